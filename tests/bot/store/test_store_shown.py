"""A table is out of date when it has changed since its last shown version."""

from __future__ import annotations

from bot.records.tables import PostRow, Seating, TableVersion
from bot.store import Store
from bot.store.shown import Stamp
from tests.bot.store.store_values import BOB, NOON, append, finish, later, lobby, row, running, sit


async def out_of_date(store: Store) -> list[int]:
    return [header.id for header in await store.shown.out_of_date(NOON)]


async def test_a_table_is_out_of_date_until_its_current_version_is_shown(store: Store) -> None:
    header, waiting = await running(store), await lobby(store)
    table = header.id
    assert await out_of_date(store) == [table, waiting.id]
    at = TableVersion(header.revision, 0)
    await store.shown.keep({table: at, waiting.id: TableVersion(waiting.revision, 0)})
    assert await out_of_date(store) == []
    await append(store, table, row(0))
    assert await out_of_date(store) == [table]
    await store.shown.keep({table: TableVersion(at.revision, 1)})
    await sit(store, table, Seating(1, 1, "r:easy:1", "Barnacle"))
    assert await out_of_date(store) == [table]
    await store.shown.keep({table: at})
    assert await out_of_date(store) == [table]
    await store.shown.keep({table: TableVersion(at.revision + 1, 1)})
    assert await out_of_date(store) == []


async def test_an_ended_table_is_out_of_date_only_for_a_limited_time(store: Store) -> None:
    for ended_at in (later(seconds=-1), NOON):
        table = (await running(store)).id
        await finish(store, table, "cancelled", None, ended_at)
    assert await out_of_date(store) == [table]
    header = await store.tables.get(table)
    assert header is not None
    await store.shown.keep({table: TableVersion(header.revision, 0)})
    assert await out_of_date(store) == []


async def test_new_stamps_of_a_table_replace_its_old_stamps(store: Store) -> None:
    table, other = (await running(store)).id, (await running(store)).id

    async def stamps(table: int) -> list[str]:
        store.posts.drop_cache(table)
        return [post.stamp for post in await store.posts.list_for(table)]

    for owner in (table, other):
        for seat, who in enumerate((BOB, BOB + 1)):
            await store.posts.save(PostRow(owner, f"hand {who}/round 1", seat, who, 9 + seat, NOON))
    told = [Stamp(one, f"hand {BOB}/round 1", BOB, f"{one} bid") for one in (table, other)]
    await store.shown.keep({table: TableVersion(0, 0), other: TableVersion(0, 0)}, told)
    assert (await stamps(table), await stamps(other)) == ([f"{table} bid", ""], [f"{other} bid", ""])
    await store.shown.keep(
        {table: TableVersion(0, 1)}, [Stamp(table, f"hand {BOB + 1}/round 1", BOB + 1, "play")]
    )
    assert (await stamps(table), await stamps(other)) == (["", "play"], [f"{other} bid", ""])
