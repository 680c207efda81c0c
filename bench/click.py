"""CPU time per move of the bot's process, beside a bare discord.py bot.

`python -m bench.click [--clicks 260] [--interval 2] [--json]`. Four people play Skull King on a fake Discord,
with live panels and hands by DM. One person clicks every `interval` seconds, so that no two updates coalesce.
CPU includes the child process that draws pictures, except "until its answer is sent". Each ratio is the cost
of a move divided by the cost of a click at the bare bot, which only answers. Another bare bot makes all
requests that each move has caused. The three bots run at once and are clicked in turn.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeAlias

from bench.bare_bot import SAME
from bench.counted import COUNTED, VARIABLE, counters
from bench.figures import Row, parser, tell
from bench.pictured_match import drawn_before
from bench.processes import cpu, cpu_with_children, resident, running_module
from bench.small_discord import Pressed, SmallDiscord, pressable, serving
from bench.table import Table

PEOPLE = 4
MATCH = 260
"""Clicks of a match of ten rounds: 40 bids and 220 cards."""
DATABASE = "bench.db"
WARM_UP = 12
"""Moves, and clicks of the bare bot, that are made before the measurement starts."""
LIMITED = ("post", "edit", "delete", "dm channel")
"""Requests that count against an application's limit of 50 a second; answers to interactions do not."""


Measured: TypeAlias = Callable[[int, float, int], Coroutine[Any, Any, list[Row]]]
"""The measuring function of a benchmark: clicks, seconds between two of them, and the seed of the match."""


class Running(NamedTuple):
    """A running bot: its process id, its counters and its database."""

    pid: int
    counts: memoryview
    database: Path

    def moves(self) -> int:
        """Return the number of stored player moves at all tables; deals do not count."""
        reading = sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)
        try:
            (found,) = reading.execute("SELECT count(*) FROM log WHERE seat >= 0").fetchone()
        finally:
            reading.close()
        return int(found)


@asynccontextmanager
async def running_bot(discord: SmallDiscord, drawings: Path | None = None) -> AsyncIterator[Running]:
    """Start the bot as a process on `discord` and yield the running bot once it is idle.

    It finds the `drawings` of an earlier run beside its database, if given.
    """
    with tempfile.TemporaryDirectory() as folder:
        here = Path(folder)
        if drawings is not None:
            (here / "pictures").symlink_to(drawings, target_is_directory=True)
        with counters(here / "counts") as counts:
            more = {
                "DATABASE_URL": f"sqlite+aiosqlite:///{here / DATABASE}",
                VARIABLE: str(here / "counts"),
            }
            log = here / "bot.log"
            async with serving(discord) as env, running_module("bench.counted", {**env, **more}, log) as pid:
                await asyncio.wait_for(discord.ready.wait(), 120)
                await asyncio.sleep(2)
                yield Running(pid, counts, here / DATABASE)


@asynccontextmanager
async def running_bare_bot(discord: SmallDiscord) -> AsyncIterator[int]:
    """Start the bare bot as a process on `discord` and yield its process id once the bot is idle."""
    with tempfile.TemporaryDirectory() as folder:
        async with (
            serving(discord) as env,
            running_module("bench.bare", env, Path(folder) / "bare.log") as pid,
        ):
            await asyncio.wait_for(discord.ready.wait(), 120)
            await asyncio.sleep(2)
            yield pid


class Paced:
    """A bot's process that is clicked at intervals, and the CPU seconds spent on its answers.

    `spent` and `drawn` count from `begin`: what the process and its children used, and the children's part.
    """

    def __init__(self, discord: SmallDiscord, pid: int) -> None:
        self.pid = pid
        self.idle = resident(pid)
        self.until_answered = self._asked_at = self._begun = self._begun_alone = 0.0
        self._waits = False
        discord.answered = self._mark_answered

    def begin(self) -> None:
        """Start the measurement."""
        self.until_answered = 0.0
        self._begun, self._begun_alone = cpu_with_children(self.pid), cpu(self.pid)

    async def ask(self, what: Awaitable[object]) -> None:
        """Await the answer to a click and count the CPU time until that answer."""
        self._asked_at, self._waits = cpu(self.pid), True
        await what

    def _mark_answered(self) -> None:
        if self._waits:  # After its answer, the bot's further work is not counted.
            self.until_answered += cpu(self.pid) - self._asked_at
            self._waits = False

    @property
    def spent(self) -> float:
        """Return the CPU seconds since `begin`, those of child processes included."""
        return cpu_with_children(self.pid) - self._begun

    @property
    def drawn(self) -> float:
        """Return the CPU seconds since `begin` of child processes, which draw pictures."""
        return self.spent - (cpu(self.pid) - self._begun_alone)


async def measure(clicks: int, interval: float, seed: int = 1, warm_up: int = WARM_UP) -> list[Row]:
    """Measure CPU and memory per move beside the bare bot, which gets equally rare clicks in between."""
    discord, other, third = SmallDiscord(PEOPLE), SmallDiscord(1), SmallDiscord(1)
    (alone,), (echo,) = other.people, third.people
    async with (
        drawn_before() as drawings,
        running_bot(discord, drawings) as whole,
        running_bare_bot(other) as bare_pid,
        running_bare_bot(third) as same_pid,
    ):
        bot, bare, same = Paced(discord, whole.pid), Paced(other, bare_pid), Paced(third, same_pid)
        table = Table(discord, discord.people, Random(seed))
        await table.open()
        panel = await other.command(alone, "skullking", "new")
        echoed = await third.command(echo, "skullking", "new")

        async def one_each(pause: float) -> None:
            before = discord.requests.copy()
            await bot.ask(table.move())
            await asyncio.sleep(pause)
            await bare.ask(other.press(alone, panel, next(pressable(panel["components"]))))
            await asyncio.sleep(pause)
            after = discord.requests - before
            await same.ask(third.press(echo, echoed, _repeating(after)))

        for _ in range(warm_up):
            await one_each(interval / 4)
        await asyncio.sleep(interval)
        discord.requests.clear()
        discord.identical = 0
        done, played = whole.counts.tolist(), whole.moves()
        bot.begin()
        bare.begin()
        same.begin()
        for _ in range(clicks):
            await one_each(interval / 2)
        await asyncio.sleep(interval)
        found = [now - then for now, then in zip(whole.counts.tolist(), done, strict=True)]
        moves = whole.moves() - played
        click, repeated = 1000 * bare.spent / clicks, 1000 * same.spent / clicks
        spent, drawn = 1000 * bot.spent, 1000 * bot.drawn
    limited = sum(discord.requests[kind] for kind in LIMITED)
    return [
        Row("CPU of a move, all that follows included (ms)", spent / moves, click),
        Row("CPU of a click, all that follows included (ms)", spent / clicks, click),
        Row("the same, beside a bare bot that makes the same requests (ms)", spent / clicks, repeated),
        Row("of it, in the process that draws pictures (ms)", drawn / moves, click),
        Row("CPU until its answer is sent (ms)", 1000 * bot.until_answered / clicks, click),
        *(Row(f"{what} a move", number / moves) for what, number in zip(COUNTED, found, strict=True)),
        Row("moves a click", moves / clicks),
        *(Row(f"requests a move: {kind}", each / moves) for kind, each in sorted(discord.requests.items())),
        Row("requests a move that count against the global limit", limited / moves),
        Row("requests a move in all", sum(discord.requests.values()) / moves),
        Row("writes a move that changed nothing", discord.identical / moves),
        Row("messages with pictures of cards", discord.pictured),
        Row("resident memory before the first table (MiB)", bot.idle / 2**20, bare.idle / 2**20),
    ]


def _repeating(requests: Counter[str]) -> Pressed:
    """Return the click that has the bare bot make these requests beside its answer."""
    numbers = (requests["edit"], requests["post"], requests["follow-up"])
    return Pressed(f"{SAME} {' '.join(map(str, numbers))}")


def main(module: str, told: str | None, measured: Measured) -> None:
    """Parse the arguments, run `measured` and print its rows."""
    options = parser(module, told)
    options.add_argument("--clicks", type=int, default=MATCH)
    options.add_argument("--interval", type=float, default=2.0)
    options.add_argument("--seed", type=int, default=1)
    asked = options.parse_args()
    tell(asyncio.run(measured(asked.clicks, asked.interval, asked.seed)), as_json=asked.json)


if __name__ == "__main__":
    main("bench.click", __doc__, measure)
