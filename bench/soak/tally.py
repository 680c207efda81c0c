"""The soak's counts and its first broken promise."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable
from statistics import median
from typing import Any, TypeVar

Found = TypeVar("Found")


class BrokenPromise(Exception):
    """Raised for a broken promise; the message names the promise and the place."""


class Tally:
    """Counts and durations by name, and the broken promises, the first of which ends the run."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.moments: dict[str, list[float]] = {}
        self._wrong: asyncio.Future[None] | None = None
        self.first: str | None = None

    def count(self, name: str, more: int = 1) -> None:
        """Add `more` to a count."""
        self.counts[name] += more

    def most(self, name: str, value: int) -> None:
        """Keep the largest value under this name."""
        self.counts[name] = max(self.counts[name], value)

    def took(self, name: str, seconds: float) -> None:
        """Add a duration."""
        self.moments.setdefault(name, []).append(seconds)

    def record_broken_promise(self, what: str) -> None:
        """Record a broken promise without interrupting the caller by an exception."""
        if self.first is None:
            self.first = what
        if self._wrong is not None and not self._wrong.done():
            self._wrong.set_exception(BrokenPromise(self.first))

    async def unless_wrong(self, work: Awaitable[Found]) -> Found:
        """Await the work.

        Raises:
            Wrong: as soon as a broken promise is recorded, or at once if one was before.
        """
        if self.first is not None:
            asyncio.ensure_future(work).cancel()
            raise BrokenPromise(self.first)
        self._wrong = asyncio.get_running_loop().create_future()
        doing = asyncio.ensure_future(work)
        try:
            both: set[asyncio.Future[Any]] = {doing, self._wrong}
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            if self.first is not None:
                raise BrokenPromise(self.first)
            return doing.result()
        finally:
            doing.cancel()
            await asyncio.gather(doing, return_exceptions=True)
            if self._wrong.done():
                self._wrong.exception()
            else:
                self._wrong.cancel()

    def lines(self) -> list[tuple[str, float]]:
        """Return the printed table: each count, then the median and maximum of each duration."""
        found: list[tuple[str, float]] = list(self.counts.items())
        for name, taken in self.moments.items():
            found += [(f"{name}, median (s)", median(taken)), (f"{name}, at most (s)", max(taken))]
        return found
