"""Finished tables and championships are removed from memory."""

from __future__ import annotations

import pytest

from tests.sim.championship import announce_and_draw, open_fixtures, plays_fixture
from tests.sim.evening import open_table, play_match, start, start_table
from tests.sim.world import World


async def test_finished_tables_are_removed_from_memory(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three matches are played to the end, one match is cancelled, and one lobby times out."""
    await world.shorten_matches(1)
    ana, bea = world.group("Ana", "Bea")
    ended = []
    for _ in range(3):
        number = await start_table(ana, bea, robots=1)
        await play_match(world, [ana, bea], number)
        await world.wait(5)
        ended.append(number)
    for begun in (True, False):
        number = await open_table(ana, bea, robots=1)
        if begun:
            await start(ana, number)
            await ana.opens_panel(number)
            await ana.slash_and_confirm("table cancel")
        else:
            await world.wait(31 * 60)
        ended.append(number)
        assert await world.status(number) in ("cancelled", "closed")
    await world.wait(20 * 60)
    monkeypatch.setattr(world.bot.services.store.slots._kept, "most", 2)
    number = await start_table(ana, bea, robots=1)
    await ana.opens_panel(number)
    await world.wait(5)
    services = world.bot.services
    kept = {
        "live tables": set(services.tables._live),
        "booked": set(services.tables.booked),
        "clocks": set(services.clock._timers),
        "robots": {*services.robots._tasks, *services.robots._failed, *services.robots._timers},
        "rounds": set(services.tables.scored),
        "panels": {table for table, _ in world.bot.courier.panels._open},
    }
    assert {name: left for name, tables in kept.items() if (left := tables & set(ended))} == {}
    assert kept["live tables"] == {number}
    assert len(world.bot.services.store.slots._kept._values) <= 2


async def test_finished_championships_are_removed_from_memory(world: World) -> None:
    await world.shorten_matches(1)
    people = world.group("Ana", "Bea", "Carl")
    number = await announce_and_draw(*people)
    for fixture in await open_fixtures(world, number):
        await plays_fixture(world, people, fixture.key, number)
        assert set(world.bot.services.tables.booked) == set(world.bot.services.scheduler._known)
    await world.wait(3)
    assert not any(
        (
            world.bot.services.tables.booked,
            world.bot.services.scheduler._known,
            world.bot.services.tables._live,
        )
    )
