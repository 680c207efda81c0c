"""Score pads and their rounds, and the match that a pad ends as."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from datetime import datetime
from typing import Any, Final

from sqlalchemy import bindparam, func, insert, or_, select, update

from bot.errors import Conflict, LimitReached
from bot.records.boards import BoardChange
from bot.records.pads import PadHeader, PadRound, PadStatus
from bot.records.tables import Person, Result, Seating, TableHeader
from bot.store import schema
from bot.store.engine import Row, Statement, Transaction, record
from bot.store.lobbies import add_table
from bot.store.matches import store_results, store_seatings
from bot.store.tables import name_or_deleted
from bot.store.totals import add_ended_match

_PADS, _ROUNDS, _TABLES = schema.pads.c, schema.pad_rounds.c, schema.tables.c
_FIELDS: Final = tuple(field.name for field in fields(PadHeader))
_ALL: Final = select(*(_PADS[name] for name in _FIELDS))
_GET: Final = Statement(_ALL.where(_PADS.id == bindparam("pad_id")))
_RECENT: Final = Statement(
    _ALL.where(or_(_PADS.status == "running", _PADS.ended_at >= bindparam("since"))).order_by(_PADS.id)
)
_OPEN: Final = Statement(
    insert(schema.pads)
    .values({name: bindparam(name) for name in _FIELDS if name != "id"})
    .returning(_PADS.id)
)
_AWAKE: Final = Statement(
    select(func.count()).where(
        _PADS.channel_id == bindparam("channel_id"),
        _PADS.status == "running",
        _PADS.changed_at > bindparam("since", type_=_PADS.changed_at.type),
    )
)
_THIS: Final = (
    _PADS.id == bindparam("at_pad"),
    _PADS.status == "running",
    _PADS.revision == bindparam("at_revision"),
)
_WRITE: Final = Statement(
    update(schema.pads).where(*_THIS).values(revision=_PADS.revision + 1, changed_at=bindparam("changed_at"))
)
_WAKE: Final = Statement(
    update(schema.pads)
    .where(_PADS.id == bindparam("at_pad"), _PADS.status == "running")
    .values(changed_at=bindparam("changed_at"))
)
_END: Final = Statement(
    update(schema.pads).where(*_THIS).values(status=bindparam("status"), ended_at=bindparam("ended_at"))
)
_ADD: Final = Statement(
    insert(schema.pad_rounds).values(
        {name: bindparam(name) for name in ("pad_id", "revision", "round", "entry", "by", "at")}
    )
)
_LIST: Final = Statement(
    select(
        _ROUNDS.pad_id,
        _ROUNDS.revision,
        _ROUNDS.round,
        _ROUNDS.entry,
        _ROUNDS.by,
        schema.name_of_person(_ROUNDS.by).label("name"),
        _ROUNDS.at,
    )
    .where(_ROUNDS.pad_id == bindparam("pad_id"))
    .order_by(_ROUNDS.revision)
)
_MATCH: Final = Statement(select(_TABLES.id).where(_TABLES.pad_id == bindparam("pad_id")))


def open_pad(
    tx: Transaction, pad: PadHeader, since: datetime, most: int, interaction: int | None = None
) -> PadHeader:
    """Store a new pad; return it with its id.

    Raises:
        LimitReached: its channel has `most` pads on which somebody has written after `since`.
        Duplicate: the interaction has been recorded before.
    """
    record(tx, interaction)
    if tx.rows(_AWAKE, channel_id=pad.channel_id, since=since)[0][0] >= most:
        raise LimitReached("channel", most)
    for who, name in pad.players.items():
        tx.introduce(who, name)
    number = int(tx.insert(_OPEN, **{name: getattr(pad, name) for name in _FIELDS if name != "id"}))
    return replace(pad, id=number)


def get_pad(tx: Transaction, pad_id: int) -> PadHeader | None:
    """Return a pad without its rounds; None if there is none of this number."""
    found = tx.first(_GET, pad_id=pad_id)
    return None if found is None else _pad(found)


def load_pad(tx: Transaction, pad_id: int) -> tuple[PadHeader, list[PadRound], int | None] | None:
    """Return a pad, everything that was written on it, and its match; None if there is no such pad."""
    pad = get_pad(tx, pad_id)
    if pad is None:
        return None
    rounds = (PadRound(*row) for row in tx.rows(_LIST, pad_id=pad_id))
    named = [replace(one, name=_name(one.name, one.by, pad.locale)) for one in rounds]
    match = tx.first(_MATCH, pad_id=pad_id)
    return pad, named, None if match is None else match[0]


def list_pads(tx: Transaction, since: datetime) -> list[PadHeader]:
    """Return the pads that have not ended, and those that ended at `since` or later, oldest first."""
    return [_pad(row) for row in tx.rows(_RECENT, since=since)]


def write_round(
    tx: Transaction,
    pad: PadHeader,
    number: int,
    entry: Mapping[str, Any],
    by: int,
    at: datetime,
    interaction: int | None = None,
) -> None:
    """Store what was written down of a round, `by` whom; earlier rows of the round stay.

    Raises:
        Conflict: the pad has ended, or is not at its revision any more.
        Duplicate: the interaction has been recorded before.
    """
    record(tx, interaction)
    if tx.change(_WRITE, at_pad=pad.id, at_revision=pad.revision, changed_at=at) != 1:
        raise Conflict(0, f"pad {pad.id} at revision {pad.revision}")
    tx.change(_ADD, pad_id=pad.id, revision=pad.revision + 1, round=number, entry=dict(entry), by=by, at=at)


def wake_pad(tx: Transaction, pad_id: int, at: datetime, interaction: int | None = None) -> bool:
    """Store that somebody takes up a pad again; return False if it has ended.

    Raises:
        Duplicate: the interaction has been recorded before.
    """
    record(tx, interaction)
    return tx.change(_WAKE, at_pad=pad_id, changed_at=at) == 1


def discard_pad(tx: Transaction, pad: PadHeader, at: datetime, interaction: int | None = None) -> None:
    """End a pad without a match.

    Raises:
        Conflict: the pad has ended, or is not at its revision any more.
        Duplicate: the interaction has been recorded before.
    """
    record(tx, interaction)
    _end(tx, pad, "discarded", at)


def end_pad(
    tx: Transaction,
    pad: PadHeader,
    match: TableHeader,
    results: Sequence[Result],
    *,
    counts: bool,
    boards: BoardChange | None,
    interaction: int | None = None,
) -> int:
    """End a pad as a match, and return the match's id.

    Args:
        match: its header, with the time when it ended, its standing, and 0 as its id
        results: of its players, by seat
        counts: whether it counts for leaderboards
        boards: what it changes there

    Raises:
        Conflict: the pad has ended, or is not at its revision any more; or the boards have changed.
        Duplicate: the interaction has been recorded before.
    """
    record(tx, interaction)
    assert match.ended_at is not None
    _end(tx, pad, "over", match.ended_at)
    number = add_table(tx, match, opened_by=None, people=len(results), counts=counts, secret=None)
    store_seatings(tx, number, [Seating(one.seat, 0, one.who, one.name) for one in results])
    store_results(tx, [replace(one, table_id=number) for one in results])
    if boards is not None:
        add_ended_match(tx, boards)
    return number


def _end(tx: Transaction, pad: PadHeader, status: PadStatus, at: datetime) -> None:
    if tx.change(_END, at_pad=pad.id, at_revision=pad.revision, status=status, ended_at=at) != 1:
        raise Conflict(0, f"pad {pad.id} at revision {pad.revision}")


def _pad(row: Row) -> PadHeader:
    pad = PadHeader(**dict(zip(_FIELDS, row, strict=True)))
    players = {who: name_or_deleted(name, who, pad.locale) for who, name in pad.players.items()}
    return replace(pad, players=players)


def _name(name: str, user: int, locale: str) -> str:
    return name_or_deleted(name, str(Person(user)), locale)
