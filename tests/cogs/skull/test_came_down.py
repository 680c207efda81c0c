"""A Skull table posted below just before the process died does not stay beside the old message."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.records.slots import TABLE
from tests.cogs.skull.sitting import MEEK, all_of_it, play_out, sit_down
from tests.cogs.test_nonces import dies
from tests.sim.world import World


def live_messages(world: World) -> list[int]:
    """Return the ids of the messages with buttons."""
    return [post.id for post in world.posts() if post.buttons]


def honour_nonces(plain: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    """Wrap requests so that sends with the same nonce return the same message, even after a crash."""
    known: dict[Any, Any] = {}

    async def request(http: Any, route: Any, **sent: Any) -> Any:
        nonce = (sent.get("json") or {}).get("nonce")
        if nonce is None:
            return await plain(http, route, **sent)
        if nonce not in known:
            known[nonce] = await plain(http, route, **sent)
        return known[nonce]

    return request


@pytest.mark.parametrize("behind", [False, True])
async def test_a_table_posted_below_while_the_process_dies_is_shown_once(
    world: World, monkeypatch: pytest.MonkeyPatch, behind: bool
) -> None:
    """With `behind`, the older message is stored like the message of a round that has just ended."""
    monkeypatch.setattr(type(world.bot.http), "request", honour_nonces(type(world.bot.http).request))
    number, people = await sit_down(world, "Ana", "Bea", "Carl")
    ana, *others = people
    minds = {ana: all_of_it, **dict.fromkeys(others, MEEK)}
    await play_out(world, number, minds, lambda post: "round 2" in post.text)

    if behind:
        (row,) = (row for row in await world.bot.services.store.slots.list_for(number) if row.kind == TABLE)
        await world.bot.services.store.slots.save(replace(row, epoch="scored 0"))

    def dies_when_sent(write: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def written(*rows: Any) -> Any:
            if not rows[-1].is_sending:
                monkeypatch.setattr(world.bot.http, "request", dies)
                await dies()
            return await write(*rows)

        return written

    for step in ("save", "replace"):
        monkeypatch.setattr(
            world.bot.services.store.slots,
            step,
            dies_when_sent(getattr(world.bot.services.store.slots, step)),
        )
    await ana.use_tool("here", ana.panel())
    assert len(live_messages(world)) == 2
    await world.crash()
    await world.wait(10)
    assert live_messages(world) == [world.table(number).id]
