"""A table before its match: who waits, with which options, until the host starts it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from random import Random, SystemRandom
from typing import Any, Final

from bot import waiting
from bot.i18n import texts
from bot.races import again
from bot.records import Member, Person, Robot, TableHeader, parse_who
from bot.results import won
from bot.table import Refused, Table
from bot.tables import Tables
from bot.terms import checked, kept_in_step, room, seats_for
from engine import GAMES

LEVELS: Final = ("normal", "easy")
ROBOT_NAMES: Final = 16
"""How many robot names each locale has (robot-name-0 ...)."""


class Lobby:
    """Opening, filling and starting tables."""

    def __init__(self, tables: Tables, rng: Random | None = None) -> None:
        self.tables = tables
        self.store = tables.store
        self._rng = rng or SystemRandom()
        self._rematching = asyncio.Lock()

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
        timer: str = waiting.DEFAULT_TIMER,
        members: Sequence[Member] = (),
        previous: int | None = None,
        series: dict[str, int] | None = None,
        thread_id: int | None = None,
        interaction: int | None = None,
    ) -> TableHeader:
        """A new lobby with its host seated first, and anyone else of `members` after.

        Refused T-14 when the options are none of the game's.
        """
        others = [member for member in members if member.who != str(Person(host))]
        checked(GAMES[game], options or {}, seats_for(GAMES[game], 1 + len(others)))
        return await self.store.create_table(
            game=game,
            rules_version=GAMES[game].version,
            options=options or {},
            guild_id=guild_id,
            channel_id=channel_id,
            thread_id=thread_id,
            locale=locale,
            host=host,
            members=[Member(str(Person(host)), name), *others],
            opened_at=self.tables.now(),
            previous=previous,
            timer=timer,
            series=series,
            deadline=waiting.lobby(timer, self.tables.now()),
            interaction=interaction,
        )

    # ------------------------------------------------------------------ who waits

    @again
    async def join(self, table_id: int, user: int, name: str, interaction: int | None) -> None:
        """Take a place in line. Refused: T-8 already here, T-7 full, T-10 begun."""
        async with self._lobby(table_id) as table:
            who = str(Person(user))
            if any(member.who == who for member in table.members):
                raise Refused("T-8")
            await self._store(table, [*table.members, Member(who, name)], interaction)

    @again
    async def add_robot(self, table_id: int, user: int, interaction: int | None) -> None:
        """Seat a robot, named in the table's language. Refused: T-6, T-7, T-10."""
        async with self._lobby(table_id) as table:
            if table.seat_of(user) is None:
                raise Refused("T-6")
            robots = [player for m in table.members if isinstance(player := parse_who(m.who), Robot)]
            level = robots[-1].level if robots else LEVELS[0]
            taken = {robot.number for robot in robots}
            number = next(n for n in range(ROBOT_NAMES) if n not in taken)
            robot = Member(str(Robot(level, number)), robot_name(table, number))
            await self._store(table, [*table.members, robot], interaction)

    @again
    async def drop_robot(self, table_id: int, user: int, interaction: int | None) -> None:
        """Send the last robot away. Refused: T-6, T-10, T-20 when there is none."""
        async with self._lobby(table_id) as table:
            if table.seat_of(user) is None:
                raise Refused("T-6")
            robots = [member for member in table.members if isinstance(parse_who(member.who), Robot)]
            if not robots:
                raise Refused("T-20")
            await self._store(table, [m for m in table.members if m is not robots[-1]], interaction)

    async def leave(self, table: Table, user: int, interaction: int | None) -> None:
        """Take somebody off the list of a held lobby; without people it closes, without host the next is."""
        who = str(Person(user))
        rest = [member for member in table.members if member.who != who]
        people = [p.user_id for m in rest if isinstance(p := parse_who(m.who), Person)]
        if not people:
            await self.tables.end(table, "cancelled", interaction)
            return
        host = table.header.host if table.header.host in people else people[0]
        await self._store(table, rest, interaction, host=host)

    # ------------------------------------------------------------------ options

    def may_change(self, header: TableHeader, user: int) -> None:
        """Refused unless this person may change the options now: T-9 not the host, T-10 begun, T-5 over."""
        if header.status != "lobby":
            raise Refused("T-10" if header.status == "running" else "T-5")
        if user != header.host:
            raise Refused("T-9")

    @again
    async def set_option(
        self, table_id: int, user: int, key: str, value: Any, interaction: int | None
    ) -> None:
        """Choose `locale`, `timer` or `robots` of the table. Refused: T-9, T-10, T-14."""
        async with self._lobby(table_id) as table:
            self.may_change(table.header, user)
            header, members = table.header, table.members
            if key == "locale":
                header = replace(header, locale=value)
            elif key == "timer":
                if value not in waiting.TIMERS:
                    raise Refused("T-14", key=key)
                header = replace(header, timer=value)
            else:
                members = [_at_level(member, value) for member in members]
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
        """The lobby's messages live in this thread from now on. Refused T-10 when the match has begun."""
        async with self._lobby(table_id) as table:
            await self._store(table, table.members, None, header=replace(table.header, thread_id=thread_id))

    # ------------------------------------------------------------------ beginning

    @again
    async def start(self, table_id: int, user: int, interaction: int | None) -> None:
        """Draw seats by lot and begin. Refused: T-9, T-10, the game's own rule on how many may play."""
        async with self._lobby(table_id) as table:
            self.may_change(table.header, user)
            allowed = room(table.game, table.header.options)
            if len(table.members) not in allowed:
                raise Refused("T-21", least=min(allowed), most=max(allowed))
            options = checked(table.game, table.header.options, len(table.members))
            header = replace(table.header, options=options.mapping(), rules_version=table.game.version)
            seating = await self._seating(table)
            await self.store.start_table(header, seating, interaction=interaction)
            await self._reload(table)

    async def _seating(self, table: Table) -> list[tuple[str, str]]:
        """The members by seat: drawn by lot, or as in the match before when the same people play again."""
        drawn = [(member.who, member.name) for member in table.members]
        if table.header.previous is not None:
            before = (await self.tables.seen(table.header.previous, None)).sitters
            if {sitter.who for sitter in before} == {who for who, _ in drawn}:
                return [(sitter.who, sitter.name) for sitter in before]
        self._rng.shuffle(drawn)
        return drawn

    async def rematch(self, table_id: int, user: int, name: str, interaction: int | None) -> TableHeader:
        """The one lobby with those of a finished table; whoever asks later joins it.

        Refused: T-6 outsider, T-19 unless played to its end, T-7 no room.
        """
        table = await self._ended(table_id)
        if table.seat_of(user) is None and table.former_seat_of(user) is None:
            raise Refused("T-6")
        header = table.header
        async with self._rematching:
            later = await self.store.rematch_of(table_id)
            if later is None:
                return await self._again(header, table, user, name, interaction)
        there = {member.who for member in await self.store.members(later.id)}
        if later.status == "lobby" and str(Person(user)) not in there:
            await self.join(later.id, user, name, interaction)
        return later

    async def _again(
        self, header: TableHeader, table: Table, user: int, name: str, interaction: int | None
    ) -> TableHeader:
        return await self.open(
            game=header.game,
            host=user,
            name=name,
            guild_id=header.guild_id,
            channel_id=header.channel_id,
            thread_id=header.thread_id,
            locale=header.locale,
            options=header.options,
            timer=header.timer,
            members=_with_room(str(Person(user)), table),
            previous=header.id,
            series=won(header, table.sitters(), table.standing()),
            interaction=interaction,
        )

    # ------------------------------------------------------------------ shared steps

    @asynccontextmanager
    async def _lobby(self, table_id: int) -> AsyncIterator[Table]:
        async with self.tables.hold(table_id) as table:
            if table.header.status != "lobby":
                raise Refused("T-10" if table.running else "T-5")
            yield table

    async def _ended(self, table_id: int) -> Table:
        async with self.tables.hold(table_id) as table:
            if table.header.status != "over":
                raise Refused("T-19")
            return table

    async def _store(
        self,
        table: Table,
        members: Sequence[Member],
        interaction: int | None,
        *,
        header: TableHeader | None = None,
        host: int | None = None,
    ) -> None:
        game = table.game
        if len(members) > max(game.seats):
            raise Refused("T-7")
        header = header or table.header
        if len(members) != len(table.members):
            before, after = (seats_for(game, len(crew)) for crew in (table.members, members))
            header = replace(header, options=kept_in_step(game, header.options, before, after))
        checked(game, header.options, seats_for(game, len(members)))
        if host is not None:
            header = replace(header, host=host)
        deadline = waiting.lobby(header.timer, self.tables.now())
        await self.store.change_lobby(header, members, interaction=interaction, deadline=deadline)
        await self._reload(table)

    async def _reload(self, table: Table) -> None:
        await self.tables.reload(table)
        self.tables.touch(table.header.id)


def _with_room(who: str, table: Table) -> list[Member]:
    """Those at the table, one robot fewer when somebody who left wants a chair again and all are taken."""
    members = [Member(sitter.who, sitter.name) for sitter in table.sitters()]
    most = max(room(table.game, table.header.options))
    if len(members) < most or who in {member.who for member in members}:
        return members
    robots = [member for member in members if isinstance(parse_who(member.who), Robot)]
    if not robots:
        raise Refused("T-7")
    return [member for member in members if member is not robots[-1]]


def _at_level(member: Member, level: str) -> Member:
    player = parse_who(member.who)
    if not isinstance(player, Robot):
        return member
    return Member(str(Robot(level, player.number)), member.name)


def robot_name(table: Table, number: int) -> str:
    return texts(table.header.locale)(f"robot-name-{number}")
