"""Find a table in another channel of a server by its code, and show the way to a table."""

from __future__ import annotations

from typing import Any

import pytest
from simcord.enums import ChannelType

from bot.tables.codes import table_code
from tests.cogs.test_invitations import comes, hide, invite, letters, restricted
from tests.cogs.test_late_comers import line
from tests.cogs.test_meetings import answer, join, lobby_of, pinged, plan, wait_until
from tests.sim.abroad import abroad
from tests.sim.evening import open_table, start, start_table
from tests.sim.instant import Tap, tap, tap_at_once
from tests.sim.person import Answer, Person
from tests.sim.private import open_private
from tests.sim.sentences import says
from tests.sim.world import World


async def find(person: Person, number: int, channel: Any = None) -> Answer:
    """Type the code of a table in a channel; only the person sees the answer."""
    answer = await person.slash("table find", channel, code=table_code(number))
    assert answer.private
    return answer


async def test_a_table_is_found_from_another_channel_and_joined(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    quay = world.guild.create_text_channel("quay")
    number = await open_table(ana, bea)
    code = table_code(number)
    for typed in (code, code.lower(), f" {code[:2]}-{code[2:]} "):
        answer = await carl.slash("table find", quay, code=typed)
        assert answer.private
        assert says(answer, "found-host", player="Ana")
        assert says(answer, "lobby-seats", taken=2, seats=8)
        assert f"<#{world.channel.id}>" in answer.text
    shown = answer.posts[-1]
    assert [one.style for one in shown.buttons] == ["success", "link"]
    joined = await carl.press(shown, shown.offering("@come")[0])
    assert says(joined, "play-seat")
    assert await world.seats(number) == ["Ana", "Bea", "Carl"]
    again = (await find(carl, number, quay)).posts[-1]
    assert again.offering("@hand")
    assert not again.offering("@come")


async def test_a_running_match_is_found_with_a_seat_in_line(world: World) -> None:
    ana, bea, carl, dora = world.group("Ana", "Bea", "Carl", "Dora")
    number = await start_table(ana, bea, robots=1)
    shown = (await find(carl, number)).posts[-1]
    assert says(shown, "mine-running")
    assert says(await carl.press(shown, shown.offering("@come")[0]), "late-soon")
    assert await line(world, number) == ["Carl"]
    await ana.slash_and_confirm("table cancel")
    assert says(await carl.press(shown, shown.offering("@come")[0]), "T-5")
    assert says(await find(dora, number), "T-160")


@pytest.mark.rule("T-160")
async def test_a_table_that_one_may_not_see_is_not_found(world: World) -> None:
    """The refusal is the one for a code of no table at all."""
    ana, bea = world.group("Ana", "Bea")
    den = world.guild.create_text_channel("den")
    hide(world, bea, channel=den)
    number = await open_table(ana, channel=den)
    hidden, none = await find(bea, number), await find(bea, number + 1)
    assert says(hidden, "T-160")
    assert (hidden.text, hidden.posts[-1].buttons) == (none.text, none.posts[-1].buttons)
    assert says(await find(ana, number), "found-host")


@pytest.mark.rule("T-160")
async def test_a_table_in_a_private_thread_is_found_by_its_members(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    backend, bot = world.env.backend, world.env.backend.bot_user.id
    stored = backend.create_thread(world.channel.id, "den", bot, type=ChannelType.PRIVATE_THREAD)
    stored.thread_members[ana.id] = backend.now_iso()
    (thread,) = world.channel.threads
    number = await open_table(ana, channel=thread)
    assert says(await find(bea, number), "T-160")
    assert says(await find(ana, number), "found-host", player="Ana")


async def test_a_table_in_a_thread_is_found_by_whoever_sees_its_channel(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    await world.save_settings(timer="off", pings=False, threads="always")
    await ana.slash("skullking new")
    await world.wait()
    number = max(header.id for header in await world.bot.services.tables.tables_of(ana.id))
    header = await world.header(number)
    assert header.thread_id is not None
    assert f"<#{header.thread_id}>" in (await find(bea, number)).text
    hide(world, bea)
    assert says(await find(bea, number, world.guild.create_text_channel("quay")), "T-160")


@pytest.mark.rule("T-160")
async def test_a_private_table_and_one_that_is_over_are_not_found(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    private = await open_private(ana, "skull")
    for person in (ana, bea):
        assert says(await find(person, private), "T-160")
    number = await open_table(ana)
    await ana.slash_and_confirm("table cancel")
    assert says(await find(ana, number), "T-160")


@pytest.mark.rule("T-160")
@pytest.mark.parametrize("typed", ["", "A", "BCDFGH", "ÄÖ 🐙", "0" * 300, "'; DROP TABLE tables; --"])
async def test_what_is_no_code_finds_nothing(world: World, typed: str) -> None:
    ana = world.person("Ana")
    await open_table(ana)
    assert says(await ana.slash("table find", code=typed), "T-160")


@pytest.mark.rule("T-160")
async def test_a_table_of_another_server_is_not_found(world: World) -> None:
    ana = world.person("Ana")
    number = await open_table(ana)
    there = world.env.create_guild("The Island")
    beach = there.create_text_channel("beach")
    guest = there.add_member(ana.member.user)
    answer = ana._answer(await guest.slash(beach, "table find", code=table_code(number)))
    assert says(answer, "T-160")


async def test_only_one_of_two_people_who_found_it_gets_the_last_seat(world: World) -> None:
    people = world.group(*"ABCDEFG")
    yves, zoe = world.group("Yves", "Zoe")
    number = await open_table(*people)
    found = [(one, (await find(one, number)).posts[-1]) for one in (yves, zoe)]
    taps = [Tap(one, post, post.offering("@come")[0].custom_id) for one, post in found]
    answers = await tap_at_once(world, *taps)
    assert sorted(says(answer, "T-7") for answer in answers) == [False, True]
    assert len(await world.seats(number)) == 8


@pytest.mark.rule("T-159")
async def test_a_table_for_invited_people_is_found_and_has_no_seat_for_others(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await restricted(world, ana)
    shown = (await find(carl, number)).posts[-1]
    assert says(shown, "lobby-admitted")
    assert not shown.offering("@come")
    await invite(ana, bea)
    (letter,) = letters(bea)
    forged = await tap(carl, letter, letter.offering("@come")[0].custom_id)
    assert says(forged, "T-159", host="Ana")
    shown = (await find(bea, number)).posts[-1]
    await bea.press(shown, shown.offering("@come")[0])
    assert await world.seats(number) == ["Ana", "Bea"]


async def test_the_hosts_panel_and_table_show_tell_code_and_link(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await open_table(ana, bea)
    panel = (await ana.open_host_panel("options")).posts[-1]
    for shown in (panel, (await ana.choose(panel, "@options", "admission")).posts[-1]):
        assert says(shown, "table-way", code=table_code(number))
        assert f"/{world.channel.id}/{world.table(number).id}`" in shown.text
    await start(ana, number)
    answer = await bea.slash("table show")
    assert says(answer, "table-way", code=table_code(number))
    assert f"/{world.channel.id}/{world.table(number).id}`" in answer.text


@pytest.mark.rule("T-57")
async def test_nothing_is_found_outside_a_server(world: World) -> None:
    ana = world.person("Ana")
    number = await open_table(ana)
    with abroad(world, ana) as there:
        answer = await there.slash("table find", there.channel, code=table_code(number))
        assert says(answer, "T-57")


async def test_people_are_called_invited_and_find_their_way_to_the_lobby_of_a_meeting(world: World) -> None:
    """Whoever presses Join there comes, so that nobody is told that it is a match of others."""
    ana, bea, carl, dora, erik = world.group("Ana", "Bea", "Carl", "Dora", "Erik")
    await world.save_settings(timer="off", pings=True, threads="never")
    meeting = await plan(ana)
    await answer(bea, "coming")
    await wait_until(world, meeting, 5)
    await join(ana)
    number = lobby_of(world).table
    await tap(carl, world.table(number), f"1:{number}:0:@bell skull-king all")
    before = pinged(world)
    await tap(ana, world.table(number), f"1:{number}:0:@call")
    await world.wait(3)
    assert pinged(world) == [*before, carl.id]
    (called,) = [post for post in world.posts() if post.offering("@no-calls")]
    await carl.press(called, called.offering("@join")[0])
    assert says(await invite(ana, dora), "invited", player="Dora")
    await comes(dora)
    found = (await find(erik, number)).posts[-1]
    await erik.press(found, found.offering("@come")[0])
    assert await world.seats(number) == ["Ana", "Carl", "Dora", "Erik"]


@pytest.mark.rule("T-7")
async def test_nobody_is_called_or_invited_to_a_meeting_that_keeps_all_its_seats(world: World) -> None:
    people = world.group(*"ABCDEFGH")
    zoe = world.person("Zoe")
    await world.save_settings(timer="off", pings=True, threads="never")
    meeting = await plan(people[0])
    for person in people[1:]:
        await answer(person, "coming")
    await wait_until(world, meeting, 5)
    await join(people[0])
    number = lobby_of(world).table
    assert says(await tap(people[0], world.table(number), f"1:{number}:0:@call"), "T-7")
    assert says(await invite(people[0], zoe), "T-7")
    found = (await find(zoe, number)).posts[-1]
    assert not found.offering("@come")
