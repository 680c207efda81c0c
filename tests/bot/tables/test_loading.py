"""Tables are read when somebody asks for them; those that are in memory wait for none of that."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

import pytest

from bot.records import Member, StoredTable
from bot.store import Store
from bot.tables.service import Tables

NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)


async def lobby(store: Store) -> int:
    """The number of a table where Ana waits."""
    header = await store.lobbies.create(
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


async def test_a_table_in_memory_does_not_wait_for_another_one_that_is_read(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = Tables(store, lambda: NOON, lambda _: None)
    here, elsewhere = await lobby(store), await lobby(store)
    await tables.snapshot(here, None)
    load, may, begun = store.tables.load, asyncio.Event(), asyncio.Event()

    async def slow(table_id: int) -> StoredTable | None:
        begun.set()
        await may.wait()
        return await load(table_id)

    monkeypatch.setattr(store.tables, "load", slow)
    reading = asyncio.create_task(tables.snapshot(elsewhere, None))
    await begun.wait()
    assert (await asyncio.wait_for(tables.snapshot(here, None), 5)).header.id == here
    assert not reading.done()
    may.set()
    assert (await reading).header.id == elsewhere
