"""An event loop that waits for nothing: when all has been done, it is the next moment somebody waits for."""

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
"""Seconds after which a test that waits for nothing in particular fails instead."""


class _Jump(selectors.DefaultSelector):
    loop: Instant

    def select(self, timeout: float | None = None) -> Any:
        if timeout is None:
            raise AssertionError("everybody waits, and nothing will ever happen")
        self.loop.passed += max(timeout, 0.0)
        assert self.loop.passed < FAR, "this goes on for ever"
        return super().select(0)


class Instant(asyncio.SelectorEventLoop):
    """An event loop with a clock of its own, which jumps to whatever is due next."""

    def __init__(self) -> None:
        self.passed = 0.0
        jump = _Jump()
        jump.loop = self
        super().__init__(jump)

    def time(self) -> float:
        return self.passed


def instantly(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Run an asynchronous test in that loop: its days pass in no time, and the machine has no say in it."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        with asyncio.Runner(loop_factory=Instant) as runner:
            runner.run(test(*args, **kwargs))

    return run


async def later(seconds: float) -> None:
    """So much time passes, and what is due at its end is done."""
    await asyncio.sleep(seconds)
    for _ in range(TURNS):
        await asyncio.sleep(0)
