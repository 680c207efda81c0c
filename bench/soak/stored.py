"""The soak's own access to the bot's database, a file or a database on a PostgreSQL server."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from abc import ABC, abstractmethod
from collections.abc import Coroutine
from contextlib import closing, suppress
from itertools import count
from pathlib import Path
from typing import Any, Final, TypeVar

T = TypeVar("T")
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
    """A database on a server, queried by a thread for which callers wait."""

    def __init__(self, url: str) -> None:
        import asyncpg  # installed only where PostgreSQL is used

        self._asyncpg = asyncpg
        self.url = url
        self._connection: Any = None
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="stored", daemon=True)
        self._thread.start()

    def rows(self, query: str, *values: object) -> Found:
        """Return the found rows, reconnecting if the session was cut."""
        number = count(1)
        asked = "".join(f"${next(number)}" if sign == "?" else sign for sign in query)
        return self._run(self._fetch(asked, *values))

    def change(self, statement: str) -> None:
        self.rows(statement)

    def cut_others(self) -> int:
        """End all other sessions on the database, and return their number."""
        others = "pid <> pg_backend_pid() AND datname = current_database()"
        return len(self.rows(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}"))

    def close(self) -> None:
        """End the session and its thread."""
        self._run(self._close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)
        self._loop.close()

    def _run(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    async def _fetch(self, query: str, *values: object) -> Found:
        while True:
            try:
                if self._connection is None or self._connection.is_closed():
                    self._connection = await self._asyncpg.connect(self.url)
                return [tuple(row) for row in await self._connection.fetch(query, *values)]
            except self._asyncpg.UndefinedTableError:
                return []
            except (
                OSError,
                self._asyncpg.PostgresConnectionError,
                self._asyncpg.AdminShutdownError,
                self._asyncpg.CrashShutdownError,
                self._asyncpg.CannotConnectNowError,
                self._asyncpg.InterfaceError,
            ):
                self._connection = None
                await asyncio.sleep(0.05)

    async def _close(self) -> None:
        if self._connection is not None:
            with suppress(OSError, self._asyncpg.PostgresError, self._asyncpg.InterfaceError):
                await self._connection.close(timeout=5)
