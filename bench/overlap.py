"""Downtime of a handover from one bot process to the next: `python -m bench.overlap [--json]`.

In this kind of deploy the new process starts while the old process still runs, and waits for the lease. The
downtime counts from the old process's SIGTERM until the new process has answered a click at a running table;
no migration is due. The anchor is a bare discord.py bot, from its start until its first answer.
"""

from __future__ import annotations

import asyncio
import os
import signal
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median

from bench.figures import Row, parser, tell
from bench.processes import running_module
from bench.small_discord import TOGETHER, SmallDiscord, pressable, serving
from bench.start import fill, last, quiet, wait_until_shown
from bench.table import one

WAITS = "one at a time speaks"
"""The words that a process logs while it waits for the lease."""


async def gaps(tables: int, times: int, still: float) -> list[float]:
    """Return the downtime in seconds of each of `times` handovers with `tables` running tables."""
    discord, found = SmallDiscord(TOGETHER * tables), []
    for person in discord.people:
        person.dm = discord.new_id()
    with tempfile.TemporaryDirectory() as named:
        folder = Path(named)
        await fill(folder / "bench.db", discord)
        async with serving(discord) as env, AsyncExitStack() as running:
            env["DATABASE_URL"] = f"sqlite+aiosqlite:///{folder / 'bench.db'}"
            old = await running.enter_async_context(running_module("bot", env, folder / "0.log"))
            await wait_until_shown(discord)
            await quiet(discord, still)
            for number in range(times):
                log = folder / f"{number + 1}.log"
                new = await running.enter_async_context(running_module("bot", env, log))
                await asyncio.wait_for(asyncio.to_thread(_wait_until_waiting, log), 60)
                found.append(await _measure_gap(discord, old))
                old = new
    return found


def _wait_until_waiting(log: Path) -> None:
    """Wait until a bot has logged that the bot waits for the lease."""
    while WAITS not in log.read_text():
        time.sleep(0.05)


async def _measure_gap(discord: SmallDiscord, old: int) -> float:
    """End the old process and return the seconds until the new process has answered a click."""
    discord.ready.clear()
    message = last(discord)
    before = time.perf_counter()
    os.kill(old, signal.SIGTERM)
    await asyncio.wait_for(discord.ready.wait(), 60)
    await discord.press(discord.people[-1], message, one(message, "@hand"))
    return time.perf_counter() - before


async def bare() -> float:
    """Return the seconds from the start of a bare bot until its first answer."""
    discord = SmallDiscord(1)
    with tempfile.TemporaryDirectory() as folder:
        before = time.perf_counter()
        async with serving(discord) as env, running_module("bench.bare", env, Path(folder) / "bare.log"):
            await asyncio.wait_for(discord.ready.wait(), 60)
            panel = await discord.command(discord.people[0], "skullking", "new")
            await discord.press(discord.people[0], panel, next(pressable(panel["components"])))
            return time.perf_counter() - before


async def measure(tables: int = 50, times: int = 10, still: float = 4.0) -> list[Row]:
    """Compare the downtime of handovers with the start of the bare bot."""
    found = await gaps(tables, times, still)
    anchor = await bare()
    name = f"{times} overlaps with {tables} running tables: without an answer"
    return [
        Row(f"{name}, median (s)", median(found), anchor),
        Row(f"{name}, at most (s)", max(found), anchor),
    ]


def main() -> None:
    options = parser("bench.overlap", __doc__)
    options.add_argument("--tables", type=int, default=50)
    options.add_argument("--times", type=int, default=10)
    asked = options.parse_args()
    tell(asyncio.run(measure(asked.tables, asked.times)), as_json=asked.json)


if __name__ == "__main__":
    main()
