"""How servers want their tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import bindparam, delete, insert, select

from bot.store import schema
from bot.store.database import Database
from bot.store.units import Statement

_COLUMNS: Final = schema.servers.c
_THIS: Final = _COLUMNS.guild_id == bindparam("guild_id")
_GET: Final = Statement(select(_COLUMNS.settings).where(_THIS))
_DROP: Final = Statement(delete(schema.servers).where(_THIS))
_INSERT: Final = Statement(insert(schema.servers))


class ServerRows:
    """The part of the store about servers' settings. A write that raises has changed nothing."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, guild_id: int) -> dict[str, Any]:
        """A server's settings as they were saved, {} when never. Unavailable."""
        found = await self._database.read(_GET, guild_id=guild_id)
        return dict(found[0][0]) if found else {}

    async def save(self, guild_id: int, settings: Mapping[str, Any]) -> None:
        """Keep these settings instead of the server's old ones. Unavailable."""
        await self._database.write(
            _DROP.step(guild_id=guild_id), _INSERT.step(guild_id=guild_id, settings=dict(settings))
        )
