"""Rounds played with real cards: checked, and scored by the same functions as rounds at a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Self

from engine.core import BadEntry
from engine.hearts.cards import ALL_PENALTIES, PENALTY, QUEEN_OF_SPADES
from engine.hearts.options import Options
from engine.hearts.rounds import finish
from engine.hearts.state import OVER, State


class Entry(NamedTuple):
    """The points of the cards that each player took in a round, by seat."""

    taken: tuple[int, ...]

    @classmethod
    def from_mapping(cls, mapping: Mapping[str, Any]) -> Self:
        """Return the entry of JSON values as `to_mapping` writes them."""
        return cls(tuple(mapping["taken"]))

    def to_mapping(self) -> dict[str, Any]:
        """Return the entry as JSON values."""
        return self._asdict()


def new(seats: int, options: Options) -> State:
    """Return a match in which no round has been entered."""
    return State(seats, options)


def enter(s: State, entry: Entry) -> None:
    """Add the next round to a match, and score it.

    Raises:
        BadEntry: the round cannot have been played; nothing was changed.
    """
    if s.phase == OVER:
        raise BadEntry("over")
    if len(entry.taken) != s.seats:
        raise BadEntry("numbers", count=s.seats)
    if min(entry.taken) < 0 or sum(entry.taken) != ALL_PENALTIES:
        raise BadEntry("points", total=sum(entry.taken), want=ALL_PENALTIES)
    # Both a player with all hearts and the one with the queen have 13: then nobody knows who took her.
    with_queen = [seat for seat, points in enumerate(entry.taken) if points >= PENALTY[QUEEN_OF_SPADES]]
    if not with_queen:
        raise BadEntry("queen", points=PENALTY[QUEEN_OF_SPADES])
    s.round += 1
    s.clear()
    s.taken = list(entry.taken)
    finish(s, with_queen[0] if len(with_queen) == 1 else None, [])
