"""What comes down when somebody asks, a table or a championship, comes down once in so long, whoever asks."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from math import ceil
from typing import Final

from bot.errors import RefusalId, Refused

PAUSE: Final = timedelta(seconds=30)


class Pauses:
    """When each message was asked for, by its table or championship; remembered within the pause."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._asked: dict[int, datetime] = {}

    def begin(self, owner: int, link: str) -> None:
        """It is asked for now. Refused T-67 when it was a moment ago: it is at `link`."""
        now = self._now()
        self._asked = {other: at for other, at in self._asked.items() if now - at < PAUSE}
        if (asked := self._asked.get(owner)) is not None:
            left = ceil((asked + PAUSE - now).total_seconds())
            raise Refused(RefusalId.BROUGHT_ALREADY, seconds=left, link=link)
        self._asked[owner] = now

    def forget(self, owner: int) -> None:
        """It did not come down: it may be asked for again."""
        self._asked.pop(owner, None)
