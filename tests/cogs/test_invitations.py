"""Invitations: the menu on a person, the message with Join, limits, and tables for invited people."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.courier.invitations import AGAIN, HOUR, MOST_AN_HOUR
from bot.records.tables import Person as Seated
from bot.seating.invitations import MOST_INVITED
from bot.texts.sentences import texts
from tests.cogs.test_blocked import block_people
from tests.cogs.test_late_comers import line, next_round
from tests.sim.abroad import abroad
from tests.sim.evening import open_table, play_match, start, start_table
from tests.sim.instant import Tap, tap, tap_at_once
from tests.sim.laws import bodies
from tests.sim.person import Answer, Person
from tests.sim.screen import Message
from tests.sim.sentences import says
from tests.sim.world import World

INVITE = texts("en")("menu-invite")
FEW, ALL = "@set admission invited", "@set admission everybody"


async def menu(person: Person, name: str, target: Person, channel: Any = None) -> Answer:
    """Choose a menu on another person."""
    place = channel or person.world.channel
    return person._answer(await person.member.context_menu(place, name, target.member))


async def invite(person: Person, target: Person) -> Answer:
    """Choose Invite to my table on another person, and check that only the inviter sees the answer."""
    answer = await menu(person, INVITE, target)
    assert answer.private
    return answer


def letters(person: Person) -> list[Message]:
    """Return the invitations in the person's direct messages, oldest first."""
    return [post for post in person.dms() if post.offering("@come")]


async def comes(person: Person, letter: Message | None = None) -> Answer:
    """Press Join in an invitation, by default in the newest one."""
    post = letter or letters(person)[-1]
    return await person.press(post, post.offering("@come")[0])


async def restricted(world: World, host: Person, *others: Person, **options: Any) -> int:
    """Open a lobby, seat others and robots, and admit only invited people from then on."""
    number = await open_table(host, *others, **options)
    panel = (await host.open_host_panel("options")).posts[-1]
    await host.press(panel, panel.sure_button(FEW))
    await world.wait()
    assert (await world.header(number)).admitted is not None
    return number


async def admitted(world: World, number: int) -> list[str]:
    """Return the names of the people who alone may sit down."""
    return sorted(((await world.header(number)).admitted or {}).values())


def hide(world: World, *from_whom: Person, channel: Any = None) -> None:
    """Hide a channel from these people."""
    deny = discord.Permissions(view_channel=True).value
    for person in from_whom:
        overwrite = Overwrite(person.id, OverwriteType.MEMBER, 0, deny)
        world.env.backend.set_overwrite((channel or world.channel).id, overwrite)


# ---- the menu on a person ------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", ["en-US", "es-ES", "fr"])
async def test_an_invited_person_gets_one_message_and_sits_down_by_its_button(
    world: World, locale: str
) -> None:
    await world.save_settings(pings=True)
    ana, bea = world.group("Ana", "Bea", locale=locale)
    number = await open_table(ana)
    public = len(world.posts())
    answer = await invite(ana, bea)
    assert says(answer, "invited", locale, player="Bea")
    assert str(world.table(number).id) in answer.text
    (letter,) = letters(bea)
    assert says(letter, "invites", locale, inviter="Ana", server="The Harbour")
    assert f"/{world.guild.id}/{world.channel.id}/{world.table(number).id}" in letter.text
    assert len(world.posts()) == public
    sent = [body for post in world.requests("POST", "/messages") for body in bodies(post)]
    assert not [body for body in sent if body["allowed_mentions"].get("users")]
    joined = await comes(bea)
    assert joined.private
    assert says(joined, "play-seat", locale)
    await world.wait(4)
    assert await world.seats(number) == ["Ana", "Bea"]
    assert says(await invite(ana, bea), "T-110", locale, player="Bea")
    assert says(await comes(bea), "T-8", locale)


async def test_whoever_sits_there_invites_and_the_name_is_the_servers(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await open_table(ana, bea)
    carl = world.person("Carl")
    world.env.backend.guilds[world.guild.id].members[carl.id].nick = "Captain Carl"
    assert says(await invite(bea, carl), "invited", player="Captain Carl")
    await comes(carl)
    assert await world.seats(number) == ["Ana", "Bea", "Captain Carl"]


async def test_an_invited_person_waits_for_a_robots_seat_of_a_running_match(world: World) -> None:
    await world.shorten_matches(1, 1, 1, 1)
    ana, bea, zoe = world.group("Ana", "Bea", "Zoe")
    number = await start_table(ana, bea, robots=1)
    assert says(await invite(bea, zoe), "invited", player="Zoe")
    answer = await comes(zoe)
    assert says(answer, "late-soon")
    assert await line(world, number) == ["Zoe"]
    await zoe.press(answer.posts[-1], answer.posts[-1].offering("@late-stop")[0])
    assert await line(world, number) == []
    await comes(zoe)
    await next_round(world, number)
    assert sorted(await world.seats(number)) == ["Ana", "Bea", "Zoe"]


async def test_a_person_who_left_a_match_comes_back_by_the_invitation(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await start_table(ana, bea, robots=1)
    await bea.slash_and_confirm("table leave")
    await world.wait()
    assert "Bea" not in await world.seats(number)
    await invite(ana, bea)
    await comes(bea)
    assert "Bea" in await world.seats(number)


@pytest.mark.parametrize("asleep", [False, True])
async def test_the_hand_never_takes_the_place_of_the_invitation(world: World, asleep: bool) -> None:
    """The invitation is deleted when the match is over; what was played and the result must stay."""
    await world.shorten_matches(1, 1)
    ana, bea = world.group("Ana", "Bea")
    number = await start_table(ana, bea, robots=1)
    await bea.slash_and_confirm("table leave")
    await world.wait()
    await invite(ana, bea)
    (letter,) = letters(bea)
    if asleep:
        await ana.slash_and_confirm("table leave")
        await world.wait()
    answer = await comes(bea)
    assert "Bea" in await world.seats(number)
    assert answer.private
    assert answer.posts[-1].id != letter.id
    await world.wait(4)
    assert [post.id for post in letters(bea)] == [letter.id]
    await play_match(world, [bea] if asleep else [ana, bea], number)
    await world.wait(4)
    assert not letters(bea)
    assert bea.dms()


@pytest.mark.rule("T-7")
async def test_nobody_is_invited_to_a_match_without_robots(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    await start_table(ana, bea)
    assert says(await invite(ana, carl), "T-7")


@pytest.mark.rule("T-142")
async def test_nobody_is_invited_to_the_last_round(world: World) -> None:
    await world.shorten_matches(1)
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    await start_table(ana, bea, robots=1)
    assert says(await invite(ana, carl), "T-142")


@pytest.mark.rule("T-110")
@pytest.mark.rule("T-111")
async def test_an_invitation_that_cannot_lead_to_a_seat_is_refused(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    assert says(await invite(ana, bea), "T-15")
    number = await open_table(ana, bea)
    assert says(await invite(ana, ana), "T-8")
    assert says(await invite(ana, bea), "T-110", player="Bea")
    await ana.slash_and_confirm("table kick", player=bea.member)
    assert says(await invite(ana, bea), "T-111", player="Bea")
    people = world.bot.services.people
    await people.block(world.guild.id, carl.id)
    assert says(await invite(ana, carl), "T-84", player="Carl")
    await people.unblock(world.guild.id, {carl.id})
    await people.block(world.guild.id, ana.id)
    assert says(await invite(ana, carl), "T-83")
    await people.unblock(world.guild.id, {ana.id})
    await ana.click("@robot")
    await start(ana, number)
    await ana.slash_and_confirm("table cancel")
    assert says(await invite(ana, carl), "T-15")
    assert not [letter for person in (ana, bea, carl) for letter in letters(person)]


@pytest.mark.rule("T-111")
async def test_a_person_kicked_from_the_match_is_not_invited(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    await start_table(ana, bea, carl)
    await ana.slash_and_confirm("table kick", player=bea.member)
    assert says(await invite(carl, bea), "T-111", player="Bea")


@pytest.mark.rule("T-30")
async def test_apps_are_not_invited(world: World) -> None:
    ana = world.person("Ana")
    await open_table(ana)
    app = world.person("Robot")
    app.member.user._user.bot = True
    assert says(await invite(ana, app), "T-30")


@pytest.mark.rule("T-7")
async def test_nobody_is_invited_to_a_full_lobby(world: World) -> None:
    people = world.group(*"ABCDEFGH")
    await open_table(*people)
    zoe = world.person("Zoe")
    assert says(await invite(people[0], zoe), "T-7")


@pytest.mark.rule("T-57")
async def test_nobody_is_invited_where_the_bot_is_not_a_member(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    await open_table(ana)
    with abroad(world, ana) as there:
        other = there.member.guild.add_member(bea.member.user)
        answer = there._answer(await there.member.context_menu(there.channel, INVITE, other))
        assert says(answer, "T-57")


async def test_with_two_tables_the_bot_asks_which_one(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    other = world.guild.create_text_channel("cabin")
    await open_table(ana)
    second = await open_table(ana, channel=other)
    asked = await invite(ana, bea)
    assert says(asked, "chooser-invite")
    assert not letters(bea)
    await ana.picks_table(asked, second)
    assert [letter.table for letter in letters(bea)] == [second]
    forged = asked.posts[-1]
    assert says(await tap(carl, forged, f"1:0:0:@invite {bea.id} {second}"), "T-6")
    assert says(await tap(ana, forged, "1:0:0:@invite 1"), "T-3")
    assert says(await tap(ana, forged, f"1:0:0:@invite 1 {second}"), "T-59")
    assert says(await tap(ana, forged, f"1:0:0:@invite {bea.id} 99"), "T-11")


@pytest.mark.rule("T-161")
async def test_nobody_is_invited_to_a_channel_that_they_cannot_see(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    hide(world, bea)
    number = await restricted(world, ana)
    assert says(await invite(ana, bea), "T-161", player="Bea")
    assert not letters(bea)
    assert await admitted(world, number) == ["Ana"]
    assert says(await invite(ana, carl), "invited", player="Carl")


# ---- the message ---------------------------------------------------------------------------------------


async def test_a_person_without_direct_messages_is_admitted_and_the_inviter_is_told(world: World) -> None:
    ana, bea, carl, dora = world.group("Ana", "Bea", "Carl", "Dora")
    number = await restricted(world, ana)
    dm = bea.member.user.dm_channel
    world.inject("POST", f"/channels/{dm.id}/messages", status=403, code=50007, times=None)
    answer = await invite(ana, bea)
    assert says(answer, "invited-untold", player="Bea")
    assert str(world.table(number).id) in answer.text
    world.inject("POST", "/users/@me/channels", status=400, code=50007)
    assert says(await invite(ana, carl), "invited-untold", player="Carl")
    world.heal()
    await dora.prefers("pings", "off")
    assert says(await invite(ana, dora), "invited-untold", player="Dora")
    assert not [letter for person in (bea, carl, dora) for letter in letters(person)]
    # Nothing is remembered against them: the next message is tried.
    assert says(await invite(ana, bea), "invited", player="Bea")
    for person in (bea, carl, dora):
        await person.click("@join")
    await world.wait(4)
    assert await world.seats(number) == ["Ana", "Bea", "Carl", "Dora"]


async def test_invitations_disappear_when_the_match_is_over(world: World) -> None:
    await world.shorten_matches(1)
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await open_table(ana, bea)
    await invite(bea, carl)
    (letter,) = letters(carl)
    await start(ana, number)
    await world.wait(4)
    assert letters(carl) == [letter]
    await play_match(world, [ana, bea], number)
    await world.wait(4)
    assert not letters(carl)
    assert says(await tap(carl, letter, letter.offering("@come")[0].custom_id), "T-5")


async def test_an_invitation_to_a_cancelled_lobby_disappears(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    await open_table(ana)
    await invite(ana, bea)
    assert letters(bea)
    await ana.slash_and_confirm("table cancel")
    await world.wait(4)
    assert not letters(bea)


async def test_an_invitation_still_leads_to_the_table_after_a_restart(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await restricted(world, ana)
    await invite(ana, bea)
    await world.crash()
    await comes(bea)
    assert await world.seats(number) == ["Ana", "Bea"]


async def test_only_one_of_two_people_gets_the_last_seat(world: World) -> None:
    people = world.group(*"ABCDEFG")
    yves, zoe = world.group("Yves", "Zoe")
    number = await open_table(*people)
    for person in (yves, zoe):
        await invite(people[0], person)
    taps = [
        Tap(one, letters(one)[-1], letters(one)[-1].offering("@come")[0].custom_id) for one in (yves, zoe)
    ]
    answers = await tap_at_once(world, *taps)
    assert sorted([says(answer, "play-seat") for answer in answers]) == [False, True]
    assert sorted([says(answer, "T-7") for answer in answers]) == [False, True]
    assert len(await world.seats(number)) == 8


async def test_two_taps_on_join_seat_a_person_once(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await open_table(ana)
    await invite(ana, bea)
    (letter,) = letters(bea)
    press = Tap(bea, letter, letter.offering("@come")[0].custom_id)
    await tap_at_once(world, press, press)
    assert await world.seats(number) == ["Ana", "Bea"]


@pytest.mark.rule("T-60")
async def test_an_invited_person_who_was_kicked_cannot_come(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await restricted(world, ana)
    await invite(ana, bea)
    await comes(bea)
    await ana.slash_and_confirm("table kick", player=bea.member)
    assert says(await comes(bea), "T-60", host="Ana")
    assert await world.seats(number) == ["Ana"]


@pytest.mark.rule("T-83")
async def test_an_invited_person_who_was_blocked_cannot_come(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await open_table(ana)
    await invite(ana, bea)
    await block_people(world, bea)
    assert says(await comes(bea), "T-83")
    assert await world.seats(number) == ["Ana"]


@pytest.mark.rule("T-160")
async def test_an_invited_person_who_left_the_server_or_lost_the_channel_cannot_come(world: World) -> None:
    ana, bea, carl, dora = world.group("Ana", "Bea", "Carl", "Dora")
    number = await open_table(ana)
    for person in (bea, carl):
        await invite(ana, person)
    world.guild.remove_member(bea.member)
    hide(world, carl)
    assert says(await comes(bea), "T-160")
    assert says(await comes(carl), "T-160")
    # Nobody else gets in by a forged button, either.
    world.guild.remove_member(dora.member)
    assert says(await tap(dora, letters(bea)[-1], f"1:{number}:0:@come"), "T-160")
    assert await world.seats(number) == ["Ana"]


@pytest.mark.rule("T-160")
async def test_a_private_table_is_nothing_to_come_to(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    await open_table(ana)
    await invite(ana, bea)
    await bea.slash_in_dm("skullking new")
    private = max(header.id for header in await world.bot.services.tables.tables_of(bea.id))
    assert (await world.header(private)).is_private
    assert says(await tap(ana, letters(bea)[-1], f"1:{private}:0:@come"), "T-160")


async def test_the_host_leaves_the_server_and_the_others_go_on(world: World) -> None:
    ana, bea, carl, dora = world.group("Ana", "Bea", "Carl", "Dora")
    number = await restricted(world, ana, bea)
    await invite(ana, carl)
    world.guild.remove_member(ana.member)
    await comes(carl)
    assert says(await invite(carl, dora), "invited", player="Dora")
    await comes(dora)
    assert await world.seats(number) == ["Ana", "Bea", "Carl", "Dora"]


# ---- limits --------------------------------------------------------------------------------------------


@pytest.mark.rule("T-112")
async def test_a_person_is_invited_to_a_table_once_in_ten_minutes_even_after_a_restart(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await open_table(ana, carl, timer="3d")
    await invite(ana, bea)
    (first,) = letters(bea)
    await world.crash()
    for person in (ana, carl):
        answer = await invite(person, bea)
        assert says(answer, "T-112", player="Bea")
        assert str(world.table(number).id) in answer.text
    assert letters(bea) == [first]
    await world.wait(AGAIN.total_seconds())
    assert says(await invite(carl, bea), "invited", player="Bea")
    (second,) = letters(bea)
    assert second.id != first.id
    assert says(second, "invites", inviter="Carl")


async def test_two_people_who_invite_somebody_at_once_send_one_message(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both have been checked before either message is sent."""
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await open_table(ana, bea)
    lobby, both = world.bot.services.lobby, asyncio.Barrier(2)
    admit = lobby.admit

    async def admit_together(*person: Any) -> None:
        await both.wait()
        await admit(*person)

    monkeypatch.setattr(lobby, "admit", admit_together)
    panel = (await ana.open_host_panel("options")).posts[-1]
    pick = f"1:{number}:0:@invite-all"
    await tap_at_once(world, *(Tap(one, panel, pick, (str(carl.id),)) for one in (ana, bea)))
    (letter,) = letters(carl)
    requests = world.requests("*", f"/channels/{letter.stored.channel_id}/messages")
    assert [request.method for request in requests] == ["POST"]


@pytest.mark.rule("T-113")
async def test_ten_people_are_invited_to_a_table_and_no_more(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    await open_table(ana, bea)
    for number in range(MOST_INVITED):
        assert says(await invite(ana, world.person(f"Guest {number}")), "invited")
    last = world.person("Zoe")
    assert says(await invite(bea, last), "T-113", most=MOST_INVITED)
    assert not letters(last)


@pytest.mark.rule("T-158")
async def test_ten_invitations_an_hour_and_no_more(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    await open_table(ana, bea, timer="3d")
    crowd = [world.person(f"Guest {number}") for number in range(MOST_AN_HOUR)]
    for person in crowd[:-1]:
        await invite(ana, person)
    await world.wait(AGAIN.total_seconds())
    assert says(await invite(ana, crowd[0]), "invited")
    refused = await invite(ana, crowd[-1])
    assert says(refused, "T-158", most=MOST_AN_HOUR)
    assert not letters(crowd[-1])
    assert says(await invite(bea, crowd[-1]), "invited")
    await world.wait((HOUR - AGAIN).total_seconds())
    assert says(await invite(ana, crowd[1]), "invited")


@pytest.mark.rule("T-158")
async def test_invitations_that_reach_nobody_count_too(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    await bea.prefers("pings", "off")
    await open_table(ana)
    for _ in range(MOST_AN_HOUR):
        assert says(await invite(ana, bea), "invited-untold")
    assert says(await invite(ana, bea), "T-158")


# ---- only invited people -------------------------------------------------------------------------------


@pytest.mark.rule("T-159")
@pytest.mark.parametrize("pictures", ["always", "never"])
async def test_only_invited_people_sit_down(world: World, pictures: Any) -> None:
    await world.set_pictures(pictures)
    ana, bea, carl, dora = world.group("Ana", "Bea", "Carl", "Dora")
    number = await restricted(world, ana, bea)
    lobby = world.table(number)
    assert says(lobby, "lobby-admitted-why")
    assert "🔒" in lobby.text
    assert says(await carl.click("@join", on=lobby), "T-159", host="Ana", named="yes")
    await invite(bea, dora)
    await world.wait()
    await dora.click("@join", on=world.table(number))
    await world.wait()
    assert await world.seats(number) == ["Ana", "Bea", "Dora"]
    assert await admitted(world, number) == ["Ana", "Bea", "Dora"]
    panel = (await ana.open_host_panel("options")).posts[-1]
    await ana.press(panel, panel.sure_button(ALL))
    await world.wait()
    assert not says(world.table(number), "lobby-admitted-why")
    await carl.click("@join", on=world.table(number))
    assert await world.seats(number) == ["Ana", "Bea", "Dora", "Carl"]


@pytest.mark.rule("T-9")
@pytest.mark.rule("T-10")
async def test_only_the_host_says_who_may_sit_down_and_only_in_the_lobby(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await open_table(ana, bea)
    lobby = world.table(number)
    assert says(await tap(bea, lobby, f"1:{number}:0:{FEW}"), "T-9")
    await start(ana, number)
    assert says(await tap(ana, world.table(number), f"1:{number}:0:{FEW}"), "T-10")
    assert (await world.header(number)).admitted is None


@pytest.mark.rule("T-14")
async def test_a_private_table_has_no_such_option(world: World) -> None:
    ana = world.person("Ana")
    await ana.slash_in_dm("skullking new")
    number = ana.dms()[-1].table
    assert says(await tap(ana, ana.dms()[-1], f"1:{number}:0:{FEW}"), "T-14")


async def test_those_invited_before_are_admitted(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await open_table(ana)
    await invite(ana, bea)
    await world.crash()
    panel = (await ana.open_host_panel("options")).posts[-1]
    await ana.press(panel, panel.sure_button(FEW))
    assert await admitted(world, number) == ["Ana", "Bea"]
    await comes(bea)
    assert await world.seats(number) == ["Ana", "Bea"]
    assert says(await carl.click("@join"), "T-159")


async def test_the_host_invites_several_people_at_once(world: World) -> None:
    ana, bea, carl, dora = world.group("Ana", "Bea", "Carl", "Dora")
    number = await restricted(world, ana, bea)
    page = (await ana.open_host_panel("options")).posts[-1]
    page = (await ana.choose(page, "@options", "admission")).posts[-1]
    people = [person.member for person in (bea, carl, dora)]
    answer = ana._answer(
        await ana.member.select(ana._message(page), people, custom_id=f"1:{number}:0:@invite-all")
    )
    assert answer.private
    assert says(answer, "T-110", player="Bea")
    for person in (carl, dora):
        assert says(answer, "invited", player=person.name)
        assert len(letters(person)) == 1
    assert await admitted(world, number) == ["Ana", "Bea", "Carl", "Dora"]
    empty = await tap(ana, page, f"1:{number}:0:@invite-all", menu=True)
    assert says(empty, "T-3")


@pytest.mark.rule("T-158")
async def test_a_limit_is_said_once_for_several_people(world: World) -> None:
    ana = world.person("Ana")
    number = await open_table(ana)
    crowd = [world.person(f"Guest {one}") for one in range(MOST_AN_HOUR + 3)]
    page = (await ana.open_host_panel("options")).posts[-1]
    ids = [str(person.id) for person in crowd]
    await tap(ana, page, f"1:{number}:0:@invite-all", *ids[:9])
    answer = await tap(ana, page, f"1:{number}:0:@invite-all", *ids[9:])
    assert says(answer, "invited", player=crowd[9].name)
    assert answer.text.count("⚓") == 1
    assert [len(letters(person)) for person in crowd] == [1] * 10 + [0] * 3


@pytest.mark.rule("T-58")
async def test_people_are_not_invited_from_another_server(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await open_table(ana)
    await invite(ana, bea)
    letter = letters(bea)[-1]
    assert says(await tap(bea, letter, f"1:{number}:0:@invite-all", str(ana.id)), "T-58")


@pytest.mark.rule("T-159")
async def test_uninvited_people_neither_wait_nor_are_seated_by_play(world: World) -> None:
    await world.shorten_matches(1, 1, 1)
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await restricted(world, ana, bea, robots=1)
    await carl.slash("play")
    assert "Carl" not in await world.seats(number)
    await start(ana, number)
    assert says(await tap(carl, world.table(number), f"1:{number}:0:@late"), "T-159", host="Ana")
    await carl.slash("play")
    assert await line(world, number) == []
    await invite(ana, carl)
    await comes(carl)
    assert await line(world, number) == ["Carl"]
    await next_round(world, number)
    assert sorted(await world.seats(number)) == ["Ana", "Bea", "Carl"]


async def test_play_prefers_a_table_to_which_one_is_invited(world: World) -> None:
    ana, bea, carl, dora = world.group("Ana", "Bea", "Carl", "Dora")
    number = await restricted(world, ana)
    await open_table(bea, carl)
    await invite(ana, dora)
    await dora.slash("play")
    assert await world.seats(number) == ["Ana", "Dora"]


async def test_substitutes_are_admitted(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await restricted(world, ana, bea, robots=1)
    await start(ana, number)
    await ana.slash("table substitute", player=carl.member)
    assert sorted(await world.seats(number)) == ["Ana", "Bea", "Carl"]
    assert await admitted(world, number) == ["Ana", "Bea", "Carl"]
    await carl.slash_and_confirm("table leave")
    assert "Carl" not in await world.seats(number)
    await carl.slash("table back")
    assert sorted(await world.seats(number)) == ["Ana", "Bea", "Carl"]


async def test_a_kicked_person_is_let_back(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await restricted(world, ana, bea)
    await ana.slash_and_confirm("table kick", player=bea.member)
    await ana.slash("table substitute", player=bea.member)
    assert await world.seats(number) == ["Ana", "Bea"]
    assert await admitted(world, number) == ["Ana", "Bea"]


@pytest.mark.rule("T-159")
async def test_a_rematch_is_for_the_same_people(world: World) -> None:
    await world.shorten_matches(1)
    ana, bea, carl, dora = world.group("Ana", "Bea", "Carl", "Dora")
    number = await restricted(world, ana, bea)
    await invite(ana, dora)
    await start(ana, number)
    podium = await play_match(world, [ana, bea], number)
    await bea.press(podium, podium.offering("@rematch")[0])
    await world.wait(4)
    again = world.table()
    assert again.table != number
    assert says(again, "lobby-admitted-why")
    assert says(await carl.click("@join", on=again), "T-159", host="Bea")
    await dora.click("@join", on=again)
    assert sorted(await world.seats(again.table)) == ["Ana", "Bea", "Dora"]


async def test_a_deleted_person_is_not_admitted_any_more(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await restricted(world, ana)
    await invite(ana, bea)
    assert await admitted(world, number) == ["Ana", "Bea"]
    await world.bot.deletions.delete(bea.id)
    await world.crash()
    header = await world.header(number)
    assert list(header.admitted or {}) == [str(Seated(ana.id))]
