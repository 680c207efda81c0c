"""The beginning and end of a round: deal (SK-4), score sheet and end of the match (SK-8, SK-13)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.core import MatchOver, RoundOver, Seat
from engine.skull_king.cards import Card
from engine.skull_king.public import LOADS, Dealt, Line, RoundSheet, View
from engine.skull_king.scoring import COUNTINGS, score
from engine.skull_king.state import BID, DEAL, OVER, State
from engine.tricks import left_of


def deal(s: State, cards: tuple[Card, ...], events: list[Any]) -> None:
    """Deal the whole deck in the order given: every hand, Graybeard's, then the stock (SK-4.1)."""
    assert s.dealer is not None
    if s.round:
        # SK-4.6: the deal passes to the left.
        s.dealer = left_of(s.dealer, s.setup.seats)
    s.round += 1
    s.clear()
    size, seats = s.dealt, s.setup.seats
    s.hands = [sorted(cards[size * seat : size * (seat + 1)]) for seat in range(seats)]
    s.ghost = cards[size * seats : size * s.setup.hands]
    s.stock = cards[size * s.setup.hands :]
    s.phase = BID
    events.append(Dealt(s.round, s.dealer, size))


def finish(s: State, adjusted: int, events: list[Any]) -> None:
    """Score the round by the final bids; `adjusted` is Harry's change of his owner's bid (SK-12.8)."""
    bids = [bid or 0 for bid in s.bids]
    final = list(bids)
    if s.harry is not None:
        final[s.harry] += adjusted
    exact = [bid == won for bid, won in zip(final, s.won, strict=True)]
    lines = tuple([_line(s, seat, bids[seat], final[seat], exact) for seat in range(s.setup.seats)])
    s.totals = [line.total for line in lines]
    s.exact = [count + met for count, met in zip(s.exact, exact, strict=True)]
    s.sheet += (RoundSheet(s.round, s.dealt, lines),)
    s.order = ()
    events.append(RoundOver(s.round, tuple([line.points for line in lines])))
    if s.round == len(s.rounds) and s.setup.options.tie_break == "extra_hand" and _shared_lead(s):
        # R-SK-19: all play one more round of the last size, until one player leads alone.
        s.rounds += (s.rounds[-1],)
    s.phase = DEAL if s.round < len(s.rounds) else OVER
    if s.phase == OVER:
        events.append(MatchOver())


def _line(s: State, seat: Seat, bid: int, final: int, exact: list[bool]) -> Line:
    load = s.loads[seat]
    load_name = None if load is None else LOADS[load]
    wager = s.wager[1] if s.wager is not None and s.wager[0] == seat else None
    allies = _allies(seat, s.loot) if s.loot else ()
    points = score(
        COUNTINGS[s.setup.options.scoring, load_name],
        dealt=s.dealt,
        bid=final,
        won=s.won[seat],
        captured=sum([bonus.points for bonus in s.captured[seat]]),
        allies_exact=[exact[ally] for ally in allies],
        wager=wager or 0,
    )
    total = points.total
    return Line(
        seat=seat,
        bid=bid,
        final_bid=final,
        won=s.won[seat],
        bid_points=points.bid_points,
        bonuses=s.captured[seat],
        bonus_points=points.bonus_points,
        loot_points=points.loot_points,
        wager_points=points.wager_points,
        points=total,
        total=s.totals[seat] + total,
        load=load_name,
        wager=wager,
        allies=allies,
        harry=s.harry == seat,
    )


def worth(view: View, bid: int) -> int:
    """Return the points that the finished round brings the view's seat for this bid (SK-12.7, SK-8.14).

    The view must be that of a player, not of a spectator.
    """
    seat = view.seat
    assert seat is not None
    return score(
        COUNTINGS[view.options.scoring, view.loads[seat]],
        dealt=view.dealt,
        bid=bid,
        won=view.won[seat],
        captured=view.bonus[seat],
        allies_exact=[view.bids[ally] == view.won[ally] for ally in _allies(seat, view.loot)],
        wager=view.wager[1] if view.wager is not None and view.wager[0] == seat else 0,
    ).total


def _allies(seat: Seat, loot: Iterable[tuple[Seat, Seat]]) -> tuple[Seat, ...]:
    """Return the seat's partner in each of its alliances, which pay both partners (SK-11.4b)."""
    return tuple(two if one == seat else one for one, two in loot if seat in (one, two))


def _shared_lead(s: State) -> bool:
    return s.totals.count(max(s.totals)) > 1
