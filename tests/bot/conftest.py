"""A fresh database for each test: an SQLite file, or a database on a PostgreSQL server."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Store


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where the database of this test is, which is an SQLite file."""
    return tmp_path / "ship" / "yohoho.db"


@pytest.fixture
def url(request: pytest.FixtureRequest) -> str:
    """The address of a database that is not there yet, or of an empty one on a server."""
    if request.config.getoption("postgresql"):
        return str(request.getfixturevalue("server_url"))
    return f"sqlite+aiosqlite:///{request.getfixturevalue('file')}"


@pytest.fixture
def empty_url(request: pytest.FixtureRequest, url: str) -> str:
    """The address of a database in which nothing has happened yet."""
    if not request.config.getoption("postgresql"):
        file: Path = request.getfixturevalue("file")
        file.parent.mkdir()
        shutil.copy(request.getfixturevalue("empty_database"), file)
    return url


@pytest.fixture
async def store(empty_url: str) -> AsyncIterator[Store]:
    """An open store in which nothing has happened yet."""
    opened = await Store.open(empty_url)
    yield opened
    await opened.close()
