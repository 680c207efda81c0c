"""Rows for lists of finished matches. All are frozen; moments are aware datetimes in UTC."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

from bot.records.tables import Robot, parse_who


class MatchPlace(NamedTuple):
    """A place of a finished match: the who string of the seat's last player, and the seat's points and facts.

    `from_round` is the first round of a person who came late.
    """

    who: str
    name: str
    rank: int
    points: int
    facts: Mapping[str, int]
    from_round: int = 1

    @property
    def is_robot(self) -> bool:
        """Return whether a robot held the seat."""
        return isinstance(parse_who(self.who), Robot)


@dataclass(frozen=True, slots=True)
class FinishedMatch:
    """A finished match with its places, best first, and how many hints were shown in it.

    `void` is the reason if the match was declared void. A match at a real table has a `pad_id`, and no
    replay.
    """

    table_id: int
    guild_id: int | None
    game: str
    ended_at: datetime
    places: tuple[MatchPlace, ...]
    void: str | None = None
    pad_id: int | None = None
    hints: int = 0


class HistoryPage(NamedTuple):
    """A page of finished matches, newest first, and whether newer and older matches exist."""

    matches: tuple[FinishedMatch, ...]
    newer: bool
    older: bool
