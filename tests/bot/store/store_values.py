"""Short ways to say what the store's tests need, and to see everything a database holds."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from bot.records import Deadline, LogRow, Member, Result, Seating, TableHeader
from bot.store import Store

NOON = datetime(2026, 7, 1, 12, 0, 0, 123456, tzinfo=UTC)
ANA, BOB, EVE = 2**62 + 1, 2**62 + 2, 3  # ids that need 64 bits, and one that does not
GUILD, CHANNEL = 2**61, 2**60


def later(**by: int) -> datetime:
    """A moment after noon: later(minutes=3)."""
    return NOON + timedelta(**by)


def member(user: int, name: str = "") -> Member:
    return Member(f"u:{user}", name or f"name {user}")


async def lobby(store: Store, *users: int, **other: Any) -> TableHeader:
    """A table where these have joined, ANA alone by default."""
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
    return await store.create_table(**values | other)


async def running(store: Store, *users: int, **other: Any) -> TableHeader:
    """A table where these sit, in this order, and the first input is awaited."""
    joined = users or (ANA, BOB)
    header = await lobby(store, *joined, **other)
    return await store.start_table(header, [member(user) for user in joined])


async def sit(store: Store, table: int, seating: Seating, *, host: int = ANA, **other: Any) -> None:
    """Hand a seat over; the table stays awake and waits for nobody in particular unless `other` says so."""
    present = await store.table(table)
    revision = present.revision if present else 0
    values: dict[str, Any] = {"asleep": False, "deadlines": [], "revision": revision}
    await store.take_seat(table, seating, host=host, **values | other)


def waits(seat: int, turn: int = 1, **moments: Any) -> Deadline:
    """A decision open since noon, with a reminder after a minute and due after three."""
    values = {"opened_at": NOON, "remind_at": later(minutes=1), "due_at": later(minutes=3)}
    return Deadline(seat=seat, turn=turn, **values | moments)


def row(n: int, action: str = "play green-7", *, seat: int = 0, by: str = f"u:{ANA}", **other: Any) -> LogRow:
    return LogRow(n=n, seat=seat, action=action, by=by, at=later(seconds=n), digest=f"{n:08x}", **other)


def result(table: int, seat: int, user: int, rank: int, points: int, **other: Any) -> Result:
    """What this person takes home."""
    values = {"who": f"u:{user}", "user_id": user, "name": f"name {user}", "left": False, "facts": {}}
    return Result(table_id=table, seat=seat, rank=rank, points=points, **values | other)


async def played(store: Store, *results: tuple[int, int, int], counts: bool = True, **other: Any) -> int:
    """The id of a finished match of these (user, rank, points).

    `ended` says when, `facts` gives a person's facts, `left` names who left.
    """
    ended, facts, left = other.pop("ended", NOON), other.pop("facts", {}), other.pop("left", ())
    table = (await running(store, *(user for user, _, _ in results), **other)).id
    rows = [
        result(table, seat, user, rank, points, facts=facts.get(user, {}), left=user in left)
        for seat, (user, rank, points) in enumerate(results)
    ]
    last = LogRow(n=0, seat=0, action="play", by=f"u:{ANA}", at=ended, digest="d", standing=[])
    await store.append(table, last, results=rows, people=len(rows), counts=counts)
    return table


def everything(file: Path) -> dict[str, Sequence[tuple[Any, ...]]]:
    """Every row of every table, as another program sees them."""
    with closing(sqlite3.connect(file)) as database:
        names = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: sorted(database.execute(f'SELECT * FROM "{name}"'), key=repr) for name in names}
