"""Seats that change hands (leaving, coming back, kicking, substituting), and closing a table."""

from __future__ import annotations

from bot.errors import RefusalId, Refused
from bot.records.tables import Person, Status, TableHeader
from bot.seating import pausing
from bot.seating.block_list import require_seatable, require_welcome
from bot.seating.invitations import require_in_charge, require_invitation, require_reservation
from bot.seating.lobby import Lobby
from bot.store.tables import LIVE, list_tables_in_charge, list_unfinished_tables
from bot.tables.leavers import TIME, Leaver
from bot.tables.retry import retry_on_conflict
from bot.tables.robot_names import robot_for
from bot.tables.seat_refusals import require_server, seat_refusal, was_kicked
from bot.tables.service import Tables
from bot.tables.table import Table
from engine.core import Seat


class Seats:
    """Changes of the player of a seat."""

    def __init__(self, tables: Tables, lobby: Lobby) -> None:
        self.tables = tables
        self.lobby = lobby

    @retry_on_conflict
    async def leave(
        self, table_id: int, user: int, interaction: int | None, *, seen: Status | None = None
    ) -> None:
        """Give up a person's place, which becomes free in a lobby and goes to a robot in a match.

        When the last person leaves a match, the table sleeps until a person comes back.

        Raises:
            Refused: T-5 over, T-70 the status is not the one in `seen`, or as `seat_refusal`.
        """
        async with self.tables.hold(table_id) as table:
            _require_seen(table.header, seen)
            seat = table.seat_of(user)
            if seat is None:
                raise seat_refusal(table, user)
            if table.header.status == "lobby":
                await self.lobby.leave(table, user, interaction)
            elif not table.is_running:
                raise Refused(RefusalId.MATCH_OVER)
            else:
                await self.tables.hand_over(table, seat, *robot_for(table, seat), interaction)
                await pausing.pause_if_all_agree(self.tables, table)

    @retry_on_conflict
    async def kick(
        self,
        table_id: int,
        user: int,
        target: int,
        moderator: bool,
        interaction: int | None,
        *,
        seen: Status | None = None,
    ) -> None:
        """Remove a person from a lobby, or give their seat to a robot, until they are let back.

        Remove a person who waits for a seat from the line, in which they may stand again.

        Raises:
            Refused: T-5 over, T-13 or T-44 not in charge, T-25 neither seated nor in line, T-70 the status is
                not the one in `seen`.
        """
        async with self.tables.hold(table_id) as table:
            require_in_charge(table.header, user, moderator)
            _require_seen(table.header, seen)
            seat = table.seat_of(target)
            if seat is None:
                await self._remove_from_line(table, target, interaction)
                return
            by = None if target == user else user
            if table.header.status == "lobby":
                await self.lobby.leave(table, target, interaction, by=by)
            elif not table.is_running:
                raise Refused(RefusalId.MATCH_OVER)
            else:
                who = None if by is None else str(Person(by))
                await self.tables.hand_over(table, seat, *robot_for(table, seat), interaction, who)
                await pausing.pause_if_all_agree(self.tables, table)

    async def _remove_from_line(self, table: Table, user: int, interaction: int | None) -> None:
        """Remove a person from the line of a held table.

        Raises:
            Refused: T-5 over, T-25 they are not in it.
        """
        line = dict(table.header.line or {})
        if line.pop(str(Person(user)), None) is None:
            raise Refused(RefusalId.NOT_SEATED)
        if not table.is_running:
            raise Refused(RefusalId.MATCH_OVER)
        await self.tables.set_line(table, line, interaction)

    @retry_on_conflict
    async def substitute(
        self,
        table_id: int,
        user: int,
        newcomer: int,
        name: str,
        seat: Seat | None,
        moderator: bool,
        interaction: int | None,
    ) -> None:
        """Give a robot's seat to a person who has seen no hand of this match, or give a person's seat back.

        Without `seat`, the person gets their own former seat, else the first robot's seat. In a lobby, a
        kicked person gets a place again. A table that admits only certain people admits the newcomer.

        Raises:
            Refused: T-2 not kicked from this lobby, T-5 over, T-13 or T-44 not in charge, T-41 not invited,
                T-8 already seated, T-26 has held another seat, T-27 no robot in that seat, T-60 to T-63 a
                kicked person lets themselves back, T-84 blocked by the server.
        """
        async with self.tables.hold(table_id) as table:
            seat = await self._seat_for(table, user, newcomer, name, seat, moderator)
            if seat is None:
                await self.lobby.let_back(table, newcomer, name, interaction)
                return
            by = None if newcomer == user else str(Person(user))
            await self.lobby.admit_at(table, newcomer, name)
            await self.tables.hand_over(table, seat, str(Person(newcomer)), name, interaction, by)

    async def find_displaced_leaver(
        self, table_id: int, user: int, newcomer: int, name: str, seat: Seat | None, moderator: bool
    ) -> Leaver | None:
        """Return the leaver who would lose the right to the seat that `substitute` gives away, or None.

        Raises:
            Refused: as `substitute`.
        """
        async with self.tables.hold(table_id) as table:
            seat = await self._seat_for(table, user, newcomer, name, seat, moderator)
            theirs = (leaver for leaver in table.leavers if leaver.seat == seat and leaver.may_return)
            return next((leaver for leaver in theirs if leaver.who != str(Person(newcomer))), None)

    async def _seat_for(
        self, table: Table, user: int, newcomer: int, name: str, seat: Seat | None, moderator: bool
    ) -> Seat | None:
        """Return the robot's seat that this person gets at a held table; None in a lobby."""
        require_in_charge(table.header, user, moderator)
        if str(Person(newcomer)) not in table.header.kicked:
            require_reservation(table.header, newcomer)
        if table.header.invited is None:
            await require_seatable(self.tables.store, table.header.guild_id, newcomer, name)
        if table.header.status not in LIVE:
            raise Refused(RefusalId.MATCH_OVER)
        if table.seat_of(newcomer) is not None:
            raise Refused(RefusalId.ALREADY_SEATED)
        if newcomer == user and was_kicked(table, user) and not moderator:
            raise seat_refusal(table, user)
        if not table.is_running:
            return None
        robots = [number for number, occupant in enumerate(table.occupants()) if occupant.is_robot]
        leaver = table.leaver(newcomer)
        if seat is None and robots:
            seat = leaver.seat if leaver is not None and leaver.has_robot else robots[0]
        if seat is None or seat not in robots:
            raise Refused(RefusalId.NO_ROBOT_IN_SEAT)
        former = {s.seat for s in table.seatings if s.who == str(Person(newcomer))}
        if former - {seat}:
            raise Refused(RefusalId.HAS_SEEN_CARDS)
        return seat

    @retry_on_conflict
    async def take_back(self, table_id: int, user: int, interaction: int | None) -> None:
        """Take a person's seat back from the robot, or wake a sleeping table where the person still sits.

        The player keeps their earlier name at this table, even if they return from another server or a DM.

        Raises:
            Refused: T-2 not begun, T-5 over, T-8 never left, T-41 no longer invited, T-83 left a table of a
                server that has blocked them, T-86 the server has removed the bot, or as `seat_refusal`.
        """
        async with self.tables.hold(table_id) as table:
            if not table.is_running:
                raise Refused(RefusalId.MATCH_OVER if table.header.status != "lobby" else RefusalId.NOT_NOW)
            require_server(table, self.tables.removed)
            if table.seat_of(user) is not None:
                if not table.header.asleep:
                    raise Refused(RefusalId.ALREADY_SEATED)
                await self.tables.wake(table, interaction)
                return
            require_invitation(table.header, user)
            seat = table.former_seat_of(user)
            if seat is None:
                raise seat_refusal(table, user)
            leaver = table.leaver(user)
            if table.header.invited is None and not (leaver is not None and leaver.by == TIME):
                await require_welcome(self.tables.store, table.header.guild_id, user)
            who = str(Person(user))
            name = next(seating.name for seating in reversed(table.seatings) if seating.who == who)
            await self.tables.hand_over(table, seat, who, name, interaction)

    async def closable_tables(self, user: int) -> list[TableHeader]:
        """Return the live tables this person may close from anywhere, as host or as organiser."""
        live = await self.tables.store.read(list_tables_in_charge, user)
        return [table for table in live if user == table.person_in_charge or table.status == "lobby"]

    async def _may_give_up(self, header: TableHeader, user: int) -> bool:
        """Return whether this person is the host of a lobby or opened it."""
        if user == header.host:
            return True
        opened = await self.tables.store.read(list_unfinished_tables, user, header.guild_id)
        return header.id in {one.id for one in opened}

    async def require_closing(self, header: TableHeader, user: int, moderator: bool) -> None:
        """Check that this person may close the table.

        Raises:
            Refused: T-13 or T-44 not in charge, T-5 over.
        """
        if header.status not in LIVE:
            raise Refused(RefusalId.MATCH_OVER)
        # A lobby may be closed by the person who opened it; a match only by host, organiser or moderator.
        if header.status == "running" or not await self._may_give_up(header, user):
            require_in_charge(header, user, moderator)

    @retry_on_conflict
    async def cancel(
        self,
        table_id: int,
        user: int,
        moderator: bool,
        interaction: int | None,
        *,
        seen: Status | None = None,
    ) -> None:
        """Close a table without a result.

        Raises:
            Refused: as `require_closing`, T-70 the status is not the one in `seen`.
        """
        async with self.tables.hold(table_id) as table:
            await self.require_closing(table.header, user, moderator)
            _require_seen(table.header, seen)
            await self.tables.end(table, "cancelled", interaction, by=user)


def _require_seen(header: TableHeader, seen: Status | None) -> None:
    """Check that a live table still has the status it had when the person was asked to confirm.

    Raises:
        Refused: T-70 the status has changed.
    """
    if header.status in LIVE and seen not in (None, header.status):
        raise Refused(RefusalId.CHANGED_SINCE)
