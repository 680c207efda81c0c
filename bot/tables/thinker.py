"""A separate process for slow robots and reviews, so that their computations do not delay clicks."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import active_children, get_context
from multiprocessing.process import BaseProcess
from threading import Lock
from typing import Any, Final, NamedTuple

from bot.tables.thinking import play_out, prepare, think
from engine.ai import INSTEAD, ROBOTS
from engine.ai.manners import MANNERS
from engine.core import AnyView
from engine.luck import Draws

log = logging.getLogger(__name__)

LOST: Final = 15.0
"""Seconds without an answer to anybody after which the process is killed: it loops, or is suspended."""
TRIES: Final = 2
"""Processes that are asked before the level `INSTEAD` decides."""


class NoAnswer(Exception):
    """Raised when the process for slow robots gives no answer."""


class _Pool(NamedTuple):
    executor: ProcessPoolExecutor
    children: set[BaseProcess]
    thoughts: set[Future[Any]]


class Thinker:
    """A process that computes for the bot, started when first needed and restarted after a crash.

    Robots' moves and parts of reviews take turns, in the order of asking. An answer is waited for however
    busy the machine is, because equal views must get equal moves. Only after `TRIES` processes have failed, a
    robot of level `INSTEAD` chooses the move in this process.
    """

    def __init__(self, thought: Callable[..., Any] = think, lost: float = LOST) -> None:
        self._thought = thought
        self._lost = lost
        self._pool: _Pool | None = None
        self._silent_since = 0.0
        self._beginning = Lock()
        self._stopped = False

    async def choose(self, game: str, level: str, view: AnyView, key: bytes, manner: str) -> Any:
        """Return the action of a slow robot, which depends only on view, key, level and manner."""
        if (game, level) in ROBOTS:
            try:
                return await self.ask(self._thought, game, level, view, key, manner)
            except NoAnswer as error:
                log.info("a robot of level %s decides: %s", INSTEAD, error)
            except Exception:
                log.exception("a robot of level %s at %s failed to think", level, game)
        return ROBOTS[game, INSTEAD](view, Draws(key), manner=MANNERS[manner])

    async def play_out(
        self, game: str, options: Mapping[str, Any], players: Sequence[str], secret: bytes, number: int
    ) -> int:
        """Return the points of a `hard` robot in the person's seat, as `thinking.play_out` computes them.

        Raises:
            NoAnswer: the process failed `TRIES` times, or has been stopped.
        """
        points: int = await self.ask(play_out, game, dict(options), tuple(players), secret, number)
        return points

    async def ask(self, function: Callable[..., Any], *given: Any) -> Any:
        """Return what a function of the engine returns in the process; others wait until it has finished.

        Raises:
            NoAnswer: the process failed `TRIES` times, or has been stopped.
            Exception: as the function raises.
        """
        for _ in range(TRIES):
            if self._stopped:
                break
            pool = None
            try:
                # Starting the process would block the event loop, so start it in a thread.
                pool, thought = await asyncio.to_thread(self._submit, function, *given)
                return await self._wait(thought)
            except BrokenProcessPool:
                log.warning("the process that thinks for robots has died; the next thought begins another")
            except TimeoutError:
                log.warning("the process that thinks for robots has been silent for %.1f seconds", self._lost)
            self._forget(pool)
        raise NoAnswer("no process answers" if not self._stopped else "no thought begins any more")

    async def _wait(self, thought: Future[Any]) -> Any:
        """Return the answer to a thought.

        Raises:
            BrokenProcessPool: the process was killed.
            TimeoutError: the process has answered nobody for too long.
        """
        answer = asyncio.wrap_future(thought)
        answer.add_done_callback(_consume_error)  # Else asyncio logs errors of abandoned answers.
        # `asyncio.wait` leaves the future alone if this task is cancelled: the pool crashes on a cancelled
        # future when the pool's process dies.
        while not answer.done():
            left = self._silent_since + self._lost - time.monotonic()
            if left <= 0:
                raise TimeoutError
            await asyncio.wait({answer}, timeout=left)
        if answer.cancelled():
            raise BrokenProcessPool("another thought was given up")
        return answer.result()

    def stop(self) -> None:
        """Refuse further calls of `choose`, and kill the process."""
        self._stopped = True
        self._forget(self._pool)

    def _submit(self, function: Callable[..., Any], *given: Any) -> tuple[_Pool, Future[Any]]:
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
                thought = pool.executor.submit(function, *given)
            except BrokenProcessPool:
                self._forget(pool)
                raise
            pool.children.update(set(active_children()) - others)
            pool.thoughts.add(thought)
            thought.add_done_callback(partial(self._finish, pool))
            if self._stopped:  # `stop` was called while the process started
                self._forget(pool)
            return pool, thought

    def _finish(self, pool: _Pool, thought: Future[Any]) -> None:
        pool.thoughts.discard(thought)
        self._silent_since = time.monotonic()

    def _forget(self, pool: _Pool | None) -> None:
        """Kill this pool's process without waiting; keep a newer pool."""
        if pool is not None:
            self._pool = None if self._pool is pool else self._pool
            pool.executor.shutdown(wait=False, cancel_futures=True)
            for child in tuple(pool.children):  # copied, because another thread may add a child
                child.kill()


def _consume_error(answer: asyncio.Future[Any]) -> None:
    """Retrieve the exception of an answer that may be abandoned."""
    if not answer.cancelled():
        answer.exception()
