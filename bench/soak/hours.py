"""Soak phase of one long-running process: forged payloads, then hours of play by a fast clock.

Forged payloads must change nothing. The long run reveals leaks of memory, files and threads.
"""

from __future__ import annotations

import asyncio
import json
import signal
import time
from pathlib import Path
from typing import Final, NamedTuple

from bench.processes import resident
from bench.small_discord import Person
from bench.soak.forged import Forged, Forger
from bench.soak.kills import end_bot, start_bot
from bench.soak.running import PATIENCE, Bot
from bench.soak.watched import NoBot
from bench.soak.world import World

FORGING_SPEED: Final = 3.0
"""Speed of the clock, slow enough that few clicks come too fast for one person."""
PLAYING_SPEED: Final = 20.0
STRANGERS: Final = 48
SOME_PLAY: Final = 10.0
"""Seconds in which matches get under way before forged payloads come."""
TOGETHER: Final = 12
"""Number of forged payloads sent concurrently."""
MEBIBYTE: Final = 2**20
GROWTH: Final = 48 * MEBIBYTE
"""Bytes of memory that a process may grow by after it has warmed up."""
MORE_FILES: Final = 24
MORE_THREADS: Final = 8
WARM: Final = 0.3
"""The share of a part after which a process has warmed up."""


class Size(NamedTuple):
    """Memory, threads and open files of a process."""

    memory: int
    files: int
    threads: int

    @classmethod
    def measure_process(cls, bot: Bot) -> Size:
        """Return the size of this process, as the kernel reports it."""
        kernel = Path(f"/proc/{bot.pid}")
        files, threads = len(list((kernel / "fd").iterdir())), len(list((kernel / "task").iterdir()))
        return cls(resident(bot.pid), files, threads)


def check_growth(world: World, bot: Bot, warm: Size, during: str) -> None:
    """Check that a process has not grown too much since its warm-up."""
    now = Size.measure_process(bot)
    world.tally.counts[f"{during}: MiB of memory, warm"] = warm.memory // MEBIBYTE
    world.tally.counts[f"{during}: MiB of memory, at the end"] = now.memory // MEBIBYTE
    world.tally.counts[f"{during}: open files and threads, warm"] = warm.files + warm.threads
    world.tally.counts[f"{during}: open files and threads, at the end"] = now.files + now.threads
    most = Size(warm.memory + GROWTH, warm.files + MORE_FILES, warm.threads + MORE_THREADS)
    if any(value > limit for value, limit in zip(now, most, strict=True)):
        world.tally.record_broken_promise(f"{during} the process has grown from {warm} to {now}")


async def run_forgeries(world: World, times: int) -> None:
    """Send forged payloads; each readable payload must be answered, and no table may change."""
    world.turn_clock(speed=FORGING_SPEED)
    bot = await start_bot(world)
    async with world.clicking():
        world.go_on()
        await asyncio.sleep(SOME_PLAY)
        world.hold()
        for group in world.groups:
            async with group.busy:
                pass
    await world.wait_until_current(bot)
    strangers = [
        Person(int(world.discord.new_id()), f"Stranger {n}", world.rng.choice(world.discord.channels))
        for n in range(STRANGERS)
    ]
    world.discord.strangers = {person.user["id"]: person for person in strangers}
    forger = Forger(world.discord, world.rng, strangers)
    seated = world.seated()
    before = count_moves(world)
    room, warm = asyncio.Semaphore(TOGETHER), Size.measure_process(bot)

    async def send(one: Forged) -> None:
        try:
            await send_forgery(world, one)
        finally:
            room.release()

    sending: set[asyncio.Task[None]] = set()
    for number in range(times):
        await room.acquire()
        sending.add(task := asyncio.create_task(send(forger.one())))
        task.add_done_callback(sending.discard)
        await asyncio.sleep(0)
        if number == int(times * WARM):
            warm = Size.measure_process(bot)
        if number % 500 == 0:
            world.fleet.read(bot)
    await asyncio.gather(*sending)
    if (after := count_moves(world)) != before:
        world.tally.record_broken_promise(
            f"forged payloads have made moves: {before} people's, and then {after}"
        )
    if stranger := world.seated() - seated:
        world.tally.record_broken_promise(f"forged payloads have seated {stranger}")
    check_growth(world, bot, warm, "forged payloads")
    world.go_on()
    await end_bot(world, bot)


def count_moves(world: World) -> list[int]:
    """Return the number of people's moves at each live table; moves made by deadlines do not count."""
    return [sum(move.by.startswith("u:") for move in match.log) for match in world.matches.live()]


async def send_forgery(world: World, one: Forged) -> None:
    """Send a forged event, and wait for the answer if one is due."""
    world.tally.count(f"forged: {one.sort}")
    try:
        if not one.answered:
            await world.discord.tell(one.event, one.payload)
            return
        asked = await world.discord.interact(one.person, one.payload, one.payload.get("message"))
    except NoBot:
        world.tally.record_broken_promise(f"the bot has left after {json.dumps(one.payload)[:3000]}")
        return
    done, _ = await asyncio.wait({asked.answered}, timeout=PATIENCE)
    if not done and world.discord.left.get(asked.process, 0.0) < asked.at:
        world.tally.record_broken_promise(f"nobody has answered {json.dumps(one.payload)[:3000]}")
    world.discord.interactions.pop(one.payload["token"], None)


async def hours(world: World, minutes: float) -> None:
    """Let people play for `minutes` of real time; deadlines and robots move for late people."""
    world.turn_clock(speed=PLAYING_SPEED)
    for group, timer in zip(world.groups, ("60s", "3min", "12h", "off"), strict=False):
        group.timer = timer
    begun = time.monotonic()
    bot = await start_bot(world)
    warm: Size | None = None
    async with world.clicking():
        world.go_on()
        while (passed := time.monotonic() - begun) < 60 * minutes:
            await asyncio.sleep(1)
            world.fleet.read(bot)
            if warm is None and passed > 60 * minutes * WARM:
                warm = Size.measure_process(bot)
            for group in world.groups:
                group.pause = world.rng.choice((0.02, 0.1, 0.1, 4.0))
        for group in world.groups:
            group.pause = 0.05
    if warm is not None:
        check_growth(world, bot, warm, "hours of play")
    world.tally.counts["hours of play by the fast clock"] += int(minutes * PLAYING_SPEED / 60)
    await end_bot(world, bot, signal.SIGKILL)
