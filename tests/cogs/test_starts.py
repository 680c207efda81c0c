"""At its start, the bot neither loads nor edits tables that wait for people."""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

import aiosqlite
import pytest

from bot.courier.shown import PAUSE
from bot.tables.robots import Robots
from engine.core import DEALER
from tests.cogs.evening.scenes import bidding, by, called, calls, reveal, turn_of
from tests.sim.evening import open_table, start
from tests.sim.person import Person
from tests.sim.screen import Message
from tests.sim.sentences import says
from tests.sim.world import World

HOPS = 18
"""The number of database calls at a start, however many tables there are.

Two look for shared deals, two for meetings, two for score pads, one for calls.
"""


async def start_waiting_tables(world: World, tables: int) -> list[tuple[int, list[Person]]]:
    """Start tables of three that wait for one bid; return once the store knows all messages are current."""
    found = []
    for n in range(tables):
        people = world.group(f"Ana {n}", f"Bea {n}", f"Carl {n}")
        number = await bidding(world, *people)
        for person in people[:2]:
            await person.bids(1, table=number)
        found.append((number, people))
    await world.wait(PAUSE + 10)
    return found


def all_messages(world: World) -> list[list[Message]]:
    """Return all public messages, and each person's direct messages."""
    return [world.posts(), *(person.dms() for person in world.people)]


@pytest.mark.parametrize("tables", [1, 4])
@pytest.mark.parametrize("timer", ["off", "12h"])
async def test_tables_waiting_for_people_are_not_edited_after_a_restart(
    world: World, tables: int, timer: str
) -> None:
    """The next click at the last table is still answered."""
    await world.save_settings(timer=timer, threads="never", pings=False)
    found = await start_waiting_tables(world, tables)
    before, requests, hops = all_messages(world), len(world.requests("*", "/channels/")), []
    plain: Any = aiosqlite.Connection._execute

    async def noted(self: aiosqlite.Connection, function: Any, *args: Any, **more: Any) -> Any:
        hops.append(function.__name__)
        return await plain(self, function, *args, **more)

    with patch.object(aiosqlite.Connection, "_execute", noted):
        await world.crash()
        await world.wait(30)
    assert 0 < len(hops) <= HOPS, hops
    assert len(world.requests("*", "/channels/")) == requests
    assert all_messages(world) == before
    assert world.bot.services.tables._live == {}
    number, (*_, carl) = found[-1]
    answer = await carl.bids(0, table=number)
    assert answer.private
    assert [row.by for row in await world.rows(number)][-1] == f"u:{carl.id}"
    assert set(world.bot.services.tables._live) == {number}
    await world.wait(5)
    assert says(world.table(number), "sk-cry-modern")


async def test_the_first_click_after_a_start_edits_only_messages_it_changes(world: World) -> None:
    """Messages with the hands of players who have nothing to decide are not edited."""
    ana, bea, carl = people = world.group("Ana", "Bea", "Carl")
    number = await open_table(*people)
    await start(ana, number)
    for person in people:
        person.plays_in = "dm"
    await ana.bids(1)
    await world.wait(PAUSE + 10)
    hands = {person: person.dms()[-1] for person in people}
    await world.crash()
    await world.wait(5)
    requests = len(world.requests("PATCH", "/channels/"))
    await bea.bids(1)
    await world.wait(5)
    edited = [request.path for request in world.requests("PATCH", "/channels/")[requests:]]
    assert [path for path in edited if any(str(hands[other].id) in path for other in (ana, carl))] == []
    assert [str(world.table(number).id) in path for path in edited] == [True]
    await carl.bids(1)
    await world.wait(5)
    assert all(person.dms()[-1].text != hands[person].text for person in people)


async def test_a_shutdown_stores_what_messages_show(world: World) -> None:
    people = world.group("Ana", "Bea")
    for person in people:
        person.plays_in = "dm"
    await bidding(world, *people, robots=1)
    await world.wait(10)
    await world.bot.close()
    requests = len(world.requests("*", "/channels/"))
    await world.crash()
    await world.wait(30)
    assert len(world.requests("*", "/channels/")) == requests
    assert world.bot.services.tables._live == {}


async def test_moves_stored_but_not_shown_are_shown_at_the_next_start(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The channel and direct messages are updated; other tables are not edited."""
    (_, _), (number, (ana, _, carl)) = await start_waiting_tables(world, 2)
    monkeypatch.setattr(world.bot.courier, "refresh", lambda table: None)
    ana.plays_in = carl.plays_in = "dm"
    await carl.bids(0, table=number)
    assert not says(world.table(number), "sk-cry-modern")
    stale = ana.dms()[-1].text
    await world.crash()
    await world.wait(5)
    assert set(world.bot.services.tables._live) == {number}
    assert says(world.table(number), "sk-cry-modern")
    assert ana.dms()[-1].text != stale


async def test_a_table_that_could_not_be_edited_is_loaded_at_the_next_start(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await bidding(world, ana, bea, robots=1)
    world.forbid("send_messages", "view_channel")
    await ana.bids(1)
    await world.wait(PAUSE + 10)
    assert f"{ana.name} has bid" not in world.table(number).text
    world.forbid()
    await world.crash()
    await world.wait(5)
    assert set(world.bot.services.tables._live) == {number}


async def test_extra_time_not_yet_shown_is_shown_at_the_next_start(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.save_settings(timer="12h", threads="never", pings=True)
    ((_, (*_, carl)),) = await start_waiting_tables(world, 1)
    before = world.table().text
    monkeypatch.setattr(world.bot.courier, "refresh", lambda table: None)
    await carl.use_tool("time")
    await world.crash()
    await world.wait(5)
    assert world.table().text != before


async def test_the_table_shows_a_deadline_extended_by_the_grace_after_a_restart(world: World) -> None:
    await world.save_settings(timer="3min", threads="never", pings=False)
    number, (ana, bea) = 1, world.group("Ana", "Bea")
    assert await bidding(world, ana, bea, robots=1) == number
    await world.wait(150)
    before = world.table().text
    await world.crash()
    await world.wait(5)
    assert world.table().text != before
    await world.wait(45)
    assert await by(world, number, "deadline") == []
    await world.wait(30)
    assert await by(world, number, "deadline")


async def test_robots_bid_after_a_crash_while_peoples_deadlines_run(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process dies before the robots bid."""
    await world.save_settings(timer="3min", threads="never", pings=False)
    ana, bea = world.group("Ana", "Bea")
    number = await open_table(ana, bea, robots=2)
    monkeypatch.setattr(world.bot.services.robots, "start_moves", lambda table: None)
    await start(ana, number)
    assert await world.rows(number) == []
    with world.env._bot_scope():
        async with world.bot.services.tables.hold(number) as table:
            await world.bot.services.tables.play(table, DEALER, table.chance(), "dealer")
    await world.crash()
    await world.wait(5)
    bidders = {row.by for row in await world.rows(number) if row.action.startswith("bid")}
    assert len(bidders) == 2
    assert all(who.startswith("r:") for who in bidders)


async def test_a_last_card_plays_itself_after_a_crash(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.shorten_matches(1)
    ana, bea = people = world.group("Ana", "Bea")
    number = await bidding(world, ana, bea)
    for person in people:
        await person.prefers("autoplay", "on")
    monkeypatch.setattr(world.bot.services.robots, "start_moves", lambda table: None)
    for person in people:
        await person.bids(1)
    await world.wait(10)
    assert await by(world, number, "forced") == []
    await world.crash()
    await world.wait(20)
    assert await by(world, number, "forced")


async def test_followers_are_mentioned_when_the_first_click_after_a_start_ends_a_round(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.save_settings(timer="off", threads="never", pings=True)
    ana, bea, zoe = world.group("Ana", "Bea", "Zoe")
    await bidding(world, ana, bea)
    await zoe.use_tool("follow", world.table())
    await reveal(world, ana, bea)
    await (await turn_of(ana, bea)).plays()
    await world.wait(PAUSE + 10)
    # Robots would otherwise read the setting for last cards right after the start.
    monkeypatch.setattr(Robots, "start_moves", lambda robots, table: None)
    await world.crash()
    await world.wait(5)
    assert world.bot.services.tables._live == {}
    await (await turn_of(ana, bea)).plays()
    await world.wait(3610)  # Nobody is mentioned in the hour after a start.
    assert {zoe.id} in [called(call) for call in calls(world)]
