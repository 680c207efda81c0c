"""The environment of a soak phase: the fake Discord, its people, the bot's processes and the known state."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from itertools import cycle
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from bench.processes import cpu
from bench.small_discord import JSON, TOGETHER, serving
from bench.soak.clock import FastClock
from bench.soak.leaks import Leaks
from bench.soak.matches import Match, Matches
from bench.soak.notified import NotificationCheck
from bench.soak.people import Group, live_messages
from bench.soak.running import PATIENCE, Bot, Fleet
from bench.soak.stored import Database, FileDatabase, ServerDatabase
from bench.soak.tally import Tally
from bench.soak.watched import WatchedDiscord, pressed_ids
from bot.texts.sentences import LOCALES

if TYPE_CHECKING:
    from bench.postgresql_server import Server

GAMES: Final = ("skull-king", "hearts", "skull", "skull-king")
"""The game that is played in each channel."""
TIMERS: Final = ("3min", "3min", "12h", "3d")
"""The timer of the tables in each channel."""
CARDS: Final = ("emojis", "signs", "words")
PICTURES: Final = ("server", "always", "never")
AUTOPLAY: Final = ("robots", "on")
QUIET: Final = 1.0
"""Seconds without a request after which a process has shown all it has to show."""
CURRENT: Final = 4.0
"""Seconds without a request after which every message must be right."""
LINES: Final = 10
"""Messages of a channel, and lines of a log, that are reported with an error in a table's messages."""
SLOTS: Final = ("message_id", "kind", "reader", "epoch", "is_sending", "is_final", "revision", "inputs")
"""The columns of `slots` that are reported with it."""
_SELECT_SLOTS: Final = f"SELECT {', '.join(SLOTS)} FROM slots WHERE table_id = ? ORDER BY id"


class WrongTable(NamedTuple):
    """A running table whose messages are wrong, and the error."""

    match: Match
    error: str


class World:
    """A fake Discord server with a table in each channel."""

    def __init__(
        self,
        folder: Path,
        seed: int,
        speed: float,
        games: Sequence[str] = GAMES,
        server: Server | None = None,
    ) -> None:
        self.folder, self.rng, self.tally = folder, Random(seed), Tally()
        self.file, self.server = folder / "soak.db", server
        self.stored: Database = (
            FileDatabase(self.file) if server is None else ServerDatabase(server.address())
        )
        clock = FastClock.beginning(time.time(), speed)
        self.discord = WatchedDiscord(TOGETHER * len(games), self.tally, clock)
        self.matches = Matches(self.stored, self.tally)
        self.leaks, people = Leaks(self.matches, self.tally), self.discord.people
        self.groups = [
            Group(self.discord, self.matches, self.tally, people[n * TOGETHER :][:TOGETHER], game, seed + n)
            for n, game in enumerate(games)
        ]
        for group, timer in zip(self.groups, cycle(TIMERS), strict=False):
            group.timer = timer
        for person in people:
            person.locale = self.rng.choice(LOCALES)
        self.discord.looks = self.leaks.look
        self.notified = NotificationCheck(self.matches, self.tally, self.discord.messages)
        self.discord.posted, self.discord.edited = self.notified.posted, self.notified.edited
        self.lost_answers: set[str] = set()
        self.fleet: Fleet

    def turn_clock(self, *, speed: float, forward: float = 0.0) -> None:
        """Set the clock's speed and move it `forward` seconds, for all processes that start later."""
        self.discord.clock = FastClock.beginning(self.discord.clock.now() + forward, speed)

    def dress(self) -> None:
        """Change every person's preferences for cards, pictures and autoplay; the next process reads them."""
        for person in self.discord.people:
            likes = {
                "cards": self.rng.choice(CARDS),
                "pictures": self.rng.choice(PICTURES),
                "autoplay": self.rng.choice(AUTOPLAY),
            }
            user = int(person.user["id"])
            self.stored.change(
                f"UPDATE people SET preferences = '{json.dumps(likes)}' WHERE discord_id = {user}"
            )

    def hold(self) -> None:
        """Stop all clicks after waiting for the clicks that have begun."""
        for group in self.groups:
            group.may_click.clear()

    def go_on(self) -> None:
        """Let people click again."""
        for group in self.groups:
            group.may_click.set()

    async def wait_until_current(self, bot: Bot) -> None:
        """Wait until this newly connected process has updated all messages and makes no more requests.

        Then exactly one live message must show each table's current state. The promise is broken if that is
        not so after CURRENT seconds without a request, or if requests never end. Nobody may click meanwhile.
        The seconds do not count while the wrong table waits for its dealer: the result of a round stays on
        screen for longer at normal speed, without buttons.
        """
        begun = last = time.monotonic()
        asked, spent = -1, cpu(bot.pid)
        first = self.tally.counts["requests"]
        while True:
            now, wrong = time.monotonic(), self.first_wrong()
            if self.tally.counts["requests"] != asked or bot.number not in self.discord.resumed:
                asked, last = self.tally.counts["requests"], now
            if wrong is not None and wrong.match.waits_for_dealer:
                last = now
            if wrong is None and now - last > QUIET:
                break
            if now - last > CURRENT or now - begun > PATIENCE:
                self.record_wrong(f"{now - begun:.1f} seconds after a start", wrong)
                return
            await asyncio.sleep(0.02)
        self.tally.took("connected until every table is current, by the wall", last - begun)
        self.tally.took("connected until every table is current, of CPU", cpu(bot.pid) - spent)
        self.tally.most("requests until every table is current, at most", asked - first)

    def missing(self) -> str | None:
        """Return the first error in the messages of running tables, or None."""
        wrong = self.first_wrong()
        return None if wrong is None else wrong.error

    def first_wrong(self) -> WrongTable | None:
        """Return the first running table with an error in its messages, or None."""
        found = ((match, self._missing(match)) for match in self.matches.live())
        return next((WrongTable(match, error) for match, error in found if error is not None), None)

    def record_wrong(self, moment: str, wrong: WrongTable | None) -> None:
        """Record a broken promise about a table's messages, with what a search for the cause begins with."""
        if wrong is None:
            self.tally.record_broken_promise(f"{moment} requests still follow each other")
            return
        match, bot = wrong.match, self.fleet.bots[-1]
        rows = self.stored.rows(_SELECT_SLOTS, match.number)
        kinds = {str(number): kind for number, kind, *_ in rows}
        public = (m for m in self.discord.messages.values() if m["channel_id"] == match.channel)
        messages = [message for message in public if "reader" not in message][-LINES:]
        lines = [
            f"{moment} {wrong.error}",
            f"seats to act: {sorted(match.game.to_act(match.state))}; in the channel:",
            *(
                f"  {m['id']} {kinds.get(m['id'], 'in no slot')} {pressed_ids(m)[:3] or 'no buttons'}"
                for m in messages
            ),
            f"slots ({', '.join(SLOTS)}):",
            *(f"  {row}" for row in rows),
            "the last starts, signals and troubles:",
            *(f"  {time.monotonic() - at:.1f} seconds ago: {event}" for at, event in self.fleet.events),
            f"the log of process {bot.number}:",
            *bot.read_log().splitlines()[-LINES:],
        ]
        self.tally.record_broken_promise("\n".join(lines))

    def _missing(self, match: Match) -> str | None:
        live = live_messages(self.discord, match.channel, match.number)
        if len([message for message in live if not message["content"]]) > 1:
            live = self._without_lost_answers(live)
        details = f"of table {match.number}, whose turn is {match.turn}, are live"
        shown = [turn_of(message) for message in live if not message["content"]]
        if shown != [match.turn]:
            return f"the messages with the turns {shown} {details}"
        mentions = [turn_of(message) for message in live if message["content"]]
        if mentions not in ([], [match.turn]):
            return f"the mentions with the turns {mentions} {details}"
        return None

    def seated(self) -> set[tuple[int, str]]:
        """Return the people seated at each running table."""
        return {
            (match.number, who) for match in self.matches.live() for who in match.seat_of if who[0] == "u"
        }

    def _without_lost_answers(self, live: list[JSON]) -> list[JSON]:
        """Leave out lobby messages whose process was killed before it learned the message's id.

        Discord never repeats the id of an answer, so the next process posts another message.
        """
        lost = {one["id"] for one in live if self._was_killed(one.get("answered by"))}
        self.lost_answers |= lost
        self.tally.counts["lobbies that stand twice, answered by a process that was killed"] = len(
            self.lost_answers
        )
        return [one for one in live if one["id"] not in lost]

    def _was_killed(self, number: int | None) -> bool:
        return number is not None and self.fleet.bots[number - 1].killed

    async def end(self, bot: Bot) -> None:
        """Wait for the end of a process, and check the stored state against the known state."""
        await self.fleet.check_ended(bot)
        self.matches.check()

    @asynccontextmanager
    async def clicking(self) -> AsyncIterator[None]:
        """Let everybody click while the block runs, whichever process is connected."""
        tasks = [asyncio.create_task(self._run_group(group)) for group in self.groups]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _run_group(self, group: Group) -> None:
        try:
            await group.live()
        except Exception as error:
            self.tally.record_broken_promise(f"the soak itself failed: {error!r}")
            raise


def turn_of(message: JSON) -> int:
    """Return the turn for which a control in a message was offered."""
    return int(pressed_ids(message)[0].split(":")[2])


@asynccontextmanager
async def world(
    folder: Path, seed: int, speed: float, games: Sequence[str] = GAMES, server: Server | None = None
) -> AsyncIterator[World]:
    """Yield a world with a served fake Discord; the world's processes end with the block.

    The world's database is a file in `folder`, or a database on `server` if given.
    """
    made = World(folder, seed, speed, games, server)
    async with serving(made.discord) as env:
        made.fleet = Fleet(folder, env, made.discord, made.tally, made.stored.url)
        made.fleet.logged = made.leaks.check_log
        try:
            yield made
        finally:
            await made.fleet.close()
            made.stored.close()
