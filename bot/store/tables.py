"""Reading tables: headers, lobby, seats and the log of inputs."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Final

from sqlalchemy import BindParameter, ColumnElement, Select, and_, bindparam, exists, not_, or_, select

from bot.records.tables import Deadline, LogRow, Member, Person, Seating, Status, StoredTable, TableHeader
from bot.store import schema
from bot.store.database import Database
from bot.store.units import Row, Statement, ask, one_of

LIVE: Final[tuple[Status, ...]] = ("lobby", "running")
"""The states of a table that may still change."""

HEADER: Final = tuple(schema.tables.c[name] for name in TableHeader.__dataclass_fields__)
"""The columns of a header, in the order of `header_of`."""
MEMBER: Final = tuple(schema.members.c[name] for name in Member.__dataclass_fields__)
SEATING: Final = tuple(schema.seating.c[name] for name in Seating.__dataclass_fields__)
_LOG: Final = tuple(schema.log.c[name] for name in LogRow.__dataclass_fields__)
_DEADLINE: Final = tuple(schema.deadlines.c[name] for name in Deadline.__dataclass_fields__)

_TABLE_ID: Final[BindParameter[int]] = bindparam("table_id")
_COLUMNS: Final = schema.tables.c


def header_of(row: Row) -> TableHeader:
    """A row of HEADER."""
    return TableHeader(**dict(zip(TableHeader.__dataclass_fields__, row, strict=True)))


def unfinished() -> ColumnElement[bool]:
    """The live tables a person (`user_id`) has opened on a server (`guild_id`)."""
    there = _COLUMNS.guild_id.is_not_distinct_from(bindparam("guild_id", type_=_COLUMNS.guild_id.type))
    return and_(_COLUMNS.opened_by == bindparam("user_id"), there, one_of(_COLUMNS.status, LIVE))


def rematches(*, given_up: bool = False) -> ColumnElement[bool]:
    """The rematches of a table (`previous`): those that were given up, or those that were not."""
    ended = one_of(_COLUMNS.status, ("cancelled", "closed"))
    return and_(_COLUMNS.previous == bindparam("previous"), ended if given_up else not_(ended))


def _theirs() -> ColumnElement[bool]:
    """The lobbies somebody (`who`) has joined, the running tables where they hold or have held a seat."""
    members, seating = schema.members.c, schema.seating.c
    who: BindParameter[str] = bindparam("who")
    joined = exists().where(members.table_id == _COLUMNS.id, members.who == who)
    seated = exists().where(seating.table_id == _COLUMNS.id, seating.who == who)
    return or_(and_(_COLUMNS.status == "lobby", joined), and_(_COLUMNS.status == "running", seated))


def _headers(condition: ColumnElement[bool]) -> Statement:
    return Statement(select(*HEADER).where(condition).order_by(_COLUMNS.id))


def _of_table(columns: tuple[Any, ...], order: Any) -> Statement:
    query: Select[Any] = select(*columns).where(order.table.c.table_id == _TABLE_ID)
    return Statement(query.order_by(order))


_GET: Final = _headers(_COLUMNS.id == _TABLE_ID)
_LIVE: Final = _headers(one_of(_COLUMNS.status, LIVE))
_SHOWN: Final = _headers(or_(one_of(_COLUMNS.status, LIVE), _COLUMNS.ended_at >= bindparam("since")))
_OF: Final = _headers(_theirs())
_UNFINISHED: Final = _headers(unfinished())
_REMATCHES: Final = _headers(rematches())
_GIVEN_UP: Final = _headers(rematches(given_up=True))
_BROKEN_OFF: Final = _headers(
    and_(
        _COLUMNS.status == "cancelled",
        _COLUMNS.ended_by.is_not(None),
        _COLUMNS.ended_at >= bindparam("since", type_=_COLUMNS.ended_at.type),
        exists().where(schema.seating.c.table_id == _COLUMNS.id, schema.seating.c.who == bindparam("who")),
    )
)
_MEMBERS: Final = _of_table(MEMBER, schema.members.c.place)
_SEATINGS: Final = _of_table(SEATING, schema.seating.c.id)
_INPUTS: Final = _of_table(_LOG, schema.log.c.n)
DEADLINES: Final = _of_table(_DEADLINE, schema.deadlines.c.seat)
"""What a table waits for."""
EXTENSIONS: Final = _of_table((schema.extensions.c.seat, schema.extensions.c.round), schema.extensions.c.seat)
"""The extensions used at a table."""


class TableRows:
    """The part of the store that reads tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, table_id: int) -> TableHeader | None:
        """The header of a table, None when there is none. Unavailable."""
        found = await self._headers(_GET, table_id=table_id)
        return found[0] if found else None

    async def load(self, table_id: int) -> StoredTable | None:
        """Everything about a table as of one moment, None when there is none. Unavailable.

        It holds secrets until the match is over.
        """
        parts = (_GET, _MEMBERS, _SEATINGS, _INPUTS, DEADLINES, EXTENSIONS)
        asked = (ask(part, table_id=table_id) for part in parts)
        headers, members, seatings, log, deadlines, extensions = await self._database.read_together(*asked)
        if not headers:
            return None
        return StoredTable(
            header_of(headers[0]),
            tuple(Member(*row) for row in members),
            tuple(Seating(*row) for row in seatings),
            tuple(LogRow(*row) for row in log),
            tuple(Deadline(*row) for row in deadlines),
            frozenset((seat, round) for seat, round in extensions),
        )

    async def live(self) -> list[TableHeader]:
        """Every lobby and every running table, oldest first. Unavailable."""
        return await self._headers(_LIVE)

    async def live_and_ended_since(self, since: datetime) -> list[TableHeader]:
        """The live tables and those that have ended since then, oldest first. Unavailable.

        A process that died with the last move has not shown the end to anybody.
        """
        return await self._headers(_SHOWN, since=since)

    async def list_for(self, user_id: int) -> list[TableHeader]:
        """The live tables of a person, oldest first. Unavailable.

        Theirs are the lobbies they have joined and the running tables where they hold a seat or have
        held one.
        """
        return await self._headers(_OF, who=str(Person(user_id)))

    async def unfinished_of(self, user_id: int, guild_id: int | None) -> list[TableHeader]:
        """The live tables a person has opened on a server, whoever is host now, oldest first. Unavailable."""
        return await self._headers(_UNFINISHED, user_id=user_id, guild_id=guild_id)

    async def broken_off(self, user_id: int, since: datetime) -> list[TableHeader]:
        """The tables a person has sat at that somebody closed since then, oldest first. Unavailable."""
        return await self._headers(_BROKEN_OFF, who=str(Person(user_id)), since=since)

    async def rematch_of(self, table_id: int) -> TableHeader | None:
        """The newest rematch of a table that was not given up, None when there is none. Unavailable."""
        found = await self._headers(_REMATCHES, previous=table_id)
        return found[-1] if found else None

    async def given_up(self, table_id: int) -> list[TableHeader]:
        """The rematches of a table that were closed without a result, oldest first. Unavailable."""
        return await self._headers(_GIVEN_UP, previous=table_id)

    async def members(self, table_id: int) -> list[Member]:
        """Who has joined the lobby, in order. Unavailable."""
        return [Member(*row) for row in await self._database.read(_MEMBERS, table_id=table_id)]

    async def seatings(self, table_id: int) -> list[Seating]:
        """Who has held which seat since when, in the order it happened. Unavailable."""
        return [Seating(*row) for row in await self._database.read(_SEATINGS, table_id=table_id)]

    async def log(self, table_id: int) -> list[LogRow]:
        """Every input of a table, in order. It holds secrets until the match is over. Unavailable."""
        return [LogRow(*row) for row in await self._database.read(_INPUTS, table_id=table_id)]

    async def _headers(self, statement: Statement, **values: Any) -> list[TableHeader]:
        return [header_of(row) for row in await self._database.read(statement, **values)]
