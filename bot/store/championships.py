"""Championships in the database: what they are, their inputs, their tables' rows, their medals and posts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from datetime import datetime
from typing import Any, Final

from sqlalchemy import and_, exc, func, insert, or_, select, true, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.championship_records import (
    ChampionshipHeader,
    Honours,
    InputRow,
    MatchRow,
    MedalRow,
    Progress,
    StoredChampionship,
)
from bot.errors import Conflict
from bot.records import Member, Seating, TableHeader
from bot.store import schema
from bot.store.database import Database, shielded
from bot.store.tables import LIVE
from engine.championship.public import ENDED

_HEADER: Final = tuple(schema.championships.c[name] for name in ChampionshipHeader.__dataclass_fields__)
_INPUT: Final = tuple(schema.championship_log.c[name] for name in InputRow.__dataclass_fields__)
_TABLE: Final = tuple(schema.tables.c[name] for name in TableHeader.__dataclass_fields__)
_COUNTED: Final = (*LIVE, "over")
_TOLD: Final = tuple(f"championship/{stage}" for stage in sorted(ENDED))


class ChampionshipRows(Database):
    """The part of the store about championships. A write that raises has changed nothing."""

    @shielded
    async def create_championship(
        self,
        *,
        guild_id: int,
        channel_id: int,
        name: str,
        plan: Mapping[str, Any],
        locale: str,
        timer: str,
        organiser: int,
        feeds: bool,
        season: str,
        opened_at: datetime,
        beside: int | None = None,
        interaction: int | None = None,
    ) -> ChampionshipHeader:
        """Open a championship without entrants. Duplicate, Unavailable.

        Conflict when one goes on in this channel, and the newest of them is not the one it is opened `beside`
        (None: whatever goes on there).
        """
        header = ChampionshipHeader(
            id=0,
            guild_id=guild_id,
            channel_id=channel_id,
            name=name,
            plan=dict(plan),
            locale=locale,
            timer=timer,
            status="running",
            organiser=organiser,
            feeds=feeds,
            season=season,
            opened_at=opened_at,
        )
        fresh = {key: value for key, value in asdict(header).items() if key != "id"}
        async with self._writing(interaction) as connection:
            newest = await connection.scalar(_newest_in(channel_id))
            if beside is not None and newest not in (None, beside):
                raise Conflict(channel_id, "a channel whose championships are known")
            inserted = await connection.execute(
                insert(schema.championships).values(fresh).returning(schema.championships.c.id)
            )
            return replace(header, id=inserted.scalar_one())

    @shielded
    async def append_input(
        self,
        championship_id: int,
        row: InputRow,
        *,
        ending: Progress | None = None,
        medals: Sequence[MedalRow] = (),
        played: int | None = None,
        interaction: int | None = None,
    ) -> None:
        """Add the next input: when this returns, it is on disk. With `ending`, it is also the last one.

        Conflict unless the championship is running, `row.n` is exactly the next number, and exactly `played`
        of its tables are over (None: however many): what it rules may just have been played. Duplicate,
        Unavailable.
        """
        async with self._writing(interaction) as connection:
            await _check_next(connection, championship_id, row.n)
            if played is not None:
                await _check_played(connection, championship_id, played)
            try:
                await connection.execute(
                    insert(schema.championship_log).values(asdict(row) | {"championship_id": championship_id})
                )
            except exc.IntegrityError as error:
                raise Conflict(championship_id, f"input {row.n} of a championship") from error
            if ending is not None:
                await _end(connection, championship_id, ending, medals, row.at)

    @shielded
    async def end_championship(
        self, championship_id: int, n: int, medals: Sequence[MedalRow], ended_at: datetime
    ) -> None:
        """The last match has been played: the medals are written and nothing changes any more.

        Conflict unless it is running and `n` is exactly the number of its next input: an input that came
        meanwhile may have changed who gets what. Unavailable.
        """
        async with self._writing() as connection:
            await _check_next(connection, championship_id, n)
            await _end(connection, championship_id, "over", medals, ended_at)

    # ------------------------------------------------------------------ reading

    async def championship_header(self, championship_id: int) -> ChampionshipHeader | None:
        """What a championship is, None when there is none. Unavailable."""
        found = await self._championships(schema.championships.c.id == championship_id)
        return found[0] if found else None

    async def championship(self, championship_id: int) -> StoredChampionship | None:
        """Everything about a championship as of one moment; None when there is none. Unavailable."""
        log, tables = schema.championship_log.c, schema.tables.c
        async with self._reading() as connection:
            found: Any = await connection.execute(
                select(*_HEADER).where(schema.championships.c.id == championship_id)
            )
            header = found.mappings().one_or_none()
            if header is None:
                return None
            inputs = await connection.execute(
                select(*_INPUT).where(log.championship_id == championship_id).order_by(log.n)
            )
            rows = [InputRow(**row) for row in inputs.mappings()]
            counted = and_(tables.championship_id == championship_id, tables.status.in_(_COUNTED))
            matches = await connection.execute(select(*_TABLE).where(counted).order_by(tables.id))
            headers = [TableHeader(**row) for row in matches.mappings()]
            members = await _members(connection, [one.id for one in headers])
            seatings = await _seatings(connection, [one.id for one in headers])
        return StoredChampionship(
            ChampionshipHeader(**header),
            tuple(rows),
            tuple(MatchRow(one, tuple(members[one.id]), tuple(seatings[one.id])) for one in headers),
        )

    async def unfinished_championships(self, since: datetime) -> list[ChampionshipHeader]:
        """All for which something is left to do, oldest first. Unavailable.

        They have not ended, or have live tables, or have ended since then and no message says so.
        """
        tables, posts, columns = schema.tables.c, schema.championship_posts.c, schema.championships.c
        live = select(tables.championship_id).where(
            tables.status.in_(LIVE), tables.championship_id.is_not(None)
        )
        told = select(posts.championship_id).where(posts.kind.in_(_TOLD))
        untold = and_(columns.ended_at >= since, columns.id.not_in(told))
        return await self._championships(or_(columns.status == "running", columns.id.in_(live), untold))

    async def championships_in(self, channel_id: int) -> list[ChampionshipHeader]:
        """The championships of a channel, also those that have ended; newest first. Unavailable."""
        found = await self._championships(schema.championships.c.channel_id == channel_id)
        return found[::-1]

    async def honours(self, guild_id: int, season: str | None = None) -> list[Honours]:
        """The medals of a server that count for its classification, by championship, oldest end first.

        `season` asks for one season. Names are those last seen. Unavailable.
        """
        columns, medals, players = schema.championships.c, schema.medals.c, schema.players.c
        counted = and_(columns.guild_id == guild_id, columns.status == "over", columns.feeds.is_(true()))
        if season is not None:
            counted = and_(counted, columns.season == season)
        name = func.coalesce(func.nullif(players.name, ""), medals.name)
        async with self._reading() as connection:
            found: Any = await connection.execute(
                select(*_HEADER).where(counted).order_by(columns.ended_at, columns.id)
            )
            headers = [ChampionshipHeader(**row) for row in found.mappings()]
            won: dict[int, list[MedalRow]] = {header.id: [] for header in headers}
            rows: Any = await connection.execute(
                select(
                    medals.championship_id, medals.user_id, name, medals.place, medals.points, medals.extra
                )
                .join_from(schema.medals, schema.players, players.user_id == medals.user_id, isouter=True)
                .where(medals.championship_id.in_(won))
                .order_by(medals.place.is_(None), medals.place, name, medals.user_id)
            )
            for championship_id, *medal in rows:
                won[championship_id].append(MedalRow(*medal))
        return [Honours(header, tuple(won[header.id])) for header in headers]

    async def _championships(self, condition: Any) -> list[ChampionshipHeader]:
        query = select(*_HEADER).where(condition).order_by(schema.championships.c.id)
        async with self._reading() as connection:
            found: Any = await connection.execute(query)
            return [ChampionshipHeader(**row) for row in found.mappings()]


def _newest_in(channel_id: int) -> Any:
    """The newest championship that goes on in a channel."""
    columns = schema.championships.c
    there = and_(columns.channel_id == channel_id, columns.status == "running")
    return select(func.max(columns.id)).where(there)


async def _check_next(connection: AsyncConnection, championship_id: int, n: int) -> None:
    """Conflict unless the championship is running and `n` is the number of its next input."""
    columns, log = schema.championships.c, schema.championship_log.c
    status = await connection.scalar(select(columns.status).where(columns.id == championship_id))
    if status != "running":
        raise Conflict(championship_id, "a running championship")
    last = await connection.scalar(select(func.max(log.n)).where(log.championship_id == championship_id))
    if n != (0 if last is None else last + 1):
        raise Conflict(championship_id, f"input {n} of a championship")


async def _check_played(connection: AsyncConnection, championship_id: int, played: int) -> None:
    """Conflict unless so many tables of the championship are over."""
    columns = schema.tables.c
    over = and_(columns.championship_id == championship_id, columns.status == "over")
    if await connection.scalar(select(func.count()).select_from(schema.tables).where(over)) != played:
        raise Conflict(championship_id, f"a championship with {played} matches played")


async def _end(
    connection: AsyncConnection,
    championship_id: int,
    status: Progress,
    medals: Sequence[MedalRow],
    ended_at: datetime,
) -> None:
    await connection.execute(
        update(schema.championships)
        .where(schema.championships.c.id == championship_id)
        .values(status=status, ended_at=ended_at)
    )
    if medals:
        rows = [asdict(medal) | {"championship_id": championship_id} for medal in medals]
        await connection.execute(insert(schema.medals), rows)


async def _members(connection: AsyncConnection, tables: Sequence[int]) -> dict[int, list[Member]]:
    columns = schema.members.c
    fields = [columns[name] for name in Member.__dataclass_fields__]
    found: dict[int, list[Member]] = {table: [] for table in tables}
    query = select(columns.table_id, *fields).where(columns.table_id.in_(tables)).order_by(columns.place)
    for table, *member in await connection.execute(query):
        found[table].append(Member(*member))
    return found


async def _seatings(connection: AsyncConnection, tables: Sequence[int]) -> dict[int, list[Seating]]:
    columns = schema.seating.c
    fields = [columns[name] for name in Seating.__dataclass_fields__]
    found: dict[int, list[Seating]] = {table: [] for table in tables}
    query = select(columns.table_id, *fields).where(columns.table_id.in_(tables)).order_by(columns.id)
    for table, *seating in await connection.execute(query):
        found[table].append(Seating(*seating))
    return found
