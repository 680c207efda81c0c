"""Deadlines: the decisions that tables wait for, and their moments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
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
from bot.records.tables import LONGEST_PAUSE, Deadline, Due
from bot.store import schema
from bot.store.engine import KeyTaken, Statement, Transaction, fields, one_of
from bot.store.tables import LIVE

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
        and_(
            _TABLES.status == "running",
            not_(_TABLES.asleep),
            _TABLES.paused_at.is_(None),
            _TABLES.bot_to_move,
        ).label("bot_to_move"),
        _TABLES.paused_at,
    )
    .select_from(schema.tables.outerjoin(schema.deadlines))
    .where(one_of(_TABLES.status, LIVE), _THERE)
    .group_by(_TABLES.id)
    .order_by(_TABLES.id)
)


class _Grace:
    """The statements that move deadlines after an absence; `unmentioned` holds for players not yet mentioned.

    Each statement is about the tables of one `timer` that are not paused, where nothing is due before
    `least`, and where somebody was to be mentioned by then, not before `later`.
    """

    def __init__(self, unmentioned: ColumnElement[bool]) -> None:
        of_timer = and_(_TABLES.timer == bindparam("of"), _TABLES.paused_at.is_(None), _THERE)
        theirs = exists().where(_TABLES.id == _COLUMNS.table_id, of_timer)
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
            .where(_TABLES.status == "running", of_timer, moved)
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


def replace_deadlines(tx: Transaction, table_id: int, deadlines: Sequence[Deadline]) -> None:
    """Replace the deadlines of a table, as part of whatever changes them."""
    tx.change(_CLEAR, table_id=table_id)
    tx.change_each(_INSERT, map(fields, deadlines), table_id=table_id)


def move_deadline(tx: Transaction, table_id: int, deadline: Deadline, round: int) -> None:
    """Move one deadline for good, once a round and seat.

    Raises:
        Conflict: the deadline is gone, or the extension is used.
    """
    try:
        tx.change(_EXTEND, table_id=table_id, seat=deadline.seat, round=round)
    except KeyTaken as error:
        raise Conflict(table_id, "an unused extension") from error
    key = {"at_table": table_id, "at_seat": deadline.seat, "at_turn": deadline.turn}
    if tx.change(_MOVE, **key, remind_at=deadline.remind_at, due_at=deadline.due_at) != 1:
        raise Conflict(table_id, f"turn {deadline.turn}")


def forgive_deadlines(
    tx: Transaction,
    least: Mapping[str, datetime],
    patience: timedelta,
    *,
    since: datetime | None = None,
    shard: int = 0,
    shards: int = 1,
) -> None:
    """Move all deadlines of a shard that would come too soon after an absence of the bot.

    The deadlines of a paused table stay as they are. The revision of a running table where something is due
    later than it was rises, because its messages say when that is.

    Args:
        least: by timer, the moment before which nothing is due, nor anybody mentioned who had not been when
            the absence began
        patience: how long those are left after the mention
        since: when the absence began; None: when somebody at the table was mentioned last
    """
    grace = _RESTARTED if since is None else _SINCE
    there = {"shard": shard, "shards": shards} | ({} if since is None else {"since": since})
    rows = [{"of": timer, "least": at, "later": at + patience} for timer, at in least.items()]
    for statement in (grace.seen, grace.mentions, grace.dues):
        tx.change_each(statement, rows, **there)


def list_due_tables(tx: Transaction, now: datetime, *, shard: int = 0, shards: int = 1) -> list[Due]:
    """Return the live tables of a shard, oldest first, and when each is due; mentions before `now` made.

    Only the end of its pause is due at a paused table.
    """
    return [
        Due(
            table_id,
            min((at for at in (due, mention) if at is not None), default=None)
            if paused_at is None
            else paused_at + LONGEST_PAUSE,
            bool(bot),
        )
        for table_id, due, mention, bot, paused_at in tx.rows(_NEXT, now=now, shard=shard, shards=shards)
    ]
