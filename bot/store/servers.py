"""How servers want their tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import select

from bot.store import schema
from bot.store.database import Database, shielded, upsert


class ServerRows(Database):
    """The part of the store about servers' settings. A write that raises has changed nothing."""

    async def server(self, guild_id: int) -> dict[str, Any]:
        """A server's settings as they were saved, {} when never. Unavailable."""
        columns = schema.servers.c
        async with self._reading() as connection:
            found = await connection.scalar(select(columns.settings).where(columns.guild_id == guild_id))
        return dict(found) if found else {}

    @shielded
    async def save_server(self, guild_id: int, settings: Mapping[str, Any]) -> None:
        """Keep these settings instead of the server's old ones. Unavailable."""
        columns = schema.servers.c
        async with self._writing() as connection:
            key, row = columns.guild_id == guild_id, {"settings": dict(settings)}
            await upsert(connection, schema.servers, key, row, {"guild_id": guild_id} | row)
