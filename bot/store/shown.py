"""How far each table was when everything that shows it had been written last."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Final, NamedTuple

from sqlalchemy import bindparam, exists, or_, select, update

from bot.records.tables import REPLACED, TableHeader, TableVersion
from bot.store import schema
from bot.store.database import Database
from bot.store.tables import HEADER, LIVE, header_of
from bot.store.units import Statement, one_of

_COLUMNS: Final = schema.tables.c
_POSTS: Final = schema.posts.c
_SHOWN: Final = Statement(
    update(schema.tables)
    .where(_COLUMNS.id == bindparam("at_table"))
    .values(shown_revision=bindparam("shown_revision"), shown_inputs=bindparam("shown_inputs"))
)
_BLANK: Final = Statement(
    update(schema.posts).where(schema.posts.c.table_id == bindparam("at_table")).values(stamp="")
)
_STAMP: Final = Statement(
    update(schema.posts)
    .where(
        schema.posts.c.table_id == bindparam("at_table"),
        schema.posts.c.kind == bindparam("at_kind"),
        schema.posts.c.channel_id == bindparam("at_channel"),
    )
    .values(stamp=bindparam("stamp"))
)
_OUT_OF_DATE: Final = Statement(
    select(*HEADER)
    .where(
        or_(one_of(_COLUMNS.status, LIVE), _COLUMNS.ended_at >= bindparam("since")),
        or_(
            _COLUMNS.shown_revision.is_distinct_from(_COLUMNS.revision),
            _COLUMNS.shown_inputs.is_distinct_from(_COLUMNS.inputs),
            exists().where(_POSTS.table_id == _COLUMNS.id, _POSTS.kind.contains(REPLACED)),
        ),
    )
    .order_by(_COLUMNS.id)
)


class Stamp(NamedTuple):
    """What one message of a table shows: the message is the one of this kind in this channel."""

    table_id: int
    kind: str
    channel_id: int
    stamp: str


class ShownRows:
    """The part of the store about which tables are shown as they are."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, shown: Mapping[int, TableVersion], stamps: Iterable[Stamp] = ()) -> None:
        """These tables are shown as they were then, their messages with these stamps. Unavailable: they may
        be shown once more than need be.
        """
        tables = (
            {"at_table": table_id, "shown_revision": at.revision, "shown_inputs": at.inputs}
            for table_id, at in shown.items()
        )
        messages = (
            {"at_table": one.table_id, "at_kind": one.kind, "at_channel": one.channel_id, "stamp": one.stamp}
            for one in stamps
        )
        blank = _BLANK.each({"at_table": table_id} for table_id in shown)
        await self._database.write(_SHOWN.each(tables), blank, _STAMP.each(messages))

    async def forget(self, table_id: int) -> None:
        """It is not known how this table is shown. Unavailable."""
        await self._database.write(_SHOWN.step(at_table=table_id, shown_revision=None, shown_inputs=None))

    async def out_of_date(self, since: datetime) -> list[TableHeader]:
        """The live tables and those ended since then that may not be shown as they are. Unavailable.

        So are those of which an older message may still stand beside the newer one.
        """
        return [header_of(row) for row in await self._database.read(_OUT_OF_DATE, since=since)]
