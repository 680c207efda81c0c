"""Whole matches of Hearts, played by clicking and scored independently from the exported log."""

from __future__ import annotations

import logging
import re

import pytest

from tests.cogs.evening.test_panels import unspoken
from tests.cogs.hearts.sitting import CLUBS, DIAMONDS, HEARTS, SPADES, check, passes, sit_down
from tests.cogs.quay import figures
from tests.sim.evening import decide, export_log, is_over, open_table, play_match, play_on, start
from tests.sim.screen import Message
from tests.sim.world import World

FORMATTED = re.compile(r"\*\*[^\s*](?:[^*\n]*[^\s*])?\*\*")
"""Bold text that Discord renders; a screen reader reads out asterisks next to spaces."""


def disturbing_signs(post: Message) -> list[str]:
    """Return the signs and labels in a message that a screen reader would read badly."""
    said = FORMATTED.sub("", post.text)
    found = unspoken(post) + [char for char in said if char in "*←→★☾♣♦♥♠"]
    return found + [b.label for b in post.offering("play") if " de " not in b.label]


async def test_a_match_of_four_is_scored_correctly_and_readable_by_screen_readers(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    ana, bea, dora = world.group("Ana", "Bea", "Dora")
    carl = world.person("Carl", "es-ES")
    bea.plays_in = dora.plays_in = "dm"
    await carl.prefers("cards", "words")
    number, people = await sit_down(world, ana, bea, carl, dora, limit="50")
    heard: dict[str, list[str]] = {}

    def listens() -> None:
        for post in carl.visible_messages():
            if post.private and post.text not in heard:
                heard[post.text] = disturbing_signs(post)

    table = await play_match(world, people, number, look=listens)
    await world.wait(3)
    listens()
    assert {text: found for text, found in heard.items() if found} == {}
    for part in (
        r" pasa cartas a ",
        r"^Ana jugó (el|la) \w+ de (tréboles|diamantes|picas|corazones)\.$",
        r"^Desde tu última carta: \w+ jugó ",
        r"^De momento se la lleva \w+\.$",
        r"^\W*Ronda \d+\.\W* (No te|Te) llevaste ",
        r"^4\\\. \*\*\w+\*\*, \d+ puntos",
    ):
        assert any(re.search(part, text, re.MULTILINE) for text in heard), part
    counted = await check(world, number, table, dora)
    assert len(counted.rounds) >= 2
    assert max(counted.totals) >= 50
    told = [record.getMessage() for record in caplog.records if record.levelno >= logging.INFO]
    assert not any(re.search(r"\b[2-9TJQKA][CDHS]\b", line) for line in told), "no card reaches a log line"


async def test_one_person_plays_a_whole_match_against_robots(world: World) -> None:
    ana = world.person("Ana", "es-ES")
    number = await open_table(ana, robots=3, game="hearts")
    for key, value in (("limit", "50"), ("robots", "easy")):
        await ana.choose((await ana.open_host_panel("options")).posts[-1], f"@set {key}", value)
    await start(ana, number)
    table = await play_match(world, [ana], number)
    await check(world, number, table, ana)


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
    table = await play_on(world, people, number, until=lambda post: "🌕" in post.text)
    assert f"🌕 **{second}** shoots the moon!" in table.text
    assert "26 for the rival" in table.text
    assert f"**{second}** gets a star" in table.text
    assert "took no points" not in table.text, "their rival took none, either"
    table = await play_on(world, people, number, until=lambda post: "🤝" in post.text)
    assert f"🤝 Level in place 1, with 52 points: **{first} and {second}**." in table.text
    assert "an extra round decides" in table.text
    await world.wait(8)
    assert "Hearts · extra round" in world.table(number).text
    table = await play_match(world, people, number)
    counted = await check(world, number, table, people[0])
    assert (counted.totals, counted.stars, counted.extra) == ([52, 52], [2, 2], [[0, 26]])
    assert f"{first} and {second}: equal in everything, decided by an extra round." in table.text
    assert f"🥇 **{first}**" in table.text


ALL_CLUBS_BUT_THREE = [
    *(["2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "TC", "JC"]),
    *(["2D", "3D", "4D"]),
    *DIAMONDS[3:],
    *HEARTS[:3],
    *SPADES,
    *(["QC", "KC", "AC"]),
    *HEARTS[3:],
]
"""A deal: seat 3 passes the missing three clubs to seat 0, so nobody else can follow clubs."""


@pytest.mark.rule("H-5.3", "H-6.2", "H-7.4", "R-H-12")
async def test_three_players_tied_after_two_moons_play_an_extra_round(world: World) -> None:
    """One player shoots the moon twice, which leaves the three others at 52 points each."""
    right = [*ALL_CLUBS_BUT_THREE[:13], *ALL_CLUBS_BUT_THREE[39:], *SPADES, *DIAMONDS[3:], *HEARTS[:3]]
    deals = [ALL_CLUBS_BUT_THREE, right]
    number, people = await sit_down(
        world, *world.group("Ana", "Bea", "Carl", "Dora"), deals=deals, limit="50"
    )
    lucky = people[0]
    for giver in (people[3], people[1]):
        panel = await giver.opens_panel()
        assert f"Choose three cards for {lucky.name}…" == panel.sure_menu("pass").label
        await passes(giver, "QC", "KC", "AC")
        await passes(lucky, "2D", "3D", "4D")
        for other in people:
            if other not in (lucky, giver):
                panel = await other.opens_panel()
                await passes(other, *panel.sure_menu("pass").values[:3])
        await world.wait(4)
        table = await play_on(world, people, number, until=lambda post: "🌕 **" in post.text)
        assert f"🌕 **{lucky.name}** shoots the moon!" in table.text
        assert "26 for each of the others" in table.text
        await world.wait(10)
    *some, last = (person.name for person in people[1:])
    rivals = f"{', '.join(some)} and {last}"
    assert f"only decides a tie: {rivals}." in world.table(number).text
    table = await play_match(world, people, number)
    counted = await check(world, number, table, lucky)
    assert counted.totals == [0, 52, 52, 52]
    assert counted.moons == [2, 0, 0, 0]
    assert len(counted.extra) >= 1
    assert table.text.count("🥇") == table.text.count("🥉") == 1
    assert "🌕 **Moonstruck" in table.text
    assert f"Podium points: {lucky.name}\u00a0+5, " in table.text


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
    assert "queen of spades" in rules.text
    assert "game hearts 1" in await export_log(loser, number)
