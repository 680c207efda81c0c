"""Two processes on one database, as in an overlapping deploy: the second waits until the first ends."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
from contextlib import closing
from pathlib import Path
from shutil import copyfile

import pytest
from aiohttp import web

from bot.errors import CannotMigrate, Unavailable
from bot.host.hosting import start_error
from bot.store import Store
from bot.store.lease import Lease
from tests.bot.started import Child, ended, launched, run, says_one_thing
from tests.bot.test_main import Discord, folder, serving

__all__ = ["folder"]


class Asked(Discord):
    """A small Discord that counts the bot's first requests."""

    asked = 0

    async def start(self, request: web.Request) -> web.Response:
        self.asked += 1
        return await super().start(request)


async def waits(child: Child) -> str:
    """Read a process's log until it says that it waits, and return the log so far."""
    assert child.stderr is not None
    return (await asyncio.wait_for(child.stderr.readuntil(b"one at a time speaks"), 120)).decode()


def database(folder: Path) -> Path:
    return folder / "var" / "yohoho.db"


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
async def test_a_second_process_connects_only_after_the_first_has_ended(
    folder: Path, number: signal.Signals
) -> None:
    discord = Asked()
    async with serving(discord) as environment, launched(folder, **environment) as old:
        await asyncio.wait_for(discord.ready.wait(), 120)
        asked = discord.asked
        async with launched(folder, **environment) as new:
            assert f"process {old.pid} on" in await waits(new)
            await asyncio.sleep(0.5)
            assert discord.asked == asked
            discord.ready.clear()
            old.send_signal(number)
            await asyncio.wait_for(discord.ready.wait(), 120)
            assert Lease(database(folder)).is_held()
            new.send_signal(signal.SIGTERM)
            end = await ended(new)
        assert (end.code, end.out) == (0, "")
        assert "one at a time speaks" not in end.err
        assert not [word for word in ("Traceback", "ERROR") if word in end.err], end.err
        assert (await ended(old)).code == (0 if number == signal.SIGTERM else -number)
    assert not Lease(database(folder)).is_held()


async def test_a_waiting_process_writes_nothing_and_ends_at_once(tmp_path: Path) -> None:
    """Only the holder of the lease may create a missing database."""
    discord, file = Asked(), database(tmp_path)
    async with serving(discord) as environment:
        with closing(Lease(file)) as lease:
            assert lease.take()
            async with launched(tmp_path, **environment) as new:
                await waits(new)
                new.send_signal(signal.SIGTERM)
                end = await asyncio.wait_for(ended(new), 2)
    assert (end.code, end.out) == (0, "")
    assert sorted(each.name for each in file.parent.iterdir()) == ["yohoho.db-lease"]
    assert discord.asked == 0


async def test_a_failed_start_gives_the_lease_back(folder: Path) -> None:
    async with serving(Discord(refuses=True)) as environment:
        end = await run(folder, **environment)
    assert (end.code, end.out) == (2, "")
    assert says_one_thing(end.err)
    assert "DISCORD_TOKEN" in end.err
    assert "abc.def.ghi" not in end.err
    assert not Lease(database(folder)).is_held()


async def test_an_unusable_lease_file_prints_one_line(folder: Path) -> None:
    Lease(database(folder)).file.mkdir()
    end = await run(folder, DISCORD_TOKEN="a", DISCORD_API_URL="http://127.0.0.1:1")
    assert (end.code, end.out) == (2, "")
    assert says_one_thing(end.err)
    assert "yohoho.db-lease cannot be held" in end.err


async def test_sync_works_beside_a_running_bot_without_its_database(tmp_path: Path) -> None:
    """Even a newer version of the bot does not migrate the database for `sync`."""
    discord, file = Discord(), database(tmp_path)
    with closing(Lease(file)) as lease:
        lease.take()
        with closing(sqlite3.connect(file)) as made:
            made.execute("CREATE TABLE alembic_version (version_num TEXT)")
            made.execute("INSERT INTO alembic_version VALUES ('0001')")
            made.commit()
        before = file.read_bytes()
        async with serving(discord) as environment:
            end = await run(tmp_path, "sync", **environment)
    assert (end.code, end.out) == (0, "")
    assert "hearts" in {command["name"] for command in discord.sent[-1]}
    assert file.read_bytes() == before


NO_DATABASE = "no database at all, only words\n" * 1000


@pytest.mark.parametrize(
    ("spoilt", "told"),
    [
        ("UPDATE alembic_version SET version_num = '9999'", "written by a newer version"),
        ("UPDATE alembic_version SET version_num = '0017'", "made before version 0.1.0"),
        ("DROP TABLE alembic_version", "a database of something else"),
        (None, "could not be brought up to date"),
    ],
)
async def test_an_unusable_database_ends_the_bot_with_exit_code_2(
    folder: Path, spoilt: str | None, told: str
) -> None:
    """The exit code tells a supervisor not to restart a bot that only its host can repair."""
    file = database(folder)
    if spoilt is None:
        file.write_text(NO_DATABASE)
    else:
        with closing(sqlite3.connect(file, isolation_level=None)) as made:
            made.execute(spoilt)
    with pytest.raises(Unavailable, match=told) as refused:
        await Store.open(f"sqlite+aiosqlite:///{file}")
    assert start_error(refused.value).code == 2
    assert start_error(CannotMigrate("it is locked")).code == 1


async def test_a_start_on_a_file_that_is_no_database_prints_no_traceback(folder: Path) -> None:
    database(folder).write_text(NO_DATABASE)
    async with serving(Discord()) as environment:
        end = await run(folder, **environment)
    assert (end.code, end.out) == (2, "")
    assert "yohoho.db could not be brought up to date" in end.err
    assert "Traceback" not in end.err


async def test_an_sqlite_file_is_refused_on_a_host_that_empties_its_disk(
    tmp_path: Path, empty_database: Path
) -> None:
    discord = Asked()
    async with serving(discord) as environment:
        end = await run(tmp_path, **environment, DYNO="worker.1")
        assert (end.code, end.out) == (2, "")
        assert says_one_thing(end.err)
        assert "KEEPS_DISK=on" in end.err
        assert discord.asked == 0
        assert not database(tmp_path).exists()
        doctor = await run(tmp_path, "doctor", **environment, DYNO="worker.1")
        assert "wrong disk: this host (DYNO is set) empties its disk" in doctor.out
        database(tmp_path).parent.mkdir(exist_ok=True)
        copyfile(empty_database, database(tmp_path))
        async with launched(tmp_path, **environment, DYNO="worker.1", KEEPS_DISK="on"):
            await asyncio.wait_for(discord.ready.wait(), 120)
