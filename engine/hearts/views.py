"""A seat's view and the standing of the match. Only this module reads hands in order to show them."""

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
    """Return everything `seat` knows; None, or a seat that does not exist, is a spectator without a hand.

    Only the giver and the receiver know the cards passed (H-2.3).
    """
    hand, given, received = _private_cards(s, seat)
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
    """Return the seat that may be able to change the card it laid (R-H-11), judging by public facts.

    Whether that seat holds another card to lay is secret and makes no difference to the result. It is public
    that only the two of clubs can be led to the first trick, and that no hand is left in the last one.
    """
    if view.phase != PLAY or not view.trick:
        return ()
    seat = view.trick[-1][0]
    opening = not view.tricks and len(view.trick) == 1
    last = len(view.tricks) == TRICKS[view.seats] - 1
    return (seat,) if view.changes[seat] and not opening and not last else ()


def _private_cards(
    s: State, seat: Seat | None
) -> tuple[tuple[Card, ...], tuple[Card, ...], tuple[Card, ...]]:
    """Return the cards that only `seat` may see: its hand, what it passes, what it got for that."""
    if seat is None or not 0 <= seat < s.seats:
        return (), (), ()
    return tuple(s.hands[seat]), s.given[seat] or (), s.received[seat]


def _ranks(s: State) -> list[tuple[Seat, int]]:
    """Return the seats with their ranks, best first; tied seats share a rank."""
    found: list[tuple[Seat, int]] = []
    for group in places(s):
        rank = len(found) + 1
        found += ((seat, rank) for seat in group)
    return found


def standing(s: State) -> tuple[Place, ...]:
    """Return the places, best first (H-7, H2-7); a whole match of four ends with podium points (H-10).

    A match whose options do not rank all places, as in a group or a play-off, brings no podium points.
    """
    ranks_all_places = s.seats == FOUR and len(s.options.places) == s.seats - 1
    podium = PODIUM if s.phase == OVER and ranks_all_places else {}
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


def points(s: State) -> tuple[int, ...]:
    """Return the totals by seat, as in `standing`."""
    return tuple(s.totals)


def is_last_round(view: View) -> bool:
    """Return whether no round is planned after the present one; never with a limit of points (H-6.1)."""
    planned = view.options.count_rounds(view.seats)
    return planned is not None and view.round >= planned
