"""Soak phase: people play on under duplicated and late events, halts, clock jumps and a full disk.

Each next trouble is drawn among the least frequent so far. After each trouble moves must be stored again; at
the end every table must show its current state.
"""

from __future__ import annotations

import asyncio
import resource
import signal
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from bench.small_discord import JSON
from bench.soak.clock import FastClock
from bench.soak.failing import check_recovery
from bench.soak.kills import end_bot, start_bot
from bench.soak.logs import DATABASE, GATEWAY
from bench.soak.outages import plays_again
from bench.soak.running import Bot
from bench.soak.watched import Interaction, NoBot
from bench.soak.world import World

SPEED: Final = 1.0
"""Real time: Discord's three seconds must be three seconds."""
EXPIRY: Final = 3.0
DOUBLED, DELAYED, LATE, STALE = 0.08, 0.16, 0.19, 0.22
"""Cumulative shares of interactions that come twice, out of order, too late, or after a restart."""
LONGEST_HALT: Final = 20.0
JUMPS: Final = (-86_400.0, -3600.0, -40.0, 40.0, 3600.0, 86_400.0)
"""Seconds by which the clock of the process is wrong for a while."""
WRONG_FOR: Final = (1.0, 6.0)
FULL_FOR: Final = (2.0, 8.0)
ROOM: Final = 64 * 1024
"""Bytes that the process may write beyond the end of its log, which is short, while its disk fails."""

Trouble = Callable[[World, Bot], Awaitable[Bot]]


class BadConnection:
    """A bad connection that delivers some interactions twice, late or out of order."""

    def __init__(self, world: World) -> None:
        self._world, self._discord, self._rng = world, world.discord, world.rng
        self._sending: set[asyncio.Task[None]] = set()
        self.kept: list[tuple[Interaction, JSON]] = []
        """Interactions, with their payloads, that the next process gets again once it is connected."""

    async def deliver(self, asked: Interaction, payload: JSON) -> None:
        """Deliver an interaction to the bot in order, twice, late or out of order."""
        share, tally = self._rng.random(), self._world.tally
        if share < DOUBLED:
            asked.excused = True  # Discord refuses a second answer.
            tally.count("trouble: an interaction is heard of twice")
            await self._discord.tell("INTERACTION_CREATE", payload)
            self._send_later(self._rng.choice((0.0, 0.2, 1.0)), payload)
        elif share < DELAYED:
            tally.count("trouble: an interaction is overtaken by others")
            self._send_later(self._rng.uniform(0.05, 1.0), payload, asked)
        elif share < LATE:
            tally.count("trouble: an interaction comes too late to be answered")
            asked.excused = True
            self._send_later(self._rng.uniform(EXPIRY + 0.2, 2 * EXPIRY), payload, asked, too_late=True)
        else:
            if share < STALE:
                self.kept.append((asked, payload))
            await self._discord.tell("INTERACTION_CREATE", payload)

    def _send_later(
        self, seconds: float, payload: JSON, asked: Interaction | None = None, *, too_late: bool = False
    ) -> None:
        """Deliver an interaction later; its person gives up if it is too late, or if no session is left."""

        async def send() -> None:
            await asyncio.sleep(seconds)
            if too_late:
                give_up()
            try:
                await self._discord.tell("INTERACTION_CREATE", payload)
            except NoBot:
                give_up()

        def give_up() -> None:
            if asked is not None and not asked.answered.done():
                asked.excused = True
                asked.answered.set_result(None)

        self._sending.add(task := asyncio.create_task(send()))
        task.add_done_callback(self._sending.discard)

    async def stale(self) -> None:
        """Deliver payloads of the previous process again, to a newly connected process."""
        kept, self.kept = self.kept, []
        for asked, payload in kept:
            asked.excused = True  # The process before may have answered; Discord refuses a second answer.
            self._world.tally.count("trouble: an interaction is heard of again after a restart")
            with suppress(NoBot):
                await self._discord.tell("INTERACTION_CREATE", payload)

    async def done(self) -> None:
        """Wait until all interactions have been delivered."""
        while self._sending:
            await asyncio.gather(*self._sending)


async def troubles(world: World, times: int) -> None:
    """Cause `times` troubles, and check the tables after each and at the end."""
    world.turn_clock(speed=SPEED)
    odd, done = BadConnection(world), Counter[str]()
    kinds = dict(KINDS)
    if world.server is not None:
        kinds = {kind: trouble for kind, trouble in kinds.items() if "disk" not in kind}
    world.fleet.causes |= {GATEWAY, DATABASE}
    bot = await start_bot(world)
    world.discord.expiry, world.discord.deliver = EXPIRY, odd.deliver
    async with world.clicking():
        world.go_on()
        for _ in range(times):
            await asyncio.sleep(world.rng.uniform(0.5, 2.0))
            fewest = min(done[kind] for kind in kinds)
            kind = world.rng.choice([kind for kind in kinds if done[kind] == fewest])
            done[kind] += 1
            before = bot
            world.fleet.note(f"trouble: {kind}")
            bot = await kinds[kind](world, bot)
            if bot is not before:
                await odd.stale()
            world.tally.count(f"trouble: {kind}")
            await plays_again(world, kind)
            world.fleet.read(bot)
            world.matches.check()
        await odd.done()
        world.discord.expiry, world.discord.deliver = None, world.discord.deliver_at_once
        await check_recovery(world)
    await end_bot(world, bot)
    world.fleet.causes -= {GATEWAY, DATABASE}


async def cut(world: World, bot: Bot) -> Bot:
    """Cut the connection; the process resumes the session and gets the missed events."""
    await world.discord.cut()
    return bot


async def reconnect(world: World, bot: Bot) -> Bot:
    """Ask the process to reconnect, as Discord does every few hours."""
    await world.discord.cut(frame={"op": 7, "d": None, "s": None, "t": None})
    return bot


async def invalidate_resumable(world: World, bot: Bot) -> Bot:
    """Declare the session invalid but resumable."""
    await world.discord.cut(frame={"op": 9, "d": True, "s": None, "t": None})
    return bot


async def invalidate(world: World, bot: Bot) -> Bot:
    """Declare the session invalid; a new session begins, and the events in between are lost."""
    await world.discord.cut(valid=False, frame={"op": 9, "d": False, "s": None, "t": None})
    return bot


async def refuse_resuming(world: World, bot: Bot) -> Bot:
    """Cut the connection and refuse to resume the session."""
    await world.discord.cut(valid=False)
    return bot


async def halt(world: World, bot: Bot) -> Bot:
    """Halt the process for a while, like a sleeping machine."""
    world.fleet.nudge(bot, signal.SIGSTOP)
    try:
        await asyncio.sleep(min(1.0 + world.rng.expovariate(0.25), LONGEST_HALT))
    finally:
        world.fleet.nudge(bot, signal.SIGCONT)
    return bot


async def clock(world: World, bot: Bot) -> Bot:
    """Make the process's clock jump back or forward, and correct the clock some seconds later."""
    right = world.discord.clock
    wrong = FastClock.beginning(right.now() + world.rng.choice(JUMPS), right.speed)
    world.fleet.turn_clock(wrong, bot)
    await asyncio.sleep(world.rng.uniform(*WRONG_FOR))
    world.fleet.turn_clock(right, bot)
    return bot


async def fill_disk(world: World, bot: Bot) -> Bot:
    """Stop the database from growing for a while."""
    world.fleet.fill_disk(bot, full=True)
    await asyncio.sleep(world.rng.uniform(*FULL_FOR))
    world.fleet.fill_disk(bot, full=False)
    return bot


async def fail_writes(world: World, bot: Bot) -> Bot:
    """Limit the size of the process's files for a while, so that any of its writes may fail."""
    most = bot.log.stat().st_size + ROOM
    soft, hard = resource.prlimit(bot.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(bot.pid, resource.RLIMIT_FSIZE, (most, hard))
    await asyncio.sleep(world.rng.uniform(*FULL_FOR))
    if bot.is_running:
        resource.prlimit(bot.pid, resource.RLIMIT_FSIZE, (soft, hard))
    return bot


async def restart(world: World, bot: Bot) -> Bot:
    """Kill the process, and deliver its payloads to the next process again."""
    await end_bot(world, bot, signal.SIGKILL)
    return await start_bot(world)


KINDS: Final[dict[str, Trouble]] = {
    "the gateway is cut, and resumed": cut,
    "Discord asks to connect again": reconnect,
    "a session is invalid, and resumed": invalidate_resumable,
    "a session is invalid, another begins": invalidate,
    "a session cannot be resumed": refuse_resuming,
    "the process is halted": halt,
    "the clock jumps": clock,
    "the disk is full": fill_disk,
    "the disk fails": fail_writes,
    "a restart": restart,
}
