"""A clock that runs faster than the wall clock, and an event loop on that clock."""

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
"""The name of the file, in the folder of the clock, whose presence means that the disk is full."""


class FastClock(NamedTuple):
    """A clock that shows `shown` at the real time `real` (Unix seconds) and runs `speed` times as fast."""

    real: float
    shown: float
    speed: float

    @classmethod
    def beginning(cls, shown: float, speed: float) -> FastClock:
        """Return a clock that shows `shown` now."""
        return cls(time.time(), shown, speed)

    @classmethod
    def read(cls, text: str) -> FastClock:
        """Parse a clock written by `str`."""
        return cls(*map(float, text.split()))

    def __str__(self) -> str:
        return f"{self.real!r} {self.shown!r} {self.speed!r}"

    def now(self) -> float:
        """Return the shown time as Unix seconds."""
        return self.shown + (time.time() - self.real) * self.speed

    def utcnow(self) -> datetime:
        """Return the time it shows as an aware datetime."""
        return datetime.fromtimestamp(self.now(), UTC)


class HandedClock:
    """A clock stored in a file, as read by the last call of `look`."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self.look()

    def look(self) -> None:
        """Reread the file, because the soak may have changed the clock."""
        self._clock = FastClock.read(self._file.read_text())

    @property
    def speed(self) -> float:
        """Return the clock's speed relative to the wall clock."""
        return self._clock.speed

    def utcnow(self) -> datetime:
        """Return the time it shows as an aware datetime."""
        return self._clock.utcnow()


class _Selector(selectors.DefaultSelector):
    """A selector whose timeouts are seconds of the fast clock."""

    speed = 1.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Return the ready files as soon as any is ready, or after `timeout` seconds of the fast clock."""
        return super().select(timeout if timeout is None else timeout / self.speed)


class FastLoop(asyncio.SelectorEventLoop):
    """An event loop in which all timers, sleeps and timeouts run `speed` times as fast."""

    def __init__(self, speed: float) -> None:
        self._speed = speed
        selector = _Selector()
        selector.speed = speed
        super().__init__(selector)

    def time(self) -> float:
        """Return the fast clock's seconds."""
        return super().time() * self._speed
