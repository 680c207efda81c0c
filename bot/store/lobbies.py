"""Tables before the first card: opening a lobby, changing it, starting the match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from datetime import datetime
from typing import Any, Final

from sqlalchemy import bindparam, delete, insert, select, update

from bot.errors import Conflict, LimitReached
from bot.records.tables import Booking, Deadline, Limits, Member, Seating, TableHeader
from bot.store import schema
from bot.store.deadlines import replace_deadlines
from bot.store.engine import KeyTaken, Statement, Transaction, record
from bot.store.limits import check_limits
from bot.store.matches import store_seatings
from bot.store.meetings import note_lobby
from bot.store.tables import rematches

_COLUMNS: Final = schema.tables.c
MOST_REMATCHES: Final = 2
"""A match has no other rematch once so many have been given up."""
_MAY_CHANGE: Final = (
    "rules_version", "options", "channel_id", "thread_id", "locale", "host", "timer", "kicked", "invited",
    "admitted",
)  # fmt: skip
"""The columns of its header that a lobby may change."""

_AT: Final = (
    _COLUMNS.id == bindparam("at_table"),
    _COLUMNS.status == "lobby",
    _COLUMNS.revision == bindparam("at_revision"),
)
_CHANGES: Final[dict[str, Any]] = {name: bindparam(name) for name in _MAY_CHANGE} | {
    "revision": _COLUMNS.revision + 1
}
_CHANGE: Final = Statement(update(schema.tables).where(*_AT).values(_CHANGES))
_STARTED: Final[dict[str, Any]] = {
    name: bindparam(name) for name in ("seats", "secret", "seal", "robots_version")
}
_START: Final = Statement(
    update(schema.tables).where(*_AT).values({**_CHANGES, **_STARTED, "status": "running"})
)
_REMATCHED: Final = Statement(select(_COLUMNS.id).where(rematches()).limit(1))
_GIVEN_UP: Final = Statement(
    select(_COLUMNS.id).where(rematches(given_up=True)).limit(1).offset(MOST_REMATCHES - 1)
)
_BEGINNING: Final = {"inputs": 0, "bot_to_move": True}
_NEW: Final[dict[str, Any]] = {
    column.name: bindparam(column.name) for column in _COLUMNS if column.name not in ("id", *_BEGINNING)
}
_OPEN: Final = Statement(insert(schema.tables).values({**_NEW, **_BEGINNING}).returning(_COLUMNS.id))
_CLEAR_MEMBERS: Final = Statement(
    delete(schema.members).where(schema.members.c.table_id == bindparam("table_id"))
)
_JOIN: Final = Statement(insert(schema.members))


def open_lobby(
    tx: Transaction,
    *,
    game: str,
    rules_version: int,
    options: Mapping[str, Any],
    guild_id: int | None,
    channel_id: int | None,
    thread_id: int | None,
    locale: str,
    host: int,
    members: Sequence[Member],
    opened_at: datetime,
    previous: int | None = None,
    timer: str = "3min",
    series: Mapping[str, int] | None = None,
    deadline: Deadline | None = None,
    booking: Booking | None = None,
    limits: Limits | None = None,
    threaded: bool = False,
    deal_id: int | None = None,
    invited: Mapping[str, str] | None = None,
    admitted: Mapping[str, str] | None = None,
    meeting_id: int | None = None,
    interaction: int | None = None,
) -> TableHeader:
    """Open a lobby with these members, in order, and return its header.

    Within `limits` it counts as opened by its host, and it is `threaded` only while its server may have
    another thread; without limits it counts for nobody. A meeting has one lobby, for the people `invited`.
    Only people who are `admitted` may sit down, unless that is None.

    Raises:
        LimitReached: the table is one too many, or too many rematches of `previous` were given up.
        Conflict: the fixture it is booked for has a table already, `previous` a rematch that was not given
            up, or the meeting a lobby.
        Duplicate: the interaction has been recorded before.
    """
    record(tx, interaction)
    header = TableHeader(
        id=0,
        game=game,
        rules_version=rules_version,
        options=dict(options),
        seats=0,
        guild_id=guild_id,
        channel_id=channel_id,
        thread_id=thread_id,
        locale=locale,
        status="lobby",
        host=host,
        revision=0,
        opened_at=opened_at,
        previous=previous,
        timer=timer,
        series=None if series is None else dict(series),
        deal_id=deal_id,
        admitted=None if admitted is None else dict(admitted),
        **({"invited": None if invited is None else dict(invited)} if booking is None else asdict(booking)),
    )
    if limits is not None:
        header = replace(header, threaded=check_limits(tx, limits, header, threaded))
    if previous is not None:
        _check_rematches(tx, previous)
    _introduce(tx, header)
    more = {"opened_by": None if limits is None else host, "people": 0, "counts": False, "secret": None}
    try:
        table_id = add_table(tx, header, **more)
    except KeyTaken as error:
        raise Conflict(0, f"a fixture without a table: {header.fixture}") from error
    if meeting_id is not None:
        note_lobby(tx, meeting_id, table_id)
    _store_members(tx, table_id, members)
    if deadline is not None:
        replace_deadlines(tx, table_id, [deadline])
    return replace(header, id=table_id)


def add_table(tx: Transaction, header: TableHeader, **more: Any) -> int:
    """Store a new table, with `more` columns that no header has, and return its id.

    Raises:
        KeyTaken: its fixture has a table already.
    """
    return int(tx.insert(_OPEN, **asdict(header) | more))


def change_lobby(
    tx: Transaction,
    header: TableHeader,
    members: Sequence[Member],
    interaction: int | None = None,
    *,
    deadline: Deadline | None = None,
) -> TableHeader:
    """Store the header's options, host, locale, place, timer, whom it invites or admits, who was kicked,
    these members instead of the old ones, and when the lobby closes; return it with the next revision.

    Raises:
        Conflict: the table is not a lobby at `header.revision`.
        Duplicate: the interaction has been recorded before.
    """
    record(tx, interaction)
    _change(tx, _CHANGE, header)
    tx.change(_CLEAR_MEMBERS, table_id=header.id)
    _store_members(tx, header.id, members)
    replace_deadlines(tx, header.id, [deadline] if deadline else [])
    return replace(header, revision=header.revision + 1)


def start_match(
    tx: Transaction,
    header: TableHeader,
    seating: Sequence[Member],
    interaction: int | None = None,
    *,
    secret: str | None = None,
) -> TableHeader:
    """Turn a lobby into a running table; `seating` is who takes seat 0, 1, ...

    The header is stored as by `change_lobby`, with its seal, the robots' version and the `secret` that it
    seals. Return it running, with its seats and the next revision.

    Raises:
        Conflict: the table is not a lobby at `header.revision`.
        Duplicate: the interaction has been recorded before.
    """
    record(tx, interaction)
    _change(
        tx,
        _START,
        header,
        seats=len(seating),
        secret=secret,
        seal=header.seal,
        robots_version=header.robots_version,
    )
    seatings = (Seating(seat, 0, **asdict(member)) for seat, member in enumerate(seating))
    store_seatings(tx, header.id, seatings)
    replace_deadlines(tx, header.id, [])
    return replace(header, status="running", seats=len(seating), revision=header.revision + 1)


def _check_rematches(tx: Transaction, previous: int) -> None:
    """Refuse a second rematch, and a third try at one.

    Raises:
        Conflict: the table has a rematch that was not given up.
        LimitReached: too many rematches were given up.
    """
    if tx.first(_REMATCHED, previous=previous) is not None:
        raise Conflict(previous, "a match without a rematch")
    if tx.first(_GIVEN_UP, previous=previous) is not None:
        raise LimitReached("rematches", MOST_REMATCHES)


def _change(tx: Transaction, statement: Statement, header: TableHeader, **more: Any) -> None:
    """Store what a lobby may change, and `more`.

    Raises:
        Conflict: the table is not a lobby at the header's revision.
    """
    values = {name: getattr(header, name) for name in _MAY_CHANGE}
    _introduce(tx, header)
    key = {"at_table": header.id, "at_revision": header.revision}
    if tx.change(statement, **key, **values, **more) != 1:
        raise Conflict(header.id, f"revision {header.revision}")


def _introduce(tx: Transaction, header: TableHeader) -> None:
    """Store the people who are invited or admitted, who may never have been here."""
    for who, name in ((header.invited or {}) | (header.admitted or {})).items():
        tx.introduce(who, name)


def _store_members(tx: Transaction, table_id: int, members: Sequence[Member]) -> None:
    for place, member in enumerate(members):
        values = asdict(member) | {"name": tx.introduce(member.who, member.name)}
        tx.change(_JOIN, table_id=table_id, place=place, **values)
