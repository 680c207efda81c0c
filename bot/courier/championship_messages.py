"""The messages of championships: the one that stays, those about the draw and about rounds, the reminder."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime
from functools import partial

from bot.courier.messages import Messages
from bot.courier.table_messages import Pauses
from bot.courier.write_queue import WriteQueues
from bot.errors import Refused
from bot.pages.championships import ChampionshipPages
from bot.present.post import Post
from bot.records.slots import CHAMPIONSHIP, DRAWN, REMINDER, STANDINGS, TABLE, Slot


class ChampionshipMessages:
    """Brings the messages of a championship up to date, through the same queues as those of tables."""

    def __init__(
        self,
        championship_pages: ChampionshipPages,
        queues: WriteQueues,
        tables: Messages,
        messages: Messages,
        now: Callable[[], datetime],
    ) -> None:
        self.championship_pages = championship_pages
        self._queues = queues
        self._tables = tables
        self._messages = messages
        self._anew: set[int] = set()
        self._pauses = Pauses(now)

    def refresh(self, championship_id: int) -> None:
        """Bring everything that shows this championship up to date."""
        self._queues.spawn(self._spread(championship_id))

    def repost(self, championship_id: int, link: str) -> None:
        """Post its message again, at `link` until now, below everything else. Refused T-67."""
        self._pauses.begin(championship_id, link)
        self._anew.add(championship_id)
        self.refresh(championship_id)

    async def page(self, championship_id: int) -> Post:
        """Return the championship's message as it is now.

        Raises:
            Refused: T-40, there is no such championship.
        """
        return await self.championship_pages.championship(championship_id, self.table_link)

    async def table_link(self, table_id: int, guild: int | None) -> str:
        """Return the URL of a table's message, "" without one."""
        return await self._tables.link(Slot(table_id, TABLE), guild)

    async def link(self, championship_id: int, guild: int) -> str:
        """Return the URL of the championship's message, "" without one."""
        return await self._messages.link(Slot(championship_id, CHAMPIONSHIP), guild)

    async def record(self, championship_id: int, channel: int, message_id: int, post: Post) -> None:
        """Remember the message that was sent as the answer to a command."""
        await self._messages.record(Slot(championship_id, CHAMPIONSHIP), channel, message_id, post)

    async def _spread(self, championship_id: int) -> None:
        try:
            channel = (await self.championship_pages.championships.header(championship_id)).channel_id
        except Refused:
            return
        for name, write in (
            ("championship", self._write),
            ("draw", self._write_draw),
            ("standings", self._write_standings),
            ("reminder", self._write_reminder),
        ):
            put = partial(self._write_settled, write, championship_id, channel)
            self._queues.put(f"channel {channel}", f"{name} {championship_id}", put)

    async def _write_settled(
        self, write: Callable[[int, int], Awaitable[bool]], championship_id: int, channel: int
    ) -> bool:
        written = await write(championship_id, channel)
        await self._messages.settle(championship_id)
        return written

    async def _write(self, championship_id: int, channel: int) -> bool:
        anew = championship_id in self._anew
        draw = partial(self.page, championship_id)
        slot = Slot(championship_id, CHAMPIONSHIP)
        sent = await self._messages.reconcile(slot, channel, await draw(), draw, anew=anew)
        if anew:  # After an error it is tried again, and posted again then too.
            self._anew.discard(championship_id)
        return sent

    async def _write_draw(self, championship_id: int, channel: int) -> bool:
        """Post one message for all who have been drawn, once; it is never changed afterwards."""
        guild = (await self.championship_pages.championships.header(championship_id)).guild_id
        slot = Slot(championship_id, DRAWN)
        if await self._messages.find(slot):
            return False
        post = await self.championship_pages.draw_announcement(
            championship_id, await self.link(championship_id, guild)
        )
        return post is not None and await self._messages.reconcile(slot, channel, post)

    async def _write_standings(self, championship_id: int, channel: int) -> bool:
        """Post the standings after each round of equal cards, once, and never change them."""
        guild = (await self.championship_pages.championships.header(championship_id)).guild_id
        slot = Slot(championship_id, STANDINGS)
        post = await self.championship_pages.standings_announcement(
            championship_id, await self.link(championship_id, guild)
        )
        known = await self._messages.find(slot)
        if post is None or (known is not None and known.epoch == post.epoch):
            return False
        return await self._messages.reconcile(slot, channel, post)

    async def _write_reminder(self, championship_id: int, channel: int) -> bool:
        """Post one reminder a day as long as matches wait and nothing happens."""
        header = await self.championship_pages.championships.header(championship_id)
        post = await self.championship_pages.reminder(
            championship_id, await self.link(championship_id, header.guild_id)
        )
        slot = Slot(championship_id, REMINDER)
        if post is None:
            return await self._messages.drop(slot)
        return await self._messages.reconcile(slot, channel, post)
