"""Pictures of bids and scores are shown with their event and removed with the next move."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, Final
from unittest.mock import patch

import discord
import pytest
from discord.http import MultipartParameters

from bot.art.bids import Bids
from bot.art.hand import Hand
from bot.art.pad import Pad
from bot.art.podium import Podium
from tests.cogs.evening.pictures import Brush, said
from tests.cogs.evening.scenes import bidding, play_out, reveal, turn_of
from tests.sim.screen import Message, walk
from tests.sim.sentences import says
from tests.sim.world import World

GALLERY: Final = 12
A_MINUTE: Final = 60.0
FORBIDDEN: Final[Any] = SimpleNamespace(status=403, reason="Forbidden")


@pytest.fixture
def brush(world: World) -> Brush:
    made = Brush(Pad, Podium)
    world.bot.courier.illustrations.draw = made
    return made


@pytest.fixture(autouse=True)
async def _moments(world: World) -> None:
    """Have the server show pictures at certain moments only."""
    await world.set_pictures("moments")


async def test_a_scored_round_keeps_its_score_picture(world: World, brush: Brush) -> None:
    await world.shorten_matches(1, 1)
    people = [world.person("Ana"), world.person("Bea", "fr")]
    number = await bidding(world, *people)
    assert said(world.table(number)) == []
    await reveal(world, *people)
    await play_out(world, *people)
    while not brush.drawn:
        await world.wait(0.5)
    (pad,) = brush.drawn
    assert isinstance(pad, Pad)
    assert sorted(pad.names) == ["Ana", "Bea"]
    assert [one.name for one in pad.rounds] == ["1"]
    (alt,) = said(world.table(number))
    assert all(says(alt, "alt-laid", player=name) for name in pad.names)
    assert says(alt, "pad-picture", count=1, last="1")
    await world.wait(10)
    assert said(world.table(number)) == [], "the next round has been dealt, in a message of its own"
    assert [said(post) for post in world.posts()] == [[], [alt], []]


async def test_a_picture_shows_the_revealed_bids_until_the_first_card(world: World, brush: Brush) -> None:
    await world.shorten_matches(1, 1)
    people = [world.person("Ana"), world.person("Bea")]
    number = await bidding(world, *people)
    posts = len(world.posts())
    await reveal(world, *people)
    (alt,) = said(world.table(number))
    assert says(alt, "bids-picture")
    assert "Ana 0" in alt
    assert "Bea 0" in alt
    await (await turn_of(*people)).plays()
    await world.wait(3)
    assert said(world.table(number)) == []
    assert len(world.posts()) == posts, "it came with an edit, and went with one"


async def test_the_picture_of_the_podium_is_shown_at_the_end_and_kept(world: World, brush: Brush) -> None:
    await world.shorten_matches(1)
    people = [world.person("Ana"), world.person("Bea")]
    number = await bidding(world, *people)
    await reveal(world, *people)
    await play_out(world, *people)
    await world.wait(10)
    (podium,) = brush.drawn
    assert isinstance(podium, Podium)
    assert podium.places[0].rank == 1
    assert sorted(place.name for place in podium.places) == ["Ana", "Bea"]
    (alt,) = said(world.table(number))
    assert says(alt, "podium-picture")
    assert all(place.name in alt and place.points in alt for place in podium.places)


@pytest.mark.parametrize(("setting", "value"), [("pictures", "never"), ("cards", "words")])
async def test_a_servers_tables_have_no_pictures_when_switched_off(
    world: World, brush: Brush, setting: str, value: str
) -> None:
    await world.shorten_matches(1, 1)
    moderator = world.person("Mo", moderator=True)
    page = (await moderator.slash("server settings")).posts[-1]
    await moderator.choose(page, f"@server {setting}", value)
    people = [world.person("Ana"), world.person("Bea")]
    number = await bidding(world, *people)
    await reveal(world, *people)
    for _ in range(2):
        await play_out(world, *people)
        await world.wait(10)
        await reveal(world, *people) if _ == 0 else None
    assert brush.drawn == []
    assert said(world.table(number)) == []


def file_ids(post: Message) -> list[str]:
    """Return the ids of a message's files; every upload gets a new id."""
    return [str(file["id"]) for file in post.stored.attachments]


def shown_file_ids(post: Message) -> list[str]:
    """Return the ids of the files that a message shows."""
    galleries = (part for part in walk(post.stored.components) if part["type"] == GALLERY)
    return [str(item["media"]["url"]).split("/")[-2] for gallery in galleries for item in gallery["items"]]


async def play_one_round(world: World) -> int:
    """Play a match of one round; return its number."""
    await world.shorten_matches(1)
    people = [world.person("Ana"), world.person("Bea")]
    number = await bidding(world, *people)
    await reveal(world, *people)
    await play_out(world, *people)
    await world.wait(10)
    return number


async def test_a_picture_already_shown_is_not_uploaded_again(world: World, brush: Brush) -> None:
    world.ignore_keys()
    await world.shorten_matches(1, 1)
    moderator = world.person("Mo", moderator=True)
    page = (await moderator.slash("server settings")).posts[-1]
    people = [world.person("Ana"), world.person("Bea")]
    number = await bidding(world, *people)
    await reveal(world, *people)
    while not said(world.table(number)):
        await world.wait(0.5)
    shouted = world.table(number)
    edit, uploaded = world.bot.http.edit_message, []

    async def counting(channel: int, message: int, *, params: MultipartParameters) -> object:
        if message == int(shouted.id):
            uploaded.append(len(params.files or ()))
        return await edit(channel, message, params=params)

    with patch.object(world.bot.http, "edit_message", counting):
        page = (await moderator.choose(page, "@server pings", "on")).posts[-1]
        await moderator.choose(page, "@server pictures", "moments")
        await world.wait(2)
    now = world.table(number)
    assert uploaded == [0]
    assert now.id == shouted.id
    assert now.menus != shouted.menus, "there is one thing more to choose"
    assert said(now) == said(shouted)
    assert shown_file_ids(now) == file_ids(now) == file_ids(shouted)


async def test_without_permission_for_files_the_text_is_sent_alone(world: World, brush: Brush) -> None:
    """Without the permission, Discord refuses the whole message, not only its file."""
    post, asked = world.bot.http.send_message, []

    async def refusing(channel: int, *, params: MultipartParameters) -> object:
        if params.files and channel == world.channel.id:
            asked.append(channel)
            raise discord.Forbidden(FORBIDDEN, {"code": 50013, "message": "Missing Permissions"})
        return await post(channel, params=params)

    with patch.object(world.bot.http, "send_message", refusing):
        number = await play_one_round(world)
    assert asked == [world.channel.id]
    assert world.table(number).text.startswith("# 🏴‍☠️ ")
    assert said(world.table(number)) == []


async def test_a_slow_picture_follows_its_text(world: World, brush: Brush) -> None:
    brush.takes = A_MINUTE
    number = await play_one_round(world)
    assert world.table(number).text.startswith("# 🏴‍☠️ ")
    assert said(world.table(number)) == []
    await world.wait(A_MINUTE)
    assert says(said(world.table(number))[0], "podium-picture")


async def test_a_late_picture_does_not_restore_old_text(world: World, brush: Brush) -> None:
    brush.takes = A_MINUTE
    await world.shorten_matches(1, 1)
    people = [world.person("Ana"), world.person("Bea")]
    number = await bidding(world, *people)
    await reveal(world, *people)
    await play_out(world, *people)
    await world.wait(10)
    dealt = world.table(number).text
    assert "Round 1" not in dealt
    await world.wait(A_MINUTE)
    assert world.table(number).text == dealt
    assert said(world.table(number)) == []


async def test_a_table_cancelled_while_its_pictures_are_drawn_gets_none(world: World, brush: Brush) -> None:
    made = world.bot.courier.illustrations.draw = Brush(Bids, Hand)
    made.takes = A_MINUTE
    await world.shorten_matches(2, 2)
    people = ana, bea = [world.person(name, plays_in="dm") for name in ("Ana", "Bea")]
    await bidding(world, *people)
    await reveal(world, *people)
    await ana.slash_and_confirm("table cancel")
    await world.wait(10)
    kinds = {type(shown) for shown in made.drawn}
    assert kinds == {Bids, Hand}
    stood = [(post.text, said(post)) for post in (*world.posts(), *ana.dms(), *bea.dms())]
    assert sum(says(text, "ended-cancelled") for text, _ in stood) == 3
    await world.wait(3 * A_MINUTE)
    assert [(post.text, said(post)) for post in (*world.posts(), *ana.dms(), *bea.dms())] == stood
    assert not any(pictures for _, pictures in stood)
