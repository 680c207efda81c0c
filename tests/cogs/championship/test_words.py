"""What people read around a championship: superseded messages, rulings, refusals, names."""

from __future__ import annotations

import pytest

from tests.sim.championship import announce, bulletin, drawn, presses
from tests.sim.world import World

MOVED = "-# This message has moved further down."


@pytest.mark.parametrize("crashes", [False, True])
async def test_a_superseded_message_only_says_that_there_is_a_newer_one(world: World, crashes: bool) -> None:
    ana, bea = world.crew("Ana", "Bea")
    number = await announce(ana, bea)
    before = bulletin(world).id
    if crashes:
        await world.crash()
        await world.wait(5)
    await presses(ana, "@c-draw", number)
    await world.wait(5)
    assert bulletin(world).id > before
    old = next(post for post in world.posts() if post.id == before)
    assert (old.text, old.buttons) == (MOVED, ())
    second = bulletin(world).id
    await bea.slash("championship table", public=True)
    await world.wait(5)
    assert bulletin(world).id > second
    assert next(post for post in world.posts() if post.id == second).text == MOVED
