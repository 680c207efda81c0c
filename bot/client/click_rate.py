"""How fast one person may click and type commands, whatever they click on and wherever it stands."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

MOST_CLICKS: Final = 10
WITHIN: Final = timedelta(seconds=2)


class ClickRate:
    """Counts what was let through, and remembers only people who clicked a moment ago."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self.now = now
        # Whoever clicked last is the last one, so that those to forget are the first ones.
        self._clicks: dict[int, deque[datetime]] = {}

    def exceeded(self, user: int) -> bool:
        """True for one click too many in two seconds; any other counts from now on."""
        now = self.now()
        # A clock that is put back must not lock anybody out: what lies ahead of it is as good as long ago.
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
        """How many people are remembered."""
        return len(self._clicks)
