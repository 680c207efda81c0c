"""The points of one round (SK-8, SK-9, SKL-6). A counting is a function, chosen by scoring and load."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

Counting: TypeAlias = Callable[[int, int, int], tuple[int, int]]
"""(cards dealt, bid, tricks won) -> (bid points, number of halves of the captured bonuses paid: 0, 1, 2)."""

LOOT_BONUS: Final = 20


def skull_king(dealt: int, bid: int, won: int) -> tuple[int, int]:
    """Count an exact bid as a gain with its bonuses, any other as a loss (SK-8.1-8.5, SKL-6.1-6.5)."""
    if bid == 0:
        return (10 * dealt, 2) if won == 0 else (-10 * dealt, 0)
    return (20 * won, 2) if won == bid else (-10 * abs(won - bid), 0)


def grapeshot(dealt: int, bid: int, won: int) -> tuple[int, int]:
    """Count all for a direct hit, half for one off, nothing beyond (SK-9.1 to SK-9.5, SK-9.7)."""
    off = abs(won - bid)
    return (10 * dealt, 2) if off == 0 else (5 * dealt, 1) if off == 1 else (0, 0)


def cannonball(dealt: int, bid: int, won: int) -> tuple[int, int]:
    """Count half as much again for a direct hit, nothing for any miss (SK-9.8)."""
    return (15 * dealt, 2) if won == bid else (0, 0)


COUNTINGS: Final[Mapping[tuple[str, str | None], Counting]] = {
    ("skull_king", None): skull_king,
    ("rascal", None): grapeshot,
    ("rascal", "grapeshot"): grapeshot,
    ("rascal", "cannonball"): cannonball,
}
"""By (option scoring, load); load is None unless the table plays with cannon loads (SK-9.6)."""


def hits(load: str, dealt: int) -> tuple[int, int]:
    """Return what a load brings with so many cards, for a direct hit and for one off (SK-9.7, SK-9.8)."""
    counting = COUNTINGS["rascal", load]
    return counting(dealt, 1, 1)[0], counting(dealt, 1, 0)[0]


def missed_zero(dealt: int) -> int:
    """Return the (negative) points for a bid of zero after taking a trick (SK-8.4)."""
    return skull_king(dealt, 0, 1)[0]


def halves(scoring: str, load: str | None, bid: int, won: int) -> int:
    """Return the halves of the captured bonuses paid: 0, 1 or 2 (SK-9.2 to SK-9.5, SK-9.8)."""
    return COUNTINGS[scoring, load](1, bid, won)[1]


class Score(NamedTuple):
    """One seat's points of one round, in the columns of the score sheet (SK-13.3)."""

    bid_points: int
    bonus_points: int
    loot_points: int
    wager_points: int

    @property
    def total(self) -> int:
        """Return the round's points (SK-8.14)."""
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
    """Score a round by the final bid, after Harry (SK-8.14).

    `captured` are the points of all captured bonuses (multiples of 10, so that half is exact, SK-9.5).
    `allies_exact` says for each of the seat's alliances whether the partner's bid is exact. Loot and wager
    depend on exactness alone, whatever the counting (SK-9.9).
    """
    bid_points, halves = counting(dealt, bid, won)
    exact = bid == won
    return Score(
        bid_points,
        captured * halves // 2,
        LOOT_BONUS * sum(allies_exact) if exact else 0,
        wager if exact else -wager,
    )
