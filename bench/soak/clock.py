"""A clock that runs faster than the one on the wall, and an event loop that lives by it."""

from __future__ import annotations

import asyncio
import selectors
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple

VARIABLE: Final = "SOAK_CLOCK"
"""The environment variable that names the file with the clock of a process."""

FULL: Final = "full"
"""The name of the file, beside that of the clock, that stands for a full disk."""


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


class HandedClock:
    """The clock that is written in a file, as it was when `look` was called last."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self.look()

    def look(self) -> None:
        """Read the file again: the clock may have been turned, back or forward."""
        self._clock = FastClock.read(self._file.read_text())

    @property
    def speed(self) -> float:
        """How fast it runs."""
        return self._clock.speed

    def utcnow(self) -> datetime:
        """The moment that it shows."""
        return self._clock.utcnow()


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
