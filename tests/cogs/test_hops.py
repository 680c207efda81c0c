"""The number of database calls per move: one commit for all writes, and no reads for clicks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

import aiosqlite
import pytest

from tests.sim.evening import start_table
from tests.sim.world import World

PER_MOVE = 2
"""The maximum of database calls per move: the move's commit, and at times one for a new table message."""


@pytest.fixture
def hops(world: World) -> Iterator[list[str]]:
    """Record the names of functions that aiosqlite's connections execute."""
    asked: list[str] = []
    plain: Any = aiosqlite.Connection._execute

    async def noted(self: aiosqlite.Connection, function: Any, *args: Any, **more: Any) -> Any:
        asked.append(function.__name__)
        return await plain(self, function, *args, **more)

    with patch.object(aiosqlite.Connection, "_execute", noted):
        yield asked


async def test_playing_a_card_and_updating_messages_take_one_database_call(
    world: World, hops: list[str]
) -> None:
    people = world.group("Ana", "Bea", "Carl", "Dora")
    await start_table(*people)
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


async def test_a_whole_round_takes_at_most_two_database_calls_per_move(world: World, hops: list[str]) -> None:
    """The calls for the deal, the end of the round and new messages are included."""
    people = world.group("Ana", "Bea", "Carl")
    number = await start_table(*people)
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
