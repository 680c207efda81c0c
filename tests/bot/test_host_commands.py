"""Commands for hosts, such as `python -m bot backup` and `restore`, beside a bot and after its end."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from shutil import copyfile

from bench import small_discord
from bench.small_discord import SmallDiscord, pressable
from bot.store.backup import examine
from bot.store.deletion_requests import DeletionRequests
from bot.store.lease import Lease
from tests.bot.client.test_doctor import TOKEN
from tests.bot.started import ended, launched, run, says_one_thing
from tests.bot.test_main import Discord, folder, serving
from tests.bot.test_migrations import REVISIONS
from tests.data.build import file_of

__all__ = ["folder"]


async def test_a_backup_of_a_running_bot_is_restored_after_its_end(folder: Path) -> None:
    discord = Discord()
    async with serving(discord) as environment, launched(folder, **environment) as child:
        await asyncio.wait_for(discord.ready.wait(), 120)
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
            await asyncio.wait_for(discord.ready.wait(), 120)


async def test_backup_and_restore_without_a_file_print_one_line(tmp_path: Path) -> None:
    for arguments in (("backup", "copy.db"), ("restore", "copy.db")):
        end = await run(tmp_path, *arguments)
        assert (end.code, end.out) == (2, "")
        assert says_one_thing(end.err)
        assert "There is no" in end.err


async def test_a_waiting_bot_starts_although_a_restore_wants_the_lease(folder: Path) -> None:
    """A new process and a restore want the lease at the same time, and take turns."""
    assert (await run(folder, "backup", "copy.db")).code == 0
    discord = Discord()
    with closing(Lease(folder / "var" / "yohoho.db")) as lease:
        lease.take()
        async with serving(discord) as environment, launched(folder, **environment) as child:
            assert child.stderr is not None
            await asyncio.wait_for(child.stderr.readuntil(b"one at a time speaks"), 120)
            assert "The bot is running" in (await run(folder, "restore", "copy.db")).err
            lease.close()
            await asyncio.wait_for(discord.ready.wait(), 120)


async def test_recount_works_only_while_no_bot_runs(folder: Path) -> None:
    end = await run(folder, "recount", DATABASE_URL="sqlite:///nowhere/yohoho.db")
    assert (end.code, end.out) == (2, "")
    assert says_one_thing(end.err)
    database = folder / "var" / "yohoho.db"
    database.parent.mkdir(exist_ok=True)
    copyfile(file_of(REVISIONS[-1]), database)
    counted = rows(database)
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE totals SET points = points + 1")
        connection.execute("DELETE FROM ratings")
        connection.commit()
    with closing(Lease(database)) as lease:
        lease.take()
        assert "The bot is running" in (await run(folder, "recount")).err
    assert rows(database) != counted
    end = await run(folder, "recount")
    assert (end.code, end.err) == (0, "")
    assert "1 server" in end.out
    assert rows(database) == counted


def rows(database: Path) -> list[list[tuple[object, ...]]]:
    """Return the sums and ratings in the database."""
    with closing(sqlite3.connect(database)) as connection:
        return [
            sorted(connection.execute(f"SELECT * FROM {table}"), key=repr) for table in ("totals", "ratings")
        ]


async def lines(folder: Path, *arguments: str, **environment: str) -> tuple[int, dict[str, str]]:
    """Run the doctor; return its exit code and the state of each subject."""
    end = await run(folder, "doctor", *arguments, **environment)
    assert end.err == ""
    return end.code, {line.split()[1].rstrip(":"): line.split()[0] for line in end.out.splitlines()}


async def test_the_doctor_reports_wrong_subjects_with_exit_code_2(folder: Path) -> None:
    (folder / "var" / "yohoho.db").write_text("words " * 999)
    code, found = await lines(folder, DISCORD_TOKEN="abc.def.ghi", DISCORD_API_URL="http://127.0.0.1:1")
    assert (code, found["token"], found["database"], found["clock"]) == (2, "wrong", "wrong", "warn")


async def presses(discord: SmallDiscord) -> None:
    """Press the doctor's button as soon as it appears, and wait for the answer."""
    while True:
        await asyncio.sleep(0.05)
        for message in [*discord.messages.values()]:
            for button in pressable(message["components"]):
                if button.notation.startswith("@doctor"):
                    await discord.press(discord.people[0], message, button)
                    return


async def test_the_live_doctor_tries_everything_while_the_bot_is_stopped(folder: Path) -> None:
    discord = SmallDiscord(1)
    async with small_discord.serving(discord) as environment:
        environment["DISCORD_TOKEN"] = TOKEN
        channel, emojis = discord.channels[0], len(discord.emojis)
        pressing = asyncio.create_task(presses(discord))
        end = await run(folder, "doctor", "--live", channel, **environment)
        await pressing
        assert (end.code, end.err) == (0, "")
        states = {line.split(":")[0].split(maxsplit=1)[1]: line.split()[0] for line in end.out.splitlines()}
        tried = ("text", "picture", "file", "nonce", "thread", "emoji", "private answer", "direct message")
        assert set(tried) < set(states)
        assert set(states.values()) == {"ok"}, end.out
        private = [one for one in discord.messages.values() if one["flags"] & small_discord.EPHEMERAL]
        assert len(discord.messages) == len(private), "what all could read is gone"
        assert (discord.threads, len(discord.emojis)) == ({}, emojis)
        async with launched(folder, **environment) as bot:
            discord.ready.clear()
            await asyncio.wait_for(discord.ready.wait(), 120)
            end = await run(folder, "doctor", "--live", channel, **environment)
            assert end.code == 2
            assert says_one_thing(end.err)
            assert f"The bot is running (process {bot.pid} on" in end.err


async def test_the_doctor_reports_a_token_that_discord_refuses(folder: Path) -> None:
    async with serving(Discord(refuses=True)) as environment:
        end = await run(folder, "doctor", "--live", "5", **environment | {"DISCORD_TOKEN": TOKEN})
    assert end.code == 2
    assert says_one_thing(end.err)
    assert "Discord does not accept DISCORD_TOKEN" in end.err
    assert TOKEN not in end.out + end.err


async def test_restore_says_that_deletion_requests_are_applied_again(folder: Path) -> None:
    assert (await run(folder, "backup", "copy.db")).code == 0
    assert "asked to be deleted" not in (await run(folder, "restore", "copy.db")).out
    DeletionRequests(folder / "var" / "yohoho.db").add(2**60, datetime.now(UTC))
    end = await run(folder, "restore", "copy.db")
    assert (end.code, end.err) == (0, "")
    assert "Whoever has asked to be deleted is deleted from it as the bot starts." in end.out
    (asked,) = DeletionRequests(folder / "var" / "yohoho.db").all()
    assert asked.is_of(2**60)


async def test_restore_says_when_deletion_requests_cannot_be_applied(folder: Path) -> None:
    """The list of requests is unreadable, or the backup is older than requests dropped from the list."""
    old = file_of(REVISIONS[-1])
    copyfile(old, folder / "old.db")
    last = examine(old).last_move
    assert last is not None
    told = (await run(folder, "restore", "old.db")).out
    assert f"Its last move was made on {last:%Y-%m-%d}: whoever was deleted after that" in told
    assert "You can start the bot." in told
    requests = DeletionRequests(folder / "var" / "yohoho.db").file
    requests.write_text("[]", encoding="utf-8")
    end = await run(folder, "restore", "old.db")
    assert end.code == 0
    assert "yohoho.db-deleted cannot be read" in end.out
    assert "You can start the bot." not in end.out
