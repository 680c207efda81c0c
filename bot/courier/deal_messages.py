"""The messages of duels: one for each, which is posted again with the result."""

from __future__ import annotations

from functools import partial

from bot.courier.messages import Messages
from bot.courier.write_queue import WriteQueues
from bot.errors import Refused
from bot.pages.duels import DuelPages
from bot.present.post import Post
from bot.records.deals import Deal
from bot.records.slots import DEAL, Slot
from bot.store import Store
from bot.store.deals import get_deal


class DealMessageStore:
    """The store of deals' messages."""

    def __init__(self, store: Store) -> None:
        self.slots = store.deal_slots
        self._store = store

    async def header(self, owner: int) -> Deal | None:
        """Return a deal."""
        return await self._store.read(get_deal, owner)


class DuelMessages:
    """Brings the messages of duels up to date, through the queues of tables' messages."""

    def __init__(self, duel_pages: DuelPages, queues: WriteQueues, messages: Messages) -> None:
        self._pages = duel_pages
        self._queues = queues
        self._messages = messages

    def refresh(self, deal_id: int) -> None:
        """Bring a duel's message up to date."""
        self._queues.spawn(self._spread(deal_id))

    async def page(self, deal_id: int) -> Post:
        """Return a duel's message as it is now.

        Raises:
            Refused: T-114, there is no such duel.
        """
        return await self._pages.duel(deal_id)

    async def link(self, deal: Deal) -> str:
        """Return the URL of a duel's message, "" without one."""
        return await self._messages.link(Slot(deal.id, DEAL), deal.guild_id)

    async def record(self, deal_id: int, channel: int, message_id: int, post: Post) -> None:
        """Remember the message that was sent as the answer to a command."""
        await self._messages.record(Slot(deal_id, DEAL), channel, message_id, post)

    async def _spread(self, deal_id: int) -> None:
        try:
            channel = (await self._pages.duels.load(deal_id)).deal.channel_id
        except Refused:
            return
        if channel is not None:
            self._queues.put(f"channel {channel}", f"duel {deal_id}", partial(self._write, deal_id, channel))

    async def _write(self, deal_id: int, channel: int) -> bool:
        draw = partial(self.page, deal_id)
        written = await self._messages.reconcile(Slot(deal_id, DEAL), channel, await draw(), draw)
        await self._messages.settle(deal_id)
        return written
