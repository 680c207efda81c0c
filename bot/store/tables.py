"""Reading tables: headers, lobby, seats and the log of inputs."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final

from sqlalchemy import ColumnElement, RowMapping, Select, and_, exists, not_, or_, select

from bot.records import LogRow, Member, Person, Seating, Status, TableHeader
from bot.store import schema
from bot.store.database import Database

LIVE: Final[tuple[Status, ...]] = ("lobby", "running")
"""The states of a table that may still change."""

_HEADER: Final = tuple(schema.tables.c[name] for name in TableHeader.__dataclass_fields__)


class TableRows(Database):
    """The part of the store that reads tables."""

    async def table(self, table_id: int) -> TableHeader | None:
        """The header of a table, None when there is none. Unavailable."""
        found = await self._headers(select(*_HEADER).where(schema.tables.c.id == table_id))
        return found[0] if found else None

    async def live_tables(self) -> list[TableHeader]:
        """Every lobby and every running table, oldest first. Unavailable."""
        return await self._headers(select(*_HEADER).where(schema.tables.c.status.in_(LIVE)))

    async def shown_tables(self, since: datetime) -> list[TableHeader]:
        """The live tables and those that have ended since then, oldest first. Unavailable.

        A process that died with the last move has not shown the end to anybody.
        """
        columns = schema.tables.c
        return await self._headers(
            select(*_HEADER).where(or_(columns.status.in_(LIVE), columns.ended_at >= since))
        )

    async def tables_of(self, user_id: int) -> list[TableHeader]:
        """The live tables of a person, oldest first. Unavailable.

        Theirs are the lobbies they have joined and the running tables where they hold a seat or have
        held one.
        """
        who = str(Person(user_id))
        joined = exists().where(schema.members.c.table_id == schema.tables.c.id, schema.members.c.who == who)
        seated = exists().where(schema.seating.c.table_id == schema.tables.c.id, schema.seating.c.who == who)
        status = schema.tables.c.status
        theirs = or_(and_(status == "lobby", joined), and_(status == "running", seated))
        return await self._headers(select(*_HEADER).where(theirs))

    async def unfinished_of(self, user_id: int, guild_id: int | None) -> list[TableHeader]:
        """The live tables a person has opened on a server, whoever is host now, oldest first. Unavailable."""
        return await self._headers(select(*_HEADER).where(unfinished(user_id, guild_id)))

    async def rematch_of(self, table_id: int) -> TableHeader | None:
        """The newest rematch of a table that was not given up, None when there is none. Unavailable."""
        found = await self._headers(rematches(table_id))
        return found[-1] if found else None

    async def members(self, table_id: int) -> list[Member]:
        """Who has joined the lobby, in order. Unavailable."""
        columns = schema.members.c
        fields = [columns[name] for name in Member.__dataclass_fields__]
        rows = await self._rows(select(*fields).where(columns.table_id == table_id).order_by(columns.place))
        return [Member(**row) for row in rows]

    async def seatings(self, table_id: int) -> list[Seating]:
        """Who has held which seat since when, in the order it happened. Unavailable."""
        columns = schema.seating.c
        fields = [columns[name] for name in Seating.__dataclass_fields__]
        rows = await self._rows(select(*fields).where(columns.table_id == table_id).order_by(columns.id))
        return [Seating(**row) for row in rows]

    async def log(self, table_id: int) -> list[LogRow]:
        """Every input of a table, in order. It holds secrets until the match is over. Unavailable."""
        columns = [schema.log.c[name] for name in LogRow.__dataclass_fields__]
        rows = await self._rows(
            select(*columns).where(schema.log.c.table_id == table_id).order_by(schema.log.c.n)
        )
        return [LogRow(**row) for row in rows]

    async def _headers(self, query: Select[Any]) -> list[TableHeader]:
        rows = await self._rows(query.order_by(schema.tables.c.id))
        return [TableHeader(**row) for row in rows]

    async def _rows(self, query: Select[Any]) -> Sequence[RowMapping]:
        async with self._reading() as connection:
            rows: Sequence[RowMapping] = (await connection.execute(query)).mappings().all()
        return rows


def unfinished(user_id: int, guild_id: int | None) -> ColumnElement[bool]:
    """The live tables a person has opened on a server."""
    columns = schema.tables.c
    mine = and_(columns.opened_by == user_id, columns.guild_id == guild_id)
    return and_(mine, columns.status.in_(LIVE))


def rematches(table_id: int) -> Select[Any]:
    """The rematches of a table that were not given up."""
    columns = schema.tables.c
    given_up = columns.status.in_(("cancelled", "closed"))
    return select(*_HEADER).where(columns.previous == table_id, not_(given_up))
