"""What a seat knows, and how the match stands. The only module that reads discs to show them."""

from __future__ import annotations

from engine.core import Place, Seat
from engine.skull import rules
from engine.skull.public import BETS_TO_WIN, View
from engine.skull.state import FIRST, LOSE, PLACE, SHUFFLE, State


def view(s: State, seat: Seat | None) -> View:
    """Everything `seat` knows; None is a spectator, who holds nothing, and so is whoever is no seat here.

    SR-5.5: a lost disc is in its owner's view alone. R-SR-10: an own pile may be looked at.
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
    """Return who can still show a disc of the last bet (SR-4.6): piles are counted in sight of all."""
    bet = view.last_bet
    if bet is None or view.phase not in (SHUFFLE, LOSE, FIRST, PLACE):
        return ()
    seen = [seat for seat, _ in bet.flips] + [shown.seat for shown in view.shown]
    return tuple(seat for seat, height in enumerate(bet.heights) if seen.count(seat) < height)


def standing(s: State) -> tuple[Place, ...]:
    """Best first: SR-6.2 two bets won, SR-8.1 the last with discs.

    R-SR-15: the other places go by bets won, then by discs left, then by who stayed longer.
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


def counters(s: State) -> tuple[dict[str, int], ...]:
    """By seat, `own_skulls`: bets lost, as the challenger, to a skull of one's own."""
    own = [bet.challenger for bet in s.bets if bet.skull == bet.challenger]
    return tuple({"own_skulls": own.count(seat)} for seat in range(s.seats))
