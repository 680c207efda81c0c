"""Pauses that show bids or tricks never delay a click, and the previous trick is always shown."""

from __future__ import annotations

from tests.sim.evening import start_table
from tests.sim.person import Person
from tests.sim.sentences import says
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
    number = await start_table(ana, bea, carl)
    before = world.env.now()
    for person in people:
        await person.bids(0)
    await play_next_card(people)
    assert world.env.now() == before
    assert (await world.rows(number))[-1].action.startswith("play ")


async def test_the_last_trick_of_a_round_is_not_shown_in_the_next(world: World) -> None:
    """The last trick stays in the finished round's message."""
    ana, bea, carl = people = world.group("Ana", "Bea", "Carl")
    number = await start_table(ana, bea, carl)
    for person in people:
        await person.bids(0)
    for _ in people:
        await play_next_card(people)
    await world.wait(10)
    for person in people:
        assert not says(await person.refreshes(), "trick-previous")
        dm = (await person.click("@hand", on=person.dms()[-1])).posts[-1]
        assert dm.offering("bid")
        assert not says(dm, "trick-previous")
        assert not says(dm, "sk-took-last")
    assert not says(world.table(number), "trick-previous")
