"""Seconds of the soak: the real process dies at the moments that matter, while people click."""

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
from bench.soak.kills import down, up
from bench.soak.running import Bot, Child, begun
from bench.soak.watched import Asked, Asking, pressed_ids
from bench.soak.world import World, world
from tests.bot.started import forked


def kill(soak: World, bot: Bot) -> None:
    soak.fleet.tell(bot, signal.SIGKILL)


def committed(soak: World, asked: Asked | None) -> bool:
    """Whether what this interaction changes is stored."""
    if asked is None:
        return False
    with closing(sqlite3.connect(soak.file)) as database:
        found = database.execute("SELECT 1 FROM interactions WHERE id = ?", (int(asked.number),))
        return found.fetchone() is not None


async def killed(soak: World, bot: Bot) -> None:
    """Until the process is dead; nobody clicks any more."""
    await asyncio.wait_for(bot.child.wait(), 60)
    soak.hold()
    soak.discord.asking = None
    await soak.end(bot)


def inputs(soak: World) -> int:
    """How many there are in the match that is being played."""
    return sum(len(match.log) for match in soak.matches.live())


def before_the_answer(soak: World, bot: Bot) -> Asking:
    """Kill it when it has stored a move and is about to answer: nobody has heard of that."""

    async def asking(request: web.Request, asked: Asked | None, handler: Answers) -> web.StreamResponse:
        if request.path.endswith("/callback") and committed(soak, asked) and inputs(soak) > 6:
            kill(soak, bot)
            await bot.child.wait()
        return await handler(request)

    return asking


def before_it_is_recorded(soak: World, bot: Bot) -> Asking:
    """Kill it when Discord has taken a message of the table, and it does not know which."""

    async def asking(request: web.Request, asked: Asked | None, handler: Answers) -> web.StreamResponse:
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
                return await begun(module, folder, log, env)
            return await processes.enter_async_context(forked(module, folder, log, **env))

        soak.fleet.begin = begin
        await soak.tally.unless_wrong(asyncio.wait_for(evening(soak), 120))
        assert soak.tally.counts["moves acknowledged"] > 10
        assert soak.tally.counts["SIGKILL"] == 4
        assert soak.tally.counts["moves stored, whose answer died with the process"] >= 1


async def evening(soak: World) -> None:
    bot = await up(soak)
    async with soak.clicking():
        soak.go_on()
        bot = await dies(soak, bot, before_the_answer(soak, bot))
        bot = await dies(soak, bot, before_it_is_recorded(soak, bot))
        assert soak.tally.counts["messages sent again and found to be there"] >= 1
        bot = await dies_in_the_start(soak, bot)
        bot = await dies_with_another_waiting(soak, bot)
        before = soak.tally.counts["moves acknowledged"]
        for _ in range(1000):
            if soak.tally.counts["moves acknowledged"] >= before + 3:
                break
            await asyncio.sleep(0.02)
    await down(soak, bot)


async def dies(soak: World, bot: Bot, asking: Asking) -> Bot:
    """It dies there; the next one shows the table as it is, and people click again."""
    soak.discord.asking = asking
    await killed(soak, bot)
    return await back(soak, await soak.fleet.start())


async def back(soak: World, bot: Bot) -> Bot:
    await soak.fleet.ready(bot)
    await soak.current(bot)
    soak.go_on()
    return bot


async def dies_in_the_start(soak: World, bot: Bot) -> Bot:
    """The next one dies when its database is ready and it is about to connect."""
    soak.hold()
    await down(soak, bot)
    young = await soak.fleet.start()

    async def asking(request: web.Request, asked: Asked | None, handler: Answers) -> web.StreamResponse:
        if request.path.endswith("/gateway/bot"):
            kill(soak, young)
        return await handler(request)

    soak.discord.asking = asking
    await killed(soak, young)
    return await back(soak, await soak.fleet.start())


async def dies_with_another_waiting(soak: World, bot: Bot) -> Bot:
    """It dies in the middle of a click, with the next one waiting: that takes over at once."""
    new = await soak.fleet.start()
    await soak.fleet.waits(new)
    soak.discord.asking = before_the_answer(soak, bot)
    await killed(soak, bot)
    return await back(soak, new)
