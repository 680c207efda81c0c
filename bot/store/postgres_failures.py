"""What the sessions of one process know together of a PostgreSQL server that has failed them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from typing import Any, Final, NamedTuple

import asyncpg

CONNECTING: Final = 2.0
"""How long the server may take to let us in: a click has three seconds."""
AGAIN: Final = 0.6
"""How long it may take for anything while it has only just said nothing: a click has waited once by then."""
ENDING: Final = 1.5
"""How long a session that was given up may take to end."""

_KNOWN: Final = "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"
_END: Final = (
    f"SELECT pg_terminate_backend(pid, {ENDING * 1000:.0f}) FROM pg_stat_activity "
    "WHERE pid = $1 AND backend_start = $2"
)


class Session(NamedTuple):
    """A session as the server knows it: its process, and since when that is there."""

    pid: int
    since: datetime


async def known(connection: asyncpg.Connection, patience: float) -> Session:
    """Which session this is. asyncpg's errors, OSError, TimeoutError."""
    return Session(*await connection.fetchrow(_KNOWN, timeout=patience))


class Failures:
    """Sessions that were given up in the middle of a write, and when the server has last said nothing.

    A server that said nothing for a while may still run what it was told before: nothing else is asked, by
    any session of ours, before that has ended. So what is read after a write that failed is what will stay.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._given_up: set[Session] = set()
        self._silent = -CONNECTING

    @contextmanager
    def waiting(self, ever: float) -> Iterator[float]:
        """How long the server may take just now for what it may ever take so long for.

        Where it takes longer (TimeoutError) it has said nothing, which all sessions know from then on.
        """
        patience = AGAIN if self._clock() - self._silent < CONNECTING else ever
        try:
            yield patience
        except TimeoutError:
            if patience > AGAIN:
                self._silent = self._clock()
            raise

    def give_up(self, session: Session) -> None:
        """What this session was told is not known to have been done, or not to have been."""
        self._given_up.add(session)

    async def end_given_up(self, connection: asyncpg.Connection) -> None:
        """Wait until nothing that was given up can be done any more. asyncpg's errors, TimeoutError."""
        for session in tuple(self._given_up):
            ended: Any = await connection.fetchval(_END, *session, timeout=ENDING + AGAIN)
            if ended is False:
                raise TimeoutError("a session that was given up has not ended")
            self._given_up.discard(session)
