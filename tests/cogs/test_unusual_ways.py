"""Unusual ways to pads, `/play`, meetings and riddles: at once, elsewhere, paused, blocked, past midnight."""

from __future__ import annotations

import asyncio
from typing import Any
from unittest.mock import patch

import pytest

from bot.deals import riddles as searching
from bot.people.preferences import GameDefaults, ServerSettings
from bot.store.riddles import list_public_matches
from bot.tables.deadlines import MEETING_WAIT
from tests.cogs import test_meetings as meeting
from tests.cogs.test_blocked import block_people
from tests.cogs.test_daily import wait_until
from tests.cogs.test_late_comers import line, next_round, two_and_robots, waits
from tests.cogs.test_play import call, decide_one, live
from tests.cogs.test_scorepads import (
    end,
    filled_in,
    open_pad,
    pad_posts,
    press,
    submit,
    tick,
    write,
)
from tests.sim.evening import start_table
from tests.sim.instant import Tap, tap, tap_at_once
from tests.sim.person import Person
from tests.sim.sentences import says
from tests.sim.world import World


def elsewhere(world: World, *people: Person) -> tuple[Any, dict[Person, Person]]:
    """Create another server with the bot; return a channel and the people there."""
    guild = world.env.create_guild("The Lagoon")
    channel = guild.create_text_channel("grotto")
    return channel, {
        one: Person(world, guild.add_member(one.member.user), one.name, "panel") for one in people
    }


async def test_unticked_cannonball_stays_unticked_when_the_form_is_offered_again(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    await open_pad(ana, bea, names="Opa", extras=["cannon_loads"])
    written = await write(ana, bids="1 0 0", won="1 0 0", cannonball=["0"])
    assert written.private
    page = written.posts[-1]
    form = await ana.press(page, page.offering("@pad-fill")[0])
    values = filled_in(form)
    assert values["cannonball"] == ["0"]
    del values["cannonball"]
    refused = ana._answer(
        await ana.member.submit_modal(form.result, {**values, "won": "1 1 0", "cannonball": []})
    )
    assert says(refused, "T-135"), refused.text
    again = await ana.press(refused.posts[-1], refused.posts[-1].offering("@pad-fill")[0])
    assert "cannonball" not in filled_in(again), "what was typed is offered again: no box ticked"


async def test_wager_of_another_player_is_not_overwritten_silently(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    pad = await open_pad(ana, bea, names="Opa", extras=["powers"], length=["skirmish"])
    page = (await write(ana, bids="2 3 0", won="2 3 0")).posts[-1]
    await world.wait(3)
    own = (await bea.choose(pad_posts(world)[-1], "@pad-round", "1")).posts[-1]
    anas, beas = await tick(ana, page, 0), await tick(bea, own, 1)
    await submit(ana, anas, powers=["wager 10"])
    late = await submit(bea, beas, powers=["wager 20"])
    assert says(late, "T-136")
    assert (await world.bot.services.pads.load(pad)).latest[0].entry["wager"] == [0, 10]


async def test_two_values_of_one_power_are_refused(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    await open_pad(ana, bea, names="Opa", extras=["powers"], length=["skirmish"])
    page = (await write(ana, bids="2 3 0", won="2 3 0")).posts[-1]
    late = await submit(ana, await tick(ana, page, 0), powers=["wager 10", "wager 20"])
    assert says(late, "T-136")


async def test_pads_are_no_source_of_riddles(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    for _ in range(2):
        await open_pad(ana, bea, names="Opa")
        await write(ana, bids="1 0 0", won="1 0 0")
        await world.wait(3)
        await end(ana)
    found = await world.bot.services.store.read(list_public_matches, world.env.now() - searching.RECENT, 10)
    assert [one.pad_id for one in found if one.pad_id is not None] == []


async def test_two_taps_in_direct_messages_open_one_table(world: World) -> None:
    (ana,) = world.group("Ana")
    asked = (await ana.slash_in_dm("play")).posts[-1]
    button = asked.offering("@play")[1]
    await tap_at_once(world, *(Tap(ana, asked, button.custom_id) for _ in range(2)))
    assert len(await live(world)) == 1


async def test_in_the_last_round_play_waits_for_no_next_round(world: World) -> None:
    await world.shorten_matches(1)
    ana, bea, zoe = world.group("Ana", "Bea", "Zoe")
    number = await start_table(ana, bea, robots=2)
    await call(zoe)
    (opened,) = set(await live(world)) - {number}
    assert await world.seats(opened) == ["Zoe"]


@pytest.mark.rule("T-142")
async def test_nobody_waits_for_a_seat_in_the_last_round(world: World) -> None:
    await world.shorten_matches(1)
    ana, bea, zoe = world.group("Ana", "Bea", "Zoe")
    number = await start_table(ana, bea, robots=2)
    answer = await tap(zoe, world.table(number), f"1:{number}:0:@late")
    assert says(answer, "T-142")
    assert await line(world, number) == []
    assert not world.table(number).offering("@late")


@pytest.fixture
def few_riddles(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, worlds in (("WORLDS", 16), ("FEWEST", 8), ("AGAIN", 24)):
        monkeypatch.setattr(f"engine.ai.riddle.{name}", worlds)


@pytest.fixture
async def pings(world: World) -> None:
    await world.save_settings(timer="off", pings=True, threads="never")


async def test_meeting_whose_only_comer_is_blocked(world: World, pings: None) -> None:
    ana, bea = world.group("Ana", "Bea")
    planned = await meeting.plan(ana)
    await meeting.answer(bea, "perhaps")
    await block_people(world, ana)
    await meeting.wait_until(world, planned, 5)
    assert await meeting.status(world) == "missed"
    assert ana.id not in meeting.pinged(world), "nobody blocked is called"


async def test_late_comers_of_a_meeting_come_before_others(world: World, pings: None) -> None:
    await world.save_settings(timer="off", pings=True, threads="never", options={"length": [1, 1, 1]})
    ana, bea, carl, zoe = world.group("Ana", "Bea", "Carl", "Zoe")
    planned = await meeting.plan(ana)
    await meeting.answer(bea, "coming")
    await meeting.answer(carl, "coming")
    await meeting.wait_until(world, planned, 3)
    await meeting.join(ana)
    await meeting.join(bea)
    await world.wait(MEETING_WAIT.total_seconds() + 5)
    (now,) = await meeting.meetings(world)
    number = now.lobby_id
    assert number is not None
    assert await world.status(number) == "running"
    await tap(zoe, world.table(number), f"1:{number}:0:@late")
    await tap(carl, world.table(number), f"1:{number}:0:@late")
    assert await line(world, number) == ["Carl", "Zoe"]
    await next_round(world, number)
    assert "Carl" in await world.seats(number), await world.seats(number)


async def test_play_in_direct_messages_after_a_pad(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    await open_pad(ana, bea, names="Opa", extras=["kraken", "cannon_loads"])
    await write(ana, bids="1 0 0", won="1 0 0", cannonball=[])
    await world.wait(3)
    await end(ana)
    answer = await ana.slash_in_dm("play")
    assert says(answer, "play-which")
    assert await live(world) == []


async def test_play_with_a_last_game_takes_the_seat_of_ones_own_meeting(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    await decide_one(world, ana, 1, 1)
    await world.save_settings(timer="off", pings=True, threads="never")
    planned = await meeting.plan(ana)
    await meeting.answer(bea, "coming")
    await meeting.wait_until(world, planned, 3)
    (lobby,) = await live(world)
    await call(bea)
    assert (await live(world), await world.seats(lobby)) == ([lobby], ["Bea"])


async def test_riddle_page_after_midnight_is_of_the_new_day(world: World, few_riddles: None) -> None:
    ana, bea = world.group("Ana", "Bea")
    await wait_until(world, 23, 59)
    await world.wait(55)
    thinker = world.bot.services.robots.thinker
    ask = thinker.ask

    async def slowly(function: Any, *given: Any) -> Any:
        if function.__name__ == "make_riddle":
            await asyncio.sleep(15.0)
        return await ask(function, *given)

    opened = (await ana.slash("help")).posts[-1]
    with patch.object(thinker, "ask", slowly):
        await tap_at_once(world, Tap(ana, opened, "1:0:0:@riddle"))
        await world.wait(8)
    assert world.env.now().date().isoformat() == "2026-01-02"
    await tap_at_once(world, Tap(bea, opened, "1:0:0:@riddle"))
    await world.wait(40)
    shown = [post for post in bea.visible_messages() if post.private]
    assert any(says(post, "riddle-title", date="January 2") for post in shown)
    assert not any(says(post, "riddle-title", date="January 1") for post in shown)


async def test_two_calls_typed_at_once_in_direct_messages(world: World) -> None:
    (ana,) = world.group("Ana")
    await decide_one(world, ana)
    payloads = []

    async def nothing(*_: Any, **__: Any) -> None:
        pass

    for _ in range(2):
        backend = world.env.backend
        with patch.object(backend, "emit") as emit, patch.object(world.env, "settle", nothing):
            await ana.member.user.slash("play")
        payloads += [sent.args for sent in emit.call_args_list]
    for said in payloads:
        world.env.backend.emit(*said)
    await world.env.settle()
    assert len(await live(world)) == 1


@pytest.mark.parametrize("kind", ["play", "late"])
async def test_table_paused_between_wait_and_deal_then_cancelled(world: World, kind: str) -> None:
    number, ana, _ = await two_and_robots(world)
    zoe = world.person("Zoe")
    await (call(zoe) if kind == "play" else waits(world, zoe, number))
    await ana.slash("table pause")
    await world.wait(3)
    again = await call(zoe)
    await world.crash()
    await world.wait(3)
    assert await line(world, number) == ["Zoe"]
    assert says(again, "late-paused")


async def test_play_on_a_server_nobody_has_played_on_keeps_its_own_timer(world: World) -> None:
    """The last game was on another server, whose moderators have switched deadlines off."""
    (ana,) = world.group("Ana")
    await decide_one(world, ana, 1)
    channel, there = elsewhere(world, ana)
    guild = channel.guild.id
    defaults = {"skull-king": GameDefaults.model_validate({"timer": "3min", "options": {}})}
    await world.bot.services.people.save_server(guild, ServerSettings(defaults=defaults, threads="never"))
    await there[ana].slash("play", channel)
    (number,) = await live(world)
    header = await world.header(number)
    assert header.timer == "3min"


async def test_a_meeting_reminds_nobody_whom_the_server_has_blocked(world: World, pings: None) -> None:
    ana, bea = world.group("Ana", "Bea")
    planned = await meeting.plan(ana)
    await meeting.answer(bea, "coming")
    await block_people(world, bea)
    await meeting.wait_until(world, planned, -60)
    assert bea.id not in meeting.pinged(world), "no seat is kept for her"


async def test_two_who_correct_and_end_at_once(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    pad = await open_pad(ana, bea, game="hearts")
    page = (await write(bea, taken="0 26")).posts[-1]
    await world.wait(3)
    asked = await press(ana, "@pad-end")
    await submit(bea, await bea.press(page, page.offering("@pad-fill")[0]), taken="26 0")
    answer = await ana.confirms(asked)
    assert says(answer, "T-70")
    found = await world.bot.services.pads.load(pad)
    assert found.header.status == "running"
