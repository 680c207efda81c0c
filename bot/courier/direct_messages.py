"""Hands by direct message: one per round and person, as good as a panel."""

from __future__ import annotations

import logging
from functools import partial

import discord

from bot.courier.messages import HAND, Messages
from bot.courier.requests import FAILURES
from bot.errors import Refused
from bot.pages.tables import Pages
from bot.present.post import Post, Text

log = logging.getLogger(__name__)


class DirectMessages:
    """Direct messages. That somebody cannot be reached is no fault: their panel shows the same hand."""

    def __init__(self, bot: discord.Client, pages: Pages, messages: Messages) -> None:
        self._bot = bot
        self._pages = pages
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
        await self._people.dm(user, channel.id, player.dm_told)

    async def write(self, table_id: int, seat: int, user: int, still: bool = False) -> bool:
        """Bring the direct message of this round up to date when the reader's decision has changed.

        With `still` it stays where it is, whatever its age. True when that took a request.
        """
        player = await self._people.get(user)
        if player.dm_channel is None or not (await self._people.preferences(user)).dm_hands:
            return False
        kind, channel = _kind(user), player.dm_channel
        last = self._messages.last(table_id, kind, channel)
        try:
            if last is not None and last.stamp and last.stamp == await self._pages.stamp(table_id, user):
                return False
            post = await self._pages.hand(table_id, user)
        except Refused:
            return False
        if last is not None and last.stamp == post.stamp and post.epoch in ("", last.epoch):
            return False
        if not post.epoch:
            # What is about the seat, not about a round, takes the place of the direct message that is there.
            epoch = await self._messages.epoch(table_id, kind, channel) if post.stamp else None
            if epoch is None:
                return False
            post, still = post._replace(epoch=epoch), True
        try:
            left = partial(self._pages.direct_message_left_behind, table_id, user)
            return await self._messages.keep(table_id, kind, seat, channel, post, still=still, left=left)
        except discord.HTTPException as error:
            log.info("hand of user %s not delivered: %s", user, error.code)
            await self._people.dm(user, None, player.dm_told)
            self._undelivered.add(user)
            return True

    async def edited(self, table_id: int, user: int, message_id: int, post: Post) -> None:
        """Remember that a click has already brought this direct message up to date."""
        await self._messages.edited(table_id, _kind(user), message_id, post)

    async def told(self, user: int, post: Post) -> Post:
        """The panel with, once in a lifetime, the sentence that the hand could not be sent."""
        if user not in self._undelivered:
            return post
        self._undelivered.discard(user)
        player = await self._people.get(user)
        if player.dm_told:
            return post
        await self._people.dm(user, player.dm_channel, True)
        t = await self._people.reads(user)
        return post._replace(blocks=(*post.blocks, Text(f"-# {t('panel-dm-closed')}")))


def _kind(user: int) -> str:
    return f"{HAND} {user}"
