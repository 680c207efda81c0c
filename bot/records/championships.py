"""Rows of a championship: its header, its inputs, its tables and its medals.

Like all rows these are frozen; moments are aware datetimes in UTC, people are Discord user ids.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal, TypeAlias

from bot.records.tables import Member, Seating, TableHeader

Progress: TypeAlias = Literal["running", "over", "cancelled"]
"""running may still change; over has its medals, even if the rules declare it void; cancelled has none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChampionshipHeader:
    """A championship without its inputs.

    plan    game and format as JSON values, fixed when it is opened
    timer   time for a decision at its tables, a key of `bot.tables.deadlines.TIMERS`
    feeds   whether its medals count for the server's general classification
    season  the season of that classification
    """

    id: int
    guild_id: int
    channel_id: int
    name: str
    plan: dict[str, Any]
    locale: str
    timer: str
    status: Progress
    organiser: int
    feeds: bool
    season: str
    opened_at: datetime
    ended_at: datetime | None = None

    @property
    def address(self) -> str:
        """Return the URL of the channel that has its message."""
        return f"https://discord.com/channels/{self.guild_id}/{self.channel_id}"

    @property
    def label(self) -> str:
        """Return its name for a label, where nothing formats; never empty."""
        return self.name or f"{self.id}"

    @property
    def game(self) -> str:
        """Return the key of its game."""
        return str(self.plan["game"])

    @property
    def part(self) -> str:
        """Return the name of its season in menus; never empty."""
        return self.season or "–"


@dataclass(frozen=True, slots=True)
class InputRow:
    """One input of a championship: the `n`-th, from 0 without gaps, in its own notation. All are public."""

    n: int
    input: str
    by: str
    at: datetime
    reason: str = ""


@dataclass(frozen=True, slots=True)
class MatchRow:
    """A table of a championship that is live or was played to the end, with all players it has had."""

    header: TableHeader
    members: tuple[Member, ...]
    seatings: tuple[Seating, ...]


@dataclass(frozen=True, slots=True)
class MedalRow:
    """An entrant's podium points and extra points; no place where the rules gave none."""

    user_id: int
    name: str
    place: int | None
    points: int
    extra: int


@dataclass(frozen=True, slots=True)
class StoredChampionship:
    """All rows of a championship, as of one moment."""

    header: ChampionshipHeader
    inputs: tuple[InputRow, ...]
    matches: tuple[MatchRow, ...]


@dataclass(frozen=True, slots=True)
class Honours:
    """The medals of one ended championship that feeds the general classification."""

    header: ChampionshipHeader
    medals: tuple[MedalRow, ...]
