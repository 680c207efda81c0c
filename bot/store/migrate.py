"""Bringing the database up to date at start: a backup first, then every migration, or nothing at all."""

from __future__ import annotations

import filecmp
import glob
import logging
import os
import sqlite3
from contextlib import closing
from importlib.resources import files
from itertools import count
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, exc, inspect
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.errors import Unavailable

log = logging.getLogger(__name__)

PRIVATE: Final = 0o600
"""Hands and names are in these files: nobody but their owner reads them."""
MIGRATIONS: Final = Path(str(files("data") / "migrations"))


class CannotMigrate(Unavailable):
    """The database must not be used; the text says why, to whoever runs the bot. Nothing was changed."""


async def migrate(engine: AsyncEngine, migrations: Path = MIGRATIONS) -> Path | None:
    """Make the database if there is none, run the migrations that are missing, all in one transaction.

    Returns the backup written before, None when there was nothing to do or nothing to back up. The
    engine must wait for one that migrates already, and leave foreign keys alone:
    a migration that rebuilds a table would otherwise fail, or take the rows that point to it along.
    They are checked as a whole before the commit. CannotMigrate when the database stays as it was.
    """
    config = Config()
    config.set_main_option("script_location", str(migrations).replace("%", "%%"))
    try:
        _file(engine.url).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        _keep_private(_file(engine.url))
        async with engine.execution_options(writes=True).begin() as connection:
            return await connection.run_sync(_migrate, config)
    except (exc.SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise CannotMigrate(f"{_file(engine.url)} could not be brought up to date: {error}") from error


def _migrate(connection: Connection, config: Config) -> Path | None:
    """The whole of it, while the write lock is held: nobody else can write, or migrate, meanwhile.

    SQLite takes back changes of tables like any others, as long as nobody commits behind our back: the
    driver is kept from it by `connect`, and Alembic leaves a transaction alone that it did not begin.
    """
    scripts = ScriptDirectory.from_config(config)
    newest = scripts.get_current_head()
    present = MigrationContext.configure(connection).get_current_revision()
    if present == newest:
        return None
    file = _file(connection.engine.url)
    if present is None and inspect(connection).get_table_names():
        raise CannotMigrate(f"{file} is a database of something else: Yo-ho-ho did not make its tables.")
    if present is not None and present not in {script.revision for script in scripts.walk_revisions()}:
        raise CannotMigrate(
            f"{file} was written by a newer version of the bot (revision {present}); run that version."
        )
    if connection.exec_driver_sql("PRAGMA foreign_keys").scalar_one():
        raise CannotMigrate("Migrations need a connection that leaves foreign keys alone.")

    backup = None if present is None else _back_up(file, f"{file.name}.before-{newest}")
    log.info("%s: from revision %s to %s, backup: %s", file.name, present, newest, backup and backup.name)
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    if broken := connection.exec_driver_sql("PRAGMA foreign_key_check").all():
        names = ", ".join(sorted({row[0] for row in broken}))
        raise CannotMigrate(f"{file} holds {len(broken)} rows that point to nothing (in {names}).")
    return backup


def _file(url: URL) -> Path:
    return Path(url.database or "").resolve()


def _keep_private(file: Path) -> None:
    """Let only its owner read the database, what SQLite keeps beside it, and every backup.

    SQLite gives the files beside it the mode of the database, so an empty one is made before it is opened.
    """
    if not file.exists():
        _create(file)
        return
    beside = (file.with_name(file.name + ending) for ending in ("-wal", "-shm", "-journal"))
    for each in (file, *beside, *file.parent.glob(f"{glob.escape(file.name)}.before-*")):
        if each.exists() and each.stat().st_mode & 0o077:
            each.chmod(PRIVATE)


def _create(file: Path) -> None:
    """Make an empty file that was never open to others; one that another start has just made is fine."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, PRIVATE))


def _back_up(file: Path, name: str) -> Path:
    """Write the database as last committed to `name.bak` beside it, or to `name.2.bak` ..., and return where.

    No older backup is overwritten; one that says the same serves as this one, so that a start that fails
    over and over does not fill the disk. The file bears its name only once it is complete and on disk.
    """
    part = file.with_name(f"{name}.part")
    part.unlink(missing_ok=True)
    _create(part)
    with closing(sqlite3.connect(file)) as source:
        source.execute("VACUUM INTO ?", (str(part),))
    _sync(part)
    for number in count(1):
        backup = file.with_name(f"{name}.bak" if number == 1 else f"{name}.{number}.bak")
        if not backup.exists():
            part.rename(backup)
            _sync(backup.parent)
            return backup
        if filecmp.cmp(part, backup, shallow=False):
            part.unlink()
            return backup
    raise AssertionError("there is always a next number")


def _sync(path: Path) -> None:
    """Wait until a file, or the names in a folder, are on disk (where the system can say so)."""
    if path.is_dir() and os.name == "nt":
        return
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
