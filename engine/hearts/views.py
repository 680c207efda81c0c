"""What a seat knows, and how the match stands. The only module that reads hands to show them."""

from __future__ import annotations

from engine.core import Place, Seat
from engine.french import Card
from engine.hearts import rules
from engine.hearts.options import FOUR, TRICKS
from engine.hearts.play import winner
from engine.hearts.public import View
from engine.hearts.rounds import places
from engine.hearts.scoring import PODIUM
from engine.hearts.state import OVER, PASS, PLAY, State


def view(s: State, seat: Seat | None) -> View:
    """Everything `seat` knows; None is a spectator, who holds no hand, and so is whoever is no seat here.

    H-2.3: only the giver and the receiver know the cards passed.
    """
    hand, given, received = _own(s, seat)
    return View(
        seat=seat,
        seats=s.seats,
        options=s.options,
        turn=s.turn,
        phase=s.phase,
        to_act=rules.to_act(s),
        choices=() if seat is None else rules.choices(s, seat),
        round=s.round,
        tied=s.tied,
        dealer=s.dealer,
        direction=s.direction,
        leader=s.leader,
        hand=hand,
        answered=tuple(who for who, given in enumerate(s.given) if given is not None and s.phase == PASS),
        given=given,
        received=received,
        trick=s.trick,
        winning=s.trick[winner([card for _, card in s.trick])][0] if s.trick else None,
        tricks=s.tricks,
        last_trick=s.last_trick,
        taken=tuple(s.taken),
        broken=s.broken,
        changes=tuple(s.changes),
        sheet=s.sheet,
        totals=tuple(s.totals),
        stars=tuple(s.stars),
        rounds_won=tuple(s.rounds_won),
        queens=tuple(s.queens),
        yellow=tuple(s.yellow),
        black=tuple(s.black),
        ranks=tuple(rank for _, rank in sorted(_ranks(s))),
    )


def bystanders(view: View) -> tuple[Seat, ...]:
    """Return who may be able to change the card it laid (R-H-11), by what everybody sees.

    Whether that seat holds another card to lay is its secret and makes no difference here. Everybody knows
    that nothing but the two of clubs can be led to the first trick, and that no hand is left in the last one.
    """
    if view.phase != PLAY or not view.trick:
        return ()
    seat = view.trick[-1][0]
    opening = not view.tricks and len(view.trick) == 1
    last = len(view.tricks) == TRICKS[view.seats] - 1
    return (seat,) if view.changes[seat] and not opening and not last else ()


def _own(s: State, seat: Seat | None) -> tuple[tuple[Card, ...], tuple[Card, ...], tuple[Card, ...]]:
    """The cards that are `seat`'s own to know: its hand, what it passes, what it got for them."""
    if seat is None or not 0 <= seat < s.seats:
        return (), (), ()
    return tuple(s.hands[seat]), s.given[seat] or (), s.received[seat]


def _ranks(s: State) -> list[tuple[Seat, int]]:
    """Seats with their ranks, best first; whom nothing separates share one."""
    found: list[tuple[Seat, int]] = []
    for group in places(s):
        rank = len(found) + 1
        found += ((seat, rank) for seat in group)
    return found


def standing(s: State) -> tuple[Place, ...]:
    """H-7, H2-7: best first. H-10: podium points once a match of four is over that ranks all its places.

    A group or a play-off, which asks only who goes on, brings none.
    """
    whole = s.seats == FOUR and len(s.options.places) == s.seats - 1
    podium = PODIUM if s.phase == OVER and whole else {}
    return tuple(
        Place(
            seat,
            rank,
            s.totals[seat],
            {
                "stars": s.stars[seat],
                "moons": s.moons[seat],
                "rounds_won": s.rounds_won[seat],
                "queens": s.queens[seat],
                "yellow": s.yellow[seat],
                "black": s.black[seat],
                "podium": podium.get(rank, 0),
                "rounds": s.ordinary,
            },
        )
        for seat, rank in _ranks(s)
    )
