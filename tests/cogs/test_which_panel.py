"""Which message of a player is live after a restart, after closed DMs, or after a refusing channel."""

from __future__ import annotations

import asyncio
import gc
from datetime import timedelta
from typing import Any

import discord
import pytest

from bot.courier.requests import Requests
from bot.courier.shown import PAUSE
from bot.pages.tables import EDITABLE
from bot.present.post import Post
from bot.records.slots import HAND, SlotRow
from tests.cogs.evening.scenes import bidding, play_out, reveal
from tests.cogs.test_one_panel import is_aside
from tests.sim.evening import start_table
from tests.sim.person import Person
from tests.sim.sentences import says
from tests.sim.world import World


async def restart_bot(world: World, farewell: bool) -> None:
    """Restart the bot, with or without a shutdown."""
    if farewell:
        await world.bot.close()
    await world.crash()


async def wait_until_stored(world: World) -> None:
    """Wait until the database has recorded what each message shows."""
    await world.wait(PAUSE + 30)


async def switch_dms_off(ana: Person) -> None:
    """Have Ana switch direct messages off on her settings page."""
    page = (await ana.slash("settings")).posts[-1]
    await ana.choose(page, "@prefer dm_hands", "off")


@pytest.mark.parametrize("farewell", [True, False])
async def test_the_direct_message_put_aside_brings_the_hand_after_a_restart(
    world: World, farewell: bool
) -> None:
    """No panel can be edited any more, so the next change of the table is shown by direct message."""
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    await start_table(ana, bea, carl)
    await wait_until_stored(world)
    assert ana.dms()[-1].offering("bid")
    await ana.opens_panel()
    await world.wait(5)
    assert is_aside(ana.dms()[-1])
    await restart_bot(world, farewell)
    await world.wait(5)
    await bea.bids(0)
    await world.wait(5)
    dm = ana.dms()[-1]
    if is_aside(dm):
        dm = (await ana.press(dm, dm.offering("@hand")[0])).posts[-1]
    assert dm.offering("bid")


@pytest.mark.parametrize("farewell", [True, False])
async def test_a_direct_message_used_before_a_restart_yields_to_a_new_panel(
    world: World, farewell: bool
) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    await bidding(world, ana, bea, carl)
    await ana.bids(1)
    await wait_until_stored(world)
    (dm,) = ana.dms()
    assert is_aside(dm)
    await ana.click("@hand", on=dm)
    await wait_until_stored(world)
    await restart_bot(world, farewell)
    await world.wait(5)
    await ana.click("@hand", on=world.table())
    await world.wait(5)
    assert is_aside(ana.dms()[-1])
    assert ana.panel().offering("bid")


async def test_closing_direct_messages_makes_the_panel_put_aside_live_again(world: World) -> None:
    await world.shorten_matches(3, 3)
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await bidding(world, ana, bea, carl)
    await ana.use_tool("hand", on=ana.dms()[-1])
    await world.wait(3)
    dm = ana.dms()[-1]
    assert is_aside(ana.panel())
    place = f"/channels/{world.env.backend.dm_channels[ana.id]}/messages"
    for method, path in (("POST", place), ("PATCH", f"{place}/*")):
        world.inject(method, path, status=403, code=50007, times=None)
    await reveal(world, bea, carl)
    await ana.press(dm, dm.offering("bid")[0])
    await world.wait(10)
    while not (await world.bot.services.tables.snapshot(number, ana.id)).decides_since:
        await next(person for person in (bea, carl) if person.panel().offering("play")).plays()
        await world.wait(3)
    await world.wait(3)
    assert [post for post in (ana.panel(), ana.dms()[-1]) if post.offering("play")]


async def test_switching_off_direct_messages_ends_decisions_in_the_existing_one(
    world: World,
) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    await start_table(ana, bea, carl)
    await world.wait(3)
    assert ana.dms()[-1].offering("bid")
    await switch_dms_off(ana)
    await world.wait(5)
    assert is_aside(ana.dms()[-1])
    await ana.opens_panel()
    await world.wait(30)
    assert ana.panel().offering("bid")
    assert is_aside(ana.dms()[-1])


@pytest.mark.parametrize("moves", [True, False])
async def test_a_panel_pressed_while_the_direct_message_is_sent_stays_live(
    world: World, monkeypatch: pytest.MonkeyPatch, moves: bool
) -> None:
    """The panel cannot be edited any more, and Discord takes two seconds to accept the direct message."""
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    await bidding(world, ana, bea, carl)
    plain, begun = Requests.edit, []

    async def slow(self: Requests, row: SlotRow, post: Post, redraw: Any = None) -> Post | None:
        taken = await plain(self, row, post, redraw)
        if (row.kind, row.reader) == (HAND, ana.id):
            begun.append(row)
            await asyncio.sleep(2)
        return taken

    monkeypatch.setattr(Requests, "edit", slow)
    await world.wait(EDITABLE.total_seconds())
    while not begun:
        await world.wait(1)
    monkeypatch.setattr(Requests, "edit", plain)
    await (ana.bids(1) if moves else ana.refreshes())
    await world.wait(8)
    assert not is_aside(ana.panel())
    assert is_aside(ana.dms()[-1])


async def test_an_older_message_pressed_during_the_deal_gets_the_new_hand(
    world: World,
) -> None:
    """Discord delays the new message; the message pressed meanwhile stays the only live one."""
    await world.shorten_matches(1, 2)
    people = ana, bea, carl = world.group("Ana", "Bea", "Carl")
    await bidding(world, *people)
    await reveal(world, *people)
    place = f"/channels/{world.env.backend.dm_channels[ana.id]}/messages"
    world.inject("POST", place, status=500, times=3)
    await play_out(world, *people)
    while "round 2 of 2" not in world.table().text:
        await world.wait(1)
    (old,) = ana.dms()
    brought = (await ana.click("@hand", on=old)).posts[-1]
    assert (brought.id, len(brought.offering("bid"))) == (old.id, 3)
    await world.wait(60)
    assert [post.id for post in ana.dms()] == [old.id]
    await bea.bids(0)
    await carl.bids(0)
    await ana.press(old, ana.dms()[0].offering("bid")[0])
    await world.wait(5)
    assert [bool(post.offering("bid")) for post in ana.dms()] == [False]


async def test_the_panel_used_last_is_live_after_a_channel_refused_messages(world: World) -> None:
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


async def test_a_panel_shows_no_countdown_past_its_tokens_expiry(world: World) -> None:
    """The panel was last pressed so long ago that its token expires before the deadline."""
    await world.save_settings(timer="3min", threads="never", pings=False)
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
    snapshot = await world.bot.services.tables.snapshot(number, None)
    (due,) = [
        person
        for person in people
        if (await world.bot.services.tables.snapshot(number, person.id)).seat in snapshot.awaiting
    ]
    assert due.panel().offering("play")
    assert "<t:" not in due.panel().text


async def test_a_player_who_came_back_has_no_message_saying_they_left(world: World) -> None:
    await world.shorten_matches(1, 2, 1)
    people = ana, _, _ = world.group("Ana", "Bea", "Carl")
    await bidding(world, *people)
    await reveal(world, *people)
    await ana.use_tool("hand", on=ana.dms()[-1])  # From now on she plays in direct messages.
    await world.wait(3)
    for _ in range(12):
        for person in people:
            for post in (person.panel(), person.dms()[-1]):
                if cards := post.offering("play"):
                    await person.press(post, cards[0])
        await world.wait(3)
    await ana.slash_and_confirm("table leave")
    await world.wait(4)
    assert says(ana.dms()[-1], "left")
    await ana.slash("table back")
    await world.wait(40)
    assert not any(says(post, "left") for post in ana.dms())


async def test_the_record_of_a_panel_holds_no_interaction_object(world: World) -> None:
    """An interaction object of discord.py takes more memory than the data of a seat."""
    people = world.group("Ana", "Bea", "Carl")
    number = await start_table(*people)
    for person in people:
        await person.opens_panel()
    await world.wait()
    assert {person.id for person in people} == set(world.bot.courier.panels.users_at(number))
    gc.collect()
    known = (one for one in gc.get_objects() if isinstance(one, discord.Interaction))
    assert not [one for one in known if one.client is world.bot]
