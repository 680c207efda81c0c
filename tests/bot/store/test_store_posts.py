"""A table has one message per kind and seat; known messages are cached."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.errors import Unavailable
from bot.records.tables import PostRow
from bot.store import Store
from bot.store.units import Query, Row, Statement, Step
from tests.bot.store.store_values import NOON, lobby, open_championship


async def test_a_table_has_one_message_per_kind_and_seat(store: Store) -> None:
    table = (await lobby(store)).id
    own = PostRow(table, "table", -1, 2**60, 2**61, NOON)
    panel = PostRow(table, "panel", 2, 5, 6, NOON)
    for post in (panel, own, PostRow((await lobby(store)).id, "table", -1, 7, 8, NOON)):
        await store.posts.save(post)
    assert await store.posts.list_for(table) == [own, panel]
    newer = replace(own, message_id=9, posted_at=NOON + timedelta(hours=1))
    await store.posts.save(newer)
    assert await store.posts.list_for(table) == [newer, panel]


async def test_dropping_a_message_twice_is_no_error(store: Store) -> None:
    table = (await lobby(store)).id
    await store.posts.save(PostRow(table, "ping", -1, 1, 2, NOON))
    for _ in range(2):
        await store.posts.drop(table, "ping", -1)
    assert await store.posts.list_for(table) == []


@pytest.fixture
def asked(store: Store, monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Return a list that records the queries of the database."""
    asked: list[object] = []
    plain = store.database.read_together

    async def noted(*queries: Query) -> list[list[Row]]:
        asked.append(queries)
        return await plain(*queries)

    monkeypatch.setattr(store.database, "read_together", noted)
    return asked


def post(owner: int, kind: str = "table", message: int = 8) -> PostRow:
    return PostRow(owner, kind, -1, 7, message, NOON)


async def test_known_messages_are_not_read_again(store: Store, url: str, asked: list[object]) -> None:
    table = (await lobby(store)).id
    await store.posts.list_for(table)
    asked.clear()
    await store.posts.save(post(table, "ping"))
    await store.posts.save(post(table))
    await store.posts.save(post(table, message=9))
    await store.posts.drop(table, "ping", -1)
    assert await store.posts.list_for(table) == [post(table, message=9)]
    assert asked == []
    await store.close()
    again = await Store.open(url)
    assert await again.posts.list_for(table) == [post(table, message=9)]
    await again.close()


async def test_messages_of_a_table_and_a_championship_with_one_number_are_apart(store: Store) -> None:
    table, championship = (await lobby(store)).id, (await open_championship(store)).id
    assert table == championship
    await store.posts.save(post(table))
    assert await store.championship_posts.list_for(championship) == []
    await store.championship_posts.save(post(championship, message=9))
    await store.championship_posts.drop(championship, "ping", -1)
    assert await store.posts.list_for(table) == [post(table)]
    assert await store.championship_posts.list_for(championship) == [post(championship, message=9)]


async def test_the_cache_of_messages_is_limited(
    store: Store, asked: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store.posts._held, "most", 2)
    tables = [(await lobby(store)).id for _ in range(3)]
    for table in tables:
        await store.posts.save(post(table))
        assert await store.posts.list_for(table) == [post(table)]
    asked.clear()
    assert await store.posts.list_for(tables[2]) == [post(tables[2])]
    assert asked == []
    assert await store.posts.list_for(tables[0]) == [post(tables[0])]
    assert len(asked) == 1


async def test_messages_are_read_again_after_a_failed_write(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A failed write may still be stored, as in this test."""
    table = (await lobby(store)).id
    await store.posts.list_for(table)
    write = store.database.write

    async def stores_and_fails(*steps: Step) -> None:
        await write(*steps)
        raise Unavailable("disk I/O error")

    monkeypatch.setattr(store.database, "write", stores_and_fails)
    with pytest.raises(Unavailable):
        await store.posts.save(post(table))
    monkeypatch.undo()
    assert await store.posts.list_for(table) == [post(table)]


async def test_a_message_saved_during_a_read_is_known_afterwards(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = (await lobby(store)).id
    read, may, begun = store.database.read, asyncio.Event(), asyncio.Event()

    async def slow(statement: Statement, **values: object) -> list[Row]:
        rows = await read(statement, **values)
        begun.set()
        await may.wait()
        return rows

    monkeypatch.setattr(store.database, "read", slow)
    reading = [asyncio.create_task(store.posts.list_for(table)) for _ in range(2)]
    await begun.wait()
    await store.posts.save(post(table))
    may.set()
    assert await asyncio.gather(*reading) == [[post(table)]] * 2
    assert await store.posts.list_for(table) == [post(table)]
