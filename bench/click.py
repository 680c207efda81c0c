"""What a click costs, in CPU: the real process against a small Discord, beside a bare discord.py bot.

`python -m bench.click [--moves 60] [--interval 2] [--json]`. Four people play Skull King from live panels
and get their hands by DM; one moves every `interval` seconds, so nothing coalesces. A ratio says how many
times as much as the bare bot's click something takes. Both bots run in the same minutes on the same machine.
"""

# ruff: noqa: T201 - it prints what it has measured

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NamedTuple, TypeVar

from bench.processes import cpu, resident, started
from bench.small_discord import JSON, Person, Pressed, SmallDiscord, pressable, serving

Found = TypeVar("Found")
PEOPLE = 4
WARM_UP = 12
"""Moves, and clicks of the bare bot, before anything counts."""
COUNTED = ("post", "edit", "delete", "dm channel")
"""Requests that count against an application's limit of 50 a second; answers to interactions do not."""


class Row(NamedTuple):
    """One figure beside its anchor; `ratio` is None where the value is a count."""

    name: str
    value: float
    anchor: float | None = None

    @property
    def ratio(self) -> float | None:
        """How many times the anchor the value is."""
        return None if self.anchor is None else self.value / self.anchor


class Table:
    """Four people at one table, who do the first thing their panels offer."""

    def __init__(self, discord: SmallDiscord, rng: Random) -> None:
        self.discord, self._rng = discord, rng
        self._done: set[tuple[str, str]] = set()

    async def open(self) -> None:
        """From the command to four live panels."""
        host, *others = self.discord.people
        lobby = await self.discord.command(host, "skullking", "new")
        for person in others:
            await self.discord.press(person, lobby, one(lobby, "@join"))
        await self.discord.press(host, lobby, one(lobby, "@start"))
        table = await self.until(lambda: self._newest("@hand"))
        for person in self.discord.people:
            await self.discord.press(person, table, one(table, "@hand"))
        await self.until(self._next)

    async def until(self, look: Callable[[], Found | None]) -> Found:
        """What `look` finds as soon as a message that is written lets it. TimeoutError when none does."""
        async with asyncio.timeout(20):
            while (found := look()) is None:
                self.discord.changed.clear()
                await self.discord.changed.wait()
            return found

    def _newest(self, verb: str) -> JSON | None:
        public = [m for m in self.discord.messages.values() if m["channel_id"] == self.discord.channel]
        offered = [m for m in public if any(p.notation == verb for p in pressable(m["components"]))]
        return offered[-1] if offered else None

    def _next(self) -> tuple[Person, JSON, Pressed] | None:
        for person in self.discord.people:
            panel = person.panel
            if panel is None:
                continue
            moves = [p for p in pressable(panel["components"]) if p.notation.split()[0] in ("bid", "play")]
            new = [p for p in moves if (person.user["id"], p.custom_id.split(":")[2]) not in self._done]
            if new:
                return person, panel, self._rng.choice(new)
        return None

    async def move(self) -> None:
        """One bid or card of whoever may; a new match when this one is over."""
        if self._newest("@rematch") is not None:
            await self._begin_again()
        person, panel, what = await self.until(self._next)
        self._done.add((person.user["id"], what.custom_id.split(":")[2]))
        await self.discord.press(person, panel, what)

    async def _begin_again(self) -> None:
        self.discord.messages.clear()
        self._done.clear()
        for person in self.discord.people:
            person.panel = None
        await self.open()


def one(message: JSON, verb: str) -> Pressed:
    """The button of a message with this verb."""
    return next(p for p in pressable(message["components"]) if p.notation == verb)


async def played(moves: int, interval: float, seed: int, warm_up: int) -> list[Row]:
    """The figures of the bot itself, without anchors."""
    discord = SmallDiscord(PEOPLE)
    with tempfile.TemporaryDirectory() as folder:
        here = Path(folder)
        async with serving(discord) as env:
            more = {"DATABASE_URL": f"sqlite+aiosqlite:///{here / 'bench.db'}"}
            async with started("bot", {**env, **more}, here / "bot.log") as pid:
                await asyncio.wait_for(discord.ready.wait(), 20)
                await asyncio.sleep(2)
                idle = resident(pid)
                table = Table(discord, Random(seed))
                await table.open()
                for _ in range(warm_up):
                    await table.move()
                    await asyncio.sleep(interval / 2)
                discord.requests.clear()
                discord.identical = 0
                begun, until_answered = cpu(pid), 0.0
                for _ in range(moves):
                    await asyncio.sleep(interval)
                    before = cpu(pid)
                    await table.move()
                    until_answered += cpu(pid) - before
                await asyncio.sleep(interval)
                whole = cpu(pid) - begun
    counted = sum(discord.requests[kind] for kind in COUNTED)
    return [
        Row("CPU of a move, all that follows included (ms)", 1000 * whole / moves),
        Row("CPU until its answer is sent (ms)", 1000 * until_answered / moves),
        Row("requests a move that count against the global limit", counted / moves),
        Row("requests a move in all", sum(discord.requests.values()) / moves),
        Row("writes a move that changed nothing", discord.identical / moves),
        Row("resident memory before the first table (MiB)", idle / 2**20),
    ]


async def bare(clicks: int) -> tuple[float, float]:
    """Milliseconds of CPU that the bare bot's click takes, and its idle memory in MiB."""
    discord = SmallDiscord(1)
    (person,) = discord.people
    with tempfile.TemporaryDirectory() as folder:
        async with serving(discord) as env, started("bench.bare", env, Path(folder) / "bare.log") as pid:
            await asyncio.wait_for(discord.ready.wait(), 20)
            await asyncio.sleep(2)
            idle = resident(pid)
            panel = await discord.command(person, "skullking", "new")
            begun = cpu(pid)
            for click in range(WARM_UP + clicks):
                if click == WARM_UP:
                    begun = cpu(pid)
                await discord.press(person, panel, next(pressable(panel["components"])))
                await asyncio.sleep(0.05)
            await asyncio.sleep(0.2)
            return 1000 * (cpu(pid) - begun) / clicks, idle / 2**20


async def measured(moves: int, interval: float, seed: int, warm_up: int = WARM_UP) -> list[Row]:
    """All figures, CPU and memory beside the bare bot's, which is measured before and after."""
    first, memory = await bare(moves)
    rows = await played(moves, interval, seed, warm_up)
    second, _ = await bare(moves)
    anchors = {"CPU": (first + second) / 2, "res": memory}
    return [row._replace(anchor=anchors.get(row.name[:3])) for row in rows]


def main() -> None:
    """Measure and print: a line for each figure, or one JSON object a line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("--interval", type=float, default=2.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    for row in asyncio.run(measured(asked.moves, asked.interval, asked.seed)):
        if asked.json:
            print(json.dumps({**row._asdict(), "ratio": row.ratio}))
        else:
            beside = "" if row.anchor is None else f"; bare bot {row.anchor:.2f}, {row.ratio:.2f} times"
            print(f"{row.name}: {row.value:.2f}{beside}")


if __name__ == "__main__":
    main()
