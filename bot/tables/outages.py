"""Outages of Discord's gateway: when each shard was disconnected, and when it was available again."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

from bot.tables.deadlines import BLIP, grace

NO_TIME: Final = timedelta()


class Outages:
    """The disconnected shards, and when each other shard was last disconnected.

    `shards()` returns the number of shards. A restart of the bot counts as the return of all shards.
    """

    def __init__(self, shards: Callable[[], int], now: Callable[[], datetime]) -> None:
        self._shards = shards
        self._now = now
        self._since: dict[int, datetime] = {}
        self._returning: set[int] = set()
        self._started = now()
        self._back: dict[int, datetime] = {}

    def begin(self, shard: int) -> None:
        """Mark this shard as disconnected from now on, unless the shard is marked already."""
        self._since.setdefault(shard, self._now())
        self._returning.discard(shard)

    @property
    def has_outage(self) -> bool:
        """Return whether any shard is disconnected."""
        return bool(self._since)

    def away_since(self, shard: int) -> datetime | None:
        """Return when this reconnected shard's outage began; None if the shard was not disconnected.

        The shard still counts as disconnected until `end`.
        """
        self._returning.add(shard)
        return self._since.get(shard)

    def end(self, shard: int) -> None:
        """Mark this shard as available, unless a new outage has begun since the call of `away_since`."""
        if shard in self._returning:
            self._returning.discard(shard)
            since, now = self._since.pop(shard, None), self._now()
            if since is not None and now - since >= BLIP:
                self._back[shard] = now

    def mark_all_available(self) -> None:
        """Mark all shards as available for the first time after a start of the bot."""
        self._started = self._now()

    def shard_of(self, guild: int | None) -> int:
        """Return the shard of a server by Discord's formula; direct messages use the first shard."""
        return 0 if guild is None else (guild >> 22) % self._shards()

    def is_away(self, guild: int | None) -> bool:
        """Return whether people in this server cannot reach the bot now."""
        return bool(self._since) and self.shard_of(guild) in self._since

    def quiet_period(self, guild: int | None, opened_at: datetime, timer: str) -> timedelta:
        """Return how long players are not mentioned for a decision opened then; zero if mentions are allowed.

        Nobody is mentioned during an outage or in the grace period after an outage, because the delay was not
        the players' fault. Decisions opened after the outage are not affected.
        """
        if self.is_away(guild):
            return grace(timer)
        back = max(self._started, self._back.get(self.shard_of(guild), self._started))
        return max(back + grace(timer) - self._now(), NO_TIME) if opened_at < back else NO_TIME
