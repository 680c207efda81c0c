"""Rows of the bot's messages, of tables and of championships, and which tables are shown as they are.

This process is the only one that writes messages, so rows read or written once are kept in memory. What the
messages of an owner show is blank in the database from the first edit until `flush`: a process that dies
between the two leaves no wrong fingerprint behind.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from functools import cache
from typing import Any, Final, TypeAlias

from sqlalchemy import Column, and_, bindparam, case, delete, exists, insert, not_, or_, select, update

from bot.records.slots import HAND, TABLE, SlotRow
from bot.records.tables import TableHeader, TableVersion
from bot.store import schema
from bot.store.engine import Database, Statement, Transaction, one_of
from bot.store.recent import Recent
from bot.store.tables import HEADER, LIVE, header_of

KEPT: Final = 2048
"""The number of owners whose rows are kept in memory."""

_COLUMNS: Final = schema.slots.c
_TABLES: Final = schema.tables.c
_FIELDS: Final = tuple(name for name in SlotRow.__dataclass_fields__ if name not in ("owner", "stamp"))
Key: TypeAlias = tuple[str, int, int, int, str, bool]
Rows: TypeAlias = dict[Key, SlotRow]

_OWN: Final = and_(
    _COLUMNS.table_id == _TABLES.id,
    _COLUMNS.kind == case((_TABLES.channel_id.is_(None), HAND), else_=TABLE),
)
"""The slot that tells which version of a table is shown: its message or, of a private table, its host's."""
_CURRENT: Final = exists().where(
    _OWN, _COLUMNS.revision == _TABLES.revision, _COLUMNS.inputs == _TABLES.inputs
)
# A private table that was only ever played in ephemeral panels has no message to bring up to date.
_HAS_MESSAGE: Final = or_(_TABLES.channel_id.is_not(None), exists().where(_OWN))
_SENDING: Final = exists().where(_COLUMNS.table_id == _TABLES.id, _COLUMNS.is_sending)
_OUT_OF_DATE: Final = Statement(
    select(*HEADER)
    .where(
        or_(one_of(_TABLES.status, LIVE), _TABLES.ended_at >= bindparam("since")),
        _TABLES.pad_id.is_(None),
        or_(and_(not_(_CURRENT), _HAS_MESSAGE), _SENDING),
    )
    .order_by(_TABLES.id)
)


@cache
def _statements(owner: str) -> tuple[Statement, ...]:
    """Return the statements that list, drop, insert, blank and show rows of owners in this column of `slots`.

    They are cached because building and compiling them takes a tenth of opening a store.
    """
    mine = _COLUMNS[owner] == bindparam("owner")
    row = and_(
        mine,
        _COLUMNS.kind == bindparam("at_kind"),
        _COLUMNS.reader == bindparam("at_reader"),
        _COLUMNS.channel_id == bindparam("at_channel"),
        _COLUMNS.message_id == bindparam("at_message"),
        _COLUMNS.epoch == bindparam("at_epoch"),
        _COLUMNS.is_sending == bindparam("at_sending"),
    )
    values: dict[str, Any] = {name: bindparam(name) for name in _FIELDS}
    shown = ("fingerprint", "is_final", "revision", "inputs")
    return (
        Statement(select(*(_COLUMNS[name] for name in _FIELDS)).where(mine).order_by(_COLUMNS.id)),
        Statement(delete(schema.slots).where(row)),
        Statement(insert(schema.slots).values({**values, owner: bindparam("owner")})),
        Statement(
            update(schema.slots)
            .where(mine)
            .values(fingerprint="", is_final=False, revision=None, inputs=None)
        ),
        Statement(update(schema.slots).where(row).values({name: bindparam(f"new_{name}") for name in shown})),
    )


class SlotRows:
    """The part of the store about messages of one kind of owner; `owner` is its column of `slots`.

    If a write fails, it is unknown whether it took place: the rows of its owner are read again.
    """

    def __init__(self, database: Database, owner: Column[int]) -> None:
        self._database = database
        self._kept: Recent[Rows] = Recent(KEPT)
        self._reading: dict[int, object] = {}  # by owner, the last reading that no write has overtaken
        self._list, self._drop, self._insert, self._blank, self._show = _statements(owner.name)
        self._edited: set[int] = set()  # owners whose fingerprints are blank in the database
        self._to_flush: dict[int, TableVersion | None] = {}
        self._blanking = asyncio.Lock()  # No edit begins while it is stored what messages show.

    async def list_for(self, owner: int) -> list[SlotRow]:
        """Return all messages of a table or championship, in the order in which they were stored.

        Raises:
            Unavailable: the database failed.
        """
        return list((await self._load(owner)).values())

    async def save(self, row: SlotRow) -> SlotRow:
        """Store a message in place of the row with its key; return it.

        Raises:
            Unavailable: the database failed.
        """
        return await self.replace(row, row)

    async def replace(self, old: SlotRow, new: SlotRow) -> SlotRow:
        """Store `new` and drop `old`, a row of the same owner that need not be stored; return `new`.

        Raises:
            Unavailable: the database failed.
        """

        def change(rows: Rows) -> None:
            for row in (old, new):
                rows.pop(row.key, None)
            rows[new.key] = new

        stored = replace(new, fingerprint="", is_final=False) if new.owner in self._edited else new

        def store(tx: Transaction) -> None:
            for row in dict.fromkeys((old, new)):
                tx.change(self._drop, **_key(row))
            tx.change(self._insert, owner=new.owner, **{name: getattr(stored, name) for name in _FIELDS})

        await self._write(new.owner, change, store)
        return new

    async def drop(self, row: SlotRow) -> None:
        """Forget a message, which need not be stored.

        Raises:
            Unavailable: the database failed.
        """
        await self._write(
            row.owner, lambda rows: rows.pop(row.key, None), lambda tx: tx.change(self._drop, **_key(row))
        )

    async def begin_edit(self, owner: int) -> None:
        """Blank what the database knows of an owner's messages, before one of them is edited.

        Raises:
            Unavailable: the database failed.
        """
        self._to_flush.pop(owner, None)
        async with self._blanking:
            if owner not in self._edited:
                await self._database.write(Transaction.change, self._blank, owner=owner)
                self._edited.add(owner)

    def is_edited(self, owner: int) -> bool:
        """Return whether the database does not know what an owner's messages show."""
        return owner in self._edited

    def note(self, row: SlotRow) -> SlotRow:
        """Remember what a message shows after an edit; return its row."""
        rows = self._kept.get(row.owner)
        if rows is not None and row.key in rows:
            rows[row.key] = row
        return row

    def show(self, owner: int, at: TableVersion | None = None) -> None:
        """Have the next `flush` store what the owner's messages show: the table as of this version."""
        self._to_flush[owner] = at

    async def flush(self) -> None:
        """Store what the messages of all owners show that are current.

        Raises:
            Unavailable: the database failed; the next start writes some messages once more.
        """
        async with self._blanking:
            to_flush, self._to_flush = self._to_flush, {}
            shown = [
                _key(row)
                | {"new_fingerprint": row.fingerprint, "new_is_final": row.is_final}
                | {"new_revision": at and at.revision, "new_inputs": at and at.inputs}
                for owner, at in to_flush.items()
                for row in (self._kept.get(owner) or {}).values()
            ]
            # Should the write fail, it is unknown whether the rows are blank.
            self._edited.difference_update(to_flush)
            if shown:
                await self._database.write(Transaction.change_each, self._show, shown)

    def drop_cache(self, owner: int) -> None:
        """Read an owner's rows again: another process may have written them."""
        self._kept.drop(owner)
        self._reading.pop(owner, None)
        self._edited.discard(owner)

    async def out_of_date(self, since: datetime) -> list[TableHeader]:
        """Return the live tables and those ended since then that may not be shown as they are.

        Raises:
            Unavailable: the database failed.
        """
        found = await self._database.read(Transaction.rows, _OUT_OF_DATE, since=since)
        return [header_of(row) for row in found]

    async def _write(
        self, owner: int, change: Callable[[Rows], object], store: Callable[[Transaction], object]
    ) -> None:
        """Write, then change the rows in memory; readings that have begun before are done again."""
        try:
            await self._database.write(store)
        except BaseException:
            self.drop_cache(owner)
            raise
        self._reading.pop(owner, None)
        rows = self._kept.get(owner)
        if rows is not None:
            change(rows)

    async def _load(self, owner: int) -> Rows:
        while (rows := self._kept.get(owner)) is None:
            reading = self._reading.setdefault(owner, object())
            try:
                found = await self._database.read(Transaction.rows, self._list, owner=owner)
            finally:
                is_last = self._reading.get(owner) is reading
                if is_last:
                    del self._reading[owner]
            if is_last:
                read = (SlotRow(owner, *row) for row in found)
                self._kept.keep(owner, {row.key: row for row in read})
        return rows


def _key(row: SlotRow) -> dict[str, Any]:
    """Return the parameters that identify a row."""
    return {
        "owner": row.owner,
        "at_kind": row.kind,
        "at_reader": row.reader,
        "at_channel": row.channel_id,
        "at_message": row.message_id,
        "at_epoch": row.epoch,
        "at_sending": row.is_sending,
    }
