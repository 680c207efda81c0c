"""Pictures with every decision, and a look at one's own hand: who gets them, where, and who does not."""

from __future__ import annotations

import pytest

from bot.art.bids import Bids
from bot.art.hand import Hand
from bot.art.mats import Mats
from bot.art.trick import Trick
from bot.art.turn import Turn
from bot.courier.illustrations import name_of
from bot.present.post import Illustration
from tests.cogs.evening.pictures import Brush, said
from tests.cogs.evening.scenes import bidding, play_out, reveal, turn_of
from tests.sim.evening import open_table, start
from tests.sim.instant import tap
from tests.sim.person import Person
from tests.sim.screen import Shown
from tests.sim.world import World

LOOK = "look"


@pytest.fixture
def brush(world: World) -> Brush:
    made = Brush(Hand, Turn, Trick, Mats, Bids)
    world.bot.courier.illustrations.draw = made
    return made


def own(person: Person, number: int) -> Shown:
    return person.panel(number)


async def by_direct_message(world: World, cards: int) -> list[Person]:
    """Two who play one round of so many cards in their direct messages; the first has large pictures."""
    await world.likes_it_short(cards)
    people = [world.person(name, plays_in="dm") for name in ("Ana", "Bea")]
    await people[0].prefers("pictures", "always")
    await start(people[0], await open_table(*people))
    return people


async def test_a_panel_shows_hand_and_trick_at_each_decision(world: World, brush: Brush) -> None:
    await world.likes_it_short(3)
    people = ana, bea = world.person("Ana"), world.person("Bea", "es-ES")
    await ana.prefers("pictures", "always")
    number = await bidding(world, *people)
    (alt,) = said(own(ana, number))
    assert alt.startswith("Your hand, 3 cards: ")
    assert said(own(bea, number)) == []
    await reveal(world, *people)
    played = 0
    while not played:
        person = await turn_of(*people)
        if person is ana:
            (alt,) = said(own(ana, number))
            assert alt.startswith("Your hand, 3 cards")
            assert ("The trick so far: " in alt) == any(isinstance(shown, Turn) for shown in brush.drawn)
            assert LOOK not in own(ana, number).tools, "it is there already"
            played += 1
        await person.plays()
        await world.wait(0.5)
    assert said(own(ana, number)) == [], "it is for those who decide"


async def test_a_direct_message_shows_them_too_and_loses_what_is_old(world: World, brush: Brush) -> None:
    people = ana, bea = await by_direct_message(world, 2)
    (alt,) = said(ana.dms()[-1])
    assert alt.startswith("Your hand, 2 cards: ")
    await reveal(world, *people)
    first = await turn_of(*people)
    await first.plays()
    await world.wait(3)
    second = bea if first is ana else ana
    if second is ana:
        (alt,) = said(ana.dms()[-1])
        assert "The trick so far: Bea: " in alt
    else:
        assert said(ana.dms()[-1]) == []


async def test_a_direct_message_of_before_a_restart_gets_the_picture_of_what_it_says_now(
    world: World, brush: Brush
) -> None:
    ana, bea = await by_direct_message(world, 3)
    await ana.bids(0)
    letter = ana.dms()[-1]
    (dealt,) = letter.stored.attachments
    await world.crash()
    world.bot.courier.illustrations.draw = brush
    await bea.bids(0)
    await world.wait(4)
    now = ana.dms()[-1]
    assert now.id == letter.id
    assert now.offering("play"), "she starts the trick"
    (shown,) = now.stored.attachments
    assert shown["filename"] != dealt["filename"]
    assert shown["filename"] == name_of(Illustration(brush.drawn[-1], ""))


async def test_whoever_decides_again_by_direct_message_gets_the_picture_of_that(
    world: World, brush: Brush
) -> None:
    ana, bea = await by_direct_message(world, 3)
    await bea.bids(0)
    await world.wait(4)
    await ana.bids(0)
    await world.wait(4)
    letter = ana.dms()[-1]
    assert letter.offering("play"), "she starts the trick"
    (shown,) = letter.stored.attachments
    assert shown["filename"] == name_of(Illustration(brush.drawn[-1], ""))
    await ana.plays()
    await world.wait(4)
    assert said(ana.dms()[-1]) == []


async def test_one_press_shows_the_hand_to_its_player_alone(world: World, brush: Brush) -> None:
    await world.likes_it_short(2)
    people = ana, bea = world.person("Ana"), world.person("Bea")
    number = await bidding(world, *people)
    (answer,) = (await ana.uses(LOOK, on=own(ana, number))).posts
    (alt,) = said(answer)
    assert alt.startswith("Your hand, 2 cards: ")
    assert answer.id not in {post.id for post in bea.sees()}
    await reveal(world, *people)
    assert said((await ana.uses(LOOK, on=own(ana, number))).posts[-1])


async def test_a_direct_message_offers_it_once_its_own_picture_is_gone(world: World, brush: Brush) -> None:
    await world.likes_it_short(2)
    people = ana, bea = [world.person(name, plays_in="dm") for name in ("Ana", "Bea")]
    await bidding(world, *people)
    assert said(ana.dms()[-1])
    assert LOOK not in ana.dms()[-1].tools
    await reveal(world, *people)
    await play_out(world, ana, bea)
    letter = ana.dms()[-1]
    assert said(letter) == []
    assert said((await ana.uses(LOOK, on=letter)).posts[-1])[0].startswith("Your hand, 1 card: ")


async def test_whoever_wants_no_pictures_is_not_offered_one_and_reads_what_it_says(
    world: World, brush: Brush
) -> None:
    await world.likes_it_short(2)
    people = ana, bea = world.person("Ana"), world.person("Bea")
    number = await bidding(world, *people)
    assert LOOK in own(ana, number).tools
    await ana.prefers("pictures", "never")
    (answer,) = (await tap(ana, own(ana, number), f"1:{number}:0:@more", LOOK)).posts
    assert said(answer) == []
    assert answer.text.startswith("Your hand, 2 cards")
    assert answer.text.count("Your hand") == 1
    assert LOOK not in (await ana.refreshes()).posts[-1].tools
    assert LOOK in own(bea, number).tools


async def test_nobody_else_looks_into_a_hand_and_after_the_match_there_is_none(
    world: World, brush: Brush
) -> None:
    await world.likes_it_short(1)
    people = ana, bea = world.person("Ana"), world.person("Bea")
    zoe = world.person("Zoe")
    number = await bidding(world, *people)
    table = world.table(number)
    before = len(brush.drawn)
    refused = await tap(zoe, table, f"1:{number}:0:@more", LOOK)
    assert "no seat" in refused.text
    assert len(brush.drawn) == before
    await reveal(world, *people)
    await play_out(world, ana, bea)
    await world.wait(10)
    assert "You hold nothing now." in (await tap(ana, table, f"1:{number}:0:@more", LOOK)).text


async def test_a_server_shows_every_trick_as_it_grows(world: World, brush: Brush) -> None:
    await world.likes_it_short(2)
    moderator = world.person("Mo", moderator=True)
    await moderator.choose((await moderator.slash("server settings")).posts[-1], "@server pictures", "always")
    people = [world.person("Ana"), world.person("Bea")]
    number = await bidding(world, *people)
    await reveal(world, *people)
    (alt,) = said(world.table(number))
    assert alt.startswith("The bids for 2 tricks: ")
    await (await turn_of(*people)).plays()
    await world.wait()
    (alt,) = said(world.table(number))
    assert alt.startswith("The trick so far: ")
    assert any(isinstance(shown, Trick) for shown in brush.drawn)
