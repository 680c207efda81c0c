"""Whole matches, played by clicking what is on the screen and counted again from the exported log."""

from __future__ import annotations

import re

from tests.sim.evening import exported, open_table, play_match, start
from tests.sim.scorer import Count, count
from tests.sim.screen import Shown
from tests.sim.world import World


def podium(table: Shown) -> dict[str, int]:
    """Name -> points as the podium shows them."""
    lines = re.findall(r"^\S+ \*\*(.+?)\*\* · (−?\d+) points?$", table.text, re.MULTILINE)
    return {name.removeprefix("🤖 "): int(points.replace("−", "-")) for name, points in lines}


async def names(world: World, number: int) -> list[str]:
    """Who sat where, by seat."""
    seen = await world.bot.tables.seen(number, None)
    return [sitter.name for sitter in seen.sitters]


async def check_totals(world: World, number: int, table: Shown, counted: Count) -> None:
    """The podium shows what the independent count says, for everybody."""
    by_seat = dict(zip(await names(world, number), counted.totals, strict=True))
    assert podium(table) == by_seat


async def test_four_people_play_a_whole_match(world: World) -> None:
    ana, bea, carl, dora = people = world.crew("Ana", "Bea", "Carl", "Dora")
    bea.plays_in = dora.plays_in = "letters"
    number = await open_table(ana, bea, carl, dora)
    await start(ana, number)
    table = await play_match(world, people, number)
    counted = count(await exported(carl, number))
    assert len(counted.rounds) == 10
    await check_totals(world, number, table, counted)
