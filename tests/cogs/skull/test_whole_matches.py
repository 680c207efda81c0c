"""Whole matches of Skull by clicking, with both ways to go out and a crash during a reveal."""

from __future__ import annotations

import logging
import re
from collections.abc import Sequence

import pytest

from tests.cogs.quay import figures
from tests.cogs.skull.sitting import (
    GUARD,
    MEEK,
    all_of_it,
    does,
    likes,
    play_out,
    sit_down,
    who_may,
)
from tests.sim.evening import export_log, is_over, open_table, play_match, start
from tests.sim.person import Person
from tests.sim.screen import Message
from tests.sim.sentences import says
from tests.sim.skull_scorer import MatchScore, count
from tests.sim.world import World


async def check(world: World, number: int, table: Message, person: Person) -> MatchScore:
    """Check the podium and the database against an independent count of the log; return the count."""
    counted = count(await export_log(person, number))
    header = await world.header(number)
    assert {place["seat"]: place["points"] for place in header.standing or []} == dict(enumerate(counted.won))
    winner = next(place["seat"] for place in header.standing or [] if place["rank"] == 1)
    alone = [seat for seat, discs in enumerate(counted.left) if discs]
    assert counted.won[winner] == 2 or alone == [winner]
    first = next(line for line in table.text.splitlines() if line.startswith("🥇"))
    assert (await world.seats(number))[winner] in first
    return counted


async def test_the_most_people_allowed_can_play_a_whole_match(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    """Robots take the remaining seats."""
    number, people = await sit_down(world, "Ana", "Bea", "Carl", robots=3)
    for person in people[::2]:
        person.plays_in = "dm"
    table = await play_match(world, people, number)
    assert (await check(world, number, table, people[-1])).bets > 1
    told = [r.getMessage() for r in caplog.records if r.levelno >= logging.INFO]
    assert not any(" rose" in line or " skull" in line for line in told), "no disc reaches a log line"


async def test_one_person_can_play_a_whole_match_with_robots(world: World) -> None:
    ana = world.person("Ana")
    number = await open_table(ana, robots=3, game="skull")
    options = (await ana.open_host_panel("options")).posts[-1]
    await ana.choose(options, "@set robots", "easy")
    await start(ana, number)
    table = await play_match(world, [ana], number)
    await check(world, number, table, ana)


@pytest.mark.rule("SR-5.6", "SR-5.7", "R-SR-08")
async def test_a_player_out_by_their_own_skull_chooses_who_begins(world: World) -> None:
    number, people = await sit_down(world, "Ana", "Bea", "Carl")
    ana, bea, carl = people
    rash = likes("place skull", "challenge 1", "flip", "lose rose")
    await play_out(
        world, number, {ana: rash, bea: MEEK, carl: MEEK}, lambda post: "to choose who starts" in post.text
    )
    assert says(world.table(number), "skull-out", player="Ana")
    await ana.click(f"first {(await world.seats(number)).index('Carl')}")
    await world.wait(8)
    assert says(world.table(number), "skull-begins", player="Carl")
    assert says(await ana.refreshes(), "skull-you-are-out")
    # The other two play on; the direct message of the player who is out shows the end of the match.
    dms = len(ana.dms())
    bold = likes("place rose", "challenge 1", "flip", "lose rose")
    table = await play_out(world, number, {bea: GUARD, carl: lambda m: bold(m)}, is_over)
    assert len(ana.dms()) == dms
    assert any(says(ana.dms()[-1], key) for key in ("skull-wins-last", "skull-wins-bets"))
    counted = await check(world, number, table, bea)
    seat = (await world.seats(number)).index("Ana")
    assert counted.out[0] == (seat, seat)


@pytest.mark.rule("SR-5.3", "SR-5.6", "SR-5.7", "SR-8.1")
async def test_the_owner_of_the_skull_that_put_a_player_out_begins(world: World) -> None:
    """Ana gives up her skull and then flips Bea's skull until Ana has no disc left."""
    number, (ana, bea, carl) = await sit_down(world, "Ana", "Bea", "Carl")
    first = likes("place skull", "challenge 1", "flip", "lose skull")
    await play_out(world, number, {ana: first, bea: MEEK, carl: MEEK}, lambda post: "has 3 left" in post.text)
    assert says(await ana.refreshes(), "skull-lost-own", discs="Skull")
    for other in (bea, carl):
        assert not says(await other.refreshes(), "skull-lost-own")
    seats = await world.seats(number)

    def into_bea(moves: Sequence[str]) -> str:
        wish = f"flip {seats.index('Bea')}"
        return wish if wish in moves else all_of_it(moves)

    await play_out(
        world, number, {ana: into_bea, bea: GUARD, carl: MEEK}, lambda post: "is out." in post.text
    )
    table = world.table(number)
    assert says(table, "skull-others-skull", player="Ana", owner="Bea")
    await world.wait(8)
    assert says(world.table(number), "skull-begins", player="Bea")
    table = await play_out(world, number, {bea: GUARD, carl: all_of_it}, is_over)
    counted = await check(world, number, table, carl)
    assert counted.out[0] == (seats.index("Ana"), seats.index("Bea"))


async def play_to_a_reveal(world: World) -> tuple[int, Person, list[Person]]:
    """Play until a player must flip three roses; return the number, that player and the others."""
    number, people = await sit_down(world, "Ana", "Bea", "Carl")
    for person in people:
        await does(person, "place rose")
    await world.wait(4)
    first = await who_may(people, "challenge 3")
    await does(first, "challenge 3")
    return number, first, [person for person in people if person is not first]


@pytest.mark.rule("SR-3.5")
async def test_a_crash_during_a_reveal_loses_no_flip(world: World) -> None:
    number, bold, (one, other) = await play_to_a_reveal(world)
    seats = await world.seats(number)
    await does(bold, f"flip {seats.index(bold.name)}")
    await world.wait(3)
    assert "🌹 ⚪ ⚪" in world.table(number).text
    await world.crash()
    answer = await does(bold, f"flip {seats.index(one.name)}")
    assert says(answer, "skull-to-go")
    await world.crash()
    await world.wait(3)
    assert "🌹 🌹 ⚪" in world.table(number).text
    await bold.click(f"flip {seats.index(other.name)}")
    await world.wait(3)
    turned = [
        line.replace("\u00a0", " ")
        for line in world.table(number).text.splitlines()
        if line.startswith("## ")
    ]
    assert turned == [f"## 🌹 {player.name}" for player in (bold, one, other)]
    assert says(world.table(number), "skull-won", player=bold.name)
    flips = [row.action for row in await world.rows(number) if row.action.startswith("flip")]
    assert len(flips) == 3


async def test_statistics_match_the_log_of_a_match(world: World) -> None:
    number, people = await sit_down(world, "Ana", "Bea", "Carl")
    await play_match(world, people, number)
    counted = count(await export_log(people[0], number))
    header = await world.header(number)
    winner = next(place["seat"] for place in header.standing or [] if place["rank"] == 1)
    said = {}
    for seat, name in enumerate(await world.seats(number)):
        done = (counted.won[seat], "Claims won"), (counted.bluffs[seat], "Bluffs that worked")
        won = f"You won {int(seat == winner)} of 1 match"
        said[name] = [won, *(f"{n}` {what}" for n, what in done)], counted.skulls[seat]
    answer = await people[0].slash("skull leaderboard")
    shown = [line for line in answer.text.splitlines() if "**" in line]
    assert len(shown) == len(people)
    best = (await world.seats(number))[winner]
    assert shown[0] == f"🥇 **{'You' if best == people[0].name else best}** · 1 win in one match"
    for person in people:
        text, (told, skulls) = (await figures(person, "skull stats")).text, said[person.name]
        assert [one for one in told if one not in text] == []
        hit = re.search(r"(\d+)` Claims lost(?: · own skull (\d+), another's (\d+))?", text)
        assert hit is not None
        assert skulls == int(hit[1]) == int(hit[2] or 0) + int(hit[3] or 0)
    rules = await people[0].slash("skull rules")
    assert rules.private
    assert rules.text.startswith("## ")


@pytest.mark.rule("SR-1.1")
async def test_two_players_can_only_begin_with_a_robot(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await open_table(ana, bea, game="skull")
    assert [button.action for button in world.table(number).offering("@start")] == ["@start robots"]
    await start(ana, number)
    assert len(await world.seats(number)) == 3


def second_flips(frames: list[tuple[float, str]]) -> list[float]:
    """Return the seconds from each claim's first rose to its second, where the claim goes on after it."""
    found = []
    for (_, none), (one_at, one), (two_at, two) in zip(frames, frames[1:], frames[2:], strict=False):
        claim = len(none.split())
        if claim > 2 and [none, one, two] == [
            " ".join(["🌹"] * flips + ["⚪"] * (claim - flips)) for flips in range(3)
        ]:
            found.append(two_at - one_at)
    return found


async def test_an_idle_panel_shows_every_flip_of_a_robot_for_a_while(world: World) -> None:
    """Ana makes no bids, so all flips are robots'; her panel and the table show each flip for a while."""
    number, (ana,) = await sit_down(world, "Ana", robots=2)
    seen: dict[str, list[tuple[float, str]]] = {"table": [], "panel": []}
    begun = world.env.now()
    for _ in range(3000):
        panel = await ana.opens_panel() if ana.panel_if_any() is None else ana.panel()
        if panel.offering("pass"):
            await ana.press(panel, panel.offering("pass")[0])
        elif panel.offering("place") and not any(b.style == "success" for b in panel.offering("place")):
            await ana.press(panel, panel.offering("place")[0])
        for name, post in (("table", world.table(number)), ("panel", ana.panel())):
            row = next((line for line in post.text.splitlines() if line.lstrip("# ").endswith("⚪")), "")
            if row and (not seen[name] or seen[name][-1][1] != row.lstrip("# ")):
                at = (world.env.now() - begun).total_seconds()
                seen[name].append((at, row.lstrip("# ")))
        await world.wait(0.1)
        if all(map(second_flips, seen.values())):
            break
    for frames in seen.values():
        assert 1.2 <= second_flips(frames)[0] <= 2.0
