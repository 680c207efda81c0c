"""All that a phase of the soak works with: Discord, its people, the processes and what is known of them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Final

from bench.small_discord import TOGETHER, serving
from bench.soak.clock import FastClock
from bench.soak.leaks import Leaks
from bench.soak.matches import Matches
from bench.soak.people import Group, live_messages
from bench.soak.running import PATIENCE, Bot, Fleet
from bench.soak.tally import Tally
from bench.soak.watched import WatchedDiscord, pressed_ids

GAMES: Final = ("skull-king", "hearts", "skull", "skull-king")
"""What is played in each channel."""
CURRENT: Final = 4.0
"""Seconds by the wall in which nothing has been asked of Discord, after which every message must be right."""


class World:
    """One server with a table in each channel."""

    def __init__(self, folder: Path, seed: int, speed: float, games: Sequence[str] = GAMES) -> None:
        self.folder, self.rng, self.tally = folder, Random(seed), Tally()
        self.file = folder / "soak.db"
        clock = FastClock.beginning(time.time(), speed)
        self.discord = WatchedDiscord(TOGETHER * len(games), self.tally, clock)
        self.matches = Matches(self.file, self.tally)
        leaks, people = Leaks(self.matches, self.tally), self.discord.people
        self.groups = [
            Group(self.discord, self.matches, self.tally, people[n * TOGETHER :][:TOGETHER], game, seed + n)
            for n, game in enumerate(games)
        ]
        self.discord.looks = leaks.look
        self.fleet: Fleet

    def turn_clock(self, *, speed: float, forward: float = 0.0) -> None:
        """Have the clock run so fast from the next start on, and so many seconds ahead."""
        self.discord.clock = FastClock.beginning(self.discord.clock.now() + forward, speed)

    def hold(self) -> None:
        """Nobody clicks from now on, once what they have begun is done."""
        for group in self.groups:
            group.may_click.clear()

    def go_on(self) -> None:
        """People click again."""
        for group in self.groups:
            group.may_click.set()

    async def current(self) -> None:
        """Until one live message of each table shows it as it is, or as it was a moment ago.

        A fault where the bot asks nothing of Discord for CURRENT seconds and there is none, or two.
        """
        begun = last = time.monotonic()
        turns = {match.number: match.turn for match in self.matches.live()}
        left, asked = set(turns), self.tally.counts["requests"]
        while left:
            left = {number for number in left if self._missing(number, turns[number]) is not None}
            now = time.monotonic()
            if self.tally.counts["requests"] != asked:
                asked, last = self.tally.counts["requests"], now
            if left and (now - last > CURRENT or now - begun > PATIENCE):
                number = min(left)
                self.tally.wrong(
                    f"table {number} is not shown as it is {now - begun:.1f} seconds after a start: "
                    f"{self._missing(number, turns[number])}"
                )
                return
            await asyncio.sleep(0.02)
        self.tally.took("connected until every table is current", time.monotonic() - begun)

    def _missing(self, number: int, turn: int) -> str | None:
        """What is not right about the message of a running table; None where there is nothing."""
        match = self.matches.read(number)
        if match is None or match.status != "running":
            return None
        messages = [
            message for message in live_messages(self.discord, match.channel, number) if pressed_ids(message)
        ]
        shown = [int(pressed_ids(message)[0].split(":")[2]) for message in messages]
        if len(shown) != 1:
            return f"{len(shown)} messages are live"
        return None if shown[0] >= turn else f"it shows turn {shown[0]}, and it was {turn}"

    async def end(self, bot: Bot) -> None:
        """Wait for the end of a process; what is stored is held against what was known."""
        await self.fleet.ended(bot)
        self.matches.check()

    @asynccontextmanager
    async def clicking(self) -> AsyncIterator[None]:
        """Everybody clicks, whoever is there to hear it."""
        tasks = [asyncio.create_task(self._live(group)) for group in self.groups]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _live(self, group: Group) -> None:
        try:
            await group.live()
        except Exception as error:
            self.tally.wrong(f"the soak itself failed: {error!r}")
            raise


@asynccontextmanager
async def world(folder: Path, seed: int, speed: float, games: Sequence[str] = GAMES) -> AsyncIterator[World]:
    """A world whose Discord is there to be spoken to, and whose processes end with it."""
    made = World(folder, seed, speed, games)
    async with serving(made.discord) as env:
        made.fleet = Fleet(folder, env, made.discord, made.tally, made.file)
        try:
            yield made
        finally:
            await made.fleet.close()
