"""Deadlines are stored with the change that sets them; a seat has one extension per round."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

import pytest

from bot.errors import Conflict
from bot.records.slots import EVERYBODY, MENTION, TABLE, SlotRow
from bot.records.tables import Deadline, Seating, TableVersion
from bot.store import Store
from bot.store.deadlines import forgive_deadlines, list_due_tables
from bot.store.lobbies import change_lobby, start_match
from bot.store.matches import extend_deadline, put_to_sleep, wake_table
from bot.store.tables import get_table, list_deadlines, list_extensions, list_seatings
from tests.bot.store.store_values import (
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


async def test_a_lobby_has_a_deadline_until_it_is_started(store: Store) -> None:
    header = await lobby(store, deadline=waits(-1))
    assert await store.read(list_deadlines, header.id) == [waits(-1)]
    header = await store.write(change_lobby, header, [member(ANA)], deadline=waits(-1, due_at=later(days=1)))
    assert await store.read(list_deadlines, header.id) == [waits(-1, due_at=later(days=1))]
    await store.write(start_match, header, [member(ANA)])
    assert await store.read(list_deadlines, header.id) == []


async def test_each_input_replaces_the_deadlines_of_its_table(store: Store) -> None:
    table, other = (await running(store)).id, (await running(store)).id
    await append(store, other, row(0), deadlines=[waits(0)])
    await append(store, table, row(0), deadlines=[waits(1, remind_at=None), waits(0, due_at=None)])
    assert await store.read(list_deadlines, table) == [waits(0, due_at=None), waits(1, remind_at=None)]
    await append(store, table, row(1), deadlines=[waits(1, 2)])
    assert await store.read(list_deadlines, table) == [waits(1, 2)]
    await append(store, table, row(2), results=[result(table, 0, ANA, 1, 5)])
    assert await store.read(list_deadlines, table) == []
    assert await store.read(list_deadlines, other) == [waits(0)]


async def test_a_refused_input_leaves_the_deadlines_unchanged(store: Store) -> None:
    table = (await running(store)).id
    await append(store, table, row(0), deadlines=[waits(0)])
    before = await everything(store)
    with pytest.raises(Conflict):
        await append(store, table, row(0), deadlines=[waits(1)], wake=True)
    assert await everything(store) == before


async def test_an_ended_table_has_no_deadlines(store: Store) -> None:
    table = (await running(store)).id
    await append(store, table, row(0), deadlines=[waits(0)])
    await finish(store, table, "cancelled", None, NOON)
    assert await store.read(list_deadlines, table) == []


async def test_a_table_sleeps_until_somebody_acts(store: Store) -> None:
    header = await running(store)
    await append(store, header.id, row(0), deadlines=[waits(0)])
    await store.write(put_to_sleep, header.id, TableVersion(header.revision, 1))
    assert await store.read(list_deadlines, header.id) == []
    header = replace(header, revision=header.revision + 1)
    assert await store.read(get_table, header.id) == replace(header, asleep=True)
    await append(store, header.id, row(1))
    assert await store.read(get_table, header.id) == replace(header, asleep=True)
    await append(store, header.id, row(2), wake=True)
    assert await store.read(get_table, header.id) == header
    await store.write(put_to_sleep, header.id, TableVersion(header.revision, 3))
    await store.write(wake_table, header.id, TableVersion(header.revision + 1, 3), [waits(1)])
    assert await store.read(get_table, header.id) == replace(header, revision=header.revision + 2)
    assert await store.read(list_deadlines, header.id) == [waits(1)]


async def test_only_a_running_table_at_its_current_version_goes_to_sleep(store: Store) -> None:
    header, waiting = await running(store), await lobby(store, deadline=waits(-1))
    await append(store, header.id, row(0), deadlines=[waits(0)])
    before = await everything(store)
    others = [TableVersion(header.revision, 0), TableVersion(header.revision, 2)]
    others += [TableVersion(header.revision - 1, 1), TableVersion(header.revision + 1, 1)]
    for table, at in (*((header.id, at) for at in others), (waiting.id, TableVersion(waiting.revision, 0))):
        with pytest.raises(Conflict):
            await store.write(put_to_sleep, table, at)
        with pytest.raises(Conflict):
            await store.write(wake_table, table, at, [])
    assert await everything(store) == before


async def test_a_change_of_seat_also_stores_host_sleep_and_deadlines(store: Store) -> None:
    header = await running(store)
    robot = Seating(0, 0, "r:easy:1", "Barnacle")
    await sit(store, header.id, robot, host=BOB, asleep=True, deadlines=[waits(1)])
    moved = replace(header, host=BOB, asleep=True, revision=header.revision + 1)
    assert await store.read(get_table, header.id) == moved
    assert await store.read(list_deadlines, header.id) == [waits(1)]


async def test_the_second_of_two_changes_of_seat_at_one_revision_is_refused(store: Store) -> None:
    header = await running(store)
    await sit(store, header.id, Seating(0, 0, "r:easy:1", "Barnacle"), host=BOB)
    with pytest.raises(Conflict):
        await sit(store, header.id, Seating(1, 0, "r:easy:2", "Squall"), host=ANA, revision=header.revision)
    changed = await store.read(get_table, header.id)
    assert changed is not None
    assert changed.host == BOB
    assert len(await store.read(list_seatings, header.id)) == 3


async def test_only_a_current_deadline_can_be_extended(store: Store) -> None:
    header = await running(store)
    table, at = header.id, TableVersion(header.revision, 1)
    await append(store, table, row(0), deadlines=[waits(0, 7), waits(1, 7)])
    longer = waits(0, 7, remind_at=None, due_at=later(hours=1))
    await store.write(extend_deadline, table, at, longer, 2)
    assert await store.read(list_deadlines, table) == [longer, waits(1, 7)]
    assert await store.read(get_table, table) == replace(header, revision=header.revision + 1)
    before = await everything(store)
    gone = (waits(0, 6), waits(2, 7))
    changed = ((at, longer), *((TableVersion(header.revision + 1, 1), deadline) for deadline in gone))
    for when, deadline in changed:
        with pytest.raises(Conflict):
            await store.write(extend_deadline, table, when, deadline, 3)
    assert await everything(store) == before


async def test_a_seat_has_one_extension_a_round(store: Store) -> None:
    table = (await running(store)).id
    await append(store, table, row(0), deadlines=[waits(0), waits(1)])
    assert await store.read(list_extensions, table) == set()

    async def extend(deadline: Deadline, round: int) -> None:
        header = await store.read(get_table, table)
        assert header is not None
        await store.write(extend_deadline, table, TableVersion(header.revision, 1), deadline, round)

    await extend(waits(0, due_at=later(hours=1)), 1)
    assert await store.read(list_extensions, table) == {(0, 1)}
    with pytest.raises(Conflict):
        await extend(waits(0, due_at=later(hours=2)), 1)
    assert await store.read(list_deadlines, table) == [waits(0, due_at=later(hours=1)), waits(1)]
    await extend(waits(1), 1)
    await extend(waits(0), 2)
    assert await store.read(list_extensions, table) == {(0, 1), (1, 1), (0, 2)}


BACK = later(minutes=10)
PATIENCE = timedelta(seconds=20)


async def waiting_table(store: Store, *deadlines: Deadline, **other: Any) -> int:
    table: int = (await running(store, **other)).id
    await append(store, table, row(0), deadlines=deadlines)
    return table


async def revision(store: Store, table: int) -> int:
    header = await store.read(get_table, table)
    assert header is not None
    return header.revision


async def test_after_downtime_deadlines_and_mentions_are_postponed(
    store: Store,
) -> None:
    """Later deadlines stay; a person who is mentioned has some time after the mention."""
    far = later(hours=1)
    table = await waiting_table(
        store, waits(0), waits(1, remind_at=None), waits(2, due_at=far, remind_at=far)
    )
    other = await waiting_table(store, waits(0), timer="12h")
    await store.write(forgive_deadlines, {"3min": BACK}, PATIENCE)
    assert await store.read(list_deadlines, table) == [
        waits(0, remind_at=BACK, due_at=BACK + PATIENCE),
        waits(1, remind_at=None, due_at=BACK),
        waits(2, due_at=far, remind_at=far),
    ]
    assert await store.read(list_deadlines, other) == [waits(0)]


@pytest.mark.parametrize("due_at", [None, BACK + timedelta(days=1)])
async def test_postponing_only_a_mention_keeps_deadline_and_revision(
    store: Store, due_at: datetime | None
) -> None:
    table = await waiting_table(store, waits(0, due_at=due_at))
    before = await revision(store, table)
    await store.write(forgive_deadlines, {"3min": BACK}, PATIENCE)
    assert await store.read(list_deadlines, table) == [waits(0, due_at=due_at, remind_at=BACK)]
    assert await revision(store, table) == before


@pytest.mark.parametrize("due_at", [BACK - timedelta(seconds=1), BACK + timedelta(seconds=1)])
async def test_postponing_a_deadline_raises_the_revision_of_a_running_table(
    store: Store, due_at: datetime
) -> None:
    table, lobby_ = (
        await waiting_table(store, waits(0, due_at=due_at)),
        await lobby(store, deadline=waits(-1)),
    )
    before = await revision(store, table)
    await store.write(forgive_deadlines, {"3min": BACK}, PATIENCE)
    assert await revision(store, table) == before + 1
    assert await store.read(get_table, lobby_.id) == lobby_
    assert await store.read(list_deadlines, lobby_.id) == [waits(-1, remind_at=BACK, due_at=BACK + PATIENCE)]
    await store.write(forgive_deadlines, {"3min": BACK}, PATIENCE)
    assert await revision(store, table) == before + 1


@pytest.mark.parametrize(("posted", "again"), [(later(seconds=59), True), (later(minutes=1), False)])
async def test_downtime_does_not_repeat_an_earlier_mention(
    store: Store, posted: datetime, again: bool
) -> None:
    table = await waiting_table(store, waits(0))
    await store.slots.save(SlotRow(table, MENTION, EVERYBODY, 5, 6, posted))
    await store.slots.save(SlotRow(table, TABLE, EVERYBODY, 5, 7, BACK, "round 1"))
    await store.write(forgive_deadlines, {"3min": BACK}, PATIENCE)
    moved = waits(0, remind_at=BACK, due_at=BACK + PATIENCE) if again else waits(0, due_at=BACK)
    assert await store.read(list_deadlines, table) == [moved]


@pytest.mark.parametrize(("since", "again"), [(later(seconds=59), True), (later(minutes=1), False)])
async def test_an_outage_does_not_repeat_a_mention_due_before_it(
    store: Store, since: datetime, again: bool
) -> None:
    table = await waiting_table(store, waits(0))
    await store.write(forgive_deadlines, {"3min": BACK}, PATIENCE, since=since)
    moved = waits(0, remind_at=BACK, due_at=BACK + PATIENCE) if again else waits(0, due_at=BACK)
    assert await store.read(list_deadlines, table) == [moved]


async def test_an_outage_postpones_only_deadlines_of_its_shard(store: Store) -> None:
    """Direct messages belong to the first shard."""
    guilds = (None, *(number << 22 | 77 for number in range(8)))
    tables = [await waiting_table(store, waits(0, remind_at=None), guild_id=guild) for guild in guilds]
    await store.write(forgive_deadlines, {"3min": BACK}, PATIENCE, since=NOON, shard=2, shards=4)
    moved = [
        table for table in tables if await store.read(list_deadlines, table) != [waits(0, remind_at=None)]
    ]
    assert moved == [tables[3], tables[7]]
    due = await store.read(list_due_tables, NOON, shard=2, shards=4)
    assert [one.table_id for one in due] == moved
    first = [one.table_id for one in await store.read(list_due_tables, NOON, shard=0, shards=4)]
    assert first == [tables[0], tables[1], tables[5]]


async def test_each_live_table_has_a_next_event(store: Store) -> None:
    """Mentions in the past have been made, so only later mentions count."""
    closing = await lobby(store, deadline=waits(-1, remind_at=None))
    thinking = await waiting_table(store, waits(0), waits(1, due_at=later(minutes=2)))
    await append(
        store, thinking, row(1), deadlines=await store.read(list_deadlines, thinking), bot_to_move=False
    )
    dealing = await waiting_table(store)
    asleep = await running(store)
    await store.write(put_to_sleep, asleep.id, TableVersion(asleep.revision, 0))
    over = await waiting_table(store)
    await finish(store, over, "cancelled", None, NOON)

    async def waited() -> list[tuple[int, datetime | None, bool]]:
        return [(due[0], due[1], due[2]) for due in await store.read(list_due_tables, NOON)]

    assert await waited() == [
        (closing.id, later(minutes=3), False),
        (thinking, later(minutes=1), False),
        (dealing, None, True),
        (asleep.id, None, False),
    ]
    assert (await store.read(list_due_tables, later(minutes=1)))[1].moment == later(minutes=2)


async def test_a_change_of_seat_stores_whether_the_bot_moves_next(store: Store) -> None:
    table = await waiting_table(store)
    for bot in (False, True):
        await sit(store, table, Seating(0, 1, "r:easy:1", "Barnacle"), bot_to_move=bot)
        assert [due.bot_to_move for due in await store.read(list_due_tables, NOON)] == [bot]
