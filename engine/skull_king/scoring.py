"""The points of one round (SK-8, SK-9, SKL-6): a counting is a function, chosen by scoring and load."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

Counting: TypeAlias = Callable[[int, int, int], tuple[int, int]]
"""(cards dealt, bid, tricks won) -> (bid points, halves of the captured bonuses that are paid: 0, 1 or 2)."""

LOOT_BONUS: Final = 20


def skull_king(dealt: int, bid: int, won: int) -> tuple[int, int]:
    """SK-8.1 to SK-8.5, SKL-6.1 to SKL-6.5: exact pays, anything else costs; bonuses need an exact bid."""
    if bid == 0:
        return (10 * dealt, 2) if won == 0 else (-10 * dealt, 0)
    return (20 * won, 2) if won == bid else (-10 * abs(won - bid), 0)


def grapeshot(dealt: int, bid: int, won: int) -> tuple[int, int]:
    """SK-9.1 to SK-9.5, SK-9.7: a direct hit pays all, one off pays half, more pays nothing."""
    off = abs(won - bid)
    return (10 * dealt, 2) if off == 0 else (5 * dealt, 1) if off == 1 else (0, 0)


def cannonball(dealt: int, bid: int, won: int) -> tuple[int, int]:
    """SK-9.8: all or nothing, for half as much again."""
    return (15 * dealt, 2) if won == bid else (0, 0)


COUNTINGS: Final[Mapping[tuple[str, str | None], Counting]] = {
    ("skull_king", None): skull_king,
    ("rascal", None): grapeshot,
    ("rascal", "grapeshot"): grapeshot,
    ("rascal", "cannonball"): cannonball,
}
"""By (option scoring, load); no load is asked for unless the table plays with cannon loads (SK-9.6)."""


def hits(load: str, dealt: int) -> tuple[int, int]:
    """SK-9.7, SK-9.8: what a load brings with so many cards: for a direct hit, and for one off."""
    counting = COUNTINGS["rascal", load]
    return counting(dealt, 1, 1)[0], counting(dealt, 1, 0)[0]


def missed_zero(dealt: int) -> int:
    """SK-8.4: what a bid of zero costs whoever takes a trick."""
    return skull_king(dealt, 0, 1)[0]


def halves(scoring: str, load: str | None, bid: int, won: int) -> int:
    """SK-9.2 to SK-9.5, SK-9.8: how many halves of the captured bonuses are paid: 0, 1 or 2."""
    return COUNTINGS[scoring, load](1, bid, won)[1]


class Score(NamedTuple):
    """One seat's points of one round, in the columns of the score sheet (SK-13.3)."""

    bid_points: int
    bonus_points: int
    loot_points: int
    wager_points: int

    @property
    def total(self) -> int:
        """SK-8.14: the round's points."""
        return self.bid_points + self.bonus_points + self.loot_points + self.wager_points


def score(
    counting: Counting,
    *,
    dealt: int,
    bid: int,
    won: int,
    captured: int = 0,
    allies_exact: Sequence[bool] = (),
    wager: int = 0,
) -> Score:
    """SK-8.14: score a round by the bid that counts (after Harry).

    `captured` are the points of all captured bonuses (multiples of 10, so that half is exact, SK-9.5),
    `allies_exact` tells for each of the seat's alliances whether the other one's bid is exact. Loot and
    wager look at exactness alone, whatever the counting (SK-9.9).
    """
    bid_points, halves = counting(dealt, bid, won)
    exact = bid == won
    return Score(
        bid_points,
        captured * halves // 2,
        LOOT_BONUS * sum(allies_exact) if exact else 0,
        wager if exact else -wager,
    )
