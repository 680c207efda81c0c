"""Leaving a match: a robot takes over the seat, and the person may come back."""

from __future__ import annotations

import pytest

from tests.cogs.evening.scenes import three_bidding
from tests.cogs.quay import figures
from tests.sim.evening import export_log, is_over, play_match, play_on, start_table
from tests.sim.instant import tap
from tests.sim.person import Person
from tests.sim.sentences import says
from tests.sim.skull_king_scorer import MatchScore, count
from tests.sim.world import World


async def leave_table(person: Person) -> str:
    """Press Leave in the panel and confirm; return the text of the answer."""
    asked = await person.asks_to_leave()
    assert asked.private
    assert says(asked, "ask-leave")
    answer = await person.confirms(asked)
    assert answer.private
    return answer.text


def share_of(counted: MatchScore, seat: int, rounds: range) -> tuple[int, int, int]:
    """Return a seat's points and exact bids in these rounds (1-based), and the number of rounds."""
    lines = [counted.rounds[number - 1] for number in rounds]
    exact = sum(line.bids[seat] == line.taken[seat] for line in lines)
    return sum(line.points[seat] for line in lines), exact, len(lines)


async def test_a_robot_plays_for_a_leaver_until_the_person_comes_back(world: World) -> None:
    number, (ana, bea, carl) = await three_bidding(world)
    assert says(await leave_table(bea), "left")
    await world.wait(5)
    robot = next(name for name in await world.seats(number) if name not in ("Ana", "Carl"))
    assert f"{robot} 🤖" in world.table(number).text
    assert world.table(number).text.count("✅") != 2
    assert world.table(number).text.count("✅") == 1
    await ana.bids(1)
    await carl.bids(0)
    await world.wait(4)
    assert says(world.table(number), "sk-cry-modern") or "Trick 1" in world.table(number).text
    answer = await bea.slash("table back")
    assert answer.private
    assert answer.posts[-1].offering("@hand") or "hand" in answer.posts[-1].tools
    await world.wait()
    assert sorted(await world.seats(number)) == ["Ana", "Bea", "Carl"]
    await play_on(world, [ana, bea, carl], number, until=lambda post: "round 3 of 10" in post.text)
    assert any(row.by == f"u:{bea.id}" for row in await world.rows(number))


async def test_a_leaver_comes_back_with_the_button_of_their_panel(world: World) -> None:
    number, (_, bea, _) = await three_bidding(world)
    old = bea.panel()
    await leave_table(bea)
    await world.wait()
    assert says(bea.visible_messages()[-2].text + bea.visible_messages()[-1].text, "gone-robot")
    answer = await bea.click("@back")
    assert answer.private
    assert "Bea" in await world.seats(number)
    assert old.turn == world.table(number).turn


@pytest.mark.rule("T-12")
async def test_a_move_clicked_on_a_leavers_old_panel_is_refused(world: World) -> None:
    number, (_, bea, _) = await three_bidding(world)
    old = bea.panel()
    await leave_table(bea)
    answer = await tap(bea, old, old.offering("bid")[0].custom_id)
    assert answer.private
    assert says(answer, "T-12")
    assert not any(row.by == f"u:{bea.id}" for row in await world.rows(number))
    again = await bea.slash_and_confirm("table leave")
    assert says(again, "T-12")


@pytest.mark.rule("T-8", "T-6")
async def test_only_a_leaver_can_take_a_robots_seat_in_a_match(world: World) -> None:
    number, (ana, bea, _) = await three_bidding(world)
    assert says(await ana.slash("table back"), "T-8")
    zoe = world.person("Zoe")
    await leave_table(bea)
    answer = await tap(zoe, world.table(number), f"1:{number}:0:@back")
    assert answer.private
    assert says(answer, "T-6")
    assert "Zoe" not in await world.seats(number)


async def test_a_table_of_robots_only_sleeps_until_a_player_comes_back(world: World) -> None:
    number, (ana, bea, carl) = await three_bidding(world, robots=1)
    for person in (ana, bea):
        await person.slash_and_confirm("table leave")
    await leave_table(carl)
    await world.wait(3)
    rows = len(await world.rows(number))
    await world.wait(3600)
    assert await world.status(number) == "running"
    assert len(await world.rows(number)) == rows
    asleep = world.table(number)
    assert says(asleep, "asleep-title")
    zoe = world.person("Zoe")
    assert says(await zoe.click("@back"), "T-6")
    answer = await bea.click("@back", on=asleep)
    assert answer.private
    await world.wait(5)
    assert "Bea" in await world.seats(number)
    assert says(world.table(number), "sk-head-bids-left", players="Bea")
    await bea.bids(1)
    await world.wait(2)
    assert says(world.table(number), "sk-cry-modern")
    await world.wait(5)
    assert len(await world.rows(number)) > rows + 1


async def test_a_sleeping_table_survives_a_restart_and_can_be_woken(world: World) -> None:
    number, people = await three_bidding(world)
    for person in people:
        await person.slash_and_confirm("table leave")
    await world.wait(3)
    await world.crash()
    rows = len(await world.rows(number))
    await world.wait(600)
    assert len(await world.rows(number)) == rows
    await people[2].click("@back", on=world.table(number))
    await play_on(world, [people[2]], number, until=lambda post: "round 2 of 10" in post.text, refresh=True)


async def test_a_player_who_came_back_gets_the_full_result_of_their_seat(world: World) -> None:
    """Bea plays most of the match, so the rounds her robot played count too."""
    await world.shorten_matches(2, 3, 2, 3)
    number, people = await three_bidding(world)
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
    number, people = await three_bidding(world)
    ana, bea, carl = people
    await play_on(world, people, number, until=lambda post: "round 3 of 4" in post.text)
    await leave_table(bea)
    await play_on(world, [ana, carl], number, until=is_over)
    answer = await bea.slash("skullking stats")
    assert "# You won 0 of 1 match" in answer.text
    assert not says(answer, "measure-accuracy")


async def test_a_match_finished_by_one_person_counts_as_solo(world: World) -> None:
    await world.shorten_matches(2, 1)
    ana, bea = world.group("Ana", "Bea")
    number = await start_table(ana, bea, robots=1)
    await ana.opens_panel()
    await bea.slash_and_confirm("table leave")
    await play_match(world, [ana], number)
    assert says(await ana.slash("stats"), "stats-solo-head-own", wins=0, matches=1)
    assert says(await bea.slash("stats"), "stats-empty")
    assert says(await ana.slash("leaderboard"), "board-empty")
