"""People who play the moves offered to them, and press other controls at random."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Final, NamedTuple

from bench.small_discord import EDIT, JSON, Person
from bench.soak.matches import Match, Matches
from bench.soak.running import PATIENCE
from bench.soak.tally import Tally
from bench.soak.watched import Interaction, NoBot, WatchedDiscord, pressed_ids

COMMANDS: Final = {"skull-king": "skullking", "hearts": "hearts", "skull": "skull"}
IDLE: Final = 0.25
"""Seconds until a person looks again, where nothing is written."""
RESUMES: Final = 0.5
"""The share of looks at a paused match at which somebody ends the pause."""
BESIDE: Final = ("@hand", "@help", "@sheet", "@rules", "@more", "@follow", "@page", "@token")
"""Verbs that may be pressed at any time: they change no match."""


class Offered(NamedTuple):
    """A button or menu in a message: its custom_id, its action in the notation, and the chosen values."""

    custom_id: str
    notation: str
    values: list[str] | None

    @property
    def table(self) -> str:
        """Return the number of its table, as text."""
        return self.custom_id.split(":")[1]


def find_controls(message: JSON, rng: Random) -> Iterator[Offered]:
    """Yield a message's buttons, and its menus with random values of the required number."""
    inside = list(message["components"])
    while inside:
        component = inside.pop(0)
        inside = [*component.get("components", []), *inside]
        custom_id = component.get("custom_id", "")
        if component.get("disabled") or custom_id.count(":") < 3:
            continue
        notation = custom_id.split(":", 3)[3]
        if component["type"] == 2:
            yield Offered(custom_id, notation, None)
        elif component["type"] == 3:
            lines = [option["value"] for option in component["options"]]
            fewest, most = component.get("min_values", 1), component.get("max_values", 1)
            if most == 1:
                yield from (Offered(custom_id, f"{notation} {line}", [line]) for line in lines)
            else:
                values = rng.sample(lines, min(len(lines), max(1, fewest)))
                yield Offered(custom_id, " ".join([notation, *values]), values)


class Group:
    """Plays one match after another of a game with the people of one channel."""

    def __init__(
        self,
        discord: WatchedDiscord,
        matches: Matches,
        tally: Tally,
        people: list[Person],
        game: str,
        seed: int,
    ) -> None:
        self.discord, self.matches, self.tally, self.people = discord, matches, tally, people
        self.game, self.rng = game, Random(seed)
        self.channel = people[0].channel
        self.by_who = {f"u:{person.user['id']}": person for person in people}
        self.pause = 0.05
        """Mean seconds between two clicks."""
        self.timer = "3d"
        self.may_click = asyncio.Event()
        self.may_click.set()
        self.busy = asyncio.Lock()
        self._clicks: Counter[tuple[int, int, int, str]] = Counter()
        self._moved = (time.monotonic(), 0)

    async def live(self) -> None:
        """Act for the channel's people until cancelled; pause while clicking is forbidden."""
        while True:
            await self.may_click.wait()
            try:
                async with self.busy:
                    acted = await self._step()
            except NoBot:
                await self.discord.connected.wait()
                continue
            if acted:
                await asyncio.sleep(self.rng.expovariate(1 / self.pause))
            else:
                await self._look_again()

    async def _look_again(self) -> None:
        written = self.discord.written[self.channel]
        written.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(written.wait(), IDLE)

    async def _step(self) -> bool:
        """Take the next step; return False if the people can only wait."""
        newest = self.matches.newest(self.channel)
        if newest is None or newest[1] not in ("lobby", "running"):
            return await self._open()
        table, status = newest
        if status == "lobby":
            return await self._gather(table)
        match = self.matches.read(table)
        return match is not None and await self._play(match)

    async def _open(self) -> bool:
        options = [{"name": "timer", "type": 3, "value": self.timer}]
        asked = await self.discord.type(
            self.people[0], COMMANDS[self.game], {"name": "new", "type": 1, "options": options}
        )
        await self._await_answer(asked)
        self.tally.count("tables opened")
        return True

    async def _gather(self, table: int) -> bool:
        joined = self.matches.joined(table)
        host, *others = self.people
        missing = [person for person in others if f"u:{person.user['id']}" not in joined]
        person, verb = (missing[0], "@join") if missing else (host, "@start")
        public = self._public_messages(table)  # A killed process may leave several messages; use any of them.
        for message in self.rng.sample(public, len(public)):
            for one in find_controls(message, self.rng):
                if one.notation == verb:
                    await self._press(person, message, one)
                    return True
        return False

    def _public_messages(self, table: int) -> list[JSON]:
        return live_messages(self.discord, self.channel, table)

    async def _play(self, match: Match) -> bool:
        if match.paused and self.rng.random() < RESUMES:
            return await self._resume(match)
        waiting = [who for who in match.waits_for() if who in self.by_who]
        if not waiting or self.rng.random() < 0.1:
            return await self._press_tool(match)
        who = self.rng.choice(waiting)
        person = self.by_who[who]
        own = list(self.discord.own.get(person.user["id"], {}).values())
        for message in reversed(own):
            moves = [
                one
                for one in find_controls(message, self.rng)
                if one.custom_id.startswith(f"1:{match.number}:{match.turn}:")
                and match.legal(who, one.notation)
            ]
            if moves:
                await self._move(match, who, message, self.rng.choice(moves))
                return True
        for message in [*self._public_messages(match.number), *own]:
            for one in find_controls(message, self.rng):
                if one.table == str(match.number) and one.notation == "@hand":
                    await self._press(person, message, one)
                    return True
        return False

    async def _resume(self, match: Match) -> bool:
        """Have somebody end a pause, or open the hand that offers to."""
        person = self.rng.choice(self.people)
        own = list(self.discord.own.get(person.user["id"], {}).values())
        offered = [
            (message, one)
            for message in [*reversed(own), *self._public_messages(match.number)]
            for one in find_controls(message, self.rng)
            if one.table == str(match.number)
        ]
        for verb in ("@resume", "@hand"):
            for message, one in offered:
                if one.notation == verb:
                    await self._press(person, message, one)
                    self.tally.count(f"presses of {verb} during a pause")
                    return True
        return False

    async def _move(self, match: Match, who: str, message: JSON, one: Offered) -> None:
        """Make a legal move, and check that an acknowledged move is in the log exactly once."""
        turn, seat = match.turn, match.seat_of[who]
        action = str(match.game.parse(one.notation))
        self._clicks[match.number, turn, seat, action] += 1
        asked = await self.discord.click(self.by_who[who], message, one.custom_id, one.values)
        kind = await self._await_answer(asked)
        await self.matches.there.wait()
        fresh = self.matches.read(match.number)
        assert fresh is not None
        rows = [row for row in fresh.log if (row.turn, row.seat) == (turn, seat)]
        mine = [row for row in rows if row.action == action and row.by == who]
        if len(mine) > self._clicks[match.number, turn, seat, action]:
            self.tally.record_broken_promise(
                f"table {match.number}: {action} of seat {seat} is there {len(mine)} times"
            )
        if kind == EDIT:
            self.tally.count("moves acknowledged")
            clicked = self._clicks
            # A click that was delivered late may have stored another move of this person first.
            if not any(row.by != who or clicked[match.number, turn, seat, row.action] for row in rows):
                self.tally.record_broken_promise(
                    f"table {match.number}: {action} of seat {seat} is acknowledged and lost: {rows}"
                )
        elif kind is None and mine:
            self.tally.count("moves stored, whose answer died with the process")
        elif kind is not None:
            self.tally.count("moves refused for now")

    async def _press_tool(self, match: Match) -> bool:
        """Press a control that is no move: a tool, a help question, or a button of an old message."""
        person = self.rng.choice(self.people)
        own = list(self.discord.own.get(person.user["id"], {}).values())
        choices = [
            (message, one)
            for message in [*self._public_messages(match.number), *own]
            for one in find_controls(message, self.rng)
            if one.notation.split(" ")[0] in BESIDE and one.table == str(match.number)
        ]
        if not choices or self.rng.random() < 0.5:
            return False
        await self._press(person, *self.rng.choice(choices))
        self.tally.count("other clicks")
        return True

    async def _press(self, person: Person, message: JSON, one: Offered) -> None:
        asked = await self.discord.click(person, message, one.custom_id, one.values)
        await self._await_answer(asked)

    async def _await_answer(self, asked: Interaction) -> int | None:
        """Return the kind of a click's answer, or None if the process that received the click has ended."""
        done, _ = await asyncio.wait({asked.answered}, timeout=PATIENCE)
        if not done:
            if not asked.excused and self.discord.left.get(asked.process, 0.0) < asked.at:
                self.tally.record_broken_promise(f"a click was not answered within {PATIENCE:.0f} seconds")
            return None
        if asked.answered.result() is not None:
            self.tally.took("a click until it is answered", time.monotonic() - asked.at)
        return asked.answered.result()


def live_messages(discord: WatchedDiscord, channel: str, table: int) -> list[JSON]:
    """Return the public messages in a channel with buttons for this table, oldest first."""
    mark = f"1:{table}:"
    return [
        message
        for message in list(discord.messages.values())
        if message["channel_id"] == channel
        and "reader" not in message
        and any(one.startswith(mark) for one in pressed_ids(message))
    ]
