"""Where the messages of tables are."""

from __future__ import annotations

from dataclasses import asdict

from sqlalchemy import ColumnElement, and_, delete, select

from bot.records import PostRow
from bot.store import schema
from bot.store.database import Database, shielded, upsert


class PostRows(Database):
    """The part of the store about messages of tables. A write that raises has changed nothing."""

    async def posts(self, table_id: int) -> list[PostRow]:
        """Where the messages of a table are, the table's own first. Unavailable."""
        columns = schema.posts.c
        query = select(schema.posts).where(columns.table_id == table_id).order_by(columns.seat, columns.kind)
        async with self._reading() as connection:
            return [PostRow(**row._mapping) for row in await connection.execute(query)]

    @shielded
    async def save_post(self, post: PostRow) -> None:
        """Keep where a message is, in place of the older one of that table, kind and seat. Unavailable."""
        key = _post(post.table_id, post.kind, post.seat)
        async with self._writing() as connection:
            await upsert(connection, schema.posts, key, asdict(post), asdict(post))

    @shielded
    async def drop_post(self, table_id: int, kind: str, seat: int) -> None:
        """Forget a message; it need not be there. Unavailable."""
        async with self._writing() as connection:
            await connection.execute(delete(schema.posts).where(_post(table_id, kind, seat)))


def _post(table_id: int, kind: str, seat: int) -> ColumnElement[bool]:
    columns = schema.posts.c
    return and_(columns.table_id == table_id, columns.kind == kind, columns.seat == seat)
