"""Shortcuts for store tests: create tables and results, and read every row of a database."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import aiosqlite
from sqlalchemy import select

from bot.records.championships import ChampionshipHeader
from bot.records.tables import Deadline, Ended, LogRow, Member, Result, Seating, TableHeader, TableVersion
from bot.store import Store, schema
from bot.store.championships import open_championship
from bot.store.engine import Statement, Transaction
from bot.store.lobbies import open_lobby, start_match
from bot.store.matches import append_input, change_seat, end_table
from bot.store.sqlite import FileSession
from bot.store.tables import get_table, list_inputs

NOON = datetime(2026, 7, 1, 12, 0, 0, 123456, tzinfo=UTC)
ANA, BOB, EVE = 2**62 + 1, 2**62 + 2, 3  # ids that need 64 bits, and one that does not
GUILD, CHANNEL = 2**61, 2**60


def later(**by: int) -> datetime:
    """Return a time after noon, for example later(minutes=3)."""
    return NOON + timedelta(**by)


def member(user: int, name: str = "") -> Member:
    return Member(f"u:{user}", name or f"name {user}")


async def lobby(store: Store, *users: int, **other: Any) -> TableHeader:
    """Open a lobby that these users have joined, ANA alone by default."""
    joined = users or (ANA,)
    values: dict[str, Any] = {
        "game": "skull-king",
        "rules_version": 1,
        "options": {"edition": "modern", "rounds": [1, 2, 3]},
        "guild_id": GUILD,
        "channel_id": CHANNEL,
        "thread_id": None,
        "locale": "es",
        "host": joined[0],
        "members": [member(user) for user in joined],
        "opened_at": NOON,
    }
    return await store.write(open_lobby, **values | other)


async def running(store: Store, *users: int, **other: Any) -> TableHeader:
    """Start a table with these users in this order, ANA and BOB by default, without inputs."""
    joined = users or (ANA, BOB)
    header = await lobby(store, *joined, **other)
    return await store.write(start_match, header, [member(user) for user in joined])


async def announce_championship(store: Store, **other: Any) -> ChampionshipHeader:
    """Open a championship without entrants."""
    values: dict[str, Any] = {
        "guild_id": GUILD,
        "channel_id": CHANNEL,
        "name": "Spring",
        "plan": {"game": "skull-king", "format": "league"},
        "locale": "es",
        "timer": "3d",
        "organiser": ANA,
        "feeds": True,
        "season": "2026",
        "opened_at": NOON,
    }
    return await store.write(open_championship, **values | other)


async def sit(store: Store, table: int, seating: Seating, *, host: int = ANA, **other: Any) -> None:
    """Hand a seat over; by default the table is awake and has no deadlines afterwards."""
    present = await store.read(get_table, table)
    revision = present.revision if present else 0
    values: dict[str, Any] = {"asleep": False, "deadlines": [], "revision": revision}
    await store.write(change_seat, table, seating, host=host, **values | other)


async def append(store: Store, table: int, row: LogRow, **other: Any) -> None:
    """Append an input at the table's current revision."""
    present = await store.read(get_table, table)
    await store.write(append_input, table, row, **{"revision": present.revision if present else 0} | other)


async def finish(
    store: Store, table: int, status: Ended, standing: list[Any] | None, at: datetime, **other: Any
) -> None:
    """End a table at its current revision and number of inputs."""
    present, log = await store.read(get_table, table), await store.read(list_inputs, table)
    as_it_is = TableVersion(present.revision if present else 0, len(log))
    await store.write(end_table, table, as_it_is, status, standing, at, **other)


def waits(seat: int, turn: int = 1, **moments: Any) -> Deadline:
    """Return a deadline opened at noon, with a reminder after one minute and due after three."""
    values = {"opened_at": NOON, "remind_at": later(minutes=1), "due_at": later(minutes=3)}
    return Deadline(seat=seat, turn=turn, **values | moments)


def row(n: int, action: str = "play green-7", *, seat: int = 0, by: str = f"u:{ANA}", **other: Any) -> LogRow:
    return LogRow(n=n, seat=seat, action=action, by=by, at=later(seconds=n), digest=f"{n:08x}", **other)


def result(table: int, seat: int, user: int, rank: int, points: int, **other: Any) -> Result:
    """Return a person's result of a match."""
    values: dict[str, Any] = {
        "who": f"u:{user}",
        "user_id": user,
        "name": f"name {user}",
        "left": False,
        "facts": {},
    }
    return Result(table_id=table, seat=seat, rank=rank, points=points, **values | other)


async def played(store: Store, *results: tuple[int, int, int], counts: bool = True, **other: Any) -> int:
    """Play a match with these results (user, rank, points), and return its id.

    `ended` is the time of its end, `facts` has the facts of each user, `left` the users who left.
    """
    ended, facts, left = other.pop("ended", NOON), other.pop("facts", {}), other.pop("left", ())
    table = (await running(store, *(user for user, _, _ in results), **other)).id
    rows = [
        result(table, seat, user, rank, points, facts=facts.get(user, {}), left=user in left)
        for seat, (user, rank, points) in enumerate(results)
    ]
    last = LogRow(n=0, seat=0, action="play", by=f"u:{ANA}", at=ended, digest="d", standing=[])
    await append(store, table, last, results=rows, people=len(rows), counts=counts)
    return table


def connection(store: Store, *, reads: bool = False) -> aiosqlite.Connection:
    """Return the writing or the reading connection of an SQLite store."""
    session: object = store.database._reader if reads else store.database._writer
    assert isinstance(session, FileSession)
    assert session._opened is not None
    return session._opened


def plan(file: Path, statement: Statement, **values: Any) -> list[str]:
    """Return the steps of SQLite's query plan for a statement."""
    compiled = statement.compiled_for(FileSession.dialect)
    with closing(sqlite3.connect(file)) as database:
        found = database.execute(f"EXPLAIN QUERY PLAN {compiled.sql}", compiled.constants | values)
        return [step for *_, step in found]


async def everything(store: Store) -> dict[str, Sequence[tuple[Any, ...]]]:
    """Return every row of every table, by table name."""

    def read_all(tx: Transaction) -> dict[str, Sequence[tuple[Any, ...]]]:
        tables = schema.metadata.tables.items()
        return {name: sorted(tx.rows(Statement(select(table))), key=repr) for name, table in tables}

    return await store.read(read_all)
