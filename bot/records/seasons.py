"""Rows of the season archive: what was played in a season, and who was best. All are frozen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Final, NamedTuple

from bot.records.boards import BoardLine, EndedMatch, Total
from bot.records.statistics import Top

MEDALS: Final = 3
"""The last place with a medal."""


class Chapter(NamedTuple):
    """A season as the archive of a server lists it: one that a moderator began, or a calendar year (R-HC-17).

    number  what people type: which season of the server it is, from 1, or the year
    key     the key of the period (`bot.tables.periods.periods`)
    runs    whether matches that end now belong to it
    """

    number: int
    name: str
    key: str
    started_at: datetime
    ended_at: datetime | None
    runs: bool
    is_year: bool = False


@dataclass(frozen=True, slots=True)
class SeasonSums:
    """A season's sums of matches with people, worked out from its results.

    played   numbers of matches by game, "" for all of them; empty if nobody has played
    players  number of people, deleted ones included
    medals   the lines of the first three places by wins, by game; whoever has won nothing has no medal
    records  the best at each compared fact
    """

    played: Mapping[str, int]
    players: int
    medals: Mapping[str, tuple[BoardLine, ...]]
    records: tuple[Top, ...]


@dataclass(frozen=True, slots=True)
class SeasonMatches:
    """The matches of a season with people, by their ends, and each person's totals in them.

    Totals are ordered by game, best first, each with its place by wins; None where no match could be won.
    """

    chapter: Chapter
    matches: tuple[EndedMatch, ...]
    totals: tuple[tuple[int | None, Total], ...]
