"""The newest ephemeral panel of each person at each table, for as long as Discord lets us edit it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import datetime
from enum import Enum
from math import inf
from typing import Final, NamedTuple

import discord

from bot.courier.delivery import Delivery
from bot.courier.requests import passing
from bot.courier.transports import FAILURES, Key, TokenMessage, delete_private, key_of
from bot.pages.tables import EDITABLE, Pages, ReaderTable
from bot.present.post import Post
from bot.tables.deadlines import PATIENCE

log = logging.getLogger(__name__)

GONE: Final = frozenset({401, 403, 404})
"""What Discord answers to a token that has ended sooner than we thought, and where the panel is no more."""


class Use(Enum):
    """Whether a panel is the message its reader plays in.

    LIVE      it is      LOST      it may be gone: it stands while what it says is so
    REPLACED  they play in another, which it says as soon as that can be written
    """

    LIVE = 1
    LOST = 2
    REPLACED = 3


class Panel(NamedTuple):
    """An ephemeral message, the key of the interaction that last showed it, and what it shows.

    `pressed_at` is when its reader was last seen to have it: whatever they pressed in it.
    """

    key: Key
    message_id: int
    shows: tuple[str, str]
    opened_at: datetime
    pressed_at: datetime
    use: Use = Use.LIVE


class Panels:
    """One panel per person and table: a new one replaces the old.

    `look(table_id)` has all that shows a table brought up to date: somebody's panel there is no more.
    """

    def __init__(
        self,
        bot: discord.Client,
        pages: Pages,
        delivery: Delivery,
        now: Callable[[], datetime],
        look: Callable[[int], None],
    ) -> None:
        self._bot = bot
        self._pages = pages
        self._delivery = delivery
        self._now = now
        self._look = look
        self._open: dict[tuple[int, int], Panel] = {}
        self._at: dict[int, tuple[int, ...]] = {}  # by table, the people who have one
        self._showing: dict[int, tuple[int, int]] = {}  # by message, whose it is; the newest last

    def at(self, table_id: int) -> list[int]:
        """The people with an open panel at this table."""
        return sorted(self._at.get(table_id, ()))

    def keep(
        self, interaction: discord.Interaction, table_id: int, message_id: int, post: Post
    ) -> Panel | None:
        """From now on this is the person's panel; gives the older one elsewhere that should go away.

        A message that showed another table until now is that table's panel no more.
        """
        key = (table_id, user := interaction.user.id)
        old = self._open.get(key)
        self._drop(key)
        other = self._showing.get(message_id)
        if other is not None:
            self._drop(other)
            self._look(other[0])
        while self._showing and not self._alive(self._open[oldest := next(iter(self._showing.values()))]):
            self._drop(oldest)
        now = self._now()
        self._open[key] = Panel(key_of(interaction), message_id, (post.epoch, post.stamp), now, now)
        self._at[table_id] = (*self._at.get(table_id, ()), user)
        self._showing[message_id] = key
        if old is not None and old.key.channel != interaction.channel_id:
            self._look(table_id)  # Their direct message names the channel.
        return old if old is not None and old.message_id != message_id and self._alive(old) else None

    def _drop(self, key: tuple[int, int] | None) -> None:
        """Forget a panel; there need not be one."""
        panel = None if key is None else self._open.pop(key, None)
        if key is None or panel is None:
            return
        table_id, user = key
        del self._showing[panel.message_id]
        others = tuple(other for other in self._at.pop(table_id) if other != user)
        if others:
            self._at[table_id] = others

    def take_away(self, user: int) -> list[Panel]:
        """Know of no panel of somebody any more; those that can still be deleted."""
        keys = [key for key in self._open if key[1] == user]
        panels = [self._open[key] for key in keys]
        for key in keys:
            self._drop(key)
        return [panel for panel in panels if self._alive(panel)]

    def _alive(self, panel: Panel) -> bool:
        return self._now() - panel.opened_at < EDITABLE

    def in_use(self, table_id: int, user: int, decides_since: datetime | None) -> float:
        """For how many seconds the person is taken to play in their panel if they do nothing; 0: they do not.

        `decides_since` is when a decision of theirs opened, None while they have none: then it is for ever.
        """
        panel = self._open.get((table_id, user))
        if panel is None or panel.use is not Use.LIVE or not self._alive(panel):
            return 0.0
        if decides_since is None:
            return inf
        # At the moment of the mention: a panel whose reader has not acted by then may be lost to a reload.
        lost_at = max(decides_since, panel.pressed_at) + PATIENCE
        return max((lost_at - self._now()).total_seconds(), 0.0)

    def channel(self, table_id: int, user: int) -> int | None:
        """Return the channel of somebody's panel at a table, None where there is none or it is unknown."""
        panel = self._open.get((table_id, user))
        return None if panel is None else panel.key.channel

    def give_way(self, table_id: int, user: int, use: Use) -> bool:
        """The person plays, or is taken to play, in another message from now on. True if there is a panel."""
        panel = self._open.get((table_id, user))
        if panel is None:
            return False
        if use.value > panel.use.value:
            self._open[table_id, user] = panel._replace(use=use)
        return True

    def pressed(self, message_id: int) -> int | None:
        """Something was pressed in this message: a panel is not lost, then, and its reader plays in it.

        Gives the table whose panel has become live with it; None where nothing has changed.
        """
        key = self._showing.get(message_id)
        panel = None if key is None else self._open[key]
        if key is None or panel is None or not self._alive(panel):
            return None
        self._open[key] = panel._replace(pressed_at=self._now(), use=Use.LIVE)
        return None if panel.use is Use.LIVE else key[0]

    def is_right(self, table_id: int, seen: ReaderTable) -> bool:
        """Whether a panel stands as it should, as far as that is known without drawing it."""
        panel = self._open.get((table_id, seen.user))
        return panel is None or panel.shows[1] in self._right(panel, seen)

    def _right(self, panel: Panel, seen: ReaderTable) -> set[str]:
        """The stamps with which this panel may stand."""
        use = self._use(panel, seen)
        aside = None if use is Use.LIVE else self._pages.panel_stub_stamp(seen)
        right = aside if use is Use.REPLACED else self._pages.stamp(seen)
        return {stamp for stamp in (right, aside) if stamp}

    def _use(self, panel: Panel, seen: ReaderTable) -> Use:
        """What this panel is to its reader, who plays in it where no direct message goes out."""
        return panel.use if seen.channel and seen.likes.dm_hands else Use.LIVE

    async def write(self, table_id: int, user: int) -> bool:
        """Bring the person's panel up to date when their decision has opened or changed.

        One that they play in no more says so, once. True when that took a request.
        """
        key = (table_id, user)
        panel = self._open.get(key)
        if panel is None:
            return False
        if not self._alive(panel):
            self._drop(key)
            return False
        seen = await self._pages.reader_table(table_id, user)
        if panel.shows[1] in self._right(panel, seen):
            return False
        use = self._use(panel, seen)

        async def draw() -> Post:
            post = None if use is Use.LIVE else await self._pages.panel_stub(table_id, user)
            if post is not None:
                return post
            until, channel = panel.opened_at + EDITABLE, panel.key.channel
            return await self._pages.panel(table_id, user, channel=channel, until=until)

        post = await draw()
        if panel.shows == (post.epoch, post.stamp):
            return False
        try:
            await self._delivery.deliver(TokenMessage(self._bot, panel.key, panel.message_id), post, draw)
        except FAILURES as error:
            final = passing(error)
            if not isinstance(final, discord.HTTPException):
                raise final from error
            if final.status not in GONE:
                log.warning("the panel of user %s at table %s is given up: %s", user, table_id, final)
            if self._same(key, panel) is not None:
                self._drop(key)
                self._look(table_id)  # The direct message goes on for it.
        else:
            now = self._same(key, panel)
            if now is not None:
                kept = Use.LIVE if use is Use.LIVE else Use.REPLACED
                kept = (
                    kept if now.use is panel.use else now.use
                )  # It was pressed, or has given way, meanwhile.
                self._open[key] = now._replace(shows=(post.epoch, post.stamp), use=kept)
        return True

    async def remove(self, panel: Panel) -> None:
        """Delete an older panel; that it cannot be done is no fault."""
        try:
            await delete_private(self._bot, panel.key)
        except FAILURES as error:
            log.info("an old panel stays: %s", error)

    def _same(self, key: tuple[int, int], panel: Panel) -> Panel | None:
        """What has become of this one; None when a newer one has taken its place, or it was forgotten."""
        now = self._open.get(key)
        return now if now is not None and now.key == panel.key else None
