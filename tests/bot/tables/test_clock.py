"""A table's clock: mentions, deadlines, the loss of a seat after three missed deadlines, and failures."""

from __future__ import annotations

import asyncio
import logging

import pytest

from bot.errors import Conflict, Refused, Unavailable
from bot.tables.clock import RETRY_SECONDS
from bot.tables.deadlines import MISSED
from tests.bot.kernel.house import ANA, BEA, CARL, DORA, House
from tests.bot.kernel.instantly import instantly, pass_time

MINUTE, HOUR, DAY = 60.0, 3600.0, 24 * 3600.0


async def ticking(*people: int, timer: str = "60s", **facts: object) -> tuple[House, int]:
    """Return a table whose cards have just been dealt, with its clock running."""
    house = House()
    number = await house.open_and_deal(*people, timer=timer, **facts)
    house.ticks = True
    house.clock.set_timer(number)
    return house, number


async def by(house: House, number: int) -> list[str]:
    """Return the author of each move so far, in order."""
    return [row.by for row in house.log(number)]


@instantly
async def test_a_missed_deadline_makes_the_move_automatically() -> None:
    house, number = await ticking(ANA, BEA)
    await pass_time(59)
    assert await by(house, number) == []
    await house.tables.submit(number, ANA, "bid 1")
    await pass_time(1)
    assert await by(house, number) == [f"u:{ANA}", "deadline"], "her answer stands, his is made"
    assert house.log(number)[-1].seat == await house.seat(number, BEA)
    assert house.header(number).status == "running"


@instantly
async def test_a_late_player_is_mentioned_once() -> None:
    house, number = await ticking(ANA, BEA, timer="3min")
    await pass_time(19)
    assert house.called == []
    await pass_time(1)
    assert house.called == [number]
    await pass_time(150)
    assert house.called == [number]


@instantly
async def test_recently_active_players_are_mentioned_late_at_a_slow_table() -> None:
    """A mention comes two minutes after a person's last move at the earliest, or at once without a move."""
    house, number = await ticking(ANA, BEA, timer="12h")
    await pass_time(0.5)
    assert house.called == [number], "nobody has done anything yet"
    for person in (ANA, BEA):
        await house.tables.submit(number, person, "bid 0")
    await pass_time(119)
    assert house.called == [number]
    await pass_time(2)
    assert house.called == [number, number]


@instantly
async def test_a_robot_takes_the_seat_after_three_missed_deadlines_in_a_row() -> None:
    house, number = await ticking(ANA, BEA, CARL, length=[3, 3, 3])
    seat = await house.seat(number, BEA)
    others = (ANA, CARL)
    missed = 0
    while (await house.tables.snapshot(number, BEA)).seat is not None:
        await acts_for(house, number, others)
        waits = await house.tables.snapshot(number, None)
        if seat in waits.awaiting:
            await pass_time(60)
            missed += 1
            assert missed <= MISSED
        else:
            await dealt(house, number)
    assert missed == MISSED
    leaver = (await house.tables.snapshot(number, BEA)).departure
    assert leaver is not None
    assert (leaver.by, leaver.was_kicked, leaver.may_return) == ("deadline", False, True)
    assert await house.robots_of(number) == [seat]


@instantly
async def test_a_persons_own_move_resets_their_missed_deadlines() -> None:
    house, number = await ticking(ANA, BEA, length=[5])
    async with house.tables.hold(number) as table:
        seat = table.seat_of(BEA)
        assert seat is not None
    for expected in (1, 2, 0, 1, 2):
        await until_asked(house, number, seat)
        if expected:
            await pass_time(60)
        else:
            await acts_for(house, number, (BEA,))
        async with house.tables.hold(number) as table:
            assert table.missed_deadlines(seat) == expected
    assert await house.robots_of(number) == []


@instantly
async def test_a_new_holder_of_a_seat_has_no_missed_deadlines() -> None:
    """Neither a substitute nor a returning player inherits the count of missed deadlines."""
    house, number = await ticking(ANA, BEA, length=[5])
    seat = await house.seat(number, BEA)
    for newcomer in (DORA, BEA):
        for expected in (1, 2):
            await until_asked(house, number, seat)
            await pass_time(60)
            async with house.tables.hold(number) as table:
                assert table.missed_deadlines(seat) == expected
        await house.seats.leave(number, BEA if newcomer == DORA else DORA, None)
        await house.seats.substitute(number, ANA, newcomer, "Somebody", seat, False, None)
        async with house.tables.hold(number) as table:
            assert table.missed_deadlines(seat) == 0


async def until_asked(house: House, number: int, seat: int) -> None:
    """Let ANA and the dealer act until this seat's move is awaited."""
    while seat not in (await house.tables.snapshot(number, None)).awaiting:
        await acts_for(house, number, (ANA,))
        await dealt(house, number)


async def acts_for(house: House, number: int, people: tuple[int, ...]) -> None:
    """Let each of these people make their first legal move, if awaited."""
    for person in people:
        seen = await house.tables.snapshot(number, person)
        if seen.seat in seen.awaiting:
            async with house.tables.hold(number) as table:
                choice = seen.view.choices[0]
                text = str(table.game.action(choice.verb, choice.items[: max(1, choice.least)]))
            await house.tables.submit(number, person, text)


async def dealt(house: House, number: int) -> None:
    """Let the dealer make all due moves."""
    async with house.tables.hold(number) as table:
        while table.to_act == (-1,):
            await house.tables.play(table, -1, table.chance(), "dealer")


@instantly
async def test_another_players_move_extends_no_deadline() -> None:
    house, number = await ticking(ANA, BEA, CARL)
    await pass_time(40)
    await house.tables.submit(number, ANA, "bid 1")
    await pass_time(20)
    assert await by(house, number) == [f"u:{ANA}", "deadline", "deadline"]


@instantly
async def test_a_deadline_can_be_extended_once_per_round() -> None:
    house, number = await ticking(ANA, BEA)
    await pass_time(50)
    await house.clock.extend_deadline(number, ANA)
    with pytest.raises(Refused) as refused:
        await house.clock.extend_deadline(number, ANA)
    assert refused.value.rule == "T-24"
    await pass_time(11)
    assert [row.seat for row in house.log(number)] == [await house.seat(number, BEA)]
    await pass_time(58)
    assert len(house.log(number)) == 1
    await pass_time(1)
    assert len(house.log(number)) == 2


@pytest.mark.rule("T-1")
@instantly
async def test_only_an_awaited_player_can_extend_the_deadline() -> None:
    house, number = await ticking(ANA, BEA)
    await house.tables.submit(number, ANA, "bid 1")
    with pytest.raises(Refused) as refused:
        await house.clock.extend_deadline(number, ANA)
    assert refused.value.rule == "T-1"
    assert "extend" not in house.memory.written


@instantly
async def test_extending_a_deadline_is_retried_after_conflicts() -> None:
    house, number = await ticking(ANA, BEA)
    house.memory.fails = [Conflict(number, "anything")] * 2
    await house.clock.extend_deadline(number, ANA)
    assert house.memory.written == ["extend"]


@pytest.mark.rule("T-17")
@instantly
async def test_extending_a_deadline_is_refused_after_three_conflicts() -> None:
    house, number = await ticking(ANA, BEA)
    house.memory.fails = [Conflict(number, "anything")] * 3
    with pytest.raises(Refused) as refused:
        await house.clock.extend_deadline(number, ANA)
    assert refused.value.rule == "T-17"
    assert house.memory.written == []


@instantly
async def test_a_table_without_timer_sleeps_after_a_week_until_a_move() -> None:
    house, number = await ticking(ANA, BEA, timer="off")
    await pass_time(7 * DAY - 1)
    assert not house.header(number).asleep
    await pass_time(2)
    assert house.header(number).asleep
    assert house.memory.kept[number].deadlines == ()
    assert await by(house, number) == [], "nothing was decided for anybody"
    await house.tables.submit(number, ANA, "bid 1")
    assert not house.header(number).asleep
    assert not (await house.tables.snapshot(number, ANA)).header.asleep
    await pass_time(7 * DAY + 1)
    assert house.header(number).asleep, "the week begins anew"


@pytest.mark.parametrize(("timer", "life"), [("3min", 30 * MINUTE), ("off", 30 * MINUTE), ("12h", DAY)])
@instantly
async def test_a_lobby_that_is_not_started_closes_in_time(timer: str, life: float) -> None:
    house = House()
    number = await house.open_lobby(ANA, BEA, timer=timer)
    house.clock.set_timer(number)
    await pass_time(life - 1)
    assert house.header(number).status == "lobby"
    await pass_time(1.5)
    assert house.header(number).status == "closed"


@instantly
async def test_joining_a_lobby_restarts_its_time_limit() -> None:
    house = House()
    house.ticks = True
    number = await house.open_lobby(ANA, timer="3min")
    await pass_time(29 * MINUTE)
    await house.lobby.join(number, BEA, "Bea", None)
    await pass_time(29 * MINUTE)
    assert house.header(number).status == "lobby"


@pytest.mark.parametrize("error", [Unavailable("locked"), Conflict(1, "anything"), RuntimeError("a fault")])
@instantly
async def test_a_failing_clock_retries_and_does_not_stop_others(
    error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    house, here = await ticking(ANA, BEA)
    other = await house.open_and_deal(CARL, DORA, timer="60s")
    house.clock.set_timer(other)
    house.memory.fails = [error]
    await pass_time(61)
    assert {bool(house.log(number)) for number in (here, other)} == {True, False}
    await pass_time(RETRY_SECONDS)
    assert all(len(house.log(number)) == 2 for number in (here, other))
    unexpected = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert len(unexpected) == isinstance(error, RuntimeError), "only a fault of ours is an error"


@instantly
async def test_no_deadline_passes_while_the_server_is_unavailable() -> None:
    house, number = await ticking(ANA, BEA)
    house.gone = True
    await pass_time(HOUR)
    assert await by(house, number) == []
    assert house.called == []


@instantly
async def test_a_stopped_clock_does_nothing() -> None:
    house, number = await ticking(ANA, BEA)
    assert house.clock.stop() == []
    house.clock.set_timer(number)
    await pass_time(HOUR)
    assert house.memory.asked == 0


@instantly
async def test_a_deadline_being_stored_is_completed_when_the_clock_stops() -> None:
    house, number = await ticking(ANA, BEA)
    house.memory.open.clear()
    await pass_time(61)
    (task,) = house.clock.stop()
    house.memory.open.set()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert await by(house, number) == ["deadline"]
    assert len(await by(House(house.memory), number)) == 1


@instantly
async def test_an_ended_table_has_no_deadlines_and_no_mentions() -> None:
    house, number = await ticking(ANA, BEA)
    await house.seats.cancel(number, ANA, False, None)
    house.clear_records()
    await pass_time(DAY)
    assert (house.memory.asked, house.called) == (0, [])


@pytest.mark.parametrize(
    "error", [None, Unavailable("locked"), PermissionError("no"), RuntimeError("a fault")]
)
@instantly
async def test_daily_work_runs_once_a_day_even_after_failures(
    error: Exception | None, caplog: pytest.LogCaptureFixture
) -> None:
    house = House()
    looked: list[float] = []

    async def look() -> None:
        looked.append(asyncio.get_running_loop().time())
        if error is not None and len(looked) == 1:
            raise error

    house.clock.every_day(look)
    await pass_time(1)
    assert looked == [0]
    await pass_time(3 * DAY)
    assert looked == [0, DAY, 2 * DAY, 3 * DAY]
    unexpected = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert len(unexpected) == isinstance(error, RuntimeError), "only a fault of ours is an error"
    house.clock.stop()
    await pass_time(3 * DAY)
    assert len(looked) == 4
