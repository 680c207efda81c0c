"""Which servers Discord's gateway does not reach at the moment, and since when: each belongs to one shard."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime


class Outages:
    """The shards that are away. `shards()` says how many there are, all together."""

    def __init__(self, shards: Callable[[], int], now: Callable[[], datetime]) -> None:
        self._shards = shards
        self._now = now
        self._since: dict[int, datetime] = {}
        self._returning: set[int] = set()

    def begin(self, shard: int) -> None:
        """This shard is away from now on; it may be already."""
        self._since.setdefault(shard, self._now())
        self._returning.discard(shard)

    def returning(self, shard: int) -> datetime | None:
        """This shard is back, but counts as away until `end`; since when, None when it was not."""
        self._returning.add(shard)
        return self._since.get(shard)

    def end(self, shard: int) -> None:
        """All is ready for this shard again, unless it has gone once more meanwhile."""
        if shard in self._returning:
            self._returning.discard(shard)
            self._since.pop(shard, None)

    def shard_of(self, guild: int | None) -> int:
        """The shard of a server, as Discord reckons it; direct messages come by the first one."""
        return 0 if guild is None else (guild >> 22) % self._shards()

    def away(self, guild: int | None) -> bool:
        """True while nobody in this server can reach us."""
        return bool(self._since) and self.shard_of(guild) in self._since
