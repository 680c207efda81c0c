"""What a click costs, in CPU: the real process against a small Discord, beside a bare discord.py bot.

`python -m bench.click [--moves 60] [--interval 2] [--json]`. Four people play Skull King from live panels
and get their hands by DM; one moves every `interval` seconds, so nothing coalesces. A ratio says how many
times as much as the bare bot's click something takes. Both bots run in the same minutes on the same machine.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from bench.counted import COUNTED, VARIABLE, counters
from bench.figures import Row, parser, tell
from bench.processes import cpu, resident, started
from bench.small_discord import SmallDiscord, pressable, serving
from bench.table import Table

PEOPLE = 4
WARM_UP = 12
"""Moves, and clicks of the bare bot, before anything counts."""
LIMITED = ("post", "edit", "delete", "dm channel")
"""Requests that count against an application's limit of 50 a second; answers to interactions do not."""


@asynccontextmanager
async def running(discord: SmallDiscord) -> AsyncIterator[tuple[int, memoryview]]:
    """The bot as a process on that Discord, idle: its number, and its counters."""
    with tempfile.TemporaryDirectory() as folder:
        here = Path(folder)
        with counters(here / "counts") as counts:
            more = {
                "DATABASE_URL": f"sqlite+aiosqlite:///{here / 'bench.db'}",
                VARIABLE: str(here / "counts"),
            }
            log = here / "bot.log"
            async with serving(discord) as env, started("bench.counted", {**env, **more}, log) as pid:
                await asyncio.wait_for(discord.ready.wait(), 20)
                await asyncio.sleep(2)
                yield pid, counts


async def played(moves: int, interval: float, seed: int, warm_up: int) -> list[Row]:
    """The figures of the bot itself, without anchors."""
    discord = SmallDiscord(PEOPLE)
    async with running(discord) as (pid, counts):
        idle = resident(pid)
        table = Table(discord, discord.people, Random(seed))
        await table.open()
        for _ in range(warm_up):
            await table.move()
            await asyncio.sleep(interval / 2)
        discord.requests.clear()
        discord.identical = 0
        done, begun, until_answered = counts.tolist(), cpu(pid), 0.0
        for _ in range(moves):
            await asyncio.sleep(interval)
            before = cpu(pid)
            await table.move()
            until_answered += cpu(pid) - before
        await asyncio.sleep(interval)
        whole = cpu(pid) - begun
        found = [now - then for now, then in zip(counts.tolist(), done, strict=True)]
    limited = sum(discord.requests[kind] for kind in LIMITED)
    return [
        Row("CPU of a move, all that follows included (ms)", 1000 * whole / moves),
        Row("CPU until its answer is sent (ms)", 1000 * until_answered / moves),
        *(Row(f"{what} a move", number / moves) for what, number in zip(COUNTED, found, strict=True)),
        *(Row(f"requests a move: {kind}", each / moves) for kind, each in sorted(discord.requests.items())),
        Row("requests a move that count against the global limit", limited / moves),
        Row("requests a move in all", sum(discord.requests.values()) / moves),
        Row("writes a move that changed nothing", discord.identical / moves),
        Row("resident memory before the first table (MiB)", idle / 2**20),
    ]


@asynccontextmanager
async def bare_running(discord: SmallDiscord) -> AsyncIterator[int]:
    """The bare bot as a process on that Discord, idle."""
    with tempfile.TemporaryDirectory() as folder:
        async with serving(discord) as env, started("bench.bare", env, Path(folder) / "bare.log") as pid:
            await asyncio.wait_for(discord.ready.wait(), 20)
            await asyncio.sleep(2)
            yield pid


async def bare(clicks: int) -> tuple[float, float]:
    """Milliseconds of CPU that the bare bot's click takes, and its idle memory in MiB."""
    discord = SmallDiscord(1)
    (person,) = discord.people
    async with bare_running(discord) as pid:
        idle = resident(pid)
        panel = await discord.command(person, "skullking", "new")
        begun = cpu(pid)
        for click in range(WARM_UP + clicks):
            if click == WARM_UP:
                begun = cpu(pid)
            await discord.press(person, panel, next(pressable(panel["components"])))
            await asyncio.sleep(0.05)
        await asyncio.sleep(0.2)
        return 1000 * (cpu(pid) - begun) / clicks, idle / 2**20


async def measured(moves: int, interval: float, seed: int = 1, warm_up: int = WARM_UP) -> list[Row]:
    """All figures, CPU and memory beside the bare bot's, which is measured before and after."""
    first, memory = await bare(moves)
    rows = await played(moves, interval, seed, warm_up)
    second, _ = await bare(moves)
    anchors = {"CPU": (first + second) / 2, "res": memory}
    return [row._replace(anchor=anchors.get(row.name[:3])) for row in rows]


def main() -> None:
    """Measure and print."""
    options = parser("bench.click", __doc__)
    options.add_argument("--moves", type=int, default=60)
    options.add_argument("--interval", type=float, default=2.0)
    options.add_argument("--seed", type=int, default=1)
    asked = options.parse_args()
    tell(asyncio.run(measured(asked.moves, asked.interval, asked.seed)), as_json=asked.json)


if __name__ == "__main__":
    main()
