"""The options of a match: `Options.from_mapping` checks them and fills in defaults; nothing else does."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Self

from engine.core import IllegalOption
from engine.french import DECK

SEATS: Final = (2, 4)
"""The possible numbers of players (H-2.2)."""
TWO, FOUR = SEATS
TRICKS: Final[Mapping[int, int]] = {seats: len(DECK) // seats for seats in SEATS}
"""By number of players, the tricks of a round, in which the whole deck is dealt (H-2.2, H2-1)."""

CHOICES: Final[Mapping[str, tuple[Any, ...]]] = {
    "limit": (100, 50),
    "queen_breaks_hearts": (False, True),
    "undo_per_match": (0, 1),
}
"""The values of every option that has a few fixed ones, in the order in which they are offered."""
ROUNDS_OF_TWO: Final = 4
"""The number of rounds that two players play (H2-6.1)."""
MOST_ROUNDS: Final = 20
"""The largest number of rounds that may be chosen, which no lobby offers."""

DEFAULTS: Final[Mapping[int, Mapping[str, Any]]] = {
    TWO: {"limit": 100, "queen_breaks_hearts": False, "undo_per_match": 1, "places": (1,)},
    FOUR: {"limit": 100, "queen_breaks_hearts": False, "undo_per_match": 0, "places": (1, 2, 3)},
}
"""The default options by number of players (R-H-11, R-H-13)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """Every option of one match, defaults filled in.

    limit                the total that ends a match of four (H-6.1, H-6.3); two play four rounds (H2-6.1)
    rounds               the number of rounds that ends a match of four in place of a total; None for a total
    queen_breaks_hearts  whether the queen of spades also breaks hearts (R-H-04)
    undo_per_match       how many laid cards a player may change in a match (H-9.2, R-H-11)
    places               the ranks whose lower boundary matters: an extra round is dealt while an unresolved
                         tie straddles one of them (H-7.4, R-H-13); ascending
    """

    limit: int
    queen_breaks_hearts: bool
    undo_per_match: int
    places: tuple[int, ...]
    rounds: int | None = None

    @classmethod
    def from_mapping(cls, mapping: Mapping[str, Any], seats: int) -> Self:
        """Return options for `seats` players from JSON values.

        Raises:
            IllegalOption: if an option or its value does not exist or does not fit the number of players.
        """
        for key in mapping:
            if key not in CHOICES and key not in ("places", "rounds"):
                raise IllegalOption(str(key), "T-14", "there is no such option")
        if isinstance(seats, bool) or seats not in SEATS:
            raise IllegalOption("seats", "H-2.2", "2 or 4 may play")
        wanted = {**DEFAULTS[seats], **mapping}
        chosen = {key: _one_of(key, wanted[key]) for key in CHOICES}
        if seats == TWO and chosen["limit"] != DEFAULTS[TWO]["limit"]:
            raise IllegalOption("limit", "H2-6.1", "two play four rounds, whatever the totals")
        rounds = _rounds(wanted.get("rounds"), seats)
        return cls(**chosen, places=_places(wanted["places"], seats), rounds=rounds)

    def to_mapping(self) -> dict[str, Any]:
        """Return every option as JSON values; `Options.from_mapping(o.to_mapping(), seats) == o`.

        A number of rounds is left out where none is chosen, as in logs of the time before it could be.
        """
        return {
            "limit": self.limit,
            "queen_breaks_hearts": self.queen_breaks_hearts,
            "undo_per_match": self.undo_per_match,
            "places": list(self.places),
            **({} if self.rounds is None else {"rounds": self.rounds}),
        }

    def count_rounds(self, seats: int) -> int | None:
        """Return the number of rounds of a match, extra rounds apart; None if a limit of points ends it."""
        return ROUNDS_OF_TWO if seats == TWO else self.rounds


def matters(key: str, seats: int) -> bool:
    """Return whether this option can make a difference to so many players; two play to no limit (H2-6.1)."""
    return key != "limit" or seats != TWO


def _rounds(value: Any, seats: int) -> int | None:
    if value is None:
        return None
    if seats == TWO:
        raise IllegalOption("rounds", "H2-6.1", "two play four rounds")
    if type(value) is int and 1 <= value <= MOST_ROUNDS:
        return value
    raise IllegalOption("rounds", "T-14", f"a number from 1 to {MOST_ROUNDS}")


def _one_of(key: str, value: Any) -> Any:
    for known in CHOICES[key]:
        if type(known) is type(value) and known == value:
            return known
    raise IllegalOption(key, "T-14", f"one of {', '.join(map(str, CHOICES[key]))}")


def _places(value: Any, seats: int) -> tuple[int, ...]:
    if isinstance(value, (list, tuple)) and all(type(rank) is int and 1 <= rank < seats for rank in value):
        return tuple(sorted(set(value)))
    raise IllegalOption("places", "R-H-13", f"a list of ranks from 1 to {seats - 1}")
