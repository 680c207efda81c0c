"""What tables wait for, who watches them, and how a server wants its tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import and_, delete, exc, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import Conflict
from bot.records import Deadline
from bot.store import schema
from bot.store.database import Database, settled


async def write_deadlines(connection: AsyncConnection, table_id: int, deadlines: Sequence[Deadline]) -> None:
    """Replace the deadlines of a table, as part of whatever changed them."""
    await connection.execute(delete(schema.deadlines).where(schema.deadlines.c.table_id == table_id))
    if deadlines:
        rows = [asdict(deadline) | {"table_id": table_id} for deadline in deadlines]
        await connection.execute(insert(schema.deadlines), rows)


class Waits(Database):
    """The part of the store about time, followers and servers. A write that raises has changed nothing."""

    async def deadlines(self, table_id: int) -> list[Deadline]:
        """What a table waits for, by seat. Unavailable."""
        columns = [schema.deadlines.c[name] for name in Deadline.__dataclass_fields__]
        query = select(*columns).where(schema.deadlines.c.table_id == table_id).order_by(columns[0])
        async with self._reading() as connection:
            return [Deadline(*row) for row in await connection.execute(query)]

    @settled
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

    async def followers(self, table_id: int) -> list[int]:
        """The people who asked to be told of every round's end. Unavailable."""
        columns = schema.followers.c
        query = select(columns.user_id).where(columns.table_id == table_id).order_by(columns.user_id)
        async with self._reading() as connection:
            return list(await connection.scalars(query))

    @settled
    async def follow(self, table_id: int, user_id: int, interaction: int | None = None) -> bool:
        """Begin to follow, or stop; True when the person follows now. Duplicate, Unavailable."""
        columns = schema.followers.c
        theirs = and_(columns.table_id == table_id, columns.user_id == user_id)
        async with self._writing(interaction) as connection:
            stopped = await connection.execute(delete(schema.followers).where(theirs))
            if stopped.rowcount:
                return False
            await connection.execute(
                insert(schema.followers).values({"table_id": table_id, "user_id": user_id})
            )
        return True

    async def server(self, guild_id: int) -> dict[str, Any]:
        """A server's settings as they were saved, {} when never. Unavailable."""
        columns = schema.servers.c
        async with self._reading() as connection:
            found = await connection.scalar(select(columns.settings).where(columns.guild_id == guild_id))
        return dict(found) if found else {}

    @settled
    async def save_server(self, guild_id: int, settings: Mapping[str, Any]) -> None:
        """Keep these settings instead of the server's old ones. Unavailable."""
        columns = schema.servers.c
        async with self._writing() as connection:
            changed = await connection.execute(
                update(schema.servers).where(columns.guild_id == guild_id).values(settings=dict(settings))
            )
            if not changed.rowcount:
                await connection.execute(
                    insert(schema.servers).values({"guild_id": guild_id, "settings": dict(settings)})
                )
