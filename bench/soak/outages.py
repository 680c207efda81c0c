"""Soak phase: people play on while the PostgreSQL server is restarted, halted, or ends all sessions."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from bench.soak.failing import check_recovery
from bench.soak.kills import end_bot, start_bot
from bench.soak.logs import DATABASE
from bench.soak.running import PATIENCE, Bot
from bench.soak.stored import ServerDatabase
from bench.soak.world import World

if TYPE_CHECKING:
    from bench.postgresql_server import Server

SPEED: Final = 1.0
"""Real time: the bot's timeouts for its server are measured by its own clock."""
KINDS: Final = ("restarted", "silent", "sessions cut", "restarted, and the bot killed meanwhile")
GONE: Final = (0.1, 2.0)
"""Seconds between the end of a server and its next start, at least and at most."""
SILENT: Final = (2.5, 5.0)
"""Seconds for which the server is halted, at least and at most: longer than the bot's timeout."""


async def outages(world: World, server: Server, times: int) -> None:
    """Cause `times` outages; moves must be stored again after each, and every table shown at the end."""
    world.turn_clock(speed=SPEED)
    world.fleet.causes.add(DATABASE)
    bot = await start_bot(world)
    async with world.clicking():
        world.go_on()
        for number in range(times):
            await asyncio.sleep(world.rng.uniform(0.5, 2.0))
            kind = KINDS[number % len(KINDS)]
            world.fleet.note(f"the server: {kind}")
            bot = await outage(world, server, bot, kind)
            world.tally.count(f"the server: {kind}")
            await plays_again(world, kind)
            world.fleet.read(bot)
            world.matches.check()
        await check_recovery(world)
    await end_bot(world, bot)
    world.fleet.causes.discard(DATABASE)


async def outage(world: World, server: Server, bot: Bot, kind: str) -> Bot:
    """Cause one outage and wait until the server is back; return the bot process that runs then."""
    assert isinstance(world.stored, ServerDatabase)
    if kind == "sessions cut":
        world.tally.count("sessions that were cut", world.stored.cut_others())
        return bot
    world.matches.there.clear()
    try:
        if kind == "silent":
            halted = server.halt()
            await asyncio.sleep(world.rng.uniform(*SILENT))
            for pid in halted:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGCONT)
        else:
            await asyncio.to_thread(server.stop, signal.SIGQUIT)
            await asyncio.sleep(world.rng.uniform(*GONE))
            if "killed" in kind:
                world.fleet.tell(bot, signal.SIGKILL)
            await asyncio.to_thread(server.start)
    finally:
        world.matches.there.set()
    world.leaks.look_again()
    if not bot.killed:
        return bot
    await world.end(bot)
    new = await world.fleet.start()
    await world.fleet.wait_until_connected(new)
    return new


async def plays_again(world: World, kind: str) -> None:
    """Wait until somebody's move has been stored.

    Raises:
        Wrong: if no move is stored within the patience for a slow machine.
    """
    begun, moves = time.monotonic(), world.tally.counts["moves acknowledged"]
    while world.tally.counts["moves acknowledged"] == moves:
        if time.monotonic() - begun > PATIENCE:
            world.tally.record_broken_promise(f"{PATIENCE:.0f} seconds after {kind} no move is stored")
            return
        await asyncio.sleep(0.02)
    world.tally.took(f"{kind}: until a move is stored again", time.monotonic() - begun)
