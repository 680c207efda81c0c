"""A fresh database for each test: an SQLite file, or a database on a PostgreSQL server.

Its calls are run in the test's own thread, and nothing waits for the disk. Tests marked `threads`, and all of
tests/bot/store, have a store as the bot has it.
"""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator, Iterator
from contextlib import nullcontext
from pathlib import Path

import pytest

from bot.store import Store
from tests.sim.shortcuts import quick_store


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return the path of this test's database, which is an SQLite file."""
    return tmp_path / "ship" / "yohoho.db"


@pytest.fixture
def url(request: pytest.FixtureRequest) -> str:
    """Return the address of an SQLite file that does not exist yet, or of an empty database on a server."""
    if request.config.getoption("postgresql"):
        return str(request.getfixturevalue("server_url"))
    return f"sqlite+aiosqlite:///{request.getfixturevalue('file')}"


@pytest.fixture
def empty_url(request: pytest.FixtureRequest, url: str) -> str:
    """Return the address of a migrated database without rows."""
    if not request.config.getoption("postgresql"):
        file: Path = request.getfixturevalue("file")
        file.parent.mkdir()
        shutil.copy(request.getfixturevalue("empty_database"), file)
    return url


@pytest.fixture
async def store(request: pytest.FixtureRequest, empty_url: str) -> AsyncIterator[Store]:
    """Yield an open store on a migrated database without rows."""
    with nullcontext() if request.node.get_closest_marker("threads") else quick_store():
        opened = await Store.open(empty_url)
        yield opened
        await opened.close()


@pytest.fixture
def house_folder(tmp_path: Path, empty_database: Path) -> Iterator[Path]:
    """Yield a folder with a migrated database, where `open_house` need not migrate one."""
    shutil.copy(empty_database, tmp_path / "screens.db")
    with quick_store():
        yield tmp_path
