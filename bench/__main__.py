"""Run every benchmark in turn: `python -m bench [--json]`. The run takes more than half an hour."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator

from bench import (
    always,
    beside,
    click,
    crowd,
    curves,
    duels,
    growth,
    ismcts,
    judgement,
    leaderboards,
    lookups,
    luck,
    manners,
    memory,
    open_spiel,
    overlap,
    pictured_match,
    pictures,
    robots,
    rules,
    start,
    store,
)
from bench.figures import Row, parser, tell
from engine import GAMES


def figures() -> Iterator[Row]:
    """Yield the rows of every benchmark, each with its default arguments."""
    yield from rules.paces(matches=100)
    yield from open_spiel.measure(matches=100)
    yield from robots.measure(sorted(GAMES), matches=400)
    yield from manners.measure(sorted(manners.FIRST_THOUGHTS), matches=60)
    yield from judgement.measure(("hearts", "skull-king"), decisions=40, worlds=2000, matches=2)
    yield from ismcts.measure(deals=20, simulations=ismcts.SIMULATIONS)
    yield from luck.measure([sys.executable], answers=3000, logs=300, rounds=3000)
    yield from duels.rows(("skull-king", "hearts"), duels=200, seconds=120)
    yield from pictures.measure(times=40)
    yield from asyncio.run(pictured_match.measure(clicks=300))
    yield from asyncio.run(store.rows(tables=200, each=20, rounds=3))
    yield from asyncio.run(leaderboards.measure_reads(people=1_000_000))
    yield from asyncio.run(lookups.measure(reads=400))
    yield from asyncio.run(click.measure(clicks=click.MATCH, interval=2.0))
    yield from asyncio.run(always.measure(clicks=click.MATCH, interval=2.0))
    yield from asyncio.run(crowd.measure(tables=50, seconds=20))
    yield from asyncio.run(beside.measure(tables=20, seconds=20, rounds=2))
    yield from asyncio.run(start.measure(tables=1000))
    yield from asyncio.run(memory.measure(tables=300))
    yield from asyncio.run(overlap.measure())
    yield from asyncio.run(growth.measure())
    yield from (row for curve in asyncio.run(curves.measure()) for row in curve.rows())


def main() -> None:
    asked = parser("bench", __doc__).parse_args()
    tell(figures(), as_json=asked.json)


if __name__ == "__main__":
    main()
