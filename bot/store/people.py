"""People and messages in the database: who they are, how to reach them, where the posts are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from datetime import datetime
from typing import Any, Final

from sqlalchemy import ColumnElement, Table, and_, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.records import PlayerRow, PostRow
from bot.store import schema
from bot.store.database import Database, settled

DISCORD_EPOCH_MS: Final = 1_420_070_400_000
"""The first millisecond of 2015: what the upper bits of a Discord id count from."""

_PLAYER: Final = tuple(schema.players.c[name] for name in PlayerRow.__dataclass_fields__)


class People(Database):
    """The part of the store that is not about the rules of any table."""

    async def remember_player(self, user_id: int, name: str, locale: str | None) -> None:
        """Keep the name and Discord's locale as last seen (None: not seen). Cheap when nothing is new."""
        known = await self.player(user_id)
        seen = {"name": name} | ({} if locale is None else {"locale": locale})
        if known is None or any(getattr(known, field) != value for field, value in seen.items()):
            await self._write_player(user_id, seen)

    async def player(self, user_id: int) -> PlayerRow | None:
        """A person, None when never seen. Unavailable."""
        query = select(*_PLAYER).where(schema.players.c.user_id == user_id)
        async with self._reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else PlayerRow(*row)

    async def set_dm(self, user_id: int, channel_id: int | None, told: bool) -> None:
        """Keep the DM channel, and whether the person knows that it is closed. Unavailable."""
        await self._write_player(user_id, {"dm_channel": channel_id, "dm_told": told})

    async def set_preferences(self, user_id: int, preferences: Mapping[str, Any]) -> None:
        """Keep these preferences instead of the old ones. Unavailable."""
        await self._write_player(user_id, {"preferences": dict(preferences)})

    async def posts(self, table_id: int) -> list[PostRow]:
        """Where the messages of a table are, the table's own first. Unavailable."""
        columns = schema.posts.c
        query = select(schema.posts).where(columns.table_id == table_id).order_by(columns.seat, columns.kind)
        async with self._reading() as connection:
            return [PostRow(**row._mapping) for row in await connection.execute(query)]

    @settled
    async def save_post(self, post: PostRow) -> None:
        """Keep where a message is, in place of the older one of that table, kind and seat. Unavailable."""
        key = _post(post.table_id, post.kind, post.seat)
        async with self._writing() as connection:
            await _upsert(connection, schema.posts, key, asdict(post), asdict(post))

    @settled
    async def drop_post(self, table_id: int, kind: str, seat: int) -> None:
        """Forget a message; it need not be there. Unavailable."""
        async with self._writing() as connection:
            await connection.execute(delete(schema.posts).where(_post(table_id, kind, seat)))

    async def command_hash(self, scope: str) -> str | None:
        """The hash of the commands last sent to Discord for `scope`, None when never. Unavailable."""
        columns = schema.command_hashes.c
        async with self._reading() as connection:
            found: str | None = await connection.scalar(select(columns.hash).where(columns.scope == scope))
        return found

    @settled
    async def save_command_hash(self, scope: str, hash: str) -> None:
        """Keep the hash of the commands sent to Discord for `scope`. Unavailable."""
        row = {"scope": scope, "hash": hash}
        key = schema.command_hashes.c.scope == scope
        async with self._writing() as connection:
            await _upsert(connection, schema.command_hashes, key, row, row)

    @settled
    async def forget_interactions(self, before: datetime) -> None:
        """Forget the interactions made before a moment: Discord repeats none after minutes. Unavailable."""
        oldest = (int(before.timestamp() * 1000) - DISCORD_EPOCH_MS) << 22
        async with self._writing() as connection:
            await connection.execute(delete(schema.interactions).where(schema.interactions.c.id < oldest))

    @settled
    async def _write_player(self, user_id: int, seen: dict[str, Any]) -> None:
        blank = asdict(PlayerRow(user_id, name=""))
        key = schema.players.c.user_id == user_id
        async with self._writing() as connection:
            await _upsert(connection, schema.players, key, seen, blank | seen)


def _post(table_id: int, kind: str, seat: int) -> ColumnElement[bool]:
    columns = schema.posts.c
    return and_(columns.table_id == table_id, columns.kind == kind, columns.seat == seat)


async def _upsert(
    connection: AsyncConnection,
    table: Table,
    key: ColumnElement[bool],
    changed: Mapping[str, Any],
    whole: Mapping[str, Any],
) -> None:
    """Change the row with this key, or insert the whole of it; dialect-neutral, within one transaction."""
    updated = await connection.execute(update(table).where(key).values(changed))
    if updated.rowcount == 0:
        await connection.execute(insert(table).values(whole))
