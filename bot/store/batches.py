"""What waits for a database is done in batches, one after the other, in the order it came."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, TypeVar

from bot.errors import Unavailable

log = logging.getLogger(__name__)

T = TypeVar("T")

TOGETHER: Final = 256
"""So much is done in one batch at most: nobody waits for a crowd without end."""


class Asked(Generic[T]):
    """Something to be done, since when it waits, and what came of it once it is told."""

    def __init__(self, work: T, since: float) -> None:
        self.work = work
        self.since = since
        self.result: Any = None
        self.error: Exception | None = None
        self.told = False
        self.waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def tell(self) -> None:
        """The outcome is known: whoever waits goes on."""
        self.told = True
        if not self.waiter.done():
            self.waiter.set_result(None)

    async def outcome(self) -> Any:
        """What came of it, or the error. A cancellation comes out once that is known."""
        cancelled: asyncio.CancelledError | None = None
        while not self.told:
            try:
                await self.waiter
            except asyncio.CancelledError as error:
                cancelled = error
                self.waiter = asyncio.get_running_loop().create_future()
        if cancelled is not None:
            raise cancelled
        if self.error is not None:
            raise self.error
        return self.result


class Batches(ABC, Generic[T]):
    """A connection, and what waits for it: whatever waits together is done in one hop."""

    def __init__(self, name: str, clock: Callable[[], float]) -> None:
        self._name = name
        self._clock = clock
        self._queue: deque[Asked[T]] = deque()
        self._taken: list[Asked[T]] = []
        self._running: asyncio.Task[None] | None = None
        self.closed = False

    async def do(self, work: T) -> Any:
        """Have it done, and say what came of it.

        What has been asked for is done even when whoever waits is cancelled; the cancellation comes out
        once the outcome is known: what is read afterwards is what will stay.
        """
        if self.closed:
            raise Unavailable("the store is closed")
        asked = Asked(work, self._clock())
        self._queue.append(asked)
        if self._running is None:
            self._running = asyncio.create_task(self._run(), name=type(self).__name__)
        return await asked.outcome()

    async def close(self) -> None:
        """Let what has been asked for end, then give the connection back."""
        if self._running is not None:
            await asyncio.wait([self._running])
        await self._drop()

    async def _run(self) -> None:
        while self._queue:
            try:
                await self._hop()
            except Exception as error:
                # A connection that broke is replaced; what it had begun was taken back by the database.
                log.warning(
                    "%s: the connection is replaced, %s", self._name, str(error) or type(error).__name__
                )
                self._refuse(error)
                await self._drop()
            except asyncio.CancelledError:
                # The event loop ends, and with it whoever waits.
                self._refuse(Unavailable("the store is closed"))
                self._tell()
                raise
            self._tell()
        self._running = None

    def _tell(self) -> None:
        taken, self._taken = self._taken, []
        for asked in taken:
            asked.tell()

    @abstractmethod
    async def _hop(self) -> None:
        """Take what is waiting and do it; an error when the connection is of no use any more."""

    @abstractmethod
    async def _drop(self) -> None:
        """Give the connection back, whatever state it is in; the next hop gets a new one."""

    def _take(self, most: int = TOGETHER) -> Sequence[Asked[T]]:
        while self._queue and len(self._taken) < most:
            self._taken.append(self._queue.popleft())
        return self._taken

    def _refuse(self, error: Exception) -> None:
        """Nothing that waits now was done, nor what has been taken."""
        for asked in self._take(len(self._taken) + len(self._queue)):
            asked.error = asked.error or unavailable(error)


def unavailable(error: Exception) -> Unavailable:
    """Every failure of the database has one name, with the cause chained."""
    if isinstance(error, Unavailable):
        return Unavailable(str(error))
    failure = Unavailable(f"the database failed: {str(error) or type(error).__name__}")
    failure.__cause__ = error
    return failure
