"""What an acknowledged move survives: other writers, cancelled tasks, killed processes, a closed store."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, event
from store_values import ANA, BOB, everything, lobby, member, result, row, running

from bot.errors import Conflict, Unavailable
from bot.store import Store, database, matches

ROOT = Path(__file__).parents[3]


@pytest.fixture
def rival(store: Store, file: Path) -> Iterator[sqlite3.Connection]:
    """Another program on the same file."""
    with closing(sqlite3.connect(file, isolation_level=None, timeout=0)) as connection:
        yield connection


def sneak_in(rival: sqlite3.Connection, table: int, n: int) -> None:
    rival.execute(
        'INSERT INTO log (table_id, n, seat, action, "by", at, digest) VALUES (?, ?, ?, ?, ?, ?, ?)',
        (table, n, 1, "play black-1", f"u:{BOB}", "2026-07-01 12:00:00.000000", "rival"),
    )


async def test_commits_are_durable_and_checked_on_every_connection(store: Store) -> None:
    for transaction in (store._reading(), store._writing()):
        async with transaction as connection:
            asked = [
                (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar_one()
                for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            ]
            assert asked == ["wal", 2, 1, database.BUSY_SECONDS * 1000]


async def test_a_write_waits_for_another_programs_write(store: Store, rival: sqlite3.Connection) -> None:
    table = (await running(store)).id
    rival.execute("BEGIN IMMEDIATE")
    sneak_in(rival, table, 0)
    waiting = asyncio.create_task(store.append(table, row(1)))
    await asyncio.sleep(0.2)
    assert not waiting.done()
    rival.execute("COMMIT")
    await waiting
    assert [each.digest for each in await store.log(table)] == ["rival", "00000001"]


async def test_who_waited_and_lost_the_number_is_told(store: Store, rival: sqlite3.Connection) -> None:
    table = (await running(store)).id
    rival.execute("BEGIN IMMEDIATE")
    sneak_in(rival, table, 0)
    waiting = asyncio.create_task(store.append(table, row(0)))
    await asyncio.sleep(0.1)
    rival.execute("COMMIT")
    with pytest.raises(Conflict):
        await waiting
    assert [each.digest for each in await store.log(table)] == ["rival"]


async def test_reading_waits_for_nobody(store: Store, rival: sqlite3.Connection) -> None:
    table = (await running(store)).id
    await store.append(table, row(0))
    rival.execute("BEGIN IMMEDIATE")
    sneak_in(rival, table, 1)
    assert await asyncio.wait_for(store.log(table), 1) == [row(0)]
    rival.execute("ROLLBACK")


async def test_a_database_that_stays_locked_is_unavailable_and_then_fine_again(
    url: str, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "PATIENCE", 0.1)
    store = await Store.open(url)
    table = (await running(store)).id
    before = everything(file)
    with closing(sqlite3.connect(file, isolation_level=None)) as rival:
        rival.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unavailable, match="locked"):
            await store.append(table, row(0), interaction=8)
    assert everything(file) == before
    await store.append(table, row(0), interaction=8)
    await store.close()


async def test_all_that_one_click_writes_is_refused_within_two_and_a_half_seconds(
    url: str, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also when it comes last in a crowd; and reading waits for none of them."""
    clock = 0.0

    def one_try(_: Connection) -> None:
        nonlocal clock
        clock += 0.05

    monkeypatch.setattr(database, "BUSY_SECONDS", 0)
    store = await Store.open(url)
    table = (await running(store)).id
    store._clock = lambda: clock
    event.listen(store._writer.sync_engine, "begin", one_try)
    with closing(sqlite3.connect(file, isolation_level=None)) as rival:
        rival.execute("BEGIN EXCLUSIVE")
        crowd = [asyncio.create_task(store.remember_player(user, "x", None)) for user in range(20)]
        clicks = [
            lambda: store.remember_player(ANA, "Ana", "en"),
            lambda: store.append(table, row(0)),
            lambda: store.append(table, row(0)),
        ]
        await asyncio.sleep(0)
        assert await store.log(table) == []
        assert clock < 2
        for write in clicks:
            with pytest.raises(Unavailable, match="locked"):
                await write()
        assert 2 <= clock <= 2.5
        told = await asyncio.gather(*crowd, return_exceptions=True)
        assert {type(each) for each in told} == {Unavailable}
        assert clock <= 2.5
        # Who comes much later waits as long as the first one did.
        clock += 60
        with pytest.raises(Unavailable, match="locked"):
            await store.append(table, row(0))
        assert 62 <= clock - 2 <= 63
    await store.append(table, row(0))
    await store.close()


async def test_two_stores_racing_for_every_number_write_each_once(store: Store, url: str) -> None:
    other = await Store.open(url)
    table = (await running(store)).id
    losses = 0

    async def play(mine: Store, name: str) -> list[int]:
        nonlocal losses
        taken = []
        while (n := len(await mine.log(table))) < 40:
            try:
                await mine.append(table, row(n, by=name))
                taken.append(n)
            except Conflict:
                losses += 1
        return taken

    ana, bob = await asyncio.gather(play(store, "u:1"), play(other, "u:2"))
    stored = await store.log(table)
    assert [each.n for each in stored] == list(range(len(stored)))
    assert {each.n for each in stored if each.by == "u:1"} == set(ana)
    assert {each.n for each in stored if each.by == "u:2"} == set(bob)
    assert losses
    await other.close()


async def test_one_interaction_acts_once_in_two_processes(store: Store, url: str) -> None:
    other = await Store.open(url)
    header = await lobby(store)
    acts = [
        each.change_lobby(header, [member(ANA), member(BOB)], 7) for each in (store, other) for _ in range(3)
    ]
    outcomes = await asyncio.gather(*acts, return_exceptions=True)
    assert sorted(type(each).__name__ for each in outcomes) == ["Duplicate"] * 5 + ["TableHeader"]
    await other.close()


async def test_a_crowd_of_writers_is_served(store: Store) -> None:
    tables = [(await running(store)).id for _ in range(5)]
    await asyncio.gather(*(store.append(table, row(0)) for table in tables))
    await asyncio.gather(*(store.remember_player(user, "x", None) for user in range(1, 60)))
    assert [len(await store.log(table)) for table in tables] == [1] * 5


@pytest.mark.parametrize("delay", [0, 0.001, 0.003, 0.01])
async def test_a_cancelled_write_that_has_begun_is_finished_first(store: Store, delay: float) -> None:
    table = (await running(store)).id
    end = {"results": [result(table, 0, ANA, 1, 5, facts={"exact": 1})], "people": 2, "counts": True}
    writing = asyncio.create_task(store.append(table, row(0), interaction=8, **end))
    await asyncio.sleep(delay)
    writing.cancel()
    await asyncio.gather(writing, return_exceptions=True)
    assert await store.log(table) == [row(0)]
    assert await store.stats(ANA, guild_id=None, game="skull-king") is not None


async def test_a_cancellation_comes_out_once_the_outcome_is_settled(
    store: Store, rival: sqlite3.Connection
) -> None:
    table = (await running(store)).id
    rival.execute("BEGIN IMMEDIATE")
    writing = asyncio.create_task(store.append(table, row(0)))
    for _ in range(3):
        await asyncio.sleep(0.05)
        writing.cancel()
    await asyncio.sleep(0.05)
    assert not writing.done()
    rival.execute("ROLLBACK")
    with pytest.raises(asyncio.CancelledError):
        await writing
    assert await store.log(table) == [row(0)]
    await store.append(table, row(1))


async def test_a_cancelled_write_that_fails_is_forgotten_quietly(
    store: Store, rival: sqlite3.Connection
) -> None:
    table = (await running(store)).id
    rival.execute("BEGIN IMMEDIATE")
    sneak_in(rival, table, 0)
    writing = asyncio.create_task(store.append(table, row(0)))
    await asyncio.sleep(0.05)
    writing.cancel()
    rival.execute("COMMIT")
    with pytest.raises(asyncio.CancelledError):
        await writing
    assert [each.digest for each in await store.log(table)] == ["rival"]


async def test_a_connection_lost_in_the_middle_takes_everything_back(
    store: Store, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = (await running(store)).id
    before = everything(file)

    async def cut(connection: object, results: object) -> None:
        raw = await connection.get_raw_connection()  # type: ignore[attr-defined]
        await raw.driver_connection.close()
        raise OSError("the connection dropped")

    monkeypatch.setattr(matches, "_write_results", cut)
    with pytest.raises(Unavailable):
        await store.append(table, row(0), results=[], interaction=8)
    monkeypatch.undo()
    assert everything(file) == before
    await store.append(table, row(0), results=[], interaction=8)


async def test_a_closed_store_says_so(url: str) -> None:
    store = await Store.open(url)
    table = (await running(store)).id
    writing = asyncio.create_task(store.append(table, row(0)))
    await asyncio.sleep(0)
    await asyncio.gather(store.close(), store.close())
    await writing  # what had begun is finished first
    for act in (store.log(table), store.append(table, row(1))):
        with pytest.raises(Unavailable, match="closed"):
            await act


@pytest.mark.parametrize("readers", [1, 3])
async def test_closing_waits_for_those_who_read(url: str, file: Path, readers: int) -> None:
    """A connection that is out when the store closes would be closed by nobody."""
    store = await Store.open(url)
    await lobby(store)
    async with AsyncExitStack() as reading:
        for _ in range(readers):
            await reading.enter_async_context(store._reading())
        leaving = asyncio.create_task(store.close())
        await asyncio.sleep(0.05)
        assert not leaving.done()
        with pytest.raises(Unavailable, match="closed"):
            await store.live_tables()
    await leaving
    # SQLite takes this file away with the last connection.
    assert not file.with_name(f"{file.name}-wal").exists()


KILLED = """
import asyncio, os, signal, sys
from store_values import lobby, row, running
from bot.store import Store, matches

async def kill(connection, results):
    os.kill(os.getpid(), signal.SIGKILL)

async def main(url, at_the_end):
    store = await Store.open(url)
    table = (await running(store)).id
    if at_the_end:
        matches._write_results = kill
        await store.append(table, row(0), results=[], interaction=8)
    for n in range(10_000):
        await store.append(table, row(n))
        print(n, flush=True)

asyncio.run(main(sys.argv[1], sys.argv[2] == "end"))
"""


async def die(url: str, how: str) -> asyncio.subprocess.Process:
    """A process that plays into this database: until it is killed, or until it kills itself at the end."""
    paths = os.pathsep.join([str(ROOT), str(Path(__file__).parent)])
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        KILLED,
        url,
        how,
        stdout=asyncio.subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": paths},
    )


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL")
async def test_every_move_acknowledged_before_a_kill_is_there_after_it(url: str) -> None:
    playing = await die(url, "any moment")
    assert playing.stdout is not None
    acknowledged = [int(await playing.stdout.readline()) for _ in range(25)]
    playing.send_signal(signal.SIGKILL)
    acknowledged += [int(line) for line in (await playing.stdout.read()).split()]
    await playing.wait()
    store = await Store.open(url)
    (header,) = await store.live_tables()
    stored = [each.n for each in await store.log(header.id)]
    assert stored[: len(acknowledged)] == acknowledged
    # The one in flight may be there too; it is the next, or none.
    assert stored == list(range(len(stored)))
    assert len(stored) - len(acknowledged) <= 1
    await store.append(header.id, row(len(stored)))
    await store.close()


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL")
async def test_a_kill_while_a_match_ends_leaves_nothing_half_written(url: str, file: Path) -> None:
    playing = await die(url, "end")
    await playing.communicate()
    assert playing.returncode == -signal.SIGKILL
    store = await Store.open(url)
    (header,) = await store.live_tables()
    assert header.status == "running"
    assert await store.log(header.id) == []
    assert everything(file)["interactions"] == []
    await store.append(header.id, row(0), results=[], interaction=8)
    await store.close()


async def test_two_first_starts_at_once_make_one_database(url: str) -> None:
    stores = await asyncio.gather(*(Store.open(url) for _ in range(6)))
    for store in stores:
        await lobby(store)
    assert len(await stores[0].live_tables()) == 6
    for store in stores:
        await store.close()
