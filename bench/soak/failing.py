"""Soak phases with a failing Discord: people play on, and the bot starts."""

from __future__ import annotations

import asyncio
import re
import signal
import time
from typing import Final

from bench.soak.faults import FAULTS, STARTING, Failing, Fault
from bench.soak.kills import end_bot, start_bot
from bench.soak.logs import GATEWAY, START
from bench.soak.people import find_controls
from bench.soak.running import LOOK, PATIENCE, Bot
from bench.soak.watched import NoBot
from bench.soak.world import World

SPEED: Final = 20.0
"""So fast that a process has no time for a graceful end: processes are killed instead."""
LAP: Final = 20
"""Seconds until the process that meets faults is ended, and a new process begins."""
LOGGED: Final = re.compile(r"\d{4}-\d\d-\d\dT")
"""The beginning of a log record; a sentence for the host has no time before it."""


async def faults(world: World, each: int, longest: float) -> None:
    """Inject each fault `each` times into every kind of request, for at most `longest` seconds."""
    world.turn_clock(speed=SPEED)
    failing = Failing(world.tally, world.rng, world.discord.messages)
    until = time.monotonic() + longest
    async with world.clicking():
        while failing.missing(each) and time.monotonic() < until:
            await lap(world, failing)
        world.tally.count("kinds of request that have not failed in every way", len(failing.missing(1)))
        for group in world.groups:
            group.pause = 0.05
        bot = await world.fleet.start()
        await world.fleet.wait_until_connected(bot)
        await check_recovery(world)
    await end_bot(world, bot, signal.SIGKILL)


async def lap(world: World, failing: Failing) -> None:
    """Run one process under the missing faults for a while, then kill it."""
    forget_direct_messages(world)
    bot = await world.fleet.start()
    await world.fleet.wait_until_connected(bot)
    world.discord.asking = failing.asking
    world.go_on()
    for _ in range(LAP):
        await asyncio.sleep(1)
        world.fleet.read(bot)
        for group in world.groups:  # Make some people late, so that the bot mentions them.
            group.pause = world.rng.choice((0.02, 0.05, 3.0))
            await world.discord.allow(group.channel)
        await ask_for_all(world, patience=0.0)
    await end_bot(world, bot, signal.SIGKILL)
    world.discord.asking = None


def forget_direct_messages(world: World) -> None:
    """Delete all stored DM channels, so that the bot must open them again."""
    world.stored.change("UPDATE people SET dm_channel = NULL")


async def check_recovery(world: World) -> None:
    """Stop the faults, and check that every table is shown correctly once a person has asked for it."""
    begun = time.monotonic()
    world.hold()
    for group in world.groups:
        await group.busy.acquire()
        group.busy.release()
    while (wrong := world.first_wrong()) is not None:
        if time.monotonic() - begun > PATIENCE:
            world.record_wrong(f"{PATIENCE:.0f} seconds after the last fault", wrong)
            return
        await ask_for_all(world, patience=PATIENCE)
        await asyncio.sleep(1)
    world.tally.took("the last fault until every table is current", time.monotonic() - begun)
    world.go_on()


async def ask_for_all(world: World, patience: float) -> None:
    """Let one person per table ask the bot to post the table again, and wait at most `patience` seconds.

    While no bot is connected, nobody can ask.
    """
    for group in world.groups:
        person = group.people[0]
        for message in reversed(list(world.discord.own.get(person.user["id"], {}).values())):
            tools = [one for one in find_controls(message, world.rng) if one.notation == "@more here"]
            if tools:
                try:
                    asked = await world.discord.click(person, message, tools[0].custom_id, tools[0].values)
                except NoBot:
                    return
                await asyncio.wait({asked.answered}, timeout=patience)
                break


async def starts(world: World) -> None:
    """Fail each request of a start in each way: the bot must start, or exit with one clear sentence."""
    world.turn_clock(speed=SPEED)
    await end_bot(world, await start_bot(world), signal.SIGKILL)
    failing = Failing(world.tally, world.rng, world.discord.messages)
    world.discord.asking = failing.asking
    world.fleet.causes |= {GATEWAY, START}
    for kind in STARTING:
        for fault in FAULTS:
            await start(world, failing, kind, fault)
    world.discord.asking = None
    world.fleet.causes -= {GATEWAY, START}
    bot = await start_bot(world)
    await end_bot(world, bot, signal.SIGKILL)


async def start(world: World, failing: Failing, kind: str, fault: Fault) -> None:
    """Start the bot once with `fault` on its first request of this kind."""
    world.stored.change("DELETE FROM command_hashes")
    failing.only, failing.at = fault, kind
    bot = await world.fleet.start()
    while bot.is_running and bot.number not in world.discord.resumed:
        if time.monotonic() - bot.begun > PATIENCE:
            world.tally.record_broken_promise(
                f"{kind}, {fault.name}: the start goes on for ever:\n{bot.read_log()[-2000:]}"
            )
            return
        await asyncio.sleep(LOOK)
    if failing.only is not None:
        world.tally.record_broken_promise(f"{kind} was not asked in a start")
    world.tally.count(f"starts with a fault: {'connected' if bot.is_running else 'ended with a sentence'}")
    if bot.is_running:
        await end_bot(world, bot, signal.SIGKILL)
    else:
        await check_failed_start(world, bot, f"{kind}, {fault.name}")


async def check_failed_start(world: World, bot: Bot, what: str) -> None:
    """Check that a bot that gave up has the right exit code and logged one sentence."""
    output = bot.read_log().strip()
    sentences = [line for line in output.splitlines() if not LOGGED.match(line)]
    if bot.child.returncode not in (1, 2) or len(sentences) != 1:
        world.tally.record_broken_promise(
            f"{what}: the start ended with {bot.child.returncode}:\n{output[-2000:]}"
        )
    await world.end(bot)
