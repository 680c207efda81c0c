"""Pauses that show bids or tricks never delay a click, and the previous trick is always shown."""

from __future__ import annotations

from tests.sim.evening import open_table, start
from tests.sim.person import Person
from tests.sim.world import World


async def play_next_card(people: list[Person]) -> None:
    """Play a card for the person whose turn it is."""
    for person in people:
        await person.refreshes()
        panel = person.panel_if_any()
        if panel is not None and panel.offering("play"):
            await person.plays()
            return
    raise AssertionError("nobody may play")


async def test_a_card_can_be_played_while_the_bids_are_still_shown(world: World) -> None:
    """No time passes between the last bid and the first card, because pauses delay only robots."""
    ana, bea, carl = people = world.group("Ana", "Bea", "Carl")
    number = await open_table(ana, bea, carl)
    await start(ana, number)
    before = world.env.now()
    for person in people:
        await person.bids(0)
    await play_next_card(people)
    assert world.env.now() == before
    assert (await world.rows(number))[-1].action.startswith("play ")


async def test_the_last_trick_of_a_round_is_not_shown_in_the_next(world: World) -> None:
    """The last trick stays in the finished round's message."""
    ana, bea, carl = people = world.group("Ana", "Bea", "Carl")
    number = await open_table(ana, bea, carl)
    await start(ana, number)
    for person in people:
        await person.bids(0)
    for _ in people:
        await play_next_card(people)
    await world.wait(10)
    for person in people:
        assert "Previous trick" not in (await person.refreshes()).text, "the table stands above it"
        dm = (await person.click("My cards", on=person.dms()[-1])).posts[-1]
        assert dm.offering("bid")
        assert "Previous trick" not in dm.text
        assert "** won the previous trick with " not in dm.text
    assert "Previous trick" not in world.table(number).text
