"""Tables before the first card: opening a lobby, changing it, starting the match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from datetime import datetime
from functools import partial
from typing import Any, Final

from sqlalchemy import bindparam, delete, insert, select, update

from bot.errors import Conflict, LimitReached
from bot.records.tables import Booking, Deadline, Limits, Member, TableHeader
from bot.store import schema
from bot.store.database import Database
from bot.store.deadlines import waiting
from bot.store.limits import within
from bot.store.tables import rematches
from bot.store.units import Statement, Step, Unit, record

_COLUMNS: Final = schema.tables.c
MOST_REMATCHES: Final = 2
"""A match has no other rematch once so many have been given up."""
_MAY_CHANGE: Final = (
    "rules_version", "options", "channel_id", "thread_id", "locale", "host", "timer", "kicked",
)  # fmt: skip
"""What of its header a lobby may change."""

_AT: Final = (
    _COLUMNS.id == bindparam("at_table"),
    _COLUMNS.status == "lobby",
    _COLUMNS.revision == bindparam("at_revision"),
)
_CHANGES: Final[dict[str, Any]] = {name: bindparam(name) for name in _MAY_CHANGE} | {
    "revision": _COLUMNS.revision + 1
}
_CHANGE: Final = Statement(update(schema.tables).where(*_AT).values(_CHANGES))
_START: Final = Statement(
    update(schema.tables).where(*_AT).values({**_CHANGES, "status": "running", "seats": bindparam("seats")})
)
_REMATCHED: Final = Statement(select(_COLUMNS.id).where(rematches()).limit(1))
_GIVEN_UP: Final = Statement(
    select(_COLUMNS.id).where(rematches(given_up=True)).limit(1).offset(MOST_REMATCHES - 1)
)
_BEGINNING: Final = {"inputs": 0, "bot_to_move": True}
_NEW: Final[dict[str, Any]] = {
    column.name: bindparam(column.name) for column in _COLUMNS if column.name not in ("id", *_BEGINNING)
}
_OPEN: Final = Statement(
    insert(schema.tables).values({**_NEW, **_BEGINNING}).returning(_COLUMNS.id.label("table_id"))
)
_CLEAR_MEMBERS: Final = Statement(
    delete(schema.members).where(schema.members.c.table_id == bindparam("table_id"))
)
_JOIN: Final = Statement(insert(schema.members))
_SEAT: Final = Statement(
    insert(schema.seating).values(
        {name: bindparam(name) for name in ("table_id", "seat", "from_n", "who", "name", "token")}
    )
)


class LobbyRows:
    """The part of the store that writes lobbies. A write that raises has changed nothing."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(
        self,
        *,
        game: str,
        rules_version: int,
        options: Mapping[str, Any],
        guild_id: int | None,
        channel_id: int,
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
        interaction: int | None = None,
    ) -> TableHeader:
        """Open a lobby with these members, in order, and return its header.

        Within `limits` it counts as opened by its host, and it is `threaded` only while its server may have
        another thread; without limits it counts for nobody. LimitReached, also when so many rematches of
        `previous` were given up. Conflict when the fixture it is booked for has a table already, or
        `previous` a rematch that was not given up. Duplicate, Unavailable.
        """
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
            **({} if booking is None else asdict(booking)),
        )
        found = await self._database.write(
            *record(interaction),
            *(() if limits is None else within(limits, header, threaded)),
            *(() if previous is None else _unmatched(previous)),
            _opened(header, None if limits is None else host),
            *_joined(members),
            *(() if deadline is None else waiting(0, [deadline])),
        )
        return replace(header, id=found["table_id"], threaded=bool(found.get("threaded", False)))

    async def change(
        self,
        header: TableHeader,
        members: Sequence[Member],
        interaction: int | None = None,
        *,
        deadline: Deadline | None = None,
    ) -> TableHeader:
        """Write the header's options, host, locale, place, timer and who was kicked, these members instead of
        the old ones, and when the lobby closes.

        Only while the table is a lobby at `header.revision`, else Conflict. Returns the header with the
        next revision. Duplicate, Unavailable.
        """
        await self._database.write(
            *record(interaction),
            _written(_CHANGE, header),
            _CLEAR_MEMBERS.step(table_id=header.id),
            *_joined(members, table_id=header.id),
            *waiting(header.id, [deadline] if deadline else []),
        )
        return replace(header, revision=header.revision + 1)

    async def start(
        self, header: TableHeader, seating: Sequence[Member], interaction: int | None = None
    ) -> TableHeader:
        """Turn the lobby into a running table; `seating` is who takes seat 0, 1, ...

        Only while it is a lobby at `header.revision`, else Conflict; the header is written as `change` writes
        it. Returns it running, with its seats and the next revision. Duplicate, Unavailable.
        """
        rows = ({"seat": seat} | asdict(member) for seat, member in enumerate(seating))
        await self._database.write(
            *record(interaction),
            _written(_START, header, seats=len(seating)),
            _SEAT.each(rows, table_id=header.id, from_n=0),
            *waiting(header.id, []),
        )
        return replace(header, status="running", seats=len(seating), revision=header.revision + 1)


def _unmatched(previous: int) -> Unit:
    """Refuse a second rematch, and a third try at one."""
    rematched = Conflict(previous, "a match without a rematch")
    given_up = LimitReached("rematches", MOST_REMATCHES)
    return (
        _REMATCHED.step(previous=previous, changes=0, refusal=lambda _: rematched),
        _GIVEN_UP.step(previous=previous, changes=0, refusal=lambda _: given_up),
    )


def _opened(header: TableHeader, opened_by: int | None) -> Step:
    """Write a new header, which finds its `table_id`; Conflict when its fixture has a table already."""
    taken = partial(Conflict, 0, f"a fixture without a table: {header.fixture}")
    more = {"opened_by": opened_by, "people": 0, "counts": False}
    return _OPEN.step(refusal=taken, **asdict(header) | more)


def _written(statement: Statement, header: TableHeader, **more: Any) -> Step:
    """Write what a lobby may change, and `more`; Conflict unless it is a lobby at the header's revision."""
    values = {name: getattr(header, name) for name in _MAY_CHANGE}
    return statement.step(
        changes=1,
        refusal=partial(Conflict, header.id, f"revision {header.revision}"),
        at_table=header.id,
        at_revision=header.revision,
        **values,
        **more,
    )


def _joined(members: Sequence[Member], **table: int) -> Unit:
    rows = ({"place": place} | asdict(member) for place, member in enumerate(members))
    return (_JOIN.each(rows, **table),)
