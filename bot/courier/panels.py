"""The newest ephemeral panel of each person at each table, for as long as Discord lets us edit it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final, NamedTuple

import discord

from bot.courier.render import render
from bot.courier.requests import FAILURES, passing
from bot.pages.tables import Pages
from bot.present.post import Post

log = logging.getLogger(__name__)

TOKEN_LIFE: Final = timedelta(minutes=14)
"""An interaction's token is good for fifteen minutes."""
GONE: Final = frozenset({401, 403, 404})
"""What Discord answers to a token that has ended sooner than we thought, and where the panel is no more."""


class Panel(NamedTuple):
    """An ephemeral message, reached through the interaction that last showed it."""

    interaction: discord.Interaction
    message_id: int | None
    post: Post
    opened_at: datetime


class Panels:
    """One panel per person and table: a new one replaces the old."""

    def __init__(self, pages: Pages, now: Callable[[], datetime]) -> None:
        self._pages = pages
        self._now = now
        self._open: dict[tuple[int, int], Panel] = {}

    def at(self, table_id: int) -> list[int]:
        """The people with an open panel at this table."""
        return [user for table, user in self._open if table == table_id]

    def keep(
        self, interaction: discord.Interaction, table_id: int, message_id: int | None, post: Post
    ) -> Panel | None:
        """From now on this is the person's panel; gives the older one elsewhere that should go away.

        A message that showed another table until now is that table's panel no more.
        """
        key = (table_id, interaction.user.id)
        old = self._open.get(key)
        self._open = {
            other: panel
            for other, panel in self._open.items()
            if self._alive(panel) and (message_id is None or panel.message_id != message_id)
        }
        self._open[key] = Panel(interaction, message_id, post, self._now())
        return old if old is not None and old.message_id != message_id and self._alive(old) else None

    def _alive(self, panel: Panel) -> bool:
        return self._now() - panel.opened_at < TOKEN_LIFE

    async def write(self, table_id: int, user: int) -> bool:
        """Bring the person's panel up to date when their decision has opened or changed.

        True when that took a request.
        """
        key = (table_id, user)
        panel = self._open.get(key)
        if panel is None:
            return False
        if not self._alive(panel):
            del self._open[key]
            return False
        if panel.post.stamp and panel.post.stamp == await self._pages.stamp(table_id, user):
            return False
        post = await self._pages.panel(table_id, user, channel=panel.interaction.channel_id)
        if (panel.post.epoch, panel.post.stamp) == (post.epoch, post.stamp):
            return False
        rendered = render(post)
        try:
            await panel.interaction.edit_original_response(view=rendered.view, attachments=[])
        except FAILURES as error:
            final = passing(error)
            if not isinstance(final, discord.HTTPException):
                raise final from error
            if final.status not in GONE:
                log.warning("the panel of user %s at table %s is given up: %s", user, table_id, final)
            self._forget(key, panel)
        else:
            if self._open.get(key) is panel:
                self._open[key] = panel._replace(post=post)
        return True

    def _forget(self, key: tuple[int, int], panel: Panel) -> None:
        """This one is gone; a newer one that has taken its place meanwhile stays."""
        if self._open.get(key) is panel:
            del self._open[key]


async def remove(panel: Panel) -> None:
    """Delete an older panel; that it cannot be done is no fault."""
    try:
        await panel.interaction.delete_original_response()
    except FAILURES as error:
        log.info("an old panel stays: %s", error)
