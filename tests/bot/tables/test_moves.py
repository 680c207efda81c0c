"""A move through `Tables` is stored and announced exactly once, or refused without any change."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.errors import Conflict, Refused, Unavailable
from bot.records.tables import Status
from engine.core import DEALER
from tests.bot.kernel.house import ANA, BEA, CARL, DORA, House
from tests.bot.kernel.instantly import instantly, pass_time

ZOE = 99


@instantly
async def test_a_move_is_stored_once_and_announced_once() -> None:
    house = House()
    number = await house.open_and_deal(ANA, BEA)
    before = await house.tables.snapshot(number, ANA)
    assert await house.tables.submit(number, ANA, "bid 1", before.view.turn, 7) == "done"
    assert (house.memory.written, house.told) == (["append"], [number])
    row = house.log(number)[-1]
    assert (row.seat, row.action, row.by) == (before.seat, "bid 1", f"u:{ANA}")
    assert (row.at, row.standing) == (house.now(), None)
    assert house.memory.interactions == {7}
    assert house.memory.loads == 0, "what was stored is known, it is not read again"
    there = await House(house.memory).tables.snapshot(number, ANA)
    assert there.view == (await house.tables.snapshot(number, ANA)).view, "another process reads the same"


@pytest.mark.parametrize(
    ("person", "text", "rule"),
    [
        (ANA, "nonsense", "T-3"),
        (ANA, "bid", "T-3"),
        (ANA, "bid 9", "SK-5.2"),
        (ANA, "play green-1", "T-2"),
        (ZOE, "bid 1", "T-6"),
    ],
)
@instantly
async def test_a_refused_move_changes_nothing(person: int, text: str, rule: str) -> None:
    house = House()
    number = await house.open_and_deal(ANA, BEA)
    before = house.memory.kept[number]
    with pytest.raises(Refused) as refused:
        await house.tables.submit(number, person, text)
    assert refused.value.rule == rule
    assert (house.memory.asked, house.told) == (0, [])
    assert house.memory.kept[number] is before


@pytest.mark.parametrize(
    ("status", "rule"), [("over", "T-5"), ("cancelled", "T-5"), ("closed", "T-18"), ("lobby", "T-2")]
)
@instantly
async def test_only_a_running_table_accepts_moves(status: Status, rule: str) -> None:
    house = House()
    number = await (house.open_lobby(ANA, BEA) if status == "lobby" else house.open_and_deal(ANA, BEA))
    stored = house.memory.kept[number]
    house.memory.kept[number] = replace(stored, header=replace(stored.header, status=status))
    with pytest.raises(Refused) as refused:
        await House(house.memory).tables.submit(number, ANA, "bid 1")
    assert refused.value.rule == rule


@pytest.mark.rule("T-11")
@instantly
async def test_a_move_at_an_unknown_table_is_refused() -> None:
    for number in (0, 99):
        with pytest.raises(Refused) as refused:
            await House().tables.submit(number, ANA, "bid 1")
        assert refused.value.rule == "T-11"


@instantly
async def test_a_repeated_move_is_stored_once() -> None:
    """A second click with an equal answer, or a click that Discord delivers twice, stores nothing."""
    house = House()
    number = await house.open_and_deal(ANA, BEA)
    assert await house.tables.submit(number, ANA, "bid 1", None, 7) == "done"
    assert await house.tables.submit(number, ANA, "bid 1", None, 8) == "repeat"
    assert house.memory.asked == 1, "nobody asks the store about what already holds"
    assert await house.tables.submit(number, ANA, "bid 0", None, 7) == "repeat"
    assert [row.action for row in house.log(number)] == ["bid 1"]
    assert await house.tables.submit(number, ANA, "bid 0", None, 9) == "done", "a new click changes it"


@instantly
async def test_a_button_of_an_earlier_decision_is_stale() -> None:
    house = House()
    number = await house.open_and_deal(ANA, BEA)
    turn = (await house.tables.snapshot(number, ANA)).view.turn
    for person in (ANA, BEA):
        await house.tables.submit(number, person, "bid 0", turn)
    house.clear_records()
    assert await house.tables.submit(number, ANA, "bid 1", turn) == "stale"
    assert house.memory.asked == 0


@instantly
async def test_a_button_of_a_later_decision_reloads_the_table() -> None:
    """Another process has moved the table on and drawn the button, so this process must reload the table."""
    house = House()
    number = await house.open_and_deal(ANA, BEA)
    elsewhere = House(house.memory)
    for person in (ANA, BEA):
        await elsewhere.tables.submit(number, person, "bid 0")
    later = await elsewhere.tables.snapshot(number, ANA)
    mover = ANA if later.awaiting == (later.seat,) else BEA
    async with elsewhere.tables.hold(number) as table:
        choice = table.view(table.to_act[0]).choices[0]
        text = str(table.game.action(choice.verb, choice.items[:1]))
    assert await house.tables.submit(number, mover, text, later.view.turn) == "done"
    assert house.log(number)[-1].action == text


@instantly
async def test_a_move_is_retried_after_another_processs_move() -> None:
    """Another process has stored a different player's bid, so Ana's decision is still open."""
    house = House()
    number = await house.open_and_deal(ANA, BEA)
    await House(house.memory).tables.submit(number, BEA, "bid 0")
    assert await house.tables.submit(number, ANA, "bid 1") == "done"
    assert [row.by for row in house.log(number)] == [f"u:{BEA}", f"u:{ANA}"]
    assert [row.n for row in house.memory.kept[number].log] == list(range(4))
    assert house.memory.asked == 3, "once elsewhere, once in vain, once more"


@instantly
async def test_a_move_is_stale_after_three_conflicts() -> None:
    house = House()
    number = await house.open_and_deal(ANA, BEA)
    house.memory.fails = [Conflict(number, "anything")] * 9
    assert await house.tables.submit(number, ANA, "bid 1") == "stale"
    assert house.memory.asked == 3
    house.memory.fails.clear()
    assert await house.tables.submit(number, ANA, "bid 1") == "done"


@instantly
async def test_a_move_that_cannot_be_stored_changes_nothing() -> None:
    house = House()
    number = await house.open_and_deal(ANA, BEA)
    before = await house.tables.snapshot(number, ANA)
    house.memory.fails = [Unavailable("the disk is full")]
    with pytest.raises(Unavailable):
        await house.tables.submit(number, ANA, "bid 1", None, 7)
    assert house.told == []
    assert (await house.tables.snapshot(number, ANA)) == before
    assert house.memory.loads == 1, "what is stored was not known: it is read before the table is used again"
    assert await house.tables.submit(number, ANA, "bid 1", None, 7) == "done"


@instantly
async def test_a_move_stored_despite_an_error_is_not_repeated() -> None:
    """The connection breaks after the commit, so a second press finds the move already stored."""
    house = House()
    number = await house.open_and_deal(ANA, BEA)
    house.memory.loses = 1
    with pytest.raises(Unavailable):
        await house.tables.submit(number, ANA, "bid 1", None, 7)
    assert await house.tables.submit(number, ANA, "bid 1", None, 7) == "repeat"
    assert [row.action for row in house.log(number)] == ["bid 1"]
    assert house.told == [number], "found again, it is told"


@pytest.mark.parametrize("stored", [True, False])
@instantly
async def test_a_cancelled_move_leaves_the_table_as_stored(stored: bool) -> None:
    """Only the store knows whether the write succeeded, so the table is reloaded before its next use."""
    house = House()
    number = await house.open_and_deal(ANA, BEA)
    house.memory.open.clear()
    house.memory.fails = [] if stored else [Unavailable("the disk is full")]
    move = asyncio.create_task(house.tables.submit(number, ANA, "bid 1"))
    await pass_time(0)
    assert house.memory.asked == 1
    move.cancel()
    await pass_time(0)
    assert not move.done(), "the outcome is waited for"
    house.memory.open.set()
    with pytest.raises(asyncio.CancelledError):
        await move
    assert len(house.log(number)) == (1 if stored else 0)
    seen = (await house.tables.snapshot(number, ANA)).view
    assert [choice.chosen for choice in seen.choices] == [(1,) if stored else None]


@instantly
async def test_moves_at_different_tables_do_not_wait_for_each_other() -> None:
    house = House()
    here, there = await house.open_and_deal(ANA, BEA), await house.open_and_deal(CARL, DORA)
    async with house.tables.hold(here):
        assert await house.tables.submit(there, CARL, "bid 1") == "done"
        waiting = asyncio.create_task(house.tables.submit(here, ANA, "bid 1"))
        await pass_time(0)
        assert not waiting.done(), "at one table, one after the other"
    assert await waiting == "done"


@instantly
async def test_nobody_sees_more_than_their_own_hand() -> None:
    house = House()
    number = await house.open_and_deal(ANA, BEA)
    hands = {person: (await house.tables.snapshot(number, person)).view.hand for person in (ANA, BEA)}
    assert hands[ANA] != hands[BEA]
    for reader in (None, ZOE):
        seen = await house.tables.snapshot(number, reader)
        assert (seen.seat, seen.view.hand) == (None, ())
    assert not [card for card in hands[ANA] if card in hands[BEA]]


@pytest.mark.parametrize("field", ["digest", "action"])
@instantly
async def test_a_log_that_does_not_replay_is_closed_with_its_stored_standing(field: str) -> None:
    """The rules have changed since, so only the stored standing is reliable."""
    house = House()
    number = await house.open_and_deal(ANA, BEA)
    stored = house.memory.kept[number]
    wrong: dict[str, Any] = {field: "nonsense"}
    row = replace(stored.log[0], standing=[{"seat": 0}], **wrong)
    house.memory.kept[number] = replace(stored, log=(row,))
    elsewhere = House(house.memory)
    with pytest.raises(Refused) as refused:
        await elsewhere.tables.submit(number, ANA, "bid 1")
    assert refused.value.rule == "T-18"
    header = house.header(number)
    assert (header.status, header.standing) == ("closed", [{"seat": 0}])
    assert elsewhere.told == [number]


@instantly
async def test_the_last_input_is_stored_together_with_the_results() -> None:
    """A match of one person among robots has results that do not count."""
    for people, counts in (((ANA, BEA), True), ((ANA,), False)):
        house = House()
        number = await house.open_and_deal(*people, robots=2 - len(people), length=[1])
        await plays_out(house, number)
        header = house.header(number)
        assert header.status == "over"
        results = house.memory.last["results"]
        assert [result.seat for result in sorted(results, key=lambda one: one.seat)] == [0, 1]
        assert (house.memory.last["people"], house.memory.last["counts"]) == (len(people), counts)
        assert house.memory.written.count("append") == len(house.log(number))
        assert header.standing == house.log(number)[-1].standing


@instantly
async def test_a_loaded_table_knows_who_held_a_seat_at_each_input() -> None:
    """Bea bids, then Dora takes her seat, and Ana bids: the first three inputs were made in Bea's time."""
    house = House()
    number = await house.open_and_deal(ANA, BEA)
    await house.tables.submit(number, BEA, "bid 1")
    await house.seats.leave(number, BEA, None)
    await house.seats.substitute(number, ANA, DORA, "Dora", None, False, None)
    await house.tables.submit(number, ANA, "bid 1")
    async with House(house.memory).tables.hold(number) as table:
        names = [[occupant.name for occupant in table.occupants(at)] for at in range(4)]
    assert names == [["Ana", "Bea"], ["Ana", "Bea"], ["Ana", "Bea"], ["Ana", "Dora"]]


async def plays_out(house: House, number: int, also: Callable[[], None] = lambda: None) -> None:
    """Let every player make their first legal move until the match is over."""
    while house.header(number).status == "running":
        async with house.tables.hold(number) as table:
            seat = table.to_act[0]
            if seat == DEALER:
                await house.tables.play(table, seat, table.chance(), "dealer")
                continue
            who = table.occupants()[seat].who
            choice = table.view(seat).choices[0]
            action = table.game.action(choice.verb, choice.items[: max(choice.least, 1)])
            await house.tables.play(table, seat, action, who)
        also()
