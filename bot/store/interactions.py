"""What has come from Discord by interaction, and the commands it was told of."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from sqlalchemy import delete, select

from bot.store import schema
from bot.store.database import Database, shielded, upsert

DISCORD_EPOCH_MS: Final = 1_420_070_400_000
"""The first millisecond of 2015: what the upper bits of a Discord id count from."""


class InteractionRows(Database):
    """The part of the store about interactions and commands. A write that raises has changed nothing."""

    async def command_hash(self, scope: str) -> str | None:
        """The hash of the commands last sent to Discord for `scope`, None when never. Unavailable."""
        columns = schema.command_hashes.c
        async with self._reading() as connection:
            found: str | None = await connection.scalar(select(columns.hash).where(columns.scope == scope))
        return found

    @shielded
    async def save_command_hash(self, scope: str, hash: str) -> None:
        """Keep the hash of the commands sent to Discord for `scope`. Unavailable."""
        row = {"scope": scope, "hash": hash}
        key = schema.command_hashes.c.scope == scope
        async with self._writing() as connection:
            await upsert(connection, schema.command_hashes, key, row, row)

    @shielded
    async def forget_interactions(self, before: datetime) -> None:
        """Forget the interactions made before a moment: Discord repeats none after minutes. Unavailable."""
        oldest = (int(before.timestamp() * 1000) - DISCORD_EPOCH_MS) << 22
        async with self._writing() as connection:
            await connection.execute(delete(schema.interactions).where(schema.interactions.c.id < oldest))
