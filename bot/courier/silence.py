"""The channels in which the bot has given up writing: why, and when it tries again."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

import discord

log = logging.getLogger(__name__)

CHANNEL_GONE, LOCKED = 10003, 160005
PERMITTED: Final = frozenset({CHANNEL_GONE, 50001, 50013})
"""Refusals that are over as soon as somebody clicks where the bot may write; others last until a change."""


class Silence:
    """Channels by id. All that write share it; what keeps the bot silent is said once in the log.

    `changed(channel)` is called when what stands there may be out of date from now on, or is not any more.
    """

    def __init__(self, changed: Callable[[int], None]) -> None:
        self._changed = changed
        self._why: dict[int, int] = {}
        self._said: dict[int, int] = {}  # kept until a write succeeds there

    def __contains__(self, channel: int) -> bool:
        return channel in self._why

    def out_of_date(self, channel: int) -> bool:
        """True from a refusal until a write succeeds there, however often it is tried meanwhile."""
        return channel in self._said

    def begin(self, channel: int, error: discord.HTTPException) -> None:
        """Write there no more: Discord has refused it in a way that does not pass by itself."""
        self._why[channel] = error.code
        before = self._said.get(channel)
        if before != error.code:
            self._said[channel] = error.code
            log.warning("channel %s does not let the bot write (%s)", channel, error)
        if before is None:
            self._changed(channel)

    def wrote(self, channel: int) -> None:
        """A write there has succeeded: the next refusal is news."""
        if self._said.pop(channel, None) is not None:
            self._changed(channel)

    def channels(self) -> list[int]:
        """All that have been given up."""
        return list(self._why)

    def permitted(self, channel: int) -> bool:
        """Somebody has clicked there, and the bot may write: True when that ends the silence."""
        return self._why.get(channel) in PERMITTED and self.end(channel)

    def end(self, channel: int) -> bool:
        """Try again there; True when it had been given up."""
        return self._why.pop(channel, None) is not None
