"""What people share with their channel after a match, once a match each, whoever asks and how often."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

from bot.courier.messages import Messages
from bot.courier.table_message import PATIENCE
from bot.courier.write_queue import WriteQueues
from bot.errors import RefusalId, Refused
from bot.pages.evenings import kind_of
from bot.present.post import Post
from bot.records.slots import Slot
from bot.records.tables import TableHeader


class Shares:
    """The shared papers of each match: where each is, the database knows."""

    def __init__(self, messages: Messages, queues: WriteQueues) -> None:
        self._messages = messages
        self._queues = queues

    async def require_new(self, header: TableHeader, paper: str) -> None:
        """Refused T-91 when the paper has been shared: it is, or was, at the link."""
        if link := await self._link(header, paper):
            raise Refused(RefusalId.SHARED_ALREADY, link=link)

    async def share(
        self, header: TableHeader, paper: str, post: Post, later: Callable[[], Awaitable[None]]
    ) -> str:
        """Post it in the channel where the table was opened; its address there. Refused T-91, T-92.

        Where that takes long, `later` says so to whoever shares it: they read what has become of it.
        """
        await self.require_new(header, paper)
        channel = header.channel_id
        write = partial(self._write, Slot(header.id, kind_of(paper)), channel, post)
        await self._queues.now(f"channel {channel}", f"{kind_of(paper)} {header.id}", write, PATIENCE, later)
        link = await self._link(header, paper)
        if not link:
            raise Refused(RefusalId.NOT_SHARED, channel=channel)
        return link

    async def _write(self, slot: Slot, channel: int, post: Post) -> bool:
        if await self._messages.has(slot):  # Somebody else was first.
            return False
        return await self._messages.reconcile(slot, channel, post)

    async def _link(self, header: TableHeader, paper: str) -> str:
        return await self._messages.link(Slot(header.id, kind_of(paper)), header.guild_id)
