"""Random deals of hidden cards: only within the masks, and all such deals equally likely."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from engine.deals import deal_within_masks, mask

ANY = mask(range(9))
CASES = {
    "no restriction": ((3, 3, 3), (-1, ANY, ANY)),
    "one suit missing": ((3, 2, 4), (mask(range(6)), ANY, ANY)),
    "two that cross": ((3, 3, 3), (mask(range(6)), mask(range(3, 9)), ANY)),
    "one in the other": ((2, 3, 4), (mask(range(3)), mask(range(6)), ANY)),
}


def every_deal(sizes: tuple[int, ...], may_hold: tuple[int, ...]) -> list[tuple[frozenset[int], ...]]:
    """Return all deals of nine cards to three places, by enumeration."""
    found = []
    for first in combinations(range(9), sizes[0]):
        rest = [card for card in range(9) if card not in first]
        for second in combinations(rest, sizes[1]):
            deal = tuple(map(frozenset, (first, second, [card for card in rest if card not in second])))
            if all(
                allowed >> card & 1 for part, allowed in zip(deal, may_hold, strict=True) for card in part
            ):
                found.append(deal)
    return found


@pytest.mark.parametrize("case", CASES)
def test_all_deals_within_the_masks_are_equally_likely(case: str) -> None:
    """Chi square over all deals stays below the 0.1 percent critical value (Wilson, Hilferty)."""
    sizes, may_hold = CASES[case]
    expected = every_deal(sizes, may_hold)
    rng, times = Random(case), 20 * len(expected)
    found = Counter(
        tuple(map(frozenset, deal_within_masks(range(9), sizes, may_hold, rng))) for _ in range(times)
    )
    assert set(found) <= set(expected)
    free = len(expected) - 1
    chi = sum((found[deal] - 20) ** 2 / 20 for deal in expected)
    assert chi < free * (1 - 2 / (9 * free) + 3.09 * (2 / (9 * free)) ** 0.5) ** 3


def test_the_only_possible_deal_is_found_by_moving_cards() -> None:
    """Each of four places may hold its own card and the next place's card; the last only its own card."""
    for seed in range(50):
        deal = deal_within_masks(range(4), (1,) * 4, (0b0011, 0b0110, 0b1100, 0b1000), Random(seed))
        assert deal == [[0], [1], [2], [3]]


def test_impossible_deals_raise_value_error() -> None:
    with pytest.raises(ValueError, match="no deal"):
        deal_within_masks(range(3), (1, 2), (0b100, 0b100), Random(1))
