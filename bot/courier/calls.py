"""Messages that call people to a table; each kind has one at most, which goes when it is answered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.courier.messages import Messages
from bot.errors import Refused
from bot.pages.calls import CallPages
from bot.records.slots import CALL, MENTION, NEWS, Slot


class Calls:
    """Mentions, calls to a booked table, and news for followers. `link(table_id)` leads to the table."""

    def __init__(self, pages: CallPages, messages: Messages, link: Callable[[int], Awaitable[str]]) -> None:
        self._pages = pages
        self._messages = messages
        self._link = link

    async def is_idle(self, table_id: int) -> bool:
        """Return whether no mention stands, and nobody must be mentioned."""
        if await self._pages.tables.take_due_mentions(table_id):
            return False
        return not await self._messages.has(Slot(table_id, MENTION))

    async def write_mention(self, table_id: int, channel: int) -> bool:
        """Post one mention of all who keep the table waiting, or delete it when they have acted."""
        slot = Slot(table_id, MENTION)
        try:
            missed = await self._pages.deadlines_to_mention(table_id)
            post = await self._pages.mention(table_id, missed, await self._link(table_id)) if missed else None
        except Refused:
            missed, post = [], None
        if post is None:
            return await self._messages.drop(slot)
        # An edit calls nobody: whoever is missed since the message was posted needs a new one.
        since = max(deadline.remind_at or deadline.opened_at for deadline in missed)
        dropped = await self._messages.drop(slot, but=post.epoch, since=since)
        return await self._messages.reconcile(slot, channel, post) or dropped

    async def write_call(self, table_id: int, channel: int) -> bool:
        """Call invited players who are not at a booked table yet, once; delete the call when it begins."""
        try:
            post = await self._pages.call(table_id, await self._link(table_id))
        except Refused:
            post = None
        slot = Slot(table_id, CALL)
        if post is None:
            return await self._messages.drop(slot)
        return await self._messages.reconcile(slot, channel, post)

    async def write_news(self, table_id: int, channel: int) -> bool:
        """Post one message for the table's followers after a round, in place of the one before."""
        try:
            post = await self._pages.news(table_id, await self._link(table_id))
        except Refused:
            return False
        if post is None:
            return False
        slot = Slot(table_id, NEWS)
        dropped = await self._messages.drop(slot, but=post.epoch)
        return await self._messages.reconcile(slot, channel, post) or dropped
