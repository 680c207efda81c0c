"""Records of meetings: matches for which people have agreed on a time."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any, ClassVar, Literal, TypeAlias

MeetingStatus: TypeAlias = Literal["open", "lobby", "over", "missed", "off", "late"]
"""open: people answer; lobby: its lobby is open; over: the match has begun; missed: nobody was there;
off: called off; late: the bot was away at its time."""
AnswerKind: TypeAlias = Literal["coming", "perhaps", "cannot"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Meeting:
    """A match of a game at a time, and the lobby that opens then.

    options     chosen options of the game, as a table's
    locale      the language of its messages
    starts_at   its time
    local_start the same in its `zone`, as the host chose it: an ISO date and time without an offset
    remind_at   when those who come are reminded; None once they are, or if it is too late for that
    weekly      whether it is asked again each week
    misses      the number of weeks in a row to which nobody came, this one included once it is over
    lobby_id    the table that was opened for it
    event_id    the server's scheduled event about it
    ended_at    when the match began, or it was clear that none would
    ended_by    the person who called it off
    """

    id: int
    guild_id: int
    channel_id: int
    host: int
    host_name: str = ""
    game: str
    options: dict[str, Any]
    locale: str
    opened_at: datetime
    starts_at: datetime
    local_start: str
    zone: str
    remind_at: datetime | None = None
    weekly: bool = False
    misses: int = 0
    status: MeetingStatus = "open"
    lobby_id: int | None = None
    event_id: int | None = None
    ended_at: datetime | None = None
    ended_by: int | None = None
    timer: ClassVar[str] = "60s"
    """How patient its mentions are after the bot was away, a key of `bot.tables.deadlines.TIMERS`."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A person's answer to an invitation, and since when it stands."""

    user_id: int
    name: str
    kind: AnswerKind
    since: datetime
