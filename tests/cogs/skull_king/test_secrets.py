"""The table shows public facts about powers, loads and the ghost; only panels show secret facts."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.skull_king.cards import CARD
from tests.sim.evening import open_table, play_on, stack_decks, start, start_table
from tests.sim.person import Person
from tests.sim.screen import Message
from tests.sim.sentences import says
from tests.sim.world import World


class Stacked(Random):
    """A dealer's random source that leaves the deck in order, with these cards on top."""

    def __init__(self, *top: str) -> None:
        super().__init__(1)
        self.top = [CARD[code] for code in top]

    def sample(self, population: Any, k: int, *, counts: Any = None) -> list[Any]:
        return [*self.top, *(card for card in population if card not in self.top)]


async def won_with(world: World, pirate: str, *people: Person) -> tuple[int, Person, list[Person]]:
    """Play the first of two tricks, won by this pirate; return table number, winner and others."""
    number = await open_table(*people, preset="full_sail")
    shown = await people[0].choose(
        (await people[0].open_host_panel("options")).posts[-1], "@set length", "typed"
    )
    await people[0].member.submit_modal(shown.result, {"typed": "2"})
    stack_decks(world, Stacked(pirate, "green-1", "yellow-1", "yellow-2", "purple-1", "purple-2"))
    await start(people[0], number)
    for person in people:
        await person.bids(0)
    await world.wait(4)
    first = (await world.seats(number))[0]
    winner = next(person for person in people if person.name == first)
    for _ in people:
        await world.wait(3)
        person = next(p for p in people if (panel := p.panel_if_any()) is not None and panel.offering("play"))
        cards = person.panel().offering("play")
        card = next((c for c in cards if c.action == f"play {pirate}"), cards[0])
        await person.press(person.panel(), card)
    await world.wait(3)
    return number, winner, [person for person in people if person is not winner]


def all_text(person: Person) -> str:
    """Return all texts a person can read: the channel, their panels and direct messages."""
    return "\n".join(post.text for post in (*person.visible_messages(), *person.dms())).replace("\xa0", " ")


@pytest.mark.rule("SK-12.4", "R-SK-16")
async def test_only_the_winner_sees_what_juanita_shows(world: World) -> None:
    number, winner, others = await won_with(world, "pirate-juanita", *world.group("Ana", "Bea", "Carl"))
    assert says(world.table(number), "power-juanita", player=winner.name)
    panel = await winner.refreshes(table=number)
    undealt = ("2–14", "3–14", "Escape ×5", "Kraken")
    assert says(panel, "panel-stock")
    assert all(cards in panel.text.replace("\xa0", " ") for cards in undealt)
    for other in others:
        await other.refreshes(table=number)
        seen = all_text(other)
        assert not says(seen, "panel-stock")
        assert not any(cards in seen for cards in undealt)


@pytest.mark.rule("SK-12.3")
async def test_only_the_winner_sees_the_cards_bendt_brings(world: World) -> None:
    number, winner, others = await won_with(world, "pirate-bendt", *world.group("Ana", "Bea", "Carl"))
    assert says(world.table(number), "power-bendt-due", player=winner.name)
    panel = (await winner.refreshes(table=number)).posts[-1]
    assert panel.text.startswith("# Your turn: discard 2 cards")
    assert says(panel, "panel-bendt", cards="Green 2, Green 3", count=2)
    assert panel.sure_menu("discard").values == ("green-1", "green-2", "green-3")
    for other in others:
        await other.refreshes(table=number)
        assert "Green 2" not in all_text(other)
    await winner.choose(panel, "discard", "green-1", "green-3")
    await world.wait(3)
    table = world.table(number).text
    assert says(table, "power-bendt", player=winner.name)
    assert "Green 1" not in table
    assert [button.action for button in winner.panel().offering("play")] == ["play green-2"]


@pytest.mark.rule("SK-12.2", "R-SK-39")
async def test_rosie_lets_the_winner_give_the_lead_to_another_player(world: World) -> None:
    number, winner, others = await won_with(world, "pirate-rosie", *world.group("Ana", "Bea", "Carl"))
    panel = (await winner.refreshes(table=number)).posts[-1]
    assert {button.label for button in panel.offering("lead")} == {"Me", *(o.name for o in others)}
    await winner.click(f"lead {(await world.seats(number)).index(others[0].name)}", on=panel)
    await world.wait(3)
    table = world.table(number).text
    assert says(table, "power-rosie", player=winner.name, named=others[0].name)
    assert says(table, "head-lead", player=others[0].name)


async def _first_round(person: Person, table: Message) -> str:
    """Return the first round's page of the score sheet, as shown to this person after the match."""
    sheet = (await person.use_tool("sheet", on=table)).posts[-1]
    return (await person.choose(sheet, "@sheet", "1")).posts[-1].text


@pytest.mark.rule("SK-12.5", "SK-12.8")
async def test_the_wager_is_public_and_paid_at_the_end(world: World) -> None:
    people = world.group("Ana", "Bea", "Carl")
    number, winner, _ = await won_with(world, "pirate-rascal", *people)
    await winner.click("wager 20", on=(await winner.refreshes(table=number)).posts[-1])
    await world.wait(3)
    assert says(world.table(number), "store-wager", player=winner.name)
    table = await play_on(world, people, number, until=lambda post: bool(post.offering("@rematch")))
    assert "wager −20" in await _first_round(winner, table)


@pytest.mark.rule("SK-12.7", "R-SK-34")
async def test_harrys_bid_change_is_made_after_the_last_trick_and_is_on_the_sheet(world: World) -> None:
    people = world.group("Ana", "Bea", "Carl")
    number, winner, others = await won_with(world, "pirate-harry", *people)
    assert says(world.table(number), "store-harry", player=winner.name)
    for _ in people:
        for person in people:
            panel = await person.opens_panel(table=number)
            if cards := panel.offering("play"):
                await person.press(panel, cards[0])
        await world.wait(3)
    told = f"(pirate) lets **{winner.name}** raise or lower the bid by one before the points"
    assert told in world.table(number).text
    assert not any(other.panel().offering("adjust") for other in others)
    panel = (await winner.refreshes(table=number)).posts[-1]
    await winner.press(panel, next(b for b in panel.offering("adjust") if b.label.startswith("Raise to 1")))
    await world.wait(3)
    assert says(await _first_round(winner, world.table(number)), "sheet-harry", bid=0, final=1)


@pytest.mark.rule("SK-9.6", "R-SK-12")
async def test_loads_stay_secret_until_all_players_have_chosen(world: World) -> None:
    ana, bea, carl = people = world.group("Ana", "Bea", "Carl")
    number = await open_table(*people, preset="rascal")
    await start(ana, number)
    for person in people:
        await person.bids(0)
    await world.wait(4)
    for person, load in ((ana, "cannonball"), (bea, "grapeshot")):
        await person.opens_panel()
        await person.click(f"load {load}")
        await world.wait()
        assert "💣" not in world.table(number).text
    await ana.click("load grapeshot")
    await carl.opens_panel()
    await carl.click("load cannonball")
    await world.wait(2)
    table = world.table(number).text
    assert table.count("💣") >= 1
    assert {"**Carl:** 💣\u00a0Cannonball", "**Ana:** 🛡️\u00a0Grapeshot"} <= set(table.splitlines())


@pytest.mark.rule("SK-10.1", "SK-10.5")
async def test_graybeard_plays_automatically_under_a_translated_name(world: World) -> None:
    ana = world.person("Ana", "es-ES")
    bea = world.person("Bea", "fr")
    number = await start_table(ana, bea)
    table = await play_on(
        world,
        [ana, bea],
        number,
        until=lambda post: "baza anterior" in post.text and "toca a Bea" in post.text,
    )
    assert "Barbagrís" in table.text
    assert says(await bea.click("@hand", on=bea.dms()[-1]), "ghost", "fr")


async def test_large_hands_stay_playable_in_panel_and_direct_message(world: World) -> None:
    ana, bea = people = world.group("Ana", "Bea")
    bea.plays_in = "dm"
    number = await open_table(ana, bea, preset="full_sail")
    shown = await ana.choose((await ana.open_host_panel("options")).posts[-1], "@set length", "typed")
    await ana.member.submit_modal(shown.result, {"typed": "24"})
    await start(ana, number)
    for person in people:
        panel = await person.opens_panel()
        menu = panel.menu("bid")
        assert menu is not None
        assert len(menu.values) == 25
    await play_on(world, people, number, until=lambda post: bool(post.offering("@rematch")))
