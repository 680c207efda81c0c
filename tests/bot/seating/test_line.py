"""Which robots' seats are given to people who wait, in which order, and what a failure changes."""

from __future__ import annotations

from random import Random

import pytest

from bot.errors import Refused, Unavailable
from bot.seating.late_comers import stop_waiting, wait_for_seat
from bot.tables.leavers import TIME
from bot.tables.robot_names import robot_for
from engine.ai import ROBOTS
from engine.core import DEALER
from tests.bot.kernel.house import ANA, BEA, CARL, DORA, House
from tests.bot.kernel.instantly import instantly

YAN, ZOE = 98, 99


async def play_round(house: House, number: int, *, deal: bool = True) -> None:
    """Play the present round to its end, and with `deal` begin the next one."""
    async with house.tables.hold(number) as table:
        done, rng, game = table.rounds_done, Random(number), table.header.game
        while table.rounds_done == done:
            (seat, *_) = table.to_act
            who = "dealer" if seat == DEALER else table.occupants()[seat].who
            action = table.chance() if seat == DEALER else ROBOTS[game, "easy"](table.view(seat), rng)
            await house.tables.play(table, seat, action, who)
        while deal and table.to_act == (DEALER,):
            await house.tables.play(table, DEALER, table.chance(), "dealer")


async def free_seats(house: House, number: int) -> list[int]:
    async with house.tables.hold(number) as table:
        return table.free_seats()


async def time_out(house: House, number: int, person: int) -> int:
    """Give a person's seat to a robot, as the clock does after missed deadlines; return the seat."""
    async with house.tables.hold(number) as table:
        seat = table.seat_of(person)
        assert seat is not None
        await house.tables.hand_over(table, seat, *robot_for(table, seat), None, TIME)
        return seat


@instantly
async def test_seats_without_a_leaver_go_first_then_the_longest_gone() -> None:
    house = House()
    number = await house.open_and_deal(ANA, BEA, CARL, DORA, robots=1)
    seats = {person: await house.seat(number, person) for person in (ANA, BEA, CARL, DORA)}
    (robot,) = await house.robots_of(number)
    await house.seats.leave(number, CARL, None)
    async with house.tables.hold(number) as table:
        while DEALER in table.to_act or table.inputs < 8:
            (seat, *_) = table.to_act
            action = ROBOTS["skull-king", "easy"](table.view(seat), Random(1))
            await house.tables.play(table, seat, action, table.occupants()[seat].who)
    await house.seats.leave(number, BEA, None)
    assert await free_seats(house, number) == [robot, seats[CARL], seats[BEA]]
    await house.seats.kick(number, ANA, DORA, False, None)
    assert set((await free_seats(house, number))[:2]) == {robot, seats[DORA]}, "nobody returns there alone"


@instantly
async def test_who_missed_deadlines_keeps_the_seat_until_a_robot_has_played_a_round() -> None:
    house = House()
    number = await house.open_and_deal(ANA, BEA, CARL, length=[1, 1, 1, 1])
    seat = await time_out(house, number, BEA)
    await wait_for_seat(house.tables, number, ZOE, "Zoe", None)
    assert await free_seats(house, number) == []
    await play_round(house, number)
    assert await house.robots_of(number) == [seat]
    await house.seats.take_back(number, BEA, None)
    await time_out(house, number, BEA)
    await play_round(house, number)
    assert await house.robots_of(number) == [seat], "the time counts anew"
    await play_round(house, number)
    assert (await house.seat(number, ZOE), house.header(number).line) == (seat, None)


@pytest.mark.rule("T-26")
@instantly
async def test_nobody_who_has_held_another_seat_gets_one() -> None:
    house = House()
    number = await house.open_and_deal(ANA, BEA, CARL, robots=1, length=[1, 1, 1])
    await house.seats.leave(number, CARL, None)
    seat = await house.tables.seat_left_by(number, CARL)
    await house.seats.substitute(number, ANA, ZOE, "Zoe", seat, False, None)
    with pytest.raises(Refused) as refused:
        await wait_for_seat(house.tables, number, CARL, "Carl", None)
    assert refused.value.rule == "T-62"
    await play_round(house, number)
    assert "Carl" not in await house.holders(number)


@instantly
async def test_who_gets_a_seat_otherwise_waits_no_more() -> None:
    house = House()
    number = await house.open_and_deal(ANA, BEA, robots=1)
    for person, name in ((YAN, "Yan"), (ZOE, "Zoe")):
        await wait_for_seat(house.tables, number, person, name, None)
    await house.seats.substitute(number, ANA, ZOE, "Zoe", None, False, None)
    assert house.header(number).line == {f"u:{YAN}": "Yan"}


@instantly
async def test_a_deal_that_fails_seats_nobody_twice() -> None:
    """The seat is stored before the deal; a deal that fails and is tried again finds who sits there."""
    house = House()
    number = await house.open_and_deal(ANA, BEA, robots=1, length=[1, 1])
    await wait_for_seat(house.tables, number, ZOE, "Zoe", None)
    await play_round(house, number, deal=False)
    async with house.tables.hold(number) as table:
        house.memory.fails = [Unavailable("the seat is not stored")]
        with pytest.raises(Unavailable):
            await house.tables.play(table, DEALER, table.chance(), "dealer")
    assert house.header(number).line == {f"u:{ZOE}": "Zoe"}
    house.memory.loses = 1
    for _ in range(2):
        try:
            async with house.tables.hold(number) as table:
                table.stale = True
            async with house.tables.hold(number) as table:
                await house.tables.play(table, DEALER, table.chance(), "dealer")
        except Unavailable:
            continue
    assert (await house.holders(number)).count("Zoe") == 1
    assert house.header(number).line is None
    assert house.memory.written.count(f"seat u:{ZOE}") == 1


@pytest.mark.rule("T-141")
@instantly
async def test_who_does_not_wait_cannot_stop() -> None:
    house = House()
    number = await house.open_and_deal(ANA, BEA, robots=1)
    with pytest.raises(Refused) as refused:
        await stop_waiting(house.tables, number, ZOE, None)
    assert refused.value.rule == "T-141"
