"""A store in memory that checks the conditions of the real store, records writes, and fails on demand."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

from bot.errors import Conflict, Duplicate, Unavailable
from bot.records.boards import Calendar, PriorResults
from bot.records.tables import (
    Deadline,
    LogRow,
    Member,
    PlayerRow,
    Seating,
    StoredTable,
    TableHeader,
    TableVersion,
    parse_who,
)
from bot.store import lobbies, matches, tables
from bot.store.meetings import list_comers
from bot.store.people import get_person_with_matches
from bot.store.servers import get_settings
from bot.store.totals import get_calendar, get_prior_results

Change = Callable[[StoredTable], StoredTable]
RUNNING, LIVE = ("running",), ("lobby", "running")
NO_PAUSE: dict[str, Any] = {"paused_at": None, "paused_by": None, "pause_votes": None}


class Memory:
    """Every part of the store that tables use, with `StoredTable`s in memory.

    written  the names of the units that have been stored, in order
    asked    how many units have been requested, failed units included
    fails    exceptions that the next units raise before anything is stored
    loses    how many of the next units are stored, and raise nevertheless
    autoplay  when people's last cards are played automatically, by user id; never for others
    open     while this is clear, units wait; a cancelled unit is stored before it raises
    """

    def __init__(self) -> None:
        self.kept: dict[int, StoredTable] = {}
        self.interactions: set[int] = set()
        self.written: list[str] = []
        self.asked = self.loads = 0
        self.fails: list[Exception] = []
        self.loses = 0
        self.open = asyncio.Event()
        self.open.set()
        self.drain = SimpleNamespace(is_begun=self._begun)
        self.slots = SimpleNamespace(drop_cache=lambda table_id: None)
        self.autoplay: dict[int, str] = {}
        self.last: dict[str, Any] = {}

    async def read(self, work: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        """Call the method that stands for a function of the store."""
        return await getattr(self, _METHODS[work])(*args, **kwargs)

    write = read

    async def _begun(self) -> bool:
        """Return whether no table may be opened."""
        return False

    async def _settings_of(self, guild_id: int) -> dict[str, Any]:
        """Return a server's settings, which are empty."""
        return {}

    async def _calendar_of(self, guild_id: int) -> Calendar:
        """Return a server's calendar, which is the default one."""
        return Calendar(guild_id)

    async def _comers(self, table_id: int) -> list[int]:
        """Return who answered a meeting of a table, which is nobody."""
        return []

    async def _before(self, guild_id: int, games: Sequence[str], users: Sequence[int]) -> PriorResults:
        """Return the ratings and forms of these people, which are empty."""
        return PriorResults({}, {})

    async def _person(self, user: int) -> tuple[PlayerRow, dict[str, int]]:
        """Return a person without a name or finished matches; `autoplay` decides about last cards."""
        return PlayerRow(user, "", preferences={"autoplay": self.autoplay.get(user, "off")}), {}

    async def _unit(
        self,
        name: str,
        table_id: int,
        change: Change,
        at: TableVersion | None,
        statuses: Sequence[str],
        interaction: int | None = None,
    ) -> StoredTable:
        self.asked += 1
        cancelled: asyncio.CancelledError | None = None
        while not self.open.is_set():
            try:
                await self.open.wait()
            except asyncio.CancelledError as error:
                cancelled = error
        try:
            return self._run_unit(name, table_id, change, at, statuses, interaction)
        finally:
            if cancelled is not None:
                raise cancelled

    def _run_unit(
        self,
        name: str,
        table_id: int,
        change: Change,
        at: TableVersion | None,
        statuses: Sequence[str],
        interaction: int | None,
    ) -> StoredTable:
        if self.fails:
            raise self.fails.pop(0)
        if interaction is not None and interaction in self.interactions:
            raise Duplicate(interaction)
        before = self.kept[table_id]
        header = before.header
        as_read = at is None or at == TableVersion(header.revision, len(before.log))
        if header.status not in statuses or not as_read:
            raise Conflict(table_id, str(at))
        self.kept[table_id] = change(before)
        if interaction is not None:
            self.interactions.add(interaction)
        self.written.append(name)
        if self.loses:
            self.loses -= 1
            raise Unavailable("nobody knows whether that was stored")
        return self.kept[table_id]

    # ------------------------------------------------------------------ reading

    async def get(self, table_id: int) -> TableHeader | None:
        stored = self.kept.get(table_id)
        return None if stored is None else stored.header

    async def load(self, table_id: int) -> StoredTable | None:
        self.loads += 1
        return self.kept.get(table_id)

    async def live(self) -> list[TableHeader]:
        return [stored.header for stored in self.kept.values() if stored.header.status in LIVE]

    async def list_for(self, user: int) -> list[TableHeader]:
        who = f"u:{user}"
        there = (s for s in self.kept.values() if s.header.status in LIVE)
        return [
            s.header for s in there if who in {one.who for one in s.members} | {one.who for one in s.seatings}
        ]

    async def unfinished_of(self, user: int, guild_id: int | None) -> list[TableHeader]:
        return []

    async def rematch_of(self, table_id: int) -> TableHeader | None:
        found = (stored.header for stored in self.kept.values() if stored.header.previous == table_id)
        return next((one for one in found if one.status not in ("cancelled", "closed")), None)

    async def members(self, table_id: int) -> Sequence[Member]:
        return self.kept[table_id].members

    # ------------------------------------------------------------------ lobbies

    async def create(
        self, *, members: Sequence[Member], deadline: Deadline | None = None, **facts: Any
    ) -> TableHeader:
        wanted = {name: value for name, value in facts.items() if name in TableHeader.__dataclass_fields__}
        header = TableHeader(**wanted, id=len(self.kept) + 1, seats=0, status="lobby", revision=0)
        waits = (deadline,) if deadline else ()
        self.kept[header.id] = StoredTable(header, tuple(members), (), (), waits, frozenset())
        return header

    async def change(
        self,
        header: TableHeader,
        members: Sequence[Member],
        interaction: int | None = None,
        *,
        deadline: Deadline | None = None,
    ) -> None:
        def changed(stored: StoredTable) -> StoredTable:
            later = replace(header, revision=header.revision + 1)
            waits = (deadline,) if deadline else ()
            return replace(stored, header=later, members=tuple(members), deadlines=waits)

        await self._unit(
            "change", header.id, changed, TableVersion(header.revision, 0), ("lobby",), interaction
        )

    async def start(
        self,
        header: TableHeader,
        seating: Sequence[Member],
        interaction: int | None = None,
        *,
        secret: str | None = None,
    ) -> None:
        def started(stored: StoredTable) -> StoredTable:
            later = replace(header, status="running", seats=len(seating), revision=header.revision + 1)
            seated = (Seating(seat, 0, m.who, m.name, m.token) for seat, m in enumerate(seating))
            return replace(stored, header=later, seatings=tuple(seated), deadlines=(), secret=secret)

        await self._unit(
            "start", header.id, started, TableVersion(header.revision, 0), ("lobby",), interaction
        )

    # ------------------------------------------------------------------ matches

    async def append(
        self, table_id: int, row: LogRow, *, revision: int, interaction: int | None = None, **facts: Any
    ) -> None:
        def taken(stored: StoredTable) -> StoredTable:
            header = stored.header
            if facts["wake"]:
                header = replace(header, asleep=False)
            if facts["results"] is not None:
                header = replace(header, status="over", ended_at=row.at, standing=row.standing)
            waits = tuple(facts["deadlines"])
            return replace(stored, header=header, log=(*stored.log, row), deadlines=waits)

        self.last = facts
        await self._unit("append", table_id, taken, TableVersion(revision, row.n), RUNNING, interaction)

    async def take_seat(
        self, table_id: int, seating: Seating, *, revision: int, interaction: int | None = None, **facts: Any
    ) -> None:
        def seated(stored: StoredTable) -> StoredTable:
            header = _advance_header(stored, host=facts["host"], asleep=facts["asleep"], line=facts["line"])
            if header.asleep:
                header = replace(header, **NO_PAUSE)
            waits = tuple(facts["deadlines"])
            return replace(stored, header=header, seatings=(*stored.seatings, seating), deadlines=waits)

        self.last = facts
        at = TableVersion(revision, seating.from_n)
        await self._unit(f"seat {parse_who(seating.who)}", table_id, seated, at, RUNNING, interaction)

    async def extend(self, table_id: int, at: TableVersion, deadline: Deadline, round: int) -> None:
        def extended(stored: StoredTable) -> StoredTable:
            waits = tuple(deadline if d.seat == deadline.seat else d for d in stored.deadlines)
            used = stored.extensions | {(deadline.seat, round)}
            return replace(stored, header=_advance_header(stored), deadlines=waits, extensions=used)

        await self._unit("extend", table_id, extended, at, RUNNING)

    async def sleep(self, table_id: int, at: TableVersion) -> None:
        def asleep(stored: StoredTable) -> StoredTable:
            return replace(stored, header=_advance_header(stored, asleep=True, **NO_PAUSE), deadlines=())

        await self._unit("sleep", table_id, asleep, at, RUNNING)

    async def pause(
        self, table_id: int, at: TableVersion, paused_at: Any, by: str | None, interaction: int | None = None
    ) -> None:
        def paused(stored: StoredTable) -> StoredTable:
            header = _advance_header(stored, paused_at=paused_at, paused_by=by, pause_votes=None)
            return replace(stored, header=header)

        await self._unit("pause", table_id, paused, at, RUNNING, interaction)

    async def queue(
        self, table_id: int, at: TableVersion, line: dict[str, str], interaction: int | None = None
    ) -> None:
        def queued(stored: StoredTable) -> StoredTable:
            return replace(stored, header=_advance_header(stored, line=line or None))

        await self._unit("line", table_id, queued, at, RUNNING, interaction)

    async def end_pause(
        self, table_id: int, at: TableVersion, deadlines: Sequence[Deadline], interaction: int | None = None
    ) -> None:
        def resumed(stored: StoredTable) -> StoredTable:
            return replace(stored, header=_advance_header(stored, **NO_PAUSE), deadlines=tuple(deadlines))

        await self._unit("end pause", table_id, resumed, at, RUNNING, interaction)

    async def vote(
        self, table_id: int, at: TableVersion, votes: dict[str, int], interaction: int | None = None
    ) -> None:
        def voted(stored: StoredTable) -> StoredTable:
            return replace(stored, header=_advance_header(stored, pause_votes=votes))

        await self._unit("vote", table_id, voted, at, RUNNING, interaction)

    async def wake(
        self, table_id: int, at: TableVersion, deadlines: Sequence[Deadline], interaction: int | None = None
    ) -> None:
        def awake(stored: StoredTable) -> StoredTable:
            return replace(stored, header=_advance_header(stored, asleep=False), deadlines=tuple(deadlines))

        await self._unit("wake", table_id, awake, at, RUNNING, interaction)

    async def end(
        self,
        table_id: int,
        at: TableVersion,
        status: Any,
        standing: list[Any] | None,
        ended_at: Any,
        interaction: int | None = None,
        *,
        by: str | None = None,
    ) -> None:
        def ended(stored: StoredTable) -> StoredTable:
            header = _advance_header(stored, status=status, standing=standing, ended_at=ended_at, ended_by=by)
            return replace(stored, header=header, deadlines=())

        await self._unit(status, table_id, ended, at, LIVE, interaction)


def _advance_header(stored: StoredTable, **changes: Any) -> TableHeader:
    return replace(stored.header, revision=stored.header.revision + 1, **changes)


_METHODS: dict[Callable[..., Any], str] = {
    tables.get_table: "get",
    tables.load_table: "load",
    tables.list_live_tables: "live",
    tables.list_tables_of: "list_for",
    tables.list_unfinished_tables: "unfinished_of",
    tables.find_rematch: "rematch_of",
    tables.list_members: "members",
    lobbies.open_lobby: "create",
    lobbies.change_lobby: "change",
    lobbies.start_match: "start",
    matches.append_input: "append",
    matches.change_seat: "take_seat",
    matches.extend_deadline: "extend",
    matches.put_to_sleep: "sleep",
    matches.store_line: "queue",
    matches.pause_table: "pause",
    matches.end_pause: "end_pause",
    matches.set_pause_votes: "vote",
    matches.wake_table: "wake",
    matches.end_table: "end",
    get_settings: "_settings_of",
    get_calendar: "_calendar_of",
    get_prior_results: "_before",
    get_person_with_matches: "_person",
    list_comers: "_comers",
}
"""The names of the methods that stand for functions of the store."""
