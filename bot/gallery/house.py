"""Test bench for the screen gallery: the bot's real services on a temporary database, without Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple, Self, TypeVar

from bot.art import catalogue
from bot.people.preferences import DEFAULT_TIMER
from bot.records.tables import LogRow, Robot, parse_who
from bot.services import build_services
from bot.store import Store
from bot.store.engine import Transaction
from bot.store.matches import append_input
from bot.tables.robot_names import manner_of
from engine.ai import INSTEAD, SLOW, decide
from engine.ai.manners import MANNERS, PLAIN
from engine.championship.plan import EL_CASTILLAR
from engine.core import DEALER, AnyAction, Seat
from engine.luck import SECRET_BYTES, Luck

T = TypeVar("T")

EVENING: Final = datetime(2026, 7, 1, 20, tzinfo=UTC)
GUILD, CHANNEL, ELSEWHERE = 100, 200, 300
CHANNELS: Final = {CHANNEL: "card-table", ELSEWHERE: "tavern"}
EMOJIS: Final = {name: 10**18 + number for number, name in enumerate(catalogue.EMOJIS)}
"""Ids of all emojis, as long as Discord's ids."""
LINK: Final = f"https://discord.com/channels/{GUILD}/{CHANNEL}/400"
USUAL: Final = ("Ana", "Bruno", "Camille", "Dolores", "Erik", "Fatou", "Gus", "Hana")
LONGEST: Final = (
    "Ｗ" * 32,
    "🏴‍☠️ Captain Wilhelmina Winterbottom",
    "船長キャプテン海賊王女将軍提督航海士水夫長甲板員料理人砲手見張り",
    "_*~|Marie-Antoinette `de` Brest|",
    "🦜🦜🦜🦜🦜🦜🦜🦜🦜🦜🦜🦜🦜🦜🦜🦜🦜🦜🦜🦜🦜🦜🦜🦜🦜🦜🦜🦜🦜🦜🦜🦜",
    "MMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMM",
    "Ｗ" * 31 + "Ｖ",
    "Gus",
)
"""Names as long as Discord allows: wide letters, and characters that Markdown would format."""


class Match(NamedTuple):
    """A recipe for a moment of a match: the table's set-up, and every input up to that moment.

    log   the rows of all inputs but the last, by nobody
    last  the input that leads to the moment
    """

    options: Mapping[str, Any]
    people: int
    robots: int
    log: tuple[LogRow, ...]
    last: tuple[Seat, AnyAction]

    def alone(self) -> Self:
        """Return this match with robots in all seats but the first."""
        return self._replace(people=1, robots=self.people + self.robots - 1)


class InOrder(Luck):
    """A luck that seats players in the order of joining."""

    def seating(self, players: Sequence[T]) -> list[T]:
        """Return the players in their order."""
        return list(players)


def _draw_luck() -> Luck:
    """Return the luck of every match of the gallery, so that its seals stay as they are."""
    return InOrder(bytes(SECRET_BYTES))


class House:
    """The bot's services, with users numbered from 1: user 1 opens the tables and sits in seat 0."""

    def __init__(self, store: Store, language: str, names: Sequence[str]) -> None:
        self.language = language
        self.names = names
        self.time = EVENING
        services = build_services(store, lambda: self.time, luck=partial(Random, 1), draw_luck=_draw_luck)
        self.people, self.tables, self.lobby = services.people, services.tables, services.lobby
        self.seats, self.championships, self.robots = (
            services.seats,
            services.championships,
            services.robots,
        )
        self.pages, self.papers, self.calls = services.pages, services.papers, services.calls
        self.replays = services.replays
        self.daily_pages = services.daily_pages
        self.duels, self.duel_pages = services.duels, services.duel_pages
        self.pads, self.pad_pages = services.pads, services.pad_pages
        self.meetings = services.meetings
        self.people.emojis.show(EMOJIS)

    @property
    def users(self) -> dict[int, str]:
        """Return the users' names by user id."""
        return dict(enumerate(self.names, start=1))

    async def move_in(self) -> None:
        """Register all users, with the language of this house."""
        for user, name in self.users.items():
            await self.people.meet(user, name, self.language)

    async def open_lobby(
        self,
        game: str,
        people: int,
        robots: int = 0,
        options: Mapping[str, Any] | None = None,
        *,
        private: bool = False,
    ) -> int:
        """Open a lobby, or a private table, with that many people and robots; return its table id."""
        header = await self.lobby.open(
            game=game,
            host=1,
            name=self.names[0],
            guild_id=None if private else GUILD,
            channel_id=None if private else CHANNEL,
            locale=self.language,
            options=dict(options or {}),
            timer="off" if private else DEFAULT_TIMER,
        )
        for user in range(2, people + 1):
            await self.lobby.join(header.id, user, self.names[user - 1], None)
        for _ in range(robots):
            await self.lobby.add_robot(header.id, 1, None)
        return header.id

    async def book_match(self, people: int) -> int:
        """Open a championship match where the first entrant waits for the others; return its table id."""
        championship = await self.championships.open(
            game=EL_CASTILLAR,
            form=None,
            options={},
            guild_id=GUILD,
            channel_id=CHANNEL,
            name="Copa El Castillar",
            locale=self.language,
            timer=DEFAULT_TIMER,
            organiser=1,
            feeds=True,
            season="2026",
        )
        for user in range(1, people + 1):
            await self.championships.join(championship.id, user, self.names[user - 1], None)
        await self.championships.draw(championship.id, 1, False, people, None)
        state = (await self.championships.snapshot(championship.id)).state
        fixture = next(fixture for fixture in state.fixtures if fixture.is_open and 1 in fixture.entrants)
        table, _ = await self.championships.play(championship.id, fixture.key, 1, self.names[0], None)
        return table.id

    async def play_match(self, game: str, match: Match, *, private: bool = False, hints: int = 0) -> int:
        """Play a match, at a private table if so, up to the last of its inputs; return its table id.

        So many `hints` have been shown before the first input. Only the last input is played: the rows of all
        others are stored in one unit of work.
        """
        number = await self.open_lobby(game, match.people, match.robots, match.options, private=private)
        await self.lobby.start(number, 1, None)
        for _ in range(hints):
            async with self.tables.hold(number) as table:
                await self.tables.count_hint(table, None)
        async with self.tables.hold(number) as table:
            who = {seat: one.who for seat, one in enumerate(table.occupants())} | {DEALER: "dealer"}
            rows = [replace(row, by=who[row.seat], at=self.time) for row in match.log]
            await self.tables.store.write(_append_rows, number, table.header.revision, rows)
            await self.tables.reload(table)
            table.deadlines = table.deadlines_from(self.time)
            seat, action = match.last
            await self.tables.play(table, seat, action, who[seat])
        return number

    async def play_by_luck(self, game: str, options: Mapping[str, Any], levels: Sequence[str]) -> int:
        """Play a match of two people and robots of these levels as its luck gives it; return its table id.

        Slow robots move as `INSTEAD`.
        """
        number = await self.open_lobby(game, 2, len(levels), options)
        held = (await self.tables.snapshot(number, None)).occupants
        robots = [player for one in held if isinstance(player := parse_who(one.who), Robot)]
        for robot, level in zip(robots, levels, strict=True):
            await self.lobby.set_option(number, 1, "robots", (robot.number, level), None)
        await self.lobby.start(number, 1, None)
        async with self.tables.hold(number) as table:
            while table.is_running:
                seat = table.to_act[0]
                if seat == DEALER:
                    await self.tables.play(table, seat, table.chance(), "dealer")
                    continue
                who = table.occupants()[seat].who
                player = parse_who(who)
                level, manner = INSTEAD, PLAIN
                if isinstance(player, Robot):
                    level = INSTEAD if player.level in SLOW else player.level
                    manner = MANNERS[manner_of(player)]
                action = decide(game, level, table.view(seat), table.luck, manner)
                await self.tables.play(table, seat, action, who)
        return number


def _append_rows(tx: Transaction, table_id: int, revision: int, rows: Sequence[LogRow]) -> None:
    """Add these rows to the log of a running table.

    Raises:
        Conflict: the table is not running at `revision`, or has inputs.
    """
    for row in rows:
        append_input(tx, table_id, row, revision=revision)


@asynccontextmanager
async def open_house(folder: Path, language: str, names: Sequence[str]) -> AsyncIterator[House]:
    """Yield a house with a new database in that folder; close the database afterwards."""
    store = await Store.open(f"sqlite+aiosqlite:///{(folder / 'screens.db').as_posix()}")
    try:
        house = House(store, language, names)
        await house.move_in()
        yield house
    finally:
        await store.close()
