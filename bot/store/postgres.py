"""PostgreSQL: connections to a server.

A call of psycopg waits on the thread of its connection for as long as the server likes. The event loop
watches how long that takes; a server that says nothing for too long has its connection cut, so that the call
fails and whoever waits hears so while a click can still be answered.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from contextlib import suppress
from queue import SimpleQueue
from time import monotonic
from typing import Any, Final, TypeVar

import psycopg
from sqlalchemy import BigInteger, BinaryExpression, Dialect, Float, Integer, String
from sqlalchemy.dialects.postgresql.psycopg import PGCompiler_psycopg, PGDialect_psycopg
from sqlalchemy.util import update_copy

from bot.database_url import local_prefix
from bot.errors import Unavailable
from bot.store.engine import Database, KeyTaken, PeopleCache, Session
from bot.store.postgres_connect import (
    ANSWERING,
    FAILURES,
    LOCKS,
    WRITING,
    ServerConnection,
    ServerSession,
    connect,
)
from bot.store.types import keepable

T = TypeVar("T")

CONNECTING: Final = 2.0
"""Seconds in which the server must accept a connection for a click, which has three."""
PATIENCE: Final = 1.5
"""How long writes wait for what another process has locked."""
LEAST: Final = 0.01
"""How long a write waits for a lock after its patience has run out."""
AGAIN: Final = 0.6
"""How long the server may take if it has only just been silent: a click has waited once by then."""
ENDING: Final = 1.5
"""How long a session that was given up may take to end."""
WHOLE_SERVER: Final = 120.0
"""How long the server may take for a long read."""
ROW: Final = 0.005
"""How much longer a function may take for each statement and each row; a click changes a few dozen."""

_END: Final = (
    f"SELECT pg_terminate_backend(pid, {ENDING * 1000:.0f}) FROM pg_stat_activity "
    "WHERE pid = %s AND backend_start = %s"
)
_LOST: Final = ("08", "57P")
"""How codes of errors begin after which the session is gone."""


class _Compiler(PGCompiler_psycopg):
    def visit_is_not_distinct_from_binary(
        self, binary: BinaryExpression[bool], operator: object, **options: Any
    ) -> str:
        """Compare in words for which PostgreSQL reads an index."""
        left, right = (self.process(side, **options) for side in (binary.left, binary.right))
        return f"({left} = {right} OR ({left} IS NULL AND {right} IS NULL))"


class _Text(String):
    render_bind_cast = True

    def bind_processor(self, dialect: Dialect) -> Callable[[Any], Any]:
        """Return a function that replaces what PostgreSQL cannot store in a text."""
        return lambda value: keepable(value) if isinstance(value, str) else value


class _Number(BigInteger):
    """A number that may be larger than any of its column; it is not found then."""

    render_bind_cast = True


class _Float(Float[float]):
    render_bind_cast = True

    def result_processor(self, dialect: Dialect, coltype: object) -> None:
        """Return no function: psycopg reads floats."""
        return


class _Dialect(PGDialect_psycopg):
    statement_compiler = _Compiler
    supports_statement_cache = False
    colspecs = update_copy(PGDialect_psycopg.colspecs, {String: _Text, Integer: _Number, Float: _Float})


_dialect: Callable[[], Dialect] = _Dialect  # its own annotations are none


class _Thread:
    """A thread that runs one function after the other. It does not keep a program from ending."""

    def __init__(self) -> None:
        self._asked: SimpleQueue[tuple[Callable[[], Any], Future[Any]] | None] = SimpleQueue()
        threading.Thread(target=self._run, name="PostgreSQL", daemon=True).start()

    def run(self, work: Callable[[], T]) -> Future[T]:
        """Run a function after those before it, and return its future result."""
        future: Future[T] = Future()
        self._asked.put((work, future))
        return future

    def end(self) -> None:
        """End after the functions that were asked for."""
        self._asked.put(None)

    def _run(self) -> None:
        while (asked := self._asked.get()) is not None:
            work, future = asked
            future.set_running_or_notify_cancel()
            try:
                result = work()
            except BaseException as error:
                future.set_exception(error)
            else:
                future.set_result(result)


class _Server:
    """Facts about a server that the sessions of a process share.

    A server that did not answer a write may still carry it out. Before anything else is asked, the sessions
    of such writes are ended: what is read after a write that failed is what stays.

    Attributes:
        given_up: the sessions of writes that were not answered
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self.given_up: set[ServerSession] = set()
        self._clock = clock
        self._silent = -CONNECTING

    def patience(self, ever: float) -> float:
        """Return how long the server may take now for what it may take `ever` so long for."""
        return min(ever, AGAIN) if self._clock() - self._silent < CONNECTING else ever

    def note_silence(self, patience: float) -> None:
        """Note that the server has said nothing for so long."""
        if patience > AGAIN:
            self._silent = self._clock()


class StoreSession(Session):
    """A connection to a server, with a thread of its own."""

    dialect = _dialect()
    failures = FAILURES

    def __init__(
        self,
        url: str,
        server: _Server,
        people: PeopleCache,
        clock: Callable[[], float],
        *,
        writes: bool = False,
        answering: float = ANSWERING,
    ) -> None:
        super().__init__("PostgreSQL", people, clock, writes=writes)
        self._url = url
        self._server = server
        self._answering = answering
        self._thread: _Thread | None = None
        self._connection: ServerConnection | None = None
        self._session: ServerSession | None = None
        self._patience = answering
        self._until = 0.0
        self._waited_for_lock = False

    # ------------------------------------------------------------------ on the event loop

    async def _hop(self) -> None:
        if self._connection is not None and self._connection.is_lost():
            await self._drop()
        try:
            if self._connection is None:
                await self._connect()
            if self._server.given_up:
                await self._run_within(ANSWERING, self._end_given_up)
            await self._run_within(self._answering, self.work)
        except BaseException:
            if self._session is not None:
                self._server.given_up.add(self._session)
            raise

    async def _connect(self) -> None:
        if self._thread is None:
            self._thread = _Thread()
        patience = self._server.patience(CONNECTING)
        opening = asyncio.wrap_future(self._thread.run(self._open))
        try:
            self._connection, self._session = await asyncio.wait_for(asyncio.shield(opening), patience)
        except BaseException as error:
            if not opening.done():  # leave the thread alone: nothing else can end an attempt to connect
                opening.add_done_callback(_close_late)
                self._thread.end()
                self._thread = None
            if isinstance(error, TimeoutError):
                self._server.note_silence(patience)
                raise TimeoutError("the server does not answer") from error
            raise

    async def _run_within(self, ever: float, work: Callable[[], None]) -> None:
        """Run a function on the thread; if the server is silent for too long, cut the connection.

        Raises:
            TimeoutError: the server does not answer.
            Exception: the connection is broken.
        """
        assert self._thread is not None
        assert self._connection is not None
        is_long = ever > ANSWERING
        self._patience = ever if is_long else self._server.patience(ever)
        self._until = self._clock() + self._patience
        running = asyncio.wrap_future(self._thread.run(work))
        try:
            while (left := self._until - self._clock()) > 0 and not running.done():
                await asyncio.wait([running], timeout=left)
            if not running.done():
                raise TimeoutError("the server does not answer")
            running.result()
        except TimeoutError:
            if not is_long:
                self._server.note_silence(self._patience)
            raise
        finally:
            if not running.done():
                self._connection.cut()
                await asyncio.wait([running])
                running.exception()

    async def _drop(self) -> None:
        connection, self._connection, self._session = self._connection, None, None
        thread, self._thread = self._thread, None
        if connection is not None:
            with suppress(*FAILURES):
                connection.close()
        if thread is not None:
            thread.end()

    # ------------------------------------------------------------------ on the connection's thread

    def _open(self) -> tuple[ServerConnection, ServerSession | None]:
        connection = connect(self._url)
        try:
            return connection, connection.identify() if self._writes else None
        except BaseException:
            connection.close()
            raise

    def _end_given_up(self) -> None:
        assert self._connection is not None
        for session in tuple(self._server.given_up):
            if self._connection.row(_END, *session) == (False,):
                raise TimeoutError("a session that was given up has not ended")
            self._server.given_up.discard(session)

    def execute(self, sql: str, parameters: Mapping[str, Any]) -> Any:
        """Run a statement and return its cursor.

        Raises:
            KeyTaken: a constraint does not hold.
        """
        assert self._connection is not None
        if self._waited_for_lock and sql.startswith("ROLLBACK TO"):
            sql += f"; SET LOCAL lock_timeout = '{LEAST * 1000:.0f}ms'"  # units after it do not wait again
        self._until += ROW
        try:
            return self._connection.raw.execute(sql, parameters)
        except psycopg.Error as error:
            self._explain(error, sql)
            raise

    def execute_many(self, sql: str, parameters: Sequence[Mapping[str, Any]]) -> None:
        """Run a statement once for each of these values.

        Raises:
            KeyTaken: a constraint does not hold.
        """
        assert self._connection is not None
        self._until += ROW * len(parameters)
        try:
            with self._connection.raw.cursor() as cursor:
                cursor.executemany(sql, parameters)
        except psycopg.Error as error:
            self._explain(error, sql)
            raise

    def _explain(self, error: psycopg.Error, sql: str) -> None:
        """Add the statement to an error, and take the values out of it: inputs are secret.

        Raises:
            KeyTaken: a constraint does not hold.
        """
        error.args = (error.diag.message_primary or str(error),)
        error.add_note(sql)
        if isinstance(error, psycopg.errors.LockNotAvailable):
            self._waited_for_lock = True
        if isinstance(error, psycopg.IntegrityError):
            raise KeyTaken(str(error)) from error

    def begin_reading(self) -> None:
        """Begin a transaction that sees one moment."""
        self._until = self._clock() + self._patience
        self.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", {})

    def begin_writing(self, since: float) -> None:
        """Begin a transaction once it is this connection's turn.

        Raises:
            Unavailable: another process keeps the database locked.
        """
        left = max(LEAST, PATIENCE - (self._clock() - since))
        self._waited_for_lock = False
        try:
            self.execute(
                f"BEGIN; SET LOCAL lock_timeout = '{left * 1000:.0f}ms'; "
                f"SELECT pg_advisory_xact_lock({LOCKS}, {WRITING})",
                {},
            )
        except psycopg.errors.LockNotAvailable as error:
            self.execute("ROLLBACK", {})
            raise Unavailable(f"the database failed: {error}") from error

    @property
    def is_in_transaction(self) -> bool:
        """Return whether a transaction is open."""
        assert self._connection is not None
        return bool(self._connection.raw.info.transaction_status)

    def is_broken(self, error: Exception) -> bool:
        """Return whether the session is gone."""
        lost = (getattr(error, "sqlstate", None) or "").startswith(_LOST)
        return lost or self._connection is None or bool(self._connection.raw.closed)


def _close_late(opening: asyncio.Future[tuple[ServerConnection, ServerSession | None]]) -> None:
    """Close a connection that came too late."""
    if not opening.cancelled() and opening.exception() is None:
        opening.result()[0].close()


def open_server(url: str, clock: Callable[[], float] = monotonic) -> Database:
    """Return the database at an address, which is connected to when it is first used."""
    server, people = _Server(clock), PeopleCache()
    reader = StoreSession(url, server, people, clock)
    long_reader = StoreSession(url, server, people, clock, answering=WHOLE_SERVER)
    writer = StoreSession(url, server, people, clock, writes=True)
    return Database(local_prefix(url), reader, long_reader, writer)
