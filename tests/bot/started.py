"""Start `python -m bot` as a process, and collect its output and exit code."""

from __future__ import annotations

import asyncio
import atexit
import json
import os
import socket
import subprocess
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]


Words = tuple[asyncio.StreamReader, asyncio.StreamReader]
"""The child's stdout and stderr."""


class Ended(NamedTuple):
    """The exit code and output of a child that has ended."""

    code: int
    out: str
    err: str


class Forked:
    """A bot forked from `tests.bot.origin`, with the interface of `asyncio.subprocess.Process`."""

    def __init__(self, pid: int, end: asyncio.StreamReader, words: Words | None) -> None:
        self.pid = pid
        self.stdout: asyncio.StreamReader | None = words[0] if words else None
        self.stderr: asyncio.StreamReader | None = words[1] if words else None
        self.returncode: int | None = None
        self._end = asyncio.create_task(self._wait_for_end(end))

    async def _wait_for_end(self, end: asyncio.StreamReader) -> int:
        self.returncode = int(await end.readline())
        return self.returncode

    async def wait(self) -> int:
        """Wait for the bot's end; return its exit code, or minus the signal that ended the bot."""
        return await asyncio.shield(self._end)

    async def communicate(self) -> tuple[bytes, bytes]:
        """Return the bot's remaining output, unless the output goes into a log."""
        assert self.stdout is not None
        assert self.stderr is not None
        out, err, _ = await asyncio.gather(self.stdout.read(), self.stderr.read(), self.wait())
        return out, err

    def send_signal(self, number: int) -> None:
        """Send the bot a signal, unless it has ended."""
        if self.returncode is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        """Kill the bot with SIGKILL, unless it has ended."""
        self.send_signal(9)


Child = Process | Forked
Launch = Callable[..., AbstractAsyncContextManager[Child]]
"""A context manager that starts `python -m bot` in a folder, with arguments and settings."""


@asynccontextmanager
async def started(folder: Path, *arguments: str, **environment: str) -> AsyncIterator[Child]:
    """Start `python -m bot` in an empty folder with only these settings, and end it after the block."""
    child = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "bot", *arguments),
        cwd=folder,
        env=_child_environment(environment),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        yield child
    finally:
        await _terminate(child)


@asynccontextmanager
async def launched(folder: Path, *arguments: str, **environment: str) -> AsyncIterator[Child]:
    """Start the bot as a fork, which saves the time for Python's start and the imports."""
    if not hasattr(os, "fork"):
        async with started(folder, *arguments, **environment) as child:
            yield child
        return
    pairs = [socket.socketpair() for _ in range(2)]
    (stdout, out), (stderr, err) = [await asyncio.open_connection(sock=ours) for ours, _ in pairs]
    files = [theirs.fileno() for _, theirs in pairs]
    try:
        async with _request_fork(folder, "bot", arguments, environment, files, (stdout, stderr)) as child:
            for _, theirs in pairs:
                theirs.close()
            yield child
    finally:
        out.close()
        err.close()


@asynccontextmanager
async def forked(program: str, folder: Path, log: Path, **environment: str) -> AsyncIterator[Forked]:
    """Start one of PROGRAMS as a fork, as `python -m` would, with its output in a log file."""
    with log.open("wb") as words:
        files = [words.fileno()] * 2
        async with _request_fork(folder, program, (), environment, files, None) as child:
            yield child


@asynccontextmanager
async def _request_fork(
    folder: Path,
    program: str,
    arguments: Sequence[str],
    environment: dict[str, str],
    files: list[int],
    words: Words | None,
) -> AsyncIterator[Forked]:
    ours, theirs = socket.socketpair()
    socket.send_fds(_origin_socket(), [b"+"], [theirs.fileno(), *files])
    theirs.close()
    told, asks = await asyncio.open_connection(sock=ours)
    asks.write(
        json.dumps([str(folder), program, arguments, _child_environment(environment)]).encode() + b"\n"
    )
    child = Forked(int(await told.readline()), told, words)
    try:
        yield child
    finally:
        await _terminate(child)
        asks.close()


@cache
def _origin_socket() -> socket.socket:
    """Start the process that forks bots, once, and return the socket for its requests."""
    ours, theirs = socket.socketpair()
    origin = subprocess.Popen(
        [sys.executable, "-m", "tests.bot.origin", str(theirs.fileno())],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        pass_fds=[theirs.fileno()],
    )
    theirs.close()

    def end() -> None:
        ours.close()
        origin.wait()

    atexit.register(end)
    return ours


def _child_environment(environment: dict[str, str]) -> dict[str, str]:
    """Return this process's environment with only these settings of the bot."""
    known = {
        name: value for name, value in os.environ.items() if not name.startswith(("DISCORD_", "DATABASE_"))
    }
    return known | {"PYTHONPATH": str(ROOT), **environment}


async def _terminate(child: Child) -> None:
    if child.returncode is None:
        child.kill()
        await child.wait()


async def ended(child: Child) -> Ended:
    """Wait for the end of a child, two minutes at most."""
    out, err = await asyncio.wait_for(child.communicate(), 120)
    assert child.returncode is not None
    return Ended(child.returncode, out.decode(), err.decode())


async def run(folder: Path, *arguments: str, **environment: str) -> Ended:
    """Run the bot to its end, and return its exit code and output."""
    async with launched(folder, *arguments, **environment) as child:
        return await ended(child)


def says_one_thing(text: str) -> bool:
    """Return whether the text is a single line without a traceback."""
    return len(text.splitlines()) == 1 and "Traceback" not in text
