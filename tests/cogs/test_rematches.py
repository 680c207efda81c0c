"""A match has one rematch, and a short absence does not change statistics."""

from __future__ import annotations

import pytest

from bot.records.tables import TableHeader
from bot.seating.rematches import rematch
from bot.store.statistics import get_statistics
from bot.store.tables import find_rematch, list_live_tables, list_members
from engine.log import read_log
from tests.sim.evening import export_log, play_match, start_table
from tests.sim.instant import Tap, tap_at_once
from tests.sim.rival import other_process
from tests.sim.skull_king_scorer import count
from tests.sim.units import Plain, intercept
from tests.sim.world import World


async def test_players_who_press_rematch_at_once_join_one_lobby(world: World) -> None:
    await world.shorten_matches(1)
    people = world.group("Ana", "Bea", "Carl", "Dora")
    number = await start_table(*people)
    podium = await play_match(world, people, number)
    button = podium.offering("@rematch")[0].custom_id
    await tap_at_once(world, *(Tap(person, podium, button) for person in people))
    await world.wait()
    live = await world.bot.services.store.read(list_live_tables)
    assert [header.previous for header in live] == [number]
    assert {member.name for member in await world.bot.services.store.read(list_members, live[0].id)} == {
        p.name for p in people
    }


async def test_two_processes_open_one_rematch(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other process opens the rematch between this process's read and write."""
    await world.shorten_matches(1)
    ana, bea = people = world.group("Ana", "Bea")
    number = await start_table(ana, bea, robots=1)
    await play_match(world, people, number)

    async def too_early(look: Plain, table_id: int) -> TableHeader | None:
        found: TableHeader | None = await look(table_id)
        if found is None:
            async with other_process(world) as other:
                await rematch(other.lobby, number, bea.id, "Bea", None)
        return found

    intercept(monkeypatch, world.bot.services.store, find_rematch, too_early)
    answer = await ana.click("@rematch")
    assert "⚓" not in answer.text
    live = await world.bot.services.store.read(list_live_tables)
    assert [header.previous for header in live] == [number]
    assert (await world.seats(live[0].id)).count("Ana") == 1


async def test_leaving_and_returning_before_a_robot_moves_changes_no_statistics(world: World) -> None:
    """A player keeps all rounds, including bad ones, by returning before the robot has played."""
    await world.shorten_matches(2)
    ana, bea = people = world.group("Ana", "Bea")
    number = await start_table(ana, bea, robots=1)
    await ana.slash_and_confirm("table leave")
    await ana.slash("table back")
    await play_match(world, people, number)
    text = await export_log(bea, number)
    assert read_log(text).seats == 3
    seat = (await world.seats(number)).index("Ana")
    hers = await world.bot.services.store.read(get_statistics, ana.id, world.guild.id, "skull-king")
    assert hers is not None
    assert (hers.total.points, hers.total.rounds) == (count(text).totals[seat], 1)
