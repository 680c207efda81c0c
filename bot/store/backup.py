"""Write backups of an SQLite file while the bot runs, examine them, and restore them."""

from __future__ import annotations

import glob
import logging
import os
import shutil
import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple

from bot.store.files import create_private, leave_to_owner, put_on_disk
from bot.store.migrate import half_made, revisions

log = logging.getLogger(__name__)

SHUT: Final = frozenset(
    {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_PERM, sqlite3.SQLITE_CANTOPEN}
)
"""SQLite's errors for a file that it cannot read, whatever is in it."""
OURS: Final = ("alembic_version", "tables", "log", "people")
"""Tables of every database of the bot."""


class CannotCopy(Exception):
    """Nothing was copied, and nothing changed; the message tells the host why."""


class CannotOpen(CannotCopy):
    """Another program has locked the file, or it may not be opened: that is no damage."""


class Found(NamedTuple):
    """A database of the bot that is whole.

    Attributes:
        revision: of its schema
        size: in bytes
        tables: how many were opened
        last_move: when the last input was made; None without inputs
    """

    revision: str
    size: int
    tables: int
    last_move: datetime | None


class Restored(NamedTuple):
    """A restored database, and the file in which the previous one is kept (None if there was none)."""

    found: Found
    kept: Path | None


def examine(file: Path) -> Found:
    """Read through a whole database and return what it is.

    Raises:
        CannotCopy: it is damaged, or not the bot's.
        CannotOpen: it cannot be read at the moment.
    """
    if not file.is_file():
        raise CannotCopy(f"There is no file {file}.")
    try:
        with closing(sqlite3.connect(file, isolation_level=None)) as connection:
            connection.execute("PRAGMA query_only = ON")
            return _examined(connection, file)
    except sqlite3.DatabaseError as error:
        if getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK) & 0xFF in SHUT:
            raise CannotOpen(f"{file} cannot be opened: {error}.") from error
        raise CannotCopy(f"{file} cannot be read as a database: {error}.") from error


def _examined(connection: sqlite3.Connection, file: Path) -> Found:
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    if not names.issuperset(OURS):
        raise CannotCopy(f"{file} is a database of something else: Yo-ho-ho did not make its tables.")
    (said,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if said != "ok":
        raise CannotCopy(f"{file} is damaged: {said}.")
    if connection.execute("PRAGMA foreign_key_check").fetchone():
        raise CannotCopy(f"{file} is damaged: it has rows that point to nothing.")
    row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    if row is None:
        raise CannotCopy(f"{file} is damaged: it does not say which schema it has.")
    (tables,) = connection.execute("SELECT count(*) FROM tables").fetchone()
    (last,) = connection.execute("SELECT max(at) FROM log").fetchone()
    moment = None if last is None else datetime.fromisoformat(last).replace(tzinfo=UTC)
    return Found(row[0], file.stat().st_size, tables, moment)


def _programs(file: Path) -> list[str]:
    """Return a database's triggers, views and virtual tables: the bot makes none.

    Raises:
        CannotCopy: it cannot be read.
    """
    asked = (
        "SELECT type, name FROM sqlite_master WHERE type NOT IN ('table', 'index')"
        " OR sql LIKE 'CREATE VIRTUAL%' ORDER BY name"
    )
    try:
        with closing(sqlite3.connect(file)) as connection:
            return [f"{kind} {name!r}" for kind, name in connection.execute(asked)]
    except sqlite3.Error as error:
        raise CannotCopy(f"{file} cannot be read as a database: {error}.") from error


def back_up(database: Path, to: Path) -> Found:
    """Copy the database, as last committed, to a file that is not there yet; the bot may be running.

    The copy is one file that only its owner can read. It gets its name once it was examined and is on disk.

    Raises:
        CannotCopy: nothing was written.
    """
    if not database.is_file():
        raise CannotCopy(f"There is no database {database}.")
    if os.path.lexists(to):
        raise CannotCopy(f"{to} is there already: name another file, nothing is overwritten.")
    part = to.with_name(f"{to.name}.{os.getpid()}.part")  # a name that nothing of the host's has
    try:
        found = _copy(database, part)
        if half := half_made(str(database), found.revision):
            _discard(part)
            raise CannotCopy(half)
        part.rename(to)
        put_on_disk(to.resolve().parent)
    except OSError as error:
        _discard(part)
        raise CannotCopy(f"{to} cannot be written: {error}.") from error
    return found


def restore(database: Path, source: Path) -> Restored:
    """Replace the database by a backup, and keep it beside that; the caller holds the lease.

    At any moment a whole database is there, even if the machine dies. The next start migrates an older one.
    A file restored by root belongs to the owner of the database.

    Raises:
        CannotCopy: nothing was changed.
    """
    if source.exists() and database.exists() and source.samefile(database):
        raise CannotCopy(f"{source} is the database itself.")
    part = database.with_name(f"{database.name}.part")
    if source.exists() and part.exists() and source.samefile(part):
        raise CannotCopy(f"{source} has the name under which a copy is put together: rename it first.")
    found = examine(source)
    if half := half_made(str(source), found.revision):
        raise CannotCopy(half)
    if foreign := _programs(source):
        raise CannotCopy(
            f"{source} holds what Yo-ho-ho did not make and would run ({', '.join(foreign)}): take another "
            "backup, or drop that there first."
        )
    if found.revision not in revisions()[1]:
        raise CannotCopy(
            f"{source} was written by a newer version of the bot (revision {found.revision}): update the bot "
            "first."
        )
    try:
        found = _copy(source, part)
        leave_to_owner(part, database)
        kept = _set_aside(database) if database.exists() else None
        part.replace(database)
        put_on_disk(database.parent)
    except CannotCopy:
        _discard(part)
        raise
    except OSError as error:
        _discard(part)
        raise CannotCopy(f"{database} cannot be written: {error}.") from error
    return Restored(found, kept)


def forget_backups(database: Path, before: datetime) -> None:
    """Delete older copies beside the database: from migrations and restores, or half made.

    Raises:
        OSError: a copy cannot be deleted.
    """
    name = glob.escape(database.name)
    endings = (".before-*.bak*", ".before-*.part", ".part")
    for kept in [each for ending in endings for each in database.parent.glob(f"{name}{ending}")]:
        if kept.is_file() and datetime.fromtimestamp(kept.stat().st_mtime, UTC) < before:
            kept.unlink(missing_ok=True)
            log.info("deleted the old backup %s", kept.name)


def _copy(source: Path, part: Path) -> Found:
    """Write a database, with the content of its log, to another file, and examine that."""
    _discard(part)
    create_private(part)
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(part)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")
        found = examine(part)
        put_on_disk(part)
    except sqlite3.Error as error:
        _discard(part)
        raise CannotCopy(f"{source} cannot be copied: {error}.") from error
    except CannotCopy:
        _discard(part)
        raise
    return found


def _set_aside(database: Path) -> Path:
    """Give the present database a dated name too, whole, damaged or with a log that cannot be read.

    Raises:
        CannotCopy: another program has it open; what that still writes would end in the other one.
    """
    moment = datetime.now(UTC).strftime("%Y-%m-%dT%H%M%SZ")
    kept = database.with_name(f"{database.name}.before-restore-{moment}.bak")
    log, kept_log = (file.with_name(f"{file.name}-wal") for file in (database, kept))
    if log.exists():
        # SQLite throws it away when it finds the database damaged.
        create_private(kept_log)
        leave_to_owner(kept_log, database)
        shutil.copyfile(log, kept_log)
    try:
        with closing(sqlite3.connect(database, timeout=0)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
        _discard(kept_log)
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:
            _discard(kept_log)
            raise CannotCopy(f"{database} is open in another program: end that first.") from error
    for ending in ("-wal", "-shm"):  # must never be read into what comes in its place
        _discard(database.with_name(f"{database.name}{ending}"))
    try:
        os.link(database, kept)
    except OSError:  # where a file has one name only
        create_private(kept)
        leave_to_owner(kept, database)
        shutil.copyfile(database, kept)
        put_on_disk(kept)
    kept.touch()  # how old a copy is counts from now on
    return kept


def _discard(part: Path) -> None:
    with suppress(OSError):
        part.unlink(missing_ok=True)
