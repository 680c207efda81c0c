"""A server that removes the bot is recorded once, and later deleted as a whole unless it returns."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.errors import Conflict
from bot.store import Store
from bot.store.servers import (
    delete_server,
    list_known_servers,
    list_removed_servers,
    mark_removed,
    save_settings,
    unmark_removed,
)
from bot.store.tables import get_table, list_live_tables
from tests.bot.store.store_values import NOON, lobby

LATER = NOON + timedelta(days=1)


async def test_a_removal_is_recorded_once_with_its_time(store: Store) -> None:
    await store.write(mark_removed, [5, 2**62], NOON)
    await store.write(mark_removed, [5, 7], LATER)
    assert await store.read(list_removed_servers) == {5: NOON, 2**62: NOON, 7: LATER}
    await store.write(unmark_removed, [5, 6])
    assert await store.read(list_removed_servers) == {2**62: NOON, 7: LATER}


async def test_every_server_with_stored_rows_is_known(store: Store) -> None:
    assert await store.read(list_known_servers) == (set(), set())
    await store.write(save_settings, 5, {})
    await lobby(store, guild_id=6)
    await lobby(store, guild_id=6)
    await lobby(store, guild_id=None)
    assert await store.read(list_known_servers) == ({5, 6}, set())
    await store.write(mark_removed, [6, 7], NOON)
    assert await store.read(list_known_servers) == ({5, 6}, {6, 7})


async def test_only_a_server_removed_before_the_given_time_is_deleted(store: Store) -> None:
    header = await lobby(store, guild_id=6)
    with pytest.raises(Conflict):
        await delete_server(store.database, 6, LATER)
    await store.write(mark_removed, [6], NOON)
    with pytest.raises(Conflict):
        await delete_server(store.database, 6, NOON)
    assert await store.read(get_table, header.id) == header
    assert await delete_server(store.database, 6, LATER) == [header.id]
    assert await store.read(get_table, header.id) is None
    assert await store.read(list_removed_servers) == {}


async def test_a_rematch_is_deleted_before_the_match_it_refers_to(store: Store) -> None:
    first = await lobby(store, guild_id=6)
    second = await lobby(store, guild_id=6, previous=first.id)
    other = await lobby(store, guild_id=7)
    await store.write(mark_removed, [6], NOON)
    assert await delete_server(store.database, 6, LATER) == [second.id, first.id]
    assert [header.id for header in await store.read(list_live_tables)] == [other.id]
