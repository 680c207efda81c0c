"""Deadlines go with what changed them; a seat has one extension a round."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from store_values import (
    ANA,
    BOB,
    NOON,
    append,
    everything,
    finish,
    later,
    lobby,
    member,
    result,
    row,
    running,
    sit,
    waits,
)

from bot.errors import Conflict
from bot.records import At, Seating
from bot.store import Store


async def test_a_lobby_waits_until_it_is_started(store: Store) -> None:
    header = await lobby(store, deadline=waits(-1))
    assert await store.deadlines.of(header.id) == [waits(-1)]
    header = await store.lobbies.change(header, [member(ANA)], deadline=waits(-1, due_at=later(days=1)))
    assert await store.deadlines.of(header.id) == [waits(-1, due_at=later(days=1))]
    await store.lobbies.start(header, [member(ANA)])
    assert await store.deadlines.of(header.id) == []


async def test_each_input_says_what_is_waited_for_next(store: Store) -> None:
    table, other = (await running(store)).id, (await running(store)).id
    await append(store, other, row(0), deadlines=[waits(0)])
    await append(store, table, row(0), deadlines=[waits(1, remind_at=None), waits(0, due_at=None)])
    assert await store.deadlines.of(table) == [waits(0, due_at=None), waits(1, remind_at=None)]
    await append(store, table, row(1), deadlines=[waits(1, 2)])
    assert await store.deadlines.of(table) == [waits(1, 2)]
    await append(store, table, row(2), results=[result(table, 0, ANA, 1, 5)])
    assert await store.deadlines.of(table) == []
    assert await store.deadlines.of(other) == [waits(0)]


async def test_an_input_that_is_refused_leaves_the_deadlines_alone(store: Store, file: Path) -> None:
    table = (await running(store)).id
    await append(store, table, row(0), deadlines=[waits(0)])
    before = everything(file)
    with pytest.raises(Conflict):
        await append(store, table, row(0), deadlines=[waits(1)], wake=True)
    assert everything(file) == before


async def test_an_ended_table_waits_for_nobody(store: Store) -> None:
    table = (await running(store)).id
    await append(store, table, row(0), deadlines=[waits(0)])
    await finish(store, table, "cancelled", None, NOON)
    assert await store.deadlines.of(table) == []


async def test_a_table_sleeps_until_somebody_acts(store: Store) -> None:
    header = await running(store)
    await append(store, header.id, row(0), deadlines=[waits(0)])
    await store.matches.sleep(header.id, At(header.revision, 1))
    assert await store.deadlines.of(header.id) == []
    header = replace(header, revision=header.revision + 1)
    assert await store.tables.get(header.id) == replace(header, asleep=True)
    await append(store, header.id, row(1))
    assert await store.tables.get(header.id) == replace(header, asleep=True)
    await append(store, header.id, row(2), wake=True)
    assert await store.tables.get(header.id) == header
    await store.matches.sleep(header.id, At(header.revision, 3))
    await store.matches.wake(header.id, At(header.revision + 1, 3), [waits(1)])
    assert await store.tables.get(header.id) == replace(header, revision=header.revision + 2)
    assert await store.deadlines.of(header.id) == [waits(1)]


async def test_only_a_running_table_nobody_has_touched_meanwhile_goes_to_sleep(
    store: Store, file: Path
) -> None:
    header, waiting = await running(store), await lobby(store, deadline=waits(-1))
    await append(store, header.id, row(0), deadlines=[waits(0)])
    before = everything(file)
    others = [At(header.revision, 0), At(header.revision, 2)]
    others += [At(header.revision - 1, 1), At(header.revision + 1, 1)]
    for table, at in (*((header.id, at) for at in others), (waiting.id, At(waiting.revision, 0))):
        with pytest.raises(Conflict):
            await store.matches.sleep(table, at)
        with pytest.raises(Conflict):
            await store.matches.wake(table, at, [])
    assert everything(file) == before


async def test_a_seat_changes_hands_with_host_sleep_and_deadlines(store: Store) -> None:
    header = await running(store)
    robot = Seating(0, 0, "r:easy:1", "Barnacle")
    await sit(store, header.id, robot, host=BOB, asleep=True, deadlines=[waits(1)])
    moved = replace(header, host=BOB, asleep=True, revision=header.revision + 1)
    assert await store.tables.get(header.id) == moved
    assert await store.deadlines.of(header.id) == [waits(1)]


async def test_of_two_changes_of_seat_at_the_same_moment_one_must_look_again(store: Store) -> None:
    header = await running(store)
    await sit(store, header.id, Seating(0, 0, "r:easy:1", "Barnacle"), host=BOB)
    with pytest.raises(Conflict):
        await sit(store, header.id, Seating(1, 0, "r:easy:2", "Squall"), host=ANA, revision=header.revision)
    assert (await store.tables.get(header.id)).host == BOB
    assert len(await store.tables.seatings(header.id)) == 3


async def test_a_deadline_moves_only_while_it_stands(store: Store, file: Path) -> None:
    table = (await running(store)).id
    await append(store, table, row(0), deadlines=[waits(0, 7), waits(1, 7)])
    await store.deadlines.postpone(table, waits(0, 7, remind_at=None, due_at=later(hours=1)))
    moved = [waits(0, 7, remind_at=None, due_at=later(hours=1)), waits(1, 7)]
    assert await store.deadlines.of(table) == moved
    before = everything(file)
    for gone in (waits(0, 6), waits(2, 7)):
        with pytest.raises(Conflict):
            await store.deadlines.postpone(table, gone, round=3)
    assert everything(file) == before


async def test_a_seat_has_one_extension_a_round(store: Store) -> None:
    table = (await running(store)).id
    await append(store, table, row(0), deadlines=[waits(0), waits(1)])
    assert await store.deadlines.extensions(table) == set()
    await store.deadlines.postpone(table, waits(0, due_at=later(hours=1)), round=1)
    assert await store.deadlines.extensions(table) == {(0, 1)}
    with pytest.raises(Conflict):
        await store.deadlines.postpone(table, waits(0, due_at=later(hours=2)), round=1)
    assert await store.deadlines.of(table) == [waits(0, due_at=later(hours=1)), waits(1)]
    await store.deadlines.postpone(table, waits(1), round=1)
    await store.deadlines.postpone(table, waits(0), round=2)
    assert await store.deadlines.extensions(table) == {(0, 1), (1, 1), (0, 2)}
