"""A referee's ruling is an input like any other, with its reason, and takes nobody's time."""

from __future__ import annotations

import pytest

from bot.errors import Conflict, Refused
from bot.tables.reasons import LONGEST_REASON
from bot.tables.referee import Referee
from tests.bot.kernel.house import ANA, BEA, DORA, House
from tests.bot.kernel.instantly import instantly, pass_time


async def sitting() -> tuple[House, Referee, int]:
    """Return a Hearts table of two that Ana leads, with a minute for every decision."""
    house = House()
    number = await house.open_and_deal(ANA, BEA, game="hearts", timer="60s")
    return house, Referee(house.tables), number


@instantly
async def test_a_ruling_leaves_everybody_the_time_they_had() -> None:
    house, referee, number = await sitting()
    before = house.memory.kept[number].deadlines
    await pass_time(30)
    revision = house.header(number).revision
    assert await referee.rule(number, ANA, revision, "card 1 yellow", " late \n", False, 7) == "done"
    (row,) = house.log(number)
    assert (row.by, row.reason) == (f"u:{ANA}", "late")
    now = house.memory.kept[number].deadlines
    assert [(d.seat, d.due_at) for d in now] == [(d.seat, d.due_at) for d in before]
    (ruling,) = (await house.tables.snapshot(number, None)).rulings
    assert (ruling.action, ruling.reason) == ("card 1 yellow", "late")
    assert (await House(house.memory).tables.snapshot(number, None)).rulings == (ruling,)


@pytest.mark.parametrize(
    ("person", "text", "reason", "rule"),
    [
        (BEA, "card 1 yellow", "late", "T-9"),
        (ANA, "card 1 yellow", " \n ", "T-32"),
        (ANA, "card 1 pink", "late", "T-3"),
        (ANA, "play 2C", "late", "T-2"),
    ],
)
@instantly
async def test_what_may_not_be_ruled_changes_nothing(person: int, text: str, reason: str, rule: str) -> None:
    house, referee, number = await sitting()
    with pytest.raises(Refused) as refused:
        await referee.rule(number, person, house.header(number).revision, text, reason, True, None)
    assert refused.value.rule == rule
    assert house.memory.asked == 0


@instantly
async def test_a_ruling_never_reaches_who_sat_down_after_it_was_chosen() -> None:
    house, referee, number = await sitting()
    revision = house.header(number).revision
    await house.seats.leave(number, BEA, None)
    await house.seats.substitute(number, ANA, DORA, "Dora", None, False, None)
    assert await referee.rule(number, ANA, revision, "card 1 yellow", "late", False, None) == "stale"
    assert house.log(number) == []


@instantly
async def test_a_ruling_that_came_second_is_judged_anew() -> None:
    house, referee, number = await sitting()
    revision = house.header(number).revision
    house.memory.fails = [Conflict(number, "anything")]
    reason = "x" * 2 * LONGEST_REASON
    assert await referee.rule(number, ANA, revision, "card 1 yellow", reason, False, None) == "done"
    assert len(house.log(number)[0].reason or "") == LONGEST_REASON


@instantly
async def test_a_table_that_sleeps_is_not_woken_by_a_ruling() -> None:
    house, referee, number = await sitting()
    async with house.tables.hold(number) as table:
        await house.tables.sleep(table)
    with pytest.raises(Refused) as refused:
        await referee.rule(number, ANA, house.header(number).revision, "card 1 yellow", "late", False, None)
    assert refused.value.rule == "T-12"
