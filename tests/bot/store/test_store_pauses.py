"""Pauses in the store: what is written, what ends a pause, and deadlines that stand still meanwhile."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.errors import Conflict, Duplicate
from bot.records.tables import LONGEST_PAUSE, Deadline, Seating, TableHeader, TableVersion
from bot.store import Store
from bot.store.deadlines import forgive_deadlines, list_due_tables
from bot.store.matches import (
    append_input,
    end_pause,
    pause_table,
    put_to_sleep,
    resume_table,
    set_pause_votes,
)
from bot.store.tables import get_table, list_deadlines
from bot.tables.deadlines import PATIENCE
from tests.bot.store.store_values import (
    ANA,
    BOB,
    NOON,
    append,
    everything,
    finish,
    later,
    lobby,
    row,
    running,
    sit,
)

WAITS = Deadline(0, 1, NOON, later(seconds=20), later(minutes=1))
VOTES = {f"u:{BOB}": 2}


async def paused(store: Store, by: str | None = f"u:{ANA}") -> TableHeader:
    """Return a paused table with one input, whose deadline is soon."""
    header = await running(store)
    await append(store, header.id, row(0), deadlines=[WAITS])
    await store.write(set_pause_votes, header.id, TableVersion(header.revision, 1), VOTES)
    await store.write(pause_table, header.id, TableVersion(header.revision + 1, 1), later(seconds=10), by)
    return await table_of(store, header.id)


async def table_of(store: Store, table: int) -> TableHeader:
    header = await store.read(get_table, table)
    assert header is not None
    return header


@pytest.mark.parametrize("by", [f"u:{ANA}", None])
async def test_a_pause_and_its_end_are_stored(store: Store, by: str | None) -> None:
    header = await paused(store, by)
    assert (header.paused_at, header.paused_by, header.pause_votes) == (later(seconds=10), by, None)
    assert header.paused_until == later(seconds=10) + LONGEST_PAUSE
    assert await store.read(list_deadlines, header.id) == [WAITS]
    moved = replace(WAITS, due_at=later(minutes=30))
    await store.write(end_pause, header.id, TableVersion(header.revision, 1), [moved])
    after = await table_of(store, header.id)
    assert after == replace(header, revision=header.revision + 1, paused_at=None, paused_by=None)
    assert await store.read(list_deadlines, header.id) == [moved]


async def test_votes_for_a_pause_are_stored_by_person(store: Store) -> None:
    header = await running(store)
    await store.write(set_pause_votes, header.id, TableVersion(header.revision, 0), VOTES)
    assert (await table_of(store, header.id)).pause_votes == VOTES


async def test_only_a_running_table_at_its_current_version_is_paused(store: Store) -> None:
    header, waiting = await running(store), await lobby(store)
    before = await everything(store)
    stale = TableVersion(header.revision - 1, 0), TableVersion(header.revision, 1)
    for table, at in (*((header.id, at) for at in stale), (waiting.id, TableVersion(waiting.revision, 0))):
        with pytest.raises(Conflict):
            await store.write(pause_table, table, at, NOON, None)
        with pytest.raises(Conflict):
            await store.write(end_pause, table, at, [])
        with pytest.raises(Conflict):
            await store.write(set_pause_votes, table, at, VOTES)
    assert await everything(store) == before


async def test_a_repeated_press_is_not_stored_twice(store: Store) -> None:
    header = await running(store)
    await store.write(pause_table, header.id, TableVersion(header.revision, 0), NOON, None, 77)
    before = await everything(store)
    with pytest.raises(Duplicate):
        await store.write(end_pause, header.id, TableVersion(header.revision + 1, 0), [], 77)
    assert await everything(store) == before


async def test_sleep_and_the_end_of_a_match_end_a_pause(store: Store) -> None:
    slept, left, ended = [await paused(store) for _ in range(3)]
    await store.write(put_to_sleep, slept.id, TableVersion(slept.revision, 1))
    await sit(store, left.id, Seating(0, 1, "r:easy:1", "Barnacle"), asleep=True)
    await finish(store, ended.id, "cancelled", None, NOON, by=f"u:{ANA}")
    for table in (slept, left, ended):
        header = await table_of(store, table.id)
        assert (header.paused_at, header.paused_by, header.pause_votes) == (None, None, None)
    revision = (await table_of(store, ended.id)).revision
    await store.write(resume_table, ended.id, TableVersion(revision, 1), [WAITS])
    assert (await table_of(store, ended.id)).paused_at is None


async def test_a_change_of_seat_leaves_a_pause_as_it_is(store: Store) -> None:
    header = await paused(store)
    await sit(store, header.id, Seating(0, 1, "r:easy:1", "Barnacle"))
    assert (await table_of(store, header.id)).paused_at == header.paused_at


async def test_the_last_input_forgets_the_votes(store: Store) -> None:
    header = await running(store)
    await store.write(set_pause_votes, header.id, TableVersion(header.revision, 0), VOTES)
    await store.write(append_input, header.id, row(0), revision=header.revision + 1, results=())
    assert (await table_of(store, header.id)).pause_votes is None


async def test_an_absence_of_the_bot_moves_no_deadline_of_a_paused_table(store: Store) -> None:
    header = await paused(store)
    goes_on = await running(store)
    await append(store, goes_on.id, row(0), deadlines=[WAITS])
    back = later(hours=3)
    for since in (None, NOON):
        await store.write(forgive_deadlines, {"3min": back}, PATIENCE, since=since)
    assert await store.read(list_deadlines, header.id) == [WAITS]
    assert await store.read(list_deadlines, goes_on.id) != [WAITS]
    assert await table_of(store, header.id) == header


async def test_only_the_end_of_its_pause_is_due_at_a_paused_table(store: Store) -> None:
    header = await paused(store)
    (due,) = await store.read(list_due_tables, later(hours=3))
    assert (due.table_id, due.moment, due.bot_to_move) == (header.id, header.paused_until, False)
