"""The plan of a championship, fixed when it is opened: the game, the format, the numbers of players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple, Self

from engine.core import IllegalOption

CASTILLAR, LEAGUE, TABLE = "castillar", "league", "table"
FORMATS: Final = (CASTILLAR, LEAGUE, TABLE)
"""castillar is the championship of HC-1. league: everybody meets everybody once, at tables of two.
table: one match of all entrants."""
EL_CASTILLAR: Final = "hearts"
"""The game of the castillar (HC-1). Its medals form the general classification; those of every other game
form a classification of that game (R-HC-18)."""
TABLES: Final[Mapping[str, frozenset[int]]] = {
    CASTILLAR: frozenset({2, 4}),
    LEAGUE: frozenset({2}),
    TABLE: frozenset(),
}
"""By format, the table sizes that the game must allow; `table` takes any size that the game allows."""
FEWEST, MOST = 2, 10
"""The smallest and the largest number of entrants (HC-1, R-HC-15)."""


def formats(game: str) -> tuple[str, ...]:
    """Return the formats in which a game can be played, a format of that game alone first."""
    return tuple(form for form in FORMATS if form != CASTILLAR or game == EL_CASTILLAR)


def is_playable(form: str, seats: Iterable[int]) -> bool:
    """Return whether a game for these numbers of players can be played in this format."""
    return TABLES[form] <= set(seats)


class Plan(NamedTuple):
    """The choices that are fixed when a championship is opened.

    seats    the numbers of players for which the game is made
    fewer    whether fewer points are better in that game
    options  the game's options for every match; a stage may override some
    """

    game: str
    format: str
    seats: tuple[int, ...]
    fewer: bool
    options: Mapping[str, Any]

    @classmethod
    def from_mapping(cls, mapping: Mapping[str, Any]) -> Self:
        """Return a plan from JSON values.

        Raises:
            IllegalOption: if the format does not exist or does not fit the game.
        """
        plan = cls(
            str(mapping["game"]),
            str(mapping["format"]),
            tuple(mapping["seats"]),
            bool(mapping["fewer"]),
            dict(mapping["options"]),
        )
        if plan.format not in FORMATS:
            raise IllegalOption("format", "T-14", f"one of {', '.join(FORMATS)}")
        if not is_playable(plan.format, plan.seats):
            raise IllegalOption("format", "T-14", "the game is not played by so many")
        return plan

    def to_mapping(self) -> dict[str, Any]:
        """Return the plan as JSON values; `Plan.from_mapping(plan.to_mapping()) == plan`."""
        return {**self._asdict(), "seats": list(self.seats), "options": dict(self.options)}

    @property
    def entrant_counts(self) -> tuple[int, ...]:
        """Return the possible numbers of entrants (HC-1, R-HC-15)."""
        return self.seats if self.format == TABLE else tuple(range(FEWEST, MOST + 1))
