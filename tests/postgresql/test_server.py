"""What a server does to the store: locks of other sessions, a restart, errors of all kinds."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from typing import Any

import psycopg
import pytest
from sqlalchemy import Float, Select, func, literal_column, select

from bench.postgresql_server import Server
from bot.errors import Conflict, Duplicate, Unavailable
from bot.store import Store
from bot.store.engine import Row, Statement, Transaction
from bot.store.matches import append_input
from bot.store.migrate import migrate_server
from bot.store.people import get_person, remember_person
from bot.store.postgres import CONNECTING, StoreSession
from bot.store.postgres_connect import LOCKS, WRITING
from bot.store.tables import list_inputs
from tests.bot.store.store_values import ANA, append, everything, result, row, running


@pytest.fixture
async def there(server_url: str) -> AsyncIterator[Store]:
    opened = await Store.open(server_url)
    yield opened
    await opened.close()


@pytest.fixture
def stopping_server() -> Iterator[Server]:
    """Yield a server only for this test, which may stop it."""
    own = Server()
    own.start()
    yield own
    own.close()


@contextmanager
def another_session(url: str) -> Iterator[Any]:
    """Yield another session on the same database, in a transaction."""
    with psycopg.connect(url) as session:
        yield session


async def test_units_that_wait_together_share_one_commit(
    there: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [(await running(there)).id for _ in range(20)]
    asked: list[str] = []
    plain = StoreSession.execute

    def noted(self: StoreSession, sql: str, parameters: Any) -> Any:
        asked.append(sql)
        return plain(self, sql, parameters)

    monkeypatch.setattr(StoreSession, "execute", noted)
    await asyncio.gather(*(there.write(append_input, table, row(0), revision=1) for table in tables))
    assert asked.count("COMMIT") == 1
    assert [len(await there.read(list_inputs, table)) for table in tables] == [1] * 20


async def test_bad_units_in_a_batch_leave_no_trace_and_do_not_fail_good_ones(there: Store) -> None:
    good = [(await running(there)).id for _ in range(5)]
    spoilt = [(await running(there)).id for _ in range(5)]
    await there.write(append_input, spoilt[3], row(0), revision=1, interaction=77)
    before = await everything(there)
    twice = [result(spoilt[1], 0, ANA, 1, 20), result(spoilt[1], 0, ANA, 1, 20)]
    bad = [
        there.write(append_input, spoilt[0], row(5), revision=1, interaction=70),
        there.write(append_input, spoilt[1], row(0), revision=1, interaction=71, results=twice),
        there.write(append_input, spoilt[2], row(0), revision=1, interaction=77),
        there.write(append_input, spoilt[3], replace(row(1), seat=2**70), revision=1, interaction=72),
        there.write(append_input, spoilt[4], row(0, "play \ud800"), revision=1, interaction=73),
    ]
    moves = [there.write(append_input, table, row(0), revision=1, interaction=table) for table in good]
    # The same interaction twice in one batch: only the second is refused.
    moves.append(there.write(append_input, good[0], row(1), revision=1, interaction=good[0]))
    told = await asyncio.gather(*moves, *bad, return_exceptions=True)
    assert [type(each) for each in told if each is not None] == [
        Duplicate, Conflict, Unavailable, Duplicate, Unavailable, UnicodeEncodeError,
    ]  # fmt: skip
    after = await everything(there)
    assert {name for name in after if after[name] != before[name]} == {"log", "tables", "interactions"}
    inputs = [len(await there.read(list_inputs, table)) for table in (*good, *spoilt)]
    assert inputs == [1] * 5 + [0, 0, 0, 1, 0]


def rows_of(tx: Transaction, query: Select[Any]) -> list[Row]:
    """Return the rows that a query finds."""
    return tx.rows(Statement(query))


async def test_unsupported_characters_are_replaced_in_stored_text(there: Store) -> None:
    await there.write(remember_person, ANA, "A\0na", None)
    found = await there.read(get_person, ANA)
    assert found is not None
    assert found.name == "A\N{REPLACEMENT CHARACTER}na"


async def test_texts_and_numbers_are_kept_whatever_the_address_sets(server_url: str) -> None:
    store = await Store.open(f"{server_url}?client_encoding=LATIN1&options=-c%20extra_float_digits%3D-9")
    await store.write(remember_person, ANA, "Ana Ω漢", None)
    found = await store.read(get_person, ANA)
    assert found is not None
    assert found.name == "Ana Ω漢"
    sum_of = literal_column("0.1::float8 + 0.2::float8", Float).label("sum")
    assert await store.read(rows_of, select(sum_of)) == [(0.1 + 0.2,)]
    await store.close()


async def test_the_server_sends_keepalives_to_idle_sessions(there: Store) -> None:
    """Without keepalives, a proxy in between drops an idle session after minutes and the next click fails."""
    assert await there.read(rows_of, select(func.current_setting("tcp_keepalives_idle"))) == [("5",)]


async def test_a_row_locked_by_another_session_delays_a_write_only_briefly(
    there: Store, server_url: str
) -> None:
    locked, free = [(await running(there)).id for _ in range(2)], (await running(there)).id
    with another_session(server_url) as session:
        session.execute("SELECT * FROM tables WHERE id = ANY(%s) FOR UPDATE", (locked,))
        began = time.monotonic()
        waiting = [there.write(append_input, table, row(0), revision=1) for table in (*locked, free)]
        writing = asyncio.gather(*waiting, return_exceptions=True)
        await asyncio.sleep(0.1)
        assert len(await there.read(list_inputs, free)) == 0
        assert time.monotonic() - began < 0.5, "who reads waits for nobody"
        told = await writing
        assert 1.4 < time.monotonic() - began < 2.5
    assert [type(one) for one in told] == [Unavailable, Unavailable, type(None)]
    await append(there, locked[0], row(0))


async def test_a_write_that_takes_too_long_times_out(there: Store, server_url: str) -> None:
    table = (await running(there)).id
    with another_session(server_url) as session:
        session.execute(f"SELECT pg_advisory_xact_lock({LOCKS}, {WRITING})")
        began = time.monotonic()
        with pytest.raises(Unavailable, match="lock"):
            await append(there, table, row(0), interaction=8)
        assert 1.4 < time.monotonic() - began < 2.5
    await append(there, table, row(0), interaction=8)


async def test_a_session_that_is_cut_is_replaced(there: Store, server_url: str) -> None:
    table = (await running(there)).id
    with another_session(server_url) as session:
        ours = "application_name = 'yo-ho-ho' AND datname = current_database()"
        session.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {ours}")
    await asyncio.sleep(0.1)
    await append(there, table, row(0))
    assert len(await there.read(list_inputs, table)) == 1


async def test_play_goes_on_after_a_restart_of_the_server(stopping_server: Server) -> None:
    """Every error in between is Unavailable, and every acknowledged input is stored afterwards."""
    url = stopping_server.address()
    await asyncio.to_thread(migrate_server, url)
    store = await Store.open(url)
    table = (await running(store)).id
    acknowledged = 0
    failures: list[BaseException] = []
    restarting = asyncio.create_task(asyncio.to_thread(restart, stopping_server))
    late = time.monotonic() + 20
    while time.monotonic() < late and (acknowledged < 30 or not restarting.done() or not failures):
        try:
            stored = await store.read(list_inputs, table)
            await store.write(append_input, table, row(len(stored)), revision=1)
            acknowledged += 1
        except Unavailable as error:
            failures.append(error)
            await asyncio.sleep(0.01)
        if acknowledged == 10 and not restarting.done():
            await asyncio.sleep(0.05)
    await restarting
    assert failures
    began = time.monotonic()
    stored = await store.read(list_inputs, table)
    assert [each.n for each in stored] == list(range(len(stored)))
    assert len(stored) >= acknowledged >= 30
    await append(store, table, row(len(stored)))
    assert time.monotonic() - began < 1
    await store.close()


def restart(server: Server) -> None:
    time.sleep(0.2)
    server.stop(signal.SIGQUIT)
    time.sleep(0.3)
    server.start()


@pytest.mark.parametrize("what", ["read", "write"])
async def test_a_silent_server_times_out_before_a_click_does(
    there: Store, server_url: str, what: str
) -> None:
    table = (await running(there)).id
    await there.read(list_inputs, table)
    with halted(server_url):
        began = time.monotonic()
        with pytest.raises(Unavailable):
            await (there.read(list_inputs, table) if what == "read" else append_to(there, table))
        assert time.monotonic() - began < 2.9
    await asyncio.sleep(CONNECTING)
    assert len(await there.read(list_inputs, table)) in (0, 1), "a write that nobody heard of may be there"


async def test_a_click_that_has_waited_for_a_silent_server_is_told_in_time(
    there: Store, server_url: str
) -> None:
    """Its first read and its later write would each wait for nearly all the time a click has."""
    table = (await running(there)).id
    await there.read(list_inputs, table)
    with halted(server_url):
        began = time.monotonic()
        with pytest.raises(Unavailable):
            await there.read(list_inputs, table)
        with pytest.raises(Unavailable):
            await append_to(there, table)
        assert time.monotonic() - began < 2.95
    await asyncio.sleep(CONNECTING)
    await append(there, table, row(len(await there.read(list_inputs, table))))


async def test_a_read_after_a_failed_write_sees_the_final_state(there: Store, server_url: str) -> None:
    """The server may still execute the received write, so nothing is read until that write has ended."""
    table = (await running(there)).id
    with halted(server_url):
        with pytest.raises(Unavailable):
            await append_to(there, table)
        await asyncio.sleep(CONNECTING)
        await asyncio.gather(there.read(list_inputs, table), return_exceptions=True)  # also halted
        await asyncio.sleep(CONNECTING)
        with pytest.raises(Unavailable, match="has not ended"):
            await there.read(list_inputs, table)
    await asyncio.sleep(CONNECTING)
    read = await there.read(list_inputs, table)
    with another_session(server_url) as session:
        await asyncio.sleep(0.3)
        (stays,) = session.execute("SELECT count(*) FROM log WHERE table_id = %s", (table,)).fetchone()
        assert stays == len(read)


@contextmanager
def halted(url: str) -> Iterator[None]:
    """Halt the server processes of the store's present sessions; new sessions can be opened."""
    with another_session(url) as session:
        ours = "application_name = 'yo-ho-ho' AND datname = current_database()"
        sessions = session.execute(f"SELECT pid FROM pg_stat_activity WHERE {ours}").fetchall()
    for (pid,) in sessions:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for (pid,) in sessions:
            os.kill(pid, signal.SIGCONT)


async def append_to(store: Store, table: int) -> None:
    await store.write(append_input, table, row(0), revision=1)


async def test_long_reads_and_writes_of_many_rows_may_take_longer(there: Store) -> None:
    """No click waits for reads of a whole server's matches and sums."""
    database = there.database
    for session in (database._reader, database._writer):
        assert isinstance(session, StoreSession)
        session._answering = 0.3
    for ask in (there.read, there.write):
        with pytest.raises(Unavailable, match="does not answer"):
            await ask(sleep, 0.6)
        await asyncio.sleep(CONNECTING)
    await there.read_long(sleep, 0.6)
    await there.write(sleep, 0.002, times=200)


def sleep(tx: Transaction, seconds: float, *, times: int = 1) -> None:
    """Let the server sleep so often for so many seconds."""
    query = Statement(select(func.pg_sleep(seconds)))
    for _ in range(times):
        tx.rows(query)


async def test_a_timeout_of_a_long_read_does_not_count_against_clicks(there: Store) -> None:
    long_reader = there.database._long_reader
    assert isinstance(long_reader, StoreSession)
    long_reader._answering = 2.1
    with pytest.raises(Unavailable):
        await there.read_long(sleep, 5)
    await there.read(sleep, 0.8)


async def test_an_attempt_to_connect_that_hangs_is_told_in_time(there: Store) -> None:
    """A machine that accepts a connection and says nothing; nobody waits for the attempt to end."""
    with closing(socket.create_server(("127.0.0.1", 0))) as silent:
        store = Store.at(f"postgresql://ana@127.0.0.1:{silent.getsockname()[1]}/ship")
        began = time.monotonic()
        with pytest.raises(Unavailable, match="does not answer"):
            await store.read(list_inputs, 1)
        with pytest.raises(Unavailable, match="does not answer"):
            await store.write(append_input, 1, row(0), revision=1)
        assert time.monotonic() - began < 2.95
        await store.close()
