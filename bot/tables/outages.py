"""Which servers Discord's gateway does not reach, and since when; or when it reached them again."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

from bot.tables.deadlines import BLIP, grace

NO_TIME: Final = timedelta()


class Outages:
    """The shards that are away, and since when the others are back. `shards()` says how many there are.

    To be started again is to come back, for all of them.
    """

    def __init__(self, shards: Callable[[], int], now: Callable[[], datetime]) -> None:
        self._shards = shards
        self._now = now
        self._since: dict[int, datetime] = {}
        self._returning: set[int] = set()
        self._started = now()
        self._back: dict[int, datetime] = {}

    def begin(self, shard: int) -> None:
        """This shard is away from now on; it may be already."""
        self._since.setdefault(shard, self._now())
        self._returning.discard(shard)

    @property
    def any(self) -> bool:
        """Whether some shard is away."""
        return bool(self._since)

    def returning(self, shard: int) -> datetime | None:
        """This shard is back, but counts as away until `end`; since when, None when it was not."""
        self._returning.add(shard)
        return self._since.get(shard)

    def end(self, shard: int) -> None:
        """All is ready for this shard again, unless it has gone once more meanwhile."""
        if shard in self._returning:
            self._returning.discard(shard)
            since, now = self._since.pop(shard, None), self._now()
            if since is not None and now - since >= BLIP:
                self._back[shard] = now

    def restarted(self) -> None:
        """All is ready for the first time: until now nobody could reach us."""
        self._started = self._now()

    def shard_of(self, guild: int | None) -> int:
        """The shard of a server, as Discord reckons it; direct messages come by the first one."""
        return 0 if guild is None else (guild >> 22) % self._shards()

    def away(self, guild: int | None) -> bool:
        """True while nobody in this server can reach us."""
        return bool(self._since) and self.shard_of(guild) in self._since

    def quiet(self, guild: int | None, opened_at: datetime, timer: str) -> timedelta:
        """For how long nobody is mentioned yet at what was opened then; none when anybody may be.

        Nobody is while nobody can reach us, nor in the grace after that: whoever was hurried could not help
        it. What is opened afterwards knows no outage.
        """
        if self.away(guild):
            return grace(timer)
        back = max(self._started, self._back.get(self.shard_of(guild), self._started))
        return max(back + grace(timer) - self._now(), NO_TIME) if opened_at < back else NO_TIME
