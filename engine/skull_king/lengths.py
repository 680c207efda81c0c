"""The number of rounds, and of cards in each (SK-4.1, SK-4.3 to SK-4.5)."""

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
"""By preset, the cards wanted in each round (SK-4.4)."""

MOST_ROUNDS: Final = 20
"""The bot's own limit for a custom list: longer than any preset, short enough for one evening."""


MOST_CARDS: Final = 24
"""The largest hand possible, a third of all 74 cards (SK-4.5): no list may ask for more."""


def largest_hand(deck: int, hands: int) -> int:
    """Return the most cards that each of `hands` equal hands can get from `deck` cards (SK-4.5)."""
    return deck // hands


def cap_hand_sizes(wanted: Iterable[int], most: int) -> tuple[int, ...]:
    """Return the cards dealt in each round; a size above `most` becomes `most` (SK-4.3)."""
    return tuple(min(size, most) for size in wanted)
