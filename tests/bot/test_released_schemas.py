"""Databases as each version has left them (`tests/data`): migrated without loss, and played on."""

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
from bot.store.migrate import migrate
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
    """Return the schema of each version in turn."""
    return str(request.param)


@pytest.fixture
def old(revision: str, tmp_path: Path) -> Path:
    """Return a copy of the database of that version."""
    (tmp_path / "ship").mkdir()
    return Path(shutil.copyfile(file_of(revision), tmp_path / "ship" / f"{revision}.db"))


@pytest.fixture(scope="module", params=["0001", "0005", "0008", REVISIONS[-1]])
def played_on(request: pytest.FixtureRequest) -> str:
    """Return a schema whose database is played on: each migration has changed one of these, mostly the first.

    The fifth is the first with championships, the eighth the last that keeps their messages apart.
    """
    return str(request.param)


@pytest.fixture(scope="module")
def opened_once(played_on: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return that database, opened once by today's version, to be copied, and not written to."""
    file = Path(shutil.copyfile(file_of(played_on), tmp_path_factory.mktemp("opened") / f"{played_on}.db"))

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
    """Return a store on that copy."""
    return await Store.open(f"sqlite+aiosqlite:///{file}")


def test_there_is_a_database_of_every_schema() -> None:
    found = sorted(file.stem for file in HERE.glob("*.db"))
    assert found == REVISIONS, "a new migration needs its database: python -m tests.data.build"


def test_it_is_of_that_schema_small_and_has_a_row_in_every_table(revision: str) -> None:
    file = file_of(revision)
    assert examine(file).revision == revision
    assert file.stat().st_size < 120_000
    assert [name for name, rows in counts(file).items() if not rows] == []


def test_it_is_brought_up_to_date_with_every_row_and_a_backup(old: Path, revision: str) -> None:
    before = counts(old)
    backup = migrate(old)
    after = counts(old)
    before["posts"] += before.pop("championship_posts", 0)
    assert {name: after[name] for name in before} == dict(before)
    assert examine(old).revision == REVISIONS[-1]
    if revision == REVISIONS[-1]:
        assert backup is None
    else:
        assert backup is not None
        assert examine(backup).revision == revision
    assert migrate(old) is None


def test_a_backup_of_that_time_is_restored_and_brought_up_to_date(old: Path, tmp_path: Path) -> None:
    database = tmp_path / "yohoho.db"
    shutil.copyfile(file_of(REVISIONS[-1]), database)
    assert restore(database, old).found.revision == old.stem
    migrate(database)
    assert examine(database).revision == REVISIONS[-1]


async def test_its_matches_go_on(store: Store) -> None:
    """Each replays to where it was, is played a while, or to its end, and counts like any other."""
    tables = Tables(store, lambda: LATER, lambda table_id: None)
    running = [header for header in await store.tables.live() if header.status == "running"]
    # Before there were championships nobody can have played a championship match.
    assert [header.game for header in running] == [*TABLES]
    for header in running:
        snapshot = await tables.snapshot(header.id, ANA)
        assert snapshot.header.status == "running"
        before = len(await store.tables.log(header.id))
        await plays_on(tables, header.id, 20)
        rows = await store.tables.log(header.id)
        assert [row.n for row in rows] == list(range(len(rows)))
        assert len(rows) > before
    await plays_on(tables, running[0].id, 10_000)
    assert (await tables.snapshot(running[0].id, None)).header.status == "over"
    await tables.boards.count_what_was_played()
    hers = await store.statistics.get(ANA, GUILD, "skull-king")
    assert hers is not None
    assert hers.total.matches == 2
    await store.close()


async def test_what_was_played_is_counted_from_results_and_logs(store: Store, file: Path) -> None:
    """The bids by size of a finished match of Skull King stand in its log alone."""
    await Boards(store, lambda: LATER).count_what_was_played()
    with closing(sqlite3.connect(file)) as database:
        whose = "user_id = ? AND guild_id = ? AND game = 'skull-king' AND period = 'all'"
        found = dict(
            database.execute(f"SELECT fact, value FROM tallies WHERE {whose}", (ANA, GUILD)).fetchall()
        )
        bids = sum(value for fact, value in found.items() if fact.startswith("bid_"))
        (rounds,) = database.execute(f"SELECT rounds FROM totals WHERE {whose}", (ANA, GUILD)).fetchone()
    assert found["matches"] == 1
    assert bids == rounds > 0
    await store.close()


async def test_its_lobby_begins_and_its_people_are_known(store: Store) -> None:
    tables = Tables(store, lambda: LATER, lambda table_id: None)
    lobby = Lobby(tables, Random(1))
    (waiting,) = (h for h in await store.tables.live() if h.status == "lobby" and h.previous is not None)
    await lobby.start(waiting.id, waiting.host, None, fill=True)
    await plays_on(tables, waiting.id, 1000)
    assert (await tables.snapshot(waiting.id, None)).header.status == "over"
    for user, name in NAMES.items():
        player = await store.people.get(user)
        assert player is not None
        assert player.name == name
    await store.close()


async def test_its_championships_go_on(store: Store, played_on: str) -> None:
    tables = Tables(store, lambda: LATER, lambda table_id: None)
    championships = Championships(tables, Lobby(tables, Random(1)), lambda number: None, Random(1))
    running = [one for one in await store.championships.unfinished(LATER) if one.status == "running"]
    assert len(running) == (played_on >= "0005")
    for header in running:
        snapshot = await championships.snapshot(header.id)
        assert [*snapshot.live]
        (fixture, *_) = [one for one in snapshot.state.fixtures if one.is_open]
        await championships.play(header.id, fixture.key, ANA, "Ana", None)
    honours = await store.medals.honours(GUILD, "2025")
    assert len(honours) == (played_on >= "0005")
    await store.close()
