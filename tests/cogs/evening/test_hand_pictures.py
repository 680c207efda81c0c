"""The picture of a hand is sent with the hand and removed once its first card has been played."""

from __future__ import annotations

import pytest

from bot.art.hand import Hand
from tests.cogs.evening.pictures import Brush, said
from tests.cogs.evening.scenes import bidding, play_out, reveal
from tests.sim.evening import open_table, start, start_table
from tests.sim.screen import Message
from tests.sim.sentences import says
from tests.sim.world import World


@pytest.fixture
def brush(world: World) -> Brush:
    made = Brush(Hand)
    world.bot.courier.illustrations.draw = made
    return made


@pytest.fixture(autouse=True)
async def _moments(world: World) -> None:
    """Have the server show pictures at certain moments only."""
    await world.set_pictures("moments")


def file_ids(post: Message) -> list[str]:
    """Return the ids of a message's files; every upload gets a new id."""
    return [str(file["id"]) for file in post.stored.attachments]


async def test_direct_messages_show_the_hand_as_a_picture_until_cards_are_played(
    world: World, brush: Brush
) -> None:
    await world.shorten_matches(2, 2)
    people = ana, bea = [world.person(name, plays_in="dm") for name in ("Ana", "Bea")]
    await bidding(world, *people)
    (letter,) = ana.dms()
    (alt,) = said(letter)
    assert says(alt, "hand-picture", count=2)
    assert len(brush.drawn) == 2
    assert sorted(len(hand.cards) for hand in brush.drawn) == [2, 2]
    # A bid only changes the text above the picture, which is already uploaded.
    await ana.bids(1)
    assert said(ana.dms()[-1]) == [alt]
    assert file_ids(ana.dms()[-1]) == file_ids(letter)
    await reveal(world, bea)
    await play_out(world, *people)
    assert said(ana.dms()[0]) == []


async def test_a_direct_message_of_a_panel_player_has_no_picture(world: World, brush: Brush) -> None:
    people = world.group("Ana", "Bea")
    await bidding(world, *people)
    await world.wait(3)
    for person in people:
        (dm,) = person.dms()
        assert dm.offering("@hand")
        assert said(dm) == []


@pytest.mark.parametrize(("setting", "value"), [("pictures", "never"), ("cards", "words")])
async def test_players_who_want_no_pictures_get_none(
    world: World, brush: Brush, setting: str, value: str
) -> None:
    await world.shorten_matches(2)
    people = ana, _ = [world.person(name, plays_in="dm") for name in ("Ana", "Bea")]
    await ana.prefers(setting, value)
    await bidding(world, *people)
    assert said(ana.dms()[-1]) == []
    assert len(brush.drawn) == 1


async def test_a_late_picture_does_not_restore_outdated_text(world: World, brush: Brush) -> None:
    """While a picture is drawn, players may bid and even finish the round."""
    brush.takes = 30.0
    await world.shorten_matches(2, 2)
    people = ana, bea = [world.person(name, plays_in="dm") for name in ("Ana", "Bea")]
    number = await open_table(*people)
    await start(ana, number)
    await world.wait(2)
    answers = len(world.requests("POST", "/callback"))
    await ana.bids(1)
    assert len(world.requests("POST", "/callback")) == answers + 1
    await world.wait(40)
    assert len(said(ana.dms()[0])) == 1
    assert [button.action for button in ana.dms()[0].buttons if button.style == "success"] == ["bid 1"]
    brush.takes = 90.0
    await ana.prefers("hand_order", "rank")
    await bea.bids(1)
    await world.wait(10)
    shown = [(post.text, said(post)) for post in (ana.dms()[0], bea.dms()[0])]
    assert any("play" in button.action for post in (ana.dms()[0], bea.dms()[0]) for button in post.buttons)
    await world.wait(100)
    assert [(post.text, said(post)) for post in (ana.dms()[0], bea.dms()[0])] == shown


async def test_pictures_follow_the_players_setting(world: World, brush: Brush) -> None:
    await world.shorten_matches(3, 3)
    people = ana, _ = [world.person(name, plays_in="dm") for name in ("Ana", "Bea")]
    number = await open_table(*people)
    await start(ana, number)
    assert len(said(ana.dms()[0])) == 1
    for choice, pictures in (("never", 0), ("moments", 1)):
        page = (await ana.slash("settings")).posts[-1]
        await ana.choose(page, "@prefer pictures", choice)
        await world.wait(5)
        await ana.bids(1)
        assert len(said(ana.dms()[0])) == pictures


async def test_a_hand_after_passing_is_not_described_as_dealt(world: World, brush: Brush) -> None:
    ana = world.person("Ana", plays_in="dm")
    await start_table(ana, robots=3, game="hearts")
    await world.wait(3)
    assert says(said(ana.dms()[0])[0], "hand-picture", count=13)
    await ana.acts(world.rng)
    await world.wait(5)
    assert said(ana.dms()[0]) == []


async def test_the_first_player_sees_the_picture_of_the_dealt_hand_too(world: World, brush: Brush) -> None:
    people = ana, _ = [world.person(name, plays_in="dm") for name in ("Ana", "Bea")]
    number = await open_table(*people, game="hearts")
    await start(ana, number)
    await world.wait(3)
    first, second = sorted(people, key=lambda one: not one.dms()[0].offering("play"))
    assert first.dms()[0].offering("play"), "the two of clubs"
    for person in (first, second):
        assert said(person.dms()[0])[0].startswith("Your hand as it was dealt, 26 cards: ")
    await first.acts(world.rng)
    await world.wait(5)
    assert said(first.dms()[0]) == []
