"""The points of a round, the ranking, and the ties that must be played out (H-5 to H-7, H2-6, H2-7)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from engine.core import Seat
from engine.hearts.cards import ALL_PENALTIES
from engine.hearts.options import Options

BLACK_CARD: Final = ALL_PENALTIES
"""The points that a black card adds to a player's total at a table of four (H-9.1)."""
PODIUM: Final = {1: 5, 2: 3, 3: 1}
"""The podium points of the places in a match of four; the fourth gets nothing (H-10)."""


class Score(NamedTuple):
    """A scored round: points by seat, who shot the moon, who won a star, who won the round."""

    points: tuple[int, ...]
    moon: Seat | None
    star: Seat | None
    winners: tuple[Seat, ...]


class Merits(NamedTuple):
    """The values that rank a seat: total, stars, rounds won, cards shown to it, black ones (R-H-09)."""

    total: int
    stars: int
    rounds_won: int
    cards: int
    black: int

    def key(self) -> tuple[int, ...]:
        """Return a sort key, smallest best, for H-7.1, H-7.2 and H-7.3.

        Better are fewer points, more stars, more rounds won, fewer cards, fewer black ones.
        """
        return (self.total, -self.stars, -self.rounds_won, self.cards, self.black)


BEFORE_SANCTIONS: Final = 3
"""The number of these key parts that come before those of H-7.3."""


class Extra(NamedTuple):
    """An extra round (H-7.4): the seats it was played for, and the points of all seats in it."""

    tied: tuple[Seat, ...]
    points: tuple[int, ...]


def score(taken: Sequence[int]) -> Score:
    """Score a round: points as taken, but a moon gives its shooter 0 and every rival 26 (H-5).

    A round won alone with 0 points brings a star (H-6.4). All with the fewest points win the round (R-H-06).
    """
    moon = taken.index(ALL_PENALTIES) if ALL_PENALTIES in taken else None
    points = tuple(taken)
    if moon is not None:
        points = tuple(0 if seat == moon else ALL_PENALTIES for seat in range(len(taken)))
    fewest = min(points)
    winners = tuple(seat for seat, count in enumerate(points) if count == fewest)
    star = winners[0] if len(winners) == 1 and fewest == 0 else None
    return Score(points, moon, star, winners)


def is_match_due(totals: Sequence[int], rounds: int, options: Options) -> bool:
    """Return whether a match is due to end after so many rounds (H-6.1, H-6.2, H2-6.1)."""
    wanted = options.count_rounds(len(totals))
    return max(totals) >= options.limit if wanted is None else rounds >= wanted


def ranking(
    merits: Sequence[Merits], extras: Iterable[Extra], places: Iterable[int]
) -> tuple[tuple[Seat, ...], ...]:
    """Rank all seats, best first, in groups; tied seats share a group (H-7, H2-7).

    An extra round counts only within a group whose seats all played it. Neither extra rounds nor sanctions
    separate seats that no boundary of `places` separates (R-HC-19, HC-7.4).
    """
    keys = [merit.key() for merit in merits]
    groups = _split(range(len(merits)), keys)
    for extra in extras:
        groups = [
            part
            for group in groups
            for part in (_split(group, extra.points) if set(group) <= set(extra.tied) else [group])
        ]
    return tuple(tuple(group) for group in _merge_ties(groups, keys, tuple(places)))


def _merge_ties(
    groups: Iterable[list[Seat]], keys: Sequence[tuple[int, ...]], boundaries: Sequence[int]
) -> list[list[Seat]]:
    """Merge groups that were tied before sanctions, unless one of `boundaries` lies inside the result."""
    found: list[list[Seat]] = []
    for group in groups:
        if found and keys[found[-1][0]][:BEFORE_SANCTIONS] == keys[group[0]][:BEFORE_SANCTIONS]:
            together = sorted((*found[-1], *group))
            if not unresolved((*found[:-1], together), boundaries):
                found[-1] = together
                continue
        found.append(group)
    return found


def _split(seats: Iterable[Seat], key: Sequence[int] | Sequence[tuple[int, ...]]) -> list[list[Seat]]:
    groups: dict[object, list[Seat]] = {}
    for seat in sorted(seats, key=lambda seat: (key[seat], seat)):
        groups.setdefault(key[seat], []).append(seat)
    return list(groups.values())


def unresolved(groups: Iterable[Sequence[Seat]], places: Iterable[int]) -> tuple[Seat, ...]:
    """Return the seats of every group that lies across the lower boundary of one of `places` (R-H-13)."""
    boundaries = tuple(places)
    found: list[Seat] = []
    best = 1
    for group in groups:
        last = best + len(group) - 1
        if any(best <= place < last for place in boundaries):
            found += group
        best = last + 1
    return tuple(sorted(found))


def total_after_black_card(total: int, limit: int) -> int:
    """Return the total after a black card: 26 more, but below the limit, and never less (H-9.1, R-H-10)."""
    return max(total, min(total + BLACK_CARD, limit - 1))
