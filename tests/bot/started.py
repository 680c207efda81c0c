"""`python -m bot` as a process, and what it leaves when it has ended."""

from __future__ import annotations

import asyncio
import atexit
import json
import os
import socket
import subprocess
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]


class Ended(NamedTuple):
    """What is left of a child."""

    code: int
    out: str
    err: str


class Forked:
    """A bot forked from one that has imported everything; what can be done with it, Process can too."""

    def __init__(
        self, pid: int, end: asyncio.StreamReader, stdout: asyncio.StreamReader, stderr: asyncio.StreamReader
    ) -> None:
        self.pid, self.stdout, self.stderr = pid, stdout, stderr
        self.returncode: int | None = None
        self._end = asyncio.create_task(self._awaited(end))

    async def _awaited(self, end: asyncio.StreamReader) -> int:
        self.returncode = int(await end.readline())
        return self.returncode

    async def wait(self) -> int:
        """Its exit code, or minus the signal that has ended it."""
        return await asyncio.shield(self._end)

    async def communicate(self) -> tuple[bytes, bytes]:
        """All it still says until its end."""
        out, err, _ = await asyncio.gather(self.stdout.read(), self.stderr.read(), self.wait())
        return out, err

    def send_signal(self, number: int) -> None:
        """Send it a signal, if it has not ended."""
        if self.returncode is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        """End it without asking."""
        self.send_signal(9)


Child = Process | Forked
Launch = Callable[..., AbstractAsyncContextManager[Child]]
"""What starts `python -m bot` in a folder, with arguments and settings."""


@asynccontextmanager
async def started(folder: Path, *arguments: str, **environment: str) -> AsyncIterator[Child]:
    """`python -m bot` in an empty folder, with no settings but these; it never outlives its test."""
    child = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "bot", *arguments),
        cwd=folder,
        env=_settings(environment),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        yield child
    finally:
        await _ends(child)


@asynccontextmanager
async def launched(
    folder: Path, *arguments: str, program: str = "bot", **environment: str
) -> AsyncIterator[Child]:
    """The same without Python's own start and the imports, of which a process more has nothing to show.

    Where processes fork, the `program` may be "bench.counted", too.
    """
    if not hasattr(os, "fork"):
        async with started(folder, *arguments, **environment) as child:
            yield child
        return
    pairs = [socket.socketpair() for _ in range(3)]
    socket.send_fds(_origin(), [b"+"], [theirs.fileno() for _, theirs in pairs])
    for _, theirs in pairs:
        theirs.close()
    (told, asks), (stdout, out), (stderr, err) = [
        await asyncio.open_connection(sock=ours) for ours, _ in pairs
    ]
    asks.write(json.dumps([str(folder), program, arguments, _settings(environment)]).encode() + b"\n")
    forked = Forked(int(await told.readline()), told, stdout, stderr)
    try:
        yield forked
    finally:
        await _ends(forked)
        for each in (asks, out, err):
            each.close()


@cache
def _origin() -> socket.socket:
    """Where to ask for a fork."""
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


def _settings(environment: dict[str, str]) -> dict[str, str]:
    """The environment of a child: ours, without settings but these."""
    known = {
        name: value for name, value in os.environ.items() if not name.startswith(("DISCORD_", "DATABASE_"))
    }
    return known | {"PYTHONPATH": str(ROOT), **environment}


async def _ends(child: Child) -> None:
    if child.returncode is None:
        child.kill()
        await child.wait()


async def ended(child: Child) -> Ended:
    """Wait for the end, two minutes at most."""
    out, err = await asyncio.wait_for(child.communicate(), 120)
    assert child.returncode is not None
    return Ended(child.returncode, out.decode(), err.decode())


async def run(folder: Path, *arguments: str, **environment: str) -> Ended:
    """Start it and wait for its end."""
    async with launched(folder, *arguments, **environment) as child:
        return await ended(child)


def says_one_thing(text: str) -> bool:
    """One line, and no traceback."""
    return len(text.splitlines()) == 1 and "Traceback" not in text
