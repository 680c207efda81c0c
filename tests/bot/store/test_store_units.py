"""Waiting units of work share a commit, and each unit is stored completely or not at all."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import bindparam, delete, insert, select

from bot.errors import Conflict, Duplicate, Unavailable
from bot.records.tables import Seating
from bot.store import Store, schema
from bot.store.engine import KeyTaken, Statement, Transaction
from bot.store.matches import append_input, change_seat
from bot.store.people import get_person
from bot.store.tables import list_inputs, load_table
from tests.bot.store.store_values import (
    ANA,
    BOB,
    EVE,
    append,
    connection,
    everything,
    result,
    row,
    running,
    sit,
)

RECORD = Statement(insert(schema.interactions))
FOLLOWERS = schema.followers
OF_ONE = FOLLOWERS.c.user_id == bindparam("user")


async def traced(store: Store) -> list[str]:
    """Return a list that records the statements of the writing connection."""
    statements: list[str] = []
    await connection(store).set_trace_callback(statements.append)
    return statements


def moves(store: Store, tables: list[int], n: int = 0, **other: Any) -> list[Any]:
    return [store.write(append_input, table, row(n), revision=1, **other) for table in tables]


@pytest.mark.sqlite
async def test_waiting_units_share_one_commit(store: Store) -> None:
    tables = [(await running(store)).id for _ in range(20)]
    statements = await traced(store)
    await asyncio.gather(*moves(store, tables))
    told = Counter(statements)
    assert (told["BEGIN IMMEDIATE"], told["COMMIT"], told["SAVEPOINT unit"]) == (1, 1, 20)
    assert [len(await store.read(list_inputs, table)) for table in tables] == [1] * 20


async def test_units_complete_only_after_their_commit(store: Store, file: Path) -> None:
    """When the first unit completes, all units of its commit are in the file."""
    tables = [(await running(store)).id for _ in range(20)]
    asked = [asyncio.create_task(move) for move in moves(store, tables)]
    await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
    assert len((await everything(store))["log"]) == 20
    await asyncio.gather(*asked)


@pytest.mark.sqlite
async def test_failing_units_leave_no_trace_and_do_not_fail_others(store: Store) -> None:
    tables = [(await running(store)).id for _ in range(7)]
    spoilt = [(await running(store)).id for _ in range(4)]
    await store.write(append_input, spoilt[3], row(0), revision=1, interaction=77)
    before = await everything(store)
    twice = [result(spoilt[1], 0, ANA, 1, 20), result(spoilt[1], 0, ANA, 1, 20)]
    bad = [
        store.write(append_input, spoilt[0], row(5), revision=1, interaction=70),
        store.write(append_input, spoilt[1], row(0), revision=1, interaction=71, results=twice),
        store.write(append_input, spoilt[2], row(0), revision=1, interaction=77),
        store.write(append_input, spoilt[3], replace(row(1), seat=2**70), revision=1, interaction=72),
    ]
    good = moves(store, tables)
    order = [good[0], bad[0], good[1], bad[1], *good[2:4], bad[2], bad[3], *good[4:]]
    statements = await traced(store)
    told = await asyncio.gather(*order, return_exceptions=True)
    assert Counter(statements)["COMMIT"] == 1
    assert [type(each) for each in told if each is not None] == [
        Conflict,
        Unavailable,
        Duplicate,
        OverflowError,
    ]
    after = await everything(store)
    assert {name for name in after if after[name] != before[name]} == {"log", "tables"}
    assert sorted(set(after["log"]) - set(before["log"])) == [
        each for each in sorted(after["log"]) if each[0] in tables
    ]
    assert [len(await store.read(list_inputs, table)) for table in (*tables, *spoilt)] == [1] * 7 + [
        0,
        0,
        0,
        1,
    ]


@pytest.mark.sqlite
async def test_a_full_disk_stores_nothing_and_play_continues_afterwards(store: Store, file: Path) -> None:
    tables = [(await running(store)).id for _ in range(3)]
    before = await everything(store)
    writer = connection(store)
    ((pages,),) = await writer.execute_fetchall("PRAGMA page_count")
    await writer.execute_fetchall(f"PRAGMA max_page_count = {pages}")
    long = "play " + "green-7 " * 20_000
    asked = [
        store.write(append_input, table, row(0, long), revision=1, interaction=table) for table in tables
    ]
    told = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(each) for each in told] == [Unavailable] * 3
    assert "full" in str(told[0])
    assert await everything(store) == before
    assert await store.read(list_inputs, tables[0]) == []
    await writer.execute_fetchall("PRAGMA max_page_count = 1000000")
    await asyncio.gather(
        *(store.write(append_input, table, row(0, long), revision=1, interaction=table) for table in tables)
    )
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert len((await everything(store))["log"]) == 3


@pytest.mark.parametrize("first", ["the move", "the seat"])
async def test_a_move_and_a_change_of_seat_based_on_one_state_conflict(store: Store, first: str) -> None:
    """The second is refused: the move depends on the seat's holder, the change on the number of inputs."""
    table = (await running(store)).id
    move = store.write(append_input, table, row(0), revision=1)
    seat = store.write(
        change_seat, table, Seating(0, 0, f"u:{EVE}", "Eve"), revision=1, host=ANA, asleep=False, deadlines=[]
    )
    told = await asyncio.gather(
        *((move, seat) if first == "the move" else (seat, move)), return_exceptions=True
    )
    assert told[0] is None
    assert isinstance(told[1], Conflict)


async def test_no_move_is_stored_for_a_former_holder_of_a_seat(store: Store, url: str) -> None:
    """One process plays for the holder of a seat while another process keeps changing the holder."""
    other = await Store.open(url)
    table, holders = (await running(store)).id, (f"u:{ANA}", f"u:{EVE}")
    for turn in range(40):
        stored = await store.read(load_table, table)
        assert stored is not None
        n, at = len(stored.log), stored.header.revision
        holder = [seating.who for seating in stored.seatings if seating.seat == 0][-1]
        move = store.write(append_input, table, row(n, by=holder), revision=at)
        newcomer = Seating(0, n, holders[holder == holders[0]], "x")
        seat = other.write(change_seat, table, newcomer, revision=at, host=ANA, asleep=False, deadlines=[])
        told = await asyncio.gather(*((move, seat) if turn % 2 else (seat, move)), return_exceptions=True)
        assert [type(each) for each in told if each is not None] == [Conflict]
    await other.close()
    stored = await store.read(load_table, table)
    assert stored is not None
    seats = [seating for seating in stored.seatings if seating.seat == 0]
    assert len(stored.log) + len(seats) - 1 == 40
    holder_at = [[seating.who for seating in seats if seating.from_n <= each.n][-1] for each in stored.log]
    assert [each.by for each in stored.log] == holder_at


async def test_the_tables_number_of_inputs_matches_its_log(store: Store, file: Path) -> None:
    table = (await running(store, ANA, BOB)).id
    for n in range(3):
        await append(store, table, row(n))
        with pytest.raises(Conflict):
            await append(store, table, row(n))
        await sit(store, table, Seating(1, n + 1, f"u:{(BOB, EVE)[n % 2]}", "x"))
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("SELECT inputs, revision FROM tables").fetchall() == [(3, 4)]


async def test_a_reopened_store_finds_all_inputs(store: Store, url: str) -> None:
    tables = [(await running(store)).id for _ in range(5)]
    for n in range(3):
        await asyncio.gather(*moves(store, tables, n))
    await store.close()
    again = await Store.open(url)
    for table in tables:
        stored = await again.read(load_table, table)
        assert stored is not None
        assert list(stored.log) == [row(n) for n in range(3)]
        await again.write(append_input, table, row(3), revision=stored.header.revision)
    await again.close()


def fail(tx: Transaction) -> None:
    raise asyncio.CancelledError


def go_on_after_a_taken_key(tx: Transaction) -> None:
    with suppress(KeyTaken):
        tx.change(RECORD, id=5)
        tx.change(RECORD, id=5)


@pytest.mark.parametrize("work", [fail, go_on_after_a_taken_key])
async def test_a_unit_that_breaks_the_contract_fails_alone(store: Store, work: Any) -> None:
    table = (await running(store)).id
    told = await asyncio.gather(store.write(work), *moves(store, [table]), return_exceptions=True)
    assert [type(each) for each in told] == [RuntimeError, type(None)]
    await append(store, table, row(1))
    assert len(await store.read(list_inputs, table)) == 2


async def test_a_function_that_is_read_cannot_write(store: Store) -> None:
    await running(store)
    with pytest.raises(Unavailable):
        await store.read(Transaction.change, RECORD, id=5)
    assert await store.read(Transaction.rows, Statement(select(schema.interactions))) == []


async def test_only_what_is_stored_adds_people(store: Store) -> None:
    await store.write(Transaction.change, Statement(delete(FOLLOWERS).where(OF_ONE)), user=EVE)
    assert await store.read(get_person, EVE) is None
