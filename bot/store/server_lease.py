"""The lease of a database on a PostgreSQL server: an advisory lock that the server frees with its session.

The session has a thread and an event loop of its own: it is looked after whatever else the process does,
and is there before the bot's loop begins and after it has ended.
"""

from __future__ import annotations

import asyncio
import logging
import os
import re
import socket
import threading
from collections.abc import Callable, Coroutine
from datetime import UTC
from typing import Any, Final, TypeVar

import asyncpg

from bot.store.lease import Holder
from bot.store.migrate_server import FAILURES, failed
from bot.store.postgres_connect import ANSWERING, SESSION, connect
from bot.store.postgres_failures import CONNECTING, Session, known
from bot.store.postgres_function import LOCKS, SPEAKING

log = logging.getLogger(__name__)

T = TypeVar("T")

LOOK: Final = 1.0
"""Seconds between two looks at whether the session still stands."""
PATIENCE: Final = 10.0
"""How long whoever asks for the lease waits for the server."""

_TAKE: Final = f"SELECT pg_try_advisory_lock({LOCKS}, {SPEAKING})"
_HELD: Final = f"""
SELECT pid, backend_start, application_name FROM pg_locks JOIN pg_stat_activity USING (pid)
WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
AND classid = {LOCKS} AND objid = {SPEAKING} AND granted
"""
_NAME: Final = re.compile(r"yo-ho-ho (\d+) on (.*)")


class ServerLease:
    """The lease of a database on a server. What `take` got is given back by `close`, or by a process's end.

    lost  another process has taken it, because the server was away: this one must not speak any more
    """

    def __init__(self, url: str) -> None:
        self._url = url
        self._loop = asyncio.new_event_loop()
        self._thread: threading.Thread | None = None
        self._connection: asyncpg.Connection | None = None
        self._ours: set[Session] = set()
        self._watching: asyncio.Task[None] | None = None
        self._tell: Callable[[], object] = bool
        self.lost = False

    def take(self) -> bool:
        """Hold it, or be told at once that another process does. CannotMigrate where nobody answers."""
        return self._done(self._take())

    def is_held(self) -> bool:
        """True while any process holds it. CannotMigrate as `take`."""
        return self._done(self._ask()) is not None

    def holder(self) -> Holder | None:
        """Who holds it, None where nobody does or that is not known. CannotMigrate as `take`."""
        found = self._done(self._ask())
        named = None if found is None else _NAME.fullmatch(found["application_name"])
        if found is None or named is None:
            return None
        since = found["backend_start"].astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        return Holder(int(named[1]), named[2], since)

    @property
    def last_holder(self) -> str:
        """Who holds it, for the host."""
        return str(self.holder() or "another process")

    def when_lost(self, tell: Callable[[], object]) -> None:
        """Have this called, on any thread, once it is taken away."""
        self._tell = tell

    def close(self) -> None:
        """Give it back, if it is held."""
        if self._thread is not None:
            self._done(self._end())
            self._loop.call_soon_threadsafe(self._loop.stop)
            self._thread.join(PATIENCE)
            self._thread = None
        if not self._loop.is_running():
            self._loop.close()

    def _done(self, work: Coroutine[Any, Any, T]) -> T:
        """Have it done on the thread of the session."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._loop.run_forever, name="lease", daemon=True)
            self._thread.start()
        try:
            return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)
        except FAILURES as error:
            raise failed(error) from error

    async def _session(self) -> asyncpg.Connection:
        if self._connection is None or self._connection.is_closed():
            name = f"yo-ho-ho {os.getpid()} on {socket.gethostname()}"[:63]
            self._connection = await connect(self._url, settings=SESSION | {"application_name": name})
            # Before it asks for anything: it may get the lease, and its answer be lost.
            self._ours.add(await known(self._connection, ANSWERING))
        return self._connection

    async def _take(self) -> bool:
        if self._watching is not None:
            return not self.lost
        if not await self._hold():
            return False
        self._watching = asyncio.create_task(self._watch())
        return True

    async def _hold(self) -> bool:
        """Hold it by the session there is; False where another one does."""
        return bool(await (await self._session()).fetchval(_TAKE, timeout=ANSWERING))

    async def _ask(self) -> Any:
        return await (await self._session()).fetchrow(_HELD, timeout=ANSWERING)

    async def _watch(self) -> None:
        """See that the session stands; where it was lost, take the lease again before anybody else does."""
        told = ""  # a server may be away for hours
        while not self.lost:
            await asyncio.sleep(LOOK)
            try:
                connection = self._connection
                if connection is not None and not connection.is_closed():
                    await connection.execute("SELECT", timeout=ANSWERING)
                elif await self._hold():
                    told = ""
                    log.warning("the lease was taken again after the server had been away")
                elif (held := await self._ask()) is None or Session(*held[:2]) in self._ours:
                    log.warning("the server has not noticed yet that the session of the lease was lost")
                    self._forget()
                else:
                    self.lost = True
                    self._tell()
                    log.warning("the lease was lost to another process while the server was away")
            except FAILURES as error:
                before, told = told, str(error) or type(error).__name__
                if told != before:
                    log.warning("the lease cannot be held on to for now: %s", told)
                self._forget()

    def _forget(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()

    async def _end(self) -> None:
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.wait([self._watching])
        if self._connection is not None:
            try:
                await self._connection.close(timeout=CONNECTING)
            except FAILURES:
                self._forget()
