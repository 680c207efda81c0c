"""Where the messages of championships are."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import and_, delete, insert, select

from bot.records import PostRow
from bot.store import schema
from bot.store.database import Database, shielded

SHARED: Final = -1
"""The seat of a championship's messages: they are everybody's."""


class ChampionshipPostRows(Database):
    """The part of the store about messages of championships. A write that raises has changed nothing."""

    async def championship_posts(self, championship_id: int) -> list[PostRow]:
        """Where the messages of a championship are. Unavailable."""
        columns = schema.championship_posts.c
        query = select(columns.kind, columns.channel_id, columns.message_id, columns.posted_at)
        query = query.where(columns.championship_id == championship_id).order_by(columns.kind)
        async with self._reading() as connection:
            return [
                PostRow(championship_id, kind, SHARED, *where)
                for kind, *where in await connection.execute(query)
            ]

    @shielded
    async def save_championship_post(self, post: PostRow) -> None:
        """Keep where a message is, in place of the older one of that kind. Unavailable."""
        row = {
            "championship_id": post.table_id,
            "kind": post.kind,
            "channel_id": post.channel_id,
            "message_id": post.message_id,
            "posted_at": post.posted_at,
        }
        async with self._writing() as connection:
            await connection.execute(delete(schema.championship_posts).where(_post(post.table_id, post.kind)))
            await connection.execute(insert(schema.championship_posts).values(row))

    @shielded
    async def drop_championship_post(self, championship_id: int, kind: str) -> None:
        """Forget a message; it need not be there. Unavailable."""
        async with self._writing() as connection:
            await connection.execute(delete(schema.championship_posts).where(_post(championship_id, kind)))


def _post(championship_id: int, kind: str) -> Any:
    columns = schema.championship_posts.c
    return and_(columns.championship_id == championship_id, columns.kind == kind)
