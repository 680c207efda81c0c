"""A server that removes the bot is recorded once, and later deleted as a whole unless it returns."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.errors import Conflict
from bot.store import Store
from tests.bot.store.store_values import NOON, lobby

LATER = NOON + timedelta(days=1)


async def test_a_removal_is_recorded_once_with_its_time(store: Store) -> None:
    await store.removed.mark([5, 2**62], NOON)
    await store.removed.mark([5, 7], LATER)
    assert await store.removed.all() == {5: NOON, 2**62: NOON, 7: LATER}
    await store.removed.unmark([5, 6])
    assert await store.removed.all() == {2**62: NOON, 7: LATER}


async def test_every_server_with_stored_rows_is_known(store: Store) -> None:
    assert await store.removed.known() == (set(), set())
    await store.servers.save(5, {})
    await lobby(store, guild_id=6)
    await lobby(store, guild_id=6)
    await lobby(store, guild_id=None)
    assert await store.removed.known() == ({5, 6}, set())
    await store.removed.mark([6, 7], NOON)
    assert await store.removed.known() == ({5, 6}, {6, 7})


async def test_only_a_server_removed_before_the_given_time_is_deleted(store: Store) -> None:
    header = await lobby(store, guild_id=6)
    with pytest.raises(Conflict):
        await store.removed.delete(6, LATER)
    await store.removed.mark([6], NOON)
    with pytest.raises(Conflict):
        await store.removed.delete(6, NOON)
    assert await store.tables.get(header.id) == header
    assert await store.removed.delete(6, LATER) == [header.id]
    assert await store.tables.get(header.id) is None
    assert await store.removed.all() == {}


async def test_a_rematch_is_deleted_before_the_match_it_refers_to(store: Store) -> None:
    first = await lobby(store, guild_id=6)
    second = await lobby(store, guild_id=6, previous=first.id)
    other = await lobby(store, guild_id=7)
    await store.removed.mark([6], NOON)
    assert await store.removed.delete(6, LATER) == [second.id, first.id]
    assert [header.id for header in await store.tables.live()] == [other.id]
