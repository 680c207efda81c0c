"""The picture of a hand: it comes with the hand, and goes when the first card of it has been played."""

from __future__ import annotations

import pytest

from bot.art.hand import Hand
from bot.art.shown import Shown as Drawable
from tests.cogs.evening.scenes import bidding, play_out, reveal
from tests.sim.screen import Shown
from tests.sim.world import World

PNG = b"\x89PNG\r\n\x1a\n"


class Brush:
    """Draws anything, and knows which hands."""

    def __init__(self) -> None:
        self.hands: list[Hand] = []

    async def __call__(self, shown: Drawable) -> bytes:
        if isinstance(shown, Hand):
            self.hands.append(shown)
        return PNG + repr(shown).encode()


@pytest.fixture
def brush(world: World) -> Brush:
    made = Brush()
    world.bot.courier.illustrations.draw = made
    return made


def said(post: Shown) -> list[str]:
    """What is said of the pictures of a message to those who cannot see them."""
    return [str(file["description"]) for file in post.stored.attachments]


def numbers(post: Shown) -> list[str]:
    """The numbers of the files of a message: an upload gets a new one."""
    return [str(file["id"]) for file in post.stored.attachments]


async def test_whoever_plays_by_direct_message_gets_their_hand_as_a_picture(
    world: World, brush: Brush
) -> None:
    await world.likes_it_short(2, 2)
    people = ana, bea = [world.person(name, plays_in="dm") for name in ("Ana", "Bea")]
    await bidding(world, *people)
    (letter,) = ana.dms()
    (alt,) = said(letter)
    assert alt.startswith("Your hand as it was dealt, 2 cards: ")
    assert len(brush.hands) == 2
    assert sorted(len(hand.cards) for hand in brush.hands) == [2, 2]
    # A bid changes the words below which it stands: it is there already.
    await ana.bids(1)
    assert said(ana.dms()[-1]) == [alt]
    assert numbers(ana.dms()[-1]) == numbers(letter)
    await reveal(world, bea)
    await play_out(world, *people)
    assert said(ana.dms()[0]) == []


async def test_a_message_that_only_brings_the_hand_keeps_its_picture(world: World, brush: Brush) -> None:
    await world.likes_it_short(2, 2)
    people = ana, bea = world.person("Ana"), world.person("Bea", "es-ES")
    await bidding(world, *people)
    await reveal(world, *people)
    await play_out(world, *people)
    assert said(ana.dms()[0])[0].startswith("Your hand as it was dealt, 2 cards: ")
    assert said(bea.dms()[0])[0].startswith("Tu mano tal como la has recibido, 2 cartas: ")


@pytest.mark.parametrize(("setting", "value"), [("pictures", "never"), ("cards", "words")])
async def test_whoever_wants_no_pictures_gets_none(
    world: World, brush: Brush, setting: str, value: str
) -> None:
    await world.likes_it_short(2)
    people = ana, _ = [world.person(name, plays_in="dm") for name in ("Ana", "Bea")]
    await ana.prefers(setting, value)
    await bidding(world, *people)
    assert said(ana.dms()[-1]) == []
    assert len(brush.hands) == 1
