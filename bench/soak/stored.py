"""The soak's own access to the bot's database, a file or a database on a PostgreSQL server."""

from __future__ import annotations

import sqlite3
import time
from abc import ABC, abstractmethod
from contextlib import closing
from pathlib import Path
from typing import Any, Final

Found = list[tuple[Any, ...]]

PATIENCE: Final = 60.0
"""Timeout of a query in seconds: the machine may be busy."""


class Database(ABC):
    """Queries and changes in SQL, with `?` for parameters.

    url  the database's address in the bot's environment
    """

    url: str

    @abstractmethod
    def rows(self, query: str, *values: object) -> Found:
        """Return the found rows, or none if the table does not exist yet."""

    @abstractmethod
    def change(self, statement: str) -> None:
        """Change the database behind the bot's back; do nothing if the table does not exist yet."""

    @abstractmethod
    def close(self) -> None:
        """Release the connection."""


class FileDatabase(Database):
    """An SQLite file."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.url = f"sqlite+aiosqlite:///{file}"

    def rows(self, query: str, *values: object) -> Found:
        if not self.file.exists():
            return []
        with closing(sqlite3.connect(f"file:{self.file}?mode=ro", uri=True, timeout=30)) as reading:
            try:
                return reading.execute(query, values).fetchall()
            except sqlite3.OperationalError as error:
                if "no such table" in str(error):
                    return []
                raise

    def change(self, statement: str) -> None:
        if self.file.exists():
            with closing(sqlite3.connect(self.file, timeout=30)) as database:
                try:
                    database.execute(statement)
                    database.commit()
                except sqlite3.OperationalError as error:
                    if "no such table" not in str(error):
                        raise

    def close(self) -> None:
        """Do nothing, because no connection is kept open."""


class ServerDatabase(Database):
    """A database on a server."""

    def __init__(self, url: str) -> None:
        import psycopg  # installed only where PostgreSQL is used
        from psycopg.types.string import TextLoader

        self._psycopg, self._text = psycopg, TextLoader
        self.url = url
        self._connection: Any = None

    def rows(self, query: str, *values: object) -> Found:
        """Return the found rows, reconnecting if the session was cut."""
        late = time.monotonic() + PATIENCE
        while True:
            try:
                if self._connection is None:
                    self._connection = self._psycopg.connect(self.url, autocommit=True)
                    # JSON stays text, as in an SQLite file.
                    self._connection.adapters.register_loader("json", self._text)
                cursor = self._connection.execute(query.replace("?", "%s"), values or None)
                return cursor.fetchall() if cursor.description else []
            except self._psycopg.errors.UndefinedTable:
                return []
            except self._psycopg.OperationalError:
                self.close()
                if time.monotonic() > late:
                    raise
                time.sleep(0.05)

    def change(self, statement: str) -> None:
        self.rows(statement)

    def cut_others(self) -> int:
        """End all other sessions on the database, and return their number."""
        others = "pid <> pg_backend_pid() AND datname = current_database()"
        return len(self.rows(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}"))

    def close(self) -> None:
        """End the session."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()
