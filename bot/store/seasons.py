"""The beginning and the end of seasons: when, by whom and why."""

from __future__ import annotations

from datetime import datetime
from functools import partial
from typing import Final

from sqlalchemy import bindparam, insert, update

from bot.errors import Conflict
from bot.records.boards import Calendar
from bot.store import schema
from bot.store.database import Database
from bot.store.totals import changed
from bot.store.units import Statement

_COLUMNS: Final = schema.seasons.c
_START: Final = Statement(
    insert(schema.seasons).values(
        {name: bindparam(name) for name in ("guild_id", "name", "started_at", "started_by", "reason")}
    )
)
_STOP: Final = Statement(
    update(schema.seasons)
    .where(_COLUMNS.id == bindparam("season"), _COLUMNS.ended_at.is_(None))
    .values({name: bindparam(name) for name in ("ended_at", "ended_by", "end_reason")})
)


class SeasonRows:
    """The part of the store about seasons. A write that raises has changed nothing.

    Conflict where the boards of the server have changed since their calendar was read.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def start(self, calendar: Calendar, name: str, at: datetime, by: int, reason: str) -> None:
        """Begin a season. Conflict, Unavailable."""
        guild = calendar.guild_id
        season = _START.step(guild_id=guild, name=name, started_at=at, started_by=by, reason=reason)
        await self._database.write(*changed(calendar, at), season)

    async def end(self, calendar: Calendar, season: int, at: datetime, by: int, reason: str) -> None:
        """End a season. Conflict, also when it has ended already; Unavailable."""
        stop = _STOP.step(
            changes=1,
            refusal=partial(Conflict, 0, f"season {season}, running"),
            season=season,
            ended_at=at,
            ended_by=by,
            end_reason=reason,
        )
        await self._database.write(*changed(calendar, at), stop)
