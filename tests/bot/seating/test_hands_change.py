"""Seats change hands during a match: robots substitute, people return, and nobody sees two hands."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from bot.errors import Conflict, Refused, Unavailable
from bot.records.tables import Status
from tests.bot.kernel.house import ANA, BEA, CARL, DORA, House
from tests.bot.kernel.instantly import instantly

ZOE = 99
Try = Callable[[House, int], Awaitable[object]]


async def refused(attempt: Awaitable[object]) -> str:
    """Return the rule id with which this attempt is refused."""
    with pytest.raises(Refused) as refusal:
        await attempt
    return refusal.value.rule


@instantly
async def test_a_leaver_is_replaced_by_a_robot_and_can_take_the_seat_back() -> None:
    house = House()
    number = await house.open_and_deal(ANA, BEA, CARL)
    seat, hand = await house.seat(number, BEA), (await house.tables.snapshot(number, BEA)).view.hand
    await house.seats.leave(number, BEA, None)
    assert await house.robots_of(number) == [seat]
    seen = await house.tables.snapshot(number, BEA)
    assert (seen.seat, seen.view.hand) == (None, ()), "who has left reads as a spectator does"
    assert seen.absent == ((seat, "Bea"),)
    assert await refused(house.tables.submit(number, BEA, "bid 1")) == "T-12"
    await house.seats.take_back(number, BEA, None)
    assert await house.seat(number, BEA) == seat
    assert (await house.tables.snapshot(number, BEA)).view.hand == hand
    assert await house.tables.submit(number, BEA, "bid 1") == "done"


@instantly
async def test_a_table_sleeps_when_its_last_person_leaves() -> None:
    house = House()
    number = await house.open_and_deal(ANA, BEA)
    await house.seats.leave(number, ANA, None)
    header = house.header(number)
    assert (header.host, header.asleep) == (BEA, False)
    await house.seats.leave(number, BEA, None)
    header = house.header(number)
    assert (header.host, header.asleep, header.status) == (BEA, True, "running")
    assert house.memory.kept[number].deadlines == ()
    await house.seats.take_back(number, ANA, None)
    header = house.header(number)
    assert (header.host, header.asleep) == (ANA, False)
    assert [deadline.seat for deadline in house.memory.kept[number].deadlines] == [
        await house.seat(number, ANA)
    ]


@instantly
async def test_a_seated_person_can_wake_a_sleeping_table() -> None:
    house = House()
    number = await house.open_and_deal(ANA, BEA)
    async with house.tables.hold(number) as table:
        await house.tables.sleep(table)
    await house.seats.take_back(number, BEA, None)
    assert not house.header(number).asleep
    assert len(house.memory.kept[number].deadlines) == 2
    assert await refused(house.seats.take_back(number, BEA, None)) == "T-8"


@pytest.mark.rule("T-60", "T-13")
@instantly
async def test_only_a_host_or_moderator_lets_a_kicked_person_back() -> None:
    house = House()
    number = await house.open_and_deal(ANA, BEA, CARL)
    seat = await house.seat(number, BEA)
    assert await refused(house.seats.kick(number, CARL, BEA, False, None)) == "T-13"
    await house.seats.kick(number, ANA, BEA, False, None)
    assert await refused(house.seats.take_back(number, BEA, None)) == "T-60"
    assert await refused(house.tables.submit(number, BEA, "bid 1")) == "T-60"
    assert await refused(house.seats.substitute(number, BEA, BEA, "Bea", None, False, None)) == "T-13"
    await house.seats.substitute(number, CARL, BEA, "Bea", None, True, None)
    assert await house.seat(number, BEA) == seat, "a moderator lets them back to their own seat"
    await house.seats.kick(number, CARL, ANA, True, None)
    await house.seats.kick(number, CARL, BEA, True, None)
    await house.seats.leave(number, CARL, None)
    assert house.header(number).asleep
    assert await refused(house.seats.take_back(number, ANA, None)) == "T-60"


@pytest.mark.rule("T-63")
@instantly
async def test_a_host_kicked_by_a_moderator_cannot_return_alone() -> None:
    house = House()
    number = await house.open_and_deal(ANA, robots=1)
    await house.seats.kick(number, CARL, ANA, True, None)
    assert house.header(number).host == ANA
    assert await refused(house.seats.take_back(number, ANA, None)) == "T-63"
    assert await refused(house.seats.substitute(number, ANA, ANA, "Ana", None, False, None)) == "T-63"
    await house.seats.substitute(number, CARL, ANA, "Ana", None, True, None)
    assert not house.header(number).asleep


@instantly
async def test_a_host_who_kicks_themselves_may_return() -> None:
    house = House()
    number = await house.open_and_deal(ANA, BEA)
    await house.seats.kick(number, ANA, ANA, False, None)
    await house.seats.take_back(number, ANA, None)
    assert await house.robots_of(number) == []


@pytest.mark.rule("T-26", "T-8", "T-27", "T-62")
@instantly
async def test_nobody_who_has_seen_a_hand_can_take_another_seat() -> None:
    house = House()
    number = await house.open_and_deal(ANA, BEA, CARL)
    seats = {person: await house.seat(number, person) for person in (ANA, BEA, CARL)}

    async def sits(person: int, name: str, seat: int | None) -> None:
        await house.seats.substitute(number, ANA, person, name, seat, False, None)

    assert await refused(sits(CARL, "Carl", None)) == "T-8"
    assert await refused(sits(DORA, "Dora", None)) == "T-27", "no robot sits here"
    await house.seats.leave(number, BEA, None)
    assert await refused(sits(DORA, "Dora", seats[ANA])) == "T-27", "Ana does"
    await house.seats.leave(number, CARL, None)
    assert await refused(sits(BEA, "Bea", seats[CARL])) == "T-26"
    await sits(DORA, "Dora", seats[BEA])
    assert await refused(house.seats.take_back(number, BEA, None)) == "T-62"
    assert await refused(sits(BEA, "Bea", None)) == "T-26", "only Carl's is free"
    await sits(CARL, "Carl", None)
    assert await house.holders(number) != []
    assert await house.seat(number, CARL) == seats[CARL]


@instantly
async def test_each_substitute_robot_has_a_name_of_its_own() -> None:
    house = House()
    number = await house.open_and_deal(ANA, BEA, robots=1)
    names = set()
    for _ in range(3):
        await house.seats.leave(number, BEA, None)
        names |= set(await house.holders(number))
        await house.seats.take_back(number, BEA, None)
    assert len(names) == 5, "Ana, the robot that was there, and three that sat in"


@instantly
async def test_a_substitute_gets_a_full_deadline_and_others_keep_theirs() -> None:
    house = House()
    number = await house.open_and_deal(ANA, BEA, timer="3min")
    seat = await house.seat(number, BEA)
    mine = next(d for d in house.memory.kept[number].deadlines if d.seat != seat)
    await house.seats.leave(number, BEA, None)
    assert house.memory.kept[number].deadlines == (mine,), "nobody waits for a robot"
    await house.seats.substitute(number, ANA, DORA, "Dora", None, False, None)
    waits = {deadline.seat: deadline for deadline in house.memory.kept[number].deadlines}
    assert waits[await house.seat(number, ANA)] == mine
    assert waits[seat].opened_at == house.now()


OVER: list[Try] = [
    lambda house, number: house.seats.leave(number, ANA, None),
    lambda house, number: house.seats.take_back(number, ANA, None),
    lambda house, number: house.seats.kick(number, ANA, BEA, False, None),
    lambda house, number: house.seats.substitute(number, ANA, DORA, "Dora", None, False, None),
    lambda house, number: house.seats.cancel(number, ANA, False, None),
]


@pytest.mark.rule("T-5")
@pytest.mark.parametrize("attempt", OVER)
@pytest.mark.parametrize("status", ["over", "cancelled", "closed"])
@instantly
async def test_seats_do_not_change_hands_after_the_end(attempt: Try, status: Status) -> None:
    house = House()
    number = await house.open_and_deal(ANA, BEA)
    stored = house.memory.kept[number]
    house.memory.kept[number] = replace(stored, header=replace(stored.header, status=status))
    house.clear_records()
    elsewhere = House(house.memory)
    assert await refused(attempt(elsewhere, number)) == "T-5"
    assert house.memory.asked == 0


@pytest.mark.rule("T-6")
@pytest.mark.parametrize("verb", ["leave", "take_back"])
@instantly
async def test_an_outsider_cannot_leave_or_take_back_a_seat(verb: str) -> None:
    house = House()
    number = await house.open_and_deal(ANA, BEA)
    assert await refused(getattr(house.seats, verb)(number, ZOE, None)) == "T-6"
    assert house.memory.asked == 0


@instantly
async def test_a_move_is_refused_after_its_player_left_in_another_process() -> None:
    """Bea leaves through one process, then bids through another process that has not seen it yet."""
    house = House()
    number = await house.open_and_deal(ANA, BEA)
    elsewhere = House(house.memory)
    await elsewhere.tables.snapshot(number, BEA)
    await house.seats.leave(number, BEA, None)
    assert await refused(elsewhere.tables.submit(number, BEA, "bid 1")) == "T-12"
    assert house.log(number) == []
    await elsewhere.seats.take_back(number, BEA, None)
    assert await elsewhere.tables.submit(number, BEA, "bid 1") == "done"


@instantly
async def test_only_one_of_two_people_gets_the_same_seat() -> None:
    house = House()
    number = await house.open_and_deal(ANA, BEA)
    await house.seats.leave(number, BEA, None)
    elsewhere = House(house.memory)
    await elsewhere.tables.snapshot(number, BEA)
    await house.seats.substitute(number, ANA, DORA, "Dora", None, False, None)
    assert await refused(elsewhere.seats.take_back(number, BEA, None)) == "T-62"
    assert sorted(await house.holders(number)) == ["Ana", "Dora"]


@instantly
async def test_a_change_of_seat_that_cannot_be_stored_changes_nothing() -> None:
    house = House()
    number = await house.open_and_deal(ANA, BEA)
    house.memory.fails = [Unavailable("the disk is full")]
    with pytest.raises(Unavailable):
        await house.seats.leave(number, BEA, None)
    assert await house.robots_of(number) == []
    house.memory.fails = [Conflict(number, "anything")] * 3
    assert await refused(house.seats.leave(number, BEA, None)) == "T-17"
    assert await house.tables.submit(number, BEA, "bid 1") == "done"
