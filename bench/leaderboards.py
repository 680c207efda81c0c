"""Leaderboards and statistics of many people: `python -m bench.leaderboards [--people N] [--json]`.

All sums belong to one board of one server. Each round reads the first page or a later one together with the
row of a random person, then a person's statistics, then the server's. The anchor is the same board with a
tenth of the people.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Final, TypeAlias, get_args

from bench.figures import Row, parser, tell
from bot.records.boards import Measure
from bot.store import Store
from bot.store.statistics import get_server_statistics, get_statistics

Look: TypeAlias = Callable[[Store, int, Random], Awaitable[None]]
PAGES: Final = 5
"""Pages that are read, from the first."""

FIRST = 10**12 + 1
"""The id of the first person's row."""


def lines(people: int) -> Iterator[tuple[object, ...]]:
    """Yield one row of sums per person, with few equal values in the columns that order the board."""
    rng = Random(people)
    for user in range(people):
        points, exact = rng.randrange(-9_000, 90_000), rng.randrange(1_000)
        wins, average, accuracy = rng.randrange(500), points / 999, exact / 999
        yield (1, 0, "skull-king", "all", FIRST + user, 500, 500, wins, average, accuracy,
               wins, points, 999, 999, exact)  # fmt: skip


async def fill_store(file: Path, people: int) -> Store:
    """Return a store with sums and ratings of `people` people."""
    store = await Store.open(f"sqlite+aiosqlite:///{file}")
    with closing(sqlite3.connect(file)) as database:
        known = ((FIRST + user, user + 1, f"name {user}") for user in range(people))
        database.executemany(
            "INSERT INTO people (id, discord_id, name, dm_told, preferences) VALUES (?, ?, ?, 0, '{}')", known
        )
        marks = ", ".join("?" * 15)
        database.executemany(f"INSERT INTO totals VALUES ({marks})", lines(people))
        rated = ((1, "skull-king", one[4], 25.0, 3.0, 500, one[11]) for one in lines(people))
        database.executemany("INSERT INTO ratings VALUES (?, ?, ?, ?, ?, ?, ?)", rated)
        tallies = ((one[4], 1, "skull-king", "all", "exact", one[14]) for one in lines(people))
        database.executemany("INSERT INTO tallies VALUES (?, ?, ?, ?, ?, ?)", tallies)
        database.commit()
    return store


async def board(store: Store, people: int, rng: Random) -> None:
    """Read one leaderboard page."""
    measure: Measure = rng.choice(get_args(Measure))
    page, user = rng.randrange(PAGES), 1 + rng.randrange(people)
    await store.leaderboards.page(1, measure, game="skull-king", period="all", page=page, user=user)


async def person(store: Store, people: int, rng: Random) -> None:
    """Read a person's statistics."""
    await store.read(get_statistics, 1 + rng.randrange(people), 1, "skull-king")


async def server(store: Store, people: int, rng: Random) -> None:
    """Read the statistics of the server."""
    await store.read(get_server_statistics, 1, "all", {"skull-king": ("exact",)}, ("skull-king",))


LOOKS: Final = {
    "a page of a leaderboard": board,
    "somebody's statistics": person,
    "a server's statistics": server,
}


async def timed(look: Look, store: Store, people: int, times: int, rng: Random) -> list[float]:
    """Return the milliseconds of each read."""
    found = []
    for _ in range(times):
        began = perf_counter()
        await look(store, people, rng)
        found.append(1000 * (perf_counter() - began))
    return found


async def measure_reads(people: int, times: int = 400) -> list[Row]:
    """Compare reads of the large and the small board, alternating between the two."""
    sizes, rng = (people // 10, people), Random(1)
    rows: list[Row] = []
    with tempfile.TemporaryDirectory() as folder:
        stores = [await fill_store(Path(folder) / f"{size}.db", size) for size in sizes]
        try:
            for name, look in LOOKS.items():
                took: list[list[float]] = [[], []]
                for _ in range(10):
                    for place, (store, size) in enumerate(zip(stores, sizes, strict=True)):
                        took[place] += await timed(look, store, size, times // 10, rng)
                small, large = map(median, took)
                rows.append(Row(f"{name}: ms, {people} people", large, small))
        finally:
            for store in stores:
                await store.close()
    return rows


def main() -> None:
    options = parser("bench.leaderboards", __doc__)
    options.add_argument("--people", type=int, default=1_000_000)
    asked = options.parse_args()
    tell(asyncio.run(measure_reads(asked.people)), as_json=asked.json)


if __name__ == "__main__":
    main()
