"""A newly chosen card style is applied at once to all open messages."""

from __future__ import annotations

from functools import partial
from itertools import count

import pytest

from bot.art import catalogue
from tests.sim.evening import start_table
from tests.sim.person import Person
from tests.sim.screen import Message, screen_reader_faults
from tests.sim.sentences import says
from tests.sim.world import World

EMOJI = "<:"


@pytest.fixture(autouse=True)
def _uploaded(world: World) -> None:
    """Register every emoji with the bot, as after an upload."""
    world.bot.services.people.emojis.show(dict(zip(catalogue.EMOJIS, count(2**60), strict=False)))


async def playing(world: World, *people: Person) -> int:
    """Start Hearts for these people and robots, and open the people's panels before cards are passed."""
    number = await start_table(*people, robots=4 - len(people), game="hearts")
    await world.wait(3)
    for person in people:
        await person.opens_panel(number)
    await world.wait(3)
    return number


async def chooses(person: Person, key: str, value: str, *, in_private: bool = False) -> None:
    """Change a person's setting on the settings page, on the server or in a direct message."""
    answer = await (person.slash_in_dm("settings") if in_private else person.slash("settings"))
    await person.choose(answer.posts[-1], f"@prefer {key}", value)
    await person.world.wait(3)


def panel(person: Person, number: int) -> Message:
    found = person.panel(number)
    assert found is not None
    return found


@pytest.mark.parametrize("plays_in", ["panel", "dm"])
@pytest.mark.parametrize("in_private", [False, True])
async def test_a_players_panel_and_messages_adopt_their_new_card_style(
    world: World, plays_in: str, in_private: bool
) -> None:
    ana = world.person("Ana", plays_in=plays_in)
    number = await playing(world, ana, world.person("Bea"))
    assert EMOJI in panel(ana, number).text
    await chooses(ana, "cards", "signs", in_private=in_private)
    assert EMOJI not in panel(ana, number).text
    assert any(sign in panel(ana, number).text for sign in "♠♣♦♥")
    assert not any(EMOJI in dm.text for dm in ana.dms()), "the hand that was dealt there, too"
    await chooses(ana, "cards", "words", in_private=in_private)
    assert screen_reader_faults(panel(ana, number)) == []
    assert not any(screen_reader_faults(dm) for dm in ana.dms() if dm.offering("@hand"))
    await chooses(ana, "cards", "emojis", in_private=in_private)
    assert EMOJI in panel(ana, number).text


async def test_a_card_style_is_applied_to_the_players_panels_at_all_tables(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    tables = [await playing(world, ana, bea) for _ in range(2)]
    await chooses(ana, "cards", "signs")
    for number in tables:
        assert EMOJI not in panel(ana, number).text
        assert EMOJI in panel(bea, number).text
        assert EMOJI not in world.table(number).text, "no card is shown to all yet"


@pytest.mark.parametrize(
    ("key", "value", "said"), [("language", "es", "Te toca"), ("hand_order", "rank", "")]
)
async def test_a_new_language_or_hand_order_is_applied_at_once(
    world: World, key: str, value: str, said: str
) -> None:
    ana = world.person("Ana")
    number = await playing(world, ana)
    before = panel(ana, number).text
    await chooses(ana, key, value)
    assert panel(ana, number).text != before
    assert said in panel(ana, number).text


async def test_a_setting_without_visible_effect_edits_no_messages(world: World) -> None:
    ana = world.person("Ana")
    await playing(world, ana)
    page = (await ana.slash("settings")).posts[-1]
    before = len(world.requests("PATCH", ""))
    await ana.choose(page, "@prefer two_tap", "on")
    await world.wait(3)
    assert len(world.requests("PATCH", "")) == before


async def test_a_servers_card_style_is_applied_to_its_tables_one_by_one(world: World) -> None:
    """A match and two lobbies in one channel get one edit each, spread over time."""
    world.ignore_keys()
    ana, moderator = world.person("Ana"), world.person("Mo", moderator=True)
    number = await playing(world, ana)
    await ana.choose(panel(ana, number), "pass", *panel(ana, number).sure_menu("pass").values[:3])
    while EMOJI not in world.table(number).text:
        await ana.acts(world.rng, table=number)
        await world.wait()
    lobbies = []
    for person in (ana, moderator):
        await person.slash("skull new")
        lobbies.append(world.table().table)
        await person.choose(world.table(lobbies[-1]), "@more", "token crab")
    await world.wait(20)
    assert all(EMOJI in world.table(each).text for each in (number, *lobbies))
    written = partial(world.requests, "PATCH", f"/channels/{world.channel.id}/messages/")
    before = len(written())
    page = (await moderator.slash("server settings")).posts[-1]
    await moderator.choose(page, "@server cards", "signs")
    assert len(written()) - before <= 1
    await world.wait(5)
    assert not any(EMOJI in world.table(each).text for each in (number, *lobbies))
    assert len(written()) - before == 3
    assert EMOJI in panel(ana, number).text, "a panel is as its reader likes it"


async def test_public_rulings_use_the_servers_card_style(world: World) -> None:
    """A public ruling ignores the card style chosen by the person who asks."""
    ana = world.person("Ana")
    await ana.prefers("cards", "words")
    cards = {"cards": "G7, Rosie, mermaid, Skull King", "public": True}
    shown = await ana.slash("skullking ruling", **cards)
    assert not shown.private
    assert shown.text.count(EMOJI) >= 4
    await world.bot.services.people.set_server_setting(world.guild.id, "cards", ("signs",))
    shown = await ana.slash("skullking ruling", **cards)
    assert EMOJI not in shown.text
    assert "👑" in shown.text
    await world.bot.services.people.set_server_setting(world.guild.id, "cards", ("words",))
    shown = await ana.slash("skullking ruling", **cards)
    assert screen_reader_faults(shown.posts[-1]) == []
    assert says(shown, "game-skull-king")
