"""The rate limit of one person's clicks and commands, over all messages and servers."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

from bot.rates import Rate

MOST_CLICKS: Final = 10
WITHIN: Final = timedelta(seconds=2)


class ClickRate(Rate):
    """Counts the recent clicks of each person."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        super().__init__(now, MOST_CLICKS, WITHIN)
