"""How many tables there are already when one is opened: read in the transaction that writes the new one."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import ColumnElement, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import LimitReached
from bot.records import Limits, TableHeader
from bot.store import schema
from bot.store.tables import unfinished

NEW: Final = timedelta(minutes=10)
"""How long a table is new."""

THREADS: Final = timedelta(hours=1)
"""How long a thread counts."""


async def within(
    connection: AsyncConnection, limits: Limits, header: TableHeader, threaded: bool
) -> TableHeader:
    """The header of a table that may be opened; `threaded` if it asks for that and there may be one more.

    LimitReached when the table itself is one too many.
    """
    columns = schema.tables.c
    mine = unfinished(header.host, header.guild_id)
    there = await connection.scalar(select(func.count()).select_from(schema.tables).where(mine))
    if there is not None and there >= limits.unfinished:
        raise LimitReached("unfinished", limits.unfinished)
    for limit, most, counted in (
        ("person", limits.person, columns.opened_by == header.host),
        ("channel", limits.channel, columns.channel_id == header.channel_id),
    ):
        since = await _opened(connection, header, NEW, most, counted)
        if since is not None:
            raise LimitReached(limit, most, since + NEW)
    full = await _opened(connection, header, THREADS, limits.threads, columns.threaded)
    return replace(header, threaded=threaded and full is None)


async def _opened(
    connection: AsyncConnection,
    header: TableHeader,
    lately: timedelta,
    most: int,
    counted: ColumnElement[bool],
) -> datetime | None:
    """When the `most`-th newest of the tables counted was opened, None when there are fewer lately.

    Only tables somebody has opened count: matches of a championship and rematches have nobody.
    """
    columns = schema.tables.c
    found: datetime | None = await connection.scalar(
        select(columns.opened_at)
        .where(
            columns.guild_id == header.guild_id,
            columns.opened_at > header.opened_at - lately,
            columns.opened_by.is_not(None),
            counted,
        )
        .order_by(columns.opened_at.desc())
        .offset(most - 1)
        .limit(1)
    )
    return found
