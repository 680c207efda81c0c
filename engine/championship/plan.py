"""The plan of a championship: which game, in which format, for how many; fixed when it is opened."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple, Self

from engine.core import IllegalOption

CASTILLAR, LEAGUE, TABLE = "castillar", "league", "table"
FORMATS: Final = (CASTILLAR, LEAGUE, TABLE)
"""castillar: the championship of HC-1. league: everybody meets everybody once, at tables of two.
table: one match of all."""
EL_CASTILLAR: Final = "hearts"
"""HC-1: the game of the castillar. R-HC-18: its medals are the general classification; those of every other
game have one of their own."""
TABLES: Final[Mapping[str, frozenset[int]]] = {
    CASTILLAR: frozenset({2, 4}),
    LEAGUE: frozenset({2}),
    TABLE: frozenset(),
}
"""By format, how many must be able to play a match; `table` is for as many as the game has seats."""
FEWEST, MOST = 2, 10
"""HC-1, R-HC-15: entrants."""


def formats(game: str) -> tuple[str, ...]:
    """The formats that a game is played in, one of its own first."""
    return tuple(form for form in FORMATS if form != CASTILLAR or game == EL_CASTILLAR)


def playable_by(form: str, seats: Iterable[int]) -> bool:
    """Whether a game for these numbers of players can be played in this format."""
    return TABLES[form] <= set(seats)


class Plan(NamedTuple):
    """What is fixed when a championship is opened.

    seats    the numbers of players the game can be played by
    fewer    whether fewer points are better in that game
    options  the game's options for every match, beside those a stage asks for
    """

    game: str
    format: str
    seats: tuple[int, ...]
    fewer: bool
    options: Mapping[str, Any]

    @classmethod
    def of(cls, mapping: Mapping[str, Any]) -> Self:
        """A plan from JSON values; IllegalOption for what does not exist or fit."""
        plan = cls(
            str(mapping["game"]),
            str(mapping["format"]),
            tuple(mapping["seats"]),
            bool(mapping["fewer"]),
            dict(mapping["options"]),
        )
        if plan.format not in FORMATS:
            raise IllegalOption("format", "T-14", f"one of {', '.join(FORMATS)}")
        if not playable_by(plan.format, plan.seats):
            raise IllegalOption("format", "T-14", "the game is not played by so many")
        return plan

    def mapping(self) -> dict[str, Any]:
        """Everything as JSON values; `Plan.of(plan.mapping()) == plan`."""
        return {**self._asdict(), "seats": list(self.seats), "options": dict(self.options)}

    @property
    def room(self) -> tuple[int, ...]:
        """How many may enter (HC-1, R-HC-15)."""
        return self.seats if self.format == TABLE else tuple(range(FEWEST, MOST + 1))
