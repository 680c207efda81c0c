"""One stream of writes to one place: the first at once, the rest coalesced, never two in flight."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from functools import partial
from math import inf
from typing import Any, Final, TypeAlias

from bot.errors import Unavailable
from bot.logs import set_context, subjects

log = logging.getLogger(__name__)

Write: TypeAlias = Callable[[], Awaitable[bool]]
"""Brings one message up to date; True when that took a request."""
LONGEST_WAIT: Final = 60.0
ANSWERABLE: Final = 900.0
"""For so many seconds Discord takes an answer to what somebody has pressed."""
FEW: Final = 64
"""So many queues are kept, idle or not."""


class TryAgain(Exception):
    """A write that failed for a reason that passes: the queue writes again later."""


class NotYet(TryAgain):
    """A write that may only be made in so many seconds: the queue makes it then, and holds up no other."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"not for another {seconds:.0f} seconds")
        self.seconds = seconds


class WriteQueue:
    """Writes to one channel. A key woken again before its turn is written once, with the newest state.

    Nothing waits in a queue for ever: the task lives only while there is something to write.
    """

    def __init__(self, interval: float) -> None:
        self._interval = interval
        self._due: dict[str, Write] = {}
        self._subjects: dict[str, Mapping[str, int]] = {}  # what each is about, for the log
        self._later: dict[str, asyncio.TimerHandle] = {}
        self._task: asyncio.Task[None] | None = None
        self._free_at = -inf  # by the monotonic clock: when the next write may begin
        self._resting: asyncio.TimerHandle | None = None  # until then, where something is due
        self._failures = 0
        self._asked: set[asyncio.Task[None]] = set()
        self._one_at_a_time = asyncio.Lock()
        self._writing = False
        self._stopped = False

    def put(self, key: str, write: Write) -> None:
        """Have `write` run as soon as this queue allows; it reads the present state then."""
        if (later := self._later.pop(key, None)) is not None:
            later.cancel()
        if self._stopped:
            return
        if not self._due and self._task is None and self.rested:
            self._failures = 0  # What failed was given up: this begins anew.
        self._due[key] = write
        self._subjects[key] = subjects()
        self._go_on()

    @property
    def idle(self) -> bool:
        """True when nothing is due, now or later, nothing is in flight, and the next write may begin."""
        at_work = self._task is not None or self._asked or self._one_at_a_time.locked()
        return self.rested and not (at_work or self._due or self._later)

    @property
    def rested(self) -> bool:
        """True when the last write was long enough ago."""
        return time.monotonic() >= self._free_at

    @property
    def waiting(self) -> int:
        """How many messages wait for their turn, or to be written later."""
        return len(self._due) + len(self._later)

    def now(self, key: str, write: Write) -> asyncio.Task[None]:
        """Write at once what somebody waits for, between two other writes; it is not tried again."""
        task = asyncio.create_task(self._once(key, write))
        self._asked.add(task)
        task.add_done_callback(self._asked.discard)
        return task

    async def _once(self, key: str, write: Write) -> None:
        try:
            async with self._one_at_a_time:
                await write()
        except TryAgain as error:
            log.info("%s: not now, %s", key, error)
        except Exception:
            log.exception("%s could not be written", key)

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Nothing is written here meanwhile."""
        async with self._one_at_a_time:
            yield

    def stop(self) -> list[asyncio.Task[None]]:
        """Drop what is due; the tasks that end the writes which have begun.

        A message that was sent and not recorded would be sent a second time after the next start.
        """
        self._stopped = True
        for later in self._later.values():
            later.cancel()
        if self._resting is not None:
            self._resting.cancel()
        if self._task is not None and not self._writing:
            self._task.cancel()
        return [*([] if self._task is None else [self._task]), *self._asked]

    def _go_on(self) -> None:
        if not self._due or self._task is not None or self._resting is not None or self._stopped:
            return
        if self.rested:
            self._task = asyncio.create_task(self._run())
        else:
            left = self._free_at - time.monotonic()
            self._resting = asyncio.get_running_loop().call_later(left, self._wake)

    def _wake(self) -> None:
        self._resting = None
        self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            rests = False
            while self._due and not rests and not self._stopped:
                key = next(iter(self._due))
                write = self._due.pop(key)
                set_context(**self._subjects.pop(key, {}))
                asked = self._writing = True
                try:
                    async with self._one_at_a_time:
                        asked = await write()
                    self._failures = 0
                except NotYet as error:
                    asked = False
                    if key not in self._due and key not in self._later:
                        self._later[key] = loop.call_later(error.seconds, self.put, key, write)
                except TryAgain as error:
                    self._failures += 1
                    self._due.setdefault(key, write)
                    self._subjects.setdefault(key, subjects())
                    log.info("%s: trying again, %s", key, error)
                except Exception:
                    # One message that cannot be written never stops the others.
                    log.exception("%s could not be written", key)
                finally:
                    self._writing = False
                if rests := asked:
                    pause = min(self._interval * 2**self._failures, LONGEST_WAIT)
                    self._free_at = time.monotonic() + pause
        finally:
            self._task = None
        self._go_on()


class WriteQueues:
    """A queue for each place, and work of its own that never ends in a task nobody hears of."""

    def __init__(self, interval: float) -> None:
        self._interval = interval
        self._queues: dict[str, WriteQueue] = {}
        self._swept = FEW
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopped = False

    def put(
        self,
        place: str,
        key: str,
        write: Callable[[], Coroutine[Any, Any, bool]],
        interval: float | None = None,
    ) -> None:
        """Have `write` run as soon as this place's queue allows, with an `interval` of its own if given."""
        if not self._stopped:
            self._queue(place, interval).put(key, partial(_readable, write))

    async def now(
        self,
        place: str,
        key: str,
        write: Callable[[], Coroutine[Any, Any, bool]],
        patience: float,
        later: Callable[[], Awaitable[None]] | None = None,
    ) -> bool:
        """Do at once what somebody waits for; after `patience` seconds it goes on without them.

        Where they are told by `later` that they have to wait, they do as long as they can be answered. True
        when nothing of it is left to be done.
        """
        if self._stopped:
            return True
        writing = self._queue(place).now(key, partial(_readable, write))
        done, _ = await asyncio.wait({writing}, timeout=patience)
        if not done and later is not None:
            await later()
            done, _ = await asyncio.wait({writing}, timeout=ANSWERABLE)
        return bool(done)

    @asynccontextmanager
    async def alone(self, place: str) -> AsyncIterator[None]:
        """Nothing is written in this place meanwhile."""
        async with self._queue(place).alone():
            yield

    @property
    def waiting(self) -> int:
        """How many messages wait, wherever they are to be written."""
        return sum(queue.waiting for queue in self._queues.values())

    def _queue(self, place: str, interval: float | None = None) -> WriteQueue:
        queue = self._queues.get(place)
        if queue is None:
            if len(self._queues) >= self._swept:
                # Idle queues are forgotten now and then, so that quiet channels cost nothing.
                self._queues = {name: queue for name, queue in self._queues.items() if not queue.idle}
                self._swept = max(FEW, 2 * len(self._queues))
            queue = self._queues[place] = WriteQueue(self._interval if interval is None else interval)
        return queue

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do this beside everything else; a message that cannot be worked out is told in the log."""
        if self._stopped:
            work.close()
            return
        task = asyncio.create_task(_safely(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        # Stopped before its first step, the task has not so much as begun the work.
        task.add_done_callback(lambda _: work.close())

    def stop(self) -> list[asyncio.Task[None]]:
        """Drop all that is due, now and from now on; the tasks that have not ended yet."""
        self._stopped = True
        writing = [task for queue in self._queues.values() for task in queue.stop()]
        for task in self._tasks:
            task.cancel()
        return [*writing, *self._tasks]


async def _safely(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except Unavailable as error:
        log.info("some messages are written with the next change: %s", error)
    except Exception:
        log.exception("some messages were not written")


async def _readable(write: Callable[[], Coroutine[Any, Any, bool]]) -> bool:
    """Write what must be read first; TryAgain while the database is away."""
    try:
        return await write()
    except Unavailable as error:
        raise TryAgain(str(error)) from error
