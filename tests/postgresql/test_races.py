"""Several processes on one server: a change based on an outdated state is refused."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

import pytest
from sqlalchemy import BinaryExpression, true
from sqlalchemy.sql.visitors import replacement_traverse

from bot.errors import Conflict
from bot.records.championships import InputRow
from bot.records.tables import Seating, TableVersion
from bot.store import Store, matches
from bot.store.championships import append_championship_input, load_championship
from bot.store.engine import Statement
from bot.store.lobbies import open_lobby
from bot.store.matches import append_input, change_seat
from bot.store.tables import load_table
from tests.bot.store.store_values import ANA, BOB, CHANNEL, EVE, NOON, announce_championship, row, running

MOVES = 150


@pytest.fixture
async def stores(server_url: str) -> AsyncIterator[list[Store]]:
    """Yield the stores of three processes."""
    opened = [await Store.open(server_url) for _ in range(3)]
    yield opened
    for store in opened:
        await store.close()


class Raced(NamedTuple):
    """The result of a race: how often a write was too late, who sat there, inputs of the wrong person."""

    lost: int
    seatings: int
    wrong: list[int]


async def race(stores: list[Store]) -> Raced:
    """Run two processes that play for the holder of a seat while a third keeps changing the holder."""
    table, lost = (await running(stores[0])).id, 0

    async def state(store: Store) -> tuple[TableVersion, str]:
        stored = await store.read(load_table, table)
        assert stored is not None
        holders = [seating.who for seating in stored.seatings if seating.seat == 0]
        return TableVersion(stored.header.revision, len(stored.log)), holders[-1]

    async def plays(store: Store) -> None:
        nonlocal lost
        while True:
            at, holder = await state(store)
            if at.inputs >= MOVES:
                return
            try:
                await store.write(append_input, table, row(at.inputs, by=holder), revision=at.revision)
            except Conflict:
                lost += 1

    async def reseats(store: Store) -> None:
        while True:
            at, holder = await state(store)
            if at.inputs >= MOVES:
                return
            other = Seating(0, at.inputs, f"u:{EVE if holder == f'u:{ANA}' else ANA}", "x")
            try:
                await store.write(
                    change_seat, table, other, revision=at.revision, host=ANA, asleep=False, deadlines=[]
                )
            except Conflict:
                await asyncio.sleep(0)

    await asyncio.gather(plays(stores[0]), plays(stores[1]), reseats(stores[2]))
    stored = await stores[0].read(load_table, table)
    assert stored is not None
    seats = [seating for seating in stored.seatings if seating.seat == 0]
    assert [each.n for each in stored.log] == list(range(len(stored.log)))
    holder_at = [[one.who for one in seats if one.from_n <= each.n][-1] for each in stored.log]
    wrong = [each.n for each, holder in zip(stored.log, holder_at, strict=True) if each.by != holder]
    return Raced(lost, len(seats), wrong)


async def test_no_move_is_stored_under_an_outdated_seating(stores: list[Store]) -> None:
    raced = await race(stores)
    assert raced.wrong == []
    assert raced.lost
    assert raced.seatings > 10


@pytest.mark.parametrize("condition", ["revision", "inputs"])
async def test_without_a_condition_on_the_tables_row_a_wrong_person_plays(
    stores: list[Store], monkeypatch: pytest.MonkeyPatch, condition: str
) -> None:
    """Taking turns to write is not enough: writers act on what they read before their turn came."""
    for key, statement in matches._TAKE.items():
        monkeypatch.setitem(matches._TAKE, key, without_condition(statement, condition))
    for asleep, statement in matches._RESEAT.items():
        monkeypatch.setitem(matches._RESEAT, asleep, without_condition(statement, condition))
    raced = await race(stores)
    assert raced.wrong


def without_condition(statement: Statement, condition: str) -> Statement:
    """Return the statement without one of the conditions on the table's row."""
    dropped = []

    def drop(element: Any, **_: Any) -> Any:
        if isinstance(element, BinaryExpression) and getattr(element.right, "key", "") == f"at_{condition}":
            dropped.append(element)
            return true()
        return None

    changed: Any = replacement_traverse(statement._clause, {}, drop)
    assert len(dropped) == 1
    return Statement(changed)


async def test_two_processes_write_each_input_of_a_championship_once(stores: list[Store]) -> None:
    number = (await announce_championship(stores[0])).id

    async def says(store: Store, name: str) -> int:
        taken = 0
        while True:
            stored = await store.read(load_championship, number)
            assert stored is not None
            n = len(stored.inputs)
            if n >= 40:
                return taken
            try:
                await store.write(append_championship_input, number, InputRow(n, f"join {n} x", name, NOON))
                taken += 1
            except Conflict:
                await asyncio.sleep(0)

    taken = await asyncio.gather(*(says(store, f"u:{who}") for who, store in enumerate(stores)))
    stored = await stores[0].read(load_championship, number)
    assert stored is not None
    assert [one.n for one in stored.inputs] == list(range(sum(taken)))


async def test_a_match_gets_one_rematch_from_three_simultaneous_processes(stores: list[Store]) -> None:
    """Three processes open a rematch of one match at once, and see no uncommitted rows of each other."""
    for _ in range(15):
        played = (await running(stores[0], ANA, BOB)).id
        opening = [
            store.write(open_lobby,
                game="skull", rules_version=1, options={}, guild_id=1, channel_id=CHANNEL, thread_id=None,
                locale="en", host=ANA, members=[], opened_at=NOON, previous=played,
            )
            for store in stores
        ]  # fmt: skip
        told = await asyncio.gather(*opening, return_exceptions=True)
        assert sorted(type(one).__name__ for one in told) == ["Conflict", "Conflict", "TableHeader"]
