"""Cards nobody but their holders can see, dealt anew: what every card game's worlds are made of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from random import Random
from typing import Final

MIXING: Final = 2
"""How often every two places deal their cards anew between them, until no deal is favoured."""


def mask(cards: Iterable[int]) -> int:
    """A set of cards as a number: bit c is card c."""
    found = 0
    for card in cards:
        found |= 1 << card
    return found


def shuffled(cards: Iterable[int], rng: Random) -> list[int]:
    """The cards in random order."""
    return sorted(cards, key=lambda card: rng.random())


def dealt_anew(
    cards: Sequence[int], sizes: Sequence[int], may_hold: Sequence[int], rng: Random
) -> list[list[int]]:
    """`sizes[i]` of the cards for each place i, only such as its mask `may_hold[i]` has; in random order.

    The sizes add up to all cards. Every deal that keeps to the masks is as likely as every other: exactly
    without a restriction, or nearly so. ValueError when no deal keeps to the masks.
    """
    pool = shuffled(cards, rng)
    free = mask(cards)
    strict = [i for i, allowed in enumerate(may_hold) if free & ~allowed]
    for i in strict:
        free &= may_hold[i]
    # Whatever few places may hold is put down first, so that there is still room for it.
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
    """Put the card where it may lie, moving others on along the shortest way to a place with room."""
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
    """Move every card of the way that ends at place `last`; the first one comes from no place, -1."""
    to = last
    while to >= 0:
        card, home = came[to]
        places[to].append(card)
        if home >= 0:
            places[home].remove(card)
        to = home


def _share(places: list[list[int]], one: int, two: int, may_hold: Sequence[int], rng: Random) -> None:
    """Deal what two places hold anew between them: each keeps what the other may not hold."""
    kept: list[int] = []
    given: list[int] = []
    either: list[int] = []
    for card in places[one] + places[two]:
        first, second = may_hold[one] >> card & 1, may_hold[two] >> card & 1
        (either if first and second else kept if first else given).append(card)
    either = shuffled(either, rng)
    more = len(places[one]) - len(kept)
    places[one], places[two] = kept + either[:more], given + either[more:]
