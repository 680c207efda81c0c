"""Hands by direct message: one message per round and person, as good as a panel.

A person plays where they pressed last. While they play in a panel, they get no further direct message; the
newest one says where they play. When the panel cannot be edited any more, the direct message goes on.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Final

import discord

from bot.courier.messages import Messages
from bot.courier.panels import Panels
from bot.courier.transports import FAILURES
from bot.courier.write_queue import TryAgain
from bot.errors import Refused
from bot.pages.tables import Pages, ReaderTable
from bot.present.post import Post, Text
from bot.records.slots import HAND, Slot, SlotRow

log = logging.getLogger(__name__)

PLAYING: Final = timedelta(minutes=2)
"""How long after a press its reader is taken to play in a direct message."""
NEVER: Final = datetime.min.replace(tzinfo=UTC)


class DirectMessages:
    """Direct messages. A person who cannot be reached plays in their panel.

    `refresh(table_id)` is called when a direct message was refused.
    """

    def __init__(
        self,
        bot: discord.Client,
        pages: Pages,
        messages: Messages,
        panels: Panels,
        refresh: Callable[[int], None],
    ) -> None:
        self._refresh = refresh
        self._bot = bot
        self._pages = pages
        self._panels = panels
        self._people = pages.people
        self._messages = messages
        self._undelivered: set[int] = set()
        self._pressed: dict[int, datetime] = {}  # when people last pressed in a direct message

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

    async def is_current(self, seen: ReaderTable) -> bool:
        """Return whether the direct message shows what it should, as far as known without rendering."""
        if seen.channel is None:
            return True
        last = await self._find(seen)
        if last is None:
            return not seen.may_write_first
        return last.stamp == self._wanted(seen)

    async def _find(self, seen: ReaderTable) -> SlotRow | None:
        return await self._messages.find(_slot(seen), seen.channel)

    def _plays_elsewhere(self, seen: ReaderTable) -> bool:
        """Return whether the person plays in a panel, or wants no direct messages unasked."""
        return not seen.takes_messages or self._panels.is_live(seen.snapshot.header.id, seen.user)

    def _wanted(self, seen: ReaderTable) -> str | None:
        """Return the stamp that the direct message should have; None if it must be rendered first."""
        if self._plays_elsewhere(seen):
            stub = self._pages.panel_stub_stamp(seen, channel=self._panel_channel(seen))
            if stub is not None:
                return stub
        return self._pages.stamp(seen)

    async def write(self, table_id: int, user: int) -> bool:
        """Bring the direct message up to date; return whether that took a request.

        The message stays where it is, whatever its age, until the next round.
        """
        try:
            seen = await self._pages.reader_table(table_id, user)
            if seen.channel is None or await self.is_current(seen):
                return False
            return await self._write(seen, seen.channel)
        except Refused:
            return False
        except discord.HTTPException as error:
            log.info("hand of user %s not delivered: %s", user, error.code)
            await self._people.save_dm(user, None, (await self._people.get(user)).dm_told)
            self._undelivered.add(user)
            self._refresh(table_id)  # They play in their panel from now on.
            return True

    async def _write(self, seen: ReaderTable, channel: int) -> bool:
        table_id, user, private = seen.snapshot.header.id, seen.user, seen.snapshot.header.is_private
        elsewhere = self._plays_elsewhere(seen)
        last = await self._find(seen)

        async def draw() -> Post:
            stub = None
            if elsewhere:
                place = self._panel_channel(seen)
                stub = await self._pages.panel_stub(table_id, user, channel=place)
            post = stub or await self._pages.hand(table_id, user)
            if last is not None and (elsewhere or not post.epoch):
                post = post._replace(epoch=last.epoch)  # No new message is needed: the one there is edited.
            return post._replace(classic=not private)

        post = await draw()
        if not post.epoch or (last is not None and (last.stamp, last.epoch) == (post.stamp, post.epoch)):
            return False
        left = partial(self._pages.replaced_direct_message, table_id, user)
        # Nobody is called to a private table: its message moves down only while its reader plays in it.
        stays = not private or self._pages.tables.now() - self._pressed.get(seen.user, NEVER) > PLAYING
        return await self._messages.reconcile(_slot(seen), channel, post, draw, ignores_age=stays, left=left)

    def _panel_channel(self, seen: ReaderTable) -> int | None:
        """Return the channel in which the person has their panel, or can open one; None without either."""
        header = seen.snapshot.header
        return self._panels.channel(header.id, seen.user) or header.place

    async def note_edited(self, table_id: int, user: int, message: discord.Message, post: Post) -> None:
        """Remember that a click has brought this message up to date: its reader plays in it."""

        async def left(epoch: str) -> Post | None:
            stub = await self._pages.panel_stub(table_id, user, message=message.id)
            if stub is None:
                stub = Post((Text(f"-# {(await self._people.texts_for(user))('head-elsewhere')}"),))
            return stub._replace(classic=post.classic)

        self._pressed.pop(user, None)
        self._pressed[user] = now = self._pages.tables.now()
        while now - self._pressed[oldest := next(iter(self._pressed))] > PLAYING:
            del self._pressed[oldest]
        await self._messages.note_edited(Slot(table_id, HAND, user), message, post, left)

    async def note_sent(
        self, interaction: discord.Interaction, table_id: int, message_id: int, post: Post
    ) -> None:
        """Remember that a command was answered with this message: its reader plays in it."""
        channel, user = interaction.channel_id, interaction.user.id
        if channel is None:
            return
        player = await self._people.get(user)
        if player.dm_channel != channel:
            await self._people.save_dm(user, channel, player.dm_told)
        await self._messages.record(Slot(table_id, HAND, user), channel, message_id, post)

    def forget(self, user: int) -> None:
        """Forget that a person could not be reached, and when they last pressed something."""
        self._undelivered.discard(user)
        self._pressed.pop(user, None)

    async def delete(self, table_id: int, user: int) -> None:
        """Delete a person's direct messages about a table, if Discord lets us."""
        try:
            await self._messages.drop(Slot(table_id, HAND, user))
        except TryAgain as error:
            log.info("a direct message about table %s stays: %s", table_id, error)

    async def add_undelivered_note(self, user: int, post: Post) -> Post:
        """Return the panel with, once in a lifetime, the sentence that the hand could not be sent."""
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
    """Return the name of the write queue for a person's direct messages."""
    return f"dm {user}"


def _slot(seen: ReaderTable) -> Slot:
    return Slot(seen.snapshot.header.id, HAND, seen.user)
