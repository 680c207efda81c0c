"""A championship's pictures: each is uploaded once, and text replaces a missing picture."""

from __future__ import annotations

import re

import pytest

from bot.art.draw import Pairings
from bot.art.medals import Medals
from bot.art.standings import Standings
from tests.cogs.evening.pictures import Brush, said
from tests.sim.championship import (
    announce_and_draw,
    begin,
    message_of,
    open_fixtures,
    plays_fixture,
    presses,
    table_of,
    take_snapshot,
)
from tests.sim.screen import Message, Pressable
from tests.sim.sentences import says
from tests.sim.world import FakeArt, World

THREE = ("Ana", "Bea", "Carl")


@pytest.fixture
def brush(world: World) -> Brush:
    """Record pictures of championships instead of drawing them, also after restarts."""
    made = Brush(Pairings, Standings, Medals)
    world.bot.courier.illustrations.draw = made
    world.art = FakeArt(made)
    return made


def file_ids(post: Message) -> list[str]:
    """Return the ids of a message's files; every upload gets a new id."""
    return [str(file["id"]) for file in post.stored.attachments]


def match_button(page: Message, key: str) -> Pressable:
    """Return a match's button on a player's page of matches."""
    return next(button for button in page.buttons if button.action == f"@c-play {key}")


async def test_pictures_show_the_pairings_and_then_the_standings(world: World, brush: Brush) -> None:
    await world.shorten_matches(1)
    people = world.group(*THREE)
    number = await announce_and_draw(*people)
    (alt,) = said(message_of(world, number))
    assert says(alt, "draw-picture", title="Round 1")
    assert all(name in alt for name in THREE)
    assert isinstance(brush.drawn[-1], Pairings)

    stood = file_ids(message_of(world, number))
    first, *others = [one.key for one in await open_fixtures(world, number)]
    await begin(world, people, first, number)
    assert says(message_of(world, number), "match-live")
    assert file_ids(message_of(world, number)) == stood, "the picture that stands is not sent again"

    await plays_fixture(world, people, others[0], number)
    await world.wait(3)
    (alt,) = said(message_of(world, number))
    assert alt.startswith("League: 1, ")
    assert re.search(r"\d wins?, played 1, difference ", alt)
    assert "**League**" not in message_of(world, number).text, "the picture says it"

    await plays_fixture(world, people, others[1], number)
    table = await table_of(world, number, first)
    assert await world.status(table) == "running"


async def test_the_picture_of_the_medals_is_not_sent_again_after_a_restart(
    world: World, brush: Brush
) -> None:
    await world.shorten_matches(1)
    people = world.group("Ana", "Bea")
    number = await announce_and_draw(*people)
    (fixture,) = await open_fixtures(world, number)
    await plays_fixture(world, people, fixture.key, number)
    await world.wait(3)
    (alt,) = said(world.posts()[-1])
    assert says(alt, "medals-picture")
    state = (await take_snapshot(world, number)).state
    assert all(name in alt for name in state.names.values())
    assert not says(world.posts()[-1], "podium-points")
    shown = world.posts()[-1].id
    await world.crash()
    await world.wait(3)
    assert world.posts()[-1].id == shown
    assert said(world.posts()[-1]) == [alt]
    podiums = [post.id for post in world.posts() if any("podium points" in one for one in said(post))]
    assert podiums == [shown]


async def test_after_a_restart_a_single_picture_shows_the_current_standings(
    world: World, brush: Brush
) -> None:
    await world.shorten_matches(1)
    people = world.group(*THREE)
    number = await announce_and_draw(*people)
    keys = [one.key for one in await open_fixtures(world, number)]
    await plays_fixture(world, people, keys[0], number)
    await world.wait(3)
    before = said(message_of(world, number))
    assert before
    await world.crash()
    await plays_fixture(world, people, keys[1], number)
    await world.wait(3)
    (alt,) = said(message_of(world, number))
    assert alt.startswith("League: ")
    assert [alt] != before


@pytest.mark.parametrize(("setting", "value"), [("pictures", "never"), ("cards", "words")])
async def test_a_server_without_pictures_gets_pairings_and_standings_as_text(
    world: World, brush: Brush, setting: str, value: str
) -> None:
    await world.shorten_matches(1)
    moderator = world.person("Mo", moderator=True)
    page = (await moderator.slash("server settings")).posts[-1]
    await moderator.choose(page, f"@server {setting}", value)
    people = world.group(*THREE)
    number = await announce_and_draw(*people)
    assert all(name in message_of(world, number).text for name in THREE)
    (first, *_) = await open_fixtures(world, number)
    await plays_fixture(world, people, first.key, number)
    await world.wait(3)
    assert "League" in message_of(world, number).text
    assert re.search(r"\d wins?, ", message_of(world, number).text)
    assert brush.drawn == []
    assert said(message_of(world, number)) == []


async def test_pairings_and_standings_are_text_when_drawing_fails(world: World) -> None:
    await world.shorten_matches(1)
    people = world.group(*THREE)
    number = await announce_and_draw(*people)
    assert "**Round 1**" in message_of(world, number).text
    (first, *_) = await open_fixtures(world, number)
    await plays_fixture(world, people, first.key, number)
    await world.wait(3)
    assert "**League**\n1\\. " in message_of(world, number).text
    assert said(message_of(world, number)) == []


async def test_a_slow_picture_replaces_its_text(world: World, brush: Brush) -> None:
    brush.takes = 60.0
    number = await announce_and_draw(*world.group(*THREE))
    await world.wait(3)
    assert "**Round 1**" in message_of(world, number).text
    assert said(message_of(world, number)) == []
    await world.wait(60)
    assert "**Round 1**" not in message_of(world, number).text
    assert len(said(message_of(world, number))) == 1


async def test_pictures_name_entrants_who_left_the_server(world: World, brush: Brush) -> None:
    people = world.group(*THREE)
    number = await announce_and_draw(*people)
    world.guild.remove_member(people[2].member)
    await world.crash()
    await presses(people[0], "@c-mine", number)
    await world.wait(3)
    (alt,) = said(message_of(world, number))
    assert all(name in alt for name in THREE)


# ---- the running match ---------------------------------------------------------------------------------


async def test_the_button_of_a_players_running_match_is_blue_and_opens_their_hand(world: World) -> None:
    await world.shorten_matches(1)
    people = world.group(*THREE)
    number = await announce_and_draw(*people)
    first = (await open_fixtures(world, number))[0]
    table = await begin(world, people, first.key, number)
    player = next(person for person in people if person.id in first.entrants)
    page = (await presses(player, "@c-mine", number)).posts[-1]
    assert page.text.startswith("# Your turn in the match against ")
    button = match_button(page, first.key)
    assert button.style == "primary"
    others = [one for one in page.buttons if one.action.startswith("@c-play") and one != button]
    assert {one.style for one in others} == {"secondary"}
    answer = await player.press(page, button)
    assert answer.private
    panel = answer.posts[-1]
    assert panel.table == table
    assert panel.offering("bid") or panel.offering("play")
    assert panel.id == page.id, "the list has become the hand"


async def test_the_message_names_the_awaited_entrant_until_the_match_begins(world: World) -> None:
    await world.shorten_matches(1)
    people = world.group(*THREE)
    number = await announce_and_draw(*people)
    first = (await open_fixtures(world, number))[0]
    early, late = (next(p for p in people if p.id == entrant) for entrant in first.entrants)
    page = (await presses(early, "@c-mine", number)).posts[-1]
    await early.press(page, match_button(page, first.key))
    await world.wait(3)
    assert says(message_of(world, number), "match-awaits", players=late.name)
    called = (await presses(late, "@c-mine", number)).posts[-1]
    assert called.text.startswith(f"# {early.name} waits for you: join the match")
    await late.press(called, match_button(called, first.key))
    await world.wait(4)
    assert not says(message_of(world, number), "match-awaits")
    assert says(message_of(world, number), "match-live")
