"""The table service: the only way into a match, for people, robots, the dealer and deadlines alike.

Every change is worked out on a copy, stored, and only then made the present; what could not be stored
has not happened.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import datetime
from typing import Literal
from weakref import WeakValueDictionary

from bot.errors import Broken, Conflict, Duplicate, House, Refused, Unavailable
from bot.logs import note
from bot.records import At, Deadline, Person, StoredTable, TableHeader
from bot.store import Store
from bot.store.tables import LIVE
from bot.tables import deadlines as timing
from bot.tables.boards import Boards
from bot.tables.moves import Move
from bot.tables.over import Over
from bot.tables.retry import TRIES
from bot.tables.snapshot import Snapshot
from bot.tables.snapshots import Snapshots
from bot.tables.table import Table
from bot.tables.unseated import seat_for, unseated
from engine import GAMES
from engine.core import AnyAction, NotUnderstood, Seat

log = logging.getLogger(__name__)

Answer = Literal["done", "repeat", "stale"]


class Tables:
    """All tables. `changed(table_id)` is called after every stored change; the clock gives aware UTC."""

    def __init__(self, store: Store, now: Callable[[], datetime], changed: Callable[[int], None]) -> None:
        self.store, self.now, self.boards = store, now, Boards(store, now)
        self._changed = changed
        self._live: dict[int, Table] = {}
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()  # of what is held now
        # Which championship a live table is a match of; what has been seen of it is enough to know.
        self.booked: dict[int, int] = {}
        # The tables where a round has ended here, until whoever tells of it has taken note; and the servers
        # that have removed the bot: nobody plays at their tables until they take it back.
        self.scored, self.removed = set[int](), set[int]()
        self._loading, self._snapshots, self._over = asyncio.Lock(), Snapshots(), Over()

    @asynccontextmanager
    async def hold(self, table_id: int) -> AsyncIterator[Table]:
        """The table, as stored, for as long as it is held. Refused T-11 when there is none."""
        table = await self._find(table_id)
        async with self._locks.setdefault(table_id, asyncio.Lock()):
            if table.stale:
                self.store.posts.ask_anew(table_id)
                await self._load(table)
                # Another process may have moved it: dealer, robots, clock and messages must look again.
                self._changed(table_id)
            try:
                yield table
            except (Conflict, Duplicate, Unavailable, asyncio.CancelledError):
                # What is stored is not known here: read it again before the next use.
                table.stale = True
                raise

    async def _find(self, table_id: int) -> Table:
        note(table=table_id)
        if table_id in self._live:
            return self._live[table_id]
        async with self._loading:
            table = self._live.get(table_id)
            if table is None:
                header = (stored := await self.stored(table_id)).header
                if header.championship_id is not None and header.status in LIVE:
                    self.booked[table_id] = header.championship_id
                if (table := self._over.of(stored)) is not None:
                    return table
                table = Table(header, ())
                await self._become(table, stored)
                if table.header.status in LIVE:
                    self._live[table_id] = table
                else:
                    self._over.keep(stored, table)
            return table

    async def stored(self, table_id: int) -> StoredTable:
        """Everything there is of a table, secrets included. Refused T-11 when there is none."""
        stored = await self.store.tables.load(table_id)
        if stored is None or stored.header.game not in GAMES:
            raise Refused(House.NO_SUCH_TABLE)
        return stored

    async def _load(self, table: Table) -> None:
        await self._become(table, await self.stored(table.header.id))

    async def _become(self, table: Table, stored: StoredTable) -> None:
        header, seated = stored.header, (stored.members, stored.seatings)
        try:
            table.load(header, *seated, stored.log, stored.deadlines, stored.extensions)
        except Broken as error:
            log.warning("%s: closed with its stored standing", error)
            if header.status == "running":
                standing = next((row.standing for row in reversed(stored.log) if row.standing), None)
                at = At(header.revision, len(stored.log))
                try:
                    await self.store.matches.end(header.id, at, "closed", standing, self.now())
                except Conflict:  # Another process has closed it, or plays it on.
                    return await self._load(table)
                header = replace(header, status="closed", standing=standing)
                self._changed(header.id)
            table.load(header, *seated, stored.log, (), replay=False)
        if header.status not in LIVE:
            self._live.pop(header.id, None)
        return None

    async def snapshot(self, table_id: int, user: int | None) -> Snapshot:
        """The table as this person, or a spectator (None), sees it."""
        note(table=table_id)
        table = self._live.get(table_id)
        if table is None:
            table = await self._find(table_id)
        if table.stale:
            async with self.hold(table_id):
                pass
        return self._snapshots.of(table, user)

    def read_again(self, table_id: int) -> None:
        """What is stored of a table has changed without it: it is read before it is used again."""
        self._over.forget(table_id)
        if (table := self._live.get(table_id)) is not None:
            table.stale = True

    def known(self, table_id: int) -> Table | None:
        """A live table as this process knows it; None when it is over, or nobody has asked for it here."""
        return self._live.get(table_id)

    async def require_seat(self, table_id: int, user: int) -> Snapshot:
        """Return a live table as this person, who sits there, sees it. Refused: T-5, or as `unseated`."""
        snapshot = await self.snapshot(table_id, user)
        if not snapshot.member:
            raise unseated(await self._find(table_id), user)
        if snapshot.header.status not in LIVE:
            raise Refused(House.MATCH_OVER)
        return snapshot

    async def belongs(self, table_id: int, user: int) -> bool:
        """True when this person holds a seat here, waits for one, or has held one."""
        table = await self._find(table_id)
        return table.seat_of(user) is not None or table.leaver(user) is not None

    async def seat_left_by(self, table_id: int, user: int) -> int:
        """The seat a robot plays since this person went, for whatever reason. Refused T-27: there is none."""
        leaver = (await self._find(table_id)).leaver(user)
        if leaver is None or not leaver.kept:
            raise Refused(House.NO_ROBOT_IN_SEAT)
        return leaver.seat

    async def mine(self, user: int) -> list[TableHeader]:
        """The live tables this person waits or sits at, or has left to a robot; newest first."""
        theirs = [header for header in await self.store.tables.of(user) if header.welcomes(str(Person(user)))]
        return sorted(theirs, key=lambda header: -header.id)

    async def in_channel(self, channel_id: int) -> list[TableHeader]:
        """The live tables of a channel or thread."""
        return [h for h in await self.store.tables.live() if channel_id in (h.channel_id, h.thread_id)]

    async def reload(self, table: Table) -> None:
        """Read a held table again, and say that what people see of it may be out of date."""
        await self._load(table)
        self._changed(table.header.id)

    async def take_up(self, table: Table, most: int | None, interaction: int | None) -> None:
        """Let a held table that was cancelled in the middle of its match go on where it was.

        Whoever opened it has at most so many live tables then. Refused T-18 where its log does not replay.
        LimitReached, Conflict when another table has its fixture, Duplicate, Unavailable.
        """
        stored = await self.stored(table.header.id)
        header = replace(stored.header, status="running", asleep=False)
        again = Table(header, stored.members)
        try:
            again.load(header, stored.members, stored.seatings, stored.log, (), stored.extensions)
        except Broken as error:
            raise Refused(House.CANNOT_REPLAY) from error
        waits = again.deadlines_from(self.now())
        await self.store.matches.take_up(header.id, table.at, waits, most, interaction)
        self._over.forget(header.id)
        self._live[header.id] = table
        if header.championship_id is not None:
            self.booked[header.id] = header.championship_id
        await self.reload(table)

    def look(self, table_id: int) -> None:
        """Say that what people see of a table may be out of date."""
        self._changed(table_id)

    async def submit(
        self, table_id: int, user: int, text: str, turn: int | None = None, interaction: int | None = None
    ) -> Answer:
        """A person's move in notation. `turn` is the turn on the button pressed.

        `done` when stored, `repeat` when it says again what already holds, `stale` when the table has moved
        on. Refused otherwise, T-3 not understood or with the rule; nothing has changed then.
        """
        for _ in range(TRIES):
            try:
                async with self.hold(table_id) as table:
                    if turn is not None and turn > table.turn:
                        # A button ahead of what is known here: another process has moved the table on.
                        await self.reload(table)
                    seat = self.seat_for(table, user)
                    if turn is not None and turn != table.turn:
                        return "stale"
                    try:
                        action = table.game.parse(text)
                    except NotUnderstood as error:
                        raise Refused(House.NOT_UNDERSTOOD) from error
                    if table.repeats(seat, action):
                        return "repeat"
                    await self.play(table, seat, action, str(Person(user)), interaction)
                    return "done"
            except Duplicate:
                return "repeat"
            except Conflict:
                log.info("table %s: another writer was first, reading again", table_id)
        return "stale"

    def seat_for(self, table: Table, user: int) -> Seat:
        """The seat this person plays. Refused as `unseated.seat_for`."""
        return seat_for(table, user, self.removed)

    async def play(
        self,
        table: Table,
        seat: Seat,
        action: AnyAction,
        by: str,
        interaction: int | None = None,
        reason: str | None = None,
    ) -> Move:
        """Store a legal move of a held table and make it the present. Refused, Conflict or Unavailable."""
        move = table.propose(seat, action, by, self.now(), reason)
        results, people = table.results(move) if move.over else None, len(table.people())
        async with self.boards.ending(table.header, move.row.at, results, people) as boards:
            await self.store.matches.append(
                table.header.id,
                move.row,
                revision=table.header.revision,
                deadlines=move.deadlines,
                bot_to_move=move.bot_to_move,
                wake=table.header.asleep,
                results=results,
                people=people,
                counts=people > 1,
                boards=boards,
                interaction=interaction,
            )
        table.commit(move)
        if move.row.standing is not None:
            self.scored.add(table.header.id)
        if move.over or table.header.asleep:
            await self._load(table)
        self._changed(table.header.id)
        return move

    async def hand_over(
        self, table: Table, seat: Seat, who: str, name: str, interaction: int | None, by: str | None = None
    ) -> None:
        """Give a seat of a running, held table to somebody else from the next input on (`Table.reseat`)."""
        change = table.reseat(seat, who, name, self.now(), by)
        await self.store.matches.take_seat(
            table.header.id,
            change.seating,
            revision=table.header.revision,
            host=change.host,
            asleep=change.asleep,
            deadlines=change.deadlines,
            bot_to_move=change.bot_to_move,
            interaction=interaction,
        )
        await self.reload(table)

    async def invite(self, table: Table, invited: dict[str, str]) -> None:
        """Have only these people sit at a running, held, booked table, or come back to it."""
        await self.store.matches.invite(table.header.id, table.at, invited)
        await self.reload(table)

    async def sleep(self, table: Table) -> None:
        """Put a held table to sleep: nobody has touched it for a long time. A move wakes it."""
        await self.store.matches.sleep(table.header.id, table.at)
        await self.reload(table)

    async def wake(self, table: Table, interaction: int | None) -> None:
        """A held table that sleeps goes on: somebody who sits at it is here again."""
        waits = table.deadlines_from(self.now())
        await self.store.matches.wake(table.header.id, table.at, waits, interaction)
        await self.reload(table)

    async def follow(self, table_id: int, user: int, interaction: int | None) -> bool:
        """Follow a table, or stop; True when the person follows now. Refused T-5 when it is over."""
        if (await self._find(table_id)).header.status not in ("lobby", "running"):
            raise Refused(House.MATCH_OVER)
        return await self.store.followers.follow(table_id, user, interaction)

    def next_moment(self, table_id: int) -> datetime | None:
        """When this table has to be looked at again because of the time; None: never, or it is not live."""
        table = self._live.get(table_id)
        return None if table is None else timing.next_moment(table.deadlines, table.reminded)

    async def to_mention(self, table_id: int) -> list[Deadline]:
        """The decisions whose players have kept the table waiting long enough to be mentioned."""
        table, now = await self._find(table_id), self.now()
        due = [d for d in table.deadlines if d.remind_at is not None and d.remind_at <= now]
        table.reminded |= {(d.seat, d.turn) for d in due}
        return due

    async def end(
        self,
        table: Table,
        status: Literal["cancelled", "closed"],
        interaction: int | None = None,
        *,
        by: int | None = None,
    ) -> None:
        """Close a held table with its present standing; `by` is who wanted that, None where nobody did."""
        standing = [place._asdict() for place in table.standing()]
        who = None if by is None else str(Person(by))
        await self.store.matches.end(
            table.header.id, table.at, status, standing, self.now(), interaction, by=who
        )
        await self._load(table)
        self._changed(table.header.id)
