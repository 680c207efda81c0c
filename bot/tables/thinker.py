"""Robots that think long do it in one process of their own, so that no click waits for them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from random import Random
from threading import Lock
from typing import Any, Final

from bot.tables.thinking import prepare, think
from engine.ai import ROBOTS
from engine.ai.manners import MANNERS
from engine.core import AnyView

log = logging.getLogger(__name__)

SLOW: Final = frozenset({"hard"})
"""The levels that think long."""
INSTEAD: Final = "normal"
"""The level that decides when one that thinks long comes to nothing."""
PATIENCE: Final = 3.0
"""Seconds for a thought, those before it in the same process included."""


class Thinker:
    """One process that thinks, begun when it is first needed and anew after it has died.

    Whatever goes wrong there, the decision is then made here, by the level `INSTEAD`: nobody waits for it.
    """

    def __init__(self, thought: Callable[..., Any] = think, patience: float = PATIENCE) -> None:
        self._thought = thought
        self._patience = patience
        self._pool: ProcessPoolExecutor | None = None
        self._beginning = Lock()
        self._stopped = False

    async def choose(self, game: str, level: str, view: AnyView, seed: str, manner: str) -> Any:
        """The action of a robot that thinks long; the same for the same view and seed."""
        if (game, level) in ROBOTS and not self._stopped:
            pool = None
            try:
                async with asyncio.timeout(self._patience):
                    # To begin a process takes a moment, in which the event loop has other things to do.
                    pool, thought = await asyncio.to_thread(self._submit, game, level, view, seed, manner)
                    # Never cancelled: the pool would break over that when its process dies.
                    return await asyncio.shield(asyncio.wrap_future(thought))
            except BrokenProcessPool:
                log.warning("the process that thinks for robots has died; the next thought begins another")
                self._forget(pool)
            except TimeoutError:
                log.warning("a robot has thought for %s seconds and is not waited for", self._patience)
            except Exception:
                log.exception("a robot of level %s at %s failed to think", level, game)
        return ROBOTS[game, INSTEAD](view, Random(seed), manner=MANNERS[manner])

    def stop(self) -> None:
        """Begin no thought any more; the process ends with what it is thinking."""
        self._stopped = True
        self._forget(self._pool)

    def _submit(self, *asked: Any) -> tuple[ProcessPoolExecutor, Future[Any]]:
        with self._beginning:
            if self._stopped:
                raise BrokenProcessPool("no thought begins any more")
            if self._pool is None:
                context = get_context("spawn")
                self._pool = ProcessPoolExecutor(max_workers=1, mp_context=context, initializer=prepare)
            pool = self._pool
            try:
                return pool, pool.submit(self._thought, *asked, self._patience)
            except BrokenProcessPool:
                self._forget(pool)
                raise

    def _forget(self, pool: ProcessPoolExecutor | None) -> None:
        """Think no more there; whoever began another meanwhile keeps it."""
        if pool is not None:
            self._pool = None if self._pool is pool else self._pool
            pool.shutdown(wait=False, cancel_futures=True)
