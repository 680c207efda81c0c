"""Connections to a PostgreSQL server that can be cut, and errors of a server in words for the host."""

from __future__ import annotations

import os
import re
import socket
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

import psycopg
from psycopg.types.numeric import Int8Dumper

from bot.errors import CannotMigrate, Unusable

CONNECTING: Final = 3
"""How many seconds the server may take to accept a connection."""
ANSWERING: Final = 2.0
"""How long the server may take to answer what is asked for a click."""
ASKING: Final = 5.0
"""How long it may take to answer all that a start or a command of the host asks."""

LOCKS: Final = 0x596F686F
"""The first key of our advisory locks; nobody else in the database uses it."""
SPEAKING, WRITING, MIGRATING = range(3)
"""The second key: what one process or connection does at a time."""

NAME: Final = "yo-ho-ho"
"""The application name of the store's sessions."""
# A gone machine is noticed within twelve seconds by both sides, and nothing on the way takes an idle session
# for a dead one.
_CLIENT: Final[Mapping[str, Any]] = {
    "connect_timeout": CONNECTING,
    "client_encoding": "UTF8",
    "keepalives": 1,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 12_000,
}
_SERVER: Final[Mapping[str, str]] = {
    "extra_float_digits": "1",
    "default_transaction_isolation": r"read\ committed",
    "synchronous_commit": "on",
    "jit": "off",
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
}
"""Settings of our sessions, whatever the server or the address says."""

FAILURES: Final = (psycopg.Error, OSError)
"""The errors of a server that fails; TimeoutError is an OSError."""
_FILES: Final = ("sslrootcert", "sslcert", "sslkey", "sslcrl")
"""Options of an address that name files; each has an environment variable, too."""
_FOR_THE_HOST: Final = ("28", "3D", "42501", "0A", "22", "42704", "55P02")
"""How codes of errors begin that no further try mends."""
_HOST_WORDS: Final = re.compile(
    r"authentication|no password|does not exist|pg_hba|permission denied|not permitted|certificate"
    r"|SSL error: (?!unexpected eof)|private key|SSL was required|sslmode|invalid|unrecognized"
    r"|cannot be changed|could not (read|load|open)|failed to resolve host .*(codec|label)"
)
"""Words of libpq for failed connections that no retry mends; libpq gives no error codes then."""


class ServerSession(NamedTuple):
    """A session as the server knows it: its process, and since when it runs."""

    pid: int
    since: Any


class ServerConnection:
    """A connection of psycopg that another thread can cut while a call waits for the server."""

    def __init__(self, connection: Any) -> None:
        self.raw = connection
        # A duplicate that is ours: the connection's own may be closed, and its number taken, at any moment.
        self._socket = socket.socket(fileno=os.dup(connection.fileno()))

    def row(self, sql: str, *values: object) -> tuple[Any, ...] | None:
        """Run a statement and return its first row, None without rows; psycopg.Error if it fails."""
        cursor = self.raw.execute(sql, values or None)
        found: tuple[Any, ...] | None = cursor.fetchone() if cursor.description else None
        return found

    def value(self, sql: str) -> Any:
        """Run a query and return the only value that it finds; psycopg.Error if it fails."""
        return (self.row(sql) or (None,))[0]

    def identify(self) -> ServerSession:
        """Ask the server which session this is; psycopg.Error if it fails."""
        known = "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"
        pid, since = self.row(known) or (0, None)
        return ServerSession(pid, since)

    @contextmanager
    def within(self, seconds: float) -> Iterator[None]:
        """Cut the connection if the block takes longer.

        Raises:
            TimeoutError: the connection was cut.
        """
        is_late = threading.Event()

        def end() -> None:
            is_late.set()
            self.cut()

        timer = threading.Timer(seconds, end)
        timer.daemon = True
        timer.start()
        try:
            yield
        except psycopg.Error as error:
            if is_late.is_set():
                raise TimeoutError("it does not answer") from error
            raise
        finally:
            timer.cancel()

    def cut(self) -> None:
        """Shut the line to the server down: a call that waits for it fails at once."""
        with suppress(OSError):  # it may be down already
            self._socket.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        """End the session. Closing twice is fine."""
        self.raw.close()
        self._socket.close()

    def is_lost(self) -> bool:
        """Return whether the session has ended while nothing was asked; do not wait."""
        with suppress(psycopg.Error):
            for _ in range(2):  # its last words, and that it has ended
                self.raw.pgconn.consume_input()
        return bool(self.raw.closed)


def connect(url: str, *, name: str = NAME) -> ServerConnection:
    """Open a session with our settings, which can be cut.

    Raises:
        CannotMigrate: the server cannot be reached.
        Unusable: the host has to change something first.
    """
    connection = open_session(url, name=name, autocommit=True)
    # A number is a BIGINT wherever it stands, and statements are prepared once, not once for each size.
    connection.adapters.register_dumper(int, Int8Dumper)
    return ServerConnection(connection)


def open_session(url: str, *, name: str = NAME, autocommit: bool = False) -> Any:
    """Open a session with our settings and return it as psycopg's connection.

    Raises:
        CannotMigrate: the server cannot be reached.
        Unusable: the host has to change something first.
    """
    parts = urlsplit(url)
    options = parse_qs(parts.query)
    for option in _FILES:
        file = options.get(option, [os.environ.get(f"PG{option.upper()}", "")])[-1]
        if file not in ("", "system") and not (Path(file).is_file() and os.access(file, os.R_OK)):
            raise failed(Unusable(f"{option} names {file}, a file that cannot be read"))
    settings = [*options.get("options", ()), *(f"-c {key}={value}" for key, value in _SERVER.items())]
    try:
        return psycopg.connect(
            url, autocommit=autocommit, **{**_CLIENT, "application_name": name, "options": " ".join(settings)}
        )
    except (*FAILURES, ValueError) as error:
        # libpq may quote the address.
        said = str(error).replace(url, "the address")
        for secret in {parts.password, unquote(parts.password)} if parts.password else ():
            said = said.replace(secret, "***")
        is_for_host = isinstance(error, (psycopg.ProgrammingError, ValueError)) or _HOST_WORDS.search(said)
        raise failed((Unusable if is_for_host else CannotMigrate)(said)) from None


@contextmanager
def asking(url: str) -> Iterator[ServerConnection]:
    """Open a session for a few questions, which are answered within ASKING seconds altogether.

    Raises:
        CannotMigrate: the server fails.
    """
    connection = connect(url)
    try:
        with connection.within(ASKING):
            yield connection
    except FAILURES as error:
        raise failed(error) from error
    finally:
        connection.close()


def failed(error: Exception) -> CannotMigrate:
    """Return an error of a server as one for the host: Unusable if to start again does not help."""
    cause = error.__cause__ if isinstance(error.__cause__, psycopg.Error) else error  # SQLAlchemy wraps them
    code = getattr(cause, "sqlstate", None) or ""
    is_for_host = isinstance(cause, Unusable) or code.startswith(_FOR_THE_HOST)
    said = next(iter(str(cause).splitlines()), "") or type(cause).__name__
    told = f"The PostgreSQL server cannot be used: {said.rstrip('.')}."
    return (Unusable if is_for_host else CannotMigrate)(told)
