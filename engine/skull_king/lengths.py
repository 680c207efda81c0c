"""How many rounds, and how many cards in each (SK-4.1, SK-4.3 to SK-4.5)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

LENGTHS: Final[Mapping[str, tuple[int, ...]]] = {
    "standard": (1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
    "even_keeled": (2, 2, 4, 4, 6, 6, 8, 8, 10, 10),
    "skip_to_the_brawl": (6, 7, 8, 9, 10),
    "skirmish": (5,) * 5,
    "broadside": (10,) * 10,
    "whirlpool_x2": (9, 9, 7, 7, 5, 5, 3, 3, 1, 1),
    "whirlpool_x1": (9, 7, 5, 3, 1),
    "past_your_bedtime": (1,),
}
"""SK-4.4: cards wanted in each round, by preset."""

MOST_ROUNDS: Final = 20
"""House limit of a custom list: longer than any preset, short enough for one evening."""


MOST_CARDS: Final = 24
"""SK-4.5: the largest hand there is, three from all 74 cards; a list that wants more wants the impossible."""


def largest_hand(deck: int, hands: int) -> int:
    """SK-4.5: the most cards that `hands` equal hands can get from a deck of that size."""
    return deck // hands


def capped(wanted: Iterable[int], most: int) -> tuple[int, ...]:
    """SK-4.3: the cards dealt in each round; a size that is not possible becomes the largest possible."""
    return tuple(min(size, most) for size in wanted)
