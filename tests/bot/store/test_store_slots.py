"""Rows of the bot's messages: cached, and blank in the database while a message is edited."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.errors import Unavailable
from bot.records.slots import EVERYBODY, HAND, MENTION, TABLE, SlotRow
from bot.records.tables import Seating, TableVersion
from bot.store import Store, schema
from bot.store.slots import SlotRows
from tests.bot.store.store_values import (
    BOB,
    NOON,
    announce_championship,
    append,
    finish,
    later,
    lobby,
    row,
    running,
    sit,
)
from tests.sim.units import Plain


def slot_row(owner: int, kind: str = TABLE, message: int = 8, reader: int = EVERYBODY) -> SlotRow:
    return SlotRow(owner, kind, reader, 7, message, NOON)


async def test_a_message_replaces_the_row_of_its_slot_and_id(store: Store) -> None:
    table = (await lobby(store)).id
    own, hand = slot_row(table), slot_row(table, HAND, 2**61, BOB)
    for one in (hand, own, slot_row((await lobby(store)).id)):
        await store.slots.save(one)
    assert await store.slots.list_for(table) == [hand, own]
    edited = await store.slots.replace(hand, replace(hand, epoch="round 2"))
    assert await store.slots.list_for(table) == [own, edited], "in the order in which they were stored"
    newer = replace(own, message_id=9)
    await store.slots.replace(own, newer)
    assert await store.slots.list_for(table) == [edited, newer]


async def test_a_message_being_sent_is_apart_from_the_one_before_it(store: Store) -> None:
    table = (await lobby(store)).id
    before = slot_row(table)
    sending = replace(before, is_sending=True)
    for one in (before, sending):
        await store.slots.save(one)
    assert await store.slots.list_for(table) == [before, sending]
    await store.slots.drop(sending)
    assert await store.slots.list_for(table) == [before]


async def test_messages_being_sent_to_two_channels_are_apart(store: Store) -> None:
    table = (await lobby(store)).id
    rows = [replace(slot_row(table), is_sending=True, channel_id=channel) for channel in (7, 9)]
    for one in rows:
        await store.slots.save(one)
    assert await store.slots.list_for(table) == rows


async def test_dropping_a_message_twice_is_no_error(store: Store) -> None:
    table = (await lobby(store)).id
    mention = await store.slots.save(slot_row(table, MENTION))
    for _ in range(2):
        await store.slots.drop(mention)
    assert await store.slots.list_for(table) == []


@pytest.fixture
def asked(store: Store, monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Return a list that records the reads of the database."""
    asked: list[object] = []
    plain: Plain = store.database.read

    async def note(*args: object, **values: object) -> Any:
        asked.append(args)
        return await plain(*args, **values)

    monkeypatch.setattr(store.database, "read", note)
    return asked


async def test_known_messages_are_not_read_again(store: Store, url: str, asked: list[object]) -> None:
    table = (await lobby(store)).id
    await store.slots.list_for(table)
    asked.clear()
    ping = await store.slots.save(slot_row(table, MENTION))
    old = await store.slots.save(slot_row(table))
    await store.slots.replace(old, slot_row(table, message=9))
    await store.slots.drop(ping)
    assert await store.slots.list_for(table) == [slot_row(table, message=9)]
    assert asked == []
    await store.close()
    again = await Store.open(url)
    assert await again.slots.list_for(table) == [slot_row(table, message=9)]
    await again.close()


async def test_messages_of_a_table_and_a_championship_with_one_number_are_apart(store: Store) -> None:
    table, championship = (await lobby(store)).id, (await announce_championship(store)).id
    assert table == championship
    await store.slots.save(slot_row(table))
    assert await store.championship_slots.list_for(championship) == []
    await store.championship_slots.save(slot_row(championship, message=9))
    await store.championship_slots.drop(slot_row(championship, MENTION))
    assert await store.slots.list_for(table) == [slot_row(table)]
    assert await store.championship_slots.list_for(championship) == [slot_row(championship, message=9)]


async def test_the_cache_of_messages_is_limited(
    store: Store, asked: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store.slots._kept, "most", 2)
    tables = [(await lobby(store)).id for _ in range(3)]
    for table in tables:
        await store.slots.save(slot_row(table))
        assert await store.slots.list_for(table) == [slot_row(table)]
    asked.clear()
    assert await store.slots.list_for(tables[2]) == [slot_row(tables[2])]
    assert asked == []
    assert await store.slots.list_for(tables[0]) == [slot_row(tables[0])]
    assert len(asked) == 1


async def test_messages_are_read_again_after_a_failed_write(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A failed write may still be stored, as in this test."""
    table = (await lobby(store)).id
    await store.slots.list_for(table)
    write: Plain = store.database.write

    async def stores_and_fails(*args: object) -> None:
        await write(*args)
        raise Unavailable("disk I/O error")

    monkeypatch.setattr(store.database, "write", stores_and_fails)
    with pytest.raises(Unavailable):
        await store.slots.save(slot_row(table))
    monkeypatch.undo()
    assert await store.slots.list_for(table) == [slot_row(table)]


async def test_a_message_saved_during_a_read_is_known_afterwards(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = (await lobby(store)).id
    read: Plain = store.database.read
    may, begun = asyncio.Event(), asyncio.Event()

    async def slow(*args: object, **values: object) -> Any:
        rows = await read(*args, **values)
        begun.set()
        await may.wait()
        return rows

    monkeypatch.setattr(store.database, "read", slow)
    reading = [asyncio.create_task(store.slots.list_for(table)) for _ in range(2)]
    await begun.wait()
    await store.slots.save(slot_row(table))
    may.set()
    assert await asyncio.gather(*reading) == [[slot_row(table)]] * 2
    assert await store.slots.list_for(table) == [slot_row(table)]


async def show(store: Store, table: int, at: TableVersion) -> None:
    """Store that the table's messages show this version."""
    if not await store.slots.list_for(table):
        await store.slots.save(slot_row(table))
    store.slots.show(table, at)
    await store.slots.flush()


async def out_of_date(store: Store) -> list[int]:
    return [header.id for header in await store.slots.out_of_date(NOON)]


async def test_a_table_is_out_of_date_until_its_current_version_is_shown(store: Store) -> None:
    header, waiting = await running(store), await lobby(store)
    table = header.id
    assert await out_of_date(store) == [table, waiting.id]
    at = TableVersion(header.revision, 0)
    await show(store, table, at)
    await show(store, waiting.id, TableVersion(waiting.revision, 0))
    assert await out_of_date(store) == []
    await append(store, table, row(0))
    assert await out_of_date(store) == [table]
    await show(store, table, TableVersion(at.revision, 1))
    await sit(store, table, Seating(1, 1, "r:easy:1", "Barnacle"))
    assert await out_of_date(store) == [table]
    await show(store, table, TableVersion(at.revision + 1, 1))
    assert await out_of_date(store) == []


async def test_a_table_is_out_of_date_while_a_message_is_being_sent(store: Store) -> None:
    header = await running(store)
    await show(store, header.id, TableVersion(header.revision, 0))
    sending = await store.slots.save(replace(slot_row(header.id, HAND, 0, BOB), is_sending=True))
    assert await out_of_date(store) == [header.id]
    await store.slots.drop(sending)
    assert await out_of_date(store) == []


async def test_an_ended_table_is_out_of_date_only_for_a_limited_time(store: Store) -> None:
    for ended_at in (later(seconds=-1), NOON):
        table = (await running(store)).id
        await finish(store, table, "cancelled", None, ended_at)
    assert await out_of_date(store) == [table]


async def test_an_edit_is_blank_in_the_database_until_it_is_flushed(store: Store) -> None:
    """A process that dies after an edit leaves no wrong fingerprint, and the table counts as not shown."""
    header = await running(store)
    table, at = header.id, TableVersion(header.revision, 0)

    async def stored() -> list[str]:
        other = SlotRows(store.database, schema.slots.c.table_id)
        return [one.fingerprint for one in await other.list_for(table)]

    own = await store.slots.save(replace(slot_row(table), fingerprint="before"))
    await show(store, table, at)
    assert (await stored(), await out_of_date(store)) == (["before"], [])
    await store.slots.begin_edit(table)
    store.slots.note(replace(own, fingerprint="after"))
    assert (await stored(), await out_of_date(store)) == ([""], [table])
    await store.slots.save(replace(slot_row(table, HAND, 9, BOB), fingerprint="new"))
    assert await stored() == ["", ""]
    await show(store, table, at)
    assert (sorted(await stored()), await out_of_date(store)) == (["after", "new"], [])


async def test_an_edit_after_the_last_write_is_not_flushed(store: Store) -> None:
    header = await running(store)
    await store.slots.save(slot_row(header.id))
    store.slots.show(header.id, TableVersion(header.revision, 0))
    await store.slots.begin_edit(header.id)
    await store.slots.flush()
    assert await out_of_date(store) == [header.id]
