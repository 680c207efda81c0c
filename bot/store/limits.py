"""How many tables there are already when one is opened: found in the unit that writes the new one."""

from __future__ import annotations

from datetime import datetime, timedelta
from functools import partial
from typing import Any, Final

from sqlalchemy import Boolean, ColumnElement, Select, and_, bindparam, not_, select

from bot.errors import LimitReached
from bot.records.tables import Limits, TableHeader
from bot.store import schema
from bot.store.tables import LIVE, unfinished
from bot.store.units import Statement, Unit, number_of, one_of

NEW: Final = timedelta(minutes=10)
"""How long a table is new."""

THREADS: Final = timedelta(hours=1)
"""How long a thread counts."""

_COLUMNS: Final = schema.tables.c


def _opened(counted: ColumnElement[bool]) -> Select[Any]:
    """When one of the newest tables counted was opened: as many newer ones as are `skipped`.

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
_THREADS: Final = Statement(
    select(
        and_(bindparam("asked", type_=Boolean()), not_(_opened(_COLUMNS.threaded).exists())).label("threaded")
    )
)


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


def room_for_opener(table_id: int, most: int) -> Unit:
    """LimitReached when whoever opened this table has `most` live ones on its server already."""
    too_many = partial(_too_many, most)
    return (_OF_OPENER.step(changes=0, refusal=too_many, opened_table=table_id, skipped=most - 1),)


def within(limits: Limits, header: TableHeader, threaded: bool) -> Unit:
    """Find whether a table may be opened, and whether it is `threaded`: it asks, and one more may be.

    LimitReached when the table itself is one too many.
    """
    here: dict[str, Any] = {
        "guild_id": header.guild_id,
        "user_id": header.host,
        "channel_id": header.channel_id,
    }

    def lately(limit: str, most: int) -> dict[str, Any]:
        def reached(opened_at: datetime) -> LimitReached:
            return LimitReached(limit, most, opened_at + NEW)

        moment = header.opened_at - NEW
        return {**here, "changes": 0, "refusal": reached, "since": moment, "skipped": most - 1}

    too_many = partial(_too_many, limits.unfinished)
    hour = header.opened_at - THREADS
    return (
        _UNFINISHED.step(changes=0, refusal=too_many, skipped=limits.unfinished - 1, **here),
        _PERSON.step(**lately("person", limits.person)),
        _CHANNEL.step(**lately("channel", limits.channel)),
        _THREADS.step(asked=threaded, since=hour, skipped=limits.threads - 1, **here),
    )


def _too_many(most: int, _: int) -> LimitReached:
    return LimitReached("unfinished", most)
