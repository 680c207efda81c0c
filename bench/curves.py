"""How costs grow: `python -m bench.curves [--mermaid] [--json]`, CPU in this process.

A move through rules and store with more tables at once; the messages of a decision, round by round and with
more seats; loading a table from its log; a page of a leaderboard with more people; discord.py's memory with
more servers. `--mermaid` prints the curves as docs/scale.md has them.
"""

# ruff: noqa: T201 - this module prints the curves

from __future__ import annotations

import asyncio
import gc
import json
import tempfile
import tracemalloc
from collections import defaultdict
from collections.abc import Callable
from itertools import chain
from pathlib import Path
from random import Random
from statistics import mean, median
from time import process_time
from typing import Final, NamedTuple

import discord

from bench.figures import Row, parser, tell
from bench.growth import server
from bench.leaderboards import board, fill_store, timed
from bench.pictured_match import snapshots
from bench.store import NOON, measure_moves, open_store, play_moves
from bot.courier.render import render
from bot.present import PRESENTERS
from bot.tables.service import Tables
from bot.texts.sentences import texts

TABLES: Final = (10, 50, 200, 1000)
MOVES: Final = 10
SEATS: Final = (2, 4, 6, 8)
PEOPLE: Final = (1_000, 10_000, 100_000)
SERVERS: Final = (100, 200, 400, 800)
LOADS: Final = (0, 60, 120, 180, 240)
"""Inputs of the match at which the table is loaded."""
TIMES: Final = 20


class Curve(NamedTuple):
    """A title, what is counted on both axes, and the points."""

    title: str
    across: str
    up: str
    points: tuple[tuple[int, float], ...]

    def rows(self) -> list[Row]:
        """Return a row for each point."""
        return [Row(f"{self.title}: {x} {self.across} ({self.up})", y) for x, y in self.points]

    def draw(self) -> str:
        """Return the curve as a Mermaid chart."""
        return "\n".join(
            (
                "```mermaid",
                "xychart-beta",
                f'    title "{self.title}"',
                f'    x-axis "{self.across}" {json.dumps([str(x) for x, _ in self.points])}',
                f'    y-axis "{self.up}" 0 --> {max(y for _, y in self.points) * 1.25:.2g}',
                f"    line [{', '.join(f'{y:.3g}' for _, y in self.points)}]",
                "```",
            )
        )


async def measure_tables() -> Curve:
    """Measure a move at many tables at once."""
    points = []
    with tempfile.TemporaryDirectory() as folder:
        for tables in TABLES:
            pace = await measure_moves(Path(folder) / f"{tables}.db", tables, MOVES)
            points.append((tables, pace.milliseconds))
    return Curve("A move through rules and store", "tables at once", "ms", tuple(points))


def measure_rounds() -> Curve:
    """Measure the messages of a decision, by round."""
    spent = _cost_of_showing(4)
    points = tuple((number, mean(costs)) for number, costs in sorted(spent.items()) if number)
    return Curve("The messages of a decision, four seats", "round", "ms", points)


def measure_seats() -> Curve:
    """Measure the messages of a decision, by the number of seats."""
    points = ((seats, mean(chain.from_iterable(_cost_of_showing(seats).values()))) for seats in SEATS)
    return Curve("The messages of a decision", "seats", "ms", tuple(points))


def _cost_of_showing(seats: int) -> dict[int, list[float]]:
    """Return the milliseconds of each decision's messages by round, all shown once before."""
    t, spent = texts("en"), defaultdict[int, list[float]](list)
    play = PRESENTERS["skull-king"].play
    deciding = [seen for seen in snapshots(seed=1, seats=seats) if seen.header.status == "running"]
    for seen in deciding:
        render((play.draw_table if seen.seat is None else play.draw_panel)(seen, t))
    for seen in deciding:
        begun = process_time()
        render((play.draw_table if seen.seat is None else play.draw_panel)(seen, t))
        spent[seen.view.round].append(1000 * (process_time() - begun))
    return spent


async def measure_loads() -> Curve:
    """Measure how long a table takes to load, by the inputs of its match."""
    points = []
    with tempfile.TemporaryDirectory() as folder:
        store, (number,) = await open_store(Path(folder) / "load.db", 1)
        played = 0
        for inputs in LOADS:
            await play_moves(Tables(store, lambda: NOON, lambda _: None), number, inputs - played)
            played = inputs
            begun = process_time()
            for _ in range(TIMES):
                await Tables(store, lambda: NOON, lambda _: None).snapshot(number, None)
            points.append((inputs, 1000 * (process_time() - begun) / TIMES))
        await store.close()
    return Curve("Loading a table of four", "inputs so far", "ms", tuple(points))


async def measure_people() -> Curve:
    """Measure the first page of a leaderboard."""
    points = []
    with tempfile.TemporaryDirectory() as folder:
        for people in PEOPLE:
            store = await fill_store(Path(folder) / f"{people}.db", people)
            rng = Random(1)
            await timed(board, store, people, TIMES, rng)
            points.append((people, median(await timed(board, store, people, 10 * TIMES, rng))))
            await store.close()
    return Curve("A page of a leaderboard", "people", "ms", tuple(points))


def measure_servers() -> Curve:
    """Measure the memory of discord.py's cache of servers."""
    points = []
    for servers in SERVERS:
        client = discord.AutoShardedClient(intents=discord.Intents(guilds=True), shard_count=1)
        descriptions = [json.loads(server(number)) for number in range(servers)]
        gc.collect()
        tracemalloc.start()
        for each in descriptions:
            client._connection._add_guild_from_data(each)
        gc.collect()
        held, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        points.append((servers, held / 2**20))
    return Curve("Memory of servers", "servers", "MiB", tuple(points))


async def measure() -> list[Curve]:
    """Measure every curve."""
    shown: tuple[Callable[[], Curve], ...] = (measure_rounds, measure_seats, measure_servers)
    return [
        await measure_tables(),
        await measure_loads(),
        await measure_people(),
        *(measured() for measured in shown),
    ]


def main() -> None:
    options = parser("bench.curves", __doc__)
    options.add_argument("--mermaid", action="store_true", help="print charts for docs/scale.md")
    asked = options.parse_args()
    curves = asyncio.run(measure())
    if asked.mermaid:
        print("\n\n".join(curve.draw() for curve in curves))
    else:
        tell((row for curve in curves for row in curve.rows()), as_json=asked.json)


if __name__ == "__main__":
    main()
