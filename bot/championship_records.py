"""What is stored of a championship: what it is, its inputs, its tables and its medals.

Like all rows these are frozen; moments are aware datetimes in UTC, people are Discord user ids.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal, TypeAlias

from bot.records import Member, Seating, TableHeader

Progress: TypeAlias = Literal["running", "over", "cancelled"]
"""running may still change; over has its medals, also when the rules declare it void; cancelled has none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChampionshipHeader:
    """What a championship is, apart from its inputs.

    plan    game and format as JSON values, fixed when it is opened
    timer   how long a decision at its tables may take, a key of `bot.tables.deadlines.TIMERS`
    feeds   whether its medals count for the server's general classification
    season  which part of that classification
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
        """Return the address of the channel in which its message stands."""
        return f"https://discord.com/channels/{self.guild_id}/{self.channel_id}"

    @property
    def called(self) -> str:
        """Its name for a label, where nothing formats; never empty."""
        return self.name or f"{self.id}"

    @property
    def game(self) -> str:
        """The key of the game it is played in."""
        return str(self.plan["game"])

    @property
    def part(self) -> str:
        """What its season is called in menus; never empty."""
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
    """A table of a championship that is live or was played out, with all who have sat at it."""

    header: TableHeader
    members: tuple[Member, ...]
    seatings: tuple[Seating, ...]


@dataclass(frozen=True, slots=True)
class MedalRow:
    """What one entrant takes home: podium points and extra points; no place where the rules gave none."""

    user_id: int
    name: str
    place: int | None
    points: int
    extra: int


@dataclass(frozen=True, slots=True)
class StoredChampionship:
    """Everything there is of a championship, as of one moment."""

    header: ChampionshipHeader
    inputs: tuple[InputRow, ...]
    matches: tuple[MatchRow, ...]


@dataclass(frozen=True, slots=True)
class Honours:
    """The medals of one ended championship that feeds the general classification."""

    header: ChampionshipHeader
    medals: tuple[MedalRow, ...]
