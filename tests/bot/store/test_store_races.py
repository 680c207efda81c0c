"""An acknowledged move survives other writers, cancelled tasks, killed processes and a closed store."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import sys
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.errors import Conflict, Unavailable
from bot.store import Store, sqlite
from bot.store.drain import FileDrain
from bot.store.history import get_history_page
from bot.store.lobbies import change_lobby
from bot.store.matches import append_input
from bot.store.people import remember_person
from bot.store.tables import list_inputs, list_live_tables
from tests.bot.store.store_values import (
    ANA,
    BOB,
    append,
    connection,
    everything,
    lobby,
    member,
    result,
    row,
    running,
)

ROOT = Path(__file__).parents[3]


@pytest.fixture
def rival(store: Store, file: Path) -> Iterator[sqlite3.Connection]:
    """Yield the connection of another program to the store's file."""
    with closing(sqlite3.connect(file, isolation_level=None, timeout=0)) as connection:
        yield connection


def sneak_in(rival: sqlite3.Connection, table: int, n: int) -> None:
    """Store an input as another process would, including the table row's number of inputs."""
    rival.execute("UPDATE tables SET inputs = ? WHERE id = ?", (n + 1, table))
    rival.execute(
        'INSERT INTO log (table_id, n, seat, action, "by", at, digest) VALUES (?, ?, ?, ?, ?, ?, ?)',
        (table, n, 1, "play black-1", f"u:{BOB}", "2026-07-01 12:00:00.000000", "rival"),
    )


@pytest.mark.sqlite
async def test_every_connection_has_durable_commits_and_foreign_keys(store: Store) -> None:
    await lobby(store)
    await store.read(list_live_tables)
    for reads in (True, False):
        there = connection(store, reads=reads)
        asked = [
            next(iter(await there.execute_fetchall(f"PRAGMA {name}")))[0]
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        ]
        assert asked == ["wal", 2, 1, sqlite.BUSY_SECONDS * 1000]


async def test_a_write_waits_for_another_programs_write(store: Store, rival: sqlite3.Connection) -> None:
    table = (await running(store)).id
    rival.execute("BEGIN IMMEDIATE")
    sneak_in(rival, table, 0)
    waiting = asyncio.create_task(store.write(append_input, table, row(1), revision=1))
    await asyncio.sleep(0.2)
    assert not waiting.done()
    rival.execute("COMMIT")
    await waiting
    assert [each.digest for each in await store.read(list_inputs, table)] == ["rival", "00000001"]


async def test_a_waiting_input_whose_number_was_taken_is_refused(
    store: Store, rival: sqlite3.Connection
) -> None:
    table = (await running(store)).id
    rival.execute("BEGIN IMMEDIATE")
    sneak_in(rival, table, 0)
    waiting = asyncio.create_task(store.write(append_input, table, row(0), revision=1))
    await asyncio.sleep(0.1)
    rival.execute("COMMIT")
    with pytest.raises(Conflict):
        await waiting
    assert [each.digest for each in await store.read(list_inputs, table)] == ["rival"]


async def test_reads_do_not_wait_for_a_write_lock(store: Store, rival: sqlite3.Connection) -> None:
    table = (await running(store)).id
    await append(store, table, row(0))
    rival.execute("BEGIN IMMEDIATE")
    sneak_in(rival, table, 1)
    assert await asyncio.wait_for(store.read(list_inputs, table), 1) == [row(0)]
    rival.execute("ROLLBACK")


async def test_a_locked_database_is_unavailable_until_unlocked(
    empty_url: str, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "PATIENCE", 0.1)
    store = await Store.open(empty_url)
    table = (await running(store)).id
    before = await everything(store)
    with closing(sqlite3.connect(file, isolation_level=None)) as rival:
        rival.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unavailable, match="locked"):
            await append(store, table, row(0), interaction=8)
    assert await everything(store) == before
    await append(store, table, row(0), interaction=8)
    await store.close()


async def test_all_writes_of_a_click_fail_within_two_and_a_half_seconds(
    empty_url: str, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The limit also holds for the last of many waiting writes; reads do not wait at all."""
    clock, may_try = 0.0, threading.Event()

    def one_try(statement: str) -> None:
        nonlocal clock
        if statement == "BEGIN IMMEDIATE":
            may_try.wait(10)
            clock += 0.05

    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0)
    await (await Store.open(empty_url)).close()
    store = Store(sqlite.open_file(file, lambda: clock), FileDrain(file))
    table = (await running(store)).id
    await connection(store).set_trace_callback(one_try)
    with closing(sqlite3.connect(file, isolation_level=None)) as rival:
        rival.execute("BEGIN EXCLUSIVE")
        crowd = [asyncio.create_task(store.write(remember_person, user, "x", None)) for user in range(20)]
        clicks: list[Callable[[], Awaitable[object]]] = [
            lambda: store.write(remember_person, ANA, "Ana", "en"),
            lambda: store.write(append_input, table, row(0), revision=1),
            lambda: store.write(append_input, table, row(0), revision=1),
        ]
        await asyncio.sleep(0)
        assert await store.read(list_inputs, table) == []
        assert clock == 0
        may_try.set()
        for write in clicks:
            with pytest.raises(Unavailable, match="locked"):
                await write()
        assert 2 <= clock <= 2.5
        told = await asyncio.gather(*crowd, return_exceptions=True)
        assert {type(each) for each in told} == {Unavailable}
        assert clock <= 2.5
        # A write a minute later waits as long as the first write did.
        clock += 60
        with pytest.raises(Unavailable, match="locked"):
            await append(store, table, row(0))
        assert 62 <= clock - 2 <= 63
    await append(store, table, row(0))
    await store.close()


async def test_two_stores_racing_for_every_input_store_each_once(store: Store, empty_url: str) -> None:
    other = await Store.open(empty_url)
    table = (await running(store)).id
    losses = 0

    async def play(mine: Store, name: str) -> list[int]:
        nonlocal losses
        taken = []
        while (n := len(await mine.read(list_inputs, table))) < 40:
            try:
                await append(mine, table, row(n, by=name))
                taken.append(n)
            except Conflict:
                losses += 1
        return taken

    ana, bob = await asyncio.gather(play(store, "u:1"), play(other, "u:2"))
    stored = await store.read(list_inputs, table)
    assert [each.n for each in stored] == list(range(len(stored)))
    assert {each.n for each in stored if each.by == "u:1"} == set(ana)
    assert {each.n for each in stored if each.by == "u:2"} == set(bob)
    assert losses
    await other.close()


async def test_one_interaction_acts_once_in_two_processes(store: Store, empty_url: str) -> None:
    other = await Store.open(empty_url)
    header = await lobby(store)
    acts = [
        each.write(change_lobby, header, [member(ANA), member(BOB)], 7)
        for each in (store, other)
        for _ in range(3)
    ]
    outcomes = await asyncio.gather(*acts, return_exceptions=True)
    assert sorted(type(each).__name__ for each in outcomes) == ["Duplicate"] * 5 + ["TableHeader"]
    await other.close()


async def test_many_simultaneous_writes_all_succeed(store: Store) -> None:
    tables = [(await running(store)).id for _ in range(5)]
    await asyncio.gather(*(append(store, table, row(0)) for table in tables))
    await asyncio.gather(*(store.write(remember_person, user, "x", None) for user in range(1, 60)))
    assert [len(await store.read(list_inputs, table)) for table in tables] == [1] * 5


@pytest.mark.parametrize("delay", [0, 0.001, 0.003, 0.01])
async def test_a_running_write_is_finished_despite_cancellation(store: Store, delay: float) -> None:
    table = (await running(store)).id
    end: dict[str, Any] = {
        "results": [result(table, 0, ANA, 1, 5, facts={"exact": 1})],
        "people": 2,
        "counts": True,
    }
    writing = asyncio.create_task(store.write(append_input, table, row(0), revision=1, interaction=8, **end))
    await asyncio.sleep(delay)
    writing.cancel()
    await asyncio.gather(writing, return_exceptions=True)
    assert await store.read(list_inputs, table) == [row(0)]
    assert [match.table_id for match in (await store.read(get_history_page, None)).matches] == [table]


async def test_a_cancelled_write_raises_only_after_it_has_been_stored(
    store: Store, rival: sqlite3.Connection
) -> None:
    table = (await running(store)).id
    rival.execute("BEGIN IMMEDIATE")
    writing = asyncio.create_task(store.write(append_input, table, row(0), revision=1))
    for _ in range(3):
        await asyncio.sleep(0.05)
        writing.cancel()
    await asyncio.sleep(0.05)
    assert not writing.done()
    rival.execute("ROLLBACK")
    with pytest.raises(asyncio.CancelledError):
        await writing
    assert await store.read(list_inputs, table) == [row(0)]
    await append(store, table, row(1))


async def test_a_cancelled_write_that_fails_raises_only_the_cancellation(
    store: Store, rival: sqlite3.Connection
) -> None:
    table = (await running(store)).id
    rival.execute("BEGIN IMMEDIATE")
    sneak_in(rival, table, 0)
    writing = asyncio.create_task(store.write(append_input, table, row(0), revision=1))
    await asyncio.sleep(0.05)
    writing.cancel()
    rival.execute("COMMIT")
    with pytest.raises(asyncio.CancelledError):
        await writing
    assert [each.digest for each in await store.read(list_inputs, table)] == ["rival"]


@pytest.mark.sqlite
async def test_a_failed_statement_rolls_back_its_whole_unit(store: Store) -> None:
    """The last statement of the unit fails."""
    table = (await running(store)).id
    before = await everything(store)
    last = {"results": [result(table, 0, ANA, 1, 5, facts={"exact": 1})], "interaction": 8}

    def refuse(action: int, name: str, *_: object) -> int:
        broken = action == sqlite3.SQLITE_INSERT and name == "facts"
        return sqlite3.SQLITE_DENY if broken else sqlite3.SQLITE_OK

    await connection(store).set_authorizer(refuse)
    with pytest.raises(Unavailable):
        await append(store, table, row(0), **last)
    assert await everything(store) == before
    await connection(store).set_authorizer(None)
    await append(store, table, row(0), **last)


@pytest.mark.sqlite
@pytest.mark.parametrize("lost", ["_writer", "_reader"])
async def test_a_lost_connection_is_replaced(store: Store, lost: str) -> None:
    table = (await running(store)).id
    assert await store.read(list_inputs, table) == []
    connection = getattr(store.database, lost)._opened
    await connection._execute(connection._conn.close)
    with pytest.raises(Unavailable):
        await append(store, table, row(0), interaction=8)
    await append(store, table, row(0), interaction=8)
    assert await store.read(list_inputs, table) == [row(0)]


@pytest.mark.sqlite
async def test_a_bug_on_the_database_thread_leaves_nobody_waiting(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = (await running(store)).id

    def broken(_: object) -> None:
        raise RuntimeError("a fault")

    monkeypatch.setattr(store.database._writer, "begin_writing", broken)
    with pytest.raises(Unavailable, match="a fault"):
        await asyncio.wait_for(append(store, table, row(0), interaction=8), 5)
    monkeypatch.undo()
    await append(store, table, row(0), interaction=8)


async def test_a_closed_store_refuses_reads_and_writes(empty_url: str) -> None:
    store = await Store.open(empty_url)
    table = (await running(store)).id
    writing = asyncio.create_task(store.write(append_input, table, row(0), revision=1))
    await asyncio.sleep(0)
    await asyncio.gather(store.close(), store.close())
    await writing  # a write that has begun is finished before the store closes
    for act in (store.read(list_inputs, table), append(store, table, row(1))):
        with pytest.raises(Unavailable, match="closed"):
            await act


@pytest.mark.parametrize("readers", [1, 3])
async def test_closing_waits_for_running_reads(empty_url: str, file: Path, readers: int) -> None:
    """Otherwise nothing would close the connection of a running read."""
    store = await Store.open(empty_url)
    await lobby(store)
    reading = [asyncio.create_task(store.read(list_live_tables)) for _ in range(readers)]
    await asyncio.sleep(0)
    leaving = asyncio.create_task(store.close())
    await asyncio.sleep(0)
    assert not any(task.done() for task in (*reading, leaving))
    with pytest.raises(Unavailable, match="closed"):
        await store.read(list_live_tables)
    await leaving
    assert [len(live) for live in await asyncio.gather(*reading)] == [1] * readers
    # SQLite deletes the write-ahead log when the last connection is closed.
    assert not file.with_name(f"{file.name}-wal").exists()


UNCLOSED = """
import asyncio, sys
from tests.bot.store.store_values import row, running
from bot.store import Store
from bot.store.matches import append_input

async def main(url):
    global store, moves
    store = await Store.open(url)
    table = (await running(store)).id
    moves = [asyncio.create_task(store.write(append_input, table, row(n), revision=1)) for n in range(20)]
    await moves[0]

asyncio.run(main(sys.argv[1]))
"""


async def test_a_process_with_an_unclosed_store_can_exit(empty_url: str) -> None:
    ending = await run(UNCLOSED, empty_url)
    try:
        await asyncio.wait_for(ending.communicate(), 120)
    finally:
        if ending.returncode is None:
            ending.kill()
    assert ending.returncode == 0
    store = await Store.open(empty_url)
    (header,) = await store.read(list_live_tables)
    stored = await store.read(list_inputs, header.id)
    assert [each.n for each in stored] == list(range(len(stored)))
    assert stored
    await store.close()


KILLED = """
import asyncio, os, signal, sys
from tests.bot.store.store_values import ANA, append, lobby, result, row, running
from bot.store import Store

def kill(statement):
    if statement.startswith("INSERT INTO facts"):
        os.kill(os.getpid(), signal.SIGKILL)

async def main(url, at_the_end):
    store = await Store.open(url)
    table = (await running(store)).id
    if at_the_end:
        await store.database._writer._opened.set_trace_callback(kill)
        last = [result(table, 0, ANA, 1, 5, facts={"exact": 1})]
        await append(store, table, row(0), results=last, interaction=8)
    for n in range(10_000):
        await append(store, table, row(n))
        print(n, flush=True)

asyncio.run(main(sys.argv[1], sys.argv[2] == "end"))
"""


async def die(url: str, how: str) -> asyncio.subprocess.Process:
    """Start a process that plays until it is killed, or kills itself at the end of a match."""
    return await run(KILLED, url, how)


async def run(program: str, *args: str) -> asyncio.subprocess.Process:
    """Start a Python program as another process."""
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        program,
        *args,
        stdout=asyncio.subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
    )


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL")
async def test_every_move_acknowledged_before_a_kill_is_stored(empty_url: str) -> None:
    playing = await die(empty_url, "any moment")
    assert playing.stdout is not None
    acknowledged = [int(await playing.stdout.readline()) for _ in range(25)]
    playing.send_signal(signal.SIGKILL)
    acknowledged += [int(line) for line in (await playing.stdout.read()).split()]
    await playing.wait()
    store = await Store.open(empty_url)
    (header,) = await store.read(list_live_tables)
    stored = [each.n for each in await store.read(list_inputs, header.id)]
    assert stored[: len(acknowledged)] == acknowledged
    # At most one unacknowledged move may be stored too, and only the next move.
    assert stored == list(range(len(stored)))
    assert len(stored) - len(acknowledged) <= 1
    await append(store, header.id, row(len(stored)))
    await store.close()


@pytest.mark.sqlite
@pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL")
async def test_a_kill_while_a_match_ends_leaves_nothing_half_written(empty_url: str) -> None:
    playing = await die(empty_url, "end")
    await playing.communicate()
    assert playing.returncode == -signal.SIGKILL
    store = await Store.open(empty_url)
    (header,) = await store.read(list_live_tables)
    assert header.status == "running"
    assert await store.read(list_inputs, header.id) == []
    assert (await everything(store))["interactions"] == []
    await append(store, header.id, row(0), results=[], interaction=8)
    await store.close()


async def test_simultaneous_first_starts_create_one_database(url: str) -> None:
    stores = await asyncio.gather(*(Store.open(url) for _ in range(6)))
    for store in stores:
        await lobby(store)
    assert len(await stores[0].read(list_live_tables)) == 6
    for store in stores:
        await store.close()
