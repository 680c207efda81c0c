"""A connection to the SQLite file and its thread: what waits together is done in one hop.

aiosqlite has a thread for each connection. Its public way to have something done there is `commit`, so that
of our connections does whatever is waiting.
"""

from __future__ import annotations

import sqlite3
from abc import abstractmethod
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, TypeVar

import aiosqlite

from bot.store.batches import Batches

T = TypeVar("T")

BUSY_SECONDS: Final = 0.05
"""How long SQLite itself waits for another process's write; it asks over and over and keeps no order."""


class _Connection(sqlite3.Connection):
    """A connection whose `commit` does what is waiting, on the thread it is called on."""

    waiting: Callable[[sqlite3.Connection], None]

    def commit(self) -> None:
        """Do it. The transactions themselves are begun and ended by statements."""
        self.waiting(self)


class Thread(Batches[T]):
    """One connection to the file and its thread."""

    def __init__(self, file: Path, clock: Callable[[], float]) -> None:
        super().__init__(file.name, clock)
        self._file = file
        self._connection: aiosqlite.Connection | None = None

    async def _hop(self) -> None:
        if self._connection is None:
            opening = aiosqlite.connect(
                self._file, isolation_level=None, timeout=BUSY_SECONDS, factory=self._connect
            )
            # A program that ends without closing the store must end. There is no public way to say so.
            opening._thread.daemon = True
            self._connection = await opening
        await self._connection.commit()

    async def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(sqlite3.Error, ValueError):  # it may be closed already
                await connection.close()

    def _connect(self, *args: Any, **options: Any) -> sqlite3.Connection:
        connection = _Connection(*args, **options)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA secure_delete = ON")  # what is deleted is overwritten
        connection.waiting = self._work
        return connection

    @abstractmethod
    def _work(self, connection: sqlite3.Connection) -> None:
        """Take what is waiting and do it, on the thread; sqlite3.Error when the connection is of no use."""
