"""What tables wait for, and until when."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from sqlalchemy import bindparam, delete, insert, update

from bot.errors import Conflict
from bot.records import Deadline
from bot.store import schema
from bot.store.database import Database
from bot.store.tables import DEADLINES, EXTENSIONS
from bot.store.units import Statement, Unit, fields

_COLUMNS: Final = schema.deadlines.c

_CLEAR: Final = Statement(delete(schema.deadlines).where(_COLUMNS.table_id == bindparam("table_id")))
_INSERT: Final = Statement(insert(schema.deadlines))
_EXTEND: Final = Statement(insert(schema.extensions))
_MOVE: Final = Statement(
    update(schema.deadlines)
    .where(
        _COLUMNS.table_id == bindparam("at_table"),
        _COLUMNS.seat == bindparam("at_seat"),
        _COLUMNS.turn == bindparam("at_turn"),
    )
    .values(remind_at=bindparam("remind_at"), due_at=bindparam("due_at"))
)


def waiting(table_id: int, deadlines: Sequence[Deadline]) -> Unit:
    """Replace the deadlines of a table, as part of whatever changes them."""
    rows = tuple(fields(deadline) for deadline in deadlines)
    cleared = _CLEAR.step(table_id=table_id)
    return (cleared, _INSERT.each(rows, table_id=table_id)) if rows else (cleared,)


class DeadlineRows:
    """The part of the store about time. A write that raises has changed nothing."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, table_id: int) -> list[Deadline]:
        """What a table waits for, by seat. Unavailable."""
        return [Deadline(*row) for row in await self._database.read(DEADLINES, table_id=table_id)]

    async def postpone(self, table_id: int, deadline: Deadline, *, round: int | None = None) -> None:
        """Move the moments of one deadline, if it still stands at its turn.

        With `round` this is the extension of that seat in that round, of which there is one. Conflict when
        the deadline is gone or the extension used. Unavailable.
        """
        extension: Unit = ()
        if round is not None:
            used = partial(Conflict, table_id, "an unused extension")
            extension = (_EXTEND.step(table_id=table_id, seat=deadline.seat, round=round, refusal=used),)
        moved = _MOVE.step(
            changes=1,
            refusal=partial(Conflict, table_id, f"turn {deadline.turn}"),
            at_table=table_id,
            at_seat=deadline.seat,
            at_turn=deadline.turn,
            remind_at=deadline.remind_at,
            due_at=deadline.due_at,
        )
        await self._database.write(*extension, moved)

    async def extensions(self, table_id: int) -> set[tuple[int, int]]:
        """The extensions used at a table, each a seat and the round it was for. Unavailable."""
        return {(seat, round) for seat, round in await self._database.read(EXTENSIONS, table_id=table_id)}
