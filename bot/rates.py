"""Limits of how often one person may do something within a time, counted in memory."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from datetime import datetime, timedelta


class Rate:
    """Counts what each person has done recently: at most `most` times `within` a time.

    A restart forgets it.
    """

    def __init__(self, now: Callable[[], datetime], most: int, within: timedelta) -> None:
        self.now = now
        self.most = most
        self.within = within
        # Ordered by each person's last time, so that expired entries come first.
        self._times: dict[int, deque[datetime]] = {}

    def exceeded(self, user: int) -> bool:
        """Return whether this time exceeds the limit; count a time within the limit."""
        return self.next_at(user) is not None

    def next_at(self, user: int) -> datetime | None:
        """Return when this person may do it again; if they may now, count it and return None."""
        now = self.now()
        # If the clock was set back, times in the future count as expired, or they would lock people out.
        while self._times and abs(now - next(iter(self._times.values()))[-1]) >= self.within:
            del self._times[next(iter(self._times))]
        mine = self._times.get(user) or deque(maxlen=self.most)
        if len(mine) == self.most and abs(now - mine[0]) < self.within:
            return mine[0] + self.within
        mine.append(now)
        self._times.pop(user, None)
        self._times[user] = mine
        return None

    def __len__(self) -> int:
        """Return the number of people remembered."""
        return len(self._times)
