"""Whole matches of Skull King, played by clicking and scored independently from the exported log."""

from __future__ import annotations

import re

import pytest

from tests.sim.evening import export_log, open_table, play_match, start, start_table
from tests.sim.screen import Message
from tests.sim.skull_king_scorer import MatchScore, count
from tests.sim.world import World


def podium(table: Message) -> dict[str, int]:
    """Return the points by player name on a table's podium."""
    lines = re.findall(r"^\S+ \*\*(.+?)\*\* · (−?\d+) points?$", table.text, re.MULTILINE)
    return {name.removesuffix(" 🤖"): int(points.replace("−", "-")) for name, points in lines}


async def check_totals(world: World, number: int, table: Message, counted: MatchScore) -> None:
    """Check all points on the podium and in the database against an independent score of the log."""
    by_seat = dict(zip(await world.seats(number), counted.totals, strict=True))
    assert podium(table) == by_seat
    header = await world.header(number)
    assert {place["seat"]: place["points"] for place in header.standing or []} == dict(
        enumerate(counted.totals)
    )


async def test_four_people_play_a_whole_match(world: World) -> None:
    ana, bea, carl, dora = people = world.group("Ana", "Bea", "Carl", "Dora")
    bea.plays_in = dora.plays_in = "dm"
    await world.shorten_matches(1, 2, 10)
    number = await start_table(ana, bea, carl, dora)
    table = await play_match(world, people, number)
    counted = count(await export_log(carl, number))
    assert [one.cards for one in counted.rounds] == [1, 2, 10]
    await check_totals(world, number, table, counted)


async def test_three_people_play_with_a_bonus_for_every_captured_card(world: World) -> None:
    await world.shorten_matches(4, 10)
    ana, bea, carl = people = world.group("Ana", "Bea", "Carl")
    number = await open_table(ana, bea, carl)
    options = (await ana.open_host_panel("options")).posts[-1]
    await ana.choose(options, "@set character_bonus", "per_card")
    await start(ana, number)
    table = await play_match(world, people, number)
    log = await export_log(ana, number)
    assert '"character_bonus": "per_card"' in log
    await check_totals(world, number, table, count(log))


@pytest.mark.parametrize("level", ["normal", "easy"])
async def test_one_person_plays_a_whole_match_against_robots(world: World, level: str) -> None:
    await world.shorten_matches(1, 3)
    ana = world.person("Ana")
    number = await open_table(ana, robots=3)
    options = (await ana.open_host_panel("options")).posts[-1]
    await ana.choose(options, "@set robots", level)
    await start(ana, number)
    table = await play_match(world, [ana], number)
    counted = count(await export_log(ana, number))
    assert [one.cards for one in counted.rounds] == [1, 3]
    await check_totals(world, number, table, counted)
    robots = {row.by for row in await world.rows(number) if row.seat >= 0} - {f"u:{ana.id}"}
    assert {by.split(":")[1] for by in robots} == {level}
    assert len(robots) == 3
