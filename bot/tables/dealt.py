"""Counts of the cards dealt to seats, people and robots in finished matches, with what chance gives."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final, NamedTuple, TypeAlias

from bot.records.tables import Person, parse_who
from bot.store.draws import DrawnMatch
from engine import GAMES

PEOPLE, ROBOTS = "people", "robots"
LOT: Final = "lot"
"""The kind of luck of whoever is drawn to begin."""
Group: TypeAlias = int | str
"""A seat, `PEOPLE` or `ROBOTS`."""


class Dealing(NamedTuple):
    """How a game deals: cards a hand by deal, the last for all later ones, and the kinds of cards counted."""

    sizes: Callable[[Mapping[str, Any], int], Sequence[int]]
    kinds: Mapping[str, Callable[[int], bool]]


@dataclass(slots=True)
class Luck:
    """What a group got of a kind in `hands` hands or lots, what chance gives, and that sum's variance."""

    hands: int = 0
    got: int = 0
    expected: float = 0.0
    variance: float = 0.0

    @property
    def mean(self) -> float:
        """Return what the group got in a hand."""
        return self.got / self.hands

    @property
    def chance(self) -> float:
        """Return what chance gives in a hand."""
        return self.expected / self.hands

    @property
    def error(self) -> float:
        """Return the standard error of the mean."""
        return sqrt(self.variance) / self.hands

    @property
    def is_usual(self) -> bool:
        """Return whether the mean is within two standard errors of what chance gives."""
        return abs(self.got - self.expected) <= 2 * sqrt(self.variance)


def count_luck(
    game: str, dealing: Dealing | None, matches: Iterable[DrawnMatch]
) -> dict[str, dict[Group, Luck]]:
    """Return the luck of each group by kind: the lot, and the cards that `dealing` counts.

    A deal or lot says nothing about a group that is the whole table.
    """
    found: dict[str, dict[Group, Luck]] = {}
    for match in matches:
        deals = 0
        sizes = dealing.sizes(match.options, match.seats) if dealing else ()
        for n, text in match.draws:
            action = GAMES[game].parse(text)
            groups = [group for group in _groups(match, n) if len(group[1]) < match.seats]
            if action.verb == "first":
                for group, seats in groups:
                    luck = found.setdefault(LOT, {}).setdefault(group, Luck())
                    part = len(seats) / match.seats
                    _add(luck, len(seats), int(action.items[0] in seats), part, part * (1 - part))
            elif action.verb == "deal" and dealing is not None:
                size = sizes[min(deals, len(sizes) - 1)]
                deals += 1
                for kind, counts in dealing.kinds.items():
                    for group, seats in groups:
                        luck = found.setdefault(kind, {}).setdefault(group, Luck())
                        _add_cards(luck, action.items, seats, size, counts)
    return found


def _groups(match: DrawnMatch, n: int) -> Iterator[tuple[Group, tuple[int, ...]]]:
    """Yield each seat, then the seats of people and those of robots, as they were held at input `n`."""
    holders = {seat: who for seat, start, who in match.held if start <= n}
    people = tuple(seat for seat, who in holders.items() if isinstance(parse_who(who), Person))
    yield from ((seat, (seat,)) for seat in range(match.seats))
    if people:
        yield PEOPLE, people
    if robots := tuple(seat for seat in holders if seat not in people):
        yield ROBOTS, robots


def _add_cards(
    luck: Luck, deck: Sequence[int], seats: Sequence[int], size: int, counts: Callable[[int], bool]
) -> None:
    """Add the cards of some seats: without replacement, so that their number is hypergeometric."""
    whole, cards = len(deck), size * len(seats)
    share = sum(map(counts, deck)) / whole
    got = sum(counts(card) for seat in seats for card in deck[size * seat : size * (seat + 1)])
    variance = cards * share * (1 - share) * (whole - cards) / (whole - 1)
    _add(luck, len(seats), got, cards * share, variance)


def _add(luck: Luck, hands: int, got: int, expected: float, variance: float) -> None:
    luck.hands += hands
    luck.got += got
    luck.expected += expected
    luck.variance += variance
