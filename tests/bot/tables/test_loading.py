"""Tables are read when first asked for; tables in memory do not wait for a read of another table."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from itertools import count
from typing import Any

import pytest
from sqlalchemy import update

from bot.records.tables import Member
from bot.store import Store, schema
from bot.store.engine import Statement, Transaction
from bot.store.lobbies import open_lobby
from bot.store.tables import load_table
from bot.tables.service import Tables
from bot.tables.table import Table
from tests.bot.tables.harbour import ANA, BEA, Harbour, Line
from tests.sim.units import Plain, intercept

NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)


async def lobby(store: Store) -> int:
    """Return the number of a lobby in which Ana waits."""
    header = await store.write(
        open_lobby,
        game="skull-king",
        rules_version=1,
        options={},
        guild_id=1,
        channel_id=2,
        thread_id=None,
        locale="en",
        host=1,
        members=[Member("u:1", "Ana")],
        opened_at=NOON,
    )
    return header.id


async def test_a_table_in_memory_does_not_wait_for_a_read_of_another(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = Tables(store, lambda: NOON, lambda _: None)
    here, elsewhere = await lobby(store), await lobby(store)
    await tables.snapshot(here, None)
    may, begun = asyncio.Event(), asyncio.Event()

    async def slow(load: Plain, table_id: int) -> Any:
        begun.set()
        await may.wait()
        return await load(table_id)

    intercept(monkeypatch, store, load_table, slow)
    reading = asyncio.create_task(tables.snapshot(elsewhere, None))
    await begun.wait()
    assert (await asyncio.wait_for(tables.snapshot(here, None), 5)).header.id == here
    assert not reading.done()
    may.set()
    assert (await reading).header.id == elsewhere


async def test_a_finished_match_is_read_each_time_but_replayed_once(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    harbour, tables = Harbour(store), Tables(store, lambda: NOON, lambda _: None)
    number = await harbour.ends(Line(ANA, 1), Line(BEA, 2))
    load, loads = Table.load, count()

    def counted(table: Table, *stored: Any, **options: Any) -> None:
        next(loads)
        load(table, *stored, **options)

    monkeypatch.setattr(Table, "load", counted)
    first = await tables.snapshot(number, None)
    once = next(loads)
    assert await tables.snapshot(number, ANA) != first
    assert await tables.snapshot(number, None) == first
    assert next(loads) == once + 1
    renamed = update(schema.people).values(name="somebody")
    await store.write(Transaction.change, Statement(renamed))
    assert "somebody" in {occupant.name for occupant in (await tables.snapshot(number, None)).occupants}
    assert next(loads) > once + 2


async def test_a_finished_match_marked_as_stale_is_replayed_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    harbour, tables = Harbour(store), Tables(store, lambda: NOON, lambda _: None)
    number = await harbour.ends(Line(ANA, 1), Line(BEA, 2))
    shown = await tables.snapshot(number, None)
    load, loads = Table.load, count()

    def counted(table: Table, *stored: Any, **options: Any) -> None:
        next(loads)
        load(table, *stored, **options)

    monkeypatch.setattr(Table, "load", counted)
    assert await tables.snapshot(number, None) == shown
    assert next(loads) == 0
    tables.mark_stale(number)
    assert await tables.snapshot(number, None) == shown
    assert next(loads) > 1
