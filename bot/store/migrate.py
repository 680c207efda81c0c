"""Bring a database up to date at start: every migration that is missing, or nothing at all.

A file is copied before. A database on a server is not: a server has `pg_dump`.
"""

from __future__ import annotations

import filecmp
import glob
import logging
import re
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from functools import partial
from importlib.resources import files
from itertools import count
from pathlib import Path
from typing import Final, NamedTuple

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
    text,
    update,
)

from bot.database_url import file_of, on_server
from bot.errors import CannotMigrate, Unusable
from bot.store.files import PRIVATE, create_private, put_on_disk

log = logging.getLogger(__name__)

MIGRATING_SECONDS: Final = 60.0
"""How long a start waits for another process's start, which may be writing a large backup."""
MIGRATIONS: Final = Path(str(files("data") / "migrations"))

SERVER: Final = "The database on the server"
DRAINED: Final = "drain: no new tables are opened"
"""The comment on a server's table `tables` while no new tables are opened."""

_VERSION: Final = table("alembic_version", column("version_num"))
_HALF: Final = "-half"
"""The end of the revision of a database that holds half of a copy: no version starts on it."""
_REVISION: Final = re.compile(r'^(revision|down_revision) = "(\w+)"$', re.MULTILINE)


_OLD: Final = re.compile(r"00(0[2-9]|1[0-7])")
"""The revisions of the schemas before release 0.1.0."""
_NOT_CARRIED_OVER: Final = (
    "was made before version 0.1.0, which takes over no older database: put it aside and begin anew."
)


class Examined(NamedTuple):
    """A database on a server.

    Attributes:
        version: the server's
        size: in bytes
        revision: of its schema; None if it is not ours, or not yet
        tables: how many were opened
        drained: whether no new ones are opened for now
    """

    version: str
    size: int
    revision: str | None
    tables: int
    drained: bool


def prepare(url: str, *, copying: bool = False) -> None:
    """Bring the database at an address up to date, or make it; `copying` as for `migrate`.

    Raises:
        CannotMigrate: the database stays as it was.
    """
    if on_server(url):
        migrate_server(url, copying=copying)
    else:
        migrate(file_of(url), copying=copying)


def is_current(url: str) -> bool:
    """Return whether nothing is to be migrated; False for a file of which that cannot be told.

    Raises:
        CannotMigrate: the server cannot be asked.
    """
    if on_server(url):
        return server_revision(url) == revisions()[0]
    file = file_of(url)
    return file.exists() and revision_of(file) == revisions()[0]


def half_of(revision: str) -> str:
    """Return the revision of a database while another one is copied to it."""
    return f"{revision}{_HALF}"


def half_made(what: str, revision: str | None) -> str | None:
    """Return the message for the host about a database that holds half of a copy; None for others."""
    if revision is None or not revision.endswith(_HALF):
        return None
    return (
        f"{what} holds half of a copy: say `python -m bot copy` with it once more, by the version that began "
        "it, or take an empty database."
    )


def migrate(file: Path, migrations: Path = MIGRATIONS, *, copying: bool = False) -> Path | None:
    """Make the database if there is none, and run the missing migrations, all in one transaction.

    Wait for another process that migrates already. Foreign keys are off meanwhile: a migration that rebuilds
    a table would otherwise fail, or take the rows that point to it along. They are checked before the commit.

    Args:
        copying: whether half of a copy is left as it is, and a database that is made is half of one from its
            first moment

    Returns:
        The backup that was written before; None if there was nothing to do or nothing to back up.

    Raises:
        CannotMigrate: the database stays as it was.
    """
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        gone = lost(file)
        if gone is not None:
            log.warning("%s", gone)
        _keep_private(file)
        # Most starts find nothing to migrate, and need no engine; whoever migrates now is not seen yet.
        if revision_of(file) == revisions(migrations)[0]:
            _connect(file).close()
            create_private(_marker(file))
            return None
        engine = create_engine("sqlite://", creator=partial(_connect, file), poolclass=NullPool)
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
        with engine.begin() as connection:
            newer, back_up = partial(_newer, file), partial(_back_up, file)
            backup = _migrate(connection, str(file), migrations, copying, newer, back_up)
        create_private(_marker(file))
        return backup
    except (exc.SQLAlchemyError, sqlite3.Error, OSError) as error:
        told = f"{file} could not be brought up to date: {error}"
        raise (Unusable if _damaged(error) else CannotMigrate)(told) from error


def migrate_server(url: str, migrations: Path = MIGRATIONS, *, copying: bool = False) -> None:
    """Run the missing migrations of a database on a server, all in one transaction; see `migrate`.

    Raises:
        CannotMigrate: the database stays as it was.
    """
    # Hosts with an SQLite file have not installed this.
    from bot.store.postgres_connect import FAILURES, LOCKS, MIGRATING, failed, open_session

    if _is_as_wanted(SERVER, server_revision(url), revisions(migrations)[0], copying):
        return
    engine = create_engine("postgresql+psycopg://", creator=partial(open_session, url), poolclass=NullPool)
    try:
        with engine.begin() as connection:
            connection.execute(text(f"SET LOCAL lock_timeout = '{MIGRATING_SECONDS:.0f}s'"))
            connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCKS}, {MIGRATING})"))
            encoding = connection.scalar(text("SHOW server_encoding"))
            if encoding != "UTF8":
                raise Unusable(f"{SERVER} keeps its texts as {encoding}: make one with UTF8.")
            _migrate(connection, SERVER, migrations, copying, _newer_on_server)
    except (*FAILURES, exc.SQLAlchemyError) as error:
        raise failed(error) from error


def _migrate(
    connection: Connection,
    what: str,
    migrations: Path,
    copying: bool,
    newer: Callable[[str, set[str]], str],
    back_up: Callable[[str], Path] | None = None,
) -> Path | None:
    """Migrate while nobody else can write, or migrate.

    Changes of tables are rolled back like any others, as long as nobody commits behind our back: the driver
    leaves that to us, and Alembic leaves a transaction alone that it did not begin.

    Args:
        newer: returns the message about a revision that this version does not know
        back_up: writes a backup before the migration to a revision
    """
    newest, known = revisions(migrations)
    present = present_revision(connection)
    if _is_as_wanted(what, present, newest, copying):
        return None
    if present is None and inspect(connection).get_table_names():
        raise Unusable(f"{what} is a database of something else: Yo-ho-ho did not make its tables.")
    if present is not None and present not in known:
        raise Unusable(newer(present, known))
    backup = None if present is None or back_up is None else back_up(newest)
    log.info(
        "%s: from revision %s to %s, backup: %s", Path(what).name, present, newest, backup and backup.name
    )
    _upgrade(connection, migrations, half=copying and present is None)
    is_file = connection.dialect.name == "sqlite"  # where foreign keys are off meanwhile
    if broken := connection.exec_driver_sql("PRAGMA foreign_key_check").all() if is_file else []:
        names = ", ".join(sorted({row[0] for row in broken}))
        raise Unusable(f"{what} holds {len(broken)} rows that point to nothing (in {names}).")
    return backup


def _is_as_wanted(what: str, present: str | None, newest: str, copying: bool) -> bool:
    """Return whether nothing is to be migrated.

    Raises:
        Unusable: it holds half of a copy, which only a copy continues.
    """
    if present == newest or (copying and present == half_of(newest)):
        return True
    if half := half_made(what, present):
        raise Unusable(half)
    return False


def server_revision(url: str) -> str | None:
    """Return the revision of a database on a server, None if it has none.

    Raises:
        CannotMigrate: the server cannot be asked.
    """
    from bot.store.postgres_connect import asking

    with asking(url) as connection:
        if connection.value("SELECT to_regclass('alembic_version')") is None:
            return None
        revision: str | None = connection.value("SELECT version_num FROM alembic_version")
        return revision


def examine_server(url: str) -> Examined:
    """Return what a database on a server is.

    Raises:
        CannotMigrate: the server cannot be asked.
    """
    from bot.store.postgres_connect import asking

    revision = server_revision(url)
    with asking(url) as connection:
        comment = connection.value("SELECT obj_description(to_regclass('tables'), 'pg_class')")
        return Examined(
            version=connection.value("SHOW server_version"),
            size=connection.value("SELECT pg_database_size(current_database())"),
            revision=revision,
            tables=0 if revision is None else connection.value("SELECT count(*) FROM tables"),
            drained=comment == DRAINED,
        )


def lost(file: Path) -> str | None:
    """Return the message for the host if the database is gone or empty; None if all is well."""
    if not _marker(file).exists() or (file.exists() and file.stat().st_size):
        return None
    return (
        f"{file} is empty or gone, and there was a database before: it begins anew. If that is not meant, "
        "stop the bot, see that its disk is there, or put a copy back: `python -m bot restore FILE`."
    )


def _marker(file: Path) -> Path:
    """Return the file that says that there has been a database."""
    return file.with_name(f"{file.name}-made")


def _damaged(error: Exception) -> bool:
    """Return whether the file is no database, or none any more."""
    cause = error.orig if isinstance(error, exc.DBAPIError) else error
    code = getattr(cause, "sqlite_errorcode", sqlite3.SQLITE_OK)
    return code & 0xFF in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT)


def _connect(file: Path) -> sqlite3.Connection:
    """Open a connection that waits for another start, which may be writing a large backup."""
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
    """Switch the file to WAL, for good. SQLite itself does not wait for others here."""
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


def _newer(file: Path, present: str, known: set[str]) -> str:
    """Return the message of a version older than the database: the way forward, and the way back if any."""
    if _OLD.fullmatch(present):
        return f"{file} {_NOT_CARRIED_OVER}"
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


def _newer_on_server(present: str, known: set[str]) -> str:
    if _OLD.fullmatch(present):
        return f"{SERVER} {_NOT_CARRIED_OVER}"
    return (
        f"{SERVER} was written by a newer version of the bot (revision {present}): run that version, or put "
        "back what pg_dump copied before."
    )


def _written(file: Path) -> float:
    return file.stat().st_mtime


def revision_of(file: Path) -> str | None:
    """Return the revision of a database, None if it has none or cannot be read."""
    try:
        with closing(sqlite3.connect(file)) as connection:
            found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except (sqlite3.Error, OSError):
        return None
    return None if found is None else str(found[0])


def revisions(migrations: Path = MIGRATIONS) -> tuple[str, set[str]]:
    """Return the newest revision and all of them."""
    found: dict[str, set[str]] = {"revision": set(), "down_revision": set()}
    for script in (migrations / "versions").glob("*.py"):
        for name, revision in _REVISION.findall(script.read_text(encoding="utf-8")):
            found[name].add(revision)
    (newest,) = found["revision"] - found["down_revision"]
    return newest, found["revision"]


def present_revision(connection: Connection) -> str | None:
    """Return the revision of the database, None if it has none."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision: str | None = connection.scalar(select(_VERSION))
    return revision


def _upgrade(connection: Connection, migrations: Path, *, half: bool) -> None:
    """Run the missing migrations in the open transaction; `half`: for a database to copy to."""
    # Most starts have nothing to migrate: they do without Alembic.
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


def _back_up(file: Path, revision: str) -> Path:
    """Write the database as last committed to a file beside it, and return that file.

    No older backup is overwritten; an equal one serves as this one, so that a start that fails over and over
    does not fill the disk. The file gets its name once it is complete and on disk.
    """
    name = f"{file.name}.before-{revision}"
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
