"""Leaving a match: a robot takes over the seat, and the person may come back."""

from __future__ import annotations

import pytest

from tests.cogs.quay import figures
from tests.sim.evening import export_log, is_over, open_table, play_match, play_on, start
from tests.sim.instant import tap
from tests.sim.person import Person
from tests.sim.skull_king_scorer import MatchScore, count
from tests.sim.world import World


async def bidding(world: World, *, robots: int = 0) -> tuple[int, list[Person]]:
    people = world.group("Ana", "Bea", "Carl")
    number = await open_table(*people, robots=robots)
    await start(people[0], number)
    for person in people:
        await person.opens_panel()
    return number, people


async def leave_table(person: Person) -> str:
    """Press Leave in the panel and confirm; return the text of the answer."""
    asked = await person.asks_to_leave()
    assert asked.private
    assert "Leave Skull King #" in asked.text
    answer = await person.confirms(asked)
    assert answer.private
    return answer.text


def share_of(counted: MatchScore, seat: int, rounds: range) -> tuple[int, int, int]:
    """Return a seat's points and exact bids in these rounds (1-based), and the number of rounds."""
    lines = [counted.rounds[number - 1] for number in rounds]
    exact = sum(line.bids[seat] == line.taken[seat] for line in lines)
    return sum(line.points[seat] for line in lines), exact, len(lines)


async def test_a_robot_plays_for_a_leaver_until_the_person_comes_back(world: World) -> None:
    number, (ana, bea, carl) = await bidding(world)
    assert "You have left" in await leave_table(bea)
    await world.wait(5)
    robot = next(name for name in await world.seats(number) if name not in ("Ana", "Carl"))
    assert f"{robot} 🤖" in world.table(number).text
    assert world.table(number).text.count("✅") != 2
    assert world.table(number).text.count("✅") == 1
    await ana.bids(1)
    await carl.bids(0)
    await world.wait(4)
    assert "Yo-ho-ho!" in world.table(number).text or "Trick 1" in world.table(number).text
    answer = await bea.slash("table back")
    assert answer.private
    assert answer.posts[-1].offering("@hand") or "hand" in answer.posts[-1].tools
    await world.wait()
    assert sorted(await world.seats(number)) == ["Ana", "Bea", "Carl"]
    await play_on(world, [ana, bea, carl], number, until=lambda post: "round 3 of 10" in post.text)
    assert any(row.by == f"u:{bea.id}" for row in await world.rows(number))


async def test_a_leaver_comes_back_with_the_button_of_their_panel(world: World) -> None:
    number, (_, bea, _) = await bidding(world)
    old = bea.panel()
    await leave_table(bea)
    await world.wait()
    assert "A robot is playing your seat" in bea.visible_messages()[-2].text + bea.visible_messages()[-1].text
    answer = await bea.click("I'm back")
    assert answer.private
    assert "Bea" in await world.seats(number)
    assert old.turn == world.table(number).turn


@pytest.mark.rule("T-12")
async def test_a_move_clicked_on_a_leavers_old_panel_is_refused(world: World) -> None:
    number, (_, bea, _) = await bidding(world)
    old = bea.panel()
    await leave_table(bea)
    answer = await tap(bea, old, old.offering("bid")[0].custom_id)
    assert answer.private
    assert "A robot is playing your seat" in answer.text
    assert not any(row.by == f"u:{bea.id}" for row in await world.rows(number))
    again = await bea.slash_and_confirm("table leave")
    assert "A robot is playing your seat" in again.text


@pytest.mark.rule("T-8", "T-6")
async def test_only_a_leaver_can_take_a_robots_seat_in_a_match(world: World) -> None:
    number, (ana, bea, _) = await bidding(world)
    assert "already have a seat" in (await ana.slash("table back")).text
    zoe = world.person("Zoe")
    await leave_table(bea)
    answer = await tap(zoe, world.table(number), f"1:{number}:0:@back")
    assert answer.private
    assert "no seat at this table" in answer.text
    assert "Zoe" not in await world.seats(number)


async def test_a_table_of_robots_only_sleeps_until_a_player_comes_back(world: World) -> None:
    number, (ana, bea, carl) = await bidding(world, robots=1)
    for person in (ana, bea):
        await person.slash_and_confirm("table leave")
    await leave_table(carl)
    await world.wait(3)
    rows = len(await world.rows(number))
    await world.wait(3600)
    assert await world.status(number) == "running"
    assert len(await world.rows(number)) == rows
    asleep = world.table(number)
    assert "everybody has gone ashore" in asleep.text
    zoe = world.person("Zoe")
    assert "no seat at this table" in (await zoe.click("I'm back")).text
    answer = await bea.click("I'm back", on=asleep)
    assert answer.private
    await world.wait(5)
    assert "Bea" in await world.seats(number)
    assert "Bea still has to bid" in world.table(number).text
    await bea.bids(1)
    await world.wait(2)
    assert "Yo-ho-ho!" in world.table(number).text
    await world.wait(5)
    assert len(await world.rows(number)) > rows + 1


async def test_a_sleeping_table_survives_a_restart_and_can_be_woken(world: World) -> None:
    number, people = await bidding(world)
    for person in people:
        await person.slash_and_confirm("table leave")
    await world.wait(3)
    await world.crash()
    rows = len(await world.rows(number))
    await world.wait(600)
    assert len(await world.rows(number)) == rows
    await people[2].click("I'm back", on=world.table(number))
    await play_on(world, [people[2]], number, until=lambda post: "round 2 of 10" in post.text, refresh=True)


async def test_a_player_who_came_back_gets_the_full_result_of_their_seat(world: World) -> None:
    """Bea plays most of the match, so the rounds her robot played count too."""
    await world.shorten_matches(2, 3, 2, 3)
    number, people = await bidding(world)
    ana, bea, carl = people
    await play_on(world, people, number, until=lambda post: "round 2 of 4" in post.text)
    await leave_table(bea)
    await play_on(world, [ana, carl], number, until=lambda post: "round 3 of 4" in post.text)
    await bea.slash("table back")
    await play_match(world, people, number)
    counted = count(await export_log(ana, number))
    board = await ana.slash("leaderboard")
    assert board.text.count(" in one match") == len(people)
    for person in people:
        seat = (await world.seats(number)).index(person.name)
        points, exact, rounds = share_of(counted, seat, range(1, 5))
        shown = (await figures(person, "skullking stats")).text
        assert f"{round(points / rounds, 1):g}` Points per round".replace("-", "−") in shown
        assert f"` Exact bids · {exact} of {rounds}" in shown


async def test_a_leaver_who_never_returns_gets_a_match_but_no_points(world: World) -> None:
    """The statistics count the match as not won, without the seat's points and rounds."""
    await world.shorten_matches(1, 2, 3, 2)
    number, people = await bidding(world)
    ana, bea, carl = people
    await play_on(world, people, number, until=lambda post: "round 3 of 4" in post.text)
    await leave_table(bea)
    await play_on(world, [ana, carl], number, until=is_over)
    answer = await bea.slash("skullking stats")
    assert "# You won 0 of 1 match" in answer.text
    assert "Exact bids" not in answer.text


async def test_a_match_finished_by_one_person_counts_as_solo(world: World) -> None:
    await world.shorten_matches(2, 1)
    ana, bea = world.group("Ana", "Bea")
    number = await open_table(ana, bea, robots=1)
    await start(ana, number)
    await ana.opens_panel()
    await bea.slash_and_confirm("table leave")
    await play_match(world, [ana], number)
    assert "0 of 1 solo match" in (await ana.slash("stats")).text
    assert "No finished match" in (await bea.slash("stats")).text
    assert "Nobody is on this board yet" in (await ana.slash("leaderboard")).text
