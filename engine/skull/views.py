"""A seat's view and the standing of the match. Only this module reads secret discs in order to show them."""

from __future__ import annotations

from engine.core import Place, Seat
from engine.skull import rules
from engine.skull.public import BETS_TO_WIN, View
from engine.skull.state import FIRST, LOSE, PLACE, SHUFFLE, State


def view(s: State, seat: Seat | None) -> View:
    """Return everything `seat` knows; None, or a seat that does not exist, is a spectator without discs.

    A lost disc is only in its owner's view (SR-5.5); a player may look at the own pile (R-SR-10).
    """
    mine = seat if seat is not None and 0 <= seat < s.seats else None
    placing = s.phase == PLACE
    return View(
        seat=seat,
        seats=s.seats,
        options=s.options,
        turn=s.turn,
        phase=s.phase,
        to_act=rules.to_act(s),
        choices=() if seat is None else rules.choices(s, seat),
        round=s.round,
        first=s.first,
        hand=() if mine is None else s.hand(mine),
        pile=() if mine is None else s.piles[mine],
        laid=() if mine is None else s.laid[mine],
        lost=() if mine is None else s.lost[mine],
        answered=tuple(who for who in s.living if s.piles[who]) if placing else (),
        discs=tuple(map(len, s.owned)),
        heights=(0,) * s.seats if placing else tuple(map(len, s.piles)),
        won=tuple(s.won),
        out=s.out,
        calls=s.calls,
        number=s.number,
        challenger=s.bidder,
        flips=s.flips,
        bets=s.bets,
        shown=s.shown,
        ranks=tuple(place.rank for place in sorted(standing(s), key=lambda place: place.seat)),
    )


def bystanders(view: View) -> tuple[Seat, ...]:
    """Return the seats that can still show a disc of the last bet (SR-4.6); pile heights are public."""
    bet = view.last_bet
    if bet is None or view.phase not in (SHUFFLE, LOSE, FIRST, PLACE):
        return ()
    seen = [seat for seat, _ in bet.flips] + [shown.seat for shown in view.shown]
    return tuple(seat for seat, height in enumerate(bet.heights) if seen.count(seat) < height)


def standing(s: State) -> tuple[Place, ...]:
    """Return the places, best first: two bets won (SR-6.2), or the last player with discs (SR-8.1), is first.

    The other places go by bets won, then by discs left, then by who was out later (R-SR-15).
    """
    alone = len(s.living) == 1
    keys = [
        (
            s.won[seat] == BETS_TO_WIN or (alone and bool(discs)),
            s.won[seat],
            len(discs),
            s.out.index(seat) if seat in s.out else s.seats,
        )
        for seat, discs in enumerate(s.owned)
    ]
    places = (
        Place(
            seat,
            1 + sum(other > key for other in keys),
            s.won[seat],
            {
                "bets": s.won[seat],
                "skulls": s.skulls[seat],
                "bluffs": s.bluffs[seat],
                "rounds": len(s.bets),
            },
        )
        for seat, key in enumerate(keys)
    )
    return tuple(sorted(places, key=lambda place: (place.rank, place.seat)))


def points(s: State) -> tuple[int, ...]:
    """Return the bets won by seat, which are the points in `standing`."""
    return tuple(s.won)


def is_out(view: View, seat: Seat) -> bool:
    """Return whether a seat has lost all of its discs (SR-5.6)."""
    return seat in view.out


def counters(s: State, before: int) -> tuple[dict[str, int], ...]:
    """Return, by seat, `own_skulls`: bets that the seat lost, as the challenger, to its own skull.

    The bets of the first `before` rounds are not counted.
    """
    own = [bet.challenger for bet in s.bets[before:] if bet.skull == bet.challenger]
    return tuple({"own_skulls": own.count(seat)} for seat in range(s.seats))
