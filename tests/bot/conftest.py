"""A fresh database for each test: an SQLite file, or a database on a PostgreSQL server."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Store


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
async def store(empty_url: str) -> AsyncIterator[Store]:
    """Yield an open store on a migrated database without rows."""
    opened = await Store.open(empty_url)
    yield opened
    await opened.close()
