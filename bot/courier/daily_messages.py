"""The daily message of a server: today's deal, and the result of the day before."""

from __future__ import annotations

import logging
from datetime import timedelta
from functools import partial

import discord

from bot.courier.messages import Messages
from bot.courier.write_queue import WriteQueues
from bot.errors import Unavailable
from bot.pages.daily import DailyPages
from bot.records.deals import Deal
from bot.records.slots import DAILY, Slot

log = logging.getLogger(__name__)


class DailyMessages:
    """Posts the daily message of each server that wants it, once a day and without a notification."""

    def __init__(
        self, bot: discord.Client, pages: DailyPages, queues: WriteQueues, messages: Messages
    ) -> None:
        self._bot = bot
        self._pages = pages
        self._queues = queues
        self._messages = messages

    def refresh(self, guild: int) -> None:
        """Post today's message on a server, if it is due, wanted and not posted yet."""
        self._queues.spawn(self._spread(guild))

    async def _spread(self, guild: int) -> None:
        daily = self._pages.daily
        try:
            channel = (await self._pages.people.server(guild)).daily
            if channel is None or not daily.is_due():
                return
            deal = await daily.open()
        except Unavailable as error:
            log.warning("the daily message of server %s is not posted: %s", guild, error)
            return
        self._queues.put(f"channel {channel}", f"daily {guild}", partial(self._write, deal, guild, channel))

    async def _write(self, deal: Deal, guild: int, channel: int) -> bool:
        server = self._bot.get_guild(guild)
        slot = Slot(deal.id, f"{DAILY}{guild}")
        is_today = deal.day == self._pages.daily.today.isoformat()
        if server is None or not is_today or await self._messages.find(slot):
            return False
        people = self._pages.people
        language = (await people.server(guild)).language
        locale = server.preferred_locale.value if language == "auto" else language
        post = await self._pages.message(deal, guild, await people.public_texts(guild, locale))
        written = await self._messages.reconcile(slot, channel, post)
        await self._messages.settle(deal.id)
        before = await self._pages.daily.find(self._pages.daily.today - timedelta(days=1))
        if before is not None:  # Its message is never changed again.
            await self._messages.forget(Slot(before.id, slot.kind))
        return written
