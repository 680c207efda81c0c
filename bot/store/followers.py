"""Who asked to be told of a table's results."""

from __future__ import annotations

from sqlalchemy import and_, delete, insert, select

from bot.store import schema
from bot.store.database import Database, shielded


class FollowerRows(Database):
    """The part of the store about those who follow a table. A write that raises has changed nothing."""

    async def followers(self, table_id: int) -> list[int]:
        """The people who asked to be told of every round's end. Unavailable."""
        columns = schema.followers.c
        query = select(columns.user_id).where(columns.table_id == table_id).order_by(columns.user_id)
        async with self._reading() as connection:
            return list(await connection.scalars(query))

    @shielded
    async def follow(self, table_id: int, user_id: int, interaction: int | None = None) -> bool:
        """Begin to follow, or stop; True when the person follows now. Duplicate, Unavailable."""
        columns = schema.followers.c
        theirs = and_(columns.table_id == table_id, columns.user_id == user_id)
        async with self._writing(interaction) as connection:
            stopped = await connection.execute(delete(schema.followers).where(theirs))
            if stopped.rowcount:
                return False
            await connection.execute(
                insert(schema.followers).values({"table_id": table_id, "user_id": user_id})
            )
        return True
