"""The menus on a person: statistics, and invitations to a lobby."""

from __future__ import annotations

from typing import Any

import pytest

from bot.texts.sentences import texts
from tests.cogs.test_history import played
from tests.sim.abroad import abroad
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
