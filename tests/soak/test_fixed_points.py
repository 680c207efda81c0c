"""A soak test of a few seconds: the real process is killed at chosen moments while people click."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sqlite3
from collections.abc import Mapping
from contextlib import AsyncExitStack, closing
from pathlib import Path

from aiohttp import web

from bench.small_discord import Answers
from bench.soak.kills import end_bot, start_bot
from bench.soak.running import Bot, Child, start_module
from bench.soak.watched import Asking, Interaction, pressed_ids
from bench.soak.world import World, world
from tests.bot.started import forked


def kill(soak: World, bot: Bot) -> None:
    soak.fleet.tell(bot, signal.SIGKILL)


def committed(soak: World, asked: Interaction | None) -> bool:
    """Return whether this interaction's change is stored."""
    if asked is None:
        return False
    with closing(sqlite3.connect(soak.file)) as database:
        found = database.execute("SELECT 1 FROM interactions WHERE id = ?", (int(asked.number),))
        return found.fetchone() is not None


ENOUGH = 11
"""Acknowledged moves after which the evening may end, however few there were between the deaths."""


async def wait_until_dead(soak: World, bot: Bot) -> None:
    """Wait until the process is dead, and stop all clicks."""
    await asyncio.wait_for(bot.child.wait(), 60)
    soak.hold()
    soak.discord.asking = None
    await soak.end(bot)


def inputs(soak: World) -> int:
    """Return the number of inputs in the live matches."""
    return sum(len(match.log) for match in soak.matches.live())


def before_the_answer(soak: World, bot: Bot) -> Asking:
    """Kill the process after it has stored a move and before it answers the click."""

    async def asking(request: web.Request, asked: Interaction | None, handler: Answers) -> web.StreamResponse:
        if request.path.endswith("/callback") and committed(soak, asked) and inputs(soak) > 6:
            kill(soak, bot)
            await bot.child.wait()
        return await handler(request)

    return asking


def before_it_is_recorded(soak: World, bot: Bot) -> Asking:
    """Kill the process when Discord has accepted a table's message, before its id can be stored."""

    async def asking(request: web.Request, asked: Interaction | None, handler: Answers) -> web.StreamResponse:
        answer = await handler(request)
        newest = list(soak.discord.messages.values())[-1]
        taken = request.method == "POST" and request.match_info.get("channel") == newest["channel_id"]
        if taken and newest["channel_id"] in soak.discord.channels and pressed_ids(newest):
            kill(soak, bot)
            await bot.child.wait()
        return answer

    return asking


async def test_nothing_is_lost_or_doubled_wherever_the_bot_dies(tmp_path: Path, empty_database: Path) -> None:
    shutil.copy(empty_database, tmp_path / "soak.db")
    async with AsyncExitStack() as processes, world(tmp_path, 5, 4.0, ("skull-king",)) as soak:

        async def begin(module: str, folder: Path, log: Path, env: Mapping[str, str]) -> Child:
            if not soak.fleet.bots or not hasattr(os, "fork"):
                return await start_module(module, folder, log, env)
            return await processes.enter_async_context(forked(module, folder, log, **env))

        soak.fleet.begin = begin
        await soak.tally.unless_wrong(asyncio.wait_for(evening(soak), 120))
        assert soak.tally.counts["moves acknowledged"] >= ENOUGH
        assert soak.tally.counts["SIGKILL"] == 4
        assert soak.tally.counts["moves stored, whose answer died with the process"] >= 1


async def evening(soak: World) -> None:
    bot = await start_bot(soak)
    async with soak.clicking():
        soak.go_on()
        bot = await die_at(soak, bot, before_the_answer(soak, bot))
        bot = await die_at(soak, bot, before_it_is_recorded(soak, bot))
        assert soak.tally.counts["messages sent again and found to be there"] >= 1
        bot = await dies_in_the_start(soak, bot)
        bot = await dies_with_another_waiting(soak, bot)
        before = soak.tally.counts["moves acknowledged"]
        for _ in range(1000):
            if soak.tally.counts["moves acknowledged"] >= max(before + 3, ENOUGH):
                break
            await asyncio.sleep(0.02)
    await end_bot(soak, bot)


async def die_at(soak: World, bot: Bot, asking: Asking) -> Bot:
    """Let the process die at this point and start the next, which must show the table and accept clicks."""
    soak.discord.asking = asking
    await wait_until_dead(soak, bot)
    return await back(soak, await soak.fleet.start())


async def back(soak: World, bot: Bot) -> Bot:
    await soak.fleet.wait_until_connected(bot)
    await soak.wait_until_current(bot)
    soak.go_on()
    return bot


async def dies_in_the_start(soak: World, bot: Bot) -> Bot:
    """Start a new process and kill it when its database is ready and it is about to connect."""
    soak.hold()
    await end_bot(soak, bot)
    young = await soak.fleet.start()

    async def asking(request: web.Request, asked: Interaction | None, handler: Answers) -> web.StreamResponse:
        if request.path.endswith("/gateway/bot"):
            kill(soak, young)
        return await handler(request)

    soak.discord.asking = asking
    await wait_until_dead(soak, young)
    return await back(soak, await soak.fleet.start())


async def dies_with_another_waiting(soak: World, bot: Bot) -> Bot:
    """Kill the process during a click while a second process waits, which must take over at once."""
    new = await soak.fleet.start()
    await soak.fleet.wait_until_waiting(new)
    soak.discord.asking = before_the_answer(soak, bot)
    await wait_until_dead(soak, bot)
    return await back(soak, new)
