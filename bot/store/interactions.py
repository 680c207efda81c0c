"""What has come from Discord by interaction, and the commands it was told of."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from sqlalchemy import bindparam, delete, insert, select

from bot.store import schema
from bot.store.database import Database
from bot.store.units import Statement

DISCORD_EPOCH_MS: Final = 1_420_070_400_000
"""The first millisecond of 2015: what the upper bits of a Discord id count from."""

_HASHES: Final = schema.command_hashes.c
_HASH: Final = Statement(select(_HASHES.hash).where(_HASHES.scope == bindparam("scope")))
_DROP_HASH: Final = Statement(delete(schema.command_hashes).where(_HASHES.scope == bindparam("scope")))
_INSERT_HASH: Final = Statement(insert(schema.command_hashes))
_FORGET: Final = Statement(delete(schema.interactions).where(schema.interactions.c.id < bindparam("oldest")))


class InteractionRows:
    """The part of the store about interactions and commands. A write that raises has changed nothing."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def command_hash(self, scope: str) -> str | None:
        """The hash of the commands last sent to Discord for `scope`, None when never. Unavailable."""
        found = await self._database.read(_HASH, scope=scope)
        return str(found[0][0]) if found else None

    async def save_command_hash(self, scope: str, hash: str) -> None:
        """Keep the hash of the commands sent to Discord for `scope`. Unavailable."""
        await self._database.write(_DROP_HASH.step(scope=scope), _INSERT_HASH.step(scope=scope, hash=hash))

    async def forget(self, before: datetime) -> None:
        """Forget the interactions made before a moment: Discord repeats none after minutes. Unavailable."""
        oldest = (int(before.timestamp() * 1000) - DISCORD_EPOCH_MS) << 22
        await self._database.write(_FORGET.step(oldest=oldest))
