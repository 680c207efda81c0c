"""Each interaction starts or stops following a table, once."""

from __future__ import annotations

import pytest

from bot.errors import Duplicate
from bot.store import Store
from bot.store.followers import list_followers, toggle_follower
from tests.bot.store.store_values import ANA, BOB, running


async def test_following_a_table_twice_stops_following(store: Store) -> None:
    table = (await running(store)).id
    assert [await store.write(toggle_follower, table, user) for user in (BOB, ANA, BOB, BOB)] == [
        True,
        True,
        False,
        True,
    ]
    assert await store.read(list_followers, table) == [ANA, BOB]
    assert await store.read(list_followers, (await running(store)).id) == []


async def test_a_repeated_interaction_does_not_stop_following(store: Store) -> None:
    table = (await running(store)).id
    assert await store.write(toggle_follower, table, ANA, 2**62)
    with pytest.raises(Duplicate):
        await store.write(toggle_follower, table, ANA, 2**62)
    assert await store.read(list_followers, table) == [ANA]
