"""The channels in which the bot has given up writing: why, since when, and when it tries again."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import datetime
from typing import Final, NamedTuple

import discord

from bot.counters import COUNTS

log = logging.getLogger(__name__)

FORBIDDEN, CHANNEL_GONE, LOCKED = 403, 10003, 160005
PERMITTED: Final = frozenset({CHANNEL_GONE, 50001, 50013})
"""Refusals that may be over when somebody clicks where the bot may write; others last until a change."""


class Refusal(NamedTuple):
    """What Discord answered, by its code, and since when nothing has been taken there."""

    code: int
    since: datetime


class Silence:
    """Channels by id. All that write share it; what keeps the bot silent is said once in the log.

    `changed(channel)` is called when what stands there may be out of date from now on, or is not any more.
    """

    def __init__(self, changed: Callable[[int], None], now: Callable[[], datetime]) -> None:
        self._changed = changed
        self._now = now
        self._silent: set[int] = set()
        self._refusals: dict[int, Refusal] = {}  # kept until a write succeeds there
        self._tried: dict[int, int] = {}  # with which permissions a click has had it tried again since
        self._pictureless: dict[int, datetime] = {}

    def __contains__(self, channel: int) -> bool:
        return channel in self._silent

    def out_of_date(self, channel: int) -> bool:
        """True from a refusal until a write succeeds there, however often it is tried meanwhile."""
        return channel in self._refusals

    def why(self, channel: int) -> Refusal | None:
        """What has been refused there last, and since when; None once a write has succeeded."""
        return self._refusals.get(channel)

    def begin(self, channel: int, error: discord.HTTPException) -> None:
        """Write there no more: Discord has refused it in a way that does not pass by itself."""
        self._silent.add(channel)
        before = self._refusals.get(channel)
        since = self._now() if before is None else before.since
        self._refusals[channel] = Refusal(error.code, since)
        if before is None or before.code != error.code:
            COUNTS.discord[error.code or error.status] += 1
            log.warning("channel %s does not let the bot write (%s)", channel, error)
        if before is None:
            self._changed(channel)

    def wrote(self, channel: int) -> None:
        """A write there has succeeded: the next refusal is news."""
        self._tried.pop(channel, None)
        if self._refusals.pop(channel, None) is not None:
            self._changed(channel)

    def begin_without_pictures(self, channel: int) -> None:
        """Text is taken there, pictures are not: they stay away until what the bot may do has changed."""
        if channel not in self._pictureless:
            self._pictureless[channel] = self._now()
            log.warning("channel %s does not let the bot attach pictures", channel)

    def without_pictures(self, channel: int) -> datetime | None:
        """Since when pictures have been refused there; None where they may be sent."""
        return self._pictureless.get(channel)

    @property
    def count(self) -> int:
        """In how many channels nothing is taken."""
        return len(self._refusals)

    def channels(self) -> list[int]:
        """All in which something has been given up."""
        return list(self._silent | self._pictureless.keys())

    def permitted(self, channel: int, permissions: int) -> bool:
        """Somebody has clicked there, and the bot may write: True when that ends the silence.

        With the same permissions that happens once: whatever they say, the channel refuses.
        """
        refusal = self._refusals.get(channel)
        if channel not in self._silent or refusal is None or refusal.code not in PERMITTED:
            return False
        if self._tried.get(channel) == permissions:
            return False
        self._tried[channel] = permissions
        return self.end(channel)

    def end(self, channel: int) -> bool:
        """Try again there, pictures as well; True when all had been given up."""
        self._pictureless.pop(channel, None)
        given_up = channel in self._silent
        self._silent.discard(channel)
        return given_up
