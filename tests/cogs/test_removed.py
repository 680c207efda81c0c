"""When a server removes the bot, its tables sleep until the bot is back and are deleted after 30 days."""

from __future__ import annotations

import os
from datetime import timedelta
from typing import Any

import pytest
from simcord.backend import serializers
from sqlalchemy import delete

from bot.store import schema
from bot.store.engine import Statement, Transaction
from bot.store.servers import list_removed_servers
from bot.store.tables import get_table, list_live_tables
from tests.sim.championship import announce
from tests.sim.evening import open_table, play_match, start, start_table
from tests.sim.gateway import ready
from tests.sim.instant import tap
from tests.sim.person import Person
from tests.sim.sentences import says
from tests.sim.world import World

DAY = 24 * 3600.0
OF_TABLES = (
    *("members", "seating", "log", "results", "facts"),
    *("slots", "deadlines", "extensions", "followers"),
)


def remove(world: World, *, silently: bool = False) -> Any:
    """Remove the bot from the server, without an event if `silently`; return the data for `take_back`."""
    backend = world.env.backend
    guild = backend.guilds[world.guild.id]
    there = guild, {number: backend.channels[number] for number in guild.channel_ids}
    messages = {number: backend.messages.get(number, {}) for number in guild.channel_ids}
    emit = backend.emit
    if silently:
        backend.emit = lambda *event: None
    backend.remove_guild(guild.id)
    backend.emit = emit
    return *there, messages


def take_back(world: World, there: Any, *, silently: bool = False) -> None:
    """Add the bot to the server again."""
    backend = world.env.backend
    guild, channels, messages = there
    backend.guilds[guild.id] = guild
    backend.channels.update(channels)
    backend.messages.update(messages)
    if not silently:
        payload = dict(serializers.guild_create_payload(backend, guild))
        payload.pop("unavailable", None)  # Only the announcement of a returning server has this field.
        backend.emit("GUILD_CREATE", payload)


async def row_counts(world: World) -> dict[str, int]:
    """Return the number of rows of each table of the database."""
    return {name: len(rows) for name, rows in (await world.stored_rows()).items()}


async def remaining_tables(world: World) -> set[int]:
    """Return the numbers of the tables with any row left."""
    stored = await world.stored_rows()
    return {row["table_id"] for name in OF_TABLES for row in stored[name] if row["table_id"] is not None}


async def bidding(world: World) -> tuple[int, list[Person]]:
    people = world.group("Ana", "Bea")
    number = await start_table(*people, robots=1)
    return number, people


async def asleep(world: World, number: int) -> bool:
    header = await world.header(number)
    return bool(header.asleep)


async def test_running_tables_sleep_without_writes_after_a_removal(world: World) -> None:
    await world.save_settings(timer="3min", pings=True, threads="never")
    number, _ = await bidding(world)
    other = world.env.create_guild("Elsewhere")
    remove(world)
    await world.wait()
    assert await asleep(world, number)
    assert other.id not in await world.bot.services.store.read(list_removed_servers)
    before = len(world.env.http_requests)
    rows = await world.rows(number)
    await world.wait(3600)
    assert [r.path for r in world.env.http_requests[before:] if "/channels/" in r.path] == []
    assert await world.rows(number) == rows


@pytest.mark.rule("T-86")
@pytest.mark.parametrize("restarted", [False, True])
async def test_nobody_can_play_by_direct_message_after_a_removal(world: World, restarted: bool) -> None:
    """A running match would let robots take the seats of players who cannot see the table."""
    await world.save_settings(timer="60s", pings=True, threads="never")
    number, (ana, bea) = await bidding(world)
    rows, letter = await world.rows(number), ana.dms()[-1]
    (bid,) = [button for button in letter.offering("bid") if button.action == "bid 0"]
    remove(world)
    await world.wait()
    if restarted:
        await world.crash()
        await world.wait()
    told = await tap(ana, letter, bid.custom_id), await tap(bea, letter, f"1:{number}:0:@back")
    assert [says(answer, "T-86") for answer in told] == [True, True]
    await world.wait(3600)
    assert await asleep(world, number)
    assert await world.rows(number) == rows


async def test_lobbies_close_on_schedule_and_no_match_begins_after_a_removal(world: World) -> None:
    """The Rematch button in a direct message opens no table."""
    await world.shorten_matches(1)
    people = world.group("Ana", "Bea")
    ana = people[0]
    ana.plays_in = "dm"
    played = await open_table(*people)
    await start(ana, played)
    await play_match(world, people, played)
    lobby = await open_table(ana)
    letter, before = ana.dms()[-1], (await row_counts(world))["tables"]
    remove(world)
    await world.wait(60)
    assert await world.status(lobby) == "lobby"
    told = await tap(ana, letter, f"1:{played}:0:@rematch")
    assert says(told, "T-86")
    assert (await row_counts(world))["tables"] == before
    await world.wait(30 * 60)
    assert await world.status(lobby) == "closed"
    assert not await world.bot.services.store.read(list_live_tables)


async def test_a_removal_during_an_outage_is_noticed_afterwards(world: World) -> None:
    """Without a restart, the next READY event lists only the remaining servers."""
    number, _ = await bidding(world)
    other = world.env.create_guild("Elsewhere")
    there = remove(world, silently=True)
    await world.wait()
    assert not await asleep(world, number)
    await ready(world, other.id)
    assert await asleep(world, number)
    assert [*await world.bot.services.store.read(list_removed_servers)] == [world.guild.id]
    take_back(world, there, silently=True)
    await ready(world, world.guild.id, other.id)
    assert await world.bot.services.store.read(list_removed_servers) == {}
    assert world.bot.services.tables.removed == set()


async def test_tables_resume_when_the_bot_is_added_again(world: World) -> None:
    number, (ana, bea) = await bidding(world)
    rows = await world.rows(number)
    there = remove(world)
    await world.wait(20 * DAY)
    take_back(world, there)
    await world.wait()
    assert await world.bot.services.store.read(list_removed_servers) == {}
    await world.wait(20 * DAY)
    assert await world.rows(number) == rows
    assert says(world.table(number), "asleep-title")
    await ana.click("@back")
    assert not await asleep(world, number)
    for person in (ana, bea):
        await person.opens_panel()
        await person.bids(0)
    await world.wait(4)
    assert len(await world.rows(number)) > len(rows)


async def test_a_removal_while_the_bot_was_offline_is_noticed_at_its_start(world: World) -> None:
    number, _ = await bidding(world)
    there = remove(world, silently=True)
    await world.crash()
    await world.wait()
    assert await asleep(world, number)
    assert [*await world.bot.services.store.read(list_removed_servers)] == [world.guild.id]
    since = await world.bot.services.store.read(list_removed_servers)
    await world.wait(DAY)
    await world.crash()
    await world.wait()
    assert await world.bot.services.store.read(list_removed_servers) == since
    take_back(world, there, silently=True)
    await world.crash()
    await world.wait()
    assert await world.bot.services.store.read(list_removed_servers) == {}


async def test_an_outage_of_discord_does_not_count_as_a_removal(world: World) -> None:
    number, _ = await bidding(world)
    world.env.backend.emit("GUILD_DELETE", {"id": str(world.guild.id), "unavailable": True})
    await world.wait()
    assert not await asleep(world, number)
    assert await world.bot.services.store.read(list_removed_servers) == {}


async def test_only_the_removed_servers_rows_are_deleted_after_thirty_days(world: World) -> None:
    await world.shorten_matches(1)
    home, harbour = world.guild, world.channel
    world.guild = world.env.create_guild("Elsewhere")
    world.channel = world.guild.create_text_channel("inn")
    await world.shorten_matches(1)
    cora = world.person("Cora")
    elsewhere = await start_table(cora, robots=1)
    theirs = await row_counts(world)
    world.guild, world.channel = home, harbour

    ana, bea = people = world.group("Ana", "Bea")
    number = await start_table(ana, bea)
    await play_match(world, people, number)
    await ana.click("@rematch")
    await announce(ana, bea)
    here = await row_counts(world)
    assert all(here[name] > theirs[name] for name in ("tables", "log", "results", "facts", "slots"))
    assert here["championships"] == 1
    assert here["servers"] == 2

    there = remove(world)
    await world.wait(30 * DAY)
    assert (await row_counts(world))["results"] == here["results"]
    await world.wait(DAY)
    left = await row_counts(world)
    of_all = {"people", "interactions", "command_hashes", "removed_servers", "championship_log"}
    still = {name: n for name, n in theirs.items() if name not in of_all} | {"servers": 1}
    # Rows of the other server's table still change by deadlines and robots' moves.
    live = {"log", "deadlines", "slots"}
    assert {name: left[name] for name in still if name not in live} == {
        name: still[name] for name in still if name not in live
    }
    assert left["championship_log"] == left["removed_servers"] == 0
    assert await remaining_tables(world) == {elsewhere}
    assert await world.bot.services.store.read(get_table, number) is None

    # A server that adds the bot after the deletion has default settings.
    take_back(world, there)
    await world.wait()
    assert (await world.bot.services.people.server(home.id)).defaults == {}
    answer = await ana.slash("table show")
    assert answer.private
    again = await open_table(ana, bea)
    assert again > number


async def test_a_removed_server_in_a_restored_backup_is_deleted_again(world: World) -> None:
    """A server that only the backup knows counts as removed from the next start on."""
    await bidding(world)
    remove(world)
    await world.wait()
    await world.bot.services.store.write(Transaction.change, Statement(delete(schema.removed_servers)))
    await world.crash()
    await world.wait(32 * DAY)
    assert (await row_counts(world))["tables"] == 0


@pytest.mark.sqlite
async def test_old_backups_and_old_interactions_are_deleted_daily(world: World) -> None:
    folder, name = world.database.parent, world.database.name
    old = (world.env.now() - timedelta(days=31)).timestamp()
    new = (world.env.now() - timedelta(days=28)).timestamp()
    kept = {"before-0011.2.bak": new, "before-restore-x.bak": new, "before-0012.part": new}
    gone = {"before-0011.bak": old, "before-restore-y.bak": old, "before-restore-y.bak-wal": old}
    gone |= {"before-0011.part": old, "part": old}  # A copy that a crash has cut short.
    for ending, moment in (kept | gone).items():
        file = folder / f"{name}.{ending}"
        file.write_text("")
        os.utime(file, (moment, moment))
    mine = folder / "copy.bak"
    mine.write_text("")
    os.utime(mine, (old, old))

    def left() -> set[str]:
        return {file.name.removeprefix(f"{name}.") for file in folder.glob(f"{name}.*")}

    await open_table(world.person("Ana"))
    assert (await row_counts(world))["interactions"] > 0
    await world.wait(DAY)
    assert left() == set(kept)
    await world.wait(3 * DAY)
    assert left() == set()
    assert mine.exists()
    assert (await row_counts(world))["interactions"] == 0
