"""The lease of a database on a PostgreSQL server: an advisory lock that the server frees with its session.

A thread watches the session, whatever else the process does, and takes the lease again if it was lost.
"""

from __future__ import annotations

import logging
import os
import re
import socket
import threading
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC
from typing import Any, Final

from bot.store.lease import Holder
from bot.store.migrate import CannotMigrate
from bot.store.postgres_connect import (
    ANSWERING,
    FAILURES,
    LOCKS,
    NAME,
    SPEAKING,
    ServerConnection,
    ServerSession,
    connect,
    failed,
)

log = logging.getLogger(__name__)

LOOK: Final = 1.0
"""Seconds between two looks at whether the session still exists."""

_TAKE: Final = f"SELECT pg_try_advisory_lock({LOCKS}, {SPEAKING})"
_HELD: Final = f"""
SELECT pid, backend_start, application_name FROM pg_locks JOIN pg_stat_activity USING (pid)
WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
AND classid = {LOCKS} AND objid = {SPEAKING} AND granted
"""
_HOLDER: Final = re.compile(rf"{NAME} (\d+) on (.*)")


class ServerLease:
    """The lease of a database on a server; `close`, or the end of the process, gives it back.

    Attributes:
        lost: whether another process has taken it, because the server was away: this one must not speak
    """

    def __init__(self, url: str) -> None:
        self._url = url
        self._lock = threading.Lock()
        self._connection: ServerConnection | None = None
        self._ours: set[ServerSession] = set()
        self._watching: threading.Thread | None = None
        self._is_closed = threading.Event()
        self._tell: Callable[[], object] = bool
        self.lost = False

    def take(self) -> bool:
        """Take the lease; return at once, False if another process holds it.

        Raises:
            CannotMigrate: the server fails.
        """
        if self._watching is not None:
            return not self.lost
        with self._lock:
            if not self._ask(_TAKE)[0]:
                return False
        self._is_closed.clear()
        self._watching = threading.Thread(target=self._watch, name="lease", daemon=True)
        self._watching.start()
        return True

    def is_held(self) -> bool:
        """Return whether any process holds the lease.

        Raises:
            CannotMigrate: the server fails.
        """
        with self._lock:
            return self._ask(_HELD) is not None

    def holder(self) -> Holder | None:
        """Return who holds the lease, None if nobody does or that is not known.

        Raises:
            CannotMigrate: the server fails.
        """
        with self._lock:
            found = self._ask(_HELD)
        named = None if found is None else _HOLDER.fullmatch(found[2])
        if found is None or named is None:
            return None
        return Holder(int(named[1]), named[2], found[1].astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"))

    @property
    def last_holder(self) -> str:
        """Return who holds the lease, for the host."""
        return str(self.holder() or "another process")

    def when_lost(self, tell: Callable[[], object]) -> None:
        """Call this, on any thread, once another process has taken the lease."""
        self._tell = tell

    def close(self) -> None:
        """Give the lease back if it is held."""
        self._is_closed.set()
        if self._watching is not None:
            self._watching.join()
            self._watching = None
        with self._lock:
            self._forget()

    def _ask(self, question: str) -> Any:
        """Return the first row of the answer in our session, which is opened if there is none; hold the lock.

        Raises:
            CannotMigrate: the server fails; the session is forgotten.
        """
        try:
            if self._connection is None or self._connection.is_lost():
                self._forget()
                name = f"{NAME} {os.getpid()} on {socket.gethostname()}"[:63]
                self._connection = connect(self._url, name=name)
                with self._connection.within(ANSWERING):
                    # Before it asks for anything: it may get the lease, and the answer be lost.
                    self._ours.add(self._connection.identify())
            with self._connection.within(ANSWERING):
                return self._connection.row(question)
        except FAILURES as error:
            self._forget()
            raise failed(error) from error

    def _forget(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(*FAILURES):
                connection.close()

    def _watch(self) -> None:
        """Look whether the session exists; if not, take the lease again before another process does."""
        told = ""  # a server may be away for hours
        while not self.lost and not self._is_closed.wait(LOOK):
            try:
                with self._lock:
                    told = self._look(told)
            except CannotMigrate as error:
                before, told = told, str(error)
                if told != before:
                    log.warning("the lease cannot be held on to for now: %s", told)
        if self.lost:
            self._tell()

    def _look(self, told: str) -> str:
        """Look once, and return the last trouble that was logged and still lasts."""
        if self._connection is not None and not self._connection.is_lost():
            self._ask("SELECT 1")
        elif self._ask(_TAKE)[0]:
            log.warning("the lease was taken again after the server had been away")
            return ""
        elif (held := self._ask(_HELD)) is None or ServerSession(*held[:2]) in self._ours:
            log.warning("the server has not noticed yet that the session of the lease was lost")
            self._forget()
        else:
            self.lost = True
            log.warning("the lease was lost to another process while the server was away")
        return told
