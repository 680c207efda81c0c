"""What a round is worth, who stands where, and which ties must be played out (H-5 to H-7, H2-6, H2-7)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from engine.core import Seat
from engine.hearts.cards import ALL_PENALTIES
from engine.hearts.options import TWO

BLACK_CARD: Final = ALL_PENALTIES
"""H-9.1: what a black card adds to the total of a player at a table of four."""
PODIUM: Final = {1: 5, 2: 3, 3: 1}
"""H-10: what the places of a match of four are worth; the fourth gets nothing."""
ROUNDS_OF_TWO: Final = 4
"""H2-6.1: how many rounds two play."""


class Score(NamedTuple):
    """A finished round: the points written down by seat, who shot the moon, who won with a star, who won."""

    points: tuple[int, ...]
    moon: Seat | None
    star: Seat | None
    winners: tuple[Seat, ...]


class Merits(NamedTuple):
    """What ranks a seat, best smallest: total, stars, rounds won, cards shown to it, black ones (R-H-09)."""

    total: int
    stars: int
    rounds_won: int
    cards: int
    black: int

    def key(self) -> tuple[int, ...]:
        """H-7.1, H-7.2, H-7.3: fewer points, more stars, more rounds won, fewer cards, fewer black ones."""
        return (self.total, -self.stars, -self.rounds_won, self.cards, self.black)


BEFORE_SANCTIONS: Final = 3
"""How many of these keys come before H-7.3."""


class Extra(NamedTuple):
    """H-7.4: an extra round: for whom it was played, and the points of everybody in it."""

    tied: tuple[Seat, ...]
    points: tuple[int, ...]


def score(taken: Sequence[int]) -> Score:
    """H-5: points as taken, but all of them are a moon: nothing for who took them, 26 for each rival.

    H-6.4: a round won alone with 0 points brings a star. R-H-06: all with the fewest points have won.
    """
    moon = taken.index(ALL_PENALTIES) if ALL_PENALTIES in taken else None
    points = tuple(taken)
    if moon is not None:
        points = tuple(0 if seat == moon else ALL_PENALTIES for seat in range(len(taken)))
    fewest = min(points)
    winners = tuple(seat for seat, count in enumerate(points) if count == fewest)
    star = winners[0] if len(winners) == 1 and fewest == 0 else None
    return Score(points, moon, star, winners)


def ended(totals: Sequence[int], rounds: int, limit: int) -> bool:
    """H-6.1, H-6.2: asked after a round: somebody at the limit or beyond; H2-6.1: two play four rounds."""
    return rounds >= ROUNDS_OF_TWO if len(totals) == TWO else max(totals) >= limit


def ranking(
    merits: Sequence[Merits], extras: Iterable[Extra], places: Iterable[int]
) -> tuple[tuple[Seat, ...], ...]:
    """H-7, H2-7: all seats, best first; whom nothing separates share a group.

    An extra round counts only within a group for all of which it was played. R-HC-19, HC-7.4: it leaves
    those level whom no boundary of `places` parts, and so do sanctions.
    """
    keys = [merit.key() for merit in merits]
    groups = _split(range(len(merits)), keys)
    for extra in extras:
        groups = [
            part
            for group in groups
            for part in (_split(group, extra.points) if set(group) <= set(extra.tied) else [group])
        ]
    return tuple(tuple(group) for group in _level_again(groups, keys, tuple(places)))


def _level_again(
    groups: Iterable[list[Seat]], keys: Sequence[tuple[int, ...]], boundaries: Sequence[int]
) -> list[list[Seat]]:
    """The groups, with those level before sanctions together again where none of `boundaries` lies inside."""
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
    """R-H-13: the seats of every group that lies across the lower boundary of one of `places`."""
    boundaries = tuple(places)
    found: list[Seat] = []
    best = 1
    for group in groups:
        last = best + len(group) - 1
        if any(best <= place < last for place in boundaries):
            found += group
        best = last + 1
    return tuple(sorted(found))


def after_black(total: int, limit: int) -> int:
    """H-9.1, R-H-10: 26 more, but no further than one short of the limit; never fewer than before."""
    return max(total, min(total + BLACK_CARD, limit - 1))
