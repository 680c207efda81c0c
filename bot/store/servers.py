"""Servers: their settings, when they removed the bot, and the deletion of all their rows."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Column, Table, bindparam, delete, insert, null, select, update

from bot.errors import Conflict
from bot.records.boards import NOWHERE
from bot.records.slots import DAILY
from bot.store import schema
from bot.store.engine import Database, Statement, Transaction, insert_unless_there
from bot.store.totals import SUMS

_SETTINGS: Final = schema.servers.c
_GET: Final = Statement(select(_SETTINGS.settings).where(_SETTINGS.guild_id == bindparam("guild_id")))
_DROP: Final = Statement(delete(schema.servers).where(_SETTINGS.guild_id == bindparam("guild_id")))
_INSERT: Final = Statement(insert(schema.servers))
_ALL_SETTINGS: Final = Statement(select(_SETTINGS.guild_id, _SETTINGS.settings))
_REMOVED: Final = schema.removed_servers.c
_THIS_REMOVED: Final = _REMOVED.guild_id == bindparam("guild_id")
_ALL_REMOVED: Final = Statement(select(_REMOVED.guild_id, _REMOVED.removed_at))
_MARK: Final = insert_unless_there(schema.removed_servers, "guild_id")
_UNMARK: Final = Statement(delete(schema.removed_servers).where(_THIS_REMOVED))
_STILL: Final = Statement(
    select(_REMOVED.guild_id).where(
        _THIS_REMOVED, _REMOVED.removed_at < bindparam("before", type_=_REMOVED.removed_at.type)
    )
)
# The tables of the schema, each before those it points to.
_ALL_TABLES: Final = tuple(reversed(schema.metadata.sorted_tables))
_KNOWN: Final = tuple(
    Statement(select(table.c.guild_id).where(table.c.guild_id.is_not(None)).distinct())
    for table in _ALL_TABLES
    if "guild_id" in table.c and table not in (schema.removed_servers, *SUMS)
)
"""The servers that have rows; sums have none without a table."""


def _ids(table: Table) -> Statement:
    # Newest first: a rematch points to the match before it.
    return Statement(
        select(table.c.id).where(table.c.guild_id == bindparam("guild_id")).order_by(table.c.id.desc())
    )


def _emptying(*owners: Column[int]) -> tuple[Statement, ...]:
    return tuple(Statement(delete(owner.table).where(owner == bindparam("owner"))) for owner in owners)


_TABLE_IDS: Final = _ids(schema.tables)
_CHAMPIONSHIP_IDS: Final = _ids(schema.championships)
_OF_TABLE: Final = _emptying(
    *(table.c.table_id for table in _ALL_TABLES if "table_id" in table.c), schema.tables.c.id
)
"""Delete the rows of a table, each before the row it points to."""
_OF_CHAMPIONSHIP: Final = _emptying(
    *(
        table.c.championship_id
        for table in _ALL_TABLES
        if "championship_id" in table.c and table is not schema.tables
    ),
    schema.championships.c.id,
)
"""Delete the rows of a championship, whose tables are deleted before."""
_DEALS: Final = schema.deals.c
_ATTEMPTS: Final = schema.attempts.c
_FORGETTING: Final = (schema.deals, schema.attempts)
"""Tables whose rows only forget a server: people's own tables have their cards from a deal."""
_MEETINGS: Final = select(schema.meetings.c.id).where(schema.meetings.c.guild_id == bindparam("guild_id"))
_OF_SERVER: Final = (
    *(
        Statement(
            delete(table).where(
                table.c.pad_id.in_(
                    select(schema.pads.c.id).where(schema.pads.c.guild_id == bindparam("guild_id"))
                )
            )
        )
        for table in (schema.slots, schema.pad_rounds)
    ),
    Statement(delete(schema.slots).where(schema.slots.c.meeting_id.in_(_MEETINGS))),
    Statement(delete(schema.meeting_answers).where(schema.meeting_answers.c.meeting_id.in_(_MEETINGS))),
    Statement(
        delete(schema.slots).where(
            schema.slots.c.deal_id.in_(select(_DEALS.id).where(_DEALS.guild_id == bindparam("guild_id")))
        )
    ),
    Statement(
        update(schema.deals)
        .where(_DEALS.guild_id == bindparam("guild_id"))
        .values(
            guild_id=null(),
            channel_id=null(),
            host=null(),
            invited=null(),
            declined=null(),
            ended_at=_DEALS.closes_at,
        )
    ),
    Statement(
        update(schema.attempts).where(_ATTEMPTS.guild_id == bindparam("guild_id")).values(guild_id=null())
    ),
    *(
        Statement(delete(table).where(table.c.guild_id == bindparam("guild_id")))
        for table in _ALL_TABLES
        if "guild_id" in table.c and table not in (schema.tables, schema.championships, *_FORGETTING)
    ),
)
"""Delete everything else of a server, also that it has removed the bot."""
_DAILY: Final = Statement(
    delete(schema.slots).where(schema.slots.c.deal_id.is_not(None), schema.slots.c.kind == bindparam("kind"))
)


def get_settings(tx: Transaction, guild_id: int) -> dict[str, Any]:
    """Return a server's settings as they were saved, {} if never."""
    found = tx.first(_GET, guild_id=guild_id)
    return {} if found is None else dict(found[0])


def save_settings(tx: Transaction, guild_id: int, settings: Mapping[str, Any]) -> None:
    """Store these settings in place of the server's old ones."""
    tx.change(_DROP, guild_id=guild_id)
    tx.change(_INSERT, guild_id=guild_id, settings=dict(settings))


def list_daily_channels(tx: Transaction) -> dict[int, int]:
    """Return the channels chosen for the daily message, by server; none of servers that removed the bot."""
    gone = list_removed_servers(tx)
    return {
        guild: settings["daily"]
        for guild, settings in tx.rows(_ALL_SETTINGS)
        if settings.get("daily") is not None and guild not in gone
    }


def list_removed_servers(tx: Transaction) -> dict[int, datetime]:
    """Return the servers that have removed the bot, and since when that is known."""
    return dict(tx.rows(_ALL_REMOVED))


def list_known_servers(tx: Transaction) -> tuple[set[int], set[int]]:
    """Return every server that has rows, and those that have removed the bot."""
    kept = {guild_id for statement in _KNOWN for (guild_id,) in tx.rows(statement)}
    return kept - {NOWHERE}, set(list_removed_servers(tx))


def mark_removed(tx: Transaction, guild_ids: Collection[int], at: datetime) -> None:
    """Store that these servers have removed the bot; those that had before keep their moment."""
    rows = [{"guild_id": one, "same_guild_id": one, "removed_at": at} for one in guild_ids]
    tx.change_each(_MARK, rows)


def unmark_removed(tx: Transaction, guild_ids: Collection[int]) -> None:
    """Store that these servers have the bot, whatever was before."""
    tx.change_each(_UNMARK, ({"guild_id": one} for one in guild_ids))


async def delete_server(database: Database, guild_id: int, before: datetime) -> list[int]:
    """Delete all rows of a server that removed the bot before that moment; return the ids of its tables.

    Each table is a unit of its own, so that nobody waits long.

    Raises:
        Conflict: the server has the bot again; rows that are left by then stay.
        Unavailable: the database failed.
    """
    tables = await database.read(_list_ids, _TABLE_IDS, guild_id)
    for table_id in tables:
        await database.write(_delete_owner, guild_id, before, _OF_TABLE, table_id)
    for championship_id in await database.read(_list_ids, _CHAMPIONSHIP_IDS, guild_id):
        await database.write(_delete_owner, guild_id, before, _OF_CHAMPIONSHIP, championship_id)
    await database.write(_delete_rest, guild_id, before)
    return tables


def _list_ids(tx: Transaction, statement: Statement, guild_id: int) -> list[int]:
    return [number for (number,) in tx.rows(statement, guild_id=guild_id)]


def _delete_owner(
    tx: Transaction, guild_id: int, before: datetime, statements: tuple[Statement, ...], owner: int
) -> None:
    _check_removed(tx, guild_id, before)
    for statement in statements:
        tx.change(statement, owner=owner)


def _delete_rest(tx: Transaction, guild_id: int, before: datetime) -> None:
    _check_removed(tx, guild_id, before)
    for statement in _OF_SERVER:
        tx.change(statement, guild_id=guild_id)
    tx.change(_DAILY, kind=f"{DAILY}{guild_id}")


def _check_removed(tx: Transaction, guild_id: int, before: datetime) -> None:
    """Check that a server removed the bot before that moment.

    Raises:
        Conflict: it has the bot again.
    """
    if tx.first(_STILL, guild_id=guild_id, before=before) is None:
        raise Conflict(0, "a server that has removed the bot")
