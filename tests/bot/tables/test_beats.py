"""The dealer and the robots pause before each move, never move twice, and retry after failures."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from itertools import pairwise

import pytest

from bot.errors import Conflict, Unavailable
from bot.tables import robots
from bot.tables.robots import PATIENCE, RELAPSE
from bot.tables.snapshot import AutomaticMove
from engine.core import DEALER
from tests.bot.kernel.house import ANA, BEA, CARL, DORA, PACE, House
from tests.bot.kernel.instantly import instantly, pass_time


async def moving(*people: int, **facts: object) -> tuple[House, int]:
    """Return a table whose cards have just been dealt, and whose robots react to changes."""
    house = House()
    number = await house.open_and_deal(*people, **facts)
    house.moves = True
    house.robots.start_moves(number)
    return house, number


@instantly
async def test_all_robots_bid_together_after_one_pause() -> None:
    house, number = await moving(ANA, robots=3)
    await pass_time(PACE - 0.01)
    assert house.log(number) == []
    await pass_time(0.01)
    assert {row.seat for row in house.log(number)} == set(await house.robots_of(number))
    await pass_time(60)
    assert len(house.log(number)) == 3, "nothing more until Ana has bid"


@instantly
async def test_robots_play_cards_one_pause_apart() -> None:
    house, number = await moving(ANA, robots=3, length=[1])
    await pass_time(PACE)
    await house.tables.submit(number, ANA, "bid 0")
    house.memory.autoplay[ANA] = "on"
    await pass_time(60)
    assert house.header(number).status == "over"
    played = [row.at for row in house.log(number) if row.action.startswith("play")]
    gaps = [(b - a).total_seconds() for a, b in pairwise(played)]
    assert gaps == [PACE] * 3


@pytest.mark.parametrize(
    ("people", "likes", "played"),
    [
        ((ANA, BEA), "robots", 0),
        ((ANA, BEA), "on", 2),
        ((ANA, BEA), "off", 0),
        ((ANA,), "robots", 1),
        ((ANA,), "on", 1),
        ((ANA,), "off", 0),
    ],
)
@instantly
async def test_last_cards_are_played_automatically_as_their_players_like(
    people: tuple[int, ...], likes: str, played: int
) -> None:
    house, number = await moving(*people, robots=1, length=[1])
    house.memory.autoplay |= dict.fromkeys(people, likes)
    for person in people:
        await house.tables.submit(number, person, "bid 0")
    await pass_time(60)
    assert [row.by for row in house.log(number)].count("forced") == played
    assert (house.header(number).status == "over") is bool(played)


@instantly
async def test_a_last_card_is_played_once_the_last_other_person_has_left() -> None:
    house, number = await moving(ANA, BEA, length=[1])
    house.memory.autoplay |= dict.fromkeys((ANA, BEA), "robots")
    for person in (ANA, BEA):
        await house.tables.submit(number, person, "bid 0")
    await pass_time(60)
    assert len(house.log(number)) == 2
    await house.seats.leave(number, BEA, None)
    await pass_time(60)
    assert [row.by for row in house.log(number)].count("forced") == 1
    assert house.header(number).status == "over"


@instantly
async def test_a_last_card_waits_for_its_player_once_a_second_person_has_sat_down() -> None:
    house, number = await moving(ANA, robots=1, length=[1])
    house.memory.autoplay |= dict.fromkeys((ANA, DORA), "robots")
    await pass_time(PACE)
    await house.tables.submit(number, ANA, "bid 0")
    await pass_time(PACE - 0.5)
    (seat,) = await house.robots_of(number)
    await house.seats.substitute(number, ANA, DORA, "Dora", seat, False, None)
    before = len(house.log(number))
    await pass_time(3600)
    assert len(house.log(number)) == before
    assert "forced" not in [row.by for row in house.log(number)]
    for _ in range(2):
        (awaited,) = (await house.tables.snapshot(number, None)).awaiting
        (player,) = [person for person in (ANA, DORA) if await house.seat(number, person) == awaited]
        await plays(house, number, player)
        await pass_time(60)
        if house.header(number).status == "over":
            break
    assert house.header(number).status == "over"


@instantly
async def test_a_persons_card_restarts_the_robots_pause() -> None:
    """The robot would otherwise move before anybody has seen the person's card."""
    house, number = await moving(ANA, robots=2, length=[1])
    await pass_time(PACE)
    await house.tables.submit(number, ANA, "bid 0")
    while ANA not in await movers(house, number):
        await pass_time(0.1)
    began = house.now()
    await pass_time(PACE / 2)
    await plays(house, number, ANA)
    played = house.now()
    assert played > began
    await pass_time(60)
    after = [row.at for row in house.log(number) if row.at > played]
    assert all((at - played).total_seconds() >= PACE for at in after)


async def movers(house: House, number: int) -> list[int]:
    """Return the people whose move is awaited."""
    waits = (await house.tables.snapshot(number, None)).awaiting
    return [person for person in (ANA, BEA) if (await house.tables.snapshot(number, person)).seat in waits]


async def plays(house: House, number: int, person: int) -> None:
    """Play this person's first legal card."""
    (choice,) = (await house.tables.snapshot(number, person)).view.choices
    async with house.tables.hold(number) as table:
        text = str(table.game.action(choice.verb, choice.items[:1]))
    assert await house.tables.submit(number, person, text) == "done"


@instantly
async def test_the_next_round_begins_after_a_round_has_ended() -> None:
    house, number = await moving(ANA, robots=1, length=[1, 1])
    house.memory.autoplay[ANA] = "on"
    for _ in range(2):
        await pass_time(PACE)
        await house.tables.submit(number, ANA, "bid 0")
        await pass_time(30)
    assert house.header(number).status == "over"


@instantly
async def test_automatic_moves_are_reported_until_the_next_deal() -> None:
    house = House()
    number = await house.open_lobby(ANA, robots=1, length=[1, 1])
    await house.lobby.start(number, ANA, None)
    async with house.tables.hold(number) as table:
        # Ana sits behind the first dealer and leads, so that her last card is followed by the robot's.
        first = table.game.parse(f"first {1 - await house.seat(number, ANA)}")
        await house.tables.play(table, DEALER, first, "dealer")
        await house.tables.play(table, DEALER, table.chance(), "dealer")
    house.moves = True
    house.robots.start_moves(number)
    house.memory.autoplay[ANA] = "on"
    await pass_time(PACE)
    await house.tables.submit(number, ANA, "bid 0")
    made: list[AutomaticMove] = []
    view = (await house.tables.snapshot(number, ANA)).view
    while view.phase != "bid" or view.round == 1:
        await pass_time(0.1)
        seen = await house.tables.snapshot(number, ANA)
        view, made = seen.view, [*made, *seen.automatic_moves]
    assert {one.by for one in made} == {"forced"}
    assert seen.automatic_moves == ()


@instantly
async def test_starting_moves_repeatedly_moves_each_robot_once() -> None:
    house, number = await moving(ANA, robots=3)
    for _ in range(5):
        house.robots.start_moves(number)
        await pass_time(1)
    assert len(house.log(number)) == 3


@instantly
async def test_two_processes_move_each_robot_once() -> None:
    """The slower of two processes finds that the move has already been made."""
    house, number = await moving(ANA, robots=3)
    elsewhere = House(house.memory)
    elsewhere.robots.start_moves(number)
    await pass_time(300)
    assert sorted(row.seat for row in house.log(number)) == await house.robots_of(number)


@pytest.mark.parametrize("error", [Unavailable("locked"), Conflict(1, "anything")])
@instantly
async def test_temporary_errors_are_retried_until_the_move_is_stored(error: Exception) -> None:
    """Retries wait one second, then two, four ... and half a minute at most."""
    house, number = await moving(ANA, robots=1)
    house.memory.fails = [error] * 8
    tries: list[int] = []
    for _ in range(5):
        await pass_time(PATIENCE + PACE)
        tries.append(house.memory.asked)
    assert tries == sorted(tries)
    assert len(house.log(number)) == 1
    assert house.memory.asked == 9


@instantly
async def test_unexpected_errors_are_logged_and_retried_ever_more_rarely(
    caplog: pytest.LogCaptureFixture,
) -> None:
    house, number = await moving(ANA, robots=1)
    house.memory.fails = [RuntimeError("a fault")] * 4
    gaps: list[float] = []
    since, asked = 0.0, 0
    while not house.log(number):
        await pass_time(1)
        now = asyncio.get_running_loop().time()
        assert now < 4 * RELAPSE
        if house.memory.asked > asked:
            gaps.append(now - since)
            since, asked = now, house.memory.asked
    assert gaps == sorted(set(gaps)), "each wait is longer than the one before"
    assert len(gaps) == 5
    assert len([record for record in caplog.records if record.levelno == logging.ERROR]) == 4


@instantly
async def test_another_players_move_makes_a_failing_robot_retry_at_once() -> None:
    house, number = await moving(ANA, robots=1)
    house.memory.fails = [RuntimeError("a fault")] * 3
    await pass_time(PACE + 20)
    house.memory.fails.clear()
    await house.tables.submit(number, ANA, "bid 0")
    await pass_time(PACE)
    assert len(house.log(number)) == 2


@instantly
async def test_a_failure_at_one_table_does_not_stop_robots_at_another() -> None:
    house, here = await moving(ANA, robots=1)
    house.memory.fails = [RuntimeError("a fault")]
    await pass_time(PACE)
    other = await house.open_and_deal(CARL, robots=1)
    house.robots.start_moves(other)
    await pass_time(PACE)
    assert (len(house.log(here)), len(house.log(other))) == (0, 1)


@instantly
async def test_robots_do_not_move_at_a_sleeping_table() -> None:
    house, number = await moving(ANA, robots=3)
    await house.seats.leave(number, ANA, None)
    assert house.header(number).asleep
    await pass_time(3600)
    assert house.log(number) == []
    await house.seats.take_back(number, ANA, None)
    await pass_time(PACE)
    assert len(house.log(number)) == 3


@instantly
async def test_stopped_robots_make_no_more_moves() -> None:
    house, number = await moving(ANA, robots=3)
    tasks = house.robots.stop()
    house.robots.start_moves(number)
    await pass_time(3600)
    assert all(task.cancelled() for task in tasks)
    assert house.log(number) == []


@instantly
async def test_robots_do_not_move_after_the_match_was_cancelled_elsewhere(
    caplog: pytest.LogCaptureFixture,
) -> None:
    house, number = await moving(ANA, robots=3)
    stored = house.memory.kept[number]
    await pass_time(1)
    house.memory.kept[number] = replace(stored, header=replace(stored.header, status="cancelled"))
    await pass_time(300)
    assert house.log(number) == []
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


@instantly
async def test_a_robot_does_not_move_once_a_person_has_its_seat() -> None:
    house, number = await moving(ANA, robots=1)
    (seat,) = await house.robots_of(number)
    await pass_time(PACE - 0.5)
    await house.seats.substitute(number, ANA, DORA, "Dora", seat, False, None)
    await pass_time(3600)
    assert house.log(number) == []
    assert await house.tables.submit(number, DORA, "bid 0") == "done"
    assert (await house.tables.snapshot(number, BEA)).seat is None


async def test_an_error_in_scheduling_robots_does_not_reach_the_person(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The person's own move is already stored, so an error afterwards must not look like a failed move."""
    house = House()
    number = await house.open_and_deal(ANA, BEA)

    def fails(*what: object) -> bool:
        raise RuntimeError("a fault of ours")

    monkeypatch.setattr(robots, "_may_be_due", fails)
    house.robots.start_moves(number)
    assert len(house.robots.stop()) == 1
