"""Who asked to be told of a table's results."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, and_, bindparam, delete, exists, insert, not_, select

from bot.store import schema
from bot.store.database import Database
from bot.store.units import Statement, record

_COLUMNS: Final = schema.followers.c
_THEIRS: Final = and_(_COLUMNS.table_id == bindparam("table_id"), _COLUMNS.user_id == bindparam("user_id"))
_FOLLOWERS: Final = Statement(
    select(_COLUMNS.user_id).where(_COLUMNS.table_id == bindparam("table_id")).order_by(_COLUMNS.user_id)
)
_WILL_FOLLOW: Final = Statement(select(not_(exists().where(_THEIRS)).label("follows")))
_STOP: Final = Statement(delete(schema.followers).where(_THEIRS))
_BEGIN: Final = Statement(
    insert(schema.followers).from_select(
        ["table_id", "user_id"],
        select(
            bindparam("table_id", type_=_COLUMNS.table_id.type),
            bindparam("user_id", type_=_COLUMNS.user_id.type),
        ).where(bindparam("follows", type_=Boolean())),
    )
)


class FollowerRows:
    """The part of the store about those who follow a table. A write that raises has changed nothing."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def list_for(self, table_id: int) -> list[int]:
        """The people who asked to be told of every round's end. Unavailable."""
        return [user_id for (user_id,) in await self._database.read(_FOLLOWERS, table_id=table_id)]

    async def follow(self, table_id: int, user_id: int, interaction: int | None = None) -> bool:
        """Begin to follow, or stop; True when the person follows now. Duplicate, Unavailable."""
        steps = (each.step(table_id=table_id, user_id=user_id) for each in (_WILL_FOLLOW, _STOP, _BEGIN))
        found = await self._database.write(*record(interaction), *steps)
        return bool(found["follows"])
