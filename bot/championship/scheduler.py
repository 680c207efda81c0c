"""Automatic steps of championships: starting and closing tables, storing medals, reminding people."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from datetime import datetime, timedelta
from typing import Final

from bot.championship.service import Championships
from bot.championship.snapshot import QUIET, ChampionshipSnapshot, LiveMatch, is_fixture_playable
from bot.errors import RefusalId, Refused
from bot.records.tables import Person, TableHeader, parse_who
from bot.seating.invitations import missing_players
from bot.seating.lobby import Lobby
from bot.store.championships import list_unfinished_championships
from bot.store.tables import get_table, list_live_fixtures
from bot.tables.keyed_tasks import KeyedTasks
from bot.tables.retry import retry_on_conflict
from bot.tables.robot_names import robot_for
from bot.tables.service import Tables
from bot.tables.table import Table
from engine.championship.public import Fixture

log = logging.getLogger(__name__)

OVERTAKEN: Final = frozenset({RefusalId.MATCH_OVER, RefusalId.ALREADY_BEGUN, RefusalId.AWAITING_PLAYERS})
"""Refusals to start a match that another writer has just started, closed or left."""
NEWS: Final = timedelta(days=7)
"""Time after its end during which a championship's final messages are still brought up to date."""


class Scheduler:
    """Runs the due steps of a championship after each change, and once a day without changes.

    Every run finds the due steps in the stored rows, so that no step is lost in a crash. `show(id)` updates
    the championship's messages.
    """

    def __init__(
        self, championships: Championships, tables: Tables, lobby: Lobby, show: Callable[[int], None]
    ) -> None:
        self.championships = championships
        self.tables = tables
        self._lobby = lobby
        self._show = show
        self._tasks = KeyedTasks("championship", self._look)
        self._known: dict[int, tuple[str, int]] = {}

    def start_steps(self, championship_id: int) -> None:
        """Run the due steps of a championship that has changed."""
        self._tasks.start(championship_id)

    def start_table_steps(self, table_id: int) -> None:
        """Run the due steps of a table's championship if the table has begun, ended, or has other players."""
        championship_id = self.tables.booked.get(table_id)
        if championship_id is None:
            return
        table = self.tables.get_cached(table_id)
        now = None if table is None else (table.header.status, table.header.revision)
        if now is None:
            # The table is over and will not change again.
            self._known.pop(table_id, None)
            del self.tables.booked[table_id]
            self.start_steps(championship_id)
        elif self._known.get(table_id) != now:
            self._known[table_id] = now
            self.start_steps(championship_id)

    async def resume(self, known: Collection[int] = ()) -> None:
        """Start the due steps of all unfinished or recently ended championships.

        `known` are the tables that clock, dealer and robots have just read from the store.

        Raises:
            Unavailable: the database failed.
        """
        for table in await self.tables.store.read(list_live_fixtures):
            if table.championship_id is not None and table.id in known:
                self.tables.booked[table.id] = table.championship_id
                self._known[table.id] = (table.status, table.revision)
        for header in await self.tables.store.read(list_unfinished_championships, self.tables.now() - NEWS):
            self.start_steps(header.id)

    def stop(self) -> list[asyncio.Task[None]]:
        """Cancel all timers and all tasks, and return the tasks.

        Unfinished steps run at the next start.
        """
        return self._tasks.stop()

    async def _look(self, championship_id: int) -> None:
        snapshot = await self.championships.snapshot(championship_id)
        for fixture, match in snapshot.live.items():
            if not self._at_rest(snapshot, fixture, match):
                await self._tend(snapshot, fixture, match.table)
        for table_id in await self.championships.tables_to_uncover(championship_id):
            await self._uncover(table_id)
        if snapshot.state.has_ended:
            await self.championships.close(championship_id)
        self._show(championship_id)
        quiet = snapshot.quiet_since
        if quiet is None:
            self._tasks.cancel_timer(championship_id)
        else:
            self._tasks.start_later(championship_id, until_next(quiet, self.tables.now()))

    def _at_rest(self, snapshot: ChampionshipSnapshot, fixture: str, match: LiveMatch) -> bool:
        """Return whether a running match is known in its present revision and needs no step."""
        if self._known.get(match.table) != ("running", match.revision):
            return False
        found = snapshot.state.fixture(fixture)
        return found is not None and _wanted(snapshot, found) and match.people <= _entrants(found)

    @retry_on_conflict
    async def _tend(self, snapshot: ChampionshipSnapshot, fixture: str, table_id: int) -> None:
        """Close an unneeded table, start a table where all are seated, or replace withdrawn players."""
        found = snapshot.state.fixture(fixture)
        async with self.tables.hold(table_id) as table:
            await self._catch_up(table)
            if table.header.status not in ("lobby", "running"):
                return
            invited, entrants = set(table.header.invited or {}), _entrants(found)
            if not _wanted(snapshot, found) or (not table.is_running and invited != entrants):
                await self.tables.end(table, "cancelled")
                return
            if table.is_running:
                await self._replace(table, entrants)
                # Another process may have started the match, so notify dealer, robots and clock.
                self.tables.report_change(table_id)
                return
            ready = not missing_players(table.header, table.members)
            header = table.header
        if ready:
            await self._begin(header)

    @retry_on_conflict
    async def _uncover(self, table_id: int) -> None:
        """Let everybody see a table of a finished round."""
        async with self.tables.hold(table_id) as table:
            await self._catch_up(table)
            if table.header.covered:
                await self.tables.uncover(table)

    async def _catch_up(self, table: Table) -> None:
        """Read a held table again if another process has changed it unnoticed."""
        stored = await self.tables.store.read(get_table, table.header.id)
        if stored is not None and stored.revision != table.header.revision:
            await self.tables.reload(table)

    async def _begin(self, header: TableHeader) -> None:
        arranged = await self.championships.arrange(header)
        try:
            await self._lobby.start(header.id, None, None, arranged=arranged)
        except Refused as refused:
            if refused.rule not in OVERTAKEN:
                raise
            log.info("table %s has changed meanwhile: %s", header.id, refused.rule)

    async def _replace(self, table: Table, entrants: set[str]) -> None:
        """Replace entrants who have withdrawn from the championship by robots, and drop their invitations."""
        invited = {who: name for who, name in (table.header.invited or {}).items() if who in entrants}
        if invited != table.header.invited:
            await self.tables.invite(table, invited)
        for seat, occupant in enumerate(table.occupants()):
            if occupant.who not in invited and isinstance(parse_who(occupant.who), Person):
                await self.tables.hand_over(table, seat, *robot_for(table, seat), None)


def _wanted(snapshot: ChampionshipSnapshot, fixture: Fixture | None) -> bool:
    """Return whether this fixture can still be played."""
    return (
        snapshot.header.status == "running" and fixture is not None and is_fixture_playable(snapshot, fixture)
    )


def _entrants(fixture: Fixture | None) -> set[str]:
    """Return the who strings of a fixture's entrants."""
    return {str(Person(entrant)) for entrant in fixture.entrants} if fixture else set()


def days_quiet(since: datetime, now: datetime) -> int:
    """Return the number of whole days without any change."""
    return max((now - since) // QUIET, 0)


def until_next(since: datetime, now: datetime) -> float:
    """Return the seconds until one more whole day without any change has passed."""
    return (since + (days_quiet(since, now) + 1) * QUIET - now).total_seconds()
