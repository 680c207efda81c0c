"""Databases of every released schema (`tests/data`) are migrated without loss and remain playable."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections import Counter
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from bot.championship.service import Championships
from bot.seating.lobby import Lobby
from bot.store import Store
from bot.store.backup import examine, restore
from bot.store.championships import list_honours, list_unfinished_championships
from bot.store.migrate import migrate
from bot.store.people import get_person
from bot.store.statistics import get_statistics
from bot.store.tables import list_inputs, list_live_tables
from bot.tables.boards import Boards
from bot.tables.service import Tables
from tests.bot.test_migrations import REVISIONS
from tests.data.build import ANA, GUILD, HERE, NAMES, NOON, TABLES, file_of, plays_on

LATER = NOON + timedelta(days=1)


def counts(file: Path) -> Counter[str]:
    """Return how many rows each table has."""
    with closing(sqlite3.connect(file)) as database:
        names = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        return Counter(
            {
                name: database.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0]
                for (name,) in names
                if not name.startswith("sqlite_")
            }
        )


@pytest.fixture(scope="module", params=REVISIONS)
def revision(request: pytest.FixtureRequest) -> str:
    """Return each schema revision in turn."""
    return str(request.param)


@pytest.fixture
def old(revision: str, tmp_path: Path) -> Path:
    """Return a copy of the database with that schema."""
    (tmp_path / "ship").mkdir()
    return Path(shutil.copyfile(file_of(revision), tmp_path / "ship" / f"{revision}.db"))


@pytest.fixture(scope="module")
def opened_once(revision: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the migrated database with that schema, which tests copy and never change."""
    file = Path(shutil.copyfile(file_of(revision), tmp_path_factory.mktemp("opened") / f"{revision}.db"))

    async def open_and_close() -> None:
        await (await Store.open(f"sqlite+aiosqlite:///{file}")).close()

    asyncio.run(open_and_close())
    return file


@pytest.fixture
def file(opened_once: Path, tmp_path: Path) -> Path:
    """Return a copy of the opened database."""
    return Path(shutil.copyfile(opened_once, tmp_path / opened_once.name))


@pytest.fixture
async def store(file: Path) -> Store:
    """Return a store on the copy of the opened database."""
    return await Store.open(f"sqlite+aiosqlite:///{file}")


def test_every_schema_has_a_test_database() -> None:
    found = sorted(file.stem for file in HERE.glob("*.db"))
    assert found == REVISIONS, "a new migration needs its database: python -m tests.data.build"


def test_each_test_database_is_small_and_has_rows_in_every_table(revision: str) -> None:
    file = file_of(revision)
    assert examine(file).revision == revision
    assert file.stat().st_size < 150_000
    assert [name for name, rows in counts(file).items() if not rows] == []


def test_each_database_is_migrated_with_all_rows_and_a_backup(old: Path, revision: str) -> None:
    before = counts(old)
    backup = migrate(old)
    after = counts(old)
    assert {name: after[name] for name in before} == dict(before)
    assert examine(old).revision == REVISIONS[-1]
    if revision == REVISIONS[-1]:
        assert backup is None
    else:
        assert backup is not None
        assert examine(backup).revision == revision
    assert migrate(old) is None


def test_a_backup_with_an_old_schema_is_restored_and_migrated(old: Path, tmp_path: Path) -> None:
    database = tmp_path / "yohoho.db"
    shutil.copyfile(file_of(REVISIONS[-1]), database)
    assert restore(database, old).found.revision == old.stem
    migrate(database)
    assert examine(database).revision == REVISIONS[-1]


async def test_matches_of_a_migrated_database_can_be_continued(store: Store) -> None:
    """Each match is replayed, played on for a while or to its end, and counted."""
    tables = Tables(store, lambda: LATER, lambda table_id: None)
    running = [header for header in await store.read(list_live_tables) if header.status == "running"]
    assert [header.game for header in running if not header.is_private] == [*TABLES]
    for header in running:
        snapshot = await tables.snapshot(header.id, ANA)
        assert snapshot.header.status == "running"
        before = len(await store.read(list_inputs, header.id))
        await plays_on(tables, header.id, 20)
        rows = await store.read(list_inputs, header.id)
        assert [row.n for row in rows] == list(range(len(rows)))
        assert len(rows) > before
    await plays_on(tables, running[0].id, 10_000)
    assert (await tables.snapshot(running[0].id, None)).header.status == "over"
    await tables.boards.count_what_was_played()
    hers = await store.read(get_statistics, ANA, GUILD, "skull-king")
    assert hers is not None
    assert hers.total.matches == 2
    await store.close()


async def test_finished_matches_of_a_migrated_database_are_counted(store: Store, file: Path) -> None:
    """Skull King's bids by size are only in the log, not in the results."""
    await Boards(store, lambda: LATER).count_what_was_played()
    with closing(sqlite3.connect(file)) as database:
        person = "(SELECT id FROM people WHERE discord_id = ?)"
        whose = f"user_id = {person} AND guild_id = ? AND game = 'skull-king' AND period = 'all'"
        found = dict(
            database.execute(f"SELECT fact, value FROM tallies WHERE {whose}", (ANA, GUILD)).fetchall()
        )
        bids = sum(value for fact, value in found.items() if fact.startswith("bid_"))
        (rounds,) = database.execute(f"SELECT rounds FROM totals WHERE {whose}", (ANA, GUILD)).fetchone()
    assert found["matches"] == 1
    assert bids == rounds > 0
    await store.close()


async def test_a_lobby_of_a_migrated_database_can_be_started(store: Store) -> None:
    tables = Tables(store, lambda: LATER, lambda table_id: None)
    lobby = Lobby(tables)
    (waiting,) = (
        h for h in await store.read(list_live_tables) if h.status == "lobby" and h.previous is not None
    )
    await lobby.start(waiting.id, waiting.host, None, fill=True)
    await plays_on(tables, waiting.id, 1000)
    assert (await tables.snapshot(waiting.id, None)).header.status == "over"
    for user, name in NAMES.items():
        player = await store.read(get_person, user)
        assert player is not None
        assert player.name == name
    await store.close()


async def test_championships_of_a_migrated_database_can_be_continued(store: Store) -> None:
    tables = Tables(store, lambda: LATER, lambda table_id: None)
    championships = Championships(tables, Lobby(tables), lambda number: None, Random(1))
    running = [
        one for one in await store.read(list_unfinished_championships, LATER) if one.status == "running"
    ]
    assert len(running) == 1
    for header in running:
        snapshot = await championships.snapshot(header.id)
        assert [*snapshot.live]
        (fixture, *_) = [one for one in snapshot.state.fixtures if one.is_open]
        await championships.play(header.id, fixture.key, ANA, "Ana", None)
    honours = await store.read(list_honours, GUILD, "2025")
    assert len(honours) == 1
    await store.close()
