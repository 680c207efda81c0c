"""The child that draws, seen from the bot: started at the first picture, ended when nobody needs one."""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import bot

logger = logging.getLogger(__name__)

COMMAND: Final = (sys.executable, "-m", "bot.art.worker")
IDLE: Final = 60.0
"""Seconds without a request after which the child is ended."""
LIMIT: Final = 20.0
"""Seconds a request may take, the start of the child included."""
KILLED: Final = 5.0
"""Seconds in which a child that is killed has ended; asyncio may not hear of one that ends as it starts."""
_KEPT: Final = ("PATH", "SYSTEMROOT", "LANG")


class NotDrawn(Exception):
    """There is no picture; the sentence says why, and is for the log. Text stands in for the picture."""


class Unknown(NotDrawn):
    """The child that draws works, and cannot make a picture of this."""


class Child:
    """The one child process that draws. One request at a time; nothing here waits without a limit."""

    def __init__(self, command: tuple[str, ...] = COMMAND, idle: float = IDLE, limit: float = LIMIT) -> None:
        self._command = command
        self._idle = idle
        self._limit = limit
        self._one_at_a_time = asyncio.Lock()
        self._running: Process | None = None
        self._rest: asyncio.TimerHandle | None = None
        self._ending: asyncio.Task[None] | None = None

    @property
    def number(self) -> int | None:
        """The child's number as a process, None while there is none."""
        child = self._running
        return None if child is None or child.returncode is not None else child.pid

    async def ask(self, request: Mapping[str, Any]) -> bytes:
        """The PNG that was asked for.

        A child that dies is started again once. NotDrawn when that one dies too or when it takes too long,
        Unknown when what was asked for cannot be drawn.
        """
        message = pickle.dumps(request)
        async with self._one_at_a_time:
            if self._rest is not None:
                self._rest.cancel()
            try:
                good, body = await asyncio.wait_for(self._asked_twice(message), self._limit)
            except TimeoutError:
                await self._end()
                raise NotDrawn(f"no picture within {self._limit:g} s") from None
            except (OSError, EOFError) as error:
                await self._end()
                raise NotDrawn(f"the child that draws died twice ({error})") from error
            except asyncio.CancelledError:
                # An answer that nobody reads would be taken for the next one's.
                await self._end()
                raise
            self._rest = asyncio.get_running_loop().call_later(self._idle, self._end_soon)
        if not good:
            raise Unknown(body.decode(errors="replace"))
        return body

    async def close(self) -> None:
        """End the child, if there is one."""
        async with self._one_at_a_time:
            await self._end()

    async def _asked_twice(self, message: bytes) -> tuple[bool, bytes]:
        try:
            return await self._asked(message)
        except (OSError, EOFError) as error:
            logger.warning("The child that draws died (%s); it is started again.", error)
            await self._end()
            return await self._asked(message)

    async def _asked(self, message: bytes) -> tuple[bool, bytes]:
        child = await self._start() if self.number is None else self._running
        assert child is not None
        assert child.stdin is not None
        assert child.stdout is not None
        child.stdin.write(len(message).to_bytes(4, "big") + message)
        await child.stdin.drain()
        head = await child.stdout.readexactly(5)
        return head[4:] == b"\1", await child.stdout.readexactly(int.from_bytes(head[:4], "big"))

    async def _start(self) -> Process:
        """A new child. It finds this very bot, and gets no setting: it needs no token."""
        kept = {name: os.environ[name] for name in _KEPT if name in os.environ}
        root = str(Path(bot.__file__).parents[1])
        starting = asyncio.ensure_future(
            asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE, env=kept | {"PYTHONPATH": root}
            )
        )
        try:
            # Cancelled halfway, asyncio would wait for the pipes of this child for ever.
            self._running = await asyncio.shield(starting)
        except asyncio.CancelledError:
            starting.add_done_callback(_kill)
            raise
        return self._running

    def _end_soon(self) -> None:
        if not self._one_at_a_time.locked():
            self._ending = asyncio.create_task(self.close())

    async def _end(self) -> None:
        """End the child at once: it has nothing to save."""
        if self._rest is not None:
            self._rest.cancel()
        child, self._running = self._running, None
        if child is None:
            return
        if child.returncode is None:
            child.kill()
        with suppress(TimeoutError):
            await asyncio.wait_for(child.wait(), KILLED)
        if child.stdin is not None:
            child.stdin.close()


def _kill(starting: asyncio.Future[Process]) -> None:
    """End a child that was started for somebody who has gone."""
    if not starting.cancelled() and starting.exception() is None:
        starting.result().kill()
