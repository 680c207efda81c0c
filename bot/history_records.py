"""Finished matches as a list names them: rows, frozen, moments aware datetimes in UTC."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

from bot.records import Robot, parse_who


class Placed(NamedTuple):
    """A place of a finished match: who held the seat at its end, as a who string, and what it brought."""

    who: str
    name: str
    rank: int
    points: int
    facts: Mapping[str, int]

    @property
    def robot(self) -> bool:
        """True where a robot held the seat."""
        return isinstance(parse_who(self.who), Robot)


@dataclass(frozen=True, slots=True)
class Played:
    """A finished match as a list names it, its places best first; `void` is why it was declared void."""

    table_id: int
    guild_id: int | None
    game: str
    ended_at: datetime
    places: tuple[Placed, ...]
    void: str | None = None


class HistoryPage(NamedTuple):
    """Finished matches, newest first, and whether there are newer and older ones."""

    matches: tuple[Played, ...]
    newer: bool
    older: bool
