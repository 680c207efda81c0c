"""Simulates the READY event of a new gateway session."""

from __future__ import annotations

from typing import Any

from simcord.backend import serializers

from tests.sim.world import World


async def ready(world: World, *servers: int) -> None:
    """Start a new gateway session whose READY event lists these servers."""
    shard: Any = world.bot.get_shard(0)
    shard._parent.ws.open = True
    world.bot.outages.begin(0)  # A new session follows an outage of the shard.
    user = dict(serializers.user_payload(world.env.backend.bot_user))
    guilds = [{"id": str(number), "unavailable": True} for number in servers]
    with world.env._bot_scope():
        world.bot._connection.parsers["READY"]({"v": 10, "user": user, "guilds": guilds, "shard": [0, 1]})
    await world.env.settle()
    await world.wait(3)
