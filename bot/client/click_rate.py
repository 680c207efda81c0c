"""The rate limit of one person's clicks and commands, over all messages and servers."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

MOST_CLICKS: Final = 10
WITHIN: Final = timedelta(seconds=2)


class ClickRate:
    """Counts the recent clicks of each person."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self.now = now
        # Ordered by each person's last click, so that expired entries come first.
        self._clicks: dict[int, deque[datetime]] = {}

    def exceeded(self, user: int) -> bool:
        """Return whether this click exceeds the limit for two seconds; count a click within the limit."""
        now = self.now()
        # If the clock was set back, clicks with future times count as expired, or they would lock people out.
        while self._clicks and abs(now - next(iter(self._clicks.values()))[-1]) >= WITHIN:
            del self._clicks[next(iter(self._clicks))]
        mine = self._clicks.get(user) or deque(maxlen=MOST_CLICKS)
        if len(mine) == MOST_CLICKS and abs(now - mine[0]) < WITHIN:
            return True
        mine.append(now)
        self._clicks.pop(user, None)
        self._clicks[user] = mine
        return False

    def __len__(self) -> int:
        """Return the number of people remembered."""
        return len(self._clicks)
