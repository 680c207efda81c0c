"""Throughput under load: the bot's moves a second beside a bare bot's clicks a second.

`python -m bench.crowd [--tables 50] [--seconds 20] [--json]`. Four people sit at each table, each table in
its own channel, and everybody moves as soon as they may. Stored moves are counted. The bare bot serves as
many people, each clicking again once answered. The fake Discord and the people run in a process of their own,
which needs a CPU core to itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Final

from bench.click import running_bare_bot, running_bot
from bench.figures import Row, parser, tell
from bench.processes import cpu_with_children
from bench.small_discord import TOGETHER, Person, SmallDiscord, pressable
from bench.table import Table

OPENED_TOGETHER = 5
"""Number of tables opened concurrently."""


async def open_all(tables: list[Table]) -> None:
    """Open these tables a few at a time, so that every opening click is answered quickly."""
    room = asyncio.Semaphore(OPENED_TOGETHER)

    async def open_one(table: Table) -> None:
        async with room:
            await table.open()

    await asyncio.gather(*map(open_one, tables))


def seat_tables(discord: SmallDiscord, *, untimed: bool = False) -> list[Table]:
    """Return one table per four people, with ten cards per player in every round."""
    groups = [discord.people[at : at + TOGETHER] for at in range(0, len(discord.people), TOGETHER)]
    return [
        Table(discord, people, Random(n), length="broadside", untimed=untimed)
        for n, people in enumerate(groups)
    ]


LONGEST: Final = 20
"""How many times as long as asked a measurement may last until the first event, on a busy machine."""


class Clicking:
    """People who click without pause, and the number of answers to them."""

    def __init__(self) -> None:
        self.answered = 0

    async def play(self, table: Table) -> None:
        """Keep making moves at this table."""
        while True:
            await table.move()
            self.answered += 1

    async def click(self, discord: SmallDiscord, person: Person) -> None:
        """Click the bare bot again and again, each time it has answered."""
        panel = await discord.command(person, "skullking", "new")
        while True:
            await discord.press(person, panel, next(pressable(panel["components"])))
            self.answered += 1

    async def during(
        self, pid: int, tasks: list[asyncio.Task[None]], seconds: float, counted: Callable[[], int]
    ) -> tuple[float, float]:
        """Run all tasks, measure `counted` events a second and CPU seconds per event, then stop the tasks."""
        loop = asyncio.get_running_loop()
        await asyncio.sleep(seconds / 4)
        before, begun, spent = counted(), loop.time(), cpu_with_children(pid)
        for _ in range(LONGEST):
            await asyncio.sleep(seconds)
            if counted() > before:
                break
        done = counted() - before
        found = done / (loop.time() - begun), (cpu_with_children(pid) - spent) / max(done, 1)
        ended = [task for task in tasks if task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for task in ended:
            task.result()
        return found


async def measure_bare(people: int, seconds: float) -> tuple[float, float]:
    """Return the bare bot's clicks a second and CPU seconds per click."""
    discord, clicking = SmallDiscord(people), Clicking()
    async with running_bare_bot(discord) as pid:
        tasks = [asyncio.create_task(clicking.click(discord, person)) for person in discord.people]
        return await clicking.during(pid, tasks, seconds, lambda: clicking.answered)


async def measure_moves(tables: int, seconds: float) -> tuple[float, float]:
    """Return the bot's moves a second at `tables` tables and CPU seconds per move."""
    discord, clicking = SmallDiscord(TOGETHER * tables), Clicking()
    async with running_bot(discord) as bot:
        playing = seat_tables(discord)
        await open_all(playing)
        tasks = [asyncio.create_task(clicking.play(table)) for table in playing]
        return await clicking.during(bot.pid, tasks, seconds, bot.moves)


async def measure(tables: int, seconds: float) -> list[Row]:
    """Measure moves between two measurements of the bare bot's clicks, each of half the duration.

    Rows per CPU second come first, because they do not change on a busy machine, unlike rows per clock
    second.
    """
    first = await measure_bare(tables * TOGETHER, seconds / 2)
    rate, spent = await measure_moves(tables, seconds)
    second = await measure_bare(tables * TOGETHER, seconds / 2)
    clicks, each = ((one + other) / 2 for one, other in zip(first, second, strict=True))
    return [
        Row(f"moves a second of CPU, {tables} tables as fast as answers come", 1 / spent, 1 / each),
        Row(f"moves a second, {tables} tables as fast as answers come", rate, clicks),
    ]


def main() -> None:
    options = parser("bench.crowd", __doc__)
    options.add_argument("--tables", type=int, default=50)
    options.add_argument("--seconds", type=float, default=20.0)
    asked = options.parse_args()
    tell(asyncio.run(measure(asked.tables, asked.seconds)), as_json=asked.json)


if __name__ == "__main__":
    main()
