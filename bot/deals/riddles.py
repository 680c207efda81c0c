"""The riddle of the day: found by its first request in recent public matches, and answered once by each."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Sequence
from datetime import date, timedelta
from random import Random
from typing import Final, NamedTuple

from bot.deals.daily import close_of
from bot.errors import Conflict, RefusalId, Refused, Unavailable
from bot.records.riddles import Riddle, StoredOffer
from bot.store.riddles import (
    add_riddle,
    answer_riddle,
    count_answers,
    get_answer,
    get_riddle,
    get_riddle_of_day,
    list_public_matches,
)
from bot.store.tables import list_inputs
from bot.tables.service import Tables
from bot.tables.thinker import NoAnswer, Thinker
from bot.tables.thinking import list_riddles, play_robots
from engine import GAMES
from engine.ai.review import Decision
from engine.ai.riddle import make_riddle

log = logging.getLogger(__name__)

RECENT: Final = timedelta(days=7)
"""Time since the end of a match in which it may become a riddle."""
ENDED: Final = 200
"""The newest matches among which public ones are looked for."""
MATCHES: Final = 8
"""Matches that are searched, at most; of each, `DECISIONS` decisions."""
DECISIONS: Final = 3
MOST: Final = 40
"""Decisions that are judged, at most."""
MORE: Final = 8
"""Decisions of each match that robots play if no other has a riddle."""
SECONDS: Final = 20.0
"""Time after which no further decision is judged."""
ROBOTS: Final = "skull-king"
"""The game of matches of robots, with `SEATS` robots of `LEVEL` and its usual options."""
SEATS: Final = 4
LEVEL: Final = "normal"


class _Source(NamedTuple):
    """A match with its inputs in the game's notation; `numbers` are the decisions that people made."""

    game: str
    seats: int
    options: dict[str, object]
    inputs: tuple[tuple[int, str], ...]
    numbers: frozenset[int] | None
    most: int


class Riddles:
    """Finds the riddle of each day in the robots' process, and counts the answers."""

    def __init__(self, tables: Tables, thinker: Thinker) -> None:
        self.store, self.now = tables.store, tables.now
        self._draw_luck = tables.draw_luck
        self._thinker = thinker
        self._search: asyncio.Task[Riddle | None] | None = None
        self._day: date | None = None
        self._stopped = False

    @property
    def today(self) -> date:
        """Return the present day in UTC."""
        return self.now().date()

    def is_over(self, riddle: Riddle) -> bool:
        """Return whether a riddle takes no answers any more, so that its solution may be shown."""
        return self.now() >= close_of(date.fromisoformat(riddle.day))

    async def find(self, day: date) -> Riddle | None:
        """Return the riddle of a day; None if there is none, or the rules have changed since."""
        return _usable(await self.store.read(get_riddle_of_day, day.isoformat()))

    async def find_before(self, riddle: Riddle) -> Riddle | None:
        """Return the riddle of the day before."""
        return await self.find(date.fromisoformat(riddle.day) - timedelta(days=1))

    async def get(self, riddle_id: int) -> Riddle:
        """Return a riddle.

        Raises:
            Refused: T-3 there is no such riddle, or the rules have changed since.
        """
        riddle = _usable(await self.store.read(get_riddle, riddle_id))
        if riddle is None:
            raise Refused(RefusalId.NOT_UNDERSTOOD)
        return riddle

    async def answer(self, riddle: Riddle, user: int, name: str, choice: str, interaction: int | None) -> str:
        """Store a person's answer, and return the one that counts: their first.

        Raises:
            Refused: T-3 the riddle does not offer that, T-128 it is over.
        """
        if choice not in riddle.actions:
            raise Refused(RefusalId.NOT_UNDERSTOOD)
        if self.is_over(riddle):
            raise Refused(RefusalId.RIDDLE_OVER)
        return await self.store.write(answer_riddle, riddle.id, user, name, choice, self.now(), interaction)

    async def find_answer(self, riddle: Riddle, user: int) -> str | None:
        """Return a person's answer; None if they have not answered."""
        return await self.store.read(get_answer, riddle.id, user)

    async def count_answers(self, riddle: Riddle) -> dict[str, int]:
        """Return how many people chose each action."""
        counts = await self.store.read(count_answers, riddle.id)
        return {action: counts.get(action, 0) for action in riddle.actions}

    # ------------------------------------------------------------------ the search

    def begin(self) -> asyncio.Task[Riddle | None]:
        """Begin to look for today's riddle unless that is under way; the task returns None if it finds none.

        Raises:
            Refused: T-80 the bot is closing.
        """
        if self._stopped:
            raise Refused(RefusalId.RESTARTING)
        day = self.today
        if self._search is not None and self._day != day:
            self._search.cancel()  # It looks for the riddle of a day that is over.
        if self._search is None or self._search.done() or self._day != day:
            self._day = day
            self._search = asyncio.create_task(self._find_new(day), name="riddle of the day")
        return self._search

    async def _find_new(self, day: date) -> Riddle | None:
        """Return the riddle of a day, found and stored; after a failure, the next request tries again."""
        try:
            found = await self.find(day) or await self._judge(day)
            if found is None:
                log.warning("no position makes a riddle of %s for now", day)
            return found
        except (NoAnswer, Unavailable) as error:
            log.warning("there is no riddle of %s for now: %s", day, type(error).__name__)
        except Exception:
            log.exception("there is no riddle of %s for now", day)
        return None

    async def _judge(self, day: date) -> Riddle | None:
        until, judged = time.monotonic() + SECONDS, 0
        async for source in self._sources(day):
            for decision in await self._list_decisions(source):
                if judged == MOST or time.monotonic() > until:
                    return None
                judged += 1
                made = await self._thinker.ask(make_riddle, source.game, decision)
                if made is None:
                    continue
                riddle = Riddle(
                    id=0,
                    day=day.isoformat(),
                    game=source.game,
                    rules_version=GAMES[source.game].version,
                    options=source.options,
                    seats=source.seats,
                    seat=decision.seat,
                    inputs=source.inputs[: decision.number],
                    offers=tuple(StoredOffer(str(action), *behind) for action, behind in made.offers),
                    by_robots=source.numbers is None,
                )
                try:
                    return await self.store.write(add_riddle, riddle)
                except Conflict:  # Another process was faster.
                    return await self.find(day)
        return None

    async def _list_decisions(self, source: _Source) -> Sequence[Decision]:
        try:
            found: list[Decision] = await self._thinker.ask(
                list_riddles, source.game, source.seats, source.options, source.inputs
            )
        except ValueError as error:
            log.info("a match cannot be replayed by the present rules: %s", error)
            return []
        numbers = source.numbers
        return [each for each in found if numbers is None or each.number in numbers][: source.most]

    async def _sources(self, day: date) -> AsyncIterator[_Source]:
        """Yield recent public matches in any order, then matches that robots play with new cards."""
        headers = await self.store.read(list_public_matches, self.now() - RECENT, ENDED)
        current = [one for one in headers if _is_current(one.game, one.rules_version)]
        Random(day.toordinal()).shuffle(current)
        for header in current[:MATCHES]:
            rows = await self.store.read(list_inputs, header.id)
            inputs = tuple((row.seat, row.action) for row in rows)
            numbers = frozenset(row.n for row in rows if row.by.startswith("u:"))
            yield _Source(header.game, header.seats, header.options, inputs, numbers, DECISIONS)
        for _ in range(MOST // MORE):
            secret = self._draw_luck().secret
            played = await self._thinker.ask(play_robots, ROBOTS, SEATS, {}, LEVEL, secret)
            yield _Source(ROBOTS, SEATS, {}, tuple(played), None, MORE)

    def stop(self) -> list[asyncio.Task[Riddle | None]]:
        """Cancel the search and return its task; no further one begins."""
        self._stopped = True
        if self._search is None:
            return []
        self._search.cancel()
        return [self._search]


def _usable(riddle: Riddle | None) -> Riddle | None:
    """Return a riddle unless the rules have changed since, so that its position cannot be shown."""
    return None if riddle is None or not _is_current(riddle.game, riddle.rules_version) else riddle


def _is_current(game: str, rules_version: int) -> bool:
    return game in GAMES and rules_version == GAMES[game].version
