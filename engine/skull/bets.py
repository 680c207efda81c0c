"""A bet from the reveal to its result: flipping (SR-4), losing a disc (SR-5), winning (SR-6)."""

from __future__ import annotations

from typing import Any

from engine.core import DEALER, MatchOver, RoundOver, Seat
from engine.skull.discs import SKULL, Disc, remove_discs
from engine.skull.public import (
    BETS_TO_WIN,
    PASS,
    Bet,
    BetOver,
    Challenger,
    DiscLost,
    First,
    Flipped,
    Out,
)
from engine.skull.state import FIRST, FLIP, LOSE, OVER, PLACE, SHUFFLE, State


def reveal(s: State, events: list[Any]) -> None:
    """Make the highest bidder the challenger, who must flip as many discs as the bid says (SR-3.4)."""
    assert s.bidder is not None
    s.phase, s.waiting = FLIP, (s.bidder,)
    events.append(Challenger(s.bidder, s.number))


def mats(s: State) -> tuple[Seat, ...]:
    """Return the seats whose top disc the challenger may flip: its own, then any other (SR-4.1, SR-4.2)."""
    if s.face_down[s.waiting[0]]:
        return s.waiting
    return tuple([mat for mat, discs in enumerate(s.face_down) if discs])


def flip(s: State, mat: Seat, events: list[Any]) -> None:
    """Turn over the top disc of a mat (SR-4.2); a skull or the last rose of the bid ends the bet."""
    challenger = s.waiting[0]
    s.face_down[mat] -= 1
    disc = s.piles[mat][s.face_down[mat]]
    s.flips += ((mat, disc),)
    events.append(Flipped(challenger, mat, disc))
    if disc == SKULL:
        _finish(s, challenger, mat, events)
        _pay(s, challenger, mat, events)
    elif len(s.flips) == s.number:
        _finish(s, challenger, None, events)
        _win(s, challenger, events)


def _finish(s: State, challenger: Seat, skull: Seat | None, events: list[Any]) -> None:
    """Record the finished bet and return all discs to the hands (SR-5.1, SR-6.1)."""
    heights = tuple(map(len, s.piles))
    bet = Bet(s.round, challenger, s.number, s.calls, heights, s.flips, skull)
    s.bets += (bet,)
    s.laid, s.shown = tuple(s.piles), ()
    s.piles, s.face_down = [()] * s.seats, [0] * s.seats
    s.calls, s.number, s.bidder, s.flips = (), 0, None, ()
    events.append(BetOver(bet))


def _win(s: State, challenger: Seat, events: list[Any]) -> None:
    """Turn the challenger's mat to its rose side (SR-6.1); the second bet won ends the match (SR-6.2)."""
    s.won[challenger] += 1
    events.append(RoundOver(s.round, tuple(int(seat == challenger) for seat in range(s.seats))))
    if s.won[challenger] == BETS_TO_WIN:
        _end(s, events)
    else:
        # R-SR-01: the challenger begins again.
        begin(s, challenger, events)


def _pay(s: State, challenger: Seat, owner: Seat, events: list[Any]) -> None:
    """Make the challenger lose a disc: at random, or a chosen one if the skull was the own (SR-5.2)."""
    s.skulls[challenger] += 1
    bet = s.bets[-1]
    if owner != challenger and any(seat == owner and number != PASS for seat, number in bet.calls):
        s.bluffs[owner] += 1
    discs = s.owned[challenger]
    if len(discs) == 1:
        # R-SR-07, R-SR-08: with one disc there is nothing to choose.
        lose(s, discs[0], events)
    elif owner == challenger:
        s.phase = LOSE
    else:
        s.phase, s.waiting = SHUFFLE, (DEALER,)


def shuffle(s: State, order: tuple[int, ...], events: list[Any]) -> None:
    """Lay the challenger's discs face down in an order no seat knows; then one is picked (SR-5.3)."""
    bet = s.bets[-1]
    assert bet.skull is not None
    discs = s.owned[bet.challenger]
    s.shuffled = tuple(discs[place] for place in order)
    if s.options.opponent_discard == "auto_random":
        lose(s, s.shuffled[0], events)
    else:
        s.phase, s.waiting = LOSE, (bet.skull,)


def lose(s: State, disc: Disc, events: list[Any]) -> None:
    """Remove a disc of the challenger for good (SR-5.2); a challenger without discs is out (SR-5.6)."""
    bet = s.bets[-1]
    challenger = bet.challenger
    s.shuffled = ()
    s.owned[challenger] = remove_discs(s.owned[challenger], (disc,))
    s.lost[challenger] += (disc,)
    events.append(DiscLost(challenger, len(s.owned[challenger])))
    if not s.owned[challenger]:
        s.out += (challenger,)
        events.append(Out(challenger))
    events.append(RoundOver(s.round, (0,) * s.seats))
    if len(s.out) == s.seats - 1:
        # SR-8.1: the last player with discs wins.
        _end(s, events)
    elif s.owned[challenger]:
        # R-SR-01: win or lose, the challenger begins.
        begin(s, challenger, events)
    elif bet.skull == challenger:
        # SR-5.7: a player who is out by the own skull names the next to begin.
        s.phase, s.waiting = FIRST, (challenger,)
    else:
        # SR-5.7, R-SR-14: otherwise the owner of the skull begins, who always has discs.
        assert bet.skull is not None
        begin(s, bet.skull, events)


def begin(s: State, first: Seat, events: list[Any]) -> None:
    """Begin a round: all players with discs lay their first one at the same time (SR-2.1, R-SR-10)."""
    s.round += 1
    s.phase, s.first, s.waiting = PLACE, first, tuple(s.living)
    if s.round > 1:
        events.append(First(first))


def _end(s: State, events: list[Any]) -> None:
    s.phase, s.waiting = OVER, ()
    events.append(MatchOver())
