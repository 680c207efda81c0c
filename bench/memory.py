"""Memory of a table once it has been shown: `python -m bench.memory [--tables 300] [--json]`.

Clicks open tables of four, each in its own channel: dealt, posted in the channel, by DM and in private
panels, with the first round begun and no deadline due. The tables are opened in two equal batches. The first
batch fills the shared caches, and discord.py's rate limits per channel, which last for five minutes after the
last write. The growth during the second batch is the lasting memory of its tables.
"""

from __future__ import annotations

import asyncio

from bench.click import running_bot
from bench.crowd import OPENED_TOGETHER, seat_tables
from bench.figures import Row, parser, tell
from bench.processes import resident
from bench.small_discord import TOGETHER, SmallDiscord
from bench.table import Table

MOVES = 8
FORGOTTEN = 340.0
"""Seconds after which discord.py has dropped the rate limits of these channels, which mentions refresh."""
KEPT_ALIVE = 16.0
"""Seconds after which the bot has closed idle connections."""


async def open_and_play(tables: list[Table]) -> None:
    """Open these tables a few at a time, play their first moves, and wait until idle connections close."""
    room = asyncio.Semaphore(OPENED_TOGETHER)

    async def begin(table: Table) -> None:
        async with room:
            await table.open()
            for _ in range(MOVES):
                await table.move()

    await asyncio.gather(*map(begin, tables))
    await asyncio.sleep(KEPT_ALIVE)


async def measure(tables: int) -> list[Row]:
    """Measure the memory of each further table."""
    discord = SmallDiscord(TOGETHER * 2 * tables)
    async with running_bot(discord) as bot:
        playing = seat_tables(discord, untimed=True)
        await open_and_play(playing[:tables])
        await asyncio.sleep(FORGOTTEN)
        before = resident(bot.pid)
        await open_and_play(playing[tables:])
        taken = resident(bot.pid) - before
        return [Row("resident memory of a table once shown (KiB)", taken / 1024 / tables)]


def main() -> None:
    options = parser("bench.memory", __doc__)
    options.add_argument("--tables", type=int, default=300)
    asked = options.parse_args()
    tell(asyncio.run(measure(asked.tables)), as_json=asked.json)


if __name__ == "__main__":
    main()
