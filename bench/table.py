"""People at one table of the fake Discord who always choose the first option of their panels."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

from bench.small_discord import JSON, Person, Pressed, SmallDiscord, pressable

Found = TypeVar("Found")
PATIENCE = 30.0
"""Seconds within which an awaited message must have been written."""


class Table:
    """The people of one channel at a table of Skull King, with robots of `level`.

    `length` is a preset of rounds, such as "broadside" with ten cards in each; an `untimed` table has no
    deadlines.
    """

    def __init__(
        self,
        discord: SmallDiscord,
        people: Sequence[Person],
        rng: Random,
        *,
        robots: int = 0,
        length: str = "standard",
        untimed: bool = False,
        level: str = "normal",
    ) -> None:
        self.discord, self.people, self._rng, self._robots = discord, people, rng, robots
        self._length, self._level, self._untimed = length, level, untimed
        (self.channel,) = {person.channel for person in people}
        self._done: set[tuple[str, str]] = set()

    async def open(self) -> None:
        """Open the table by command, begin the match and wait until everybody has a live panel."""
        host, *others = self.people
        lobby = await self.discord.command(host, "skullking", "new")
        for person in others:
            await self.discord.press(person, lobby, one(lobby, "@join"))
        for _ in range(self._robots):
            await self.discord.press(host, lobby, one(lobby, "@robot"))
        if self._robots:
            menu = one(lobby, "@join").custom_id.replace("@join", "@set robots")
            await self.discord.press(host, lobby, Pressed(menu, self._level))
        if self._length != "standard":
            menu = one(lobby, "@join").custom_id.replace("@join", "@set length")
            await self.discord.press(host, lobby, Pressed(menu, self._length))
        if self._untimed:
            menu = one(lobby, "@join").custom_id.replace("@join", "@set timer")
            await self.discord.press(host, lobby, Pressed(menu, "off"))
        start = one(lobby, "@join").custom_id.replace("@join", "@start")
        await self.discord.press(host, lobby, Pressed(start))
        table = await self.until(lambda: self.newest_message("@hand"))
        for person in self.people:
            await self.discord.press(person, table, one(table, "@hand"))
        await self.until(self._find_move)

    async def until(self, look: Callable[[], Found | None]) -> Found:
        """Call `look` after each message of the bot until it returns a value, and return that value.

        Raises:
            TimeoutError: if `look` returns None for PATIENCE seconds.
        """
        written = self.discord.written[self.channel]
        async with asyncio.timeout(PATIENCE):
            while (found := look()) is None:
                written.clear()
                await written.wait()
            return found

    def newest_message(self, verb: str) -> JSON | None:
        """Return the newest public message that offers this verb; None without one."""
        public = [m for m in self.discord.messages.values() if m["channel_id"] == self.channel]
        offered = [m for m in public if any(p.notation == verb for p in pressable(m["components"]))]
        return offered[-1] if offered else None

    def _find_move(self) -> tuple[Person, JSON, Pressed] | None:
        for person in self.people:
            for message in filter(None, (person.panel, person.hand)):
                found = pressable(message["components"])
                moves = [p for p in found if p.notation.split()[0] in ("bid", "play")]
                new = [p for p in moves if (person.user["id"], p.custom_id.split(":")[2]) not in self._done]
                if new:
                    return person, message, self._rng.choice(new)
        return None

    def may_move(self) -> bool:
        """Return whether a person has a button that they have not pressed yet."""
        return self._find_move() is not None

    async def move(self) -> None:
        """Make one bid or play one card for a person on turn; begin a new match if this match is over."""
        if self.is_over():
            await self._begin_again()
        person, panel, what = await self.until(self._find_move)
        self._done.add((person.user["id"], what.custom_id.split(":")[2]))
        await self.discord.press(person, panel, what)

    def is_over(self) -> bool:
        """Return whether the match is over, by what stands in the channel."""
        return self.newest_message("@rematch") is not None

    async def _begin_again(self) -> None:
        for number in [m["id"] for m in self.discord.messages.values() if m["channel_id"] == self.channel]:
            del self.discord.messages[number]
        self._done.clear()
        for person in self.people:
            person.panel = person.hand = None
        await self.open()


def one(message: JSON, verb: str) -> Pressed:
    """Return the button of a message with this verb."""
    return next(p for p in pressable(message["components"]) if p.notation == verb)
