"""The private pages of lobbies: what their host has open when the match begins, or the lobby ends."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import NamedTuple

import discord

from bot.pages.tables import EDITABLE


class LobbyPage(NamedTuple):
    """A private message about a lobby, whose it is, and what it can be edited with until its token ends."""

    user: int
    message: int
    followup: discord.Webhook
    opened_at: datetime


class LobbyPages:
    """The pages that can still be edited, by table."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._open: dict[int, dict[int, LobbyPage]] = {}

    def keep(self, interaction: discord.Interaction, table_id: int, message: int) -> None:
        """Remember that this interaction has shown a page of this lobby in this message."""
        for other in list(self._open):
            self._open[other] = {key: page for key, page in self._open[other].items() if self._alive(page)}
            if not self._open[other]:
                del self._open[other]
        page = LobbyPage(interaction.user.id, message, interaction.followup, self._now())
        self._open.setdefault(table_id, {})[message] = page

    def take(self, table_id: int) -> list[LobbyPage]:
        """Forget the pages of a lobby that is none any more; return those that can still be edited."""
        return [page for page in self._open.pop(table_id, {}).values() if self._alive(page)]

    def _alive(self, page: LobbyPage) -> bool:
        return self._now() - page.opened_at < EDITABLE
