"""Whole matches with every kind of options, played by clicks and replayed from their exported log."""

from __future__ import annotations

import re

import pytest

from engine.core import AnyGame, replay
from engine.log import read_log
from engine.skull_king import GAME
from engine.skull_king.state import State
from tests.sim.evening import export_log, open_table, play_match, start
from tests.sim.screen import Message
from tests.sim.world import World

NAMES = ("Ana", "Bea", "Carl", "Dora", "Eva")


def podium(table: Message) -> dict[str, int]:
    """Return the points on the podium by name."""
    lines = re.findall(r"^\S+ \*\*(.+?)\*\* · (−?\d+) points?$", table.text, re.MULTILINE)
    return {name: int(points.replace("−", "-")) for name, points in lines}


def replayed(log: str) -> State:
    """Replay an exported match; return its last state."""
    match = read_log(log)
    options = GAME.options(match.options, match.seats)
    game: AnyGame = GAME
    *_, (state, _, _) = replay(game, match.seats, options, match.inputs)
    assert isinstance(state, State)
    return state


@pytest.mark.parametrize(
    ("preset", "people", "length"),
    [
        ("full_sail", 2, "skirmish"),
        ("rascal", 3, "skirmish"),
        ("printed_rules", 4, "skirmish"),
        ("older_edition", 2, "standard"),
        ("full_sail", 5, "whirlpool_x1"),
    ],
)
async def test_a_match_is_played_to_the_end_and_its_log_replays_to_the_podium(
    world: World, preset: str, people: int, length: str
) -> None:
    group = world.group(*NAMES[:people])
    for person in group[1::2]:
        person.plays_in = "dm"
    number = await open_table(*group, preset=preset)
    if length != "standard":
        page = (await group[0].open_host_panel("options")).posts[-1]
        await group[0].choose(page, "@set length", length)
    await start(group[0], number)
    table = await play_match(world, group, number)
    state = replayed(await export_log(group[0], number))
    seats = await world.seats(number)
    assert podium(table) == {seats[place.seat]: place.points for place in GAME.standing(state)}
    assert [done.dealt for done in state.sheet] == list(state.rounds)
