"""What tables wait for, and until when."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import and_, delete, exc, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import Conflict
from bot.records import Deadline
from bot.store import schema
from bot.store.database import Database, shielded


async def write_deadlines(connection: AsyncConnection, table_id: int, deadlines: Sequence[Deadline]) -> None:
    """Replace the deadlines of a table, as part of whatever changed them."""
    await connection.execute(delete(schema.deadlines).where(schema.deadlines.c.table_id == table_id))
    if deadlines:
        rows = [asdict(deadline) | {"table_id": table_id} for deadline in deadlines]
        await connection.execute(insert(schema.deadlines), rows)


class DeadlineRows(Database):
    """The part of the store about time. A write that raises has changed nothing."""

    async def deadlines(self, table_id: int) -> list[Deadline]:
        """What a table waits for, by seat. Unavailable."""
        columns = [schema.deadlines.c[name] for name in Deadline.__dataclass_fields__]
        query = select(*columns).where(schema.deadlines.c.table_id == table_id).order_by(columns[0])
        async with self._reading() as connection:
            return [Deadline(*row) for row in await connection.execute(query)]

    @shielded
    async def postpone(self, table_id: int, deadline: Deadline, *, round: int | None = None) -> None:
        """Move the moments of one deadline, if it still stands at its turn.

        With `round` this is the extension of that seat in that round, of which there is one. Conflict when
        the deadline is gone or the extension used. Unavailable.
        """
        columns = schema.deadlines.c
        same = and_(
            columns.table_id == table_id, columns.seat == deadline.seat, columns.turn == deadline.turn
        )
        async with self._writing() as connection:
            if round is not None:
                row = {"table_id": table_id, "seat": deadline.seat, "round": round}
                try:
                    await connection.execute(insert(schema.extensions).values(row))
                except exc.IntegrityError as error:
                    raise Conflict(table_id, "an unused extension") from error
            moved = await connection.execute(
                update(schema.deadlines)
                .where(same)
                .values(remind_at=deadline.remind_at, due_at=deadline.due_at)
            )
            if moved.rowcount != 1:
                raise Conflict(table_id, f"turn {deadline.turn}")

    async def extensions(self, table_id: int) -> set[tuple[int, int]]:
        """The extensions used at a table, each a seat and the round it was for. Unavailable."""
        columns = schema.extensions.c
        query = select(columns.seat, columns.round).where(columns.table_id == table_id)
        async with self._reading() as connection:
            return {(seat, round) for seat, round in await connection.execute(query)}
