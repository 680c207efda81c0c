"""Limits on opening tables are checked in the transaction that opens a table, so no race exceeds them."""

from __future__ import annotations

import asyncio
from datetime import datetime
from typing import Any

import pytest

from bot.errors import LimitReached
from bot.records.tables import Booking, Limits, Seating, TableHeader, TableVersion
from bot.store import Store
from bot.store.lobbies import start_match
from bot.store.matches import resume_table
from bot.store.tables import get_table, list_members, list_unfinished_tables
from tests.bot.store.store_values import (
    ANA,
    BOB,
    CHANNEL,
    EVE,
    GUILD,
    NOON,
    announce_championship,
    everything,
    finish,
    later,
    lobby,
    member,
    played,
    sit,
)

WIDE = Limits(unfinished=99, person=99, channel=99, threads=99)


async def opens(store: Store, user: int = ANA, at: datetime = NOON, **other: Any) -> TableHeader:
    """Open a lobby for a user within the default limits."""
    header: TableHeader = await lobby(store, user, **{"limits": Limits(), "opened_at": at} | other)
    return header


async def closes(store: Store, header: TableHeader) -> None:
    await finish(store, header.id, "cancelled", None, NOON)


async def test_a_persons_fourth_unfinished_table_is_refused(store: Store) -> None:
    mine = [await opens(store) for _ in range(3)]
    before = await everything(store)
    with pytest.raises(LimitReached) as caught:
        await opens(store, interaction=7)
    assert (caught.value.limit, caught.value.most, caught.value.until) == ("unfinished", 3, None)
    assert await everything(store) == before
    assert await store.read(list_unfinished_tables, ANA, GUILD) == mine
    await opens(store, BOB)
    await opens(store, guild_id=GUILD + 1, channel_id=CHANNEL + 1)
    await closes(store, mine[0])
    await opens(store, interaction=7)


async def test_running_and_sleeping_tables_count_for_the_person_who_opened_them(
    store: Store,
) -> None:
    mine = [await opens(store) for _ in range(3)]
    for header in mine[:2]:
        await store.write(start_match, header, await store.read(list_members, header.id))
    await sit(store, mine[0].id, Seating(0, 0, "r:easy:1", "Barnacle"), asleep=True)
    await sit(store, mine[1].id, Seating(0, 0, f"u:{BOB}", "Bob"), host=BOB)
    with pytest.raises(LimitReached):
        await opens(store)
    assert [header.id for header in await store.read(list_unfinished_tables, ANA, GUILD)] == [
        one.id for one in mine
    ]
    assert await store.read(list_unfinished_tables, BOB, GUILD) == []


async def test_tables_of_other_hosts_do_not_count_for_their_members(store: Store) -> None:
    for host in (ANA, BOB):
        for _ in range(2):
            await lobby(store, host, EVE, limits=Limits())
    for _ in range(3):
        await opens(store, EVE)


async def test_a_persons_sixth_table_within_ten_minutes_is_refused(
    store: Store,
) -> None:
    for minute in range(5):
        # A cancelled table still counts as opened.
        await closes(store, await opens(store, at=later(minutes=minute)))
    with pytest.raises(LimitReached) as caught:
        await opens(store, at=later(minutes=5))
    assert (caught.value.limit, caught.value.most) == ("person", 5)
    assert caught.value.until == later(minutes=10)
    await opens(store, BOB, later(minutes=5))
    await opens(store, at=later(minutes=10))
    with pytest.raises(LimitReached) as caught:
        await opens(store, at=later(minutes=10))
    assert caught.value.until == later(minutes=11)


async def test_a_channels_twenty_first_table_within_ten_minutes_is_refused(store: Store) -> None:
    for user in range(1, 21):
        await opens(store, user, later(seconds=user - 1))
    with pytest.raises(LimitReached) as caught:
        await opens(store, 20, later(minutes=1))
    assert (caught.value.limit, caught.value.most) == ("channel", 20)
    assert caught.value.until == later(minutes=10)
    await opens(store, 20, later(minutes=1), channel_id=CHANNEL + 1)
    await opens(store, 21, later(minutes=10))


async def test_the_thirty_first_table_within_an_hour_opens_without_a_thread(
    store: Store,
) -> None:
    for user in range(1, 31):
        header = await opens(store, user, later(minutes=user - 1), channel_id=user, threaded=True)
        assert header.threaded
        assert await store.read(get_table, header.id) == header
    last = await opens(store, 30, later(minutes=59), channel_id=30, threaded=True)
    assert not last.threaded
    assert await store.read(get_table, last.id) == last
    assert (await opens(store, 31, later(minutes=59), guild_id=GUILD + 1, threaded=True)).threaded
    assert not (await opens(store, 32, later(minutes=59), channel_id=32)).threaded
    assert (await opens(store, 33, later(minutes=60), channel_id=33, threaded=True)).threaded


async def test_rematches_and_championship_matches_do_not_count_for_limits(store: Store) -> None:
    number = (await announce_championship(store)).id
    finished = [await played(store, (ANA, 1, 9), (BOB, 2, 3)) for _ in range(25)]
    for place, table in enumerate(finished):
        await lobby(store, ANA, BOB, previous=table)
        await lobby(store, ANA, booking=Booking(number, f"{place}", ANA, {}))
    for _ in range(3):
        await opens(store)
    tight = Limits(unfinished=3, person=1, channel=1, threads=1)
    with pytest.raises(LimitReached):
        await opens(store, limits=tight)
    await lobby(store, ANA, booking=Booking(number, "one more", ANA, {}))


async def test_a_server_chooses_its_own_limits(store: Store) -> None:
    for _ in range(12):
        await opens(store, limits=WIDE)
    for limits, limit in (
        (Limits(unfinished=12, person=99, channel=99), "unfinished"),
        (Limits(unfinished=99, person=12, channel=99), "person"),
        (Limits(unfinished=99, person=99, channel=12), "channel"),
    ):
        with pytest.raises(LimitReached) as caught:
            await opens(store, limits=limits)
        assert (caught.value.limit, caught.value.most) == (limit, 12)


async def test_two_processes_opening_tables_at_once_stay_within_the_limits(store: Store, url: str) -> None:
    other = await Store.open(url)
    try:
        asked = [opens(one, threaded=True) for _ in range(4) for one in (store, other)]
        done = await asyncio.gather(*asked, return_exceptions=True)
        few = Limits(threads=4)
        asked = [
            opens(one, user, channel_id=user, threaded=True, limits=few)
            for user in range(50, 54)
            for one in (store, other)
        ]
        threads = await asyncio.gather(*asked)
    finally:
        await other.close()
    assert [type(one) for one in done].count(LimitReached) == 5
    assert len(await store.read(list_unfinished_tables, ANA, GUILD)) == 3
    assert [one.threaded for one in threads].count(True) == 1


async def test_resuming_a_table_counts_for_the_person_who_opened_it(store: Store) -> None:
    first = await store.write(start_match, await opens(store), [member(ANA), member(BOB)])
    await closes(store, first)
    closed = await store.read(get_table, first.id)
    assert closed is not None
    others = [await opens(store) for _ in range(3)]
    await opens(store, BOB)
    at = TableVersion(closed.revision, 0)
    with pytest.raises(LimitReached) as caught:
        await store.write(resume_table, first.id, at, [], 3)
    assert (caught.value.limit, caught.value.most) == ("unfinished", 3)
    assert await store.read(get_table, first.id) == closed
    await closes(store, others[0])
    await store.write(resume_table, first.id, at, [], 3)
    back = await store.read(get_table, first.id)
    assert back is not None
    assert (back.status, back.ended_at, back.standing) == ("running", None, None)
