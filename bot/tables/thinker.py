"""Robots that think long do it in one process of their own, so that no click waits for them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import active_children, get_context
from multiprocessing.process import BaseProcess
from random import Random
from threading import Lock
from typing import Any, Final, NamedTuple

from bot.tables.thinking import prepare, think
from engine.ai import ROBOTS
from engine.ai.manners import MANNERS
from engine.core import AnyView

log = logging.getLogger(__name__)

SLOW: Final = frozenset({"hard"})
"""The levels that think long."""
INSTEAD: Final = "normal"
"""The level that decides when one that thinks long comes to nothing."""
LOST: Final = 15.0
"""Seconds without an answer after which the process is killed: it thinks without end, or was halted."""


class _Pool(NamedTuple):
    executor: ProcessPoolExecutor
    children: set[BaseProcess]
    thoughts: set[Future[Any]]


class Thinker:
    """One process that thinks, begun when it is first needed and anew after it has died.

    Whatever goes wrong there, the decision is then made here, by the level `INSTEAD`: nobody waits for it.
    """

    def __init__(self, thought: Callable[..., Any] = think, lost: float = LOST) -> None:
        self._thought = thought
        self._lost = lost
        self._pool: _Pool | None = None
        self._silent_since = 0.0
        self._beginning = Lock()
        self._stopped = False

    async def choose(
        self, game: str, level: str, view: AnyView, seed: str, manner: str, seconds: float
    ) -> Any:
        """Return the action of a robot that thinks long; the same for the same view and seed.

        A thought that is not done after so many `seconds`, those before it in the process included, is not
        waited for.
        """
        if (game, level) in ROBOTS and not self._stopped:
            pool = None
            try:
                async with asyncio.timeout(seconds):
                    # To begin a process takes a moment, in which the event loop has other things to do.
                    pool, thought = await asyncio.to_thread(self._submit, game, level, view, seed, manner)
                    # Never cancelled: the pool would break over that when its process dies.
                    told = asyncio.wrap_future(thought)
                    told.add_done_callback(_hear)  # That it came to nothing after all is no news then.
                    return await asyncio.shield(told)
            except BrokenProcessPool:
                log.warning("the process that thinks for robots has died; the next thought begins another")
                self._forget(pool)
            except TimeoutError:
                log.warning("a robot has thought for %.1f seconds and is not waited for", seconds)
                if time.monotonic() - self._silent_since >= self._lost:
                    self._forget(pool)
            except Exception:
                log.exception("a robot of level %s at %s failed to think", level, game)
        return ROBOTS[game, INSTEAD](view, Random(seed), manner=MANNERS[manner])

    def stop(self) -> None:
        """Begin no thought any more, and end the process."""
        self._stopped = True
        self._forget(self._pool)

    def _submit(self, *asked: Any) -> tuple[_Pool, Future[Any]]:
        with self._beginning:
            if self._stopped:
                raise BrokenProcessPool("no thought begins any more")
            if self._pool is None:
                executor = ProcessPoolExecutor(1, get_context("spawn"), prepare)
                self._pool = _Pool(executor, set(), set())
            pool = self._pool
            if not pool.thoughts:
                self._silent_since = time.monotonic()
            others = set(active_children()) - pool.children
            try:
                thought = pool.executor.submit(self._thought, *asked)
            except BrokenProcessPool:
                self._forget(pool)
                raise
            pool.children.update(set(active_children()) - others)
            pool.thoughts.add(thought)
            thought.add_done_callback(partial(self._heard, pool))
            if self._stopped:  # in the meantime
                self._forget(pool)
            return pool, thought

    def _heard(self, pool: _Pool, thought: Future[Any]) -> None:
        pool.thoughts.discard(thought)
        self._silent_since = time.monotonic()

    def _forget(self, pool: _Pool | None) -> None:
        """Think no more there, not even to an end; whoever began another meanwhile keeps it."""
        if pool is not None:
            self._pool = None if self._pool is pool else self._pool
            pool.executor.shutdown(wait=False, cancel_futures=True)
            for child in tuple(pool.children):  # another thread may be adding one
                child.kill()


def _hear(told: asyncio.Future[Any]) -> None:
    """Take note of what a thought came to: nobody may be waiting for it any more."""
    if not told.cancelled():
        told.exception()
