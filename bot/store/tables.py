"""Reading tables: headers, lobby, seats and the log of inputs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any, Final

from sqlalchemy import BindParameter, ColumnElement, Select, and_, bindparam, exists, func, not_, or_, select

from bot.records.placeholders import is_stand_in
from bot.records.tables import Deadline, LogRow, Member, Person, Seating, Status, StoredTable, TableHeader
from bot.store import schema
from bot.store.engine import Row, Statement, Transaction, one_of
from bot.texts.sentences import texts

LIVE: Final[tuple[Status, ...]] = ("lobby", "running")
"""The states of a table that may still change."""

HEADER: Final = tuple(schema.tables.c[name] for name in TableHeader.__dataclass_fields__)
"""The columns of a header, in the order of `header_of`."""
MEMBER: Final = (
    schema.members.c.who, schema.name_of(schema.members.c.who, schema.members.c.name).label("name"),
    schema.members.c.token,
)  # fmt: skip
SEATING: Final = (
    schema.seating.c.seat, schema.seating.c.from_n, schema.seating.c.who,
    schema.name_of(schema.seating.c.who, schema.seating.c.name).label("name"), schema.seating.c.token,
    schema.seating.c.by,
)  # fmt: skip
_LOG: Final = tuple(schema.log.c[name] for name in LogRow.__dataclass_fields__)
_DEADLINE: Final = tuple(schema.deadlines.c[name] for name in Deadline.__dataclass_fields__)

_TABLE_ID: Final[BindParameter[int]] = bindparam("table_id")
_COLUMNS: Final = schema.tables.c


def header_of(row: Row) -> TableHeader:
    """Return a row of HEADER as a value; people who have been deleted neither wait nor are admitted."""
    header = TableHeader(**dict(zip(TableHeader.__dataclass_fields__, row, strict=True)))
    if header.line is not None:
        header = replace(header, line=_without_deleted(header.line) or None)
    if header.admitted is not None:
        header = replace(header, admitted=_without_deleted(header.admitted))
    if header.invited is None:
        return header
    names = {who: name_or_deleted(name, who, header.locale) for who, name in header.invited.items()}
    return replace(header, invited=names)


def _without_deleted(names: Mapping[str, str]) -> dict[str, str]:
    return {who: name for who, name in names.items() if not is_stand_in(who)}


def name_or_deleted(name: str, who: str, locale: str) -> str:
    """Return a player's name, or what is shown in its place for a deleted person."""
    return texts(locale)("deleted-person") if not name and is_stand_in(who) else name


def unfinished() -> ColumnElement[bool]:
    """Return the condition for live tables that a person (`user_id`) has opened on a server (`guild_id`)."""
    there = _COLUMNS.guild_id.is_not_distinct_from(bindparam("guild_id", type_=_COLUMNS.guild_id.type))
    return and_(_COLUMNS.opened_by == bindparam("user_id"), there, one_of(_COLUMNS.status, LIVE))


def rematches(*, given_up: bool = False) -> ColumnElement[bool]:
    """Return the condition for rematches of a table (`previous`) that were, or were not, given up."""
    ended = one_of(_COLUMNS.status, ("cancelled", "closed"))
    return and_(_COLUMNS.previous == bindparam("previous"), ended if given_up else not_(ended))


def _joined_by_person() -> ColumnElement[bool]:
    """Return the condition for lobbies that `who` has joined and running tables where they have sat."""
    members, seating = schema.members.c, schema.seating.c
    who: BindParameter[str] = bindparam("who", type_=members.who.type)
    joined = select(members.table_id).where(members.who == who)
    seated = select(seating.table_id).where(seating.who == who)
    return or_(
        and_(_COLUMNS.status == "lobby", _COLUMNS.id.in_(joined)),
        and_(_COLUMNS.status == "running", _COLUMNS.id.in_(seated)),
    )


def _in_place(column: ColumnElement[Any], name: str) -> ColumnElement[bool]:
    """Return the condition for live tables with this value in an indexed column."""
    return and_(column == bindparam(name), one_of(_COLUMNS.status, LIVE))


def _headers(condition: ColumnElement[bool]) -> Statement:
    return Statement(select(*HEADER).where(condition).order_by(_COLUMNS.id))


def _of_table(columns: tuple[Any, ...], order: Any) -> Statement:
    query: Select[Any] = select(*columns).where(order.table.c.table_id == _TABLE_ID)
    return Statement(query.order_by(order))


_GET: Final = _headers(_COLUMNS.id == _TABLE_ID)
_LIVE: Final = _headers(one_of(_COLUMNS.status, LIVE))
_IN_CHANNEL: Final = _headers(
    or_(_in_place(_COLUMNS.channel_id, "channel_id"), _in_place(_COLUMNS.thread_id, "channel_id"))
)
_ON_SERVER: Final = _headers(_in_place(_COLUMNS.guild_id, "guild_id"))
_IN_CHARGE: Final = _headers(
    or_(_in_place(_COLUMNS.host, "user_id"), _in_place(_COLUMNS.organiser, "user_id"))
)
_FIXTURES: Final = _headers(and_(_COLUMNS.championship_id.is_not(None), one_of(_COLUMNS.status, LIVE)))
_RECENT: Final = _headers(
    and_(
        or_(_COLUMNS.channel_id == bindparam("channel_id"), _COLUMNS.thread_id == bindparam("channel_id")),
        or_(one_of(_COLUMNS.status, LIVE), _COLUMNS.ended_at >= bindparam("since")),
        _COLUMNS.pad_id.is_(None),
    )
)
_COUNT_LIVE: Final = Statement(select(func.count()).where(one_of(_COLUMNS.status, LIVE)))
_COUNT_BY_GAME: Final = Statement(
    select(_COLUMNS.game, _COLUMNS.status, func.count())
    .where(one_of(_COLUMNS.status, LIVE))
    .group_by(_COLUMNS.game, _COLUMNS.status)
)
_OF: Final = _headers(_joined_by_person())
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
_LAST_PLAYED: Final = {
    name: Statement(
        select(*HEADER)
        .where(
            condition,
            one_of(_COLUMNS.status, ("running", "over")),
            _COLUMNS.championship_id.is_(None),
            _COLUMNS.deal_id.is_(None),
            _COLUMNS.pad_id.is_(None),
        )
        .order_by(_COLUMNS.id.desc())
        .limit(1)
    )
    for name, condition in {
        "channel_id": _COLUMNS.channel_id == bindparam("channel_id"),
        "guild_id": _COLUMNS.guild_id == bindparam("guild_id"),
        "who": _COLUMNS.id.in_(
            select(schema.seating.c.table_id).where(schema.seating.c.who == bindparam("who"))
        ),
    }.items()
}
"""The newest table with a match that anybody could have opened, by where it was or who sat there."""
_MEMBERS: Final = _of_table(MEMBER, schema.members.c.place)
_SEATINGS: Final = _of_table(SEATING, schema.seating.c.id)
_INPUTS: Final = _of_table(_LOG, schema.log.c.n)
_DEADLINES: Final = _of_table(_DEADLINE, schema.deadlines.c.seat)
_EXTENSIONS: Final = _of_table(
    (schema.extensions.c.seat, schema.extensions.c.round), schema.extensions.c.seat
)


_SECRET: Final = Statement(select(_COLUMNS.secret).where(_COLUMNS.id == _TABLE_ID))


def get_table(tx: Transaction, table_id: int) -> TableHeader | None:
    """Return the header of a table, None if there is none."""
    found = _find(tx, _GET, table_id=table_id)
    return found[0] if found else None


def load_table(tx: Transaction, table_id: int) -> StoredTable | None:
    """Return all rows of a table, None if there is none; they hold secrets until the match is over."""
    header = get_table(tx, table_id)
    if header is None:
        return None
    return StoredTable(
        header,
        tuple(members_of(tx.rows(_MEMBERS, table_id=table_id), header.locale)),
        tuple(seatings_of(tx.rows(_SEATINGS, table_id=table_id), header.locale)),
        tuple(list_inputs(tx, table_id)),
        tuple(list_deadlines(tx, table_id)),
        frozenset(list_extensions(tx, table_id)),
        tx.rows(_SECRET, table_id=table_id)[0][0],
    )


def list_live_tables(tx: Transaction) -> list[TableHeader]:
    """Return every lobby and every running table, oldest first."""
    return _find(tx, _LIVE)


def count_live_tables(tx: Transaction) -> int:
    """Return the number of lobbies and running tables."""
    return int(tx.rows(_COUNT_LIVE)[0][0])


def count_live_tables_by_game(tx: Transaction) -> dict[tuple[str, str], int]:
    """Return the numbers of live tables by game and status."""
    return {(game, status): number for game, status, number in tx.rows(_COUNT_BY_GAME)}


def list_live_fixtures(tx: Transaction) -> list[TableHeader]:
    """Return the live tables of championships, oldest first."""
    return _find(tx, _FIXTURES)


def list_recent_tables(tx: Transaction, since: datetime, channel_id: int) -> list[TableHeader]:
    """Return the live tables of a channel or thread and those that have ended since then, oldest first."""
    return _find(tx, _RECENT, since=since, channel_id=channel_id)


def list_tables_in_channel(tx: Transaction, channel_id: int) -> list[TableHeader]:
    """Return the live tables of a channel or thread, oldest first."""
    return _find(tx, _IN_CHANNEL, channel_id=channel_id)


def list_tables_on_server(tx: Transaction, guild_id: int) -> list[TableHeader]:
    """Return the live tables of a server, oldest first."""
    return _find(tx, _ON_SERVER, guild_id=guild_id)


def list_tables_in_charge(tx: Transaction, user_id: int) -> list[TableHeader]:
    """Return the live tables of which a person is the host or the organiser, oldest first."""
    return _find(tx, _IN_CHARGE, user_id=user_id)


def list_tables_of(tx: Transaction, user_id: int) -> list[TableHeader]:
    """Return the lobbies a person has joined and the running tables where they have held a seat."""
    return _find(tx, _OF, who=str(Person(user_id)))


def list_unfinished_tables(tx: Transaction, user_id: int, guild_id: int | None) -> list[TableHeader]:
    """Return the live tables a person has opened on a server, whoever is host now, oldest first."""
    return _find(tx, _UNFINISHED, user_id=user_id, guild_id=guild_id)


def list_broken_off_tables(tx: Transaction, user_id: int, since: datetime) -> list[TableHeader]:
    """Return the tables a person has sat at that somebody has cancelled since then, oldest first."""
    return _find(tx, _BROKEN_OFF, who=str(Person(user_id)), since=since)


def find_last_played(
    tx: Transaction, user_id: int, guild_id: int | None, channel_id: int | None
) -> TableHeader | None:
    """Return the newest table with a match in a channel, else on its server, else of a person; else None.

    Tables of championships, duels, deals of the day and score pads are left out.
    """
    asked = {"channel_id": channel_id, "guild_id": guild_id, "who": str(Person(user_id))}
    for name, value in asked.items():
        if value is not None and (found := _find(tx, _LAST_PLAYED[name], **{name: value})):
            return found[0]
    return None


def find_rematch(tx: Transaction, table_id: int) -> TableHeader | None:
    """Return the newest rematch of a table that was not given up, None if there is none."""
    found = _find(tx, _REMATCHES, previous=table_id)
    return found[-1] if found else None


def list_given_up_rematches(tx: Transaction, table_id: int) -> list[TableHeader]:
    """Return the rematches of a table that ended without a result, oldest first."""
    return _find(tx, _GIVEN_UP, previous=table_id)


def list_members(tx: Transaction, table_id: int) -> list[Member]:
    """Return who has joined a lobby, in order."""
    header = get_table(tx, table_id)
    return [] if header is None else members_of(tx.rows(_MEMBERS, table_id=table_id), header.locale)


def list_seatings(tx: Transaction, table_id: int) -> list[Seating]:
    """Return who has held which seat since when, in the order it happened."""
    header = get_table(tx, table_id)
    return [] if header is None else seatings_of(tx.rows(_SEATINGS, table_id=table_id), header.locale)


def list_inputs(tx: Transaction, table_id: int) -> list[LogRow]:
    """Return every input of a table in order; they are secret until the match is over."""
    return [LogRow(*row) for row in tx.rows(_INPUTS, table_id=table_id)]


def list_deadlines(tx: Transaction, table_id: int) -> list[Deadline]:
    """Return the decisions a table waits for, by seat."""
    return [Deadline(*row) for row in tx.rows(_DEADLINES, table_id=table_id)]


def list_extensions(tx: Transaction, table_id: int) -> set[tuple[int, int]]:
    """Return the extensions used at a table, each as its seat and round."""
    return {(seat, round) for seat, round in tx.rows(_EXTENSIONS, table_id=table_id)}


def members_of(rows: Iterable[Row], locale: str) -> list[Member]:
    """Return rows of MEMBER as values; `locale` is the table's."""
    return [Member(who, name_or_deleted(name, who, locale), token) for who, name, token in rows]


def seatings_of(rows: Iterable[Row], locale: str) -> list[Seating]:
    """Return rows of SEATING as values; `locale` is the table's."""
    return [
        Seating(seat, from_n, who, name_or_deleted(name, who, locale), token, by)
        for seat, from_n, who, name, token, by in rows
    ]


def _find(tx: Transaction, statement: Statement, **values: Any) -> list[TableHeader]:
    return [header_of(row) for row in tx.rows(statement, **values)]
