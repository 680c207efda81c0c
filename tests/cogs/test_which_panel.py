"""Which of somebody's messages is the live one when something ends: the bot, the DMs, a silence."""

from __future__ import annotations

import asyncio
import gc
from datetime import timedelta
from typing import Any

import discord
import pytest

from bot.courier.requests import Requests
from bot.courier.shown import PAUSE
from tests.cogs.evening.scenes import bidding, play_out, reveal
from tests.cogs.test_one_panel import is_aside
from tests.sim.evening import open_table, start
from tests.sim.person import Person
from tests.sim.world import World


async def stops(world: World, farewell: bool) -> None:
    """The bot is started again, after a farewell or without one."""
    if farewell:
        await world.bot.close()
    await world.crash()


async def told(world: World) -> None:
    """The database has been told what people see."""
    await world.wait(PAUSE + 30)


async def prefers_no_dms(ana: Person) -> None:
    """Ana switches direct messages off on her page."""
    page = (await ana.slash("settings")).posts[-1]
    await ana.choose(page, "@prefer dm_hands", "off")


@pytest.mark.parametrize("farewell", [True, False])
async def test_after_a_restart_a_decision_is_in_the_direct_message_that_was_put_aside(
    world: World, farewell: bool
) -> None:
    """Ana has opened a panel since the database was told what she sees, and nobody has moved."""
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await open_table(ana, bea, carl)
    await start(ana, number)
    await told(world)
    assert ana.dms()[-1].offering("bid")
    await ana.opens_panel()
    await world.wait(5)
    assert is_aside(ana.dms()[-1])
    await stops(world, farewell)
    await world.wait(5)
    assert ana.dms()[-1].offering("bid")


@pytest.mark.parametrize("farewell", [True, False])
async def test_a_direct_message_taken_up_before_a_restart_gives_way_after_it(
    world: World, farewell: bool
) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    await bidding(world, ana, bea, carl)
    await ana.bids(1)
    await told(world)
    (dm,) = ana.dms()
    assert is_aside(dm)
    await ana.click("My cards", on=dm)
    await told(world)
    await stops(world, farewell)
    await world.wait(5)
    await ana.click("My cards", on=world.table())
    await world.wait(5)
    assert is_aside(ana.dms()[-1])
    assert ana.panel().offering("bid")


@pytest.mark.parametrize("by_hand", [True, False])
async def test_where_direct_messages_are_closed_the_panel_that_gave_way_is_live_again(
    world: World, by_hand: bool
) -> None:
    """Somebody closes them after their panel was put aside, by their own click or because they waited."""
    await world.likes_it_short(3, 3)
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await bidding(world, ana, bea, carl)
    await world.wait(25)
    dm = ana.dms()[-1]
    if by_hand:
        await ana.uses("hand", on=dm)
        await world.wait(3)
        assert is_aside(ana.panel())
    place = f"/channels/{world.env.backend.dm_channels[ana.id]}/messages"
    for method, path in (("POST", place), ("PATCH", f"{place}/*")):
        world.inject(method, path, status=403, code=50007, times=None)
    await reveal(world, bea, carl)
    await ana.press(dm, dm.offering("bid")[0])
    await world.wait(10)
    while not (await world.bot.tables.snapshot(number, ana.id)).decides_since:
        await next(person for person in (bea, carl) if person.panel().offering("play")).plays()
        await world.wait(3)
    await world.wait(3)
    assert [post for post in (ana.panel(), ana.dms()[-1]) if post.offering("play")]


async def test_who_wants_no_direct_messages_any_more_is_asked_nothing_in_the_one_that_is_there(
    world: World,
) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await open_table(ana, bea, carl)
    await start(ana, number)
    await world.wait(3)
    assert ana.dms()[-1].offering("bid")
    await prefers_no_dms(ana)
    await world.wait(5)
    assert is_aside(ana.dms()[-1])
    await ana.opens_panel()
    await world.wait(30)
    assert ana.panel().offering("bid")
    assert is_aside(ana.dms()[-1])


@pytest.mark.parametrize("moves", [True, False])
async def test_a_panel_pressed_while_the_direct_message_is_on_its_way_stays_the_live_one(
    world: World, monkeypatch: pytest.MonkeyPatch, moves: bool
) -> None:
    """Discord takes two seconds for the direct message that goes on for it."""
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    await bidding(world, ana, bea, carl)
    await world.wait(5)
    plain, begun = Requests.edit, []

    async def slow(self: Requests, row: Any, post: Any, *, direct: bool) -> bool:
        taken = await plain(self, row, post, direct=direct)
        if row.kind.startswith(f"hand {ana.id}"):
            begun.append(row)
            await asyncio.sleep(2)
        return taken

    monkeypatch.setattr(Requests, "edit", slow)
    while not begun:
        await world.wait(1)
    monkeypatch.setattr(Requests, "edit", plain)
    await (ana.bids(1) if moves else ana.refreshes())
    await world.wait(8)
    assert not is_aside(ana.panel())
    assert is_aside(ana.dms()[-1])


async def test_a_hand_that_is_dealt_while_an_older_message_is_taken_up_comes_in_that_message(
    world: World,
) -> None:
    """Discord does not take the new one at once; what was pressed meanwhile is the one message to play in."""
    await world.likes_it_short(1, 2)
    people = ana, bea, carl = world.group("Ana", "Bea", "Carl")
    await bidding(world, *people)
    await reveal(world, *people)
    place = f"/channels/{world.env.backend.dm_channels[ana.id]}/messages"
    world.inject("POST", place, status=500, times=3)
    await play_out(world, *people)
    while "round 2 of 2" not in world.table().text:
        await world.wait(1)
    (old,) = ana.dms()
    brought = (await ana.click("My cards", on=old)).posts[-1]
    assert (brought.id, len(brought.offering("bid"))) == (old.id, 3)
    await world.wait(60)
    assert [post.id for post in ana.dms()] == [old.id]
    await bea.bids(0)
    await carl.bids(0)
    await ana.press(old, ana.dms()[0].offering("bid")[0])
    await world.wait(5)
    assert [bool(post.offering("bid")) for post in ana.dms()] == [False]


async def test_after_a_silence_the_panel_used_last_is_the_live_one(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    await bidding(world, ana, bea, carl)
    world.forbid("send_messages", "view_channel")
    for person in (bea, ana):
        await person.bids(0)
        await world.wait(5)
    world.forbid()
    await carl.bids(0)
    await world.wait(5)
    assert is_aside(ana.dms()[-1])
    assert not is_aside(ana.panel())


async def test_a_panel_does_not_count_down_past_the_time_it_can_be_written(world: World) -> None:
    """It was pressed so long ago that its decision outlives it."""
    await world.lives_by(timer="3min", threads="never", pings=False)
    people = world.group("Ana", "Bea", "Carl")
    number = await bidding(world, *people)
    for person in people:
        await person.prefers("dm_hands", "off")
    await reveal(world, *people)
    panels = world.bot.courier.panels
    for key, panel in list(panels._open.items()):
        panels._open[key] = panel._replace(opened_at=panel.opened_at - timedelta(minutes=12))
    played = next(person for person in people if person.panel().offering("play"))
    await played.plays()
    await world.wait(3)
    snapshot = await world.bot.tables.snapshot(number, None)
    (due,) = [
        person
        for person in people
        if (await world.bot.tables.snapshot(number, person.id)).seat in snapshot.awaiting
    ]
    assert due.panel().offering("play")
    assert "<t:" not in due.panel().text


async def test_who_left_and_came_back_reads_nowhere_that_they_have_left(world: World) -> None:
    """Also in an older direct message, which they had taken up meanwhile."""
    await world.likes_it_short(1, 2, 1)
    people = ana, _, _ = world.group("Ana", "Bea", "Carl")
    await bidding(world, *people)
    await reveal(world, *people)
    for _ in range(12):
        for person in people:
            if person.panel().offering("play"):
                await person.plays()
        await world.wait(3)
    old, _ = ana.dms()
    await ana.agrees("table leave")
    await world.wait(4)
    await ana.click("My cards", on=old)
    await world.wait(4)
    await ana.slash("table back")
    await world.wait(40)
    assert not any("You have left" in post.text for post in ana.dms())


async def test_a_panel_that_is_kept_holds_no_interaction(world: World) -> None:
    """As discord.py keeps one, with what was clicked and by whom, it takes more room than a seat."""
    people = world.group("Ana", "Bea", "Carl")
    number = await open_table(*people)
    await start(people[0], number)
    for person in people:
        await person.opens_panel()
    await world.wait()
    assert {person.id for person in people} == set(world.bot.courier.panels.at(number))
    gc.collect()
    known = (one for one in gc.get_objects() if isinstance(one, discord.Interaction))
    assert not [one for one in known if one.client is world.bot]
