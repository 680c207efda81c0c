"""A table before its match: who waits, with which options, until the host starts it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from random import Random, SystemRandom
from typing import Any

from bot.errors import House, LimitReached, Refused
from bot.people.preferences import DEFAULT_TIMER
from bot.records import Booking, Limits, Member, Person, TableHeader, parse_who, player_of
from bot.seating import invitations as booked
from bot.seating.blocked import require_welcome, welcome
from bot.seating.limits import refused
from bot.seating.members import (
    at_level,
    robots,
    with_person,
    with_robot,
    with_token,
    with_tokens,
    without_robot,
)
from bot.seating.player_counts import checked, room, seats_for
from bot.store.tables import LIVE
from bot.tables import deadlines as waiting
from bot.tables.retry import again
from bot.tables.service import Tables
from bot.tables.table import Table
from bot.tables.unseated import unseated
from engine import GAMES


class Lobby:
    """Opening, filling and starting tables."""

    def __init__(self, tables: Tables, rng: Random | None = None) -> None:
        self.tables = tables
        self.store = tables.store
        self._rng = rng or SystemRandom()

    async def open(
        self,
        *,
        game: str,
        host: int,
        name: str,
        guild_id: int | None,
        channel_id: int,
        locale: str,
        options: dict[str, Any] | None = None,
        timer: str = DEFAULT_TIMER,
        members: Sequence[Member] = (),
        previous: int | None = None,
        series: dict[str, int] | None = None,
        thread_id: int | None = None,
        booking: Booking | None = None,
        limits: Limits | None = None,
        threaded: bool = False,
        interaction: int | None = None,
    ) -> TableHeader:
        """A new lobby with its host seated first, and anyone else of `members` after.

        Refused T-14 when the options are none of the game's; T-75 to T-77 beyond its server's `limits`, under
        which it may not be `threaded` either; T-79 while the host lets no table be opened; T-83 blocked by
        the server: of `members` those who are do not sit down. Conflict when its fixture has a table.
        """
        if await self.store.drain.begun():
            raise Refused(House.CLOSING_SOON)
        if booking is None:  # Whoever has signed up for a championship plays it to its end.
            await require_welcome(self.store, guild_id, host)
            members = await welcome(self.store, guild_id, members)
        seated = {member.who: member for member in members}
        first = seated.pop(str(Person(host)), Member(str(Person(host)), name))
        crowd = {str(Person(host)), *seated, *(booking.invited if booking else ())}
        checked(GAMES[game], options or {}, seats_for(GAMES[game], options or {}, len(crowd)))
        try:
            return await self.store.lobbies.create(
                game=game,
                rules_version=GAMES[game].version,
                options=options or {},
                guild_id=guild_id,
                channel_id=channel_id,
                thread_id=thread_id,
                locale=locale,
                host=host,
                members=with_tokens([replace(first, name=name), *seated.values()]),
                opened_at=self.tables.now(),
                previous=previous,
                timer=timer,
                series=series,
                deadline=waiting.lobby(timer, self.tables.now()),
                booking=booking,
                limits=limits,
                threaded=threaded,
                interaction=interaction,
            )
        except LimitReached as reached:
            raise await refused(self.store, reached, host, guild_id) from reached

    # ------------------------------------------------------------------ who waits

    @again
    async def join(self, table_id: int, user: int, name: str, interaction: int | None) -> None:
        """Take a place in line, a robot's if no other is left.

        Refused: T-8 here already, T-7, T-10, T-41, T-60 or T-61 after a kick, T-83 blocked by the server.
        """
        async with self._lobby(table_id) as table:
            booked.require_invitation(table.header, user)
            if table.header.invited is None:
                await require_welcome(self.store, table.header.guild_id, user)
            if str(Person(user)) in table.header.kicked:
                raise unseated(table, user)
            await self._store(table, _joined(table, user, name), interaction)

    async def let_back(self, table: Table, user: int, name: str, interaction: int | None) -> None:
        """Give a place in line to somebody who was kicked from a held lobby. Refused: T-2 never was, T-7."""
        kicked = dict(table.header.kicked)
        if kicked.pop(str(Person(user)), None) is None:
            raise Refused(House.NOT_NOW)
        header = replace(table.header, kicked=kicked)
        await self._store(table, _joined(table, user, name), interaction, header=header)

    @again
    async def add_robot(self, table_id: int, user: int, interaction: int | None) -> None:
        """Seat a robot, named in the table's language. Refused: T-6, T-7, T-10, T-42."""
        async with self._lobby(table_id) as table:
            booked.require_own_rules(table.header)
            if table.seat_of(user) is None:
                raise Refused(House.NO_SEAT)
            await self._store(table, with_robot(table.members, table.header.locale), interaction)

    @again
    async def drop_robot(self, table_id: int, user: int, interaction: int | None) -> None:
        """Send the last robot away. Refused: T-6, T-10, T-20 when there is none, T-42."""
        async with self._lobby(table_id) as table:
            booked.require_own_rules(table.header)
            if table.seat_of(user) is None:
                raise Refused(House.NO_SEAT)
            await self._store(table, without_robot(table.members, House.NO_ROBOT), interaction)

    async def leave(self, table: Table, user: int, interaction: int | None, *, by: int | None = None) -> None:
        """Take somebody off the list of a held lobby; without people it closes, without host the next is.

        Whoever was kicked `by` somebody comes back to it only if they are let back.
        """
        who = str(Person(user))
        rest = [member for member in table.members if member.who != who]
        people = [p.user_id for m in rest if isinstance(p := parse_who(m.who), Person)]
        if not people:
            await self.tables.end(table, "cancelled", interaction)
            return
        host = table.header.host if table.header.host in people else people[0]
        kicked = table.header.kicked if by is None else {**table.header.kicked, who: str(Person(by))}
        header = replace(table.header, host=host, kicked=kicked)
        await self._store(table, rest, interaction, header=header)

    @again
    async def choose_token(self, table_id: int, user: int, token: str, interaction: int | None) -> None:
        """Play with this token. Refused: T-6, T-10, T-31 when somebody else here has chosen it."""
        async with self._lobby(table_id) as table:
            place = table.seat_of(user)
            if place is None:
                raise Refused(House.NO_SEAT)
            await self._store(table, with_token(table.members, place, token), interaction)

    # ------------------------------------------------------------------ options

    def may_change(self, header: TableHeader, user: int) -> None:
        """Refused unless this person may change the options now: T-9 not host, T-10 begun, T-5 over, T-42."""
        if header.status != "lobby":
            raise Refused(House.ALREADY_BEGUN if header.status == "running" else House.MATCH_OVER)
        booked.require_own_rules(header)
        if user != header.host:
            raise Refused(House.HOST_ONLY)

    @again
    async def set_option(
        self, table_id: int, user: int, key: str, value: Any, interaction: int | None
    ) -> None:
        """Choose `locale`, `timer` or `robots` of the table. Refused: T-9, T-10, T-14, T-27.

        `robots` is the number of one and its level; without a number all robots play at that level.
        """
        async with self._lobby(table_id) as table:
            self.may_change(table.header, user)
            header, members = table.header, table.members
            if key == "locale":
                header = replace(header, locale=value)
            elif key == "timer":
                if value not in waiting.TIMERS:
                    raise Refused(House.BAD_OPTION, key=key)
                header = replace(header, timer=value)
            else:
                number, level = value
                members = at_level(members, level, number)
            await self._store(table, members, interaction, header=header)

    @again
    async def change_options(
        self, table_id: int, user: int, changes: Mapping[str, Any], interaction: int | None
    ) -> None:
        """Choose options of the game, all or none of them. Refused: T-9, T-10, T-14 with the game's rule."""
        async with self._lobby(table_id) as table:
            self.may_change(table.header, user)
            header = replace(table.header, options={**table.header.options, **changes})
            await self._store(table, table.members, interaction, header=header)

    @again
    async def place_in(self, table_id: int, thread_id: int) -> None:
        """The table's messages live in this thread from now on. Refused T-5 when it is over.

        Discord may take its time for a thread: a booked match has perhaps begun meanwhile.
        """
        async with self.tables.hold(table_id) as table:
            if table.header.status not in LIVE:
                raise Refused(House.MATCH_OVER)
            await self.store.matches.place_in(table_id, table.at, thread_id)
            await self.tables.reload(table)

    # ------------------------------------------------------------------ beginning

    @again
    async def start(
        self,
        table_id: int,
        user: int | None,
        interaction: int | None,
        *,
        fill: bool = False,
        company: int = 0,
    ) -> None:
        """Draw seats by lot and begin; `fill` has robots take the seats that are missing.

        For somebody alone they fill the table up to `company` where so many may play, else as near to it as
        the options allow.
        A booked table begins by itself (`user` None) once all are there. Refused: T-9, T-10, T-43, T-21
        unless as many wait as may play.
        """
        async with self._lobby(table_id) as table:
            if user is not None and table.header.invited is None:
                self.may_change(table.header, user)
            booked.require_everybody(table.header, table.members)
            allowed = room(table.game, table.header.options)
            members = list(table.members)
            missing = min((seats for seats in allowed if seats >= len(members)), default=0) - len(members)
            if missing and not (fill and missing > 0):
                raise Refused(House.PLAYER_COUNT, allowed=allowed, missing=missing, table=table_id)
            wanted = len(members) + missing
            if fill and len(members) - len(robots(members)) == 1:
                more = [seats for seats in allowed if seats >= wanted]
                wanted = min((seats for seats in more if seats >= company), default=max(more))
            for _ in range(wanted - len(members)):
                members = with_robot(members, table.header.locale)
            options = checked(table.game, table.header.options, len(members))
            # What was chosen stays as it was chosen, so that a rematch of more or fewer understands it anew.
            stored = {**options.mapping(), **table.header.options}
            header = replace(table.header, options=stored, rules_version=table.game.version)
            seating = await self._seating(table, members)
            await self.store.lobbies.start(header, seating, interaction=interaction)
            await self.tables.reload(table)

    async def _seating(self, table: Table, members: Sequence[Member]) -> list[Member]:
        """The members by seat: by lot, or as in the match before when the same people play again."""
        drawn = list(members)
        if table.header.previous is not None:
            before = (await self.tables.snapshot(table.header.previous, None)).occupants
            present = {player_of(member.who): member for member in drawn}
            if {player_of(occupant.who) for occupant in before} == set(present):
                return [present[player_of(occupant.who)] for occupant in before]
        self._rng.shuffle(drawn)
        return drawn

    # ------------------------------------------------------------------ shared steps

    @asynccontextmanager
    async def _lobby(self, table_id: int) -> AsyncIterator[Table]:
        async with self.tables.hold(table_id) as table:
            if table.header.status != "lobby":
                raise Refused(House.ALREADY_BEGUN if table.running else House.MATCH_OVER)
            yield table

    async def _store(
        self,
        table: Table,
        members: Sequence[Member],
        interaction: int | None,
        *,
        header: TableHeader | None = None,
    ) -> None:
        game = table.game
        if len(members) > max(game.seats):
            raise Refused(House.NO_FREE_SEAT)
        header = header or table.header
        checked(game, header.options, seats_for(game, header.options, booked.company(header, members)))
        deadline = waiting.lobby(header.timer, self.tables.now())
        await self.store.lobbies.change(header, members, interaction=interaction, deadline=deadline)
        await self.tables.reload(table)


def _joined(table: Table, user: int, name: str) -> list[Member]:
    """The members of a lobby and this person, in a robot's place if no other is left. Refused: T-7, T-8."""
    most = max(room(table.game, table.header.options))
    return with_person(table.members, Member(str(Person(user)), name), most)
