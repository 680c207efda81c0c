"""Direct messages that invite people to tables, with limits against floods of them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from functools import partial
from typing import Final

import discord

from bot.courier.direct_messages import queue_of
from bot.courier.messages import Messages
from bot.courier.table_messages import PATIENCE
from bot.courier.transports import FAILURES
from bot.courier.write_queue import WriteQueues
from bot.errors import RefusalId, Refused
from bot.pages.calls import CallPages
from bot.present.post import Post
from bot.rates import Rate
from bot.records.slots import INVITATION, Slot
from bot.records.tables import TableHeader
from bot.seating.invitations import MOST_INVITED
from bot.store.tables import LIVE

AGAIN: Final = timedelta(minutes=10)
"""Time after which a person may be invited to a table once more."""
MOST_AN_HOUR: Final = 10
"""How many invitations one person may send in `HOUR`, to whatever tables."""
HOUR: Final = timedelta(hours=1)


class Invitations:
    """Messages that invite people to tables, one for each person and table.

    `link(table_id)` leads to the table.
    """

    def __init__(
        self,
        bot: discord.Client,
        pages: CallPages,
        messages: Messages,
        queues: WriteQueues,
        link: Callable[[int], Awaitable[str]],
        refresh: Callable[[int], None],
        now: Callable[[], datetime],
    ) -> None:
        self._bot = bot
        self._pages = pages
        self._messages = messages
        self._queues = queues
        self._link = link
        self._refresh = refresh
        self._now = now
        self._rate = Rate(now, MOST_AN_HOUR, HOUR)

    async def list_invited(self, table_id: int) -> set[int]:
        """Return the user ids of the people whom a message invites to the table."""
        return await self._messages.readers(table_id, INVITATION)

    async def count(self, header: TableHeader, inviter: int, user: int, name: str) -> None:
        """Check that `inviter` may invite this person of this name now, and count the invitation.

        Raises:
            Refused: T-107 the table is private; T-112 they were invited to it less than `AGAIN` ago; T-113
                too many others have been; T-158 the inviter has invited too many people within an hour.
        """
        if header.is_private:
            raise Refused(RefusalId.PRIVATE_TABLE)
        row = await self._messages.find(Slot(header.id, INVITATION, user))
        if row is not None and self._now() - row.posted_at < AGAIN:
            link, moment = await self._link(header.id) or header.address, row.posted_at + AGAIN
            raise Refused(RefusalId.INVITED_ALREADY, player=name, link=link, moment=moment)
        invited = await self.list_invited(header.id)
        if user not in invited and len(invited) >= MOST_INVITED:
            raise Refused(RefusalId.TOO_MANY_INVITED, most=MOST_INVITED)
        if (again := self._rate.next_at(inviter)) is not None:
            raise Refused(RefusalId.TOO_MANY_INVITATIONS, most=MOST_AN_HOUR, moment=again)

    async def send(
        self, header: TableHeader, user: int, inviter: str, server: str, later: Callable[[], Awaitable[None]]
    ) -> bool:
        """Send a person the invitation of `inviter` to this table of a server; return whether they got it.

        People who want no mentions get none. `later` is called if it takes long, to tell who waits for it.
        """
        if not (await self._pages.people.preferences(user)).pings:
            return False
        link = await self._link(header.id) or header.address
        post = await self._pages.invitation(header.id, user, inviter, server, link)
        post = post._replace(epoch=f"{INVITATION} {self._now().timestamp()}")
        slot = Slot(header.id, INVITATION, user)
        write = partial(self._write, slot, post)
        await self._queues.now(queue_of(user), f"{INVITATION} {header.id}", write, PATIENCE, later)
        self._refresh(header.id)  # The table may have ended meanwhile.
        row = await self._messages.find(slot)
        return row is not None and row.epoch == post.epoch

    async def _write(self, slot: Slot, post: Post) -> bool:
        row = await self._messages.find(slot)
        if row is not None and self._now() - row.posted_at < AGAIN:  # Somebody else was first.
            return False
        try:
            channel = (await self._pages.people.get(slot.reader)).dm_channel
            if channel is None:
                channel = (await self._bot.create_dm(discord.Object(slot.reader))).id
            return await self._messages.reconcile(slot, channel, post)
        except FAILURES:  # They take no messages from the bot, or Discord does not answer.
            return False

    async def are_over(self, header: TableHeader) -> bool:
        """Return whether invitations stand that lead to a seat no more."""
        ended = header.status not in LIVE or (header.status == "running" and not header.takes_late_comers)
        return ended and bool(await self.list_invited(header.id))

    async def drop(self, table_id: int) -> bool:
        """Delete the invitations to a table; return whether there were any."""
        readers = await self.list_invited(table_id)
        return any([await self._messages.drop(Slot(table_id, INVITATION, reader)) for reader in readers])
