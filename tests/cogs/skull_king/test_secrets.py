"""Powers, loads and the ghost: what all may know is on the table, what one may know only in their panel."""

from __future__ import annotations

import pytest

from tests.sim.evening import open_table, play_on, start
from tests.sim.person import Person
from tests.sim.screen import Shown
from tests.sim.world import World


async def asked(world: World, people: list[Person], number: int, verb: str) -> tuple[Person, Shown]:
    """Play until somebody's panel asks for `verb` in a menu; that person, and the panel."""
    while True:
        for person in people:
            panel = await person.opens_panel(table=number)
            if panel.menu(verb) is not None:
                return person, panel
            await person.acts(world.rng, table=number)
        await world.wait()


async def until(world: World, people: list[Person], number: int, words: str) -> Shown:
    """Play until the table says so."""
    return await play_on(world, people, number, until=lambda table: words in table.text)


def everything(person: Person) -> str:
    """All that a person can read: the channel, their panels, their letters."""
    return "\n".join(post.text for post in (*person.sees(), *person.letters()))


@pytest.mark.rule("SK-12.4", "R-SK-16")
async def test_only_the_winner_sees_what_juanita_shows(world: World) -> None:
    people = world.crew("Ana", "Bea", "Carl")
    number = await open_table(*people, preset="full_sail")
    await start(people[0], number)
    table = await until(world, people, number, "alone looks at the undealt cards")
    told = next(line for line in table.text.splitlines() if "alone looks" in line)
    winner = next(person for person in people if f"**{person.name}**" in told)
    panel = await winner.refreshes(table=number)
    assert "Undealt cards, for your eyes only" in panel.text
    for other in people:
        if other is not winner:
            await other.refreshes(table=number)
            assert "Undealt cards" not in everything(other)


@pytest.mark.rule("SK-12.3")
async def test_what_bendt_brings_is_the_winners_own(world: World) -> None:
    people = world.crew("Ana", "Bea", "Carl")
    number = await open_table(*people, preset="full_sail")
    await start(people[0], number)
    winner, panel = await asked(world, people, number, "discard")
    menu = panel.menu("discard")
    assert menu is not None
    assert menu.least == 2
    drawn = next(line for line in panel.text.splitlines() if "brought you" in line)
    for other in people:
        if other is not winner:
            assert drawn not in everything(other)
    await winner.choose(panel, "discard", *menu.values[:2])
    await world.wait(3)
    assert "draws 2 and discards as many" in world.table(number).text


@pytest.mark.rule("SK-9.6", "R-SK-12")
async def test_loads_stay_secret_until_all_have_chosen(world: World) -> None:
    ana, bea, carl = people = world.crew("Ana", "Bea", "Carl")
    number = await open_table(*people, preset="rascal")
    await start(ana, number)
    for person in people:
        await person.bids(0)
    await world.wait(4)
    for person, label in ((ana, "Cannonball"), (bea, "Grapeshot")):
        await person.opens_panel()
        await person.click(label)
        await world.wait()
        assert "💣" not in world.table(number).text
    await ana.click("Grapeshot")
    await carl.opens_panel()
    await carl.click("Cannonball")
    await world.wait(2)
    table = world.table(number).text
    assert table.count("💣") >= 1
    assert "Carl · 💣" in table.replace("\u00a0", " ")
    assert "Ana · 🔫" in table.replace("\u00a0", " ")


@pytest.mark.rule("SK-10.1", "SK-10.5")
async def test_graybeard_plays_by_himself_under_his_name(world: World) -> None:
    ana = world.person("Ana", "es-ES")
    bea = world.person("Bea", "fr")
    number = await open_table(ana, bea)
    await start(ana, number)
    table = await play_on(world, [ana, bea], number, until=lambda post: "Última baza" in post.text)
    assert "Barbagrís" in table.text
    panel = await bea.refreshes(table=number)
    assert "Barbe Grise" in panel.text


async def test_large_hands_stay_playable_in_panel_and_letter(world: World) -> None:
    ana, bea = people = world.crew("Ana", "Bea")
    bea.plays_in = "letters"
    number = await open_table(ana, bea, preset="full_sail")
    shown = await ana.choose((await ana.click("Options")).posts[-1], "@set length", "typed")
    await ana.member.submit_modal(shown.result, {"typed": "24"})
    await start(ana, number)
    for person in people:
        panel = await person.opens_panel()
        menu = panel.menu("bid")
        assert menu is not None
        assert len(menu.values) == 25
    await play_on(world, people, number, until=lambda post: bool(post.offering("@rematch")))
