"""What tables wait for, and until when."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from functools import partial
from typing import Final

from sqlalchemy import (
    ColumnElement,
    Exists,
    SmallInteger,
    and_,
    bindparam,
    case,
    delete,
    exists,
    func,
    insert,
    literal,
    not_,
    or_,
    select,
    update,
)

from bot.errors import Conflict
from bot.records.slots import MENTION
from bot.records.tables import Deadline, Due
from bot.store import schema
from bot.store.database import Database
from bot.store.tables import DEADLINES, EXTENSIONS, LIVE
from bot.store.units import Statement, Unit, fields, one_of

_COLUMNS: Final = schema.deadlines.c
_TABLES: Final = schema.tables.c
_SLOTS: Final = schema.slots.c

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

# A server's number says which shard it is on; direct messages are on the first one.
_SHARD_BITS: Final = literal(22, SmallInteger())
_THERE: Final = func.coalesce(_TABLES.guild_id, 0).bitwise_rshift(_SHARD_BITS) % bindparam(
    "shards"
) == bindparam("shard")
_NEXT: Final = Statement(
    select(
        _TABLES.id,
        func.min(_COLUMNS.due_at),
        func.min(case((_COLUMNS.remind_at > bindparam("now"), _COLUMNS.remind_at))),
        and_(_TABLES.status == "running", not_(_TABLES.asleep), _TABLES.bot_to_move).label("bot_to_move"),
    )
    .select_from(schema.tables.outerjoin(schema.deadlines))
    .where(one_of(_TABLES.status, LIVE), _THERE)
    .group_by(_TABLES.id)
    .order_by(_TABLES.id)
)


class _Grace:
    """What an absence does to deadlines; `unmentioned` are those whose player nobody mentioned before it.

    Each statement is about the tables of one `timer`, where nothing is due before `least`, and where
    somebody was to be mentioned by then, not before `later`.
    """

    def __init__(self, unmentioned: ColumnElement[bool]) -> None:
        theirs = exists().where(_TABLES.id == _COLUMNS.table_id, _TABLES.timer == bindparam("of"), _THERE)
        least, later = (
            bindparam("least", type_=_COLUMNS.due_at.type),
            bindparam("later", type_=_COLUMNS.due_at.type),
        )
        mentions = and_(_COLUMNS.remind_at < least, unmentioned)
        moved: Exists = exists().where(
            _COLUMNS.table_id == _TABLES.id,
            or_(_COLUMNS.due_at < least, and_(_COLUMNS.due_at < later, mentions)),
        )
        self.seen = Statement(
            update(schema.tables)
            .where(_TABLES.status == "running", _TABLES.timer == bindparam("of"), _THERE, moved)
            .values(revision=_TABLES.revision + 1)
        )
        self.mentions = Statement(
            update(schema.deadlines)
            .where(theirs, mentions)
            .values(remind_at=least, due_at=case((_COLUMNS.due_at < later, later), else_=_COLUMNS.due_at))
        )
        self.dues = Statement(
            update(schema.deadlines).where(theirs, _COLUMNS.due_at < least).values(due_at=least)
        )


_MENTIONED: Final = exists().where(
    _SLOTS.table_id == _COLUMNS.table_id,
    _SLOTS.kind == MENTION,
    _SLOTS.posted_at >= _COLUMNS.remind_at,
)
_SINCE: Final = _Grace(_COLUMNS.remind_at > bindparam("since"))
_RESTARTED: Final = _Grace(not_(_MENTIONED))


def waiting(table_id: int, deadlines: Sequence[Deadline]) -> Unit:
    """Replace the deadlines of a table, as part of whatever changes them."""
    rows = tuple(fields(deadline) for deadline in deadlines)
    cleared = _CLEAR.step(table_id=table_id)
    return (cleared, _INSERT.each(rows, table_id=table_id)) if rows else (cleared,)


def extension(table_id: int, deadline: Deadline, round: int) -> Unit:
    """Move one deadline for good, once a round and seat; Conflict when it is gone or the extension used."""
    used = partial(Conflict, table_id, "an unused extension")
    moved = _MOVE.step(
        changes=1,
        refusal=partial(Conflict, table_id, f"turn {deadline.turn}"),
        at_table=table_id,
        at_seat=deadline.seat,
        at_turn=deadline.turn,
        remind_at=deadline.remind_at,
        due_at=deadline.due_at,
    )
    return (_EXTEND.step(table_id=table_id, seat=deadline.seat, round=round, refusal=used), moved)


class DeadlineRows:
    """The part of the store about time. A write that raises has changed nothing."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def list_for(self, table_id: int) -> list[Deadline]:
        """What a table waits for, by seat. Unavailable."""
        return [Deadline(*row) for row in await self._database.read(DEADLINES, table_id=table_id)]

    async def extensions(self, table_id: int) -> set[tuple[int, int]]:
        """The extensions used at a table, each a seat and the round it was for. Unavailable."""
        return {(seat, round) for seat, round in await self._database.read(EXTENSIONS, table_id=table_id)}

    async def forgive(
        self,
        least: Mapping[str, datetime],
        patience: timedelta,
        *,
        since: datetime | None = None,
        shard: int = 0,
        shards: int = 1,
    ) -> None:
        """After an absence, move all deadlines of a shard that would come too soon. Unavailable.

        `least` says by timer before when nothing is due, nor anybody mentioned who had not been when it
        began: at `since`, or where nobody remembers, when somebody at the table was mentioned last. Those are
        left `patience` after the mention. The revision of a running table where something is due later than
        it was rises: its messages say when that is.
        """
        grace = _RESTARTED if since is None else _SINCE
        there = {"shard": shard, "shards": shards} | ({} if since is None else {"since": since})
        rows = [{"of": timer, "least": at, "later": at + patience} for timer, at in least.items()]
        await self._database.write(
            *(each.each(rows, **there) for each in (grace.seen, grace.mentions, grace.dues))
        )

    async def next(self, now: datetime, *, shard: int = 0, shards: int = 1) -> list[Due]:
        """The live tables of a shard, oldest first, and what each waits for from now on. Unavailable.

        Mentions before `now` have been made.
        """
        found = await self._database.read(_NEXT, now=now, shard=shard, shards=shards)
        return [
            Due(table_id, min((at for at in (due, mention) if at is not None), default=None), bool(bot))
            for table_id, due, mention, bot in found
        ]
