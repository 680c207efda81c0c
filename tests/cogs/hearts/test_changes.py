"""Taking back a played card: once per match, while no other card follows, if the options allow."""

from __future__ import annotations

import pytest

from tests.cogs.hearts.sitting import FOUR, RED_AND_BLACK, lays, mover, passes, plain, sit_down, twice
from tests.sim.instant import tap
from tests.sim.sentences import says
from tests.sim.world import World


@pytest.mark.rule("H-9.2", "R-H-11", "H-3.8")
async def test_a_card_can_be_taken_back_once_and_only_as_the_last_played(world: World) -> None:
    number, (black, red) = await sit_down(world, *world.group("Ana", "Bea"), deals=[RED_AND_BLACK])
    await lays(black, "2C")
    await world.wait(3)
    panel = await black.opens_panel()
    assert panel.menu("change") is None, "nothing else could have been led"
    await lays(red, "AD")
    await world.wait(4)
    answer = await lays(black, "3C")
    panel = answer.posts[-1]
    assert says(plain(panel.text), "hearts-ask-change")
    menu = panel.menu("change")
    assert menu is not None
    assert len(menu.values) == 24
    await black.choose(panel, "change", "QS")
    await world.wait(3)
    table = plain(world.table(number).text)
    assert "**Q♠**" in table
    assert "3♣" not in table
    assert says(table, "hearts-has-changed")
    assert (await black.opens_panel()).menu("change") is None
    turn = world.table(number).turn
    answer = await tap(black, panel, f"1:{number}:{turn}:change", "4C", menu=True)
    assert says(answer, "R-H-11")
    await lays(red, "2H")
    await world.wait(4)
    turn = world.table(number).turn
    answer = await tap(red, panel, f"1:{number}:{turn}:change", "3H", menu=True)
    assert says(answer, "H-3-8")
    rows = [row.action for row in await world.rows(number) if row.seat >= 0]
    assert rows == ["play 2C", "play AD", "play 3C", "change QS", "play 2H"]


@pytest.mark.rule("R-H-11")
async def test_taking_a_card_back_needs_confirmation(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number, (black, red) = await sit_down(world, ana, bea, deals=[RED_AND_BLACK])
    await lays(black, "2C")
    await world.wait(3)
    await lays(red, "2D")
    await world.wait(4)
    await black.prefers("two_tap", "on")
    await black.refreshes()
    await twice(black, "3C")
    panel = await black.opens_panel()
    asked = (await black.choose(panel, "change", "QS")).posts[-1]
    assert "# Take back the 3 of clubs and play the queen of spades instead?" in asked.text
    (sure,) = asked.offering("@yes")
    assert sure.action == "@yes change QS"
    await black.press(asked, sure)
    assert (await world.rows(number))[-1].action == "change QS"


@pytest.mark.rule("H-3.8")
async def test_taking_back_a_card_is_off_by_default_with_four_players(world: World) -> None:
    number, people = await sit_down(world, *world.group(*FOUR))
    for person in people:
        panel = await person.opens_panel()
        await passes(person, *panel.sure_menu("pass").values[-3:])
    await world.wait(4)
    first = await mover(people)
    await lays(first, "2C")
    panel = await first.opens_panel()
    assert panel.menu("change") is None
    turn = world.table(number).turn
    answer = await tap(first, panel, f"1:{number}:{turn}:change", "3C", menu=True)
    assert says(answer, "H-3-8")
