"""Who gets pictures with each decision, and who gets a picture of their hand on demand."""

from __future__ import annotations

import pytest

from bot.art.hand import Hand
from bot.art.mats import Mats
from bot.art.tabletop import Tabletop
from bot.art.turn import Turn
from bot.courier.illustrations import name_of
from bot.present.post import Illustration
from tests.cogs.evening.pictures import Brush, said
from tests.cogs.evening.scenes import bidding, play_out, reveal, turn_of
from tests.sim.evening import start_table
from tests.sim.instant import tap
from tests.sim.person import Person
from tests.sim.screen import Message
from tests.sim.sentences import says
from tests.sim.world import FakeArt, World

LOOK = "look"
ROWS = 5
"""The maximum number of component rows in a message without Components V2."""


@pytest.fixture
def brush(world: World) -> Brush:
    made = Brush(Tabletop, Mats)
    world.bot.courier.illustrations.draw = made
    return made


def picture_of(brush: Brush, post: Message) -> Tabletop | Mats:
    """Return the scene drawn for a message's only picture."""
    (file,) = post.stored.attachments
    (shown,) = {one for one in brush.drawn if name_of(Illustration(one, "")) == file["filename"]}
    assert isinstance(shown, Tabletop | Mats)
    return shown


def tabletop(brush: Brush, post: Message) -> Tabletop:
    """Return the card table drawn for a message's only picture."""
    shown = picture_of(brush, post)
    assert isinstance(shown, Tabletop)
    return shown


async def by_direct_message(world: World, cards: int) -> list[Person]:
    """Start a one-round match of two people who play by direct message; return both people."""
    await world.shorten_matches(cards)
    people = [world.person(name, plays_in="dm") for name in ("Ana", "Bea")]
    await start_table(*people)
    return people


async def test_a_panel_shows_hand_and_trick_at_each_decision(world: World, brush: Brush) -> None:
    await world.shorten_matches(3)
    people = ana, _ = world.person("Ana"), world.person("Bea", "es-ES")
    number = await bidding(world, *people)
    for person in people:
        shown = tabletop(brush, person.panel(number))
        assert (len(shown.hand), shown.laid, shown.playable) == (3, (), None)
        assert [chip.name for chip in shown.chips if chip.mark == "turn"] == [
            "You" if person is ana else "Tú"
        ]
    await reveal(world, *people)
    for before in range(2):
        person = await turn_of(*people)
        shown = tabletop(brush, person.panel(number))
        assert len(shown.hand) == 3
        assert shown.playable, "what may be played is raised"
        assert len(shown.laid) >= before
        assert LOOK not in person.panel(number).tools, "it is there already"
        await person.plays()
        await world.wait(0.5)


async def test_a_direct_message_shows_pictures_and_drops_outdated_ones(world: World, brush: Brush) -> None:
    people = ana, bea = await by_direct_message(world, 2)
    assert len(tabletop(brush, ana.dms()[-1]).hand) == 2
    await reveal(world, *people)
    first = await turn_of(*people)
    second = bea if first is ana else ana
    dealt, asked = (person.dms()[-1].stored.attachments for person in (second, first))
    await first.plays()
    await world.wait(4)
    letter = second.dms()[-1]
    assert letter.offering("play")
    assert tabletop(brush, letter).laid
    assert letter.stored.attachments != dealt
    assert len(letter.stored.components) <= ROWS
    assert first.dms()[-1].stored.attachments != asked, "the card that was played is in it no more"


async def test_after_a_restart_a_direct_message_gets_its_current_picture(world: World, brush: Brush) -> None:
    ana, bea = await by_direct_message(world, 3)
    await ana.bids(0)
    await world.wait(4)
    letter = ana.dms()[-1]
    (dealt,) = letter.stored.attachments
    world.art = FakeArt(brush)
    await world.crash()
    await bea.bids(0)
    await world.wait(4)
    now = ana.dms()[-1]
    assert now.id == letter.id
    assert now.offering("play"), "she starts the trick"
    assert now.stored.attachments != [dealt]
    assert tabletop(brush, now).playable


async def test_each_decision_by_direct_message_gets_its_own_picture(world: World, brush: Brush) -> None:
    ana, bea = await by_direct_message(world, 3)
    await bea.bids(0)
    await world.wait(4)
    await ana.bids(0)
    await world.wait(4)
    letter = ana.dms()[-1]
    assert letter.offering("play"), "she starts the trick"
    assert tabletop(brush, letter).playable == (0, 1, 2)
    asked = letter.stored.attachments
    await ana.plays()
    await world.wait(4)
    assert ana.dms()[-1].stored.attachments != asked


async def test_a_picture_outdated_while_being_drawn_is_not_sent(world: World, brush: Brush) -> None:
    """A bid arrives while the picture of the deal is being drawn; only the picture of the bid is sent."""
    brush.takes = 30.0
    ana, _ = await by_direct_message(world, 3)
    await world.wait(2)
    assert said(ana.dms()[-1]) == []
    in_text = ana.dms()[-1].text
    await ana.bids(1)
    await world.wait(40)
    letter = ana.dms()[-1]
    shown = tabletop(brush, letter)
    assert [chip.mark for chip in shown.chips if chip.name == "You"] == ["done"], "of the bid, not the deal"
    assert len(letter.text) < len(in_text), "what the picture says, the text says no more"


async def test_the_look_button_shows_a_player_their_hand_in_private(
    world: World,
) -> None:
    brush = world.bot.courier.illustrations.draw = Brush(Hand, Turn)
    await world.set_pictures("moments")
    await world.shorten_matches(2)
    people = ana, bea = world.person("Ana"), world.person("Bea")
    number = await bidding(world, *people)
    assert said(ana.panel(number)) == []
    (answer,) = (await ana.use_tool(LOOK, on=ana.panel(number))).posts
    assert {len(shown.cards) for shown in brush.drawn} == {2}
    assert said(answer)
    assert answer.id not in {post.id for post in bea.visible_messages()}
    await reveal(world, *people)
    assert said((await ana.use_tool(LOOK, on=ana.panel(number))).posts[-1])


async def test_a_direct_message_without_a_picture_offers_the_look_button(world: World) -> None:
    world.bot.courier.illustrations.draw = Brush(Hand)
    await world.set_pictures("moments")
    await world.shorten_matches(2)
    people = ana, bea = [world.person(name, plays_in="dm") for name in ("Ana", "Bea")]
    await bidding(world, *people)
    assert said(ana.dms()[-1])
    assert LOOK not in ana.dms()[-1].tools
    await reveal(world, *people)
    await play_out(world, ana, bea)
    letter = ana.dms()[-1]
    assert said(letter) == []
    assert said((await ana.use_tool(LOOK, on=letter)).posts[-1])


async def test_a_player_who_turned_pictures_off_gets_their_hand_as_text(world: World, brush: Brush) -> None:
    await world.set_pictures("moments")
    await world.shorten_matches(2)
    people = ana, bea = world.person("Ana"), world.person("Bea")
    number = await bidding(world, *people)
    assert LOOK in ana.panel(number).tools
    await ana.prefers("pictures", "never")
    (answer,) = (await tap(ana, ana.panel(number), f"1:{number}:0:@more", LOOK)).posts
    assert said(answer) == []
    assert answer.text.startswith("Your hand, 2 cards")
    assert answer.text.count("Your hand") == 1
    assert LOOK not in (await ana.refreshes()).posts[-1].tools
    assert LOOK in bea.panel(number).tools
    assert brush.drawn == []


async def test_on_a_server_without_pictures_only_people_who_chose_them_get_any(
    world: World, brush: Brush
) -> None:
    await world.set_pictures("never")
    await world.shorten_matches(2)
    people = ana, bea = world.person("Ana"), world.person("Bea")
    await bea.prefers("pictures", "always")
    number = await bidding(world, *people)
    await reveal(world, *people)
    await (await turn_of(*people)).plays()
    await world.wait(4)
    assert said(world.table(number)) == []
    assert said(ana.panel(number)) == []
    assert len(tabletop(brush, bea.panel(number)).hand) <= 2


async def test_the_look_button_refuses_onlookers_and_shows_no_hand_after_the_match(
    world: World, brush: Brush
) -> None:
    await world.shorten_matches(1)
    people = ana, bea = world.person("Ana"), world.person("Bea")
    zoe = world.person("Zoe")
    number = await bidding(world, *people)
    table = world.table(number)
    before = len(brush.drawn)
    refused = await tap(zoe, table, f"1:{number}:0:@more", LOOK)
    assert says(refused, "T-6")
    assert len(brush.drawn) == before
    await reveal(world, *people)
    await play_out(world, ana, bea)
    await world.wait(10)
    assert says(await tap(ana, table, f"1:{number}:0:@more", LOOK), "look-none")


async def test_the_tables_picture_shows_the_cards_of_the_current_trick(world: World, brush: Brush) -> None:
    await world.shorten_matches(2)
    people = [world.person("Ana"), world.person("Bea")]
    number = await bidding(world, *people)
    await reveal(world, *people)
    shown = tabletop(brush, world.table(number))
    assert (shown.laid, shown.hand) == ((), ())
    assert [chip.figure for chip in shown.chips if chip.name in ("Ana", "Bea")] == ["0/0", "0/0"]
    await (await turn_of(*people)).plays()
    await world.wait()
    assert tabletop(brush, world.table(number)).laid


async def test_pictures_of_skull_show_mats_and_only_the_readers_own_discs(world: World, brush: Brush) -> None:
    ana, *_ = people = world.group("Ana", "Bea", "Carl")
    number = await bidding(world, *people, game="skull")
    await world.wait(4)
    shown = picture_of(brush, ana.panel(number))
    assert isinstance(shown, Mats)
    assert shown.own is not None
    assert len(shown.own.hand) == 4
    table = picture_of(brush, world.table(number))
    assert isinstance(table, Mats)
    assert table.own is None, "nobody's discs are shown to all"
    assert sorted(mat.name for mat in table.mats) == ["Ana", "Bea", "Carl"]
