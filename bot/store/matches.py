"""Tables while they are played: inputs, changes of seat, the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from datetime import datetime
from typing import Any

from sqlalchemy import and_, exc, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import Conflict
from bot.records import Deadline, Ended, LogRow, Result, Seating, Status
from bot.store import schema
from bot.store.database import Database, shielded
from bot.store.deadlines import write_deadlines
from bot.store.tables import LIVE


class MatchRows(Database):
    """The part of the store that writes running tables. A write that raises has changed nothing."""

    @shielded
    async def append(
        self,
        table_id: int,
        row: LogRow,
        *,
        revision: int | None = None,
        deadlines: Sequence[Deadline] = (),
        wake: bool = False,
        results: Sequence[Result] | None = None,
        people: int = 0,
        counts: bool = False,
        interaction: int | None = None,
    ) -> None:
        """Add the next input to the log: when this returns, it is on disk. The commit point of a move.

        `deadlines` replace those of the table; `wake` says that it sleeps no longer.

        With `results` the match is over: status, end (`row.at`), standing (`row.standing`), how many
        people were there at the end, whether it counts for boards, and the results are written in the
        same transaction.

        Conflict unless the table is running, `row.n` is exactly the next number, and the table is at
        `revision` (None: at any): who may act was decided on who sat there. Duplicate, Unavailable.
        """
        async with self._writing(interaction) as connection:
            await _check_next(connection, table_id, row.n, revision)
            try:
                await connection.execute(insert(schema.log).values(asdict(row) | {"table_id": table_id}))
            except exc.IntegrityError as error:
                raise Conflict(table_id, f"input {row.n}") from error
            await write_deadlines(connection, table_id, deadlines)
            if wake:
                await _sleep(connection, table_id, False)
            if results is not None:
                over = {"status": "over", "ended_at": row.at, "standing": row.standing}
                await connection.execute(
                    update(schema.tables)
                    .where(schema.tables.c.id == table_id)
                    .values(over | {"people": people, "counts": counts})
                )
                await _write_results(connection, results)

    @shielded
    async def take_seat(
        self,
        table_id: int,
        seating: Seating,
        *,
        revision: int,
        host: int,
        asleep: bool,
        deadlines: Sequence[Deadline],
        interaction: int | None = None,
    ) -> None:
        """Seat somebody else from input `seating.from_n` on, and write who is host now, whether the table
        sleeps and what it waits for.

        Conflict unless the table is running at `revision`, which rises, and `from_n` is exactly the number
        of the next input: who may sit down, and who is host then, is decided on the present state or not at
        all. Duplicate, Unavailable.
        """
        expected = and_(schema.tables.c.id == table_id, schema.tables.c.revision == revision)
        async with self._writing(interaction) as connection:
            await _check_next(connection, table_id, seating.from_n)
            taken = await connection.execute(
                update(schema.tables).where(expected).values(host=host, asleep=asleep, revision=revision + 1)
            )
            if taken.rowcount != 1:
                raise Conflict(table_id, f"revision {revision}")
            await connection.execute(insert(schema.seating).values(asdict(seating) | {"table_id": table_id}))
            await write_deadlines(connection, table_id, deadlines)

    @shielded
    async def invite(self, table_id: int, invited: Mapping[str, str], revision: int) -> None:
        """Write who may sit at a booked table that is running.

        Conflict unless it is at `revision`, which rises. Unavailable.
        """
        async with self._writing() as connection:
            await _change(connection, table_id, revision, ("running",), invited=invited)

    @shielded
    async def move_table(self, table_id: int, thread_id: int, revision: int) -> None:
        """Write where the messages of a live table are from now on.

        Conflict unless it is at `revision`, which rises. Unavailable.
        """
        async with self._writing() as connection:
            await _change(connection, table_id, revision, LIVE, thread_id=thread_id)

    @shielded
    async def sleep(self, table_id: int, n: int) -> None:
        """Put a running table to sleep: it waits for nobody until somebody acts.

        Conflict unless it is running and `n` is exactly the number of its next input. Unavailable.
        """
        async with self._writing() as connection:
            await _check_next(connection, table_id, n)
            await _sleep(connection, table_id, True)
            await write_deadlines(connection, table_id, [])

    @shielded
    async def wake(
        self, table_id: int, n: int, deadlines: Sequence[Deadline], interaction: int | None = None
    ) -> None:
        """Let a table that sleeps wait for these decisions. Conflict as `sleep`. Duplicate, Unavailable."""
        async with self._writing(interaction) as connection:
            await _check_next(connection, table_id, n)
            await _sleep(connection, table_id, False)
            await write_deadlines(connection, table_id, deadlines)

    @shielded
    async def end_table(
        self,
        table_id: int,
        status: Ended,
        standing: list[Any] | None,
        ended_at: datetime,
        interaction: int | None = None,
        *,
        revision: int | None = None,
    ) -> None:
        """End a live table without a last input: it has no results and counts for no board.

        Conflict when it has ended already, or when `revision` is given and the table has moved on from
        it (so that a lobby that has just been started is not closed for being idle). Duplicate,
        Unavailable.
        """
        expected = and_(schema.tables.c.id == table_id, schema.tables.c.status.in_(LIVE))
        if revision is not None:
            expected = and_(expected, schema.tables.c.revision == revision)
        async with self._writing(interaction) as connection:
            ended = await connection.execute(
                update(schema.tables)
                .where(expected)
                .values(status=status, standing=standing, ended_at=ended_at)
            )
            if ended.rowcount != 1:
                raise Conflict(table_id, "a live table" if revision is None else f"revision {revision}")
            await write_deadlines(connection, table_id, [])


async def _sleep(connection: AsyncConnection, table_id: int, asleep: bool) -> None:
    await connection.execute(
        update(schema.tables).where(schema.tables.c.id == table_id).values(asleep=asleep)
    )


async def _change(
    connection: AsyncConnection, table_id: int, revision: int, statuses: Sequence[Status], **values: Any
) -> None:
    """Write these values of a table; Conflict unless it is at `revision`, which rises, and of that status."""
    columns = schema.tables.c
    expected = and_(columns.id == table_id, columns.status.in_(statuses), columns.revision == revision)
    written = await connection.execute(
        update(schema.tables).where(expected).values(values | {"revision": revision + 1})
    )
    if written.rowcount != 1:
        raise Conflict(table_id, f"revision {revision}")


async def _check_next(
    connection: AsyncConnection, table_id: int, n: int, revision: int | None = None
) -> None:
    """Conflict unless the table is running, at this revision, and `n` is the number of its next input."""
    last = select(func.max(schema.log.c.n)).where(schema.log.c.table_id == table_id).scalar_subquery()
    found = await connection.execute(
        select(schema.tables.c.status, schema.tables.c.revision, func.coalesce(last, -1)).where(
            schema.tables.c.id == table_id
        )
    )
    status, present, newest = found.one_or_none() or (None, None, -1)
    if status != "running":
        raise Conflict(table_id, "a running table")
    if revision not in (None, present):
        raise Conflict(table_id, f"revision {revision}")
    # A number too high is as bad as one taken: it would leave a hole where a move should be.
    if n != newest + 1:
        raise Conflict(table_id, f"input {n}")


async def _write_results(connection: AsyncConnection, results: Sequence[Result]) -> None:
    rows = [asdict(result) for result in results]
    facts = [
        {"table_id": row["table_id"], "seat": row["seat"], "who": row["who"], "fact": fact, "value": value}
        for row in rows
        for fact, value in row.pop("facts").items()
    ]
    if rows:
        await connection.execute(insert(schema.results), rows)
    if facts:
        await connection.execute(insert(schema.facts), facts)
