"""The table service: the only way into a match, for people, robots, the dealer and deadlines alike.

Every change is computed on a copy, stored, and only then applied in memory, so that a failed write changes
nothing.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from random import Random, SystemRandom
from typing import Final, Literal
from weakref import WeakValueDictionary

from bot.counters import COUNTS
from bot.errors import Broken, Conflict, Duplicate, RefusalId, Refused, Unavailable
from bot.logs import add_context
from bot.people.preferences import server_settings
from bot.records.tables import Deadline, Person, Result, StoredTable, TableHeader, TableVersion, parse_who
from bot.store import Store
from bot.store.followers import toggle_follower
from bot.store.matches import (
    append_input,
    change_seat,
    count_hint,
    end_pause,
    end_table,
    pause_table,
    put_to_sleep,
    resume_table,
    set_admitted,
    set_invited,
    set_pause_votes,
    store_line,
    store_secret,
    uncover_table,
    wake_table,
)
from bot.store.servers import get_settings
from bot.store.tables import LIVE, list_tables_in_channel, list_tables_of, load_table
from bot.tables import deadlines as timing
from bot.tables.boards import Boards
from bot.tables.finished_tables import FinishedTables
from bot.tables.line import next_to_sit
from bot.tables.moves import Move
from bot.tables.retry import TRIES
from bot.tables.seat_refusals import require_not_paused, seat_for, seat_refusal
from bot.tables.snapshot import Snapshot
from bot.tables.snapshots import Snapshots
from bot.tables.table import Table
from engine import GAMES
from engine.core import DEALER, AnyAction, NotUnderstood, Seat
from engine.luck import SECRET_BYTES, Luck

AUTHORS: Final = {"u": "person", "r": "robot"}
"""The names under which moves are counted, by the first letter of a who string."""

log = logging.getLogger(__name__)

SubmitResult = Literal["done", "repeat", "stale"]


def luck_from(rng: Random) -> Luck:
    """Return the luck of a new match, with a secret from this source."""
    return Luck(rng.getrandbits(8 * SECRET_BYTES).to_bytes(SECRET_BYTES))


async def never_leaves(_guild: int, _user: int) -> bool:
    """Return False: nobody leaves a server of which nothing is known."""
    return False


class Tables:
    """All tables. `changed(table_id)` is called after every stored change; `now` returns aware UTC moments.

    `finished(game, results)` is called when the results of a match have been stored. `draw_luck` is called
    for each match. `has_left(server, person)` returns whether somebody is no member of a server any more.
    """

    def __init__(
        self,
        store: Store,
        now: Callable[[], datetime],
        changed: Callable[[int], None],
        finished: Callable[[str, Sequence[Result]], None] = lambda game, results: None,
        draw_luck: Callable[[], Luck] | None = None,
        has_left: Callable[[int, int], Awaitable[bool]] = never_leaves,
    ) -> None:
        self.store, self.now, self.boards = store, now, Boards(store, now)
        self._changed, self._finished, self._has_left = changed, finished, has_left
        self.draw_luck = draw_luck or partial(luck_from, SystemRandom())
        self._live: dict[int, Table] = {}
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()  # drops unused locks
        # The championship id of each loaded live table that belongs to a championship.
        self.booked: dict[int, int] = {}
        # `scored` holds tables with a finished round that is not announced yet. `removed` holds servers that
        # have removed the bot: their tables accept no moves until the bot is added again.
        self.scored, self.removed = set[int](), set[int]()
        self._loading, self._snapshots, self._over = asyncio.Lock(), Snapshots(), FinishedTables()

    @asynccontextmanager
    async def hold(self, table_id: int) -> AsyncIterator[Table]:
        """Lock a table for the block, and yield the table as stored.

        Raises:
            Refused: T-11 no such table.
        """
        table = await self._find(table_id)
        async with self._locks.setdefault(table_id, asyncio.Lock()):
            if table.stale:
                self.store.slots.drop_cache(table_id)
                await self._load(table)
                # Another process may have changed the table, so notify dealer, robots, clock and messages.
                self._changed(table_id)
            try:
                yield table
            except (Conflict, Duplicate, Unavailable, asyncio.CancelledError):
                # The write may or may not have been stored, so read the table again before the next use.
                table.stale = True
                raise

    async def _find(self, table_id: int) -> Table:
        add_context(table=table_id)
        if table_id in self._live:
            return self._live[table_id]
        async with self._loading:
            table = self._live.get(table_id)
            if table is None:
                header = (stored := await self.stored(table_id)).header
                if header.championship_id is not None and header.status in LIVE:
                    self.booked[table_id] = header.championship_id
                if (table := self._over.find(stored)) is not None:
                    return table
                table = Table(header, ())
                await self._become(table, stored)
                if table.header.status in LIVE:
                    self._live[table_id] = table
                else:
                    self._over.keep(stored, table)
            return table

    async def stored(self, table_id: int) -> StoredTable:
        """Return all stored rows of a table, secrets included.

        Raises:
            Refused: T-11 no such table, T-139 a match at a real table has no inputs.
        """
        stored = await self.store.read(load_table, table_id)
        if stored is None or stored.header.game not in GAMES:
            raise Refused(RefusalId.NO_SUCH_TABLE)
        if stored.header.pad_id is not None:
            raise Refused(RefusalId.PAD_NOT_REPLAYED)
        return stored

    async def _load(self, table: Table) -> None:
        await self._become(table, await self.stored(table.header.id))

    async def _become(self, table: Table, stored: StoredTable) -> None:
        if stored.header.status == "running" and stored.secret is None:
            # The match began before matches had secrets: from now on it has one.
            await self.store.write(store_secret, stored.header.id, self.draw_luck().secret.hex())
            stored = await self.stored(stored.header.id)
        header = stored.header
        try:
            table.load(stored)
        except Broken as error:
            log.warning("%s: closed with its stored standing", error)
            if header.status == "running":
                standing = next((row.standing for row in reversed(stored.log) if row.standing), None)
                at = TableVersion(header.revision, len(stored.log))
                try:
                    await self.store.write(end_table, header.id, at, "closed", standing, self.now())
                except Conflict:  # Another process has closed the table, or continues the match.
                    return await self._load(table)
                header = replace(header, status="closed", standing=standing)
                self._changed(header.id)
            table.load(replace(stored, header=header, deadlines=()), replay=False)
        if header.status not in LIVE:
            self._live.pop(header.id, None)
        return None

    async def snapshot(self, table_id: int, user: int | None) -> Snapshot:
        """Return the table as this person, or a spectator (None), sees it.

        Raises:
            Refused: T-11 no such table.
        """
        add_context(table=table_id)
        table = self._live.get(table_id)
        if table is None:
            table = await self._find(table_id)
        if table.stale:
            async with self.hold(table_id):
                pass
        return self._snapshots.snapshot_for(table, user)

    def mark_stale(self, table_id: int) -> None:
        """Mark a table whose rows were changed elsewhere, so that its next use reads the store."""
        self._over.forget(table_id)
        if (table := self._live.get(table_id)) is not None:
            table.stale = True

    def get_cached(self, table_id: int) -> Table | None:
        """Return a live table from memory; None if the table is over or not loaded by this process."""
        return self._live.get(table_id)

    async def require_seat(self, table_id: int, user: int) -> Snapshot:
        """Return the snapshot of a live table for this person, who must hold a seat.

        Raises:
            Refused: T-5 the match is over, or as `seat_refusal`.
        """
        snapshot = await self.snapshot(table_id, user)
        if not snapshot.has_seat:
            raise seat_refusal(await self._find(table_id), user)
        if snapshot.header.status not in LIVE:
            raise Refused(RefusalId.MATCH_OVER)
        return snapshot

    async def has_taken_part(self, table_id: int, user: int) -> bool:
        """Return whether this person holds a seat, waits for a seat, or has held a seat at this table."""
        table = await self._find(table_id)
        return table.seat_of(user) is not None or table.leaver(user) is not None

    async def seat_left_by(self, table_id: int, user: int) -> int:
        """Return the seat a robot has played since this person left, for whatever reason.

        Raises:
            Refused: T-27 no robot plays a seat of this person.
        """
        leaver = (await self._find(table_id)).leaver(user)
        if leaver is None or not leaver.has_robot:
            raise Refused(RefusalId.NO_ROBOT_IN_SEAT)
        return leaver.seat

    async def tables_of(self, user: int) -> list[TableHeader]:
        """Return the live tables where this person waits, sits, or left a seat to a robot; newest first."""
        theirs = [
            header
            for header in await self.store.read(list_tables_of, user)
            if header.welcomes(str(Person(user)))
        ]
        return sorted(theirs, key=lambda header: -header.id)

    async def in_channel(self, channel_id: int) -> list[TableHeader]:
        """Return the live tables of a channel or thread."""
        return await self.store.read(list_tables_in_channel, channel_id)

    async def reload(self, table: Table) -> None:
        """Read a held table again, and report that the table's messages may be out of date."""
        await self._load(table)
        self._changed(table.header.id)

    async def resume(self, table: Table, most: int | None, interaction: int | None) -> None:
        """Resume a held table that was cancelled in the middle of its match.

        `most` limits the live tables of the person who opened it.

        Raises:
            Refused: T-18 the log does not replay by the current rules.
            LimitReached, Duplicate: nothing was changed.
            Conflict: the table has changed, or another table plays its fixture.
            Unavailable: the database failed.
        """
        stored = await self.stored(table.header.id)
        header = replace(stored.header, status="running", asleep=False)
        resumed = Table(header, stored.members)
        try:
            resumed.load(replace(stored, header=header, deadlines=()))
        except Broken as error:
            raise Refused(RefusalId.CANNOT_REPLAY) from error
        waits = resumed.deadlines_from(self.now())
        await self.store.write(resume_table, header.id, table.at, waits, most, interaction)
        self._over.forget(header.id)
        self._live[header.id] = table
        if header.championship_id is not None:
            self.booked[header.id] = header.championship_id
        await self.reload(table)

    def report_change(self, table_id: int) -> None:
        """Report that a table's messages may be out of date."""
        self._changed(table_id)

    async def submit(
        self, table_id: int, user: int, text: str, turn: int | None = None, interaction: int | None = None
    ) -> SubmitResult:
        """Store a person's move, given in notation. `turn` is the turn on the button pressed.

        Returns `done` for a stored move, `repeat` for a move that is stored already, `stale` if the table has
        moved on to another turn. A refused move changes nothing.

        Raises:
            Refused: as `seat_for`, T-3 not understood, or a rule of the game.
        """
        for _ in range(TRIES):
            try:
                async with self.hold(table_id) as table:
                    if turn is not None and turn > table.turn:
                        # The button is newer than the table in memory: another process has made a move.
                        await self.reload(table)
                    seat = self.seat_for(table, user)
                    if turn is not None and turn != table.turn:
                        return "stale"
                    try:
                        action = table.game.parse(text)
                    except NotUnderstood as error:
                        raise Refused(RefusalId.NOT_UNDERSTOOD) from error
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
        """Return the seat this person plays.

        Raises:
            Refused: T-104 paused, or as `seat_refusals.seat_for`.
        """
        seat = seat_for(table, user, self.removed)
        require_not_paused(table.header)
        return seat

    async def play(
        self,
        table: Table,
        seat: Seat,
        action: AnyAction,
        by: str,
        interaction: int | None = None,
        reason: str | None = None,
    ) -> Move:
        """Store a legal move of a held table, then apply it in memory.

        Raises:
            Refused: the rules forbid the move.
            Conflict: another writer was first.
            Unavailable: the database failed.
        """
        if seat == DEALER and table.header.line and table.is_between_rounds:
            await self._seat_late_comers(table)
        move = table.propose(seat, action, by, self.now(), reason)
        results, people = table.results(move) if move.over else None, len(table.people())
        async with self.boards.lock_for_ending(table.header, move.row.at, results, people) as boards:
            await self.store.write(
                append_input,
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
        author = move.row.by
        COUNTS.moves[AUTHORS.get(author.partition(":")[0], author)] += 1
        table.commit(move)
        if results is not None:
            self._finished(table.header.game, results)
        if move.row.standing is not None:
            self.scored.add(table.header.id)
        if move.over or table.header.asleep:
            await self._load(table)
        self._changed(table.header.id)
        if table.header.line and not move.over and DEALER not in table.to_act and table.is_between_rounds:
            await self._seat_at_once(table)
        return move

    async def hand_over(
        self, table: Table, seat: Seat, who: str, name: str, interaction: int | None, by: str | None = None
    ) -> None:
        """Give a seat of a running, held table to another player, starting with the next input."""
        change = table.reseat(seat, who, name, self.now(), by)
        await self.store.write(
            change_seat,
            table.header.id,
            change.seating,
            revision=table.header.revision,
            host=change.host,
            asleep=change.asleep,
            line=change.line,
            deadlines=change.deadlines,
            bot_to_move=change.bot_to_move,
            interaction=interaction,
        )
        await self.reload(table)
        if table.header.asleep and table.header.line:
            await self._seat_at_once(table)

    async def set_line(self, table: Table, line: dict[str, str], interaction: int | None) -> None:
        """Store who waits for a seat at a running, held table; where no round goes on, the first sit down."""
        await self.store.write(store_line, table.header.id, table.at, line, interaction)
        await self.reload(table)
        nobody = table.header.asleep and not table.people()
        if line and (nobody or (DEALER not in table.to_act and table.is_between_rounds)):
            await self._seat_at_once(table)

    async def _seat_late_comers(self, table: Table) -> None:
        """Give robots' seats of a held table to the people who wait, first come first.

        Whoever has left the server, or is blocked, loses their place in line instead.

        Raises:
            Conflict: another writer was first.
            Unavailable: the database failed.
        """
        guild = table.header.guild_id
        if guild is None or guild in self.removed:
            return
        blocked = server_settings(await self.store.read(get_settings, guild)).blocked
        out = {str(Person(user)) for user in blocked}
        line = table.header.line or {}
        if next_to_sit(table) is not None:
            out |= await self.list_gone(guild, line)
        if (allowed := {who: name for who, name in line.items() if who not in out}) != line:
            await self.store.write(store_line, table.header.id, table.at, allowed)
            await self.reload(table)
        while (sitting := next_to_sit(table)) is not None:
            await self.hand_over(table, *sitting, None)

    async def list_gone(self, guild: int, people: Iterable[str]) -> set[str]:
        """Return those of these who strings whose people have left the server."""
        users = {who: one.user_id for who in people if isinstance(one := parse_who(who), Person)}
        answers = await asyncio.gather(*(self._has_left(guild, user) for user in users.values()))
        return {who for who, has_left in zip(users, answers, strict=True) if has_left}

    async def _seat_at_once(self, table: Table) -> None:
        """Seat the people who wait, after a change that is stored already: a failure leaves them in line."""
        try:
            await self._seat_late_comers(table)
        except (Conflict, Unavailable) as error:
            table.stale = True
            log.info("table %s: those in line wait for the next round, %s", table.header.id, error)

    async def invite(self, table: Table, invited: dict[str, str]) -> None:
        """Replace the list of people who may sit at, or return to, a running, held championship table."""
        await self.store.write(set_invited, table.header.id, table.at, invited)
        await self.reload(table)

    async def admit(self, table: Table, admitted: Mapping[str, str]) -> None:
        """Replace the list of people who alone may sit down at a running, held table."""
        await self.store.write(set_admitted, table.header.id, table.at, admitted)
        await self.reload(table)

    async def uncover(self, table: Table) -> None:
        """Let everybody see a held table, once no other table plays its cards any more."""
        await self.store.write(uncover_table, table.header.id, table.at)
        await self.reload(table)

    async def count_hint(self, table: Table, interaction: int | None) -> None:
        """Store that one more hint is shown at a running, held table."""
        await self.store.write(count_hint, table.header.id, table.at, interaction)
        await self.reload(table)

    async def sleep(self, table: Table) -> None:
        """Put a held table to sleep after a long time without activity; a move wakes the table."""
        await self.store.write(put_to_sleep, table.header.id, table.at)
        await self.reload(table)

    async def wake(self, table: Table, interaction: int | None) -> None:
        """Wake a held, sleeping table because a seated person is back."""
        waits = table.deadlines_from(self.now())
        await self.store.write(wake_table, table.header.id, table.at, waits, interaction)
        await self.reload(table)

    async def pause(self, table: Table, by: str | None, interaction: int | None) -> None:
        """Pause a held table; `by` is the person (a who string) who did, None if all agreed to a pause."""
        await self.store.write(pause_table, table.header.id, table.at, self.now(), by, interaction)
        await self.reload(table)

    async def vote_for_pause(self, table: Table, votes: Mapping[str, int], interaction: int | None) -> None:
        """Store who wants a pause of a held table, each with the number of rounds that are finished."""
        await self.store.write(set_pause_votes, table.header.id, table.at, votes, interaction)
        await self.reload(table)

    async def end_pause(
        self, table: Table, interaction: int | None = None, *, least: timedelta = timedelta()
    ) -> None:
        """End the pause of a held table, whose deadlines go on with what was left, or with `least`."""
        now, paused_at = self.now(), table.header.paused_at
        if paused_at is None:
            return
        waits = [timing.continue_deadline(deadline, paused_at, now, least) for deadline in table.deadlines]
        await self.store.write(end_pause, table.header.id, table.at, waits, interaction)
        await self.reload(table)

    async def follow(self, table_id: int, user: int, interaction: int | None) -> bool:
        """Toggle whether a person follows a table, and return whether the person follows the table now.

        Raises:
            Refused: T-5 the match is over.
        """
        if (await self._find(table_id)).header.status not in ("lobby", "running"):
            raise Refused(RefusalId.MATCH_OVER)
        return await self.store.write(toggle_follower, table_id, user, interaction)

    def next_moment(self, table_id: int) -> datetime | None:
        """Return the next moment at which a mention or deadline is due at this table.

        At a paused table that is the end of the pause. Return None if nothing is due, or the table is not
        live.
        """
        table = self._live.get(table_id)
        if table is None:
            return None
        told = table.reminded
        if table.header.is_private:  # Nobody is mentioned there.
            told = frozenset((deadline.seat, deadline.turn) for deadline in table.deadlines)
        return table.header.paused_until or timing.next_moment(table.deadlines, told)

    async def take_due_mentions(self, table_id: int) -> list[Deadline]:
        """Return the decisions whose players must be mentioned now, and mark these decisions as mentioned.

        While the table is paused there are none.
        """
        table, now = await self._find(table_id), self.now()
        if table.header.is_private or table.header.paused_at is not None:
            return []
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
        """Close a held table with its present standing; `by` is the person who asked to close, if any."""
        standing = [place._asdict() for place in table.standing()]
        who = None if by is None else str(Person(by))
        await self.store.write(
            end_table, table.header.id, table.at, status, standing, self.now(), interaction, by=who
        )
        await self._load(table)
        self._changed(table.header.id)
