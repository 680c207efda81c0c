"""One stream of writes to one place: the first at once, the rest coalesced, never two in flight."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

log = logging.getLogger(__name__)

Write: TypeAlias = Callable[[], Awaitable[bool]]
"""Brings one message up to date; True when that took a request."""
LONGEST_WAIT: Final = 60.0


class TryAgain(Exception):
    """A write that failed for a reason that passes: the lane writes again later."""


class Lane:
    """Writes to one channel. A key woken again before its turn is written once, with the newest state.

    Nothing waits in a queue for ever: the task lives only while there is something to write.
    """

    def __init__(self, interval: float) -> None:
        self._interval = interval
        self._due: dict[str, Write] = {}
        self._task: asyncio.Task[None] | None = None

    def wake(self, key: str, write: Write) -> None:
        """Have `write` run as soon as this lane allows; it reads the present state when it does."""
        self._due[key] = write
        if self._task is None:
            self._task = asyncio.create_task(self._run())

    @property
    def idle(self) -> bool:
        """True when nothing is due and nothing is in flight."""
        return self._task is None

    def stop(self) -> None:
        """Drop what is due."""
        self._due.clear()
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        failures = 0
        try:
            while self._due:
                key = next(iter(self._due))
                write = self._due.pop(key)
                asked = True
                try:
                    asked = await write()
                    failures = 0
                except TryAgain as error:
                    failures += 1
                    self._due.setdefault(key, write)
                    log.info("%s: trying again, %s", key, error)
                except Exception:
                    # One message that cannot be written never stops the others.
                    log.exception("%s could not be written", key)
                if asked:
                    await asyncio.sleep(min(self._interval * 2**failures, LONGEST_WAIT))
        finally:
            self._task = None
