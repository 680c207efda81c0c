"""A page of a leaderboard with many people on it: `python -m bench.leaderboards [--people N] [--json]`.

All sums are of one board of one server. A page is looked at as people do: the first one and some after it,
each with the line of somebody anywhere on the board. The anchor is the same board with a tenth of the people.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Final, get_args

from bench.figures import Row, parser, tell
from bot.board_records import Measure
from bot.store import Store

PAGES: Final = 5
"""From the first one on."""


def lines(people: int) -> Iterator[tuple[object, ...]]:
    """The sums of so many people: few share what boards compare."""
    rng = Random(people)
    for user in range(people):
        points, exact = rng.randrange(-9_000, 90_000), rng.randrange(1_000)
        wins, average, accuracy = rng.randrange(500), points / 999, exact / 999
        yield (1, 0, "skull-king", "all", user, f"name {user}", 500, 500, wins, average, accuracy,
               wins, points, 999, 999, exact)  # fmt: skip


async def filled(file: Path, people: int) -> Store:
    """A store with the sums and ratings of so many people."""
    store = await Store.open(f"sqlite+aiosqlite:///{file}")
    with closing(sqlite3.connect(file)) as database:
        marks = ", ".join("?" * 16)
        database.executemany(f"INSERT INTO totals VALUES ({marks})", lines(people))
        rated = ((1, "skull-king", one[4], one[5], 25.0, 3.0, 500, one[12]) for one in lines(people))
        database.executemany("INSERT INTO ratings VALUES (?, ?, ?, ?, ?, ?, ?, ?)", rated)
        database.commit()
    return store


async def looked_at(store: Store, people: int, times: int, rng: Random) -> list[float]:
    """The milliseconds of each look."""
    found = []
    for _ in range(times):
        measure: Measure = rng.choice(get_args(Measure))
        page, user = rng.randrange(PAGES), rng.randrange(people)
        began = perf_counter()
        await store.leaderboards.page(1, measure, game="skull-king", period="all", page=page, user=user)
        found.append(1000 * (perf_counter() - began))
    return found


async def measured(people: int, times: int = 400) -> list[Row]:
    """The two boards take turns."""
    sizes, rng = (people // 10, people), Random(1)
    with tempfile.TemporaryDirectory() as folder:
        stores = [await filled(Path(folder) / f"{size}.db", size) for size in sizes]
        took: list[list[float]] = [[], []]
        try:
            for _ in range(10):
                for place, (store, size) in enumerate(zip(stores, sizes, strict=True)):
                    took[place] += await looked_at(store, size, times // 10, rng)
        finally:
            for store in stores:
                await store.close()
    small, large = map(median, took)
    return [Row(f"a page of a leaderboard: ms, {people} people", large, small)]


def main() -> None:
    """Measure and print."""
    options = parser("bench.leaderboards", __doc__)
    options.add_argument("--people", type=int, default=1_000_000)
    asked = options.parse_args()
    tell(asyncio.run(measured(asked.people)), as_json=asked.json)


if __name__ == "__main__":
    main()
