"""Outages of Discord's gateway: which servers cannot be reached, since when, and when others came back."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

from bot.tables.deadlines import BLIP, grace

NO_TIME: Final = timedelta()


class Outages:
    """The shards that are disconnected, and when the others came back. `shards()` returns how many there are.

    A restart of the bot counts as the return of all shards.
    """

    def __init__(self, shards: Callable[[], int], now: Callable[[], datetime]) -> None:
        self._shards = shards
        self._now = now
        self._since: dict[int, datetime] = {}
        self._returning: set[int] = set()
        self._started = now()
        self._back: dict[int, datetime] = {}

    def begin(self, shard: int) -> None:
        """Mark this shard as disconnected from now on, unless it is already."""
        self._since.setdefault(shard, self._now())
        self._returning.discard(shard)

    @property
    def has_outage(self) -> bool:
        """Return whether any shard is disconnected."""
        return bool(self._since)

    def away_since(self, shard: int) -> datetime | None:
        """Return since when this shard, which is back, was away; None if it was not.

        The shard counts as away until `end`.
        """
        self._returning.add(shard)
        return self._since.get(shard)

    def end(self, shard: int) -> None:
        """Mark this shard as available again, unless it has been disconnected once more since `returning`."""
        if shard in self._returning:
            self._returning.discard(shard)
            since, now = self._since.pop(shard, None), self._now()
            if since is not None and now - since >= BLIP:
                self._back[shard] = now

    def mark_all_available(self) -> None:
        """Mark all shards as available for the first time: until now nobody could reach the bot."""
        self._started = self._now()

    def shard_of(self, guild: int | None) -> int:
        """Return the shard of a server by Discord's formula; direct messages use the first shard."""
        return 0 if guild is None else (guild >> 22) % self._shards()

    def is_away(self, guild: int | None) -> bool:
        """Return whether people in this server cannot reach the bot now."""
        return bool(self._since) and self.shard_of(guild) in self._since

    def quiet_period(self, guild: int | None, opened_at: datetime, timer: str) -> timedelta:
        """Return how long nobody is mentioned for a decision opened then; zero if mentions are allowed.

        Nobody is mentioned during an outage or in the grace period after it, because a delay was not their
        fault. Decisions opened after the outage are not affected.
        """
        if self.is_away(guild):
            return grace(timer)
        back = max(self._started, self._back.get(self.shard_of(guild), self._started))
        return max(back + grace(timer) - self._now(), NO_TIME) if opened_at < back else NO_TIME
