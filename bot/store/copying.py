"""Moving house: everything in one database into another one, whichever kind each of them is."""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Integer,
    String,
    Table,
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

from bot.store import schema
from bot.store.backup import CannotCopy
from bot.store.database import Database
from bot.store.deletion_requests import DeletionRequests
from bot.store.files import create_private, put_on_disk
from bot.store.migrate import half_of, revisions
from bot.store.sqlite import FileDatabase
from bot.store.types import CodePoints, keepable
from bot.store.units import Row, Statement, number_of

PAGE: Final = 500
"""So many rows are read, and written, at once."""
_VERSION: Final = table("alembic_version", column("version_num", String))
_REVISION: Final = Statement(update(_VERSION).values(version_num=bindparam("revision", type_=String())))
_COUNTERS: Final = table("sqlite_sequence", column("name", String), column("seq", Integer))


class Copied(NamedTuple):
    """A table that is the same on both sides: its name, how many rows it has, and their digest."""

    name: str
    rows: int
    digest: str


async def copy_all(source: Database, target: Database) -> list[Copied]:
    """Copy every row, and compare all of them afterwards.

    What is there already must be what a copy before has left. CannotCopy where it is something else: nothing
    is overwritten. Unavailable; then do it again, and it goes on. Until it is whole, and who has asked to be
    deleted has come along, nobody can start on the target: its revision says that it is half of a copy.
    """
    for each in schema.metadata.sorted_tables:
        await _look(source, target, each)
    newest, _ = revisions()
    await target.write(_REVISION.step(revision=half_of(newest)))
    for each in schema.metadata.sorted_tables:
        await _copy(source, target, each)
    for each in schema.metadata.sorted_tables:
        if each.autoincrement_column is not None:
            await _go_on_from(target, each, await _highest(source, each))
    copied = []
    for each in schema.metadata.sorted_tables:
        ours, theirs = await _read_all(source, each), await _read_all(target, each)
        if ours != theirs:
            raise CannotCopy(f"The copy of {each.name} is not what was copied: {theirs[1:]}, not {ours[1:]}.")
        copied.append(ours)
    _take_along(source.file, target.file)
    await target.write(_REVISION.step(revision=newest))
    return copied


def digest_of(copied: Sequence[Copied]) -> str:
    """One digest for all tables."""
    return hashlib.sha256("".join(f"{one}" for one in copied).encode()).hexdigest()[:16]


def _take_along(source: Path, target: Path) -> None:
    """Copy what is kept beside the database of those who have asked to be deleted. CannotCopy."""
    old, new = DeletionRequests(source).file, DeletionRequests(target).file
    if old == new or not old.exists():  # from server to server: what is kept here is of both
        return
    part = new.with_name(f"{new.name}.part")  # cut short, it is begun anew
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
    """Find that the second table holds what the first one begins with, and nothing else. CannotCopy."""
    last: Row | None = None
    while theirs := await _page(target, of, last):
        ours = await _page(source, of, last)
        if theirs != ours[: len(theirs)]:
            raise CannotCopy(f"The second database has rows of its own in {of.name}: take an empty one.")
        last = theirs[-1]


async def _copy(source: Database, target: Database, of: Table) -> None:
    """Add the rows that the second table lacks."""
    last: Row | None = None
    while ours := await _page(source, of, last):
        there = len(await _page(target, of, last))
        missing = [dict(zip(_names(of), row, strict=True)) for row in ours[there:]]
        if missing:
            await target.write(_inserting(of).each(missing))
        last = ours[-1]


async def _read_all(database: Database, of: Table) -> Copied:
    digest, count = hashlib.sha256(), 0
    last: Row | None = None
    while rows := await _page(database, of, last):
        for row in rows:
            digest.update(f"{row}\n".encode())
        count += len(rows)
        last = rows[-1]
    return Copied(of.name, count, digest.hexdigest()[:16])


async def _page(database: Database, of: Table, last: Row | None) -> list[Row]:
    """The next rows after that one by their keys, or the first ones, as every database can keep them."""
    given = {} if last is None else dict(zip(_names(of), last, strict=True))
    after = {f"after_{one.name}": given[one.name] for one in of.primary_key} if given else {}
    rows = await database.read(_paging(of, bool(given)), **after, most=PAGE)
    return [tuple(keepable(one) if isinstance(one, str) else one for one in row) for row in rows]


def _names(of: Table) -> list[str]:
    return [column.name for column in of.columns]


@cache
def _paging(of: Table, further: bool) -> Statement:
    key = [_ordered(column) for column in of.primary_key]
    page = select(of).order_by(*key).limit(number_of("most"))
    if further:
        after = (bindparam(f"after_{column.name}", type_=column.type) for column in of.primary_key)
        page = page.where(tuple_(*key) > tuple_(*after))
    return Statement(page, long=True)


def _ordered(column: ColumnElement[Any]) -> ColumnElement[Any]:
    return CodePoints(column) if isinstance(column.type, String) else column


@cache
def _inserting(of: Table) -> Statement:
    return Statement(insert(of))


async def _highest(database: Database, of: Table) -> int:
    """The highest number a row of this table has ever had, as far as the database remembers."""
    ((highest,),) = await database.read(Statement(select(func.max(of.c.id))))
    if not isinstance(database, FileDatabase):
        counter = table(f"{of.name}_id_seq", column("last_value", Integer))
        ((last,),) = await database.read(Statement(select(counter.c.last_value)))
    else:
        found = await database.read(Statement(select(_COUNTERS.c.seq).where(_COUNTERS.c.name == of.name)))
        last = found[0][0] if found else 0
    return int(max(highest or 0, last))


async def _go_on_from(database: Database, of: Table, highest: int) -> None:
    """The next row has a higher number than that: a button of what is gone never hits what is younger."""
    if not isinstance(database, FileDatabase):
        counter = func.pg_get_serial_sequence(of.name, "id")
        await database.write(Statement(select(func.setval(counter, max(1, highest)).label("set"))).step())
    elif of.dialect_options["sqlite"]["autoincrement"]:
        forget = delete(_COUNTERS).where(_COUNTERS.c.name == of.name)
        keep = insert(_COUNTERS).values(name=of.name, seq=highest)
        await database.write(Statement(forget).step(), Statement(keep).step())
