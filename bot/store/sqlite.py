"""The SQLite file: what the store reads and writes is run here.

There are three connections: one writes; one reads what a click waits for, and one what takes long: they
wait for nobody.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from functools import lru_cache
from json import JSONDecoder
from pathlib import Path
from typing import Any, Final

from sqlalchemy.dialects import sqlite

from bot.errors import Unavailable
from bot.store.batches import unavailable
from bot.store.database import Database
from bot.store.thread import Thread
from bot.store.units import Compiled, Parameters, Query, Row, Statement, Step, Unit

PATIENCE: Final = 2.0
"""How long writes wait for another process's write before they count as failed: a click has three."""


# The options of a table are said in the same few words as those of every other.
@lru_cache(maxsize=512)
def _same(word: str) -> str:
    """The word as it was read first."""
    return word


def _read(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object of a column that holds JSON."""
    return {_same(name): _same(value) if type(value) is str else value for name, value in pairs}


class FileCompiled(Compiled):
    """A statement for SQLite."""

    dialect = sqlite.dialect(
        paramstyle="named", json_deserializer=JSONDecoder(object_pairs_hook=_read).decode
    )


class _Reader(Thread[tuple[Query, ...]]):
    """Answers queries: those asked for together as of one moment."""

    def _work(self, connection: sqlite3.Connection) -> None:
        for asked in self._take():
            try:
                asked.result = self._read(connection, asked.work)
            except sqlite3.Error:
                raise
            except Exception as error:
                asked.error = error

    def _read(self, connection: sqlite3.Connection, queries: tuple[Query, ...]) -> list[list[Row]]:
        if len(queries) > 1:
            connection.execute("BEGIN")
        try:
            return [_rows(connection, *query) for query in queries]
        finally:
            if connection.in_transaction:
                connection.execute("ROLLBACK")


class _Writer(Thread[Unit]):
    """Runs units: those that wait together in one transaction, a savepoint each, and one commit."""

    def __init__(self, file: Path, clock: Callable[[], float]) -> None:
        super().__init__(file, clock)
        # Since when another process has kept us from writing, and when it was last found to do so.
        self._kept_out: tuple[float, float] | None = None

    def _work(self, connection: sqlite3.Connection) -> None:
        try:
            self._begin(connection)
        except Unavailable as error:
            self._refuse(error)
            return
        for asked in self._take():
            try:
                asked.result = _run(connection, asked.work)
            except Exception as error:
                asked.error = unavailable(error) if isinstance(error, (sqlite3.Error, OSError)) else error
                if not connection.in_transaction:
                    # A full or failing disk takes back everything, also what had gone well before.
                    self._refuse(error)
                    return
        try:
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            self._refuse(error)
            if connection.in_transaction:
                connection.execute("ROLLBACK")

    def _begin(self, connection: sqlite3.Connection) -> None:
        """Begin to write as soon as no other process does. Unavailable when it does so for too long.

        All units share one patience. Whoever waited while it ran out is told at once, and whoever comes
        soon after tries once: the several units of one click, or of a crowd, take no longer than one.
        """
        asked = self._queue[0].since
        while True:
            since, last = self._kept_out or (asked, asked)
            if last - since > PATIENCE and asked < last:
                raise Unavailable("the database failed: another process keeps it locked")
            try:
                connection.execute("BEGIN IMMEDIATE")
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                    raise
                now = self._clock()
                self._kept_out = (since if now - last < PATIENCE else now, now)
            else:
                self._kept_out = None
                return


def _run(connection: sqlite3.Connection, unit: Unit) -> Parameters:
    """Run a unit within a transaction: all of it, or nothing and the reason why."""
    found: Parameters = {}
    connection.execute("SAVEPOINT unit")
    try:
        for step in unit:
            for values in step.rows:
                found |= _change(connection, step, {**values, **found} if found else values)
    except Exception:
        if connection.in_transaction:
            connection.execute("ROLLBACK TO unit")
            connection.execute("RELEASE unit")
        raise
    connection.execute("RELEASE unit")
    return found


def _change(connection: sqlite3.Connection, step: Step, values: Parameters) -> Parameters:
    """Run one statement of a unit, and say what it found, by name."""
    statement, refusal = step.statement.on(FileCompiled), step.refusal
    parameters = statement.parameters(values)
    try:
        cursor = connection.execute(statement.sql, parameters)
        rows = cursor.fetchall()
    except sqlite3.IntegrityError as error:
        if refusal is None:
            raise
        raise refusal() from error
    except sqlite3.Error as error:
        error.add_note(statement.sql)  # never with its parameters: inputs are secret while a match is running
        raise
    names = step.statement.names
    count = len(rows) if names else cursor.rowcount
    first = statement.read(rows[0]) if rows else ()
    if step.changes is not None and refusal is not None and count != step.changes:
        raise refusal(*first)
    return dict(zip(names, first, strict=True)) if rows else {}


def _rows(connection: sqlite3.Connection, statement: Statement, values: Parameters) -> list[Row]:
    compiled = statement.on(FileCompiled)
    found = connection.execute(compiled.sql, compiled.parameters(values))
    return [compiled.read(row) for row in found]


class FileDatabase(Database):
    """A database in an SQLite file."""

    def __init__(self, file: Path, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(file, _Reader(file, clock), _Reader(file, clock), _Writer(file, clock))
