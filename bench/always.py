"""CPU and memory of the bot with large pictures: `python -m bench.always [--clicks 260] [--json]`.

Three bots, each with its own fake Discord, run the same match of Skull King by four people and take turns at
moving. Their players get large pictures with every decision (`always`), only where pictures help (`moments`),
or `never`. CPU includes the child process that draws the pictures. A bare discord.py bot, which only answers
clicks, takes its turn too. Drawings of cards are there from an earlier match, as after most starts.
"""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from random import Random
from typing import Final

from bench.click import LIMITED, PEOPLE, WARM_UP, Paced, Running, main, running_bare_bot, running_bot
from bench.figures import Row
from bench.pictured_match import drawn_before
from bench.processes import resident
from bench.small_discord import Pressed, SmallDiscord, pressable
from bench.table import Table

ALWAYS, MOMENTS, NEVER = "always", "moments", "never"
CHOICES: Final = (ALWAYS, MOMENTS, NEVER)


class Playing:
    """A bot whose players share one pictures setting, and the bot's costs since `begin`."""

    def __init__(self, choice: str, discord: SmallDiscord, bot: Running, seed: int) -> None:
        self._choice, self._discord, self._bot = choice, discord, bot
        self.paced = Paced(discord, bot.pid)
        self.table = Table(discord, discord.people, Random(seed))
        self._played = self._files = 0

    async def open(self) -> None:
        """Set the pictures setting for the server and for each player, and open the table."""
        for person in self._discord.people:
            page = await self._discord.command(person, "server", "settings")
            for whose in ("server", "prefer"):
                menu = Pressed(f"1:0:0:@{whose} pictures", self._choice)
                page = await self._discord.press(person, page, menu)
        await self.table.open()

    def begin(self) -> None:
        """Start the measurement by storing the current value of every counter."""
        self._discord.requests.clear()
        self._played, self._files = self._bot.moves(), self._discord.files
        self.paced.begin()

    @property
    def moves(self) -> int:
        """Return the number of moves stored since `begin`."""
        return self._bot.moves() - self._played

    @property
    def cpu(self) -> float:
        """Return the CPU milliseconds per move, those of drawing included."""
        return 1000 * self.paced.spent / self.moves

    @property
    def drawing(self) -> float:
        """Return the CPU milliseconds per move of the child process that draws."""
        return 1000 * self.paced.drawn / self.moves

    @property
    def limited(self) -> float:
        """Return the requests per move that count against the global rate limit."""
        return sum(self._discord.requests[kind] for kind in LIMITED) / self.moves

    @property
    def requests(self) -> float:
        """Return the requests per move, all kinds included."""
        return sum(self._discord.requests.values()) / self.moves

    @property
    def pictures(self) -> float:
        """Return the pictures sent per move."""
        return (self._discord.files - self._files) / self.moves

    @property
    def memory(self) -> float:
        """Return the bot's resident memory in MiB."""
        return resident(self._bot.pid) / 2**20


async def measure(clicks: int, interval: float, seed: int = 1, warm_up: int = WARM_UP) -> list[Row]:
    """Compare the cost per move of `always` with `moments`, and of `moments` with `never`."""
    async with AsyncExitStack() as stack:
        small = [SmallDiscord(PEOPLE) for _ in CHOICES]
        drawings = await stack.enter_async_context(drawn_before())
        bots = await asyncio.gather(
            *(stack.enter_async_context(running_bot(discord, drawings)) for discord in small)
        )
        there = {
            choice: Playing(choice, discord, bot, seed)
            for choice, discord, bot in zip(CHOICES, small, bots, strict=True)
        }
        await asyncio.gather(*(one.open() for one in there.values()))
        other = SmallDiscord(1)
        (alone,) = other.people
        bare = Paced(other, await stack.enter_async_context(running_bare_bot(other)))
        clicked = await other.command(alone, "skullking", "new")

        async def one_each(pause: float) -> None:
            for one in there.values():
                await asyncio.sleep(pause)
                await one.paced.ask(one.table.move())
            await bare.ask(other.press(alone, clicked, next(pressable(clicked["components"]))))

        for _ in range(warm_up):
            await one_each(interval / 6)
        await asyncio.sleep(interval)
        for one in there.values():
            one.begin()
        bare.begin()
        for _ in range(clicks):
            await one_each(interval / 3)
        await asyncio.sleep(interval)
        always, moments, never = (there[choice] for choice in CHOICES)
        click = 1000 * bare.spent / clicks
        return [
            Row("CPU of a move, large pictures with every decision (ms)", always.cpu, click),
            Row("of it, in the process that draws pictures (ms)", always.drawing, click),
            Row("CPU of a move, large pictures where they help (ms)", moments.cpu, click),
            Row("of it, in the process that draws pictures (ms)", moments.drawing, click),
            Row("CPU of a move, without large pictures (ms)", never.cpu, click),
            Row("requests a move that count, with every decision", always.limited, moments.limited),
            Row("requests a move that count, where they help", moments.limited, never.limited),
            Row("requests a move in all, with every decision", always.requests, moments.requests),
            Row("pictures sent a move, with every decision", always.pictures),
            Row("pictures sent a move, where they help", moments.pictures),
            Row("pictures sent a move, never", never.pictures),
            Row("resident memory, with every decision (MiB)", always.memory, never.memory),
            Row("resident memory, where they help (MiB)", moments.memory, never.memory),
        ]


if __name__ == "__main__":
    main("bench.always", __doc__, measure)
