"""Long queries do not delay the short reads and writes of a click."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest
from bot.store.database import Database
from bot.store.units import Query, Statement
from sqlalchemy import func, literal, select

from bot.store import Store
from bot.store.history import get_history_page
from bot.store.people import get_person
from bot.store.tables import list_inputs, load_table
from bot.store.totals import list_counted_matches
from tests.bot.store.store_values import ANA, GUILD, append, row, running

COUNTED = 3_000_000
"""Rows that the slow query counts, which takes about a second."""

_NUMBERS = select(literal(1).label("n")).cte("numbers", recursive=True)
_COUNTING = _NUMBERS.union_all(select(_NUMBERS.c.n + 1).where(_NUMBERS.c.n < COUNTED))
LONG = Statement(select(func.count().label("count")).select_from(_COUNTING), long=True)


async def test_a_click_reads_and_writes_during_a_long_query(store: Store) -> None:
    table = (await running(store)).id
    await store.database.read(Statement(select(literal(1).label("one")), long=True))  # connects first
    reading = asyncio.create_task(store.database.read(LONG))
    for n in range(5):
        assert len(await store.read(list_inputs, table)) == n
        await append(store, table, row(n))
    assert not reading.done()
    assert await reading == [(COUNTED,)]


async def test_queries_of_many_rows_are_marked_as_long(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Queries for recounting leaderboards and for all rows of a person are long."""
    long: list[bool] = []
    plain = Database.read_together

    async def noted(self: Database, *queries: Query) -> Sequence[Any]:
        long.append(any(query.statement.long for query in queries))
        return await plain(self, *queries)

    monkeypatch.setattr(Database, "read_together", noted)
    table = (await running(store)).id
    await store.read_long(list_counted_matches, GUILD)
    assert long == [True]
    long.clear()
    await store.personal.find(ANA)
    assert long.count(True) > 2
    long.clear()
    await store.read(load_table, table)
    await store.read(get_person, ANA)
    await store.read(get_history_page, GUILD, user=ANA)
    assert not any(long)
