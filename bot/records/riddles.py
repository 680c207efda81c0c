"""Records of the riddle of the day: a position of a match, with actions of which one is clearly the best."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple


class StoredOffer(NamedTuple):
    """An action in the game's notation, how much less than the best it is worth on average, and its error."""

    action: str
    behind: float
    error: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Riddle:
    """A position of a match without any name; nothing tells which match it was.

    day        its UTC date, in ISO form
    options    of the match
    seat       the seat that decides
    inputs     all inputs before the decision, each with its seat, in the game's notation
    offers     the actions to choose from, in the game's order; their worth is secret until the day is over
    by_robots  whether robots alone played the match
    """

    id: int
    day: str
    game: str
    rules_version: int
    options: dict[str, Any]
    seats: int
    seat: int
    inputs: tuple[tuple[int, str], ...] = field(repr=False)
    offers: tuple[StoredOffer, ...] = field(repr=False)
    by_robots: bool

    @property
    def best(self) -> str:
        """Return the action that is worth most."""
        return max(self.offers, key=lambda offer: offer.behind).action

    @property
    def actions(self) -> tuple[str, ...]:
        """Return the actions to choose from, in the game's order."""
        return tuple(offer.action for offer in self.offers)
