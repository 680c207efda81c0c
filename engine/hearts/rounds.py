"""The beginning and end of a round: deal, pass, score sheet, end of the match (H-2, H-5, H-6)."""

from __future__ import annotations

from typing import Any

from engine.core import MatchOver, RoundOver, Seat
from engine.french import Card
from engine.hearts.cards import QUEEN_OF_SPADES, TWO_OF_CLUBS
from engine.hearts.public import (
    NONE,
    Dealt,
    Exchanged,
    ExtraRound,
    HasPassed,
    MoonShot,
    RoundSheet,
    pass_recipient,
)
from engine.hearts.scoring import Extra, Merits, is_match_due, ranking, score, unresolved
from engine.hearts.state import DEAL, OVER, PASS, PLAY, State


def deal(s: State, cards: tuple[Card, ...], events: list[Any]) -> None:
    """Deal the whole deck in the order given, all of seat 0's cards first (H-2.2)."""
    s.round += 1
    s.clear()
    size = len(cards) // s.seats
    s.hands = [sorted(cards[size * seat : size * (seat + 1)]) for seat in range(s.seats)]
    assert s.dealer is not None
    events.append(Dealt(s.round, s.dealer, s.direction))
    s.phase = PASS
    if s.direction == NONE:
        _begin_play(s)


def give(s: State, seat: Seat, cards: tuple[Card, ...], events: list[Any]) -> bool:
    """Store the cards that a seat passes; exchange all at once when the last seat has chosen (H-2.3, R-H-15).

    Return True once all have been exchanged.
    """
    s.given[seat] = tuple(sorted(cards))
    events.append(HasPassed(seat))
    if None in s.given:
        return False
    for giver, given in enumerate(s.given):
        s.received[pass_recipient(s.direction, giver, s.seats)] = given or ()
    for owner, hand in enumerate(s.hands):
        kept = [card for card in hand if card not in (s.given[owner] or ())]
        s.hands[owner] = sorted((*kept, *s.received[owner]))
    events.append(Exchanged(s.direction))
    _begin_play(s)
    return True


def _begin_play(s: State) -> None:
    """Begin play: the seat with the two of clubs leads (H-3.1)."""
    s.phase = PLAY
    s.leader = next(seat for seat, hand in enumerate(s.hands) if TWO_OF_CLUBS in hand)


def finish(s: State, queen: Seat | None, events: list[Any]) -> None:
    """Score the round; end the match if it is due and no tie that matters is left (H-5, H-6.2).

    `queen` is the seat that took the queen of spades; None if that is not known.
    """
    result = score(s.taken)
    if not s.tied:
        _count(s, result.winners, result.points)
        if queen is not None:
            s.queens[queen] += 1
        if result.star is not None:
            s.stars[result.star] += 1
        if result.moon is not None:
            s.moons[result.moon] += 1
    totals = tuple(s.totals)
    taken = tuple(s.taken)
    s.sheet += (
        RoundSheet(s.round, taken, result.points, totals, result.moon, result.star, result.winners, s.tied),
    )
    if result.moon is not None:
        events.append(MoonShot(result.moon))
    events.append(RoundOver(s.round, result.points))
    s.leader, s.phase, s.tied = None, DEAL, ()
    if not is_match_due(s.totals, s.ordinary, s.options):
        return
    _settle(s)
    if s.tied:
        events.append(ExtraRound(s.tied))
    else:
        events.append(MatchOver())


def find_queen(s: State) -> Seat:
    """Return the seat that took the queen of spades in the round that has been played."""
    return next(trick.winner for trick in s.tricks for _, card in trick.plays if card == QUEEN_OF_SPADES)


def recheck_ties(s: State, events: list[Any]) -> None:
    """Determine anew, after a sanction, who needs an extra round; without a tie the match is over (H-7)."""
    before = s.tied
    _settle(s)
    if s.phase == OVER:
        s.turn += 1
        events.append(MatchOver())
    elif s.tied != before:
        events.append(ExtraRound(s.tied))


def _settle(s: State) -> None:
    """Set the ties that must be played out; without any the match is over (R-H-13)."""
    s.tied = unresolved(places(s), s.options.places)
    if not s.tied:
        s.phase = OVER


def _count(s: State, winners: tuple[Seat, ...], points: tuple[int, ...]) -> None:
    """Add an ordinary round to the counters; an extra round only breaks its tie (R-H-07)."""
    for seat, count in enumerate(points):
        s.totals[seat] += count
    for seat in winners:
        s.rounds_won[seat] += 1


def places(s: State) -> tuple[tuple[Seat, ...], ...]:
    """Return the seats as they stand now, best first, in groups; tied seats share a group (H-7)."""
    merits = [
        Merits(total, stars, won, yellow + black, black)
        for total, stars, won, yellow, black in zip(
            s.totals, s.stars, s.rounds_won, s.yellow, s.black, strict=True
        )
    ]
    extras = (Extra(sheet.tied, sheet.points) for sheet in s.sheet if sheet.tied)
    return ranking(merits, extras, s.options.places)
