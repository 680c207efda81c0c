"""Servers that have removed the bot: since when, and the end of what was kept of them."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from typing import Final

from sqlalchemy import Column, Table, bindparam, delete, select

from bot.errors import Conflict
from bot.store import schema
from bot.store.database import Database
from bot.store.totals import emptied
from bot.store.units import Statement, Unit, ask, insert_unless_there

_COLUMNS: Final = schema.removed_servers.c
_THIS: Final = _COLUMNS.guild_id == bindparam("guild_id")
_ALL: Final = Statement(select(_COLUMNS.guild_id, _COLUMNS.removed_at))
_MARK: Final = insert_unless_there(schema.removed_servers, "guild_id")
_UNMARK: Final = Statement(delete(schema.removed_servers).where(_THIS))
_STILL: Final = Statement(
    select(_COLUMNS.guild_id).where(
        _THIS, _COLUMNS.removed_at < bindparam("before", type_=_COLUMNS.removed_at.type)
    )
)
_OF_SERVERS: Final = (schema.tables, schema.championships, schema.servers, schema.calendars)
_KNOWN: Final = tuple(
    Statement(select(table.c.guild_id).where(table.c.guild_id.is_not(None)).distinct())
    for table in _OF_SERVERS
)


def _ids(table: Table) -> Statement:
    # The newest first: a rematch points to the match before it.
    return Statement(
        select(table.c.id).where(table.c.guild_id == bindparam("guild_id")).order_by(table.c.id.desc())
    )


def _emptying(*owners: Column[int]) -> tuple[Statement, ...]:
    return tuple(Statement(delete(owner.table).where(owner == bindparam("owner"))) for owner in owners)


_TABLES: Final = _ids(schema.tables)
_CHAMPIONSHIPS: Final = _ids(schema.championships)
_OF_TABLE: Final = _emptying(
    schema.slots.c.table_id, schema.deadlines.c.table_id, schema.extensions.c.table_id,
    schema.followers.c.table_id, schema.voids.c.table_id, schema.facts.c.table_id, schema.results.c.table_id,
    schema.log.c.table_id, schema.seating.c.table_id, schema.members.c.table_id, schema.tables.c.id,
)  # fmt: skip
"""What belongs to a table, before whatever it points to."""
_OF_CHAMPIONSHIP: Final = _emptying(
    schema.slots.c.championship_id, schema.medals.c.championship_id,
    schema.championship_log.c.championship_id, schema.championships.c.id,
)  # fmt: skip
_OF_SERVER: Final = tuple(
    Statement(delete(table).where(table.c.guild_id == bindparam("guild_id")))
    for table in (
        schema.servers,
        schema.seasons,
        schema.calendars,
    )
)


class RemovedServerRows:
    """The part of the store about servers that have removed the bot. A write that raises changed nothing."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(self) -> dict[int, datetime]:
        """The servers that have removed the bot, and since when that is known. Unavailable."""
        return dict(await self._database.read(_ALL))

    async def known(self) -> tuple[set[int], set[int]]:
        """Every server of which something is kept, and those that have removed the bot. Unavailable."""
        removed, *kept = await self._database.read_together(*map(ask, (_ALL, *_KNOWN)))
        return {guild_id for rows in kept for (guild_id,) in rows}, {guild_id for guild_id, _ in removed}

    async def mark(self, guild_ids: Collection[int], at: datetime) -> None:
        """These servers have removed the bot; those that had before keep their moment. Unavailable."""
        rows = [{"guild_id": one, "same_guild_id": one, "removed_at": at} for one in guild_ids]
        await self._database.write(_MARK.each(rows))

    async def unmark(self, guild_ids: Collection[int]) -> None:
        """These servers have the bot, whatever was before. Unavailable."""
        await self._database.write(_UNMARK.each({"guild_id": one} for one in guild_ids))

    async def delete(self, guild_id: int, before: datetime) -> list[int]:
        """Delete all there is of a server that removed the bot before that moment; which tables those were.

        A table is a unit of its own, so that nobody waits long. Conflict as soon as the server has the bot
        again: what is left by then stays. Unavailable.
        """
        returned = Conflict(0, "a server that has removed the bot")
        still = _STILL.step(guild_id=guild_id, before=before, changes=1, refusal=lambda *_: returned)
        tables = [table_id for (table_id,) in await self._database.read(_TABLES, guild_id=guild_id)]
        for table_id in tables:
            await self._database.write(still, *_each(_OF_TABLE, table_id))
        for (championship_id,) in await self._database.read(_CHAMPIONSHIPS, guild_id=guild_id):
            await self._database.write(still, *_each(_OF_CHAMPIONSHIP, championship_id))
        last = (statement.step(guild_id=guild_id) for statement in (*_OF_SERVER, _UNMARK))
        await self._database.write(still, *emptied(guild_id), *last)
        return tables


def _each(statements: tuple[Statement, ...], owner: int) -> Unit:
    return tuple(statement.step(owner=owner) for statement in statements)
