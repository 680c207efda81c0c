"""A second bot process on the same database, as when a new version starts before the old one stops."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from random import Random

from simcord._dpy_internals import install_http
from simcord.backend import serializers
from simcord.http.client import FakeHTTPClient

from bot.client import YoHoHo
from bot.services import Services, build_services
from bot.store import Store
from tests.sim.world import World


@asynccontextmanager
async def other_process(world: World) -> AsyncIterator[Services]:
    """Yield the services of another process, whose changes to the shared database this bot is not told."""
    store = await Store.open(world.url)
    try:
        yield build_services(store, world.env.now, luck=partial(Random, 1))
    finally:
        await store.close()


async def second_session(world: World) -> YoHoHo:
    """Start another bot with the same token, so that both bots receive every event of Discord."""
    rival = world._make_bot()
    loop = world.env._loop
    assert loop is not None
    install_http(rival, FakeHTTPClient(world.env.backend, loop))
    state = rival._connection
    state.shard_count, state.shard_ids = 1, [0]

    def hear(event: str, payload: object) -> None:
        with world.env._bot_scope():
            state.parsers[event](payload)

    with world.env._bot_scope():
        await rival.login("the same token")
        joined = dict(
            serializers.guild_create_payload(world.env.backend, world.env.backend.guilds[world.guild.id])
        )
        joined.pop("unavailable", None)  # Only the announcement of a returning server has this field.
        state.parsers["GUILD_CREATE"](joined)
        world.env.backend.subscribers.append(hear)
        rival.dispatch("ready")
    await world.env.settle()
    return rival
