"""The messages of score pads: one for each, which is posted again with the result."""

from __future__ import annotations

from functools import partial

from bot.courier.messages import Messages
from bot.courier.write_queue import WriteQueues
from bot.errors import Refused
from bot.pages.pads import PadPages
from bot.present.post import Post
from bot.records.pads import PadHeader
from bot.records.slots import PAD, Slot
from bot.store import Store
from bot.store.pads import get_pad


class PadMessageStore:
    """The store of pads' messages."""

    def __init__(self, store: Store) -> None:
        self.slots = store.pad_slots
        self._store = store

    async def header(self, owner: int) -> PadHeader | None:
        """Return the header of a pad."""
        return await self._store.read(get_pad, owner)


class PadMessages:
    """Brings the messages of pads up to date, through the queues of tables' messages."""

    def __init__(self, pad_pages: PadPages, queues: WriteQueues, messages: Messages) -> None:
        self._pages = pad_pages
        self._queues = queues
        self._messages = messages

    def refresh(self, pad_id: int) -> None:
        """Bring a pad's message up to date."""
        self._queues.spawn(self._spread(pad_id))

    async def page(self, pad_id: int) -> Post:
        """Return a pad's message as it is now.

        Raises:
            Refused: T-130, there is no such pad.
        """
        return await self._pages.pad(pad_id)

    async def record(self, pad_id: int, channel: int, message_id: int, post: Post) -> None:
        """Remember the message that was sent as the answer to a command."""
        await self._messages.record(Slot(pad_id, PAD), channel, message_id, post)

    async def _spread(self, pad_id: int) -> None:
        try:
            channel = (await self._pages.pads.load(pad_id)).header.channel_id
        except Refused:
            return
        self._queues.put(f"channel {channel}", f"pad {pad_id}", partial(self._write, pad_id, channel))

    async def _write(self, pad_id: int, channel: int) -> bool:
        draw = partial(self.page, pad_id)
        written = await self._messages.reconcile(Slot(pad_id, PAD), channel, await draw(), draw)
        await self._messages.settle(pad_id)
        return written
