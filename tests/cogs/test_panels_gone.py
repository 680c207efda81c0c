"""The direct message is used at once when Discord rejects a panel or the panel shows another table."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.courier.render import Payload
from bot.courier.transports import TokenMessage
from tests.cogs.evening.scenes import bidding
from tests.cogs.test_one_panel import is_aside
from tests.sim.evening import open_table, start
from tests.sim.instant import tap
from tests.sim.world import World

EDITS = "/webhooks/*/messages/*"
ANSWERS = [(401, 50027), (403, 50001), (404, 10008), (404, 10015)]
"""An expired token, a channel out of reach, a deleted message and a deleted webhook."""


@pytest.mark.parametrize(("status", "code"), ANSWERS)
async def test_editing_a_panel_that_discord_rejects_is_not_retried(
    world: World, status: int, code: int
) -> None:
    """The bot switches to the direct message without waiting until the panel counts as lost."""
    world.ignore_keys()
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    await bidding(world, ana, bea, carl)
    await ana.bids(0)
    await bea.bids(0)
    await world.wait(3)
    assert is_aside(ana.dms()[-1])
    world.inject("PATCH", EDITS, status=status, code=code, times=None)
    before = len(world.requests("PATCH", "/webhooks/"))
    await carl.bids(0)
    await world.wait(4)
    for person in (ana, bea):
        assert not is_aside(person.dms()[-1])
        assert not person.dms()[-1].offering("bid")
    await world.wait(60)
    assert len(world.requests("PATCH", "/webhooks/")) == before + 2
    # A click on a panel still on the screen is answered and makes the panel live again.
    await ana.refreshes()
    await world.wait(3)
    assert is_aside(ana.dms()[-1])


@pytest.mark.parametrize(("seconds", "written"), [(13 * 60, 2), (14 * 60, 0), (15 * 60, 0)])
async def test_no_panel_is_edited_when_its_token_is_about_to_expire(
    world: World, seconds: int, written: int
) -> None:
    """A token is valid for fifteen minutes; after fourteen the direct message is used."""
    world.ignore_keys()
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    await bidding(world, ana, bea, carl)
    await ana.bids(0)
    await bea.bids(0)
    await world.wait(seconds)
    before = len(world.requests("PATCH", "/webhooks/"))
    await carl.bids(0)
    await world.wait(4)
    assert len(world.requests("PATCH", "/webhooks/")) == before + written
    for person in (ana, bea):
        assert is_aside(person.dms()[-1]) == bool(written)
        live = person.panel() if written else person.dms()[-1]
        assert not live.offering("bid")


async def test_a_panel_pressed_during_the_failing_edit_counts_as_gone(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    await bidding(world, ana, bea, carl)
    await ana.bids(0)
    await bea.bids(0)
    found: list[object] = []

    write = TokenMessage.write

    async def slow(transport: TokenMessage, payload: Payload) -> Any:
        found.append(transport)
        await asyncio.sleep(2)
        return await write(transport, payload)

    monkeypatch.setattr(TokenMessage, "write", slow)
    world.inject("PATCH", EDITS, status=404, code=10008, times=None)
    panel = ana.panel()
    await carl.bids(0)
    await ana.use_tool("help", on=panel)
    await world.wait(4)
    assert found
    assert not is_aside(ana.dms()[-1])


async def test_a_panel_that_switched_to_another_table_is_not_updated_for_the_first(world: World) -> None:
    """The player picks the other table from a chooser on a screen that is out of date."""
    ana, bea, carl, dora = world.group("Ana", "Bea", "Carl", "Dora")
    quay = world.guild.create_text_channel("quay")
    numbers = [
        await open_table(ana, bea, robots=1),
        await open_table(carl, ana, dora, channel=quay, game="skull"),
    ]
    await start(ana, numbers[0])
    await start(carl, numbers[1], quay)
    elsewhere = world.guild.create_text_channel("berth")
    chooser = (await ana.slash("hand", elsewhere)).posts[-1]
    picks = chooser.offering("@pick")
    assert len(picks) == 2
    for button in picks:
        await tap(ana, chooser, button.custom_id)
        await world.wait(5)
    (shown,) = {post.table for post in ana.visible_messages(elsewhere) if post.id == chooser.id}
    for number in numbers:
        (dm,) = [post for post in ana.dms() if post.table == number]
        assert is_aside(dm) == (number == shown)
