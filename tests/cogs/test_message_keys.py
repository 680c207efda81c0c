"""A press on a table message lets the bot edit it for a while without requests that Discord counts."""

from __future__ import annotations

from typing import Any

import pytest

from bot.courier.message_keys import VALID
from tests.cogs.evening.scenes import three_bidding
from tests.sim.world import World

BY_KEY = "/messages/@original"
REFUSED = [(401, 50027), (404, 10015), (404, 10008)]


def edits(world: World, table: Any) -> tuple[int, int]:
    """Return how often the table message was edited by the bot itself, and by keys of presses."""
    own = world.requests("PATCH", f"/channels/{world.channel.id}/messages/{table.id}")
    return len(own), len(world.requests("PATCH", BY_KEY))


async def test_a_table_message_is_edited_by_the_key_of_the_press_that_opened_a_hand(world: World) -> None:
    number, (ana, bea, _) = await three_bidding(world)
    table = world.table(number)
    own, keyed = edits(world, table)
    await ana.bids(1)
    await world.wait()
    await bea.bids(0)
    await world.wait()
    assert edits(world, table) == (own, keyed + 2)
    assert world.table(number).id == table.id
    assert world.table(number).text.count("✅") == 2


async def test_after_fourteen_minutes_the_bot_edits_the_message_itself(world: World) -> None:
    number, (ana, bea, _) = await three_bidding(world)
    table = world.table(number)
    await world.wait(VALID.total_seconds())
    own, keyed = edits(world, table)
    await ana.bids(1)
    await world.wait()
    assert edits(world, table)[0] == own + 1
    assert world.table(number).text.count("✅") == 1
    # Another press on the table message brings a new key.
    await ana.click("@hand", on=world.table(number))
    own, keyed = edits(world, table)
    await bea.bids(0)
    await world.wait()
    assert edits(world, table) == (own, keyed + 1)


@pytest.mark.parametrize(("status", "code"), REFUSED)
async def test_a_refused_key_is_tried_once_and_the_bot_edits_the_message_itself(
    world: World, status: int, code: int
) -> None:
    number, (ana, bea, _) = await three_bidding(world)
    table = world.table(number)
    world.inject("PATCH", f"/webhooks/*{BY_KEY}", status=status, code=code, times=None)
    own, keyed = edits(world, table)
    await ana.bids(1)
    await world.wait()
    await bea.bids(1)
    await world.wait()
    assert edits(world, table) == (own + 2, keyed + 1)
    assert world.table(number).text.count("✅") == 2


async def test_a_message_deleted_under_its_key_is_posted_again(world: World) -> None:
    number, (ana, _, _) = await three_bidding(world)
    gone = world.table(number)
    world.env.backend.delete_message(world.channel.id, gone.id)
    await ana.bids(1)
    await world.wait()
    assert world.table(number).id != gone.id
    assert world.table(number).text.count("✅") == 1


async def test_a_second_panel_replaces_the_first_and_leaves_the_table_message(world: World) -> None:
    number, (ana, _, _) = await three_bidding(world)
    table = world.table(number)
    await world.wait(VALID.total_seconds() / 2)
    await ana.click("@hand", on=table)
    first = ana.panel()
    await ana.click("@hand", on=table)
    await world.wait()
    assert world.table(number).id == table.id
    assert ana.panel().id != first.id
    assert world.requests("DELETE", f"/messages/{first.id}")
    assert not world.requests("DELETE", BY_KEY)
