"""People: what they are called, how to reach them, what they prefer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, Final

from sqlalchemy import select

from bot.records import PlayerRow
from bot.store import schema
from bot.store.database import Database, shielded, upsert

_PLAYER: Final = tuple(schema.players.c[name] for name in PlayerRow.__dataclass_fields__)


class PersonRows(Database):
    """The part of the store about people. A write that raises has changed nothing."""

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

    @shielded
    async def _write_player(self, user_id: int, seen: dict[str, Any]) -> None:
        blank = asdict(PlayerRow(user_id, name=""))
        key = schema.players.c.user_id == user_id
        async with self._writing() as connection:
            await upsert(connection, schema.players, key, seen, blank | seen)
