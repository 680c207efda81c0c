"""Soak phase: processes end at random moments, also while starting or handing over."""

from __future__ import annotations

import asyncio
import signal
from typing import Final

from bench.soak.running import Bot
from bench.soak.world import World

SPEED: Final = 3.0
LONGEST_START: Final = 2.5
"""Seconds within which a start is ended at a random moment."""
SIGNALS: Final = (signal.SIGKILL, signal.SIGKILL, signal.SIGTERM)


async def kills(world: World, times: int, overlaps: int) -> None:
    """Send `times` signals, among them `overlaps` handovers; then let one process run on, and end it."""
    world.turn_clock(speed=SPEED)
    bot, done = await start_bot(world), 0
    async with world.clicking():
        while done < times or world.tally.counts["hand-overs"] < overlaps:
            sent = world.tally.counts["SIGKILL"] + world.tally.counts["SIGTERM"]
            choice = world.rng.random()
            if choice < 0.6:
                bot = await restart_after_end(world, bot)
            elif choice < 0.75:
                bot = await end_while_starting(world, bot)
            else:
                bot = await hand_over(world, bot)
            done += world.tally.counts["SIGKILL"] + world.tally.counts["SIGTERM"] - sent
    await end_bot(world, bot)


async def start_bot(world: World) -> Bot:
    """Start a process and return it once every table is shown; nobody clicks before that."""
    if world.rng.random() < 0.3:
        world.dress()
    bot = await world.fleet.start()
    await wait_until_shown(world, bot)
    return bot


async def wait_until_shown(world: World, bot: Bot) -> None:
    """Wait until this process shows the current state of every table; then let people click again."""
    held = world.rng.random() < 0.7
    if held:
        world.hold()
    await world.fleet.wait_until_connected(bot)
    if held:
        await world.wait_until_current(bot)
        world.go_on()


async def end_bot(world: World, bot: Bot, number: signal.Signals = signal.SIGTERM) -> None:
    """End a process, by default gracefully."""
    world.fleet.tell(bot, number)
    await world.end(bot)


async def restart_after_end(world: World, bot: Bot) -> Bot:
    """End a process after a random time; then start the next process."""
    await asyncio.sleep(min(world.rng.expovariate(1.5), 3.0))
    await end_bot(world, bot, world.rng.choice(SIGNALS))
    return await start_bot(world)


async def end_while_starting(world: World, bot: Bot) -> Bot:
    """End a process, then end the next processes during or just after their start."""
    await end_bot(world, bot, signal.SIGKILL)
    for _ in range(world.rng.randint(1, 3)):
        young = await world.fleet.start()
        await asyncio.sleep(world.rng.uniform(0, LONGEST_START))
        await end_bot(world, young, world.rng.choice(SIGNALS))
        world.tally.count("ended in their start")
    return await start_bot(world)


async def hand_over(world: World, bot: Bot) -> Bot:
    """Start the next process while this process runs; then end either of them by any signal."""
    new = await world.fleet.start()
    await asyncio.sleep(world.rng.uniform(0, 1.0))
    if world.rng.random() < 0.25:
        await end_bot(world, new, world.rng.choice(SIGNALS))
        new = await world.fleet.start()
    if world.rng.random() < 0.8:
        await world.fleet.wait_until_waiting(new)
        await asyncio.sleep(world.rng.uniform(0, 0.5))
    await end_bot(world, bot, world.rng.choice(SIGNALS))
    await wait_until_shown(world, new)
    world.tally.count("hand-overs")
    return new
