"""The plan of a championship, fixed when it is opened: the game, the format, the numbers of players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple, Self

from engine.core import IllegalOption

CASTILLAR, LEAGUE, TABLE, SAME_CARDS = "castillar", "league", "table", "same-cards"
FORMATS: Final = (CASTILLAR, LEAGUE, TABLE, SAME_CARDS)
"""castillar is the championship of HC-1. league: everybody meets everybody once, at tables of two.
table: one match of all entrants. same-cards: several rounds, in each of which all tables play the same deals
(SC-1)."""
SAME_CARDS_SIZES: Final[Mapping[str, tuple[int, ...]]] = {"hearts": (2,), "skull-king": (3, 4)}
"""By game that deals cards, the table sizes at which every match has equally many deals (SC-1.2)."""
EL_CASTILLAR: Final = "hearts"
"""The game of the castillar (HC-1). Its medals form the general classification; those of every other game
form a classification of that game (R-HC-18)."""
TABLES: Final[Mapping[str, frozenset[int]]] = {
    CASTILLAR: frozenset({2, 4}),
    LEAGUE: frozenset({2}),
    TABLE: frozenset(),
    SAME_CARDS: frozenset(),
}
"""By format, the table sizes that the game must allow; `table` takes any size that the game allows, and
`same-cards` has sizes of its own."""
FEWEST, MOST = 2, 10
"""The smallest and the largest number of entrants (HC-1, R-HC-15)."""
FEWEST_SAME_CARDS, MOST_SAME_CARDS = 4, 24
"""The smallest and the largest number of entrants with the same cards (SC-1.1)."""


def formats(game: str) -> tuple[str, ...]:
    """Return the formats in which a game can be played, a format of that game alone first."""
    missing = {
        *(() if game == EL_CASTILLAR else (CASTILLAR,)),
        *(() if game in SAME_CARDS_SIZES else (SAME_CARDS,)),
    }
    return tuple(form for form in FORMATS if form not in missing)


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
        sizes = SAME_CARDS_SIZES.get(plan.game, ())
        deals = bool(sizes) and set(sizes) <= set(plan.seats)
        if not is_playable(plan.format, plan.seats) or (plan.format == SAME_CARDS and not deals):
            raise IllegalOption("format", "T-14", "the game is not played by so many")
        return plan

    def to_mapping(self) -> dict[str, Any]:
        """Return the plan as JSON values; `Plan.from_mapping(plan.to_mapping()) == plan`."""
        return {**self._asdict(), "seats": list(self.seats), "options": dict(self.options)}

    @property
    def entrant_counts(self) -> tuple[int, ...]:
        """Return the possible numbers of entrants (HC-1, R-HC-15, SC-1.1)."""
        if self.format == SAME_CARDS:
            return tuple(range(FEWEST_SAME_CARDS, MOST_SAME_CARDS + 1))
        return self.seats if self.format == TABLE else tuple(range(FEWEST, MOST + 1))
