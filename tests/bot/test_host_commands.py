"""`python -m bot backup` and `restore` as a host meets them: beside a running bot, and when it has ended."""

from __future__ import annotations

import asyncio
import signal
from contextlib import closing
from pathlib import Path

from bot.store.backup import examine
from bot.store.lease import Lease
from tests.bot.test_main import Discord, ended, folder, launched, run, says_one_thing, serving

__all__ = ["folder"]


async def test_a_backup_beside_a_running_bot_is_put_back_once_it_has_ended(folder: Path) -> None:
    discord = Discord()
    async with serving(discord) as environment, launched(folder, **environment) as child:
        await asyncio.wait_for(discord.ready.wait(), 30)
        end = await run(folder, "backup", "copy.db")
        assert (end.code, end.err) == (0, "")
        assert "copy.db: " in end.out
        assert "whole" in end.out
        assert examine(folder / "copy.db").tables == 0
        end = await run(folder, "backup", "copy.db")
        assert (end.code, end.out) == (2, "")
        assert says_one_thing(end.err)
        end = await run(folder, "restore", "copy.db")
        assert (end.code, end.out) == (2, "")
        assert says_one_thing(end.err)
        assert f"The bot is running (process {child.pid} on" in end.err
        child.send_signal(signal.SIGTERM)
        assert (await ended(child)).code == 0
        end = await run(folder, "restore", "copy.db")
        assert (end.code, end.err) == (0, "")
        assert "is what copy.db holds" in end.out
        assert "You can start the bot" in end.out
        discord.ready.clear()
        async with launched(folder, **environment):
            await asyncio.wait_for(discord.ready.wait(), 30)


async def test_nothing_to_copy_and_nothing_to_put_back_are_one_sentence_each(tmp_path: Path) -> None:
    for arguments in (("backup", "copy.db"), ("restore", "copy.db")):
        end = await run(tmp_path, *arguments)
        assert (end.code, end.out) == (2, "")
        assert says_one_thing(end.err)
        assert "There is no" in end.err


async def test_a_bot_that_waits_starts_on_what_was_restored(folder: Path) -> None:
    """A newcomer and a restore want the lease at once: one after the other."""
    assert (await run(folder, "backup", "copy.db")).code == 0
    discord = Discord()
    with closing(Lease(folder / "var" / "yohoho.db")) as lease:
        lease.take()
        async with serving(discord) as environment, launched(folder, **environment) as child:
            assert child.stderr is not None
            await asyncio.wait_for(child.stderr.readuntil(b"one at a time speaks"), 30)
            assert "The bot is running" in (await run(folder, "restore", "copy.db")).err
            lease.close()
            await asyncio.wait_for(discord.ready.wait(), 30)
