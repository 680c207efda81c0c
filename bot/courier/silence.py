"""The channels in which the bot has given up writing: why, and when it tries again."""

from __future__ import annotations

import logging
from typing import Final

import discord

log = logging.getLogger(__name__)

CHANNEL_GONE, LOCKED = 10003, 160005
PERMITTED: Final = frozenset({CHANNEL_GONE, 50001, 50013})
"""Refusals that are over as soon as somebody clicks where the bot may write; others last until a change."""


class Silence:
    """Channels by id. Every board shares it; what keeps the bot silent is said once in the log."""

    def __init__(self) -> None:
        self._why: dict[int, int] = {}
        self._said: dict[int, int] = {}  # kept until a write succeeds there

    def __contains__(self, channel: int) -> bool:
        return channel in self._why

    def begin(self, channel: int, error: discord.HTTPException) -> None:
        """Write there no more: Discord has refused it in a way that does not pass by itself."""
        self._why[channel] = error.code
        if self._said.get(channel) != error.code:
            self._said[channel] = error.code
            log.warning("channel %s does not let the bot write (%s)", channel, error)

    def wrote(self, channel: int) -> None:
        """A write there has succeeded: the next refusal is news."""
        self._said.pop(channel, None)

    def channels(self) -> list[int]:
        """All that have been given up."""
        return list(self._why)

    def permitted(self, channel: int) -> bool:
        """Somebody has clicked there, and the bot may write: True when that ends the silence."""
        return self._why.get(channel) in PERMITTED and self.end(channel)

    def end(self, channel: int) -> bool:
        """Try again there; True when it had been given up."""
        return self._why.pop(channel, None) is not None
