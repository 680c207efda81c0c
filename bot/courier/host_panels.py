"""The private panel in which a host sets a table up: it closes itself once it is of no use any more."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import datetime
from typing import NamedTuple

import discord

from bot.courier.delivery import Delivery
from bot.courier.own_messages import known
from bot.courier.transports import FAILURES, Key, TokenMessage, delete_private, key_of
from bot.pages.tables import EDITABLE, Pages
from bot.present.play import host
from bot.tables.snapshot import Snapshot

log = logging.getLogger(__name__)


class HostPanel(NamedTuple):
    """A host's panel, the key of the interaction that showed it last, and since when that is good."""

    user: int
    message_id: int
    key: Key
    since: datetime


class HostPanels:
    """The newest panel of each lobby's host, for as long as Discord lets us edit it."""

    def __init__(
        self, bot: discord.Client, pages: Pages, delivery: Delivery, now: Callable[[], datetime]
    ) -> None:
        self._bot = bot
        self._pages = pages
        self._delivery = delivery
        self._now = now
        self._open: dict[int, HostPanel] = {}

    def keep(self, interaction: discord.Interaction, table_id: int, message_id: int) -> HostPanel | None:
        """Remember that this message is the host's panel; return the older one that should go away."""
        for table, panel in list(self._open.items()):
            if not self._alive(panel):
                del self._open[table]
        old = self._open.get(table_id)
        user = interaction.user.id
        self._open[table_id] = HostPanel(user, message_id, key_of(interaction), self._now())
        return old if old is not None and old.message_id != message_id else None

    def forget(self, message_id: int) -> None:
        """Take note that a message shows something else from now on; it need not be a panel."""
        for table, panel in list(self._open.items()):
            if panel.message_id == message_id:
                del self._open[table]

    def take_away(self, user: int) -> list[HostPanel]:
        """Forget the panels of somebody; return those that can still be deleted."""
        tables = [table for table, panel in self._open.items() if panel.user == user]
        panels = [self._open.pop(table) for table in tables]
        return [panel for panel in panels if self._alive(panel)]

    def outdated(self, snapshot: Snapshot) -> bool:
        """Return whether a panel stands that its reader can do nothing with any more."""
        panel = self._open.get(snapshot.header.id)
        return panel is not None and (snapshot.header.status != "lobby" or snapshot.header.host != panel.user)

    async def close(self, snapshot: Snapshot) -> None:
        """Have the panel say that the match has begun, with a button to the hand, or why else it is done."""
        panel = self._open.pop(snapshot.header.id, None)
        if panel is None or not self._alive(panel):
            return
        t = await self._pages.people.texts_for(panel.user)
        post = await known(self._pages.lobby_over(snapshot.header.id, panel.user)) or host.closed_panel(
            snapshot, t
        )
        try:
            transport = TokenMessage(self._bot, panel.key, panel.message_id)
            await self._delivery.deliver(transport, post.in_words() if t.in_words else post)
        except FAILURES as error:
            log.info("a host's panel stays open: %s", error)

    async def remove(self, panel: HostPanel) -> None:
        """Delete an older panel; that it cannot be done is no fault."""
        try:
            await delete_private(self._bot, panel.key)
        except FAILURES as error:
            log.info("an old panel of a host stays: %s", error)

    def _alive(self, panel: HostPanel) -> bool:
        return self._now() - panel.since < EDITABLE
