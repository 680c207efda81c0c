"""What a table takes in memory once it has been shown: `python -m bench.memory [--tables 300] [--json]`.

Tables of four, opened by clicks as people open them, each in a channel of its own: dealt, shown in the
channel, to everybody by DM and in a panel of their own, and a first round begun; nobody's time runs out. As
many have been opened before: what all tables share is there then, and so are the rate limits of their
channels, which discord.py keeps for five minutes after it wrote there last. Of two times when as many tables
are opened, the second takes what the tables take that are there for good.
"""

from __future__ import annotations

import asyncio

from bench.click import running
from bench.crowd import OPENED_TOGETHER, seated
from bench.figures import Row, parser, tell
from bench.processes import resident
from bench.small_discord import TOGETHER, SmallDiscord
from bench.table import Table

MOVES = 8
FORGOTTEN = 340.0
"""Seconds after which discord.py has forgotten the rate limits of these channels: they call who is missed."""
KEPT_ALIVE = 16.0
"""Seconds after which the bot has closed connections it does not use."""


async def shown(tables: list[Table]) -> None:
    """Open these tables and play their first moves, few at a time; idle connections are given back then."""
    room = asyncio.Semaphore(OPENED_TOGETHER)

    async def begin(table: Table) -> None:
        async with room:
            await table.open()
            for _ in range(MOVES):
                await table.move()

    await asyncio.gather(*map(begin, tables))
    await asyncio.sleep(KEPT_ALIVE)


async def measured(tables: int) -> list[Row]:
    """How much each further table takes."""
    discord = SmallDiscord(TOGETHER * 2 * tables)
    async with running(discord) as bot:
        playing = seated(discord, untimed=True)
        await shown(playing[:tables])
        await asyncio.sleep(FORGOTTEN)
        before = resident(bot.pid)
        await shown(playing[tables:])
        taken = resident(bot.pid) - before
        return [Row("resident memory of a table once shown (KiB)", taken / 1024 / tables)]


def main() -> None:
    """Measure and print."""
    options = parser("bench.memory", __doc__)
    options.add_argument("--tables", type=int, default=300)
    asked = options.parse_args()
    tell(asyncio.run(measured(asked.tables)), as_json=asked.json)


if __name__ == "__main__":
    main()
