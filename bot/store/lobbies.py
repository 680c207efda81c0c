"""Tables before the first card: opening a lobby, changing it, starting the match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from datetime import datetime
from typing import Any

from sqlalchemy import delete, exc, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import Conflict
from bot.records import Booking, Deadline, Limits, Member, TableHeader
from bot.store import schema
from bot.store.database import Database, shielded
from bot.store.deadlines import write_deadlines
from bot.store.limits import within
from bot.store.tables import rematches


class LobbyRows(Database):
    """The part of the store that writes lobbies. A write that raises has changed nothing."""

    @shielded
    async def create_table(
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
        another thread; without limits it counts for nobody. LimitReached. Conflict when the fixture it is
        booked for has a table already, or `previous` a rematch that was not given up. Duplicate, Unavailable.
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
        async with self._writing(interaction) as connection:
            if limits is not None:
                header = await within(connection, limits, header, threaded)
            if previous is not None and (await connection.execute(rematches(previous))).first():
                raise Conflict(previous, "a match without a rematch")
            table_id = await _insert(connection, header, None if limits is None else host)
            await _write_members(connection, table_id, members)
            await write_deadlines(connection, table_id, [deadline] if deadline else [])
        return replace(header, id=table_id)

    @shielded
    async def change_lobby(
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
        async with self._writing(interaction) as connection:
            await _write_header(connection, header)
            await connection.execute(delete(schema.members).where(schema.members.c.table_id == header.id))
            await _write_members(connection, header.id, members)
            await write_deadlines(connection, header.id, [deadline] if deadline else [])
        return replace(header, revision=header.revision + 1)

    @shielded
    async def start_table(
        self, header: TableHeader, seating: Sequence[Member], interaction: int | None = None
    ) -> TableHeader:
        """Turn the lobby into a running table; `seating` is who takes seat 0, 1, ...

        Only while it is a lobby at `header.revision`, else Conflict; the header is written as
        `change_lobby` writes it. Returns it running, with its seats and the next revision. Duplicate,
        Unavailable.
        """
        rows = [
            {"table_id": header.id, "seat": seat, "from_n": 0} | asdict(member)
            for seat, member in enumerate(seating)
        ]
        async with self._writing(interaction) as connection:
            await _write_header(connection, header, status="running", seats=len(rows))
            await connection.execute(insert(schema.seating), rows)
            await write_deadlines(connection, header.id, [])
        return replace(header, status="running", seats=len(rows), revision=header.revision + 1)


async def _insert(connection: AsyncConnection, header: TableHeader, opened_by: int | None) -> int:
    """Write a new header and return its id; Conflict when its fixture has a table already."""
    fresh = asdict(header) | {"opened_by": opened_by, "people": 0, "counts": False}
    del fresh["id"]
    try:
        inserted = await connection.execute(insert(schema.tables).values(fresh).returning(schema.tables.c.id))
    except exc.IntegrityError as error:
        raise Conflict(0, f"a fixture without a table: {header.fixture}") from error
    table_id: int = inserted.scalar_one()
    return table_id


async def _write_header(connection: AsyncConnection, header: TableHeader, **more: Any) -> None:
    """Write what a lobby may change, and `more`; Conflict unless it is a lobby at the header's revision."""
    written = await connection.execute(
        update(schema.tables)
        .where(
            schema.tables.c.id == header.id,
            schema.tables.c.status == "lobby",
            schema.tables.c.revision == header.revision,
        )
        .values(
            rules_version=header.rules_version,
            options=header.options,
            channel_id=header.channel_id,
            thread_id=header.thread_id,
            locale=header.locale,
            host=header.host,
            timer=header.timer,
            kicked=header.kicked,
            revision=header.revision + 1,
            **more,
        )
    )
    if written.rowcount != 1:
        raise Conflict(header.id, f"revision {header.revision}")


async def _write_members(connection: AsyncConnection, table_id: int, members: Sequence[Member]) -> None:
    rows = [{"table_id": table_id, "place": place} | asdict(m) for place, m in enumerate(members)]
    if rows:
        await connection.execute(insert(schema.members), rows)
