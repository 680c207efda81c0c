"""Measure the p99 latency of 20 clicks a second, with and without tables of robots in one process.

`python -m bench.beside [--level normal] [--reviews] [--tables 20] [--seconds 20] [--rounds 2] [--json]`. With
`--reviews` the tables of robots have finished their matches, and each person there asks "How did I play?"
instead of playing on; a review takes some seconds of the process that thinks. Clicks are moves
of people at tables of four, sent at a steady pace even while earlier clicks are unanswered. Each table of
robots has one person, who moves at once in the measurements with robots and never in those without. Both
kinds of measurement alternate in one process. Robots of the level `hard` think in another process.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from random import Random
from statistics import median

from bench.click import running_bot
from bench.crowd import open_all, seat_tables
from bench.figures import Row, parser, tell
from bench.small_discord import TOGETHER, SmallDiscord
from bench.table import Table, one

EVERY = 0.05
"""Seconds from one click to the next."""
ROBOTS = 3
ROBOT_TABLES = 4
HOLDING = 12.0
"""Seconds after which robots have played all they can while the person at their table holds still."""


REVIEW = "@more review"


def worst_of_100(times: Sequence[float]) -> float:
    """Return the 99th percentile of these times."""
    return sorted(times)[int(0.99 * len(times))]


async def clicks(tables: Sequence[Table], seconds: float) -> list[float]:
    """Click for `seconds` and return each answer's latency; skip tables where nobody may move."""
    loop = asyncio.get_running_loop()
    took: list[float] = []
    busy: set[Table] = set()

    async def click(table: Table) -> None:
        begun = loop.time()
        try:
            await table.move()
            took.append(loop.time() - begun)
        finally:
            busy.discard(table)

    asked: list[asyncio.Task[None]] = []
    waiting, begun = deque(tables), loop.time()
    for tick in range(round(seconds / EVERY)):
        for _ in tables:
            waiting.rotate(-1)
            if waiting[0] not in busy and waiting[0].may_move():
                busy.add(waiting[0])
                asked.append(asyncio.create_task(click(waiting[0])))
                break
        await asyncio.sleep(max(0.0, begun + (tick + 1) * EVERY - loop.time()))
    await asyncio.gather(*asked)
    return took


async def play_forever(table: Table) -> None:
    """Play at a table of robots, moving whenever the person there may."""
    while True:
        await table.move()


async def finish(table: Table) -> None:
    """Play at a table of robots until the match is over."""
    await table.move()
    while not table.is_over():
        if table.may_move():
            await table.move()
        else:
            await asyncio.sleep(EVERY)


async def ask_review(table: Table) -> None:
    """Ask "How did I play?" below the podium of a finished match."""
    (person,) = table.people
    podium = await table.until(lambda: table.newest_message(REVIEW))
    await table.discord.press(person, podium, one(podium, REVIEW))


async def measure(
    tables: int, seconds: float, rounds: int, level: str = "hard", *, reviews: bool = False
) -> list[Row]:
    """Measure the p99 and the median latency of clicks, with and without robots playing, or reviews."""
    discord = SmallDiscord(TOGETHER * (tables + ROBOT_TABLES))
    took: dict[bool, list[float]] = {True: [], False: []}
    async with running_bot(discord):
        playing = seat_tables(discord)[:tables]
        alone = discord.people[tables * TOGETHER :: TOGETHER]
        length = "whirlpool_x1" if reviews else "broadside"
        robots = [
            Table(discord, [person], Random(n), robots=ROBOTS, length=length, level=level)
            for n, person in enumerate(alone)
        ]
        await open_all([*playing, *robots])
        for turn in range(2 * rounds):
            with_robots = turn % 2 == 1
            if with_robots and reviews:
                await asyncio.gather(*map(finish, robots))
            work = ask_review if reviews else play_forever
            moving = [asyncio.create_task(work(table)) for table in robots if with_robots]
            if not (with_robots and reviews):
                await asyncio.sleep(HOLDING)
            took[with_robots] += await clicks(playing, seconds)
            for task in moving:
                task.cancel()
            await asyncio.gather(*moving, return_exceptions=True)
    others = "reviews" if reviews else f"tables of {level} robots"
    return [
        Row(
            f"{name} of a click beside {ROBOT_TABLES} {others} (ms)",
            1000 * of(took[True]),
            1000 * of(took[False]),
        )
        for name, of in (("p99", worst_of_100), ("median", median))
    ]


def main() -> None:
    options = parser("bench.beside", __doc__)
    options.add_argument("--level", default="hard")
    options.add_argument("--reviews", action="store_true")
    options.add_argument("--tables", type=int, default=20)
    options.add_argument("--seconds", type=float, default=20.0)
    options.add_argument("--rounds", type=int, default=2)
    asked = options.parse_args()
    rows = measure(asked.tables, asked.seconds, asked.rounds, asked.level, reviews=asked.reviews)
    tell(asyncio.run(rows), as_json=asked.json)


if __name__ == "__main__":
    main()
