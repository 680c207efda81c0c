"""End the process at random moments while people click: alone, in its start, migrating, handing over."""

from __future__ import annotations

import asyncio
import signal
from typing import Final

from bench.soak.older import make_older
from bench.soak.running import Bot
from bench.soak.world import World

SPEED: Final = 3.0
LONGEST_START: Final = 2.5
"""Seconds within which a start is ended at a random moment."""
SIGNALS: Final = (signal.SIGKILL, signal.SIGKILL, signal.SIGTERM)


async def kills(world: World, times: int, overlaps: int) -> None:
    """Send so many signals, with so many handovers among them; then let one process run on, and end it."""
    world.turn_clock(speed=SPEED)
    bot, done = await up(world), 0
    async with world.clicking():
        while done < times or world.tally.counts["hand-overs"] < overlaps:
            sent = world.tally.counts["SIGKILL"] + world.tally.counts["SIGTERM"]
            choice = world.rng.random()
            if choice < 0.6:
                bot = await alone(world, bot)
            elif choice < 0.75:
                bot = await in_the_start(world, bot)
            elif choice < 0.85:
                bot = await while_migrating(world, bot)
            else:
                bot = await handing_over(world, bot)
            done += world.tally.counts["SIGKILL"] + world.tally.counts["SIGTERM"] - sent
    await down(world, bot)


async def up(world: World) -> Bot:
    """Start a process and return it once it is connected and shows every table; nobody clicks before that."""
    if world.rng.random() < 0.3:
        world.dress()
    bot = await world.fleet.start()
    await shown(world, bot)
    return bot


async def shown(world: World, bot: Bot) -> None:
    """Wait until this process is connected and shows every table as it is; then people click again."""
    held = world.rng.random() < 0.7
    if held:
        world.hold()
    await world.fleet.ready(bot)
    if held:
        await world.current(bot)
        world.go_on()


async def down(world: World, bot: Bot, number: signal.Signals = signal.SIGTERM) -> None:
    """End a process, by default gracefully."""
    world.fleet.tell(bot, number)
    await world.end(bot)


async def alone(world: World, bot: Bot) -> Bot:
    """End a process after a random while; start the next one when it has ended."""
    await asyncio.sleep(min(world.rng.expovariate(1.5), 3.0))
    await down(world, bot, world.rng.choice(SIGNALS))
    return await up(world)


async def in_the_start(world: World, bot: Bot) -> Bot:
    """End a process, then end the next ones before they have begun, or just after that."""
    await down(world, bot, signal.SIGKILL)
    for _ in range(world.rng.randint(1, 3)):
        young = await world.fleet.start()
        await asyncio.sleep(world.rng.uniform(0, LONGEST_START))
        await down(world, young, world.rng.choice(SIGNALS))
        world.tally.count("ended in their start")
    return await up(world)


async def while_migrating(world: World, bot: Bot) -> Bot:
    """Put back an older schema, and kill the process that migrates it, several times over.

    SQLite files only: on a server a migration is one transaction, and there is no older version to go back
    to.
    """
    if world.server is not None:
        return await handing_over(world, bot)
    world.hold()
    await down(world, bot)
    revision = make_older(world.file, world.rng)
    for _ in range(world.rng.randint(1, 3)):
        young = await world.fleet.start()
        await asyncio.sleep(world.rng.uniform(0.3, LONGEST_START))
        await down(world, young, signal.SIGKILL)
        world.tally.count("killed with a migration before them")
    bot = await up(world)
    world.go_on()
    world.tally.count(f"migrations from revision {revision}")
    return bot


async def handing_over(world: World, bot: Bot) -> Bot:
    """Start the next process while this one runs; either may be ended first, and in any way."""
    new = await world.fleet.start()
    await asyncio.sleep(world.rng.uniform(0, 1.0))
    if world.rng.random() < 0.25:
        await down(world, new, world.rng.choice(SIGNALS))
        new = await world.fleet.start()
    if world.rng.random() < 0.8:
        await world.fleet.waits(new)
        await asyncio.sleep(world.rng.uniform(0, 0.5))
    await down(world, bot, world.rng.choice(SIGNALS))
    await shown(world, new)
    world.tally.count("hand-overs")
    return new
