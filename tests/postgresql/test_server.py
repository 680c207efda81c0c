"""What a server does to the store: locks of other sessions, a restart, errors of all kinds."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import asyncpg
import pytest
from bot.store.migrate_server import migrate_server
from bot.store.postgres_failures import CONNECTING
from bot.store.postgres_function import LOCKS, WRITING
from bot.store.units import Statement
from sqlalchemy import Float, func, literal_column, select

from bench.postgresql_server import Server
from bot.errors import Conflict, Duplicate, Unavailable
from bot.store import Store, postgres
from bot.store.matches import append_input
from bot.store.people import get_person, remember_person
from bot.store.tables import list_inputs, load_table
from bot.store.totals import list_counted_matches
from tests.bot.store.store_values import ANA, GUILD, append, everything, result, row, running


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


@asynccontextmanager
async def another_session(url: str) -> AsyncIterator[Any]:
    """Yield another session on the same database, in a transaction."""
    session = await asyncpg.connect(url)
    try:
        async with session.transaction():
            yield session
    finally:
        await session.close()


async def test_units_that_wait_together_are_one_query(there: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = [(await running(there)).id for _ in range(20)]
    asked: list[str] = []
    plain = asyncpg.Connection.fetchval

    async def noted(self: Any, query: str, *args: Any, **options: Any) -> Any:
        asked.append(query)
        return await plain(self, query, *args, **options)

    monkeypatch.setattr(asyncpg.Connection, "fetchval", noted)
    await asyncio.gather(*(there.write(append_input, table, row(0), revision=1) for table in tables))
    assert len(asked) == 1
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
    assert [len(await there.read(list_inputs, table)) for table in (*good, *spoilt)] == [1] * 5 + [
        0,
        0,
        0,
        1,
        0,
    ]


async def test_unsupported_characters_are_replaced_in_stored_text(there: Store) -> None:
    await there.write(remember_person, ANA, "A\0na", None)
    found = await there.read(get_person, ANA)
    assert found is not None
    assert found.name == "A\N{REPLACEMENT CHARACTER}na"


async def test_texts_and_numbers_are_kept_whatever_the_address_sets(server_url: str) -> None:
    store = await Store.open(f"{server_url}?client_encoding=LATIN1&extra_float_digits=-9")
    await store.write(remember_person, ANA, "Ana Ω漢", None)
    found = await store.read(get_person, ANA)
    assert found is not None
    assert found.name == "Ana Ω漢"
    sum_of = literal_column("0.1::float8 + 0.2::float8", Float).label("sum")
    assert await store.database.read(Statement(select(sum_of))) == [(0.1 + 0.2,)]
    await store.close()


async def test_the_server_sends_keepalives_to_idle_sessions(there: Store) -> None:
    """Without keepalives, a proxy in between drops an idle session after minutes and the next click fails."""
    idle = Statement(select(func.current_setting("tcp_keepalives_idle").label("seconds")))
    assert await there.database.read(idle) == [("5",)]


async def test_a_row_locked_by_another_session_delays_a_write_only_briefly(
    there: Store, server_url: str
) -> None:
    locked, free = [(await running(there)).id for _ in range(2)], (await running(there)).id
    async with another_session(server_url) as session:
        await session.execute("SELECT * FROM tables WHERE id = ANY($1) FOR UPDATE", locked)
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
    async with another_session(server_url) as session:
        await session.execute(f"SELECT pg_advisory_xact_lock({LOCKS}, {WRITING})")
        began = time.monotonic()
        with pytest.raises(Unavailable, match="lock"):
            await append(there, table, row(0), interaction=8)
        assert 1.4 < time.monotonic() - began < 2.5
    await append(there, table, row(0), interaction=8)


async def test_a_session_that_is_cut_is_replaced(there: Store, server_url: str) -> None:
    table = (await running(there)).id
    async with another_session(server_url) as session:
        ours = "application_name = 'yo-ho-ho' AND datname = current_database()"
        await session.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {ours}")
    await asyncio.sleep(0.1)
    await append(there, table, row(0))
    assert len(await there.read(list_inputs, table)) == 1


async def test_play_goes_on_after_a_restart_of_the_server(stopping_server: Server) -> None:
    """Every error in between is Unavailable, and every acknowledged input is stored afterwards."""
    url = stopping_server.address()
    await migrate_server(url)
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
    async with halted(server_url):
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
    async with halted(server_url):
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
    async with halted(server_url):
        with pytest.raises(Unavailable):
            await append_to(there, table)
        await asyncio.sleep(CONNECTING)
        await asyncio.gather(there.read(list_inputs, table), return_exceptions=True)  # also halted
        await asyncio.sleep(CONNECTING)
        with pytest.raises(Unavailable, match="has not ended"):
            await there.read(list_inputs, table)
    await asyncio.sleep(CONNECTING)
    read = await there.read(list_inputs, table)
    async with another_session(server_url) as session:
        await asyncio.sleep(0.3)
        assert await session.fetchval("SELECT count(*) FROM log WHERE table_id = $1", table) == len(read)


@asynccontextmanager
async def halted(url: str) -> AsyncIterator[None]:
    """Halt the server processes of the store's present sessions; new sessions can be opened."""
    async with another_session(url) as session:
        ours = "application_name = 'yo-ho-ho' AND datname = current_database()"
        sessions = await session.fetch(f"SELECT pid FROM pg_stat_activity WHERE {ours}")
    for (pid,) in sessions:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for (pid,) in sessions:
            os.kill(pid, signal.SIGCONT)


async def append_to(store: Store, table: int) -> None:
    await store.write(append_input, table, row(0), revision=1)


async def test_long_queries_get_a_longer_timeout(there: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Queries of a whole server's matches and sums may take long, as no click waits for them."""
    patience: list[float] = []
    for name in ("fetchrow", "fetchval"):
        plain = getattr(asyncpg.Connection, name)

        async def noted(self: Any, *args: Any, plain: Any = plain, **options: Any) -> Any:
            patience.append(options["timeout"])
            return await plain(self, *args, **options)

        monkeypatch.setattr(asyncpg.Connection, name, noted)
    table = (await running(there)).id
    await there.read(load_table, table)
    await append_to(there, table)
    assert max(patience) < 2.2
    patience.clear()
    await there.read_long(list_counted_matches, GUILD)
    await asyncio.gather(*(there.write(remember_person, user, "x", None) for user in range(1, 1000)))
    assert patience[0] > 60
    assert patience[1] > 2.2


async def test_a_timeout_of_a_long_query_does_not_count_against_clicks(
    there: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "WHOLE_SERVER", 0.1)
    with pytest.raises(Unavailable):
        await there.database.read(sleep_query(5, long=True))
    assert len(await there.database.read(sleep_query(0.8, long=False))) == 1


def sleep_query(seconds: float, *, long: bool) -> Statement:
    """Return a query that takes so many seconds."""
    return Statement(select(func.pg_sleep(seconds).label("slept")), long=long)
