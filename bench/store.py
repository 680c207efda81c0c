"""The store beside naive aiosqlite: `python -m bench.store [--tables N] [--moves N] [--rounds N] [--json]`.

A unit is a group of statements committed together. The anchor runs the same, prepared units on one
connection, with a commit for each unit, under a lock; without the lock, interleaved units would share
commits. All variants write to files of the same kind (WAL, synchronous FULL) in the same folder, and run
alternately.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from types import SimpleNamespace
from typing import Any, NamedTuple, cast
from unittest.mock import patch

import aiosqlite

from bench.figures import Row, parser, tell
from bot.records.tables import Deadline, LogRow, Member
from bot.store import Store
from bot.store.engine import PeopleCache, Session, Transaction
from bot.store.lobbies import open_lobby, start_match
from bot.store.matches import append_input
from bot.store.sqlite import FileSession
from bot.tables.service import Tables
from engine.core import DEALER

NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)
PEOPLE = [Member(f"u:{number}", f"name {number}") for number in range(1, 5)]


class Pace(NamedTuple):
    """A number of writes, their wall-clock seconds, and their CPU seconds in this process."""

    done: int
    seconds: float
    cpu: float

    def and_then(self, other: Pace) -> Pace:
        """Return the sum of both paces."""
        return Pace(self.done + other.done, self.seconds + other.seconds, self.cpu + other.cpu)

    @property
    def each_second(self) -> float:
        """Return the writes a second."""
        return self.done / self.seconds

    @property
    def milliseconds(self) -> float:
        """Return the CPU milliseconds per write."""
        return 1000 * self.cpu / self.done


class Recorder:
    """A fake session that records statements and finds that each has changed one row."""

    dialect = FileSession.dialect

    def __init__(self) -> None:
        self.people = PeopleCache()
        for number in range(1, 1 + len(PEOPLE)):
            self.people.keep(0, 10**12 + number, number)
        self.statements: list[tuple[str, Mapping[str, Any]]] = []

    def execute(self, sql: str, parameters: Mapping[str, Any]) -> object:
        """Record a statement, and return a cursor without rows."""
        self.statements.append((sql, parameters))
        return SimpleNamespace(rowcount=1)

    def execute_many(self, sql: str, parameters: Sequence[Mapping[str, Any]]) -> None:
        """Record a statement for each of these values."""
        self.statements += ((sql, each) for each in parameters)


async def open_store(file: Path, tables: int) -> tuple[Store, list[int]]:
    """Return a store with `tables` running tables of four people, and the tables' numbers."""
    store = await Store.open(f"sqlite+aiosqlite:///{file}")
    numbers = []
    for _ in range(tables):
        header = await store.write(
            open_lobby,
            game="skull-king",
            rules_version=1,
            options={},
            guild_id=1,
            channel_id=1,
            thread_id=None,
            locale="en",
            host=1,
            members=PEOPLE,
            opened_at=NOON,
        )
        await store.write(start_match, header, PEOPLE)
        numbers.append(header.id)
    return store, numbers


def append(tx: Transaction, table: int, n: int) -> None:
    """Store one input and the person that the table waits for next, in four statements."""
    row = LogRow(n, 0, "play green-7", "u:1", NOON, f"{n:08x}")
    due = Deadline(0, n, NOON, NOON + timedelta(minutes=1), NOON + timedelta(minutes=3))
    append_input(tx, table, row, revision=1, deadlines=[due])


async def timed(numbers: list[int], each: int, play: Callable[[int], Awaitable[None]]) -> Pace:
    """Run `play` at all tables at once and measure the pace."""
    wall, cpu = perf_counter(), process_time()
    await asyncio.gather(*map(play, numbers))
    return Pace(len(numbers) * each, perf_counter() - wall, process_time() - cpu)


async def naive(file: Path, tables: int, each: int) -> Pace:
    """Measure plain aiosqlite with a commit for each unit, under a lock."""
    store, numbers = await open_store(file, tables)
    await store.close()
    units = {}
    for table in numbers:
        for n in range(each):
            recorder = Recorder()
            append(Transaction(cast(Session, recorder)), table, n)
            units[table, n] = recorder.statements
    lock = asyncio.Lock()
    async with aiosqlite.connect(file, isolation_level=None) as connection:
        for pragma in ("synchronous = FULL", "foreign_keys = ON"):
            await connection.execute(f"PRAGMA {pragma}")

        async def play(table: int) -> None:
            for n in range(each):
                async with lock:
                    await connection.execute("BEGIN IMMEDIATE")
                    for sql, row in units[table, n]:
                        await connection.execute(sql, row)
                    await connection.commit()

        return await timed(numbers, each, play)


async def measure_store(file: Path, tables: int, each: int) -> Pace:
    """Measure the same units through the store."""
    store, numbers = await open_store(file, tables)

    async def play(table: int) -> None:
        for n in range(each):
            await store.write(append, table, n)

    try:
        return await timed(numbers, each, play)
    finally:
        await store.close()


async def measure_moves(file: Path, tables: int, each: int) -> Pace:
    """Measure whole moves of four people per table through the table service, rules included."""
    store, numbers = await open_store(file, tables)
    service = Tables(store, lambda: NOON, lambda _: None)
    for number in numbers:
        await service.snapshot(number, None)
    try:
        return await timed(numbers, each, lambda number: play_moves(service, number, each))
    finally:
        await store.close()


async def play_moves(service: Tables, number: int, each: int) -> None:
    """Make `each` random moves at a table."""
    rng = Random(number)
    for _ in range(each):
        async with service.hold(number) as table:
            seat = rng.choice(table.to_act)
            if seat == DEALER:
                action = table.chance()
            else:
                choice = rng.choice(table.view(seat).choices)
                action = table.game.action(choice.verb, tuple(rng.sample(choice.items, choice.least)))
            await service.play(table, seat, action, "dealer" if seat == DEALER else f"u:{seat + 1}")


@contextmanager
def counted_hops() -> Iterator[list[int]]:
    """Yield a list whose only number counts the calls into aiosqlite's threads."""
    hops = [0]
    plain: Any = aiosqlite.Connection._execute

    async def counted(self: Any, *args: Any, **more: Any) -> Any:
        hops[0] += 1
        return await plain(self, *args, **more)

    # aiosqlite makes every call into its thread through `_execute`.
    with patch.object(aiosqlite.Connection, "_execute", counted):
        yield hops


async def hops_alone(file: Path, each: int) -> float:
    """Return the thread calls per move through the table service at a single table."""
    store, (number,) = await open_store(file, 1)
    service = Tables(store, lambda: NOON, lambda _: None)
    await service.snapshot(number, None)
    try:
        with counted_hops() as hops:
            await play_moves(service, number, each)
        return hops[0] / each
    finally:
        await store.close()


async def measure_paces(tables: int, each: int, rounds: int) -> tuple[list[Pace], float]:
    """Measure naive writes, the store and whole moves alternately, and then the thread calls per move."""
    with tempfile.TemporaryDirectory() as folder:
        paces = [Pace(0, 0, 0)] * 3
        for turn in range(rounds):
            for place, measure in enumerate((naive, measure_store, measure_moves)):
                pace = await measure(Path(folder) / f"{turn}-{place}.db", tables, each)
                paces[place] = paces[place].and_then(pace)
        return paces, await hops_alone(Path(folder) / "alone.db", each)


async def rows(tables: int, each: int, rounds: int) -> list[Row]:
    """Return all rows, including those of a single table."""
    (anchor, units, moves), hops = await measure_paces(tables, each, rounds)
    found = [Row("hops a move, one table alone", hops)]
    for name, pace in (("store units", units), ("whole moves", moves)):
        found.append(Row(f"{name} a second, {tables} tables", pace.each_second, anchor.each_second))
        found.append(Row(f"{name}: ms of CPU each", pace.milliseconds, anchor.milliseconds))
    return found


def main() -> None:
    options = parser("bench.store", __doc__)
    options.add_argument("--tables", type=int, default=200)
    options.add_argument("--moves", type=int, default=20, help="at each table")
    options.add_argument("--rounds", type=int, default=3)
    asked = options.parse_args()
    tell(asyncio.run(rows(asked.tables, asked.moves, asked.rounds)), as_json=asked.json)


if __name__ == "__main__":
    main()
