"""Run the drawing child process: started for the first picture and ended when idle."""

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
"""Seconds without a request after which the child process is ended."""
LIMIT: Final = 20.0
"""Timeout of a request in seconds, including the start of the child process."""
KILLED: Final = 5.0
"""Seconds to wait for a killed child; asyncio may miss the exit of a child that dies during its start."""
_INHERITED_VARIABLES: Final = ("PATH", "SYSTEMROOT", "LANG")


class DrawingError(Exception):
    """The picture could not be drawn, so text is shown; the message gives the reason for the log."""


class InvalidRequest(DrawingError):
    """The child process is healthy, but cannot draw this request."""


class DrawingProcess:
    """The single drawing child process: it serves one request at a time, with a timeout on every wait.

    The child keeps drawings in `folder`, if there is one.
    """

    def __init__(
        self,
        command: tuple[str, ...] = COMMAND,
        idle: float = IDLE,
        limit: float = LIMIT,
        folder: Path | None = None,
    ) -> None:
        self._command = command if folder is None else (*command, str(folder.absolute()))
        self._idle = idle
        self._limit = limit
        self._lock = asyncio.Lock()
        self._running: Process | None = None
        self._idle_timer: asyncio.TimerHandle | None = None
        self._ending: asyncio.Task[None] | None = None

    @property
    def number(self) -> int | None:
        """Return the process id of the child; None while it is not running."""
        child = self._running
        return None if child is None or child.returncode is not None else child.pid

    async def ask(self, request: Mapping[str, Any]) -> bytes:
        """Send a request to the child and return the PNG; if the child dies, start it again and retry once.

        Raises:
            DrawingError: the second child died too, or the request timed out.
            InvalidRequest: the request cannot be drawn.
        """
        message = pickle.dumps(request)
        async with self._lock:
            if self._idle_timer is not None:
                self._idle_timer.cancel()
            try:
                good, body = await asyncio.wait_for(self._send_with_retry(message), self._limit)
            except TimeoutError:
                await self._end()
                raise DrawingError(f"no picture within {self._limit:g} s") from None
            except (OSError, EOFError) as error:
                await self._end()
                raise DrawingError(f"the child that draws died twice ({error})") from error
            except asyncio.CancelledError:
                # End the child, or the next request would read this request's answer from the pipe.
                await self._end()
                raise
            self._idle_timer = asyncio.get_running_loop().call_later(self._idle, self._end_soon)
        if not good:
            raise InvalidRequest(body.decode(errors="replace"))
        return body

    async def close(self) -> None:
        """End the child process if it is running."""
        async with self._lock:
            await self._end()

    async def _send_with_retry(self, message: bytes) -> tuple[bool, bytes]:
        try:
            return await self._send(message)
        except (OSError, EOFError) as error:
            logger.warning("The child that draws died (%s); it is started again.", error)
            await self._end()
            return await self._send(message)

    async def _send(self, message: bytes) -> tuple[bool, bytes]:
        child = await self._start() if self.number is None else self._running
        assert child is not None
        assert child.stdin is not None
        assert child.stdout is not None
        child.stdin.write(len(message).to_bytes(4, "big") + message)
        await child.stdin.drain()
        head = await child.stdout.readexactly(5)
        return head[4:] == b"\1", await child.stdout.readexactly(int.from_bytes(head[:4], "big"))

    async def _start(self) -> Process:
        """Start a child that imports this bot's code and inherits no settings, not even the token."""
        environment = {name: os.environ[name] for name in _INHERITED_VARIABLES if name in os.environ}
        root = str(Path(bot.__file__).parents[1])
        starting = asyncio.ensure_future(
            asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE, env=environment | {"PYTHONPATH": root}
            )
        )
        try:
            # Shield the start, because asyncio waits forever for the pipes of a cancelled start.
            self._running = await asyncio.shield(starting)
        except asyncio.CancelledError:
            starting.add_done_callback(_kill)
            raise
        return self._running

    def _end_soon(self) -> None:
        if not self._lock.locked():
            self._ending = asyncio.create_task(self.close())

    async def _end(self) -> None:
        """Kill the child at once, because it has no state to save."""
        if self._idle_timer is not None:
            self._idle_timer.cancel()
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
    """Kill a child whose start was cancelled by its caller."""
    if not starting.cancelled() and starting.exception() is None:
        starting.result().kill()
