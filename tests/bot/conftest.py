"""A fresh database for each test."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Store


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where the database of this test is."""
    return tmp_path / "ship" / "yohoho.db"


@pytest.fixture
def url(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


@pytest.fixture
async def store(empty_database: Path, file: Path, url: str) -> AsyncIterator[Store]:
    file.parent.mkdir()
    shutil.copy(empty_database, file)
    opened = await Store.open(url)
    yield opened
    await opened.close()
