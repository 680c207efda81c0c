"""The bot's processes: starting, signalling and checking them, each with its log."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
import time
from collections import deque
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, Protocol

from bench.processes import ROOT
from bench.soak import logs
from bench.soak.clock import FULL, VARIABLE, FastClock
from bench.soak.tally import BrokenPromise, Tally
from bench.soak.watched import Interaction, WatchedDiscord

WAITS: Final = "one at a time speaks"
"""The words that a process logs while it waits for the lease."""
CUT: Final = re.compile(r"(\d+) answers and messages are cut short|not everything could be closed")
LOOK: Final = 0.02
"""Seconds between two looks at a process."""
EVENTS: Final = 8
"""Number of the last starts, signals and troubles that are kept for a report."""
PATIENCE: Final = 120.0
"""Seconds within which anything awaited must happen, however slow the machine."""


class Child(Protocol):
    """A started process."""

    @property
    def pid(self) -> int: ...
    @property
    def returncode(self) -> int | None: ...
    async def wait(self) -> int: ...
    def send_signal(self, number: int, /) -> None: ...
    def kill(self) -> None: ...


async def start_module(module: str, folder: Path, log: Path, env: Mapping[str, str]) -> Child:
    """Start `python -m module` in `folder` with its output in `log`."""
    with log.open("wb") as words:
        return await asyncio.create_subprocess_exec(
            sys.executable, "-m", module, cwd=folder, env=env, stdout=words, stderr=words
        )


class Bot:
    """A process of the bot, and its output so far."""

    def __init__(self, number: int, child: Child, log: Path) -> None:
        self.number, self.child, self.log = number, child, log
        self.begun = time.monotonic()
        self.told: float | None = None
        """The moment it was sent SIGTERM; None before."""
        self.killed = False
        self.judged = 0
        """Number of records of its log that have been checked."""

    @property
    def pid(self) -> int:
        """Return its process id."""
        return self.child.pid

    @property
    def is_running(self) -> bool:
        """Return whether the process still runs."""
        return self.child.returncode is None

    def read_log(self) -> str:
        """Return its log."""
        return self.log.read_text(errors="replace")


class Fleet:
    """All bot processes on one database and one fake Discord; `env` is their environment."""

    def __init__(
        self, folder: Path, env: Mapping[str, str], discord: WatchedDiscord, tally: Tally, url: str
    ) -> None:
        self.folder, self._env, self.discord, self._tally, self._url = folder, env, discord, tally, url
        self._clock = folder / "clock"
        self.bots: list[Bot] = []
        discord.living = lambda number: self.bots[number - 1].is_running
        self.module = "bench.soak.bot"
        self.begin = start_module
        self.events: deque[tuple[float, str]] = deque(maxlen=EVENTS)
        """The last starts, signals and troubles, by the moment."""
        self.causes: set[str] = set()
        """The causes that the log may report at the moment: see `logs`."""
        self.logged: Callable[[str], None] = lambda _text: None
        """Callback for the new part of a log."""

    def turn_clock(self, clock: FastClock, bot: Bot | None = None) -> None:
        """Store the clock for processes that start later, and let `bot` reread the clock."""
        new = self._clock.with_suffix(".new")
        new.write_text(str(clock))
        new.replace(self._clock)
        if bot is not None:
            self.nudge(bot, signal.SIGUSR1)

    def fill_disk(self, bot: Bot, *, full: bool) -> None:
        """Stop a process's database from growing, or let the database grow again."""
        if full:
            (self.folder / FULL).touch()
        else:
            (self.folder / FULL).unlink(missing_ok=True)
        self.nudge(bot, signal.SIGUSR1)

    def note(self, event: str) -> None:
        """Remember something that is done to the processes, for the report of a broken promise."""
        self.events.append((time.monotonic(), event))

    def nudge(self, bot: Bot, number: signal.Signals) -> None:
        """Send a non-terminating signal to a process, if the process still runs."""
        if bot.is_running:
            bot.child.send_signal(number)

    async def start(self) -> Bot:
        """Start another bot process and return it."""
        number = len(self.bots) + 1
        log = self.folder / f"bot-{number}.log"
        env = {
            **os.environ,
            **self._env,
            "DISCORD_TOKEN": f"soak.bot.{number}",
            "DATABASE_URL": self._url,
            "PYTHONPATH": str(ROOT),
            VARIABLE: str(self._clock),
        }
        self.turn_clock(self.discord.clock)
        bot = Bot(number, await self.begin(self.module, self.folder, log, env), log)
        self.bots.append(bot)
        self.note(f"process {number} is started")
        self._tally.count("starts")
        return bot

    async def wait_until_connected(self, bot: Bot) -> None:
        """Wait until this process is connected.

        Raises:
            Wrong: if the process ends first, or does not connect within PATIENCE seconds.
        """
        while not any(one.process == bot.number for one in self.discord.sessions):
            if not bot.is_running or time.monotonic() - bot.begun > PATIENCE:
                raise BrokenPromise(f"process {bot.number} does not get ready:\n{bot.read_log()[-2000:]}")
            await asyncio.sleep(LOOK)
        self._tally.took("start until connected", time.monotonic() - bot.begun)

    async def wait_until_waiting(self, bot: Bot) -> None:
        """Wait until this process has logged that it waits for another process, or has ended.

        Raises:
            TimeoutError: when neither happens within PATIENCE seconds.
        """
        for _ in range(int(PATIENCE / LOOK)):
            if WAITS in bot.read_log() or not bot.is_running:
                return
            await asyncio.sleep(LOOK)
        raise TimeoutError(f"process {bot.number} does not say that it waits")

    def tell(self, bot: Bot, number: signal.Signals) -> None:
        """Send a signal to a process, if it still runs."""
        if not bot.is_running:
            return
        if number == signal.SIGTERM and bot.told is None:
            bot.told = time.monotonic()
        bot.killed = bot.killed or number == signal.SIGKILL
        self.note(f"process {bot.number} gets {number.name}")
        self._tally.count(number.name)
        bot.child.send_signal(number)

    async def check_ended(self, bot: Bot) -> None:
        """Wait for the end of a process, and check its log and its unanswered interactions."""
        async with asyncio.timeout(PATIENCE):
            await bot.child.wait()
        self._check_unanswered(bot, self.discord.close_unanswered(bot.number))
        self.read(bot)
        self._tally.count("lines of logs", bot.read_log().count("\n"))
        code = bot.child.returncode
        if not bot.killed and bot.told is not None and code not in (0, -signal.SIGTERM):
            self._tally.record_broken_promise(
                f"process {bot.number} ended with {code} on SIGTERM:\n{bot.read_log()[-2000:]}"
            )
        if code == -signal.SIGTERM and "closing" in bot.read_log():
            self._tally.record_broken_promise(f"process {bot.number} died of its SIGTERM while it closed")
        bot.log.unlink()

    def _check_unanswered(self, bot: Bot, left: list[Interaction]) -> None:
        """Check the interactions left unanswered; only a killed process may leave any."""
        if bot.killed:
            self._tally.count("interactions that died with their process", len(left))
            return
        told_at = bot.told or 0.0
        late = [asked for asked in left if asked.at >= told_at]
        self._tally.count("interactions that came while a process closed, unanswered", len(late))
        for asked in late:
            until = self.discord.left.get(bot.number, time.monotonic()) - asked.at
            self._tally.took("unanswered, until the connection was closed", until)
        if before := [asked for asked in left if asked.at < told_at and not asked.excused]:
            if CUT.search(bot.read_log()):
                self._tally.count("answers cut short by the time for closing", len(before))
            else:
                self._tally.record_broken_promise(
                    f"process {bot.number} closed and left {len(before)} unanswered"
                )

    def read(self, bot: Bot) -> None:
        """Check a log's new part, without the last record of a running process, which may be incomplete."""
        found = list(logs.records(bot.read_log()))
        new = found[bot.judged : len(found) - bot.is_running]
        bot.judged += len(new)
        for record in new:
            self.logged(str(record))
            if record.level not in ("DEBUG", "INFO"):
                self._tally.count(f"log: {record.level} of {record.logger}")
            if logs.fault(record, self.causes):
                self._tally.record_broken_promise(f"the log of process {bot.number}:\n{str(record)[:3000]}")

    async def close(self) -> None:
        """End every process that still runs."""
        for bot in self.bots:
            if bot.is_running:
                bot.child.kill()
                await bot.child.wait()
