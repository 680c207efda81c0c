"""The score as a picture: it comes with the message of a scored round, and goes when the next is dealt."""

from __future__ import annotations

import pytest

from bot.art.pad import Pad
from bot.art.podium import Podium
from bot.art.shown import Shown as Drawable
from tests.cogs.evening.scenes import bidding, play_out, reveal
from tests.sim.screen import Shown
from tests.sim.world import World

PNG = b"\x89PNG\r\n\x1a\n"


class Brush:
    """Draws anything, and knows what of scores."""

    def __init__(self) -> None:
        self.scores: list[Pad | Podium] = []

    async def __call__(self, shown: Drawable) -> bytes:
        if isinstance(shown, Pad | Podium):
            self.scores.append(shown)
        return PNG + repr(shown).encode()


@pytest.fixture
def brush(world: World) -> Brush:
    made = Brush()
    world.bot.courier.illustrations.draw = made
    return made


def said(post: Shown) -> list[str]:
    """What is said of the pictures of a message to those who cannot see them."""
    return [str(file["description"]) for file in post.stored.attachments]


async def test_a_scored_round_has_its_pad_until_the_next_is_dealt(world: World, brush: Brush) -> None:
    await world.likes_it_short(1, 1)
    people = [world.person("Ana"), world.person("Bea", "fr")]
    number = await bidding(world, *people)
    assert said(world.table(number)) == []
    await reveal(world, *people)
    await play_out(world, *people)
    while not brush.scores:
        await world.wait(0.5)
    (pad,) = brush.scores
    assert isinstance(pad, Pad)
    assert sorted(pad.names) == ["Ana", "Bea"]
    assert [one.name for one in pad.rounds] == ["1"]
    (alt,) = said(world.table(number))
    assert all(f"{name}: bid 0, took " in alt for name in pad.names)
    assert alt.startswith("The score pad, one round. The last one, 1: ")
    await world.wait(10)
    assert said(world.table(number)) == [], "the next round has been dealt"
    assert [said(post) for post in world.posts()].count([]) == len(world.posts())


async def test_the_podium_stands_at_the_end_and_stays(world: World, brush: Brush) -> None:
    await world.likes_it_short(1)
    people = [world.person("Ana"), world.person("Bea")]
    number = await bidding(world, *people)
    await reveal(world, *people)
    await play_out(world, *people)
    await world.wait(10)
    (podium,) = brush.scores
    assert isinstance(podium, Podium)
    assert podium.places[0].rank == 1
    assert sorted(place.name for place in podium.places) == ["Ana", "Bea"]
    (alt,) = said(world.table(number))
    assert alt.startswith("Podium: Captain")
    assert all(place.name in alt and place.points in alt for place in podium.places)


@pytest.mark.parametrize(("setting", "value"), [("pictures", "never"), ("cards", "words")])
async def test_a_server_without_pictures_has_none_on_its_tables(
    world: World, brush: Brush, setting: str, value: str
) -> None:
    await world.likes_it_short(1, 1)
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
    assert brush.scores == []
    assert said(world.table(number)) == []
