"""A match's log takes each input once and in order, and its end is stored in one transaction."""

from __future__ import annotations

import traceback
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.errors import Conflict, Duplicate, Unavailable
from bot.records.tables import Seating, TableHeader, TableVersion
from bot.store import Store
from bot.store.lobbies import change_lobby, start_match
from bot.store.matches import (
    end_table,
    move_table,
    put_to_sleep,
    resume_table,
    set_admitted,
    set_invited,
    wake_table,
)
from bot.store.tables import get_table, list_broken_off_tables, list_inputs, list_seatings, load_table
from tests.bot.store.store_values import (
    ANA,
    BOB,
    EVE,
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
)
from tests.bot.store.test_store_personal import erase

SECRET = "deal skull-king mermaid-1"
STANDING = [{"seat": 0, "rank": 1, "points": 20}]


async def test_inputs_are_read_back_unchanged_and_in_order(store: Store) -> None:
    table = (await running(store)).id
    rows = [row(0, SECRET, seat=-1, by="dealer"), row(1), row(2, seat=1, standing=STANDING), row(3)]
    for each in rows:
        await append(store, table, each)
    assert await store.read(list_inputs, table) == rows
    assert await store.read(list_inputs, table + 1) == []


@pytest.mark.parametrize("n", [0, 1, 3, -1])
async def test_only_the_next_input_is_accepted(store: Store, n: int) -> None:
    table = (await running(store)).id
    await append(store, table, row(0))
    await append(store, table, row(1))
    before = await everything(store)
    with pytest.raises(Conflict):
        await append(store, table, row(n, "bid 3"))
    assert await everything(store) == before


async def test_an_input_is_refused_after_a_seat_has_changed_hands(store: Store) -> None:
    table = await running(store)
    await append(store, table.id, row(0), revision=table.revision)
    await sit(store, table.id, Seating(1, 1, f"u:{EVE}", "Eve"))
    before = await everything(store)
    with pytest.raises(Conflict):
        await append(store, table.id, row(1, seat=1, by=f"u:{BOB}"), revision=table.revision)
    assert await everything(store) == before
    await append(store, table.id, row(1, seat=1, by=f"u:{EVE}"), revision=table.revision + 1)


async def test_the_first_input_is_number_0(store: Store) -> None:
    table = (await running(store)).id
    with pytest.raises(Conflict):
        await append(store, table, row(1))
    await append(store, table, row(0))


async def test_lobbies_ended_and_unknown_tables_refuse_inputs(store: Store) -> None:
    ended = (await running(store)).id
    await finish(store, ended, "cancelled", None, NOON)
    waiting = (await lobby(store)).id
    before = await everything(store)
    for table in (ended, waiting, 4711):
        with pytest.raises(Conflict):
            await append(store, table, row(0), results=[], people=2, counts=True)
        with pytest.raises(Conflict):
            await sit(store, table, Seating(0, 0, f"u:{EVE}", "Eve"))
    assert await everything(store) == before


async def test_the_last_input_ends_the_match_with_its_results(store: Store) -> None:
    header = await running(store)
    results = [
        result(header.id, 0, ANA, 1, 20, facts={"exact": 3, "stars": 0}),
        result(header.id, 1, BOB, 2, -5, left=True),
        replace(result(header.id, 1, 0, 2, -5), who="r:easy:1", user_id=None),
    ]
    last = row(0, standing=STANDING)
    await append(store, header.id, last, results=results, people=1, counts=True)
    ended = replace(header, status="over", ended_at=last.at, standing=STANDING)
    assert await store.read(get_table, header.id) == ended
    stored = await everything(store)
    assert len(stored["results"]) == 3
    assert sorted(stored["facts"]) == [
        (header.id, 0, f"u:{ANA}", "exact", 3),
        (header.id, 0, f"u:{ANA}", "stars", 0),
    ]


async def test_the_last_input_is_rolled_back_if_its_results_fail(store: Store) -> None:
    table = (await running(store)).id
    before = await everything(store)
    twice = [result(table, 0, ANA, 1, 20), result(table, 0, ANA, 1, 20)]
    with pytest.raises(Unavailable):
        await append(store, table, row(0), results=twice, people=2, counts=True, interaction=77)
    assert await everything(store) == before
    await append(store, table, row(0), results=twice[:1], people=2, counts=True, interaction=77)


async def test_a_match_of_robots_may_end_without_results(store: Store) -> None:
    table = (await running(store)).id
    await append(store, table, row(0), results=[])
    ended = await store.read(get_table, table)
    assert ended is not None
    assert ended.status == "over"


async def test_several_changes_of_seat_between_two_inputs_keep_their_order(store: Store) -> None:
    header = await running(store, ANA, BOB)
    await append(store, header.id, row(0))
    moves = [
        Seating(0, 1, "r:easy:1", "Barnacle"),
        Seating(0, 1, f"u:{ANA}", f"name {ANA}"),
        Seating(1, 1, f"u:{EVE}", "Eve"),
    ]
    for seating in moves:
        await sit(store, header.id, seating)
    assert (await store.read(list_seatings, header.id))[2:] == moves


async def test_a_change_of_seat_can_change_the_host(store: Store) -> None:
    header = await running(store, ANA, BOB)
    await sit(store, header.id, Seating(0, 0, "r:easy:1", "Barnacle"), host=BOB)
    assert await store.read(get_table, header.id) == replace(header, host=BOB, revision=header.revision + 1)


async def test_a_change_of_seat_at_an_old_input_is_refused(store: Store) -> None:
    header = await running(store)
    await append(store, header.id, row(0))
    with pytest.raises(Conflict):
        await sit(store, header.id, Seating(0, 0, f"u:{EVE}", "Eve"))


async def test_a_table_ends_once(store: Store) -> None:
    header = await running(store)
    await finish(store, header.id, "cancelled", STANDING, later(minutes=5))
    ended = replace(
        header,
        status="cancelled",
        standing=STANDING,
        ended_at=later(minutes=5),
        revision=header.revision + 1,
    )
    assert await store.read(get_table, header.id) == ended
    with pytest.raises(Conflict):
        await finish(store, header.id, "closed", None, later(minutes=6))
    assert await store.read(get_table, header.id) == ended


async def test_a_cancelled_table_is_resumed_once_in_its_last_state(store: Store) -> None:
    header = await running(store)
    await append(store, header.id, row(0))
    before = await store.read(load_table, header.id)
    assert before is not None
    at = TableVersion(header.revision, 1)
    await store.write(end_table, header.id, at, "cancelled", STANDING, later(minutes=5), by=f"u:{ANA}")
    closed = await store.read(get_table, header.id)
    assert closed is not None
    assert closed.ended_by == f"u:{ANA}"
    for user, since, found in ((ANA, 4, [closed]), (BOB, 5, [closed]), (EVE, 4, []), (ANA, 6, [])):
        assert await store.read(list_broken_off_tables, user, later(minutes=since)) == found
    with pytest.raises(Conflict):
        await store.write(resume_table, header.id, at, [])
    await store.write(resume_table, header.id, TableVersion(closed.revision, 1), [], interaction=7)
    after = await store.read(load_table, header.id)
    assert after == replace(before, header=replace(before.header, revision=closed.revision + 1))
    assert await store.read(list_broken_off_tables, ANA, NOON) == []
    with pytest.raises(Conflict):
        await store.write(resume_table, header.id, TableVersion(closed.revision + 1, 1), [])


async def changes_on(store: Store, change: str, table: int, at: TableVersion) -> None:
    """Apply a change that adds no input to the table at this version."""
    match change:
        case "invite":
            await store.write(set_invited, table, at, {f"u:{EVE}": "Eve"})
        case "admit":
            await store.write(set_admitted, table, at, {f"u:{EVE}": "Eve"})
        case "place in":
            await store.write(move_table, table, at, 9)
        case "sleep":
            await store.write(put_to_sleep, table, at)
        case "wake":
            await store.write(wake_table, table, at, [])
        case "end":
            await store.write(end_table, table, at, "cancelled", STANDING, NOON)


WITHOUT_INPUT = ("invite", "admit", "place in", "sleep", "wake", "end")


@pytest.mark.parametrize("change", WITHOUT_INPUT)
async def test_a_change_based_on_an_older_input_is_refused(store: Store, change: str) -> None:
    header = await running(store)
    await append(store, header.id, row(0))
    await append(store, header.id, row(1))
    before = await everything(store)
    with pytest.raises(Conflict):
        await changes_on(store, change, header.id, TableVersion(header.revision, 1))
    assert await everything(store) == before
    assert await store.read(get_table, header.id) == header, "it is still running"
    await changes_on(store, change, header.id, TableVersion(header.revision, 2))


@pytest.mark.parametrize("change", WITHOUT_INPUT)
async def test_a_change_without_an_input_raises_the_revision(store: Store, change: str) -> None:
    header = await running(store)
    await changes_on(store, change, header.id, TableVersion(header.revision, 0))
    changed = await store.read(get_table, header.id)
    assert changed is not None
    assert changed.revision == header.revision + 1
    before = await everything(store)
    for late in WITHOUT_INPUT:
        with pytest.raises(Conflict):
            await changes_on(store, late, header.id, TableVersion(header.revision, 0))
    assert await everything(store) == before


async def test_invitations_are_read_back(store: Store) -> None:
    header = await running(store)
    await changes_on(store, "invite", header.id, TableVersion(header.revision, 0))
    invited = replace(header, invited={f"u:{EVE}": "Eve"}, revision=header.revision + 1)
    assert await store.read(get_table, header.id) == invited


async def test_who_is_admitted_is_read_back_and_nobody_who_was_deleted(store: Store) -> None:
    header = await running(store, admitted={f"u:{ANA}": "", f"u:{BOB}": ""})
    assert set(header.admitted or {}) == {f"u:{ANA}", f"u:{BOB}"}
    await changes_on(store, "admit", header.id, TableVersion(header.revision, 0))
    found = await store.read(get_table, header.id)
    assert found is not None
    assert found.admitted == {f"u:{EVE}": "Eve"}
    await erase(store, EVE)
    found = await store.read(get_table, header.id)
    assert found is not None
    assert found.admitted == {}


CHANGES: dict[str, Callable[[Store, TableHeader, TableHeader, int], Awaitable[object]]] = {
    "change_lobby": lambda s, lobby, table, i: s.write(change_lobby, lobby, [member(BOB)], i),
    "start_table": lambda s, lobby, table, i: s.write(start_match, lobby, [member(1)], i),
    "append": lambda s, lobby, table, i: append(s, table.id, row(0), interaction=i),
    "take_seat": lambda s, lobby, table, i: sit(
        s, table.id, Seating(0, 0, "u:9", "x"), host=9, interaction=i
    ),
    "end_table": lambda s, lobby, table, i: finish(s, table.id, "cancelled", None, NOON, interaction=i),
}


@pytest.mark.parametrize("change", CHANGES)
async def test_a_repeated_interaction_changes_nothing(store: Store, change: str) -> None:
    waiting, playing = await lobby(store), await running(store)
    await append(store, (await running(store)).id, row(0), interaction=2**62)
    before = await everything(store)
    with pytest.raises(Duplicate):
        await CHANGES[change](store, waiting, playing, 2**62)
    assert await everything(store) == before
    await CHANGES[change](store, waiting, playing, 2**62 + 1)
    assert (2**62 + 1,) in (await everything(store))["interactions"]


@pytest.mark.parametrize("change", CHANGES)
async def test_a_refused_change_can_be_retried_with_its_interaction(store: Store, change: str) -> None:
    waiting, playing = await lobby(store), await running(store)
    old_lobby, nowhere = replace(waiting, revision=9), replace(playing, id=4711)
    with pytest.raises(Conflict):
        await CHANGES[change](store, old_lobby, nowhere, 5)
    await CHANGES[change](store, waiting, playing, 5)


async def test_secret_inputs_appear_in_no_repr_and_no_traceback(store: Store) -> None:
    dealt = row(0, SECRET)
    assert SECRET not in repr(dealt)
    table = (await running(store)).id
    unfit: Any = object()
    broken = replace(dealt, digest=unfit)
    with pytest.raises(Unavailable) as caught:
        await append(store, table, broken)
    told = "".join(traceback.format_exception(caught.value))
    assert "INSERT INTO log" in told
    assert SECRET not in told
