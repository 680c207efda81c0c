"""Deal hidden cards at random, within what each place may hold: the base of every card game's `world`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final

from engine.core import Rng

MIXING: Final = 2
"""How many times each pair of places exchanges cards at random, so that no deal is favoured."""


def mask(cards: Iterable[int]) -> int:
    """Return a set of cards as a bit mask: bit c stands for card c."""
    found = 0
    for card in cards:
        found |= 1 << card
    return found


def shuffled(cards: Iterable[int], rng: Rng) -> list[int]:
    """Return the cards in random order."""
    return sorted(cards, key=lambda card: rng.random())


def deal_within_masks(
    cards: Sequence[int], sizes: Sequence[int], may_hold: Sequence[int], rng: Rng
) -> list[list[int]]:
    """Deal `sizes[i]` of the cards to each place i, only cards in its mask `may_hold[i]`, in random order.

    The sizes add up to the number of cards. All deals within the masks are equally likely: exactly without
    restrictions, nearly with them.

    Raises:
        ValueError: if no deal respects the masks.
    """
    pool = shuffled(cards, rng)
    free = mask(cards)
    strict = [i for i, allowed in enumerate(may_hold) if free & ~allowed]
    for i in strict:
        free &= may_hold[i]
    # Place first the cards that few places may hold, while those places still have room.
    bound = [card for card in pool if not free >> card & 1]
    bound.sort(key=lambda card: sum(may_hold[i] >> card & 1 for i in strict))
    places: list[list[int]] = [[] for _ in sizes]
    for card in bound:
        room = [
            size - len(place) if allowed >> card & 1 else 0
            for size, place, allowed in zip(sizes, places, may_hold, strict=True)
        ]
        if any(room):
            places[rng.choices(range(len(sizes)), room)[0]].append(card)
        else:
            _make_room(card, places, sizes, may_hold)
    anywhere = iter(card for card in pool if free >> card & 1)
    for place, size in zip(places, sizes, strict=True):
        place += [next(anywhere) for _ in range(size - len(place))]
    for one, two in MIXING * [pair for pair in combinations(range(len(sizes)), 2) if {*pair} & {*strict}]:
        _share(places, one, two, may_hold, rng)
    return [shuffled(place, rng) for place in places] if strict else places


def _make_room(card: int, places: list[list[int]], sizes: Sequence[int], may_hold: Sequence[int]) -> None:
    """Put the card into a place that may hold it, moving other cards along the shortest way to a free place.

    Raises:
        ValueError: if no deal respects the masks.
    """
    came: dict[int, tuple[int, int]] = {}
    ways = [(card, -1)]
    for moved, home in ways:
        for to, allowed in enumerate(may_hold):
            if not allowed >> moved & 1 or to in came:
                continue
            came[to] = moved, home
            if len(places[to]) < sizes[to]:
                _move_on(to, came, places)
                return
            ways += [(other, to) for other in places[to]]
    raise ValueError("no deal keeps to what the places may hold")


def _move_on(last: int, came: dict[int, tuple[int, int]], places: list[list[int]]) -> None:
    """Move every card one step along the path that ends at place `last`.

    `came` has, by place, the card that moves there and the place it comes from, -1 for the new card.
    """
    to = last
    while to >= 0:
        card, home = came[to]
        places[to].append(card)
        if home >= 0:
            places[home].remove(card)
        to = home


def _share(places: list[list[int]], one: int, two: int, may_hold: Sequence[int], rng: Rng) -> None:
    """Exchange cards at random between two places; each keeps the cards that the other may not hold."""
    kept: list[int] = []
    given: list[int] = []
    either: list[int] = []
    for card in places[one] + places[two]:
        first, second = may_hold[one] >> card & 1, may_hold[two] >> card & 1
        (either if first and second else kept if first else given).append(card)
    either = shuffled(either, rng)
    more = len(places[one]) - len(kept)
    places[one], places[two] = kept + either[:more], given + either[more:]
