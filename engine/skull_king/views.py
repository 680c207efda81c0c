"""A seat's view and the standing of the match. Only this module reads hands in order to show them."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from engine.core import Place, Seat
from engine.skull_king import rules
from engine.skull_king.cards import Card
from engine.skull_king.editions import EDITIONS
from engine.skull_king.options import Options
from engine.skull_king.public import LOADS, View
from engine.skull_king.state import BID, LOAD, State
from engine.skull_king.trick import outcome


def view(s: State, seat: Seat | None) -> View:
    """Return everything `seat` knows; None, or a seat that does not exist, is a spectator without a hand.

    Bids and loads appear once all are in (SK-5.1, R-SK-12), the stock only where Juanita showed it (R-SK-16).
    """
    seats = s.setup.seats
    secret_bids = s.phase == BID
    secret_loads = secret_bids or s.phase == LOAD
    answers = s.bids if s.phase == BID else s.loads if s.phase == LOAD else ()
    return View(
        seat=seat,
        seats=seats,
        options=s.setup.options,
        turn=s.turn,
        phase=s.phase,
        to_act=rules.to_act(s),
        choices=() if seat is None else rules.choices(s, seat),
        round=s.round,
        rounds=s.rounds,
        dealer=s.dealer,
        leader=s.order[0] if s.order else None,
        hand=tuple(s.hands[seat]) if seat is not None and 0 <= seat < seats else (),
        bids=(None,) * seats if secret_bids else tuple(s.bids),
        answered=tuple(who for who, answer in enumerate(answers) if answer is not None),
        loads=tuple(None if secret_loads or load is None else LOADS[load] for load in s.loads),
        trick=s.trick,
        winning=_winning(s.trick, s.setup.options),
        tricks=s.tricks,
        last_trick=s.last_trick,
        won=tuple(s.won),
        bonus=tuple(sum(bonus.points for bonus in bonuses) for bonuses in s.captured),
        loot=s.loot,
        sheet=s.sheet,
        totals=tuple(s.totals),
        used=s.used,
        power=s.power,
        wager=s.wager,
        harry=s.harry,
        stock_left=len(s.stock),
        stock=s.shown[1] if s.shown is not None and s.shown[0] == seat else None,
        drawn=s.drawn if s.decider == seat else (),
        discarded=s.discarded[1] if s.discarded is not None and s.discarded[0] == seat else (),
        ghost=None if s.setup.ghost is None else len(s.ghost),
    )


# Cached because every seat's view asks about one and the same trick.
@lru_cache(maxsize=256)
def _winning(trick: tuple[tuple[Seat, Card], ...], options: Options) -> Seat | None:
    """Return the seat that would take the unfinished trick if it ended here."""
    if not trick:
        return None
    ahead = outcome([card for _, card in trick], options).winner
    return None if ahead is None else trick[ahead][0]


def ghost(s: State) -> tuple[Card, ...]:
    """Return Graybeard's cards in the order he will turn them (SK-10); secret until the match is over."""
    return s.ghost


def standing(s: State) -> tuple[Place, ...]:
    """Return the places, best first (SK-13.1); equal totals share one, unless exact bids count (R-SK-19)."""
    by_exact = s.setup.options.tie_break == "most_exact_bids"
    keys = [(total, exact if by_exact else 0) for total, exact in zip(s.totals, s.exact, strict=True)]
    places = (
        Place(
            seat,
            1 + sum(other > key for other in keys),
            s.totals[seat],
            {"exact": s.exact[seat], "rounds": len(s.sheet)},
        )
        for seat, key in enumerate(keys)
    )
    return tuple(sorted(places, key=lambda place: (place.rank, place.seat)))


def points(s: State) -> tuple[int, ...]:
    """Return the totals by seat, as in `standing`."""
    return tuple(s.totals)


def is_last_round(view: View) -> bool:
    """Return whether no round is planned after the present one; a tie may add one (R-SK-19)."""
    return view.round >= len(view.rounds)


def counters(s: State, before: int) -> tuple[dict[str, int], ...]:
    """Return, by seat, how often each number was bid (`bid_2`) and met (`exact_2`), captures, and `biggest`.

    Bids are the final ones (SK-12.8). Each captured character is a capture (SK-8.7 to SK-8.9), whether or not
    its points were paid. `biggest` is the most points in a single round, perhaps below zero. The first
    `before` rounds do not count.
    """
    prizes = EDITIONS[s.setup.options.edition].prize_rule
    found: list[Counter[str]] = [Counter() for _ in range(s.setup.seats)]
    for line in (line for sheet in s.sheet[before:] for line in sheet.lines):
        seat_counter = found[line.seat]
        seat_counter[f"bid_{line.final_bid}"] += 1
        if line.won == line.final_bid:
            seat_counter[f"exact_{line.final_bid}"] += 1
        seat_counter["captures"] += sum(len(bonus.cards) for bonus in line.bonuses if bonus.rule != prizes)
        seat_counter["biggest"] = max(seat_counter.get("biggest", line.points), line.points)
    return tuple(map(dict, found))
