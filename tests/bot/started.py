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
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]


Words = tuple[asyncio.StreamReader, asyncio.StreamReader]
"""What a child says to stdout and to stderr."""


class Ended(NamedTuple):
    """What is left of a child."""

    code: int
    out: str
    err: str


class Forked:
    """A bot forked from one that has imported everything; what can be done with it, Process can too."""

    def __init__(self, pid: int, end: asyncio.StreamReader, words: Words | None) -> None:
        self.pid = pid
        self.stdout: asyncio.StreamReader | None = words[0] if words else None
        self.stderr: asyncio.StreamReader | None = words[1] if words else None
        self.returncode: int | None = None
        self._end = asyncio.create_task(self._awaited(end))

    async def _awaited(self, end: asyncio.StreamReader) -> int:
        self.returncode = int(await end.readline())
        return self.returncode

    async def wait(self) -> int:
        """Its exit code, or minus the signal that has ended it."""
        return await asyncio.shield(self._end)

    async def communicate(self) -> tuple[bytes, bytes]:
        """All it still says until its end, unless that goes into a log."""
        assert self.stdout is not None
        assert self.stderr is not None
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
async def launched(folder: Path, *arguments: str, **environment: str) -> AsyncIterator[Child]:
    """The same without Python's own start and the imports, of which a process more has nothing to show."""
    if not hasattr(os, "fork"):
        async with started(folder, *arguments, **environment) as child:
            yield child
        return
    pairs = [socket.socketpair() for _ in range(2)]
    (stdout, out), (stderr, err) = [await asyncio.open_connection(sock=ours) for ours, _ in pairs]
    files = [theirs.fileno() for _, theirs in pairs]
    try:
        async with _forked(folder, "bot", arguments, environment, files, (stdout, stderr)) as child:
            for _, theirs in pairs:
                theirs.close()
            yield child
    finally:
        out.close()
        err.close()


@asynccontextmanager
async def forked(program: str, folder: Path, log: Path, **environment: str) -> AsyncIterator[Forked]:
    """One of the programs that are the bot and more, as `python -m` would start it; its words in the log."""
    with log.open("wb") as words:
        files = [words.fileno()] * 2
        async with _forked(folder, program, (), environment, files, None) as child:
            yield child


@asynccontextmanager
async def _forked(
    folder: Path,
    program: str,
    arguments: Sequence[str],
    environment: dict[str, str],
    files: list[int],
    words: Words | None,
) -> AsyncIterator[Forked]:
    ours, theirs = socket.socketpair()
    socket.send_fds(_origin(), [b"+"], [theirs.fileno(), *files])
    theirs.close()
    told, asks = await asyncio.open_connection(sock=ours)
    asks.write(json.dumps([str(folder), program, arguments, _settings(environment)]).encode() + b"\n")
    child = Forked(int(await told.readline()), told, words)
    try:
        yield child
    finally:
        await _ends(child)
        asks.close()


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
