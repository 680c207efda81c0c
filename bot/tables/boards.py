"""Changes to a server's leaderboards: ended matches, seasons, the time zone, void matches, recounts."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import datetime
from typing import Final
from weakref import WeakValueDictionary

from bot.errors import RefusalId, Refused
from bot.records.boards import EVERY_GAME, NOWHERE, BoardChange, EndedMatch, Season, Void
from bot.records.history import FinishedMatch
from bot.records.tables import Result, TableHeader
from bot.store import Store
from bot.store.history import get_finished_match
from bot.store.tables import get_table, list_inputs
from bot.store.totals import (
    end_season,
    get_calendar,
    get_prior_results,
    list_counted_matches,
    list_servers_with_boards,
    list_uncounted_servers,
    replace_sums,
    start_season,
    store_missing_facts,
)
from bot.tables.periods import find_zone, next_change_at, season_name
from bot.tables.reasons import clean_reason
from bot.tables.results import facts_from_log
from bot.tables.retry import retry_on_conflict
from bot.tables.totals import match_sums, sum_matches
from bot.texts.sentences import one_line
from engine import GAMES

log = logging.getLogger(__name__)

LONGEST_SEASON: Final = 20
"""Maximum length of a season's name, in characters."""


class Boards:
    """All changes to servers' leaderboards, one change at a time for each server."""

    def __init__(self, store: Store, now: Callable[[], datetime]) -> None:
        self.store = store
        self.now = now
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def _lock(self, guild: int) -> asyncio.Lock:
        return self._locks.setdefault(guild, asyncio.Lock())

    @asynccontextmanager
    async def lock_for_ending(
        self, header: TableHeader, at: datetime, results: Sequence[Result] | None, people: int
    ) -> AsyncIterator[BoardChange | None]:
        """Lock the server's leaderboards, and yield their changes by a match that ends `at`.

        The changes must be stored inside the block. Yields None without results, because the match goes on,
        where others play the same cards, whose comparison is the result, and after a hint.

        Raises:
            Unavailable: the database failed.
        """
        compared = header.deal_id is not None or header.covered is not None
        if results is None or compared or header.hints:
            yield None
            return
        guild = NOWHERE if header.guild_id is None else header.guild_id
        async with self._lock(guild):
            calendar = await self.store.read(get_calendar, guild)
            match = EndedMatch(header.id, header.game, next_change_at(calendar, at), people, tuple(results))
            games = (match.game, EVERY_GAME)
            before = await self.store.read(get_prior_results, guild, games, list(match.ends))
            yield BoardChange(calendar, match.ended_at, match_sums(match, calendar, before))

    # ------------------------------------------------------------------ moderators' changes

    async def season(self, guild: int) -> str:
        """Return the name of this server's running season, else the calendar year (R-HC-17)."""
        return season_name(await self.store.read(get_calendar, guild), self.now())

    async def running_season(self, guild: int) -> Season:
        """Return the season that a moderator of this server has begun.

        Raises:
            Refused: T-96 no season is running.
        """
        calendar = await self.store.read(get_calendar, guild)
        if calendar.running is None:
            raise Refused(RefusalId.NO_SEASON)
        return calendar.running

    @retry_on_conflict
    async def start_season(self, guild: int, name: str, by: int, reason: str) -> None:
        """Begin a season with this name.

        Raises:
            Refused: T-32 no reason, T-94 a season is running, T-95 the name is empty or has been used before.
        """
        called, why = one_line(name)[:LONGEST_SEASON], clean_reason(reason)
        async with self._lock(guild):
            calendar = await self.store.read(get_calendar, guild)
            if calendar.running is not None:
                raise Refused(RefusalId.SEASON_RUNS, season=calendar.running.name)
            if not called or called.casefold() in {season.name.casefold() for season in calendar.seasons}:
                raise Refused(RefusalId.SEASON_NAMED, season=called)
            await self.store.write(
                start_season, calendar, called, next_change_at(calendar, self.now()), by, why
            )

    @retry_on_conflict
    async def end_season(self, guild: int, by: int, reason: str, *, season: int | None = None) -> None:
        """End the season that is running.

        Raises:
            Refused: T-32 no reason, T-96 no season is running, or the season with the id `season` is not.
        """
        why = clean_reason(reason)
        async with self._lock(guild):
            calendar = await self.store.read(get_calendar, guild)
            if calendar.running is None or season not in (None, calendar.running.id):
                raise Refused(RefusalId.NO_SEASON)
            at = next_change_at(calendar, self.now())
            await self.store.write(end_season, calendar, calendar.running.id, at, by, why)

    async def choose_zone(self, guild: int, said: str) -> str:
        """Set a server's time zone, recount the server's leaderboards, and return the time zone's full name.

        Raises:
            Refused: T-97 no time zone has that name.
        """
        zone = await asyncio.to_thread(find_zone, said)
        if zone is None:
            raise Refused(RefusalId.NO_SUCH_TIME_ZONE)
        await self._change(guild, zone=zone)
        return zone

    async def void(self, guild: int, table_id: int, by: int, reason: str) -> None:
        """Declare a finished match void, so that no leaderboard or rating counts the match.

        Raises:
            Refused: T-32 no reason, T-98 no finished match of this server, T-89 already void.
        """
        await self._change(guild, void=Void(table_id, by, self.now(), clean_reason(reason)))

    async def recount(self, guild: int) -> None:
        """Recompute all sums and ratings of a server from the stored results.

        Raises:
            Unavailable: the database failed.
        """
        await self._change(guild)

    async def count_what_was_played(self) -> None:
        """Add up the matches played before versions that store sums, server by server.

        Facts missing in an old result are computed from the log of the match.

        Raises:
            Unavailable: the database failed.
        """
        for guild in await self.store.read(list_uncounted_servers):
            log.info("the boards of server %s are added up", guild)
            for match in await self.store.read_long(list_counted_matches, guild):
                await self._complete(match)
            await self.recount(guild)

    async def _complete(self, match: EndedMatch) -> None:
        header = await self.store.read(get_table, match.table_id)
        if header is None or header.game not in GAMES or match.people < 2 or header.pad_id is not None:
            return
        rows = await self.store.read(list_inputs, match.table_id)
        found = await asyncio.to_thread(facts_from_log, header, rows)
        # Versions whose results may lack facts knew no late-comers.
        stayed = [result for result in match.results if not result.left and result.from_round == 1]
        await self.store.write(
            store_missing_facts,
            [replace(result, facts={**found.get(result.seat, {}), **result.facts}) for result in stayed],
        )

    async def recount_all(self) -> int:
        """Recompute all sums and ratings of all servers, and return the number of servers.

        Raises:
            Unavailable: the database failed.
        """
        servers = await self.store.read(list_servers_with_boards)
        for guild in servers:
            await self.recount(guild)
        return len(servers)

    @retry_on_conflict
    async def _change(self, guild: int, zone: str | None = None, void: Void | None = None) -> None:
        async with self._lock(guild):
            calendar = await self.store.read(get_calendar, guild)
            if void is not None:
                await self.require_valid(guild, void.table_id)
            changed = replace(calendar, zone=zone or calendar.zone, counted=True)
            matches = [
                match
                for match in await self.store.read_long(list_counted_matches, guild)
                if void is None or match.table_id != void.table_id
            ]
            sums = await asyncio.to_thread(sum_matches, matches, changed)
            await self.store.write(replace_sums, changed, next_change_at(calendar, self.now()), sums, void)

    async def require_valid(self, guild: int, table_id: int) -> FinishedMatch:
        """Return a finished match of this server that is not void.

        Raises:
            Refused: T-98 no such match, T-89 it is void.
        """
        found = await self.store.read(get_finished_match, table_id)
        if found is None or found.guild_id != guild:
            raise Refused(RefusalId.NO_FINISHED_MATCH)
        if found.void is not None:
            raise Refused(RefusalId.VOID_ALREADY, reason=found.void)
        return found
