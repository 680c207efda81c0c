"""A referee's ruling is a logged input with a reason, and changes nobody's deadline."""

from __future__ import annotations

import pytest

from bot.errors import Conflict, Refused
from bot.tables.reasons import LONGEST_REASON
from bot.tables.referee import Referee
from tests.bot.kernel.house import ANA, BEA, DORA, House
from tests.bot.kernel.instantly import instantly, pass_time


async def sitting() -> tuple[House, Referee, int]:
    """Return a two-player Hearts table with Ana as host and a timer of one minute."""
    house = House()
    number = await house.open_and_deal(ANA, BEA, game="hearts", timer="60s")
    return house, Referee(house.tables), number


@instantly
async def test_a_ruling_changes_no_deadline() -> None:
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
async def test_a_refused_ruling_changes_nothing(person: int, text: str, reason: str, rule: str) -> None:
    house, referee, number = await sitting()
    with pytest.raises(Refused) as refused:
        await referee.rule(number, person, house.header(number).revision, text, reason, True, None)
    assert refused.value.rule == rule
    assert house.memory.asked == 0


@instantly
async def test_a_ruling_is_stale_after_its_seat_has_changed_hands() -> None:
    house, referee, number = await sitting()
    revision = house.header(number).revision
    await house.seats.leave(number, BEA, None)
    await house.seats.substitute(number, ANA, DORA, "Dora", None, False, None)
    assert await referee.rule(number, ANA, revision, "card 1 yellow", "late", False, None) == "stale"
    assert house.log(number) == []


@instantly
async def test_a_ruling_is_retried_after_a_conflict() -> None:
    house, referee, number = await sitting()
    revision = house.header(number).revision
    house.memory.fails = [Conflict(number, "anything")]
    reason = "x" * 2 * LONGEST_REASON
    assert await referee.rule(number, ANA, revision, "card 1 yellow", reason, False, None) == "done"
    assert len(house.log(number)[0].reason or "") == LONGEST_REASON


@instantly
async def test_a_ruling_at_a_sleeping_table_is_refused() -> None:
    house, referee, number = await sitting()
    async with house.tables.hold(number) as table:
        await house.tables.sleep(table)
    with pytest.raises(Refused) as refused:
        await referee.rule(number, ANA, house.header(number).revision, "card 1 yellow", "late", False, None)
    assert refused.value.rule == "T-12"
