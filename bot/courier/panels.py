"""The newest ephemeral panel of each person at each table, and of each lobby's host.

Discord lets us edit a panel for 15 minutes after the last click that it answered.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import datetime
from typing import Final, NamedTuple

import discord

from bot.courier.delivery import Delivery
from bot.courier.requests import passing
from bot.courier.transports import FAILURES, Key, TokenMessage, delete_private, key_of
from bot.errors import Refused, Unavailable
from bot.pages.tables import EDITABLE, Pages, ReaderTable
from bot.present.play import host
from bot.present.post import Post
from bot.tables.snapshot import Snapshot

log = logging.getLogger(__name__)

GONE: Final = frozenset({401, 403, 404})
"""Discord's statuses for a token that has expired early, and for a panel that no longer exists."""


class Panel(NamedTuple):
    """An ephemeral message and what it shows.

    key         the key of the interaction that showed the panel last, at `opened_at`
    stamp       the stamp of the post that it shows
    is_live     whether its reader plays in it; otherwise it says where they play
    """

    key: Key
    message_id: int
    stamp: str
    opened_at: datetime
    is_live: bool = True


class Panels:
    """One panel per person and table: a new one replaces the old.

    `refresh(table_id)` is called when a person's direct message must change because of their panel.
    """

    def __init__(
        self,
        bot: discord.Client,
        pages: Pages,
        delivery: Delivery,
        now: Callable[[], datetime],
        refresh: Callable[[int], None],
    ) -> None:
        self._bot = bot
        self._pages = pages
        self._delivery = delivery
        self._now = now
        self._refresh = refresh
        self._open: dict[tuple[int, int], Panel] = {}
        self._by_table: dict[int, tuple[int, ...]] = {}
        self._by_message: dict[int, tuple[int, int]] = {}  # the newest last
        self._timer: asyncio.TimerHandle | None = None  # for the next panel that expires

    def users_at(self, table_id: int) -> list[int]:
        """Return the people with an open panel at this table."""
        return sorted(self._by_table.get(table_id, ()))

    def keep(
        self, interaction: discord.Interaction, table_id: int, message_id: int, post: Post
    ) -> Panel | None:
        """Remember this message as the person's panel; return their older panel, which must be deleted.

        If the message showed another table until now, it is no longer that table's panel.
        """
        key = (table_id, user := interaction.user.id)
        old, was_live = self._open.get(key), self.is_live(table_id, user)
        self._drop(key)
        other = self._by_message.get(message_id)
        if other is not None:
            self._drop(other)
            self._refresh(other[0])
        self._open[key] = Panel(key_of(interaction), message_id, post.stamp, self._now())
        self._by_table[table_id] = (*self._by_table.get(table_id, ()), user)
        self._by_message[message_id] = key
        if self._timer is None:
            self._set_timer()
        if old is None or not was_live or old.key.channel != interaction.channel_id:
            self._refresh(table_id)  # The direct message says where its reader plays.
        return old if old is not None and old.message_id != message_id and self._is_editable(old) else None

    def _drop(self, key: tuple[int, int]) -> None:
        panel = self._open.pop(key, None)
        if panel is None:
            return
        table_id, user = key
        del self._by_message[panel.message_id]
        others = tuple(other for other in self._by_table.pop(table_id) if other != user)
        if others:
            self._by_table[table_id] = others

    def remove_all(self, user: int) -> list[Panel]:
        """Forget the panels of a person; return those that can still be deleted."""
        keys = [key for key in self._open if key[1] == user]
        panels = [self._open[key] for key in keys]
        for key in keys:
            self._drop(key)
        return [panel for panel in panels if self._is_editable(panel)]

    def stop(self) -> None:
        """Refresh no table by itself any more."""
        if self._timer is not None:
            self._timer.cancel()

    def _set_timer(self) -> None:
        """Set the timer for the panel that expires next, the oldest, if there is a panel."""
        if self._by_message:
            oldest = self._open[next(iter(self._by_message.values()))]
            seconds = (oldest.opened_at + EDITABLE - self._now()).total_seconds() + 1
            self._timer = asyncio.get_running_loop().call_later(seconds, self._expire)

    def _expire(self) -> None:
        """Forget the panels that have expired; their readers go on by direct message."""
        expired = [key for key in self._by_message.values() if not self._is_editable(self._open[key])]
        for key in expired:
            self._drop(key)
        self._timer = None
        self._set_timer()
        for table_id in dict.fromkeys(table_id for table_id, _user in expired):
            self._refresh(table_id)

    def _is_editable(self, panel: Panel) -> bool:
        return self._now() - panel.opened_at < EDITABLE

    def is_live(self, table_id: int, user: int) -> bool:
        """Return whether the person plays in their panel, which Discord still lets us edit."""
        panel = self._open.get((table_id, user))
        return panel is not None and panel.is_live and self._is_editable(panel)

    def channel(self, table_id: int, user: int) -> int | None:
        """Return the channel of a person's panel at a table; None without a panel."""
        panel = self._open.get((table_id, user))
        return None if panel is None else panel.key.channel

    def give_way(self, table_id: int, user: int) -> bool:
        """Note that the person plays in their direct message from now on; return whether a panel stands."""
        key = (table_id, user)
        panel = self._open.get(key)
        if panel is not None:
            self._open[key] = panel._replace(is_live=False)
        return panel is not None

    def note_press(self, message_id: int) -> None:
        """Note that something was pressed in this message: if it is a panel, its reader plays in it again."""
        key = self._by_message.get(message_id)
        panel = None if key is None else self._open[key]
        if key is None or panel is None or panel.is_live or not self._is_editable(panel):
            return
        self._open[key] = panel._replace(is_live=True)
        self._refresh(key[0])

    def is_current(self, table_id: int, seen: ReaderTable) -> bool:
        """Return whether a panel shows what it should, as far as known without rendering."""
        panel = self._open.get((table_id, seen.user))
        return panel is None or panel.stamp == self._wanted(panel, seen)

    def _wanted(self, panel: Panel, seen: ReaderTable) -> str | None:
        """Return the stamp that a panel should have; None if it must be rendered first."""
        stub = None if self._is_played_in(panel, seen) else self._pages.panel_stub_stamp(seen)
        return self._pages.stamp(seen) if stub is None else stub

    def _is_played_in(self, panel: Panel, seen: ReaderTable) -> bool:
        """Return whether the reader plays in this panel: always if no direct message goes out to them."""
        return panel.is_live or not (seen.channel and seen.takes_messages)

    async def write(self, table_id: int, user: int) -> bool:
        """Bring the person's panel up to date; return whether that took a request."""
        key = (table_id, user)
        panel = self._open.get(key)
        if panel is None:
            return False
        if not self._is_editable(panel):
            self._drop(key)
            return False
        seen = await self._pages.reader_table(table_id, user)
        if panel.stamp == self._wanted(panel, seen):
            return False

        async def draw() -> Post:
            post = None if self._is_played_in(panel, seen) else await self._pages.panel_stub(table_id, user)
            if post is not None:
                return post
            until, channel = panel.opened_at + EDITABLE, panel.key.channel
            return await self._pages.panel(table_id, user, channel=channel, until=until)

        post = await draw()
        if panel.stamp == post.stamp:
            return False
        try:
            transport = TokenMessage(self._bot, panel.key, panel.message_id)
            post = (await self._delivery.deliver(transport, post, draw)).post
        except FAILURES as error:
            final = passing(error)
            if not isinstance(final, discord.HTTPException):
                raise final from error
            if final.status not in GONE:
                log.warning("the panel of user %s at table %s is given up: %s", user, table_id, final)
            if self._is_unchanged(key, panel):
                self._drop(key)
                self._refresh(table_id)  # The direct message takes the panel's place.
        else:
            if self._is_unchanged(key, panel):
                # It may have been pressed, or given way, during the request.
                self._open[key] = self._open[key]._replace(stamp=post.stamp)
        return True

    def _is_unchanged(self, key: tuple[int, int], panel: Panel) -> bool:
        """Return whether this is still the person's panel, and was not answered into meanwhile."""
        now = self._open.get(key)
        return now is not None and now.key == panel.key


class HostPanel(NamedTuple):
    """A host's panel, and the key of the interaction that showed it last, at `opened_at`."""

    user: int
    message_id: int
    key: Key
    opened_at: datetime


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
        """Remember this message as the host's panel; return their older panel, which must be deleted."""
        for table, panel in list(self._open.items()):
            if not self._is_editable(panel):
                del self._open[table]
        old = self._open.get(table_id)
        user = interaction.user.id
        self._open[table_id] = HostPanel(user, message_id, key_of(interaction), self._now())
        return old if old is not None and old.message_id != message_id else None

    def forget(self, message_id: int) -> None:
        """Note that a message, which need not be a panel, shows something else from now on."""
        for table, panel in list(self._open.items()):
            if panel.message_id == message_id:
                del self._open[table]

    def remove_all(self, user: int) -> list[HostPanel]:
        """Forget the panels of a person; return those that can still be deleted."""
        tables = [table for table, panel in self._open.items() if panel.user == user]
        panels = [self._open.pop(table) for table in tables]
        return [panel for panel in panels if self._is_editable(panel)]

    def is_outdated(self, snapshot: Snapshot) -> bool:
        """Return whether a panel stands that is of no use to its reader any more."""
        panel = self._open.get(snapshot.header.id)
        return panel is not None and (snapshot.header.status != "lobby" or snapshot.header.host != panel.user)

    async def close(self, snapshot: Snapshot) -> None:
        """Have the panel say that the match has begun, with a button to the hand, or why else it is done."""
        panel = self._open.pop(snapshot.header.id, None)
        if panel is None or not self._is_editable(panel):
            return
        t = await self._pages.people.texts_for(panel.user)
        try:
            over = await self._pages.lobby_over(snapshot.header.id, panel.user)
        except (Refused, Unavailable):
            over = None
        post = over or host.closed_panel(snapshot, t)
        try:
            transport = TokenMessage(self._bot, panel.key, panel.message_id)
            await self._delivery.deliver(transport, post.in_words() if t.in_words else post)
        except FAILURES as error:
            log.info("a host's panel stays open: %s", error)

    def _is_editable(self, panel: HostPanel) -> bool:
        return self._now() - panel.opened_at < EDITABLE


async def delete_panel(bot: discord.Client, panel: Panel | HostPanel) -> None:
    """Delete an older panel, if Discord lets us."""
    try:
        await delete_private(bot, panel.key, panel.message_id)
    except FAILURES as error:
        log.info("an old panel stays: %s", error)
