"""The public message of a table: kept up to date, and brought down when somebody asks."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial
from typing import Final

import discord

from bot.courier.messages import Messages
from bot.courier.pauses import Pauses
from bot.courier.write_queue import WriteQueues
from bot.errors import RefusalId, Refused
from bot.pages.tables import Pages
from bot.present.play.lobby import LOBBY
from bot.present.post import Post
from bot.records.slots import TABLE, Slot
from bot.records.tables import TableHeader

PATIENCE: Final = 2.0
"""Seconds that whoever asks for the table waits for it: Discord waits three."""


def place_of(header: TableHeader) -> str:
    """The queue of the channel or thread where a table's messages are."""
    return f"channel {header.thread_id or header.channel_id}"


class TableMessage:
    """The one message of each table that everybody sees."""

    def __init__(
        self,
        pages: Pages,
        messages: Messages,
        queues: WriteQueues,
        now: Callable[[], datetime],
        try_again: Callable[[int], None],
    ) -> None:
        self._pages = pages
        self._messages = messages
        self._queues = queues
        self._pauses = Pauses(now)
        self._try_again = try_again

    async def write(self, table_id: int, channel: int, *, anew: bool = False) -> bool:
        """Bring the message up to date, `anew` at the bottom. True when that took a request."""
        try:
            post = await self._pages.table(table_id)
            header = (await self._pages.tables.snapshot(table_id, None)).header
        except Refused:
            return False
        if channel != (header.thread_id or header.channel_id):
            return False  # It has moved into its thread since it was asked to be written here.
        left = partial(self._left, table_id)
        still = header.ended_at is not None  # An end that has been shown stays where it is.
        draw = partial(self._pages.table, table_id)
        slot = Slot(table_id, TABLE)
        return await self._messages.reconcile(slot, channel, post, draw, anew=anew, still=still, left=left)

    def put_away_other(self, table_id: int, message: discord.Message) -> None:
        """Something of a lobby was pressed in this message: if another one is the table's, it is put away.

        A process that was killed may have answered with it, and not known where that answer stands.
        """
        self._queues.spawn(self._meet(table_id, message))

    async def _meet(self, table_id: int, message: discord.Message) -> None:
        if await self._messages.adopt(Slot(table_id, TABLE), LOBBY, message):
            header = (await self._pages.tables.snapshot(table_id, None)).header
            channel = header.thread_id or header.channel_id
            self._queues.put(place_of(header), f"table {table_id}", partial(self.write, table_id, channel))

    async def link(self, table_id: int) -> str:
        """The address of the message, "" when there is none."""
        header = (await self._pages.tables.snapshot(table_id, None)).header
        return await self._messages.link(Slot(table_id, TABLE), header.guild_id)

    async def repost(self, table_id: int) -> str:
        """Post the message anew at the bottom of its channel; its address there.

        Refused: T-5 ended, T-67 asked for a moment ago, T-68 not possible now.
        """
        header = (await self._pages.tables.snapshot(table_id, None)).header
        if header.ended_at is not None:
            raise Refused(RefusalId.MATCH_OVER)
        before = await self.link(table_id)
        self._pauses.begin(table_id, before)
        self._try_again(header.thread_id or header.channel_id)
        write = partial(self.write, table_id, header.thread_id or header.channel_id, anew=True)
        place, key = place_of(header), f"table {table_id}"
        ended = await self._queues.now(place, key, write, PATIENCE)
        if ended:  # It may stand there with something that is to be drawn again.
            self._queues.put(place, key, partial(self.write, table_id, header.thread_id or header.channel_id))
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
