"""A fixture with an open, empty store for each test."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Store
from tests.sim.shortcuts import quick_store


@pytest.fixture
async def store(empty_database: Path, tmp_path: Path) -> AsyncIterator[Store]:
    """Yield an empty store."""
    shutil.copy(empty_database, tmp_path / "yohoho.db")
    with quick_store():
        opened = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'yohoho.db'}")
        yield opened
        await opened.close()
