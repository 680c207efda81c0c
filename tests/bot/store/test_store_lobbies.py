"""Stored lobbies are read back unchanged, and a change based on an old revision is refused."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone

import pytest

from bot.errors import Conflict, Duplicate, Unavailable
from bot.records.tables import Member, Seating, TableVersion
from bot.store import Store
from bot.store.lobbies import change_lobby, start_match
from bot.store.matches import end_table, move_table
from bot.store.tables import (
    find_rematch,
    get_table,
    list_live_tables,
    list_members,
    list_seatings,
    list_tables_of,
)
from tests.bot.store.store_values import (
    ANA,
    BOB,
    CHANNEL,
    EVE,
    NOON,
    everything,
    finish,
    later,
    lobby,
    member,
    played,
    running,
    sit,
)


async def test_an_opened_lobby_is_read_back_unchanged(store: Store) -> None:
    header = await lobby(store, ANA, BOB)
    assert await store.read(get_table, header.id) == header
    assert (header.status, header.seats, header.revision) == ("lobby", 0, 0)
    assert await store.read(list_members, header.id) == [member(ANA), member(BOB)]
    assert await store.read(get_table, header.id + 1) is None


async def test_times_from_any_time_zone_are_read_back_in_utc(store: Store) -> None:
    madrid = timezone(timedelta(hours=2))
    header = await lobby(store, opened_at=NOON.astimezone(madrid))
    found = await store.read(get_table, header.id)
    assert found is not None
    assert found.opened_at == NOON
    assert found.opened_at.tzinfo is UTC


async def test_a_time_without_a_time_zone_is_a_programming_error(store: Store) -> None:
    with pytest.raises(Exception, match="a moment needs a time zone") as caught:
        await lobby(store, opened_at=datetime(2026, 7, 1))
    assert not isinstance(caught.value, Unavailable)


async def test_a_change_of_a_lobby_replaces_all_its_fields(store: Store) -> None:
    header = await lobby(store, ANA, BOB)
    other = replace(
        header,
        options={"edition": "legacy"},
        host=BOB,
        locale="fr",
        channel_id=5,
        thread_id=6,
        rules_version=2,
    )
    robot = Member("r:easy:1", "Barnacle", "shell")
    changed = await store.write(change_lobby, other, [member(BOB), robot])
    assert changed == replace(other, revision=1)
    assert await store.read(get_table, header.id) == changed
    assert await store.read(list_members, header.id) == [member(BOB), robot]


async def test_a_lobby_may_be_empty(store: Store) -> None:
    header = await store.write(change_lobby, await lobby(store), [])
    assert await store.read(list_members, header.id) == []


async def test_a_change_of_an_outdated_lobby_is_refused(store: Store) -> None:
    header = await lobby(store, ANA, BOB)
    await store.write(change_lobby, header, [member(ANA), member(BOB), member(EVE)])
    before = await everything(store)
    with pytest.raises(Conflict):
        await store.write(change_lobby, replace(header, host=EVE), [])
    with pytest.raises(Conflict):
        await store.write(start_match, header, [member(ANA)])
    assert await everything(store) == before


async def test_a_lobby_cannot_have_a_member_twice(store: Store) -> None:
    header = await lobby(store)
    before = await everything(store)
    with pytest.raises(Unavailable):
        await store.write(change_lobby, header, [member(ANA), member(ANA)])
    assert await everything(store) == before


async def test_a_started_table_has_seats_and_refuses_lobby_changes(store: Store) -> None:
    header = await lobby(store, ANA, BOB)
    final = replace(header, options={"edition": "modern", "rounds": [1]})
    started = await store.write(
        start_match, final, [Member(f"u:{BOB}", "Bob"), Member("r:easy:1", "Barnacle", "crab")]
    )
    assert started == replace(final, status="running", seats=2, revision=1)
    assert await store.read(get_table, header.id) == started
    assert await store.read(list_seatings, header.id) == [
        Seating(0, 0, f"u:{BOB}", f"name {BOB}"),
        Seating(1, 0, "r:easy:1", "Barnacle", "crab"),
    ]
    for act in (store.write(change_lobby, started, []), store.write(start_match, started, [member(1)])):
        with pytest.raises(Conflict):
            await act


async def test_a_live_table_moves_to_a_thread_unless_it_has_changed_or_ended(store: Store) -> None:
    for header in (await lobby(store, ANA, BOB), await running(store)):
        await store.write(move_table, header.id, TableVersion(header.revision, 0), 9)
        moved = replace(header, thread_id=9, revision=header.revision + 1)
        assert await store.read(get_table, header.id) == moved
        with pytest.raises(Conflict):
            await store.write(move_table, header.id, TableVersion(header.revision, 0), 10)
        await finish(store, header.id, "cancelled", None, NOON)
        with pytest.raises(Conflict):
            await store.write(move_table, header.id, TableVersion(moved.revision, 0), 10)
        ended = await store.read(get_table, header.id)
        assert ended is not None
        assert (ended.status, ended.thread_id) == ("cancelled", 9)


async def test_live_tables_are_lobbies_and_running_tables(store: Store) -> None:
    waiting, playing = await lobby(store), await running(store)
    for status in ("over", "cancelled", "closed"):
        await finish(store, (await running(store)).id, status, None, NOON)
    assert await store.read(list_live_tables) == [waiting, playing]


async def test_a_persons_tables_are_those_they_joined_sit_at_or_left(store: Store) -> None:
    joined = await lobby(store, ANA, EVE)
    await lobby(store, ANA)
    sits = await running(store, ANA, EVE)
    # EVE joined this lobby, but got no seat when the match started.
    header = await lobby(store, ANA, EVE)
    await store.write(start_match, header, [member(ANA)])
    left = await running(store, EVE, BOB)
    await sit(store, left.id, Seating(0, 0, "r:easy:1", "Barnacle"), host=EVE)
    await finish(store, (await running(store, EVE)).id, "cancelled", None, NOON)
    assert [table.id for table in await store.read(list_tables_of, EVE)] == [joined.id, sits.id, left.id]
    assert await store.read(list_tables_of, 99) == []


async def test_a_rematch_is_found_unless_it_was_cancelled(store: Store) -> None:
    table = await played(store, (ANA, 1, 10))
    assert await store.read(find_rematch, table) is None
    given_up = await lobby(store, previous=table)
    await finish(store, given_up.id, "cancelled", None, NOON)
    assert await store.read(find_rematch, table) is None
    again = await lobby(store, previous=table)
    assert again.previous == table
    assert await store.read(find_rematch, table) == again


async def test_closing_an_idle_lobby_is_refused_once_it_has_started(store: Store) -> None:
    header = await lobby(store)
    started = await store.write(start_match, header, [member(ANA)])
    with pytest.raises(Conflict):
        await store.write(end_table, header.id, TableVersion(header.revision, 0), "closed", None, NOON)
    assert await store.read(get_table, header.id) == started


async def test_the_repeat_of_an_interaction_opens_no_second_table(store: Store) -> None:
    await lobby(store, interaction=CHANNEL)
    before = await everything(store)
    with pytest.raises(Duplicate):
        await lobby(store, interaction=CHANNEL)
    # The refused insert may still use up a table number.
    after = await everything(store)
    assert {**after, "sqlite_sequence": ()} == {**before, "sqlite_sequence": ()}


async def test_times_are_stored_to_the_microsecond(store: Store) -> None:
    header = await lobby(store, opened_at=later(microseconds=1))
    found = await store.read(get_table, header.id)
    assert found is not None
    assert found.opened_at - NOON == timedelta(microseconds=1)


async def test_timer_and_series_are_read_back(store: Store) -> None:
    header = await lobby(store, timer="3d", series={f"u:{ANA}": 2})
    assert (header.timer, header.series) == ("3d", {f"u:{ANA}": 2})
    assert await store.read(get_table, header.id) == header
    changed = await store.write(change_lobby, replace(header, timer="off"), [member(ANA)])
    assert await store.read(get_table, header.id) == changed
