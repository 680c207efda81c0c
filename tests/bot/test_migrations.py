"""Migrations lead to bot/store/schema.py, lose no row, leave a backup, and change nothing when they fail."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Column, Connection, Integer, MetaData, create_engine, insert

from bot.errors import CannotMigrate, Unavailable
from bot.store import Store, schema
from bot.store.files import create_private
from bot.store.migrate import MIGRATIONS, lost, migrate
from bot.store.people import remember_person
from bot.store.tables import list_live_tables

REBUILD = """
    with op.batch_alter_table("tables") as table:
        table.add_column(sa.Column("motto", sa.String(), server_default="arr"))
        table.alter_column("locale", type_=sa.Text())
"""
"""A change that SQLite can make only by rebuilding the table, which must not run with foreign keys on."""


def scripts(folder: Path = MIGRATIONS) -> ScriptDirectory:
    config = Config()
    config.set_main_option("script_location", str(folder))
    return ScriptDirectory.from_config(config)


# Each part of CREATE TABLE stands on its own line, except for columns added later.
BETWEEN_PARTS = re.compile(r",(?![^(]*\))|\n")

REVISIONS = [script.revision for script in reversed(list(scripts().walk_revisions()))]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "ship" / "yohoho.db"


@pytest.fixture(scope="module")
def made_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with an up-to-date database, to be copied, and not written to."""
    folder = tmp_path_factory.mktemp("made") / "ship"
    migrate(folder / "yohoho.db", MIGRATIONS)
    return folder


@pytest.fixture
def made(file: Path, made_once: Path) -> Path:
    """Return the path of a copy of the up-to-date database."""
    shutil.copytree(made_once, file.parent)
    return file


@pytest.fixture
def coming(tmp_path: Path) -> Callable[[str], Path]:
    """Return a function that makes the migrations of a later version: ours and another with a given body."""

    def written(body: str) -> Path:
        folder = copy_migrations(tmp_path / "coming")
        head = (
            f'import sqlalchemy as sa\nfrom alembic import op\nrevision = "next"\n'
            f'down_revision = "{REVISIONS[-1]}"\ndef upgrade():\n{body}'
        )
        (folder / "versions" / "next.py").write_text(head, encoding="utf-8")
        return folder

    return written


def copy_migrations(folder: Path) -> Path:
    """Copy the migrations to a folder and return it."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(MIGRATIONS, folder, ignore=shutil.ignore_patterns("__pycache__"))
    return folder


async def up(file: Path, migrations: Path = MIGRATIONS) -> Path | None:
    return await asyncio.to_thread(migrate, file, migrations)


@contextmanager
def looking(file: Path) -> Iterator[Connection]:
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        yield connection
    engine.dispose()


def fill(file: Path) -> None:
    """Put a row into every table."""
    noon = datetime(2026, 7, 1, 12)
    values: dict[type, Any] = {int: 1, float: 0.5, str: "running", bool: True, datetime: noon}
    values[object] = {"u:1": "b"}
    with looking(file) as connection:
        found = MetaData()
        found.reflect(connection)
        for table in found.sorted_tables:
            if table.name != "alembic_version":
                row = {column.name: values[column.type.python_type] for column in table.columns}
                if table.name == "slots":
                    row |= dict.fromkeys(
                        {"championship_id", "deal_id", "meeting_id", "pad_id"} & row.keys()
                    )  # a message has one owner
                connection.execute(insert(table).values(row))
        connection.commit()


def rows(file: Path) -> dict[str, list[tuple[Any, ...]]]:
    with closing(sqlite3.connect(file)) as database:
        tables = database.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
        ).fetchall()
        names = [name for (name,) in tables if not name.startswith("sqlite_")]
        return {name: database.execute(f'SELECT * FROM "{name}"').fetchall() for name in names}


def shape(file: Path) -> list[list[str]]:
    """Return the definitions in the database, with the order of columns and constraints removed."""
    with closing(sqlite3.connect(file)) as database:
        found = database.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall()
        # A rebuilt table has its name in quotes, which changes nothing.
        plain = [(name, sql.replace(f'TABLE "{name}"', f"TABLE {name}")) for name, sql in found]
        return sorted(
            sorted({" ".join(part.split()).rstrip(" )") for part in BETWEEN_PARTS.split(sql)} - {""})
            for name, sql in plain
            if not name.startswith(("sqlite_", "alembic_"))
        )


def files(file: Path) -> list[str]:
    return sorted(
        path.name for path in file.parent.iterdir() if not path.name.endswith(("-wal", "-shm", "-made"))
    )


async def test_migrations_lead_to_the_schema(file: Path) -> None:
    await up(file)
    with looking(file) as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, schema.metadata) == []


async def test_the_comparison_finds_a_planted_column(made: Path) -> None:
    planted = MetaData(naming_convention=schema.metadata.naming_convention)
    for table in schema.metadata.tables.values():
        table.to_metadata(planted)
    planted.tables["log"].append_column(Column("extra", Integer))
    with looking(made) as connection:
        assert compare_metadata(MigrationContext.configure(connection), planted)


async def test_migrations_lead_to_the_schemas_very_constraints(file: Path, tmp_path: Path) -> None:
    """Alembic does not compare primary keys, checks, cascades and AUTOINCREMENT; SQLite's definitions do."""
    await up(file)
    made = tmp_path / "made.db"
    with looking(made) as connection:
        schema.metadata.create_all(connection)
        connection.commit()
    assert shape(file) == shape(made)


async def test_ids_of_people_are_larger_than_discord_ids_of_stand_ins(made: Path) -> None:
    with closing(sqlite3.connect(made)) as database:
        columns = "discord_id, name, dm_told, preferences"
        database.execute(f"INSERT INTO people ({columns}) VALUES (7, 'Ana', 0, '{{}}')")
        assert database.execute("SELECT id FROM people").fetchall() == [(10**12 + 1,)]


async def test_a_migration_that_is_killed_changes_nothing(
    made: Path, coming: Callable[[str], Path], tmp_path: Path
) -> None:
    fill(made)
    old, old_shape = rows(made), shape(made)
    stops = f"    open({str(tmp_path / 'begun')!r}, 'w').close()\n    import time\n    time.sleep(60)\n"
    program = (
        "import sys; from pathlib import Path; from bot.store.migrate import migrate\n"
        "migrate(Path(sys.argv[1]), Path(sys.argv[2]))"
    )
    killed = await asyncio.create_subprocess_exec(
        sys.executable, "-c", program, str(made), str(coming(REBUILD + stops))
    )
    while not (tmp_path / "begun").exists():
        assert killed.returncode is None
        await asyncio.sleep(0.05)
    killed.kill()
    await killed.wait()
    assert (rows(made), shape(made)) == (old, old_shape)
    assert await up(made, coming(REBUILD)) == made.with_name("yohoho.db.before-next.bak")


def test_no_foreign_key_deletes_rows_in_cascade() -> None:
    keys = [key for table in schema.metadata.tables.values() for key in table.foreign_key_constraints]
    assert keys
    assert [key for key in keys if key.ondelete or key.onupdate] == []


async def test_a_start_does_not_keep_alembic_in_memory(file: Path) -> None:
    """The first start, which creates the database, does not either."""
    program = (
        "import asyncio, sys\nfrom bot.client import create_bot\nfrom bot.settings import Settings\n"
        f"bot = create_bot(Settings(database_url='sqlite:///{file}'))\n"
        "class Open(Exception): pass\n"
        "async def opened(name): raise Open\n"
        "async def start():\n"
        "    bot.load_extension = opened\n"
        "    try: await bot.setup_hook()\n"
        "    except Open: await bot.services.store.close()\n"
        "asyncio.run(start())\n"
        "print([name for name in sys.modules if name in ('alembic', 'sqlalchemy.dialects.postgresql')])"
    )
    started = await asyncio.create_subprocess_exec(
        sys.executable, "-c", program, stdout=asyncio.subprocess.PIPE
    )
    warnings, _ = await started.communicate()
    assert warnings.split() == [b"[]"]


async def test_a_rebuilt_table_keeps_its_rows_and_all_references(
    made: Path, coming: Callable[[str], Path]
) -> None:
    fill(made)
    old = rows(made)
    assert all(len(found) == 1 for found in old.values())
    await up(made, coming(REBUILD))
    new = rows(made)
    assert new.pop("tables") == [(*old.pop("tables")[0], "arr")]
    assert new.pop("alembic_version") == [("next",)]
    old.pop("alembic_version")
    assert new == old


async def test_a_new_database_gets_its_folder_and_no_backup(file: Path) -> None:
    assert await up(file) is None
    assert files(file) == ["yohoho.db"]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no modes to read")
async def test_only_its_owner_can_read_the_database_and_its_companion_files(
    file: Path, coming: Callable[[str], Path]
) -> None:
    """Files that an older version left readable for everybody are made private, too."""

    def modes() -> dict[str, int]:
        return {each.name: each.stat().st_mode & 0o777 for each in file.parent.iterdir()}

    mask = os.umask(0)
    try:
        store = await Store.open(f"sqlite+aiosqlite:///{file}")
        await store.write(remember_person, 1, "Ana", "en")
        private = dict.fromkeys(
            [file.name, *(f"{file.name}-{more}" for more in ("made", "wal", "shm"))], 0o600
        )
        assert modes() == private
        assert file.parent.stat().st_mode & 0o777 == 0o700
        backup = await up(file, coming("    op.add_column('tables', sa.Column('motto', sa.String()))"))
        assert backup is not None
        private[backup.name] = 0o600
        assert modes() == private
        for each in file.parent.iterdir():
            each.chmod(0o644)
        assert await up(file, coming("    op.add_column('tables', sa.Column('motto', sa.String()))")) is None
        assert modes() == private
        await store.close()
    finally:
        os.umask(mask)


@pytest.mark.parametrize("empty", [False, True])
async def test_a_missing_database_is_reported(
    made: Path, empty: bool, caplog: pytest.LogCaptureFixture
) -> None:
    """The warning appears once, because the start creates a new database."""
    assert lost(made) is None
    for each in made.parent.glob("yohoho.db*"):
        if not each.name.endswith("-made"):
            each.unlink()
    if empty:
        create_private(made)
    assert "there was a database before" in (lost(made) or "")
    for warnings in (1, 0):
        caplog.clear()
        await up(made)
        told = [record for record in caplog.records if record.levelname == "WARNING"]
        assert len(told) == warnings
    assert lost(made) is None


async def test_a_second_start_does_nothing(made: Path, coming: Callable[[str], Path]) -> None:
    fill(made)
    migrations = coming(REBUILD)
    for folder in (MIGRATIONS, migrations, migrations):
        await up(made, folder)
        held, listed = rows(made), files(made)
    assert await up(made, migrations) is None
    assert (rows(made), files(made)) == (held, listed)
    assert listed == ["yohoho.db", "yohoho.db.before-next.bak"]


async def test_the_backup_is_the_database_before_the_migration(
    made: Path, coming: Callable[[str], Path]
) -> None:
    fill(made)
    old = rows(made)
    backup = await up(made, coming(REBUILD))
    assert backup == made.with_name("yohoho.db.before-next.bak")
    assert rows(backup) == old
    with closing(sqlite3.connect(backup)) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    store = await Store.open(f"sqlite+aiosqlite:///{backup}")
    assert [header.id for header in await store.read(list_live_tables)] == [1]
    await store.close()


async def test_a_migration_that_fails_changes_nothing_and_keeps_one_backup(
    made: Path, coming: Callable[[str], Path]
) -> None:
    fill(made)
    old, old_shape = rows(made), shape(made)
    broken = coming(REBUILD + '    op.execute("DELETE FROM slots")\n    op.execute("nonsense")\n')
    backup = made.with_name("yohoho.db.before-next.bak")
    for _ in range(3):
        began = time.time()
        with pytest.raises(CannotMigrate, match=r"yohoho\.db could not be brought up to date: .*nonsense"):
            await up(made, broken)
        assert (rows(made), shape(made)) == (old, old_shape)
        assert backup.stat().st_mtime > began - 60.0  # the backup was written by this attempt
        os.utime(backup, (0.0, 0.0))
    assert files(made) == ["yohoho.db", "yohoho.db.before-next.bak"]


async def test_a_backup_never_overwrites_an_older_one(made: Path, coming: Callable[[str], Path]) -> None:
    fill(made)
    old = rows(made)
    with pytest.raises(CannotMigrate):
        await up(made, coming('    op.execute("nonsense")\n'))
    store = await Store.open(
        f"sqlite+aiosqlite:///{made}"
    )  # the previous version runs again after the failure
    await store.write(remember_person, 2, "Ana", None)
    await store.close()
    newer = rows(made)
    second = await up(made, coming(REBUILD))
    assert second == made.with_name("yohoho.db.before-next.2.bak")
    assert rows(second) == newer
    assert rows(made.with_name("yohoho.db.before-next.bak")) == old


async def test_a_migration_that_leaves_dangling_references_is_rolled_back(
    made: Path, coming: Callable[[str], Path]
) -> None:
    fill(made)
    old = rows(made)
    with pytest.raises(CannotMigrate, match=r"rows that point to nothing \(in facts\)"):
        await up(made, coming('    op.execute("DELETE FROM results")\n'))
    assert rows(made) == old


async def test_nobody_writes_between_the_backup_and_the_migration(
    made: Path, coming: Callable[[str], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(made)
    # `bot.store.migrate` may also be an exported function, so import the module by its full name.
    module = import_module("bot.store.migrate")
    back_up: Callable[[Path, str], Path] = module._back_up
    refused: list[str] = []

    def rival(database: Path, name: str) -> Path:
        backup = back_up(database, name)
        with closing(sqlite3.connect(database, timeout=0, isolation_level=None)) as other:
            try:
                other.execute("DELETE FROM slots")
            except sqlite3.OperationalError as error:
                refused.append(str(error))
        return backup

    monkeypatch.setattr(module, "_back_up", rival)
    await up(made, coming(REBUILD))
    assert refused == ["database is locked"]


async def test_two_starts_at_once_migrate_once(made: Path, coming: Callable[[str], Path]) -> None:
    fill(made)
    migrations = coming(REBUILD)
    backups = await asyncio.gather(*(up(made, migrations) for _ in range(3)))
    assert sorted(backup is None for backup in backups) == [False, True, True]


async def test_a_database_of_a_newer_version_is_left_alone(file: Path, coming: Callable[[str], Path]) -> None:
    await up(file, coming(REBUILD))
    old = rows(file)
    with pytest.raises(Unavailable, match="newer version of the bot"):
        await Store.open(f"sqlite+aiosqlite:///{file}")
    assert (rows(file), files(file)) == (old, ["yohoho.db"])


async def test_an_older_version_names_the_newest_backup_it_can_run_on(
    file: Path, coming: Callable[[str], Path]
) -> None:
    await up(file)
    fill(file)
    backup = await up(file, coming(REBUILD))
    assert backup is not None
    after = file.with_name("yohoho.db.before-later.bak")
    shutil.copy(file, after)
    file.with_name("yohoho.db.before-words.bak").write_text("no database at all")
    os.utime(backup, (1_700_000_000, 1_700_000_000))
    named = re.escape(f"`python -m bot restore {backup}`")
    with pytest.raises(CannotMigrate, match=named):
        await up(file)
    backup.unlink()
    with pytest.raises(CannotMigrate, match=r"no copy .* beside it"):
        await up(file)


async def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "other.db"
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE tables (legs INTEGER)")
    with pytest.raises(CannotMigrate, match="something else"):
        await up(file)
    assert rows(file) == {"tables": []}


@pytest.mark.parametrize("place", ["", "below.db"])
async def test_a_file_that_is_no_database_is_refused_in_one_sentence(tmp_path: Path, place: str) -> None:
    letter = tmp_path / "letter"
    letter.write_text("Dear Captain, " * 99)
    with pytest.raises(CannotMigrate, match="could not be brought up to date"):
        await up(letter / place)
    assert letter.read_text().startswith("Dear Captain")


@pytest.mark.parametrize(
    "url", ["sqlite+aiosqlite://", "sqlite+aiosqlite:///:memory:", "sqlite:///yohoho.db"]
)
async def test_only_urls_of_sqlite_files_are_opened(url: str) -> None:
    with pytest.raises(ValueError, match="only an SQLite file"):
        await Store.open(url)
