"""Leases: the lock of the one process that speaks for a database.

For an SQLite file it is a small file beside it, held in an exclusive transaction for as long as the process
lives. The system frees it however that ends: nothing is renewed, nothing expires, no clock is trusted.
"""

from __future__ import annotations

import logging
import os
import socket
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple, Protocol

from bot.store.files import create_private, leave_to_owner

log = logging.getLogger(__name__)


class CannotHold(Exception):
    """The lease can be neither held nor waited for; the message tells the host why and what to do."""


class Holder(NamedTuple):
    """The holder of a lease: a process, its machine, and since when (UTC, to the second)."""

    pid: int
    host: str
    since: str

    def __str__(self) -> str:
        return f"process {self.pid} on {self.host}, since {self.since}"


class AnyLease(Protocol):
    """The lease of a database of any kind; `close` gives it back."""

    @property
    def lost(self) -> bool:
        """Return whether another process has taken it meanwhile: this one must not speak any more."""

    @property
    def last_holder(self) -> str:
        """Return who took it last, for the host."""

    def take(self) -> bool:
        """Take the lease; return at once, False if another process holds it.

        Raises:
            CannotHold, Unavailable: the lease cannot be taken.
        """

    def is_held(self) -> bool:
        """Return whether any process holds the lease.

        Raises:
            CannotHold, Unavailable: that cannot be told.
        """

    def when_lost(self, tell: Callable[[], object]) -> None:
        """Call this, on any thread, once another process has taken the lease."""

    def close(self) -> None:
        """Give the lease back if it is held."""


class Lease:
    """The lease of an SQLite file; `close`, or the end of the process, gives it back."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self.file = database.with_name(f"{database.name}-lease")
        self._connection: sqlite3.Connection | None = None

    @property
    def lost(self) -> bool:
        """Return False: the lock ends with its process."""
        return False

    def when_lost(self, tell: Callable[[], object]) -> None:
        """Do nothing: this lease is never lost."""

    def take(self) -> bool:
        """Take the lease; return at once, False if another process holds it.

        Raises:
            CannotHold: the file cannot be used.
        """
        connection = None
        try:
            self.file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            if not self.file.exists():
                create_private(self.file)
                leave_to_owner(self.file, self._database)
            connection = sqlite3.connect(self.file, isolation_level=None, timeout=0)
            connection.execute("BEGIN EXCLUSIVE")
            # From here on the lock outlives every commit, and whatever fails.
            connection.execute("PRAGMA locking_mode = EXCLUSIVE")
            _sign(connection)
        except (sqlite3.Error, OSError) as error:
            if connection is not None:
                connection.close()
            if _busy(error):
                return False
            raise CannotHold(
                f"{self.file} cannot be held ({error}): only one process may run on a database, and this "
                "file is how it knows. Have it be a file in a folder where the bot may write; it holds "
                "nothing else, so where it is damaged delete it."
            ) from error
        self._connection = connection
        return True

    def is_held(self) -> bool:
        """Return whether any process holds the lease.

        Raises:
            CannotHold: the file cannot be read.
        """
        if not self.file.exists():
            return False
        try:
            with closing(sqlite3.connect(f"{self.file.as_uri()}?mode=ro", uri=True, timeout=0)) as connection:
                connection.execute("SELECT count(*) FROM sqlite_master")
        except sqlite3.Error as error:
            if _busy(error):
                return True
            raise CannotHold(f"{self.file} cannot be read ({error}).") from error
        return False

    def holder(self) -> Holder | None:
        """Return who took it last, None if that is not known."""
        try:
            # Locks do not matter here: what the holder has written about itself it does not change.
            with closing(sqlite3.connect(f"{self.file.as_uri()}?immutable=1", uri=True)) as connection:
                return Holder(*connection.execute("SELECT pid, host, since FROM holder").fetchone())
        except (sqlite3.Error, TypeError):
            return None

    @property
    def last_holder(self) -> str:
        """Return who took it last, for the host."""
        return str(self.holder() or "another process")

    def close(self) -> None:
        """Give the lease back if it is held."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _sign(connection: sqlite3.Connection) -> None:
    """Store the holder's process and machine; on a full disk they stay unknown, but the lock holds."""
    since = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    try:
        connection.execute("CREATE TABLE IF NOT EXISTS holder (pid INTEGER, host TEXT, since TEXT)")
        connection.execute("DELETE FROM holder")
        connection.execute("INSERT INTO holder VALUES (?, ?, ?)", (os.getpid(), socket.gethostname(), since))
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        log.info("who holds the lease is not written down: %s", error)
    if connection.in_transaction:
        connection.execute("ROLLBACK")
    connection.execute("BEGIN EXCLUSIVE")


def _busy(error: Exception) -> bool:
    code = error.sqlite_errorcode if isinstance(error, sqlite3.OperationalError) else sqlite3.SQLITE_OK
    return code & 0xFF == sqlite3.SQLITE_BUSY
