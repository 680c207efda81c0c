"""The bot itself on a server: it starts, waits for another process, outlives a restart, reports errors."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bench.postgresql_server import Server
from bot.store.migrate_apart import VARIABLE, migrate_apart
from bot.store.postgres_lease import ServerLease
from tests.bot.started import ended, launched, run, says_one_thing
from tests.bot.test_lease_at_start import waits
from tests.bot.test_main import Discord, serving
from tests.postgresql.databases import database, said


@pytest.fixture
def empty(server: str) -> Iterator[str]:
    """Yield the address of an empty database, in the form hosts provide it."""
    with database(server, f"start_{os.getpid()}", template="template0") as url:
        yield url.replace("postgresql://", "postgres://") + "?sslmode=prefer"


async def is_held(url: str) -> bool:
    """Return whether some process holds the lease."""

    def asked() -> bool:
        with closing(ServerLease(url)) as lease:
            return lease.is_held()

    return await asyncio.to_thread(asked)


async def test_a_first_start_creates_the_tables_and_a_second_process_waits(
    empty: str, tmp_path: Path
) -> None:
    discord = Discord()
    async with serving(discord) as environment:
        environment["DATABASE_URL"] = empty
        async with launched(tmp_path, **environment) as old:
            await asyncio.wait_for(discord.ready.wait(), 120)
            assert await is_held(empty)
            async with launched(tmp_path, **environment) as new:
                assert f"process {old.pid} on" in await waits(new)
                discord.ready.clear()
                old.kill()
                await asyncio.wait_for(discord.ready.wait(), 120)
                assert await is_held(empty)
                new.send_signal(signal.SIGTERM)
                end = await ended(new)
            await ended(old)
    assert (end.code, end.out) == (0, "")
    assert not [word for word in ("Traceback", "ERROR") if word in end.err], end.err
    assert not await is_held(empty)


async def test_no_process_is_started_where_nothing_is_to_be_migrated(
    empty: str, server_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[str] = []
    monkeypatch.setattr(subprocess, "run", lambda *_, env, **__: begun.append(env[VARIABLE]))
    for url in (server_url, empty.replace("postgres://", "postgresql://")):
        await asyncio.to_thread(migrate_apart, url)
    assert begun == [empty.replace("postgres://", "postgresql://")]


async def test_the_bot_outlives_a_restart_of_its_server(tmp_path: Path) -> None:
    own, discord = await asyncio.to_thread(Server), Discord()
    await asyncio.to_thread(own.start)
    try:
        async with serving(discord) as environment:
            environment["DATABASE_URL"] = own.address()
            async with launched(tmp_path, **environment) as bot:
                await asyncio.wait_for(discord.ready.wait(), 120)
                await asyncio.to_thread(own.stop, signal.SIGQUIT)
                await asyncio.to_thread(own.start)
                for _ in range(50):
                    if await is_held(own.address()):
                        break
                    await asyncio.sleep(0.1)
                assert await is_held(own.address())
                assert bot.returncode is None
                bot.send_signal(signal.SIGTERM)
                end = await ended(bot)
        assert end.code == 0
        assert "Traceback" not in end.err
    finally:
        await asyncio.to_thread(own.close)


async def test_a_bot_that_lost_the_lease_stops(server_url: str, tmp_path: Path) -> None:
    """The session of its lease was cut and another process took the lease first."""
    discord = Discord()
    async with serving(discord) as environment:
        environment["DATABASE_URL"] = server_url
        async with launched(tmp_path, **environment) as bot:
            await asyncio.wait_for(discord.ready.wait(), 120)
            rival = ServerLease(server_url)
            assert not await asyncio.to_thread(rival.take)
            theirs = f"application_name LIKE '% {bot.pid} %'"
            said(server_url, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {theirs}")
            assert await asyncio.to_thread(rival.take)
            end = await ended(bot)
            await asyncio.to_thread(rival.close)
    assert end.code == 1
    assert "another process has taken over" in end.err
    assert "Traceback" not in end.err


@pytest.mark.parametrize(
    ("url", "told", "code"),
    [
        ("postgresql://ana:p4ssword@127.0.0.1:1/ship", "cannot be used", 1),
        ("nowhere", 'database "nowhere" does not exist', 2),
        ("postgres?work_mem=plenty", 'invalid URI query parameter: "work_mem"', 2),
        ("postgres?options=-c%20work_mem%3Dplenty", 'invalid value for parameter "work_mem"', 2),
        ("postgres?options=-c%20wal_buffers%3D1MB", 'parameter "wal_buffers" cannot be changed', 2),
        ("postgres?options=-c%20plenty%3D1", 'unrecognized configuration parameter "plenty"', 2),
        ("postgres?sslmode=perhaps", "sslmode", 2),
    ],
)
async def test_an_unusable_server_is_reported_in_one_sentence(
    server: str, tmp_path: Path, url: str, told: str, code: int
) -> None:
    address = url if "//" in url else server.replace("/postgres", f"/{url}")
    async with serving(Discord()) as environment:
        end = await run(tmp_path, **environment, DATABASE_URL=address)
    assert (end.code, end.out) == (code, "")
    assert says_one_thing(end.err), end.err
    assert told in end.err
    assert "p4ssword" not in end.err


async def test_the_hosts_commands_know_a_server(server_url: str, tmp_path: Path) -> None:
    for command, told in (("backup", "pg_dump"), ("restore", "pg_restore")):
        end = await run(tmp_path, command, "evening.db", DATABASE_URL=server_url)
        assert (end.code, end.out) == (2, "")
        assert told in end.err
    end = await run(tmp_path, "recount", DATABASE_URL=server_url)
    assert (end.code, end.out) == (0, "The leaderboards of 0 servers were counted anew.\n")
    end = await run(tmp_path, "doctor", DATABASE_URL=server_url, DISCORD_API_URL="http://127.0.0.1:1")
    lines = end.out.splitlines()
    for begins in (
        "ok    database: PostgreSQL",
        "ok    lease: the bot is not running",
        "ok    disk: the server",
    ):
        assert any(line.startswith(begins) for line in lines), end.out
