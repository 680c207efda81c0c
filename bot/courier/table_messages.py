"""The public messages of a table: the table itself, mentions, calls, news and shared pages."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from functools import partial
from math import ceil
from typing import Final

import discord

from bot.courier.messages import Messages
from bot.courier.write_queue import WriteQueues
from bot.errors import RefusalId, Refused
from bot.pages.calls import CallPages
from bot.pages.evenings import kind_of
from bot.pages.tables import Pages
from bot.present.play.lobby import LOBBY
from bot.present.post import Post
from bot.records.slots import CALL, MENTION, NEWS, TABLE, WANTED, Slot
from bot.records.tables import TableHeader

PAUSE: Final = timedelta(seconds=30)


class Pauses:
    """Limits how often people may have a message posted again: once in `PAUSE`, whoever asks."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._asked: dict[int, datetime] = {}

    def begin(self, owner: int, link: str) -> None:
        """Note that the message, at `link` until now, is asked for.

        Raises:
            Refused: T-67, it was asked for a moment ago.
        """
        now = self._now()
        self._asked = {other: at for other, at in self._asked.items() if now - at < PAUSE}
        if (asked := self._asked.get(owner)) is not None:
            left = ceil((asked + PAUSE - now).total_seconds())
            raise Refused(RefusalId.BROUGHT_ALREADY, seconds=left, link=link)
        self._asked[owner] = now

    def forget(self, owner: int) -> None:
        """Allow another attempt, because the message was not posted."""
        self._asked.pop(owner, None)


PATIENCE: Final = 2.0
"""Seconds that whoever asks for the table waits for it: Discord waits three."""


def queue_of_channel(channel: int) -> str:
    """Return the name of the write queue for the public messages of a channel."""
    return f"channel {channel}"


class TableMessage:
    """The public message of each table."""

    def __init__(
        self,
        pages: Pages,
        messages: Messages,
        queues: WriteQueues,
        now: Callable[[], datetime],
        retry_channel: Callable[[int], None],
        refresh: Callable[[int], None],
    ) -> None:
        self._pages = pages
        self._messages = messages
        self._queues = queues
        self._pauses = Pauses(now)
        self._retry_channel = retry_channel
        self._refresh = refresh

    async def write(self, table_id: int, channel: int, *, anew: bool = False) -> bool:
        """Bring the message up to date, or post it `anew`; return whether that took a request."""
        try:
            post = await self._pages.table(table_id)
            header = (await self._pages.tables.snapshot(table_id, None)).header
        except Refused:
            return False
        if channel != header.place:
            return False  # It has moved into its thread since it was asked to be written here.
        left = partial(self._left, table_id)
        ended = header.ended_at is not None  # An end that has been shown stays where it is.
        draw = partial(self._pages.table, table_id)
        slot = Slot(table_id, TABLE)
        return await self._messages.reconcile(
            slot, channel, post, draw, anew=anew, ignores_age=ended, left=left
        )

    def put_away_other(self, table_id: int, message: discord.Message) -> None:
        """Put away the lobby message in which something was pressed, if another one is the table's message.

        A process that was killed may have sent it as an answer without storing where the answer stands.
        """
        self._queues.spawn(self._meet(table_id, message))

    async def _meet(self, table_id: int, message: discord.Message) -> None:
        if await self._messages.adopt(Slot(table_id, TABLE), LOBBY, message):
            self._refresh(table_id)

    async def link(self, table_id: int) -> str:
        """Return the URL of the message, "" without one."""
        header = (await self._pages.tables.snapshot(table_id, None)).header
        return await self._messages.link(Slot(table_id, TABLE), header.guild_id)

    async def repost(self, table_id: int) -> str:
        """Post the message again at the bottom of its channel; return its URL there.

        Raises:
            Refused: T-5, the match has ended; T-107, the table is private; T-67, it was asked for a moment
                ago; T-68, it cannot be posted.
        """
        header = (await self._pages.tables.snapshot(table_id, None)).header
        if header.ended_at is not None:
            raise Refused(RefusalId.MATCH_OVER)
        if (place := header.place) is None:
            raise Refused(RefusalId.PRIVATE_TABLE)
        before = await self.link(table_id)
        self._pauses.begin(table_id, before)
        self._retry_channel(place)
        write = partial(self.write, table_id, place, anew=True)
        ended = await self._queues.now(queue_of_channel(place), f"table {table_id}", write, PATIENCE)
        if ended:  # It may show something that must be drawn again.
            self._refresh(table_id)
        link = await self.link(table_id)
        if link == before:
            if ended and not await self._messages.is_sending(
                Slot(table_id, TABLE)
            ):  # It must not come twice.
                self._pauses.forget(table_id)
            raise Refused(RefusalId.NOT_BROUGHT, link=before or header.address)
        return link

    async def _left(self, table_id: int, epoch: str) -> Post:
        return await self._pages.replaced_table(table_id, epoch, await self.link(table_id))


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
        if await self._messages.has(slot, but=post.epoch):  # It could not be deleted, or not be found.
            return dropped
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


class PlayerCalls:
    """Messages that call people who want to play to a lobby; `link(table_id)` leads to the table."""

    def __init__(
        self,
        pages: CallPages,
        messages: Messages,
        queues: WriteQueues,
        link: Callable[[int], Awaitable[str]],
    ) -> None:
        self._pages = pages
        self._messages = messages
        self._queues = queues
        self._link = link

    async def call(self, header: TableHeader, channel: int) -> str:
        """Post the stored call of people to a lobby, and return its URL.

        Raises:
            Refused: T-92, it cannot be posted now; it is as soon as it can be.
        """
        write, key = partial(self._write, header.id, channel), f"{WANTED} {header.id}"
        await self._queues.now(queue_of_channel(channel), key, write, PATIENCE)
        link = await self._messages.link(Slot(header.id, WANTED), header.guild_id)
        if not link:
            self.resume(header.id, channel)
            raise Refused(RefusalId.NOT_SHARED, channel=channel)
        return link

    def resume(self, table_id: int, channel: int) -> None:
        """Post the stored call of people to a lobby, unless it has been posted."""
        write = partial(self._write, table_id, channel)
        self._queues.put(queue_of_channel(channel), f"{WANTED} {table_id}", write)

    async def _write(self, table_id: int, channel: int) -> bool:
        post = await self._pages.players_wanted(table_id, await self._link(table_id))
        slot = Slot(table_id, WANTED)
        if post is None:
            return False
        sent = await self._messages.find(slot, channel)
        if sent is not None and sent.epoch == post.epoch:  # Who has come since then is not edited out of it.
            return False
        return await self._messages.reconcile(slot, channel, post)

    async def is_over(self, header: TableHeader) -> bool:
        """Return whether a call stands that leads to a lobby no more, or to one for invited people only."""
        is_closed = header.status != "lobby" or header.admitted is not None
        return is_closed and bool(await self._messages.readers(header.id, WANTED))

    async def drop(self, table_id: int) -> bool:
        """Delete the call of a table; return whether there was one."""
        return await self._messages.drop(Slot(table_id, WANTED))


class Shares:
    """The pages of a match that people have shared with the channel, each once."""

    def __init__(self, messages: Messages, queues: WriteQueues, refresh: Callable[[int], None]) -> None:
        self._messages = messages
        self._queues = queues
        self._refresh = refresh

    async def require_new(self, header: TableHeader, paper: str) -> None:
        """Check that the paper has not been shared yet.

        Raises:
            Refused: T-91, it has.
        """
        if link := await self._link(header, paper):
            raise Refused(RefusalId.SHARED_ALREADY, link=link)

    async def share(
        self, header: TableHeader, paper: str, post: Post, later: Callable[[], Awaitable[None]]
    ) -> str:
        """Post the paper in the channel where the table was opened; return its URL.

        `later` is called if that takes long, to tell the person who shares it.

        Raises:
            Refused: T-91, it has been shared already; T-92, it cannot be posted there; T-107, the table is
                private.
        """
        await self.require_new(header, paper)
        if (channel := header.channel_id) is None:
            raise Refused(RefusalId.PRIVATE_TABLE)
        write = partial(self._write, Slot(header.id, kind_of(paper)), channel, post)
        await self._queues.now(
            queue_of_channel(channel), f"{kind_of(paper)} {header.id}", write, PATIENCE, later
        )
        self._refresh(header.id)
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
