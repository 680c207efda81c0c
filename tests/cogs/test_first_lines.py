"""The first line of every panel and table message says whose turn it is."""

from __future__ import annotations

import pytest

from tests.sim.evening import is_over, open_table, start
from tests.sim.person import MOVES, Person
from tests.sim.screen import Message
from tests.sim.world import World

ASKED = ("# Your turn",)
"""Prefixes of first lines that ask the reader for a move."""
ENOUGH = 40
"""The minimum number of screens asking for a move that the test must see."""


def offered_moves(panel: Message) -> list[str]:
    """Return the moves that a panel's buttons and menus offer."""
    pressed = [button.action for verb in MOVES for button in panel.offering(verb)]
    return [*pressed, *(menu.action for menu in panel.menus if menu.action in MOVES)]


async def check_first_lines(world: World, number: int, people: list[Person]) -> int:
    """Check the first lines of the table message and all panels; return how many ask for a move."""
    asked = 0
    everybody = await world.bot.services.tables.snapshot(number, None)
    table, view = world.table(number), everybody.view
    # During simultaneous decisions the table message lags behind, so check it only for a single mover.
    if table.turn == view.turn and not view.answered and len(view.to_act) == 1 and min(view.to_act) >= 0:
        name = everybody.occupants[everybody.awaiting[0]].name
        assert table.text.splitlines()[0].startswith(f"# {name}'s turn"), table.text
    for person in people:
        panel, seen = person.panel_if_any(number), await world.bot.services.tables.snapshot(number, person.id)
        if panel is None or panel.turn != seen.view.turn:
            continue
        first = panel.text.splitlines()[0]
        mine = seen.seat in seen.awaiting
        assert first.startswith(ASKED) == mine, panel.text
        assert not mine or offered_moves(panel), f"{first}: nothing to press"
        asked += mine
    return asked


@pytest.mark.parametrize("game", ["skullking", "hearts", "skull"])
async def test_every_first_line_during_a_match_says_whose_turn_comes(world: World, game: str) -> None:
    if game == "skullking":
        await world.shorten_matches(1, 2, 3)
    people = list(world.group("Ana", "Bea", "Carl"))
    people[1].plays_in = "dm"
    number = await open_table(*people, game=game, robots=1)
    first = world.table(number).text.splitlines()[0]
    assert first.endswith((" seats: to play, press “Join”", " seats: Ana can start"))
    await start(people[0], number)
    asked = idle = 0
    while not is_over(world.table(number)) and idle < 30 and asked < ENOUGH:
        acted = [person for person in people if await person.acts(world.rng, table=number)]
        asked += await check_first_lines(world, number, people)
        idle = 0 if acted else idle + 1
        if not acted:
            await world.wait()
            asked += await check_first_lines(world, number, people)
    assert asked >= ENOUGH or (asked > 5 and is_over(world.table(number)))
