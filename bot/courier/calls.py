"""Messages that call people to a table; each kind has one at most, which goes when it is answered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.courier.messages import Messages
from bot.errors import Refused
from bot.pages.calls import CallPages
from bot.records.tables import MENTION


class Calls:
    """Mentions, calls to a booked table, and news for followers. `link(table_id)` leads to the table."""

    def __init__(self, pages: CallPages, messages: Messages, link: Callable[[int], Awaitable[str]]) -> None:
        self._pages = pages
        self._messages = messages
        self._link = link

    async def nobody(self, table_id: int) -> bool:
        """Whether nobody is mentioned, and nobody has to be. Refused. Unavailable."""
        if await self._pages.tables.take_due_mentions(table_id):
            return False
        return not await self._messages.has(table_id, MENTION)

    async def mention(self, table_id: int, channel: int) -> bool:
        """One live mention at most, as long as somebody keeps the table waiting; it goes when they act."""
        try:
            missed = await self._pages.deadlines_to_mention(table_id)
            post = await self._pages.mention(table_id, missed, await self._link(table_id)) if missed else None
        except Refused:
            missed, post = [], None
        if post is None:
            return await self._messages.drop(table_id, MENTION)
        # An edit calls nobody: whoever is missed since the message was posted needs a new one.
        since = max(deadline.remind_at or deadline.opened_at for deadline in missed)
        dropped = await self._messages.drop(table_id, MENTION, but=post.epoch, since=since)
        return await self._messages.keep(table_id, MENTION, -1, channel, post) or dropped

    async def expected(self, table_id: int, channel: int) -> bool:
        """A booked table calls those who are not there yet, once; the call goes when it begins or ends."""
        try:
            post = await self._pages.call(table_id, await self._link(table_id))
        except Refused:
            post = None
        if post is None:
            return await self._messages.drop(table_id, "call")
        return await self._messages.keep(table_id, "call", -1, channel, post)

    async def news(self, table_id: int, channel: int) -> bool:
        """A round has ended: one message for those who follow, in place of the one before."""
        try:
            post = await self._pages.news(table_id, await self._link(table_id))
        except Refused:
            return False
        if post is None:
            return False
        dropped = await self._messages.drop(table_id, "news", but=post.epoch)
        return await self._messages.keep(table_id, "news", -1, channel, post) or dropped
