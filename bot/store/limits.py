"""Limits on opening tables, checked in the unit that stores the new table."""

from __future__ import annotations

from datetime import timedelta
from typing import Any, Final

from sqlalchemy import ColumnElement, Select, bindparam, select

from bot.errors import LimitReached
from bot.records.tables import Limits, TableHeader
from bot.store import schema
from bot.store.engine import Statement, Transaction, number_of, one_of
from bot.store.tables import LIVE, unfinished

NEW: Final = timedelta(minutes=10)
"""The time for which a table counts as new."""

THREADS: Final = timedelta(hours=1)
"""The time for which a thread counts."""

_COLUMNS: Final = schema.tables.c


def _opened(counted: ColumnElement[bool]) -> Select[Any]:
    """Return a query for when one of the newest tables counted was opened, after `skipped` newer ones.

    Only tables somebody has opened count: matches of a championship and rematches have nobody.
    """
    return (
        select(_COLUMNS.opened_at)
        .where(
            _COLUMNS.guild_id.is_not_distinct_from(bindparam("guild_id", type_=_COLUMNS.guild_id.type)),
            _COLUMNS.opened_at > bindparam("since"),
            _COLUMNS.opened_by.is_not(None),
            counted,
        )
        .order_by(_COLUMNS.opened_at.desc())
        .limit(1)
        .offset(number_of("skipped"))
    )


_UNFINISHED: Final = Statement(select(_COLUMNS.id).where(unfinished()).limit(1).offset(number_of("skipped")))
_PERSON: Final = Statement(_opened(_COLUMNS.opened_by == bindparam("user_id")))
_CHANNEL: Final = Statement(_opened(_COLUMNS.channel_id == bindparam("channel_id")))
_THREADS: Final = Statement(_opened(_COLUMNS.threaded))
_OPENED: Final = schema.tables.alias("opened")
_OF_OPENER: Final = Statement(
    select(_COLUMNS.id)
    .where(
        _OPENED.c.id == bindparam("opened_table"),
        _COLUMNS.opened_by == _OPENED.c.opened_by,
        _COLUMNS.guild_id.is_not_distinct_from(_OPENED.c.guild_id),
        one_of(_COLUMNS.status, LIVE),
    )
    .limit(1)
    .offset(number_of("skipped"))
)


def check_room_for_opener(tx: Transaction, table_id: int, most: int) -> None:
    """Check that whoever opened a table may have another live one on its server.

    Raises:
        LimitReached: they have `most` already.
    """
    if tx.first(_OF_OPENER, opened_table=table_id, skipped=most - 1) is not None:
        raise LimitReached("unfinished", most)


def check_limits(tx: Transaction, limits: Limits, header: TableHeader, threaded: bool) -> bool:
    """Check that a table may be opened, and return whether it may have the thread it asks for (`threaded`).

    Raises:
        LimitReached: the table is one too many.
    """
    here: dict[str, Any] = {"guild_id": header.guild_id}
    theirs = here | {"user_id": header.host}
    if tx.first(_UNFINISHED, skipped=limits.unfinished - 1, **theirs) is not None:
        raise LimitReached("unfinished", limits.unfinished)
    since = header.opened_at - NEW
    for limit, most, statement, values in (
        ("person", limits.person, _PERSON, theirs),
        ("channel", limits.channel, _CHANNEL, here | {"channel_id": header.channel_id}),
    ):
        reached = tx.first(statement, since=since, skipped=most - 1, **values)
        if reached is not None:
            raise LimitReached(limit, most, reached[0] + NEW)
    hour = header.opened_at - THREADS
    return threaded and tx.first(_THREADS, since=hour, skipped=limits.threads - 1, **here) is None
