"""When computing a robot's move fails, the table retries without waiting for a click."""

from __future__ import annotations

import logging

import pytest

from bot.tables import robots
from engine.ai import decide
from tests.cogs.skull.sitting import does
from tests.sim.evening import open_table, start, start_table
from tests.sim.world import World


async def test_failed_robots_are_retried_at_growing_intervals(
    world: World, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Growing intervals keep a lasting fault from flooding the log."""
    ana = world.person("Ana")
    number = await open_table(ana, robots=2, game="skull")
    failures = 0

    def fails(*what: object, **more: object) -> object:
        nonlocal failures
        failures += 1
        raise RuntimeError("a fault of ours")

    monkeypatch.setattr(robots, "decide", fails)
    await start(ana, number)
    await does(ana, "place rose")
    await world.wait(120)
    assert len(await world.rows(number)) == 2
    assert 3 <= failures <= 8
    told = [record.getMessage() for record in caplog.records if record.levelno == logging.ERROR]
    assert set(told) == {f"table {number}: the robots stop for now"}
    assert len(told) == failures
    monkeypatch.setattr(robots, "decide", decide, raising=False)
    await world.wait(200)
    assert len(await world.rows(number)) > 4
    caplog.clear()


async def test_a_click_retries_failed_robots_at_once(
    world: World, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = world.person("Ana")
    number = await open_table(ana, robots=2, game="skull")
    monkeypatch.delattr(robots, "decide")
    await start(ana, number)
    await world.wait(100)
    monkeypatch.setattr(robots, "decide", decide, raising=False)
    await does(ana, "place rose")
    await world.wait(4)
    assert len(await world.rows(number)) >= 4
    caplog.clear()


async def test_robots_leave_time_to_take_back_a_card(world: World) -> None:
    """Players may take a card back until the next card is played, so robots must not play at once."""
    ana = world.person("Ana")
    number = await start_table(ana, robots=1, game="hearts")
    await world.wait(10)
    for _ in range(25):
        panel = await ana.opens_panel()
        leads = panel.text.startswith("# Your turn: play the first card")
        cards = panel.offering("play")
        if leads and len(cards) > 1:
            break
        await ana.press(panel, cards[0])
        await world.wait(10)
    before = len(await world.rows(number))
    await ana.press(panel, cards[0])
    await world.wait(2)
    assert len(await world.rows(number)) == before + 1
    change = (await ana.opens_panel()).menu("change")
    assert change is not None
    await world.wait(2)
    assert len(await world.rows(number)) > before + 1
