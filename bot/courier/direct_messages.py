"""Hands by direct message: one per round and person, as good as a panel.

While their reader plays in a panel, only a new hand is sent; the direct message goes on where they have not
touched the panel for a while although they are to decide.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from math import inf

import discord

from bot.courier.messages import Messages
from bot.courier.panels import Panels, Use
from bot.courier.transports import FAILURES
from bot.courier.write_queue import NotYet
from bot.courier.written import HAND, Written
from bot.errors import Refused
from bot.pages.tables import Pages, ReaderTable
from bot.present.post import Post, Text

log = logging.getLogger(__name__)


class DirectMessages:
    """Direct messages. That somebody cannot be reached is no fault: their panel shows the same hand."""

    def __init__(
        self,
        bot: discord.Client,
        pages: Pages,
        messages: Messages,
        panels: Panels,
        look: Callable[[int], None],
    ) -> None:
        self._look = look
        self._bot = bot
        self._pages = pages
        self._panels = panels
        self._people = pages.people
        self._messages = messages
        self._undelivered: set[int] = set()

    async def open(self, user: int) -> None:
        """Open the DM channel with a person who has just asked to play, and remember it."""
        player = await self._people.get(user)
        if player.dm_channel is not None or not (await self._people.preferences(user)).dm_hands:
            return
        try:
            channel = await self._bot.create_dm(discord.Object(user))
        except FAILURES as error:
            log.info("no DM channel with user %s: %s", user, error)
            self._undelivered.add(user)
            return
        await self._people.save_dm(user, channel.id, player.dm_told)

    def stands(self, table_id: int, seen: ReaderTable) -> float:
        """For how many seconds the direct message may stand as it does: inf, or 0 where it is to be written.

        inf also where there is none.
        """
        channel, last = self._there(table_id, seen)
        if channel is None:
            return inf
        wanted, left = self._wanted(table_id, seen)
        if last is None or last.stamp != wanted:
            return 0.0
        return left or inf

    def _there(self, table_id: int, seen: ReaderTable) -> tuple[int | None, Written | None]:
        """Where the hand goes, and what was written there last; None where nothing is to be written.

        Whoever does not want it any more reads so in the one that is there, once.
        """
        channel, user = seen.channel, seen.user
        last = None if channel is None else self._messages.written.get((table_id, _kind(user), channel))
        done = last is None or last.lasting
        return (channel if seen.likes.dm_hands or not done else None), last

    def _wanted(self, table_id: int, seen: ReaderTable) -> tuple[str | None, float]:
        """The stamp it should have, None where only drawing tells; and for how long they play in a panel."""
        aside = self._pages.panel_stub_stamp(seen, dealt=True, channel=self._panel_of(seen))
        if aside is not None:
            since = seen.snapshot.decides_since
            left = self._panels.in_use(table_id, seen.user, since) if seen.likes.dm_hands else inf
            if left:
                return aside, left
        return self._pages.stamp(seen), 0.0

    async def write(self, table_id: int, seat: int, user: int) -> bool:
        """Bring the direct message of this round up to date when the reader's decision has changed.

        While they play in their panel it says so, with each new hand; NotYet when that may end by itself.
        It stays where it is, whatever its age: who is missed is mentioned. True when that took a request.
        """
        try:
            seen = await self._pages.reader_table(table_id, user)
        except Refused:
            return False
        channel, last = self._there(table_id, seen)
        if channel is None:
            return False
        wanted, left = self._wanted(table_id, seen)
        written = False
        try:
            if last is None or last.stamp != wanted:
                post = await self._post(table_id, user, aside=bool(left))
                written = await self._keep(table_id, seat, user, channel, post, last)
        except Refused:
            return False
        except discord.HTTPException as error:
            log.info("hand of user %s not delivered: %s", user, error.code)
            await self._people.save_dm(user, None, (await self._people.get(user)).dm_told)
            self._undelivered.add(user)
            self._look(table_id)  # Whoever played there plays in their panel from now on.
            return True
        if 0.0 < left < inf:
            raise NotYet(left)
        if not left and self._panels.in_use(table_id, user, None):
            # It has taken its place; unless it was pressed while the direct message was on its way.
            seen = await self._pages.reader_table(table_id, user)
            _, left = self._wanted(table_id, seen)
            if left:
                raise NotYet(0.0)
            if self._pages.panel_stub_stamp(seen):
                self._panels.give_way(table_id, user, Use.LOST)
        return written

    def _panel_of(self, seen: ReaderTable) -> int:
        """Return the channel in which they have their panel, or can open one."""
        header = seen.snapshot.header
        return self._panels.channel(header.id, seen.user) or header.thread_id or header.channel_id

    async def _post(self, table_id: int, user: int, *, aside: bool) -> Post:
        """The hand; `aside`, that it is in a panel. Refused as `Pages.hand`."""
        post = None
        if aside:
            panel = self._panel_of(await self._pages.reader_table(table_id, user))
            post = await self._pages.panel_stub(table_id, user, dealt=True, channel=panel)
        if post is None:
            return await self._pages.hand(table_id, user)
        return post._replace(classic=True)

    async def _keep(
        self, table_id: int, seat: int, user: int, channel: int, post: Post, last: Written | None
    ) -> bool:
        kind = _kind(user)
        if last is not None and last.stamp == post.stamp and post.epoch in ("", last.epoch):
            return False
        if not post.epoch:
            # What is about no new hand takes the place of the direct message that is there.
            epoch = await self._messages.epoch(table_id, kind, channel) if post.stamp else None
            if epoch is None:
                return False
            post = post._replace(epoch=epoch)
        left = partial(self._pages.replaced_direct_message, table_id, user)
        return await self._messages.keep(table_id, kind, seat, channel, post, still=True, left=left)

    async def edited(self, table_id: int, user: int, message: discord.Message, post: Post) -> None:
        """Remember that a click has already brought this message up to date: it is the one they use."""
        snapshot = await self._pages.tables.snapshot(table_id, user)

        async def left(epoch: str) -> Post | None:
            there = await self._pages.panel_stub(table_id, user, message=message.id)
            if there is None:
                there = Post((Text(f"-# {(await self._people.texts_for(user))('head-elsewhere')}"),))
            return there._replace(classic=True)

        seat = -1 if snapshot.seat is None else snapshot.seat
        await self._messages.edited(table_id, _kind(user), seat, message, post, left)

    def forget(self, user: int) -> None:
        """Know nothing of what was written to somebody, nor that they could not be reached."""
        self._undelivered.discard(user)
        self._messages.written.forget_kind(_kind(user))

    async def told(self, user: int, post: Post) -> Post:
        """The panel with, once in a lifetime, the sentence that the hand could not be sent."""
        if user not in self._undelivered:
            return post
        self._undelivered.discard(user)
        player = await self._people.get(user)
        if player.dm_told:
            return post
        await self._people.save_dm(user, player.dm_channel, True)
        t = await self._people.texts_for(user)
        return post.with_more(Text(f"-# {t('panel-dm-closed')}"))


def queue_of(user: int) -> str:
    """The queue of somebody's direct messages."""
    return f"dm {user}"


def _kind(user: int) -> str:
    return f"{HAND} {user}"
