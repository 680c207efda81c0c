"""Servers that have removed the bot: their tables sleep, and after 30 days their data is deleted."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import timedelta
from typing import Final

from bot.errors import Conflict, Refused
from bot.store.servers import (
    delete_server,
    list_known_servers,
    list_removed_servers,
    mark_removed,
    unmark_removed,
)
from bot.store.tables import list_tables_on_server
from bot.tables.retry import retry_on_conflict
from bot.tables.service import Tables

log = logging.getLogger(__name__)

KEPT: Final = timedelta(days=30)
"""Time for which the data of such a server is kept, in case the server adds the bot again."""


class RemovedServers:
    """Tracks which servers have removed the bot. `forgotten(server)` is called after a server's deletion.

    `present(server)` returns whether the bot is on a server; None if this process does not serve that server.
    """

    def __init__(
        self,
        tables: Tables,
        forgotten: Callable[[int], None],
        present: Callable[[int], bool | None],
    ) -> None:
        self._tables = tables
        self._store = tables.store
        self._forgotten = forgotten
        self._present = present

    async def begin(self, guild_id: int) -> None:
        """Mark a server as having removed the bot: its tables sleep, its lobbies close at their deadlines.

        Raises:
            Unavailable: the database failed.
        """
        await self._begin({guild_id})

    async def end(self, guild_id: int) -> None:
        """Unmark a server that has added the bot again, keeping the server's remaining data.

        Raises:
            Unavailable: the database failed.
        """
        await self._store.write(unmark_removed, [guild_id])
        self._tables.removed.discard(guild_id)

    async def compare(self) -> None:
        """Update the marks of all servers after a start or an outage, when no events arrived.

        Raises:
            Unavailable: the database failed.
        """
        known, marked = await self._store.read(list_known_servers)
        if returned := {guild_id for guild_id in marked if self._present(guild_id)}:
            await self._store.write(unmark_removed, returned)
        self._tables.removed = marked - returned
        if gone := {guild_id for guild_id in known - marked if self._present(guild_id) is False}:
            await self._begin(gone)

    async def _begin(self, gone: set[int]) -> None:
        log.info("removed by servers %s: what is kept of them goes after %s days", sorted(gone), KEPT.days)
        await self._store.write(mark_removed, gone, self._tables.now())
        self._tables.removed |= gone
        for guild_id in sorted(gone):
            for header in await self._store.read(list_tables_on_server, guild_id):
                try:
                    await self._sleep(header.id)
                except Refused as refused:
                    log.info("table %s does not sleep: %s", header.id, refused.rule)

    @retry_on_conflict
    async def _sleep(self, table_id: int) -> None:
        async with self._tables.hold(table_id) as table:
            if table.is_running and not table.header.asleep:
                await self._tables.sleep(table)

    async def forget(self) -> None:
        """Delete the servers that removed the bot longer than `KEPT` ago.

        Raises:
            Unavailable: the database failed.
        """
        before = self._tables.now() - KEPT
        for guild_id, since in (await self._store.read(list_removed_servers)).items():
            if since < before:
                try:
                    tables = await delete_server(self._store.database, guild_id, before)
                except Conflict:
                    log.info("server %s has the bot again", guild_id)
                    continue
                for table_id in tables:
                    self._tables.mark_stale(table_id)
                self._forgotten(guild_id)
                self._tables.removed.discard(guild_id)
                log.info("deleted server %s, which removed the bot on %s", guild_id, since.date())
