"""The menus on a person: statistics, and invitations to a lobby."""

from __future__ import annotations

from typing import Any

import pytest

from bot.seating.invitations import MOST_INVITED
from bot.texts.sentences import texts
from tests.cogs.test_history import played
from tests.sim.abroad import abroad
from tests.sim.evening import open_table, start
from tests.sim.instant import tap
from tests.sim.laws import bodies
from tests.sim.person import Answer, Person
from tests.sim.screen import Message
from tests.sim.sentences import says
from tests.sim.world import World

STATISTICS, INVITE = texts("en")("menu-statistics"), texts("en")("menu-invite")


async def menu(person: Person, name: str, target: Person, channel: Any = None) -> Answer:
    """Choose a menu on another person."""
    place = channel or person.world.channel
    return person._answer(await person.member.context_menu(place, name, target.member))


def invitations(world: World, target: Person, channel: Any = None) -> list[Message]:
    """Return the public messages that name this person and offer a seat."""
    named = (f"<@{target.id}>", target.name)
    return [
        post
        for post in world.posts(channel)
        if post.stored.content and post.offering("@join") and any(name in post.text for name in named)
    ]


def pinged(world: World, channel: Any = None) -> list[int]:
    """Return the people whom the newest message in the channel notifies."""
    sent = world.requests("POST", f"/channels/{(channel or world.channel).id}/messages")
    (body,) = bodies(sent[-1])
    allowed = body["allowed_mentions"]
    assert allowed["parse"] == []
    return [int(user) for user in allowed.get("users", ())]


# ---- statistics --------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", ["en-US", "es-419", "fr"])
async def test_the_menu_shows_a_persons_statistics_privately(world: World, locale: str) -> None:
    await world.shorten_matches(1, 1, 1)
    ana, bea = world.group("Ana", "Bea", locale=locale)
    await played(world, ana, bea)
    answer = await menu(ana, STATISTICS, bea)
    assert answer.private
    assert answer.text == (await ana.slash("stats", player=bea.member)).text


@pytest.mark.rule("T-57")
async def test_statistics_of_others_are_refused_where_the_bot_is_not_a_member(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    with abroad(world, ana) as there:
        assert not says(await menu(there, STATISTICS, there, there.channel), "T-57")
        other = there.member.guild.add_member(bea.member.user)
        answer = there._answer(await there.member.context_menu(there.channel, STATISTICS, other))
        assert says(answer, "T-57")
        answer = there._answer(await there.member.context_menu(there.channel, INVITE, other))
        assert says(answer, "T-57")


# ---- invitations -------------------------------------------------------------------------------------


async def test_an_invited_person_is_mentioned_once_and_sits_down_by_the_button(world: World) -> None:
    await world.save_settings(pings=True)
    ana, bea = world.group("Ana", "Bea")
    number = await open_table(ana)
    answer = await menu(ana, INVITE, bea)
    assert answer.private
    (post,) = invitations(world, bea)
    assert says(answer, "invited", player="Bea")
    assert str(post.id) in answer.text
    assert pinged(world) == [bea.id]
    assert says(post, "invites", player=f"<@{bea.id}>", inviter="Ana")
    await bea.press(post, post.offering("@join")[0])
    await world.wait(4)
    assert await world.seats(number) == ["Ana", "Bea"]
    assert [one.id for one in invitations(world, bea)] == [post.id]
    assert not world.requests("PATCH", f"/messages/{post.id}")
    assert says(await menu(ana, INVITE, bea), "T-110", player="Bea")


async def test_invitations_disappear_when_the_lobby_is_over(world: World) -> None:
    for end in ("start", "cancel"):
        ana, bea, carl = world.group(f"Ana{end}", f"Bea{end}", f"Carl{end}")
        number = await open_table(ana, bea)
        await menu(bea, INVITE, carl)
        assert invitations(world, carl)
        if end == "start":
            await start(ana, number)
        else:
            await ana.slash_and_confirm("table cancel")
        await world.wait(4)
        assert not invitations(world, carl), end
        if end == "start":
            await ana.slash_and_confirm("table cancel")
            await world.wait(4)
        assert await world.status(number) == "cancelled"


async def test_people_and_servers_without_mentions_see_the_name_alone(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    await world.save_settings(pings=True)
    await bea.prefers("pings", "off")
    await open_table(ana)
    await menu(ana, INVITE, bea)
    (post,) = invitations(world, bea)
    assert pinged(world) == []
    assert says(post, "invites", player="Bea", inviter="Ana")
    await world.save_settings(pings=False)
    await menu(ana, INVITE, carl)
    (post,) = invitations(world, carl)
    assert pinged(world) == []


@pytest.mark.rule("T-112")
async def test_a_person_is_invited_once_to_a_lobby_even_after_a_restart(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    await open_table(ana, carl)
    await menu(ana, INVITE, bea)
    (post,) = invitations(world, bea)
    await world.crash()
    for person in (ana, carl):
        answer = await menu(person, INVITE, bea)
        assert says(answer, "T-112", player="Bea")
        assert str(post.id) in answer.text
    assert len(invitations(world, bea)) == 1


@pytest.mark.rule("T-113")
async def test_ten_people_are_invited_to_a_lobby_and_no_more(world: World) -> None:
    ana = world.person("Ana")
    await open_table(ana)
    for number in range(MOST_INVITED):
        assert says(await menu(ana, INVITE, world.person(f"Guest {number}")), "invited")
    last = world.person("Zoe")
    assert says(await menu(ana, INVITE, last), "T-113", most=MOST_INVITED)
    assert not invitations(world, last)


@pytest.mark.rule("T-110")
@pytest.mark.rule("T-111")
async def test_an_invitation_that_cannot_lead_to_a_seat_is_refused(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    assert says(await menu(ana, INVITE, bea), "T-15")
    number = await open_table(ana, bea)
    assert says(await menu(ana, INVITE, ana), "T-8")
    assert says(await menu(ana, INVITE, bea), "T-110", player="Bea")
    await ana.slash_and_confirm("table kick", player=bea.member)
    assert says(await menu(ana, INVITE, bea), "T-111", player="Bea")
    people = world.bot.services.people
    await people.block(world.guild.id, carl.id)
    assert says(await menu(ana, INVITE, carl), "T-84", player="Carl")
    await people.unblock(world.guild.id, {carl.id})
    await people.block(world.guild.id, ana.id)
    assert says(await menu(ana, INVITE, carl), "T-83")
    await people.unblock(world.guild.id, {ana.id})
    await ana.click("@robot")
    await start(ana, number)
    assert await world.status(number) == "running"
    assert says(await menu(ana, INVITE, carl), "T-10")
    assert not [post for person in (ana, bea, carl) for post in invitations(world, person)]


@pytest.mark.rule("T-30")
async def test_apps_are_not_invited(world: World) -> None:
    ana = world.person("Ana")
    await open_table(ana)
    app = world.person("Robot")
    app.member.user._user.bot = True
    assert says(await menu(ana, INVITE, app), "T-30")


@pytest.mark.rule("T-7")
async def test_nobody_is_invited_to_a_full_lobby(world: World) -> None:
    people = world.group(*"ABCDEFGH")
    await open_table(*people)
    zoe = world.person("Zoe")
    assert says(await menu(people[0], INVITE, zoe), "T-7")


async def test_with_two_lobbies_the_bot_asks_which_one(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    other = world.guild.create_text_channel("cabin")
    await open_table(ana)
    second = await open_table(ana, channel=other)
    asked = await menu(ana, INVITE, bea)
    assert asked.private
    assert says(asked, "chooser-invite")
    assert not [*invitations(world, bea), *invitations(world, bea, other)]
    await ana.picks_table(asked, second)
    assert not invitations(world, bea)
    assert len(invitations(world, bea, other)) == 1
    forged = asked.posts[-1]
    assert says(await tap(carl, forged, f"1:0:0:@invite {bea.id} {second}"), "T-6")
    assert says(await tap(ana, forged, "1:0:0:@invite 1"), "T-3")


@pytest.mark.rule("T-92")
async def test_an_invitation_that_discord_refuses_is_told(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    await open_table(ana)
    world.forbid("send_messages")
    assert says(await menu(ana, INVITE, bea), "T-92")
