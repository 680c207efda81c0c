"""The database cost of a move: one unit carries all writes, and clicks read from memory."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

import aiosqlite
import pytest

from tests.sim.evening import open_table, start
from tests.sim.world import World

PER_MOVE = 2
"""The most units per move: the card's, and now and then one for a newly posted table message."""


@pytest.fixture
def hops(world: World) -> Iterator[list[str]]:
    """Record the calls that aiosqlite's connections receive."""
    asked: list[str] = []
    plain: Any = aiosqlite.Connection._execute

    async def noted(self: aiosqlite.Connection, function: Any, *args: Any, **more: Any) -> Any:
        asked.append(function.__name__)
        return await plain(self, function, *args, **more)

    with patch.object(aiosqlite.Connection, "_execute", noted):
        yield asked


async def test_a_card_costs_one_database_call_and_its_messages_none(world: World, hops: list[str]) -> None:
    people = world.group("Ana", "Bea", "Carl", "Dora")
    number = await open_table(*people)
    await start(people[0], number)
    for person in people:
        await person.opens_panel()
    for person in people:
        await person.bids(1)
    await world.wait(4)
    moves = 0
    for _ in range(3):
        first = next(person for person in people if person.panel().offering("play"))
        hops.clear()
        await first.plays()
        await world.wait(3)
        assert hops == ["commit"]
        moves += 1
    assert moves == 3


async def test_a_whole_round_costs_little_more_than_its_moves(world: World, hops: list[str]) -> None:
    """That includes the deal, the bids, the end of the round and the messages posted for it."""
    people = world.group("Ana", "Bea", "Carl")
    number = await open_table(*people)
    await start(people[0], number)
    for person in people:
        await person.opens_panel()
    hops.clear()
    before = len(await world.rows(number))
    for _ in range(12):
        for person in people:
            await person.acts(world.rng, table=number)
        await world.wait(3)
    moves = len(await world.rows(number)) - before
    assert moves > 12
    assert moves <= len(hops) <= PER_MOVE * moves, (len(hops), moves)
