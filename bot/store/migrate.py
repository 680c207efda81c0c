"""Bringing the database up to date at start: a backup first, then every migration, or nothing at all."""

from __future__ import annotations

import filecmp
import glob
import logging
import re
import sqlite3
import time
from contextlib import closing
from functools import partial
from importlib.resources import files
from itertools import count
from pathlib import Path
from typing import Final

from sqlalchemy import (
    Connection,
    NullPool,
    column,
    create_engine,
    event,
    exc,
    inspect,
    select,
    table,
    update,
)

from bot.errors import Unavailable
from bot.store.files import PRIVATE, create_private, put_on_disk

log = logging.getLogger(__name__)

MIGRATING_SECONDS: Final = 60.0
"""How long a start waits for another process's start, which may be writing a large backup."""
MIGRATIONS: Final = Path(str(files("data") / "migrations"))

_VERSION: Final = table("alembic_version", column("version_num"))
_HALF: Final = "-half"
"""What the revision of a database ends with while it holds half of a copy: no version starts on it."""
_REVISION: Final = re.compile(r'^(revision|down_revision) = "(\w+)"$', re.MULTILINE)


class CannotMigrate(Unavailable):
    """The database must not be used; the text says why, to whoever runs the bot. Nothing was changed."""


class Unusable(CannotMigrate):
    """This version must never use the database, however often it starts: the host has to change something."""


def is_current(file: Path) -> bool:
    """True when there is nothing to migrate; False also where that cannot be told."""
    return file.exists() and revision_of(file) == revisions()[0]


def half_of(revision: str) -> str:
    """The revision that a database has while another one is copied to it."""
    return f"{revision}{_HALF}"


def half_made(what: str, revision: str | None) -> str | None:
    """What is to be said of a database that holds half of a copy; None of any other."""
    if revision is None or not revision.endswith(_HALF):
        return None
    return (
        f"{what} holds half of a copy: say `python -m bot copy` with it once more, by the version that began "
        "it, or take an empty database."
    )


def is_as_wanted(what: str, present: str | None, newest: str, *, copying: bool) -> bool:
    """True when there is nothing to migrate. Unusable for half of a copy, which only a copy goes on with."""
    if present == newest or (copying and present == half_of(newest)):
        return True
    if half := half_made(what, present):
        raise Unusable(half)
    return False


def migrate(file: Path, migrations: Path = MIGRATIONS, *, copying: bool = False) -> Path | None:
    """Make the database if there is none, run the migrations that are missing, all in one transaction.

    Returns the backup written before, None when there was nothing to do or nothing to back up. It waits
    for one that migrates already, and leaves foreign keys alone: a migration that rebuilds a table would
    otherwise fail, or take the rows that point to it along. They are checked as a whole before the commit.
    CannotMigrate when the database stays as it was. With `copying` half of a copy is left as it is, too, and
    a database that is made is half of one from its first moment.
    """
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        gone = lost(file)
        if gone is not None:
            log.warning("%s", gone)
        _keep_private(file)
        engine = create_engine("sqlite://", creator=partial(_connect, file), poolclass=NullPool)
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
        with engine.begin() as connection:
            backup = _migrate(connection, file, migrations, copying)
        create_private(_marker(file))
        return backup
    except (exc.SQLAlchemyError, sqlite3.Error, OSError) as error:
        told = f"{file} could not be brought up to date: {error}"
        raise (Unusable if _damaged(error) else CannotMigrate)(told) from error


def lost(file: Path) -> str | None:
    """What is to be said where there is no database any more, or an empty file; None where all is well."""
    if not _marker(file).exists() or (file.exists() and file.stat().st_size):
        return None
    return (
        f"{file} is empty or gone, and there was a database before: it begins anew. If that is not meant, "
        "stop the bot, see that its disk is there, or put a copy back: `python -m bot restore FILE`."
    )


def _marker(file: Path) -> Path:
    """It says that there has been a database, which an empty file does not."""
    return file.with_name(f"{file.name}-made")


def _damaged(error: Exception) -> bool:
    """Whether the file is no database, or none any more."""
    cause = error.orig if isinstance(error, exc.DBAPIError) else error
    code = getattr(cause, "sqlite_errorcode", sqlite3.SQLITE_OK)
    return code & 0xFF in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT)


def _connect(file: Path) -> sqlite3.Connection:
    """A connection of our own that waits for another start, which may be writing a large backup."""
    connection = sqlite3.connect(file, isolation_level=None, timeout=MIGRATING_SECONDS)
    try:
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = OFF")
        connection.execute("PRAGMA secure_delete = ON")
        _switch_to_wal(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _switch_to_wal(connection: sqlite3.Connection) -> None:
    """WAL is a property of the file and stays. SQLite never waits for this switch, so we do."""
    patience = time.monotonic() + MIGRATING_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or time.monotonic() > patience:
                raise
            time.sleep(0.02)
        else:
            return


def _migrate(connection: Connection, file: Path, migrations: Path, copying: bool) -> Path | None:
    """The whole of it, while the write lock is held: nobody else can write, or migrate, meanwhile.

    SQLite takes back changes of tables like any others, as long as nobody commits behind our back: the
    driver is told to leave that to us, and Alembic leaves a transaction alone that it did not begin.
    """
    newest, known = revisions(migrations)
    present = present_revision(connection)
    if is_as_wanted(str(file), present, newest, copying=copying):
        return None
    if present is None and inspect(connection).get_table_names():
        raise Unusable(f"{file} is a database of something else: Yo-ho-ho did not make its tables.")
    if present is not None and present not in known:
        raise Unusable(_newer(file, present, known))
    backup = None if present is None else _back_up(file, f"{file.name}.before-{newest}")
    log.info("%s: from revision %s to %s, backup: %s", file.name, present, newest, backup and backup.name)
    upgrade(connection, migrations, half=copying and present is None)
    if broken := connection.exec_driver_sql("PRAGMA foreign_key_check").all():
        names = ", ".join(sorted({row[0] for row in broken}))
        raise Unusable(f"{file} holds {len(broken)} rows that point to nothing (in {names}).")
    return backup


def _newer(file: Path, present: str, known: set[str]) -> str:
    """What a version says that is older than the database: the way forward, and the way back if any."""
    backups = sorted(file.parent.glob(f"{glob.escape(file.name)}.before-*.bak"), key=_written, reverse=True)
    ours = next((backup for backup in backups if revision_of(backup) in known), None)
    back = (
        "there is no copy from before that beside it; one made with `backup` would do: "
        "`python -m bot restore FILE`"
        if ours is None
        else f"`python -m bot restore {ours}` goes back to the copy from before that, without what came after"
    )
    newer = f"{file} was written by a newer version of the bot (revision {present})"
    return f"{newer}. Run that version, or: {back}."


def _written(file: Path) -> float:
    return file.stat().st_mtime


def revision_of(file: Path) -> str | None:
    """The revision of a database, None where it has none or cannot be read."""
    engine = create_engine("sqlite://", creator=partial(sqlite3.connect, file), poolclass=NullPool)
    try:
        with engine.connect() as connection:
            return present_revision(connection)
    except (exc.SQLAlchemyError, sqlite3.Error, OSError):
        return None


def revisions(migrations: Path = MIGRATIONS) -> tuple[str, set[str]]:
    """The newest revision there is a migration to, and all of them."""
    found: dict[str, set[str]] = {"revision": set(), "down_revision": set()}
    for script in (migrations / "versions").glob("*.py"):
        for name, revision in _REVISION.findall(script.read_text(encoding="utf-8")):
            found[name].add(revision)
    (newest,) = found["revision"] - found["down_revision"]
    return newest, found["revision"]


def present_revision(connection: Connection) -> str | None:
    """The revision of the database, None when it has never had one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision: str | None = connection.scalar(select(_VERSION))
    return revision


def upgrade(connection: Connection, migrations: Path, *, half: bool) -> None:
    """Run what migrations are missing, in the transaction that is open; with `half`, for half of a copy."""
    # Most starts have nothing to migrate, and nothing after the start does: they go without Alembic.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(migrations).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    if half:
        newest, _ = revisions(migrations)
        connection.execute(update(_VERSION).values(version_num=half_of(newest)))


def _keep_private(file: Path) -> None:
    """Let only its owner read the database, what SQLite keeps beside it, and every backup.

    SQLite gives the files beside it the mode of the database, so an empty one is made before it is opened.
    """
    if not file.exists():
        create_private(file)
        return
    beside = (file.with_name(file.name + ending) for ending in ("-wal", "-shm", "-journal", "-made"))
    for each in (file, *beside, *file.parent.glob(f"{glob.escape(file.name)}.before-*")):
        if each.exists() and each.stat().st_mode & 0o077:
            each.chmod(PRIVATE)


def _back_up(file: Path, name: str) -> Path:
    """Write the database as last committed to `name.bak` beside it, or to `name.2.bak` ..., and return where.

    No older backup is overwritten; one that says the same serves as this one, so that a start that fails
    over and over does not fill the disk. The file bears its name only once it is complete and on disk.
    """
    part = file.with_name(f"{name}.part")
    part.unlink(missing_ok=True)
    create_private(part)
    with closing(sqlite3.connect(file)) as source:
        source.execute("VACUUM INTO ?", (str(part),))
    put_on_disk(part)
    for number in count(1):
        backup = file.with_name(f"{name}.bak" if number == 1 else f"{name}.{number}.bak")
        if not backup.exists():
            part.rename(backup)
            put_on_disk(backup.parent)
            return backup
        if filecmp.cmp(part, backup, shallow=False):
            part.unlink()
            backup.touch()  # how old a copy is counts from now on
            return backup
    raise AssertionError("there is always a next number")
