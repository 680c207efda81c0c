"""A table has one message of a kind for a seat, and may forget it."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

from store_values import NOON, lobby

from bot.records import PostRow
from bot.store import Store


async def test_a_table_has_one_message_of_a_kind_for_a_seat(store: Store) -> None:
    table = (await lobby(store)).id
    own = PostRow(table, "table", -1, 2**60, 2**61, NOON)
    panel = PostRow(table, "panel", 2, 5, 6, NOON)
    for post in (panel, own, PostRow((await lobby(store)).id, "table", -1, 7, 8, NOON)):
        await store.save_post(post)
    assert await store.posts(table) == [own, panel]
    newer = replace(own, message_id=9, posted_at=NOON + timedelta(hours=1))
    await store.save_post(newer)
    assert await store.posts(table) == [newer, panel]


async def test_a_message_can_be_forgotten_twice(store: Store) -> None:
    table = (await lobby(store)).id
    await store.save_post(PostRow(table, "ping", -1, 1, 2, NOON))
    for _ in range(2):
        await store.drop_post(table, "ping", -1)
    assert await store.posts(table) == []
