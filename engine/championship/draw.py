"""The draw: the order of the entrants by a public seed, and the pairings that follow from it (HC-2).

An entrant's lot is a hash of the seed and the entrant's number; entrants are sorted by their lots. The order
depends neither on the order of joining nor on a language's random generator.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Final, NamedTuple

from engine.championship.public import Entrant

GROUP: Final = 4
"""The number of entrants in a group (HC-7.1)."""


class Round(NamedTuple):
    """One round of a league: the pairs that meet, and the entrant with a bye, if any."""

    pairs: tuple[tuple[Entrant, Entrant], ...]
    bye: Entrant | None


def draw_order(seed: int, entrants: Iterable[Entrant]) -> tuple[Entrant, ...]:
    """Return the entrants sorted by their lots, the BLAKE2b-64 hashes of `<seed> <entrant>`."""
    return tuple(sorted(entrants, key=lambda entrant: (_lot(seed, entrant), entrant)))


def _lot(seed: int, entrant: Entrant) -> bytes:
    return blake2b(f"{seed} {entrant}".encode(), digest_size=8).digest()


def round_robin(order: Iterable[Entrant]) -> tuple[Round, ...]:
    """Pair all entrants of a drawn order once, by the circle method; odd numbers need byes (HC-3.1).

    The first entrant of the circle stays fixed; all others rotate by one place each round.
    """
    circle: list[Entrant | None] = [*order]
    if len(circle) % 2:
        circle.append(None)
    rounds = []
    for _ in range(len(circle) - 1):
        facing = zip(circle[: len(circle) // 2], reversed(circle[len(circle) // 2 :]), strict=True)
        pairs, bye = [], None
        for one, two in facing:
            if one is None or two is None:
                bye = two if one is None else one
            else:
                pairs.append((one, two))
        rounds.append(Round(tuple(pairs), bye))
        circle = [circle[0], circle[-1], *circle[1:-1]]
    return tuple(rounds)


def groups(order: Sequence[Entrant]) -> tuple[tuple[Entrant, ...], tuple[Entrant, ...]]:
    """Return the two groups of four of a drawn order (HC-7.1)."""
    return tuple(order[:GROUP]), tuple(order[GROUP:])
