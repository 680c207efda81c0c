"""The connection underneath the store: how transactions begin and what their failures are called."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import wraps
from typing import Any, Final, ParamSpec, TypeVar

from sqlalchemy import (
    AsyncAdaptedQueuePool,
    ColumnElement,
    Connection,
    NullPool,
    Table,
    event,
    exc,
    insert,
    make_url,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.util import await_only

from bot.errors import Duplicate, Unavailable
from bot.store import schema

P = ParamSpec("P")
T = TypeVar("T")

BUSY_SECONDS: Final = 0.05
"""How long SQLite itself waits for another process's write; it asks over and over and keeps no order."""

PATIENCE: Final = 2.0
"""How long writes wait for another process's write before they count as failed: a click has three."""

MIGRATING_SECONDS: Final = 60.0
"""How long a start waits for another process's start, which may be writing a large backup."""


def connect(url: str, *, migrating: bool = False) -> AsyncEngine:
    """An engine on the SQLite file `url` names (sqlite+aiosqlite:///...), durable and explicit.

    Every transaction is begun by us, never guessed by the driver: a plain one for reading, and BEGIN
    IMMEDIATE under the execution option `writes`, because a transaction that reads first and writes
    later fails at once when somebody wrote in between, whatever the timeout. For `migrating`, foreign
    keys are left alone and no connection outlives its use.
    """
    parts = make_url(url)
    if parts.drivername != "sqlite+aiosqlite" or parts.database in (None, "", ":memory:"):
        raise ValueError("only SQLite files are supported so far: sqlite+aiosqlite:///<file>")
    engine = create_async_engine(
        parts,
        connect_args={"isolation_level": None, "timeout": MIGRATING_SECONDS if migrating else BUSY_SECONDS},
        # Inputs are secret while a match is running; without this they would stand in tracebacks.
        hide_parameters=True,
        # A connection that broke is replaced before the next move would have to pay for it.
        pool_pre_ping=True,
        poolclass=NullPool if migrating else AsyncAdaptedQueuePool,
    )

    @event.listens_for(engine.sync_engine, "connect")
    def on_connect(connection: Any, record: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.execute(f"PRAGMA foreign_keys = {'OFF' if migrating else 'ON'}")
        if migrating:
            _switch_to_wal(cursor)
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def on_begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def _switch_to_wal(cursor: Any) -> None:
    """WAL is a property of the file and stays. SQLite never waits for this switch, so we do."""
    patience = time.monotonic() + MIGRATING_SECONDS
    while True:
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or time.monotonic() > patience:
                raise
            await_only(asyncio.sleep(0.02))
        else:
            return


@contextmanager
def failures() -> Iterator[None]:
    """Give every failure of the database one name, with the cause chained."""
    try:
        yield
    except (exc.DBAPIError, exc.TimeoutError, sqlite3.Error, OSError) as error:
        raise Unavailable(f"the database failed: {getattr(error, 'orig', None) or error}") from error


def shielded(write: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Let a write that has begun run to its end, even when whoever waits for it is cancelled.

    The cancellation comes out once the outcome is known: what is read afterwards is what will stay.
    """

    @wraps(write)
    async def begun(*args: P.args, **kwargs: P.kwargs) -> T:
        writing = asyncio.create_task(write(*args, **kwargs))
        try:
            return await asyncio.shield(writing)
        except asyncio.CancelledError:
            while not writing.done():
                with suppress(asyncio.CancelledError):
                    await asyncio.wait([writing])
            if not writing.cancelled():
                writing.exception()  # nobody is left to hear of it
            raise

    return begun


class Database:
    """Reading and writing transactions. The parts of the store are built on these two and nothing else."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writer = engine.execution_options(writes=True)
        # One writer at a time in this process, first come first served; SQLite's own waiting is a
        # polling one without any order and is left for other processes.
        self._turn = asyncio.Lock()
        # Since when another process has kept us from writing, and when it was last found to do so.
        self._kept_out: tuple[float, float] | None = None
        self._clock = time.monotonic
        self._closed = False
        self._readers = 0
        self._read = asyncio.Event()
        self._read.set()

    async def close(self) -> None:
        """Let what has begun end, then give every connection back. Closing twice is fine.

        A connection still in use when the engine is disposed of would be closed by nobody.
        """
        async with self._turn:
            self._closed = True
            await self._read.wait()
            await self._engine.dispose()

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that only reads: one moment's view of the database. Unavailable when it fails."""
        self._check_open()
        self._readers += 1
        self._read.clear()
        try:
            with failures():
                async with self._engine.connect() as connection:
                    yield connection
        finally:
            self._readers -= 1
            if not self._readers:
                self._read.set()

    @asynccontextmanager
    async def _writing(self, interaction: int | None = None) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes: on disk as a whole when it ends, gone as a whole when it raises.

        Only for `shielded` methods. With `interaction`, its id is recorded first; Duplicate when it has been
        recorded before.
        """
        asked = self._clock()
        async with self._turn:
            self._check_open()
            with failures():
                async with self._writer.connect() as connection:
                    await self._begin(connection, asked)
                    if interaction is not None:
                        await _record(connection, interaction)
                    yield connection
                    await connection.commit()

    async def _begin(self, connection: AsyncConnection, asked: float) -> None:
        """Begin to write as soon as no other process does. Unavailable when it does so for too long.

        All writes share one patience. Whoever waited while it ran out is told at once, and whoever comes
        soon after tries once: the several writes of one click, or of a crowd, take no longer than one.
        """
        while True:
            since, last = self._kept_out or (asked, asked)
            if last - since > PATIENCE and asked < last:
                raise Unavailable("the database failed: another process keeps it locked")
            try:
                await connection.begin()
            except exc.OperationalError as error:
                now = self._clock()
                if "locked" not in str(error.orig):
                    raise
                self._kept_out = (since if now - last < PATIENCE else now, now)
            else:
                self._kept_out = None
                return

    def _check_open(self) -> None:
        # A disposed engine would quietly open a new connection that nobody closes.
        if self._closed:
            raise Unavailable("the store is closed")


async def _record(connection: AsyncConnection, interaction: int) -> None:
    try:
        await connection.execute(insert(schema.interactions).values(id=interaction))
    except exc.IntegrityError as error:
        raise Duplicate(interaction) from error


async def upsert(
    connection: AsyncConnection,
    table: Table,
    key: ColumnElement[bool],
    changed: Mapping[str, Any],
    whole: Mapping[str, Any],
) -> None:
    """Change the row with this key, or insert the whole of it; dialect-neutral, within one transaction."""
    updated = await connection.execute(update(table).where(key).values(changed))
    if updated.rowcount == 0:
        await connection.execute(insert(table).values(whole))
