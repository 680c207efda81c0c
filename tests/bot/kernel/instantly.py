"""An event loop that never sleeps: when all work is done, its clock jumps to the next timer."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, ParamSpec

P = ParamSpec("P")

TURNS = 50
"""Turns of the event loop in which everything is done that is due at one moment."""
FAR = 30 * 24 * 3600.0
"""Seconds of the loop's clock after which a test that would wait for ever fails instead."""


class _Jump(selectors.DefaultSelector):
    loop: Instant

    def select(self, timeout: float | None = None) -> Any:
        if timeout is None:
            raise AssertionError("everybody waits, and nothing will ever happen")
        self.loop.passed += max(timeout, 0.0)
        assert self.loop.passed < FAR, "this goes on for ever"
        return super().select(0)


class Instant(asyncio.SelectorEventLoop):
    """An event loop with a clock of its own, which jumps to the next timer."""

    def __init__(self) -> None:
        self.passed = 0.0
        jump = _Jump()
        jump.loop = self
        super().__init__(jump)

    def time(self) -> float:
        return self.passed


def instantly(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Run an asynchronous test in an `Instant` loop, where timers of days take no real time."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        with asyncio.Runner(loop_factory=Instant) as runner:
            runner.run(test(*args, **kwargs))

    return run


async def pass_time(seconds: float) -> None:
    """Let so many seconds pass, including all work that is due at their end."""
    await asyncio.sleep(seconds)
    for _ in range(TURNS):
        await asyncio.sleep(0)
