"""Long reads do not delay the short reads and writes of a click."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from sqlalchemy import func, literal, select

from bot.people.export import collect_rows
from bot.store import Store
from bot.store.engine import Statement, Transaction
from bot.store.history import get_history_page
from bot.store.personal import find_personal_rows
from bot.store.tables import list_inputs
from bot.store.totals import list_counted_matches
from bot.tables.boards import Boards
from tests.bot.store.store_values import ANA, GUILD, NOON, append, row, running

COUNTED = 3_000_000
"""Rows that the slow query counts, which takes about a second."""

_NUMBERS = select(literal(1).label("n")).cte("numbers", recursive=True)
_COUNTING = _NUMBERS.union_all(select(_NUMBERS.c.n + 1).where(_NUMBERS.c.n < COUNTED))
_COUNT = Statement(select(func.count().label("count")).select_from(_COUNTING))


def count_slowly(tx: Transaction) -> int:
    return int(tx.rows(_COUNT)[0][0])


async def test_a_click_reads_and_writes_during_a_long_read(store: Store) -> None:
    table = (await running(store)).id
    await store.read_long(list_counted_matches, GUILD)  # connects first
    reading = asyncio.create_task(store.read_long(count_slowly))
    for n in range(5):
        assert len(await store.read(list_inputs, table)) == n
        await append(store, table, row(n))
    assert not reading.done()
    assert await reading == COUNTED


async def test_recounts_and_searches_for_a_person_are_long_reads(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: dict[str, list[Callable[..., Any]]] = {"read": [], "read_long": []}

    def note(name: str, plain: Callable[..., Any], work: Callable[..., Any], *args: Any, **given: Any) -> Any:
        called[name].append(work)
        return plain(work, *args, **given)

    for name in called:
        monkeypatch.setattr(store, name, partial(note, name, getattr(store, name)))
    await running(store)
    await Boards(store, lambda: NOON).recount(GUILD)
    await collect_rows(store, ANA)
    await store.read(get_history_page, GUILD, user=ANA)
    assert set(called["read_long"]) == {list_counted_matches, find_personal_rows}
    assert get_history_page in called["read"]
