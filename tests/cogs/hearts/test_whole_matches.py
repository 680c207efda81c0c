"""Whole matches of Hearts, played by clicking and scored independently from the exported log."""

from __future__ import annotations

import logging
import re

import pytest

from tests.cogs.hearts.sitting import CLUBS, DIAMONDS, HEARTS, SPADES, check, sit_down
from tests.cogs.quay import figures
from tests.sim.evening import decide, decide_until, export_log, is_over, play_match
from tests.sim.sentences import says
from tests.sim.world import World


async def test_a_match_of_four_is_scored_correctly_and_logs_no_card(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    ana, bea, carl, dora = world.group("Ana", "Bea", "Carl", "Dora")
    bea.plays_in = dora.plays_in = "dm"
    number, people = await sit_down(world, ana, bea, carl, dora, limit="50")
    table = await play_match(world, people, number)
    counted = await check(world, number, table, dora)
    assert len(counted.rounds) >= 2
    assert max(counted.totals) >= 50
    told = [record.getMessage() for record in caplog.records if record.levelno >= logging.INFO]
    assert not any(re.search(r"\b[2-9TJQKA][CDHS]\b", line) for line in told)


MOON_FOR_SEAT_1 = [*SPADES, *HEARTS, *CLUBS, *DIAMONDS]
MOON_FOR_SEAT_0 = [*CLUBS, *DIAMONDS, *SPADES, *HEARTS]
"""A deal: seat 0 leads clubs and diamonds to the end and takes every heart."""


@pytest.mark.rule("H2-5.3", "H2-6.3", "H2-7", "R-H-07")
async def test_two_players_tied_after_two_moons_each_play_an_extra_round(world: World) -> None:
    """Four rounds end at 52 to 52 points with equal stars and rounds won, so a fifth round decides."""
    deals = [MOON_FOR_SEAT_1, MOON_FOR_SEAT_0, MOON_FOR_SEAT_0, MOON_FOR_SEAT_1, MOON_FOR_SEAT_0]
    number, people = await sit_down(world, *world.group("Ana", "Bea"), deals=deals)
    people[1].plays_in = "dm"
    first, second = (person.name for person in people)
    table = await decide_until(world, number, lambda post: "🌕" in post.text)
    assert says(table, "hearts-moon", player=second)
    assert says(table, "hearts-moon-why")
    assert says(table, "hearts-star", player=second)
    assert "took no points" not in table.text, "their rival took none, either"
    table = await decide_until(world, number, lambda post: "🤝" in post.text)
    assert f"🤝 Level in place 1, with 52 points: **{first} and {second}**." in table.text
    assert says(table, "hearts-extra-why")
    await world.wait(8)
    assert says(world.table(number), "hearts-title-extra")
    table = await decide_until(world, number, is_over)
    counted = await check(world, number, table, people[0])
    assert (counted.totals, counted.stars, counted.extra) == ([52, 52], [2, 2], [[0, 26]])
    assert says(table, "hearts-decided-extra", players=f"{first} and {second}")
    assert f"🥇 **{first}**" in table.text


async def test_the_hearts_leaderboard_ranks_by_wins_and_stats_show_averages(world: World) -> None:
    deals = [MOON_FOR_SEAT_0] * 4
    number, people = await sit_down(world, *world.group("Ana", "Bea"), deals=deals)
    await decide(world, number)
    assert is_over(world.table(number))
    winner, loser = people
    board = await loser.slash("hearts leaderboard")
    lines = [line for line in board.text.splitlines() if "**" in line]
    assert lines == [f"🥇 **{winner.name}** · 1 win in one match", "🥈 **You** · 0 wins in one match"]
    mine = (await figures(winner, "hearts stats")).text
    assert "# You won 1 of 1 match" in mine
    assert "`0` Points per round\n`4` Stars\n`4` Moons\n`4` Queens of spades taken" in mine
    assert "26` Points per round" in (await figures(loser, "hearts stats")).text
    rules = await loser.slash("hearts rules")
    assert rules.private
    assert rules.text.startswith("## ")
    assert "game hearts 1" in await export_log(loser, number)
