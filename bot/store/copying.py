"""Copy a whole database to another one, whichever kind each of them is."""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    BigInteger,
    Column,
    MetaData,
    String,
    Table,
    TypeDecorator,
    bindparam,
    column,
    delete,
    func,
    insert,
    select,
    table,
    tuple_,
    update,
)
from sqlalchemy.types import TypeEngine

from bot.store import schema
from bot.store.backup import CannotCopy
from bot.store.deletion_requests import DeletionRequests
from bot.store.engine import Database, Row, Statement, Transaction, number_of
from bot.store.files import create_private, put_on_disk
from bot.store.migrate import half_of, revisions
from bot.store.types import CodePoints, NamesPeople, keepable

PAGE: Final = 500
"""The number of rows read, and written, at once."""
_VERSION: Final = table("alembic_version", column("version_num", String))
_REVISION: Final = Statement(update(_VERSION).values(version_num=bindparam("revision", type_=String())))
_COUNTERS: Final = table("sqlite_sequence", column("name", String), column("seq", BigInteger))
_COUNTER: Final = Statement(select(_COUNTERS.c.seq).where(_COUNTERS.c.name == bindparam("of")))
_FORGET_COUNTER: Final = Statement(delete(_COUNTERS).where(_COUNTERS.c.name == bindparam("of")))
_KEEP_COUNTER: Final = Statement(insert(_COUNTERS))


class Copied(NamedTuple):
    """A table that is equal on both sides: its name, how many rows it has, and their digest."""

    name: str
    rows: int
    digest: str


async def copy_all(source: Database, target: Database) -> list[Copied]:
    """Copy every row, and compare all of them afterwards.

    A copy that was interrupted is continued. Until it is whole, and the deletion requests have been copied,
    no bot starts on the target: its revision says that it is half of a copy.

    Raises:
        CannotCopy: the target holds other rows; nothing is overwritten.
        Unavailable: a database failed.
    """
    for each in schema.metadata.sorted_tables:
        await _look(source, target, each)
    newest, _ = revisions()
    await target.write(_set_revision, half_of(newest))
    for each in schema.metadata.sorted_tables:
        await _copy(source, target, each)
    for each in schema.metadata.sorted_tables:
        if each.autoincrement_column is not None:
            await target.write(_continue_after, each, await source.read_long(_highest, each))
    copied = []
    for each in schema.metadata.sorted_tables:
        ours, theirs = await _read_all(source, each), await _read_all(target, each)
        if ours != theirs:
            raise CannotCopy(f"The copy of {each.name} is not what was copied: {theirs[1:]}, not {ours[1:]}.")
        copied.append(ours)
    _take_along(source.file, target.file)
    await target.write(_set_revision, newest)
    return copied


def digest_of(copied: Sequence[Copied]) -> str:
    """Return one digest for all tables."""
    return hashlib.sha256("".join(f"{one}" for one in copied).encode()).hexdigest()[:16]


def _take_along(source: Path, target: Path) -> None:
    """Copy the deletion requests, which are kept beside a database.

    Raises:
        CannotCopy: others are there already, or they cannot be copied.
    """
    old, new = DeletionRequests(source).file, DeletionRequests(target).file
    if old == new or not old.exists():  # two servers have them in common
        return
    part = new.with_name(f"{new.name}.part")
    try:
        if new.exists() and new.read_bytes() != old.read_bytes():
            raise CannotCopy(f"{new} is there already: put it aside; {old} belongs to the copy.")
        new.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        create_private(part)
        shutil.copyfile(old, part)
        put_on_disk(part)
        part.replace(new)
        put_on_disk(new.parent)
    except OSError as error:
        raise CannotCopy(f"{old} cannot be copied to {new}: {error}.") from error


async def _look(source: Database, target: Database, of: Table) -> None:
    """Check that the target holds the first rows of the source, and no others.

    Raises:
        CannotCopy: it has rows of its own.
    """
    last: Row | None = None
    while theirs := await target.read_long(_page, of, last):
        ours = await source.read_long(_page, of, last)
        if theirs != ours[: len(theirs)]:
            raise CannotCopy(f"The second database has rows of its own in {of.name}: take an empty one.")
        last = theirs[-1]


async def _copy(source: Database, target: Database, of: Table) -> None:
    """Add the rows that the target lacks."""
    last: Row | None = None
    while ours := await source.read_long(_page, of, last):
        there = len(await target.read_long(_page, of, last))
        await target.write(_add, of, ours[there:])
        last = ours[-1]


async def _read_all(database: Database, of: Table) -> Copied:
    digest, count = hashlib.sha256(), 0
    last: Row | None = None
    while rows := await database.read_long(_page, of, last):
        for row in rows:
            digest.update(f"{row}\n".encode())
        count += len(rows)
        last = rows[-1]
    return Copied(of.name, count, digest.hexdigest()[:16])


def _page(tx: Transaction, of: Table, last: Row | None) -> list[Row]:
    """Return the rows after `last` by their keys, or the first ones, in a form every database can store."""
    given = {} if last is None else dict(zip(of.columns.keys(), last, strict=True))
    after = {f"after_{one.name}": given[one.name] for one in of.primary_key} if given else {}
    rows = tx.rows(_paging(of, bool(given)), **after, most=PAGE)
    return [tuple(keepable(one) if isinstance(one, str) else one for one in row) for row in rows]


def _add(tx: Transaction, of: Table, rows: Sequence[Row]) -> None:
    names = of.columns.keys()
    tx.change_each(_inserting(of), [dict(zip(names, row, strict=True)) for row in rows])


@cache
def plain(of: Table) -> Table:
    """Return the table with stored values: columns of people hold the ids of their rows."""
    columns = (
        Column(
            each.name,
            _stored(each.type),
            primary_key=each.primary_key,
            autoincrement=False,
        )
        for each in of.columns
    )
    return Table(of.name, MetaData(), *columns)


def _stored(kind: TypeEngine[Any]) -> Any:
    return kind.impl if isinstance(kind, TypeDecorator) and isinstance(kind, NamesPeople) else kind


@cache
def _paging(of: Table, further: bool) -> Statement:
    of = plain(of)
    key = [CodePoints(each) if isinstance(each.type, String) else each for each in of.primary_key]
    page = select(of).order_by(*key).limit(number_of("most"))
    if further:
        after = (bindparam(f"after_{column.name}", type_=column.type) for column in of.primary_key)
        page = page.where(tuple_(*key) > tuple_(*after))
    return Statement(page)


@cache
def _inserting(of: Table) -> Statement:
    return Statement(insert(plain(of)))


def _highest(tx: Transaction, of: Table) -> int:
    """Return the highest id a row of this table has ever had, as far as the database knows."""
    ((highest,),) = tx.rows(Statement(select(func.max(plain(of).c.id))))
    if tx.is_on_server:
        counter = table(f"{of.name}_id_seq", column("last_value", BigInteger))
        found = tx.rows(Statement(select(counter.c.last_value)))
    else:
        found = tx.rows(_COUNTER, of=of.name)
    return max([highest or 0, *(int(last) for (last,) in found)])


def _continue_after(tx: Transaction, of: Table, highest: int) -> None:
    """Give the next row a higher id: a button of a table that is gone must not hit a younger one."""
    if tx.is_on_server:
        counter = func.pg_get_serial_sequence(of.name, "id")
        tx.rows(Statement(select(func.setval(counter, max(1, highest)))))
    elif of.dialect_options["sqlite"]["autoincrement"]:
        tx.change(_FORGET_COUNTER, of=of.name)
        tx.change(_KEEP_COUNTER, name=of.name, seq=highest)


def _set_revision(tx: Transaction, revision: str) -> None:
    tx.change(_REVISION, revision=revision)
