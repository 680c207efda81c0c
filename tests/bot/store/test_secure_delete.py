"""Deleted rows are overwritten in the file, even where SQLite's default is to leave them there."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.store import sqlite
from bot.store.engine import PeopleCache
from bot.store.migrate import _connect

PRAGMA = "PRAGMA secure_delete = ON"


class Recorded(sqlite._Connection):
    """A connection of the store that records its statements."""

    said: list[str]

    def execute(self, sql: str, *parameters: Any) -> sqlite3.Cursor:
        """Record a statement and run it."""
        self.said = [*getattr(self, "said", []), sql]
        return super().execute(sql, *parameters)


@pytest.mark.sqlite
def test_the_store_makes_sqlite_overwrite_deleted_rows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "_Connection", Recorded)
    file = tmp_path / "new.db"
    opened = sqlite.FileSession(file, PeopleCache(), lambda: 0.0, writes=True)._connect(file)
    assert isinstance(opened, Recorded)
    assert PRAGMA in opened.said
    assert opened.execute("PRAGMA secure_delete").fetchone() == (1,)
    opened.close()


@pytest.mark.sqlite
def test_a_migration_makes_sqlite_overwrite_deleted_rows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect: Callable[..., sqlite3.Connection] = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda *said, **how: connect(*said, factory=Recorded, **how))
    opened = _connect(tmp_path / "new.db")
    assert isinstance(opened, Recorded)
    assert PRAGMA in opened.said
    opened.close()
