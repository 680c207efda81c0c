"""`House`: the bot's services over a store in memory, and numbered people to play."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from functools import partial
from random import Random
from typing import Any, cast

from bot.records.tables import LogRow, TableHeader, parse_who
from bot.services import build_services
from bot.store import Store
from bot.tables.thinker import Thinker
from engine.core import DEALER
from tests.bot.kernel.memory import Memory

PACE = 1.5
"""Seconds that every robot pauses before a move in these tests."""
NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)
ANA, BEA, CARL, DORA = 1, 2, 3, 4
NAMES = {ANA: "Ana", BEA: "Bea", CARL: "Carl", DORA: "Dora"}


class InProcessThinker(Thinker):
    """A thinker that decides in this process, because another process would not follow the test's clock."""

    async def ask(self, function: Callable[..., Any], *given: Any) -> Any:
        return function(*given)

    async def play_out(self, *asked: Any) -> int:
        return 10


class House:
    """The services of one process of the bot, without Discord. Two houses on one store act as two processes.

    told     the tables that changed, in order
    called   the tables whose people were mentioned
    moves    whether the dealer and the robots react to changes; `ticks`: whether the clock reacts
    gone     whether the Discord server is unavailable
    """

    def __init__(self, memory: Memory | None = None) -> None:
        self.memory = memory or Memory()
        self.told: list[int] = []
        self.called: list[int] = []
        self.moves = self.ticks = False
        self.gone = False
        services = build_services(
            cast(Store, self.memory),
            self.now,
            table_changed=self._note_change,
            remind=self.called.append,
            away=lambda guild: self.gone,
            luck=partial(Random, 1),
            thinker=InProcessThinker(),
            pace=lambda view, level, luck: PACE,
            beat=lambda game, events: 0.0,
        )
        self.tables, self.lobby, self.seats = services.tables, services.lobby, services.seats
        self.robots, self.clock = services.robots, services.clock

    def now(self) -> datetime:
        """Return the time in the house: noon plus the event loop's time."""
        return NOON + timedelta(seconds=asyncio.get_running_loop().time())

    def _note_change(self, table_id: int) -> None:
        self.told.append(table_id)
        if self.moves:
            self.robots.start_moves(table_id)
        if self.ticks:
            self.clock.set_timer(table_id)

    # ------------------------------------------------------------------ tables

    async def open_lobby(
        self, *people: int, robots: int = 0, game: str = "skull-king", timer: str = "off", **options: Any
    ) -> int:
        """Open a lobby for these people, the first as host, and `robots` robots; return its number."""
        host = people[0]
        place: dict[str, Any] = {"guild_id": 1, "channel_id": 2, "locale": "en"}
        header = await self.lobby.open(
            game=game, host=host, name=NAMES[host], timer=timer, options=options, **place
        )
        for person in people[1:]:
            await self.lobby.join(header.id, person, NAMES[person], None)
        for _ in range(robots):
            await self.lobby.add_robot(header.id, host, None)
        return header.id

    async def open_and_deal(self, *people: int, **facts: Any) -> int:
        """Open a table and deal its cards; return its number. The records of these steps are cleared."""
        number = await self.open_lobby(*people, **facts)
        await self.lobby.start(number, people[0], None)
        async with self.tables.hold(number) as table:
            while table.to_act == (DEALER,):
                await self.tables.play(table, DEALER, table.chance(), "dealer")
        self.clear_records()
        return number

    def clear_records(self) -> None:
        """Clear the records of what has happened so far."""
        self.told.clear()
        self.memory.written.clear()
        self.memory.asked = self.memory.loads = 0

    def header(self, number: int) -> TableHeader:
        """Return the stored header of the table."""
        return self.memory.kept[number].header

    def log(self, number: int) -> Sequence[LogRow]:
        """Return the stored inputs, except the dealer's."""
        return [row for row in self.memory.kept[number].log if row.seat != DEALER]

    async def seat(self, number: int, person: int) -> int:
        """Return the seat of this person."""
        seat = (await self.tables.snapshot(number, person)).seat
        assert seat is not None
        return seat

    async def holders(self, number: int) -> list[str]:
        """Return the names of the players at the table, or in its lobby, in order."""
        return [one.name for one in (await self.tables.snapshot(number, None)).occupants]

    async def robots_of(self, number: int) -> list[int]:
        """Return the seats that robots hold."""
        occupants = (await self.tables.snapshot(number, None)).occupants
        return [
            seat
            for seat, occupant in enumerate(occupants)
            if type(parse_who(occupant.who)).__name__ == "Robot"
        ]
