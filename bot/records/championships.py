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
    timer   time for a decision at the championship's tables, a key of `bot.tables.deadlines.TIMERS`
    feeds   whether the medals count for the server's general classification
    season  the season of the general classification
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
        """Return the URL of the channel with the championship's message."""
        return f"https://discord.com/channels/{self.guild_id}/{self.channel_id}"

    @property
    def label(self) -> str:
        """Return the title for a label, which has no formatting; never empty."""
        return self.name or f"{self.id}"

    @property
    def game(self) -> str:
        """Return the key of the championship's game."""
        return str(self.plan["game"])

    @property
    def part(self) -> str:
        """Return the name of the season in menus; never empty."""
        return self.season or "–"


@dataclass(frozen=True, slots=True)
class InputRow:
    """The `n`-th input of a championship, from 0 without gaps, in its own notation. All inputs are public."""

    n: int
    input: str
    by: str
    at: datetime
    reason: str = ""


@dataclass(frozen=True, slots=True)
class MatchRow:
    """A championship table that is live or was played, with its present and former players."""

    header: TableHeader
    members: tuple[Member, ...]
    seatings: tuple[Seating, ...]


@dataclass(frozen=True, slots=True)
class MedalRow:
    """An entrant's podium points and extra points, without a place if the rules gave none."""

    user_id: int
    name: str
    place: int | None
    points: int
    extra: int


@dataclass(frozen=True, slots=True)
class StoredChampionship:
    """All rows of a championship at one moment."""

    header: ChampionshipHeader
    inputs: tuple[InputRow, ...]
    matches: tuple[MatchRow, ...]


@dataclass(frozen=True, slots=True)
class Honours:
    """The medals of one ended championship that feeds the general classification."""

    header: ChampionshipHeader
    medals: tuple[MedalRow, ...]
