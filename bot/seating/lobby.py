"""Lobbies: a table's members and options before the host starts the match."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, Final, NamedTuple

from bot.errors import LimitReached, RefusalId, Refused
from bot.people.preferences import DEFAULT_TIMER
from bot.records.meetings import Meeting
from bot.records.tables import Booking, Limits, Member, Person, TableHeader, parse_who, player_of
from bot.seating import invitations as booked
from bot.seating.block_list import require_welcome, without_blocked
from bot.seating.limits import limit_refusal
from bot.seating.members import (
    at_level,
    robots,
    with_person,
    with_robot,
    with_token,
    with_tokens,
    without_robot,
)
from bot.seating.player_counts import allowed_counts, resolve_options, seats_for
from bot.store.lobbies import change_lobby, open_lobby, start_match
from bot.store.matches import move_table
from bot.store.tables import LIVE
from bot.tables import deadlines as waiting
from bot.tables.retry import retry_on_conflict
from bot.tables.robot_names import name_player
from bot.tables.seat_refusals import seat_refusal
from bot.tables.service import Tables
from bot.tables.table import Table
from engine import GAMES
from engine.ai import VERSION
from engine.luck import Luck, seal

ADMISSION: Final = "admission"
"""The host's option of who may sit down in a lobby."""


class Arrangement(NamedTuple):
    """The luck of a match, and the who strings by seat, where they are not drawn for this table alone."""

    luck: Luck
    seats: tuple[str, ...]


class Lobby:
    """Opens, fills and starts tables."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store

    async def open(
        self,
        *,
        game: str,
        host: int,
        name: str,
        guild_id: int | None,
        channel_id: int | None,
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
        admitted: Mapping[str, str] | None = None,
        interaction: int | None = None,
    ) -> TableHeader:
        """Open a lobby with the host as first member, followed by `members` who are not blocked.

        Only people who are `admitted` may sit down, unless that is None. The new header's `threaded` is False
        if the server's `limits` allow no further thread.

        Raises:
            Refused: T-14 the options are not valid for the game, T-75 to T-77 beyond the server's `limits`,
                T-79 the bot opens no tables before it stops, T-83 the host is blocked by the server.
            Conflict: the championship fixture already has a table.
        """
        if await self.store.drain.is_begun():
            raise Refused(RefusalId.CLOSING_SOON)
        if booking is None:  # Blocked people may still play a championship that they have signed up for.
            await require_welcome(self.store, guild_id, host)
            members = await without_blocked(self.store, guild_id, members)
        seated = {member.who: member for member in members}
        first = seated.pop(str(Person(host)), Member(str(Person(host)), name))
        crowd = {str(Person(host)), *seated, *(booking.invited if booking else ())}
        resolve_options(GAMES[game], options or {}, seats_for(GAMES[game], options or {}, len(crowd)))
        try:
            return await self.store.write(
                open_lobby,
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
                deadline=waiting.lobby(timer, self.tables.now(), private=channel_id is None),
                booking=booking,
                limits=limits,
                threaded=threaded,
                admitted=admitted,
                interaction=interaction,
            )
        except LimitReached as reached:
            raise await limit_refusal(self.store, reached, host, guild_id) from reached

    async def open_for_meeting(
        self, meeting: Meeting, options: dict[str, Any], host: int, invited: Mapping[str, str], timer: str
    ) -> TableHeader:
        """Open the one lobby of a meeting, where nobody sits yet, with seats for the people invited.

        Raises:
            Refused: T-14 the options are not valid for the game, T-21 not for so many players, T-79 the bot
                opens no tables before it stops.
            Conflict: it has been opened already, or the meeting has ended.
        """
        if await self.store.drain.is_begun():
            raise Refused(RefusalId.CLOSING_SOON)
        game = GAMES[meeting.game]
        resolve_options(game, options, seats_for(game, options, len(invited)))
        return await self.store.write(
            open_lobby,
            game=meeting.game,
            rules_version=game.version,
            options=options,
            guild_id=meeting.guild_id,
            channel_id=meeting.channel_id,
            thread_id=None,
            locale=meeting.locale,
            host=host,
            members=(),
            opened_at=self.tables.now(),
            timer=timer,
            deadline=waiting.lobby(timer, self.tables.now(), private=False),
            invited=invited,
            meeting_id=meeting.id,
        )

    # ------------------------------------------------------------------ members

    async def invite(self, table: Table, invited: Mapping[str, str]) -> None:
        """Replace the people for whom a held lobby keeps seats."""
        header = replace(table.header, invited=dict(invited))
        await self._store(table, table.members, None, header=header)

    async def stop_waiting(self, table: Table) -> None:
        """Give the seats that a held lobby keeps for missing people to robots, and let everybody in.

        If the host is missing, the first person there becomes host.
        """
        header, members = table.header, list(table.members)
        people = [one.user_id for member in members if isinstance(one := parse_who(member.who), Person)]
        most = max(allowed_counts(table.game, header.options))
        missing = len(booked.missing_players(header, members))
        for _ in range(min(missing, most - len(members))):
            members = with_robot(members, header.locale)
        host = header.host if header.host in people else people[0]
        await self._store(table, members, None, header=replace(header, host=host, invited=None))

    @retry_on_conflict
    async def join(self, table_id: int, user: int, name: str, interaction: int | None) -> None:
        """Take a free place in the lobby, or a robot's place if all are taken.

        Raises:
            Refused: T-5 over, T-7 no place, T-8 already a member, T-10 begun, T-41 or T-159 not invited,
                T-60, T-61 or T-63 kicked, T-83 blocked by the server.
        """
        async with self._lobby(table_id) as table:
            if str(Person(user)) in table.header.kicked:
                raise seat_refusal(table, user)
            booked.require_invitation(table.header, user)
            if table.header.invited is None:
                await require_welcome(self.store, table.header.guild_id, user)
            await self._store(table, _with_newcomer(table, user, name), interaction)

    async def let_back(self, table: Table, user: int, name: str, interaction: int | None) -> None:
        """Give a place in a held lobby to a person who was kicked from it.

        Raises:
            Refused: T-2 they were not kicked, T-7 no place.
        """
        kicked = dict(table.header.kicked)
        if kicked.pop(str(Person(user)), None) is None:
            raise Refused(RefusalId.NOT_NOW)
        admitted = table.header.admitted
        if admitted is not None:
            admitted = {**admitted, str(Person(user)): name}
        header = replace(table.header, kicked=kicked, admitted=admitted)
        await self._store(table, _with_newcomer(table, user, name), interaction, header=header)

    @retry_on_conflict
    async def admit(self, table_id: int, user: int, name: str) -> None:
        """Let a person sit down at a live table, if it admits only certain people.

        Raises:
            Refused: T-5 the match is over.
        """
        async with self.tables.hold(table_id) as table:
            if table.header.status not in LIVE:
                raise Refused(RefusalId.MATCH_OVER)
            await self.admit_at(table, user, name)

    async def admit_at(self, table: Table, user: int, name: str) -> None:
        """Let a person sit down at a held, live table, if it admits only certain people."""
        admitted, who = table.header.admitted, str(Person(user))
        if admitted is None or who in admitted:
            return
        admitted = {**admitted, who: name}
        if table.is_running:
            await self.tables.admit(table, admitted)
        else:
            await self._store(table, table.members, None, header=replace(table.header, admitted=admitted))

    @retry_on_conflict
    async def restrict(
        self, table_id: int, user: int, invited: Mapping[str, str] | None, interaction: int | None
    ) -> None:
        """Admit only the people who sit in the lobby and those `invited`, names by who string; None: anybody.

        Raises:
            Refused: as `require_may_change`, T-14 the table is private or booked.
        """
        async with self._lobby(table_id) as table:
            header = table.header
            self.require_may_change(header, user)
            if header.is_private or header.invited is not None:
                raise Refused(RefusalId.BAD_OPTION, key=ADMISSION)
            people = {one.who: one.name for one in table.members if isinstance(parse_who(one.who), Person)}
            admitted = None if invited is None else {**(header.admitted or {}), **invited, **people}
            await self._store(table, table.members, interaction, header=replace(header, admitted=admitted))

    @retry_on_conflict
    async def add_robot(self, table_id: int, user: int, interaction: int | None) -> None:
        """Add a robot, named in the table's language.

        Raises:
            Refused: T-6 not a member, T-7 no place, T-10 begun, T-42 a match of a championship.
        """
        async with self._lobby(table_id) as table:
            booked.require_own_rules(table.header)
            if table.seat_of(user) is None:
                raise Refused(RefusalId.NO_SEAT)
            await self._store(table, with_robot(table.members, table.header.locale), interaction)

    @retry_on_conflict
    async def drop_robot(self, table_id: int, user: int, interaction: int | None) -> None:
        """Remove the last robot.

        Raises:
            Refused: T-6 not a member, T-10 begun, T-20 there is no robot, T-42 a match of a championship.
        """
        async with self._lobby(table_id) as table:
            booked.require_own_rules(table.header)
            if table.seat_of(user) is None:
                raise Refused(RefusalId.NO_SEAT)
            await self._store(table, without_robot(table.members, RefusalId.NO_ROBOT), interaction)

    async def leave(self, table: Table, user: int, interaction: int | None, *, by: int | None = None) -> None:
        """Remove a person from a held lobby.

        After the host leaves, the next person becomes host; without people the lobby closes, unless it waits
        for those of a meeting. A person kicked `by` somebody can return only after being let back.
        """
        who = str(Person(user))
        rest = [member for member in table.members if member.who != who]
        people = [p.user_id for m in rest if isinstance(p := parse_who(m.who), Person)]
        waits = bool(table.header.invited) and table.header.championship_id is None
        if not people and not waits:
            await self.tables.end(table, "cancelled", interaction)
            return
        host = table.header.host if not people or table.header.host in people else people[0]
        kicked = table.header.kicked if by is None else {**table.header.kicked, who: str(Person(by))}
        header = replace(table.header, host=host, kicked=kicked)
        await self._store(table, rest, interaction, header=header)

    @retry_on_conflict
    async def choose_token(self, table_id: int, user: int, token: str, interaction: int | None) -> None:
        """Choose the animal to play with.

        Raises:
            Refused: T-6 not a member, T-10 begun, T-31 another person has chosen it.
        """
        async with self._lobby(table_id) as table:
            place = table.seat_of(user)
            if place is None:
                raise Refused(RefusalId.NO_SEAT)
            await self._store(table, with_token(table.members, place, token), interaction)

    # ------------------------------------------------------------------ options

    def require_may_change(self, header: TableHeader, user: int) -> None:
        """Check that this person may change the options now.

        Raises:
            Refused: T-5 over, T-9 not the host, T-10 begun, T-42 a match of a championship.
        """
        if header.status != "lobby":
            raise Refused(RefusalId.ALREADY_BEGUN if header.status == "running" else RefusalId.MATCH_OVER)
        booked.require_own_rules(header)
        if user != header.host:
            raise Refused(RefusalId.HOST_ONLY)

    @retry_on_conflict
    async def set_option(
        self, table_id: int, user: int, key: str, value: Any, interaction: int | None
    ) -> None:
        """Set `locale`, `timer` or `robots` of the table.

        The value of `robots` is a robot's number and its level; without a number all robots get that level.

        Raises:
            Refused: as `require_may_change`, T-14 no such value, T-27 no such robot.
        """
        async with self._lobby(table_id) as table:
            self.require_may_change(table.header, user)
            header, members = table.header, table.members
            if key == "locale":
                header = replace(header, locale=value)
            elif key == "timer":
                if value not in waiting.TIMERS:
                    raise Refused(RefusalId.BAD_OPTION, key=key)
                header = replace(header, timer=value)
            else:
                number, level = value
                members = at_level(members, level, number)
            await self._store(table, members, interaction, header=header)

    @retry_on_conflict
    async def change_options(
        self, table_id: int, user: int, changes: Mapping[str, Any], interaction: int | None
    ) -> None:
        """Set options of the game, all or none of them.

        Raises:
            Refused: as `require_may_change`, T-14 with the rule of the game that forbids the options.
        """
        async with self._lobby(table_id) as table:
            self.require_may_change(table.header, user)
            header = replace(table.header, options={**table.header.options, **changes})
            await self._store(table, table.members, interaction, header=header)

    @retry_on_conflict
    async def place_in(self, table_id: int, thread_id: int) -> None:
        """Move the table's messages to this thread.

        A match of a championship may already be running, because Discord can take long to create a thread.

        Raises:
            Refused: T-5 the match is over.
        """
        async with self.tables.hold(table_id) as table:
            if table.header.status not in LIVE:
                raise Refused(RefusalId.MATCH_OVER)
            await self.store.write(move_table, table_id, table.at, thread_id)
            await self.tables.reload(table)

    # ------------------------------------------------------------------ start

    @retry_on_conflict
    async def start(
        self,
        table_id: int,
        user: int | None,
        interaction: int | None,
        *,
        fill: bool = False,
        company: int = 0,
        arranged: Arrangement | None = None,
    ) -> None:
        """Draw seats by lot, or take those `arranged`, and start; `fill` adds robots for missing players.

        For a person alone, `fill` adds robots until at least `company` players, or the options' maximum, are
        seated. `user` is None if a championship table starts automatically, which one with the same cards as
        others always does.

        Raises:
            Refused: as `require_may_change`, T-42 the table begins by itself, T-43 invited people are
                missing, T-21 the number of players is not allowed.
        """
        async with self._lobby(table_id) as table:
            if user is not None and table.header.invited is None:
                self.require_may_change(table.header, user)
            booked.require_everybody(table.header, table.members)
            if table.header.covered is not None and arranged is None:
                raise Refused(RefusalId.CHAMPIONSHIP_RULES)
            allowed = allowed_counts(table.game, table.header.options)
            members = list(table.members)
            missing = min((seats for seats in allowed if seats >= len(members)), default=0) - len(members)
            if missing and not (fill and missing > 0):
                raise Refused(RefusalId.PLAYER_COUNT, allowed=allowed, missing=missing, table=table_id)
            wanted = len(members) + missing
            if fill and len(members) - len(robots(members)) == 1:
                more = [seats for seats in allowed if seats >= wanted]
                wanted = min((seats for seats in more if seats >= company), default=max(more))
            for _ in range(wanted - len(members)):
                members = with_robot(members, table.header.locale)
            options = resolve_options(table.game, table.header.options, len(members))
            # Store chosen options unresolved: a rematch with more or fewer players resolves them anew.
            stored = {**options.to_mapping(), **table.header.options}
            if arranged is None:
                luck = self.tables.draw_luck()
                seating = await self._seating(table, members, luck)
            else:
                luck, seating = arranged.luck, _seat_as_arranged(members, arranged)
            version, players = table.game.version, [name_player(member.who) for member in seating]
            sealed = seal(luck, table.game.key, (version, VERSION), stored, players)
            header = replace(
                table.header, options=stored, rules_version=version, robots_version=VERSION, seal=sealed
            )
            await self.store.write(
                start_match, header, seating, interaction=interaction, secret=luck.secret.hex()
            )
            await self.tables.reload(table)

    async def _seating(self, table: Table, members: Sequence[Member], luck: Luck) -> list[Member]:
        """Return the members in seat order: as in the previous match for equal players, else by lot."""
        if table.header.previous is not None:
            before = (await self.tables.snapshot(table.header.previous, None)).occupants
            present = {player_of(member.who): member for member in members}
            if {player_of(occupant.who) for occupant in before} == set(present):
                return [present[player_of(occupant.who)] for occupant in before]
        return luck.seating(members)

    # ------------------------------------------------------------------ shared steps

    @asynccontextmanager
    async def _lobby(self, table_id: int) -> AsyncIterator[Table]:
        async with self.tables.hold(table_id) as table:
            if table.header.status != "lobby":
                raise Refused(RefusalId.ALREADY_BEGUN if table.is_running else RefusalId.MATCH_OVER)
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
            raise Refused(RefusalId.NO_FREE_SEAT)
        header = header or table.header
        resolve_options(
            game, header.options, seats_for(game, header.options, booked.company(header, members))
        )
        deadline = waiting.lobby(header.timer, self.tables.now(), private=header.is_private)
        await self.store.write(change_lobby, header, members, interaction=interaction, deadline=deadline)
        await self.tables.reload(table)


def _seat_as_arranged(members: Sequence[Member], arranged: Arrangement) -> list[Member]:
    """Return the members in the order of their seats.

    Raises:
        Refused: T-43 other people are to play, because the championship has changed.
    """
    present = {member.who: member for member in members}
    if set(present) != set(arranged.seats):
        raise Refused(RefusalId.AWAITING_PLAYERS, players=())
    return [present[who] for who in arranged.seats]


def _with_newcomer(table: Table, user: int, name: str) -> list[Member]:
    """Return the members of a lobby with this person added, in a robot's place if all are taken.

    Raises:
        Refused: T-7 no place, T-8 already a member.
    """
    most = max(allowed_counts(table.game, table.header.options))
    return with_person(table.members, Member(str(Person(user)), name), most)
