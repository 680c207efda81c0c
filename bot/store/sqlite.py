"""SQLite: connections to the database's file.

aiosqlite has a thread for each connection but no public way to run a function there. Its `commit` calls
`commit` of the sqlite3 connection on that thread, and the class of that connection is ours to choose:
`_Connection.commit` runs the waiting functions. A test fails if the library changes this.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from json import JSONDecoder
from pathlib import Path
from time import monotonic
from typing import Any, Final

import aiosqlite
from sqlalchemy.dialects import sqlite

from bot.errors import Unavailable
from bot.store.engine import Database, KeyTaken, PeopleCache, Session

log = logging.getLogger(__name__)

BUSY_SECONDS: Final = 0.05
"""How long SQLite itself waits for another process's write; it asks repeatedly and keeps no order."""
PATIENCE: Final = 2.0
"""How long writes wait for another process's write before they fail; a click has three seconds."""


@lru_cache(maxsize=512)
def _intern(word: str) -> str:
    """Return an equal string read earlier: all tables have the few words of their options in common."""
    return word


def _read_object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    return {_intern(name): _intern(value) if type(value) is str else value for name, value in pairs}


class _Connection(sqlite3.Connection):
    """A connection whose `commit` runs what is waiting; transactions are begun and ended by statements."""

    waiting: Callable[[], None]

    def commit(self) -> None:
        """Run the waiting functions on the calling thread, which is the connection's."""
        self.waiting()


class FileSession(Session):
    """A connection to an SQLite file."""

    dialect = sqlite.dialect(
        paramstyle="named", json_deserializer=JSONDecoder(object_pairs_hook=_read_object).decode
    )
    failures = (sqlite3.Error, OSError)

    def __init__(self, file: Path, people: PeopleCache, clock: Callable[[], float], *, writes: bool) -> None:
        super().__init__(file.name, people, clock, writes=writes)
        self._file = file
        self._opened: aiosqlite.Connection | None = None
        self._connection: sqlite3.Connection
        # Since when another process has kept us from writing, and when it was last found to do so.
        self._locked_out: tuple[float, float] | None = None

    async def _hop(self) -> None:
        if self._opened is None:
            opening = aiosqlite.connect(
                self._file, isolation_level=None, timeout=BUSY_SECONDS, factory=self._connect
            )
            # A program that ends without closing the store must end; there is no public way to say so.
            opening._thread.daemon = True
            self._opened = await opening
        await self._opened.commit()

    async def _drop(self) -> None:
        opened, self._opened = self._opened, None
        if opened is not None:
            with suppress(sqlite3.Error, ValueError):  # it may be closed already
                await opened.close()

    def _connect(self, *args: Any, **options: Any) -> sqlite3.Connection:
        connection = _Connection(*args, **options)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA secure_delete = ON")  # overwrite what is deleted
        if not self._writes:
            connection.execute("PRAGMA query_only = ON")
        connection.waiting = self.work
        self._connection = connection
        return connection

    def execute(self, sql: str, parameters: Mapping[str, Any]) -> sqlite3.Cursor:
        """Run a statement and return its cursor.

        Raises:
            KeyTaken: a constraint does not hold.
        """
        try:
            return self._connection.execute(sql, parameters)
        except sqlite3.Error as error:
            error.add_note(sql)  # never with its parameters: inputs are secret
            if isinstance(error, sqlite3.IntegrityError):
                raise KeyTaken(str(error)) from error
            raise

    def execute_many(self, sql: str, parameters: Sequence[Mapping[str, Any]]) -> None:
        """Run a statement once for each of these values.

        Raises:
            KeyTaken: a constraint does not hold.
        """
        try:
            self._connection.executemany(sql, parameters)
        except sqlite3.Error as error:
            error.add_note(sql)  # never with its parameters: inputs are secret
            if isinstance(error, sqlite3.IntegrityError):
                raise KeyTaken(str(error)) from error
            raise

    def begin_reading(self) -> None:
        """Begin a transaction that sees one moment."""
        self.execute("BEGIN", {})

    def begin_writing(self, since: float) -> None:
        """Begin a transaction once no other process writes.

        All units share one patience: whoever waited while it ran out is refused at once, and units that come
        soon after try once, so that the several units of one click take no longer than one.

        Raises:
            Unavailable: another process keeps the database locked.
        """
        while True:
            begun, last = self._locked_out or (since, since)
            if last - begun > PATIENCE and since < last:
                raise Unavailable("the database failed: another process keeps it locked")
            try:
                self.execute("BEGIN IMMEDIATE", {})
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                    raise
                now = self._clock()
                self._locked_out = (begun if now - last < PATIENCE else now, now)
            else:
                self._locked_out = None
                return

    def tidy(self) -> bool:
        """Empty the write-ahead log, and return whether it is empty: nobody waits for a reader of it."""
        self.execute("PRAGMA busy_timeout = 0", {})
        try:
            (busy, *_) = self.execute("PRAGMA wal_checkpoint(TRUNCATE)", {}).fetchone()
        except sqlite3.Error as error:
            log.warning("the write-ahead log is emptied later: %s", error)
            return False
        finally:
            self.execute(f"PRAGMA busy_timeout = {round(BUSY_SECONDS * 1000)}", {})
        return not busy

    @property
    def is_in_transaction(self) -> bool:
        """Return whether a transaction is open."""
        return self._connection.in_transaction

    def is_broken(self, error: Exception) -> bool:
        """Return whether the connection is of no use: a reader's is, unless the statement was at fault."""
        return not self._writes and not isinstance(error, sqlite3.ProgrammingError | sqlite3.InterfaceError)


def open_file(file: Path, clock: Callable[[], float] = monotonic) -> Database:
    """Return the database in an SQLite file, which is opened when it is first used."""
    people = PeopleCache()
    reader, long_reader, writer = (
        FileSession(file, people, clock, writes=writes) for writes in (False, False, True)
    )
    return Database(file, reader, long_reader, writer)
