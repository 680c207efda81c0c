"""A clock that runs faster than the one on the wall, and an event loop that lives by it."""

from __future__ import annotations

import asyncio
import selectors
import time
from datetime import UTC, datetime
from typing import Final, NamedTuple

VARIABLE: Final = "SOAK_CLOCK"
"""The environment variable that hands a clock to a process."""


class FastClock(NamedTuple):
    """Shows `shown` at the moment `real` (both in seconds since 1970) and runs `speed` times as fast."""

    real: float
    shown: float
    speed: float

    @classmethod
    def beginning(cls, shown: float, speed: float) -> FastClock:
        """A clock that shows that now."""
        return cls(time.time(), shown, speed)

    @classmethod
    def read(cls, text: str) -> FastClock:
        """The clock that `str` wrote down."""
        return cls(*map(float, text.split()))

    def __str__(self) -> str:
        return f"{self.real!r} {self.shown!r} {self.speed!r}"

    def now(self) -> float:
        """What it shows, in seconds since 1970."""
        return self.shown + (time.time() - self.real) * self.speed

    def utcnow(self) -> datetime:
        """The same as an aware moment."""
        return datetime.fromtimestamp(self.now(), UTC)


class _Selector(selectors.DefaultSelector):
    """Waits for files as long as the clock of the loop says, which is less by the wall."""

    speed = 1.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Whatever is ready, as soon as something is."""
        return super().select(timeout if timeout is None else timeout / self.speed)


class FastLoop(asyncio.SelectorEventLoop):
    """An event loop in which every timer, sleep and time-out passes `speed` times as fast."""

    def __init__(self, speed: float) -> None:
        self._speed = speed
        selector = _Selector()
        selector.speed = speed
        super().__init__(selector)

    def time(self) -> float:
        """Seconds by the fast clock."""
        return super().time() * self._speed
