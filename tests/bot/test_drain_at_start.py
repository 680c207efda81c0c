"""`python -m bot drain` stops new tables on any database until the next start of the bot."""

from __future__ import annotations

import asyncio
import signal
from errno import EROFS
from pathlib import Path

import pytest

from bot.errors import RefusalId, Refused, Unusable
from bot.seating.lobby import Lobby
from bot.store import Store
from bot.store.drain import FileDrain
from bot.tables.service import Tables
from tests.bot.started import ended, launched, run, says_one_thing
from tests.bot.store.store_values import CHANNEL, GUILD, NOON
from tests.bot.test_lease_at_start import waits
from tests.bot.test_main import Discord, serving


async def opens(url: str) -> bool:
    """Return whether a new table can be opened on this database."""
    store = await Store.open(url)
    tables = Tables(store, lambda: NOON, lambda table_id: None)
    try:
        await Lobby(tables).open(
            game="skull", host=7, name="Ana", guild_id=GUILD, channel_id=CHANNEL, locale="en"
        )
    except Refused as refused:
        if refused.rule != RefusalId.CLOSING_SOON:
            raise
        return False
    finally:
        await store.close()
    return True


async def test_a_drain_of_a_running_bot_ends_with_the_next_start(empty_url: str, tmp_path: Path) -> None:
    discord = Discord()
    async with serving(discord) as environment:
        environment["DATABASE_URL"] = empty_url
        async with launched(tmp_path, **environment):
            await asyncio.wait_for(discord.ready.wait(), 120)
            end = await run(tmp_path, "drain", DATABASE_URL=empty_url)
            assert (end.code, end.err) == (0, "")
            assert "opens no new tables" in end.out
            assert not await opens(empty_url)
            await Store.at(empty_url).drain.begin()  # a second drain changes nothing
            doctor = await run(tmp_path, "doctor", **environment)
            assert "warn  drain: no new tables are opened" in doctor.out
            end = await run(tmp_path, "drain", "--off", DATABASE_URL=empty_url)
            assert (end.code, "can be opened again" in end.out) == (0, True)
            assert await opens(empty_url)
            await Store.at(empty_url).drain.end()
            await Store.at(empty_url).drain.begin()
            assert not await opens(empty_url)
        discord.ready.clear()
        async with launched(tmp_path, **environment):
            await asyncio.wait_for(discord.ready.wait(), 120)
            assert await opens(empty_url)


async def test_a_drain_lasts_until_a_new_process_holds_the_lease(empty_url: str, tmp_path: Path) -> None:
    """A waiting process, even if killed, does not end the drain."""
    discord = Discord()
    async with serving(discord) as environment:
        environment["DATABASE_URL"] = empty_url
        async with launched(tmp_path, **environment) as old:
            await asyncio.wait_for(discord.ready.wait(), 120)
            await Store.at(empty_url).drain.begin()
            async with launched(tmp_path, **environment) as first:
                await waits(first)
                first.kill()
                await ended(first)
            async with launched(tmp_path, **environment) as new:
                assert f"process {old.pid} on" in await waits(new)
                assert not await opens(empty_url)
                assert old.returncode is None
                discord.ready.clear()
                old.kill()
                await asyncio.wait_for(discord.ready.wait(), 120)
                assert await opens(empty_url)
                new.send_signal(signal.SIGTERM)
                end = await ended(new)
            await ended(old)
    assert (end.code, end.out) == (0, "")
    assert not [word for word in ("Traceback", "ERROR") if word in end.err], end.err


async def test_a_drain_without_a_writable_folder_prints_one_line(tmp_path: Path) -> None:
    end = await run(tmp_path, "drain", DATABASE_URL="sqlite:///nowhere/yohoho.db")
    assert (end.code, end.out) == (2, "")
    assert says_one_thing(end.err)
    assert "yohoho.db-drain cannot be changed" in end.err


async def test_ending_no_drain_on_a_read_only_disk_is_no_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a read-only disk, Linux refuses to delete a file before checking that the file exists."""
    drain = FileDrain(tmp_path / "yohoho.db")

    def refused(self: Path, missing_ok: bool = False) -> None:
        raise OSError(EROFS, "Read-only file system", str(self))

    with monkeypatch.context() as disk:
        disk.setattr(Path, "unlink", refused)
        await drain.end()
        await drain.begin()
        with pytest.raises(Unusable, match="-drain cannot be changed"):
            await drain.end()
    await drain.end()
    assert not await drain.is_begun()


async def test_drains_can_begin_and_end_simultaneously(empty_url: str) -> None:
    await asyncio.gather(*(Store.at(empty_url).drain.begin() for _ in range(8)))
    assert not await opens(empty_url)
    await asyncio.gather(*(Store.at(empty_url).drain.end() for _ in range(8)))
    assert await opens(empty_url)
