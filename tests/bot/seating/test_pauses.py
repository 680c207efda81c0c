"""Pauses: who may pause and resume a match, and what stands still meanwhile."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.errors import Conflict, Refused
from bot.records.tables import LONGEST_PAUSE
from bot.seating import pausing
from bot.tables.deadlines import GRACE, PATIENCE
from bot.tables.referee import Referee
from engine.core import DEALER
from tests.bot.kernel.house import ANA, BEA, CARL, DORA, House
from tests.bot.kernel.instantly import instantly, pass_time

DAY = LONGEST_PAUSE.total_seconds()
HOUR = 3600.0


async def playing(*people: int, timer: str = "60s", **facts: object) -> tuple[House, int]:
    """Return a table whose cards have just been dealt, with its clock and its robots running."""
    house = House()
    number = await house.open_and_deal(*people, timer=timer, **facts)
    house.ticks = house.moves = True
    house.clock.set_timer(number)
    house.robots.start_moves(number)
    return house, number


async def pause(house: House, number: int, user: int, interaction: int | None = None) -> None:
    await pausing.pause(house.tables, house.robots, number, user, interaction)


async def resume(house: House, number: int, user: int) -> None:
    await pausing.resume(house.tables, number, user, None)


async def refused(house: House, number: int, user: int, move: str = "bid 1") -> str:
    """Return the rule by which a move is refused."""
    with pytest.raises(Refused) as raised:
        await house.tables.submit(number, user, move)
    return raised.value.rule


@instantly
async def test_nothing_happens_during_a_pause_and_deadlines_keep_what_was_left() -> None:
    house, number = await playing(ANA, BEA)
    await pass_time(10)
    await pause(house, number, ANA)
    await pass_time(5 * HOUR)
    assert (house.log(number), house.called) == ([], [])
    assert await house.tables.take_due_mentions(number) == []
    await resume(house, number, BEA)
    assert house.header(number).paused_at is None
    await pass_time(49.9)
    assert house.log(number) == []
    await pass_time(0.2)
    assert [row.by for row in house.log(number)] == ["deadline"] * 2
    assert house.memory.written.count("end pause") == 1


@instantly
async def test_players_are_mentioned_again_soon_after_a_pause() -> None:
    """The mention before the pause is gone by then; one that was due later is not due earlier."""
    house, number = await playing(ANA, BEA, timer="3min")
    await pass_time(25)
    assert house.called == [number]
    await pause(house, number, ANA)
    await pass_time(HOUR)
    await resume(house, number, ANA)
    await pass_time(PATIENCE.total_seconds() - 0.1)
    assert house.called == [number]
    await pass_time(0.2)
    assert house.called == [number] * 2


@pytest.mark.rule("T-104")
@instantly
async def test_moves_extensions_and_rulings_are_refused_during_a_pause() -> None:
    house, number = await playing(ANA, BEA, game="hearts", robots=2, timer="3min")
    await pause(house, number, ANA)
    before = len(house.memory.written)
    assert await refused(house, number, BEA, "play c2") == "T-104"
    assert await refused(house, number, DORA, "play c2") == "T-6"
    with pytest.raises(Refused) as extended:
        await house.clock.extend_deadline(number, BEA)
    revision = house.header(number).revision
    with pytest.raises(Refused) as ruled:
        await Referee(house.tables).rule(number, ANA, revision, "yellow 1", "late", False, None)
    assert [extended.value.rule, ruled.value.rule] == ["T-104"] * 2
    assert len(house.memory.written) == before


@instantly
async def test_robots_and_the_last_card_wait_for_the_end_of_a_pause() -> None:
    house, number = await playing(ANA, robots=3, timer="off", length=[1])
    house.memory.autoplay[ANA] = "on"
    await pause(house, number, ANA)
    await pass_time(HOUR)
    assert house.log(number) == []
    await resume(house, number, ANA)
    await pass_time(5)
    assert len(house.log(number)) == 3
    await house.tables.submit(number, ANA, "bid 0")
    await pause(house, number, ANA)
    await pass_time(HOUR)
    assert len(house.log(number)) == 4
    await resume(house, number, ANA)
    await pass_time(60)
    assert house.header(number).status == "over"


@instantly
async def test_a_last_card_does_not_play_itself_during_a_pause() -> None:
    house, number = await playing(ANA, BEA, timer="off", length=[1])
    for person in (ANA, BEA):
        await house.tables.submit(number, person, "bid 0")
    await pause(house, number, ANA)
    house.memory.autoplay |= {ANA: "on", BEA: "on"}
    house.robots.start_moves(number)
    await pass_time(HOUR)
    assert len(house.log(number)) == 2
    await resume(house, number, BEA)
    await pass_time(60)
    assert house.header(number).status == "over"


@instantly
async def test_cards_that_are_due_are_dealt_before_the_pause() -> None:
    """The message of a scored round is final, so it could not show that the match is paused."""
    house = House()
    number = await house.open_lobby(ANA, BEA, timer="60s")
    await house.lobby.start(number, ANA, None)
    await pause(house, number, ANA)
    async with house.tables.hold(number) as table:
        assert DEALER not in table.to_act
    assert house.header(number).paused_at is not None


@instantly
async def test_a_pause_ends_by_itself_and_leaves_time_to_hear_of_it() -> None:
    house, number = await playing(ANA, BEA)
    await pass_time(59)
    await pause(house, number, ANA)
    await pass_time(DAY - 0.1)
    assert house.header(number).paused_at is not None
    await pass_time(0.2)
    assert house.header(number).paused_at is None
    assert house.told[-1] == number
    await pass_time(GRACE.total_seconds() - 0.3)
    assert house.log(number) == []
    await pass_time(0.3)
    assert [row.by for row in house.log(number)] == ["deadline"] * 2


@instantly
async def test_a_pause_at_a_table_without_a_timer_ends_by_itself() -> None:
    house, number = await playing(ANA, BEA, timer="off")
    await pause(house, number, ANA)
    await pass_time(DAY)
    assert house.header(number).paused_at is None
    assert not house.header(number).asleep


@instantly
async def test_a_pause_outlives_a_restart_and_ends_after_it() -> None:
    house, number = await playing(ANA, BEA)
    await pause(house, number, ANA)
    house.clock.stop()
    await pass_time(2 * DAY)
    other = House(house.memory)
    other.ticks = True
    assert await refused(other, number, BEA) == "T-104"
    other.clock.set_timer(number)
    await pass_time(1)
    assert other.header(number).paused_at is None
    assert other.log(number) == []


@instantly
async def test_the_second_pause_of_a_decision_takes_no_time_either() -> None:
    house, number = await playing(ANA, BEA)
    for _ in range(3):
        await pass_time(10)
        await pause(house, number, ANA)
        await pass_time(HOUR)
        await resume(house, number, ANA)
    await pass_time(29.9)
    assert house.log(number) == []
    await pass_time(0.2)
    assert len(house.log(number)) == 2


@instantly
async def test_a_decision_that_opens_during_a_pause_gets_its_own_time() -> None:
    house, number = await playing(ANA, BEA)
    await house.seats.leave(number, BEA, None)
    await pause(house, number, ANA)
    await pass_time(HOUR)
    await house.seats.take_back(number, BEA, None)
    assert house.header(number).paused_at is not None
    await pass_time(HOUR)
    await resume(house, number, BEA)
    now = house.now()
    due = {d.seat: d.due_at for d in house.memory.kept[number].deadlines}
    assert due == {seat: now + timedelta(seconds=60) for seat in due}
    assert len(due) == 2


# ---- who may -------------------------------------------------------------------------------------------


@instantly
async def test_people_who_are_not_in_charge_pause_together() -> None:
    house, number = await playing(ANA, BEA, CARL)
    await pause(house, number, BEA)
    await pause(house, number, BEA)
    assert house.memory.written == ["vote"]
    snapshot = await house.tables.snapshot(number, None)
    assert snapshot.pausing == (await house.seat(number, BEA),)
    await house.tables.submit(number, ANA, "bid 1")
    await pause(house, number, CARL)
    assert house.header(number).paused_at is None
    await house.seats.leave(number, ANA, None)
    host = house.header(number).host
    assert host in (BEA, CARL)
    await pause(house, number, BEA if host == CARL else CARL)
    assert house.header(number).paused_by is None
    assert house.header(number).paused_at is not None
    assert house.header(number).pause_votes is None


@instantly
async def test_a_wish_for_a_pause_ends_with_its_round() -> None:
    house, number = await playing(ANA, BEA, length=[1, 1])
    await pause(house, number, BEA)
    for person in (ANA, BEA):
        await house.tables.submit(number, person, "bid 0")
    house.memory.autoplay |= {ANA: "on", BEA: "on"}
    house.robots.start_moves(number)
    await pass_time(10)
    snapshot = await house.tables.snapshot(number, None)
    assert (snapshot.rounds_done, snapshot.pausing) == (1, ())


@pytest.mark.rule("T-6", "T-2", "T-5")
@instantly
async def test_outsiders_lobbies_sleepers_and_ended_matches_are_not_paused() -> None:
    house, number = await playing(ANA, BEA)
    waiting = await house.open_lobby(ANA, BEA)
    asleep = await house.open_and_deal(CARL, DORA, timer="off")
    async with house.tables.hold(asleep) as table:
        await house.tables.sleep(table)
    over = await house.open_and_deal(CARL, DORA, timer="off")
    await house.seats.cancel(over, CARL, False, None)
    house.memory.written.clear()
    rules = []
    for table_id, user in ((number, DORA), (waiting, ANA), (asleep, CARL), (over, CARL)):
        with pytest.raises(Refused) as raised:
            await pause(house, table_id, user)
        rules.append(raised.value.rule)
    assert rules == ["T-6", "T-2", "T-2", "T-5"]
    await pause(house, number, ANA)
    with pytest.raises(Refused) as raised:
        await resume(house, number, DORA)
    assert raised.value.rule == "T-6"
    assert house.memory.written == ["pause"]


@instantly
async def test_a_table_that_everybody_leaves_sleeps_and_is_not_paused() -> None:
    house, number = await playing(ANA, BEA)
    await pause(house, number, ANA)
    for person in (ANA, BEA):
        await house.seats.leave(number, person, None)
    header = house.header(number)
    assert (header.asleep, header.paused_at, header.paused_by) == (True, None, None)
    await house.seats.take_back(number, BEA, None)
    await house.tables.submit(number, BEA, "bid 1")


@instantly
async def test_repeated_and_simultaneous_presses_pause_and_resume_once() -> None:
    house, number = await playing(ANA, BEA)
    await asyncio.gather(*(pause(house, number, ANA) for _ in range(3)))
    await asyncio.gather(*(resume(house, number, user) for user in (ANA, BEA, ANA)))
    assert house.memory.written == ["pause", "end pause"]


@instantly
async def test_a_press_that_another_process_forestalls_is_tried_again() -> None:
    house, number = await playing(ANA, BEA)
    house.memory.fails = [Conflict(number, "anything")]
    await pause(house, number, ANA)
    assert house.memory.written == ["pause"]
    other = House(house.memory)
    await resume(other, number, BEA)
    await resume(house, number, BEA)
    assert house.memory.written == ["pause", "end pause"]


@instantly
async def test_the_organiser_of_a_championship_pauses_and_resumes_without_a_seat() -> None:
    house, number = await playing(ANA, BEA)
    kept = house.memory.kept[number]
    invited = {"u:1": "Ana", "u:2": "Bea"}
    house.memory.kept[number] = replace(kept, header=replace(kept.header, organiser=DORA, invited=invited))
    house.tables.mark_stale(number)
    await pause(house, number, ANA)
    assert house.header(number).paused_at is None, "a host is not in charge of a championship match"
    await pause(house, number, DORA)
    assert house.header(number).paused_by == f"u:{DORA}"
    await resume(house, number, DORA)
    assert house.header(number).paused_at is None
