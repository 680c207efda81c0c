"""Which tables people see as they are: told to the database now and then, for the next start."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final, TypeAlias

from bot.courier.silence import Silence
from bot.errors import Unavailable
from bot.records import At
from bot.store.shown import ShownRows

log = logging.getLogger(__name__)

PAUSE: Final = 60.0
"""Seconds at least between two times that the database is told; a crash in between costs some edits."""

Write: TypeAlias = Callable[[], Coroutine[Any, Any, bool]]
"""Brings one message up to date; True when that took a request."""


class Shown:
    """Counts what is still to be written of each table. Once that is nothing, it is shown as it was.

    `spawn` begins work of its own. A table is not counted on where the bot is silent.
    """

    def __init__(
        self, rows: ShownRows, silence: Silence, spawn: Callable[[Coroutine[Any, Any, None]], None]
    ) -> None:
        self._rows = rows
        self._silence = silence
        self._spawn = spawn
        self._unwritten: dict[int, dict[str, object]] = {}
        self._at: dict[int, At] = {}
        self._untold: dict[int, At] = {}
        self._timer: asyncio.TimerHandle | None = None

    def begin(self, table_id: int, at: At) -> Callable[[str, int | None, Write], Write]:
        """All that shows this table is about to be written, as it is then or later.

        Gives what has each of these writes counted: by name, in which channel, and the write to be made.
        """
        self._at[table_id] = at
        return partial(self._counted, table_id, self._unwritten.setdefault(table_id, {}))

    def _counted(
        self, table_id: int, unwritten: dict[str, object], name: str, channel: int | None, write: Write
    ) -> Write:
        newest = unwritten[name] = object()

        async def counting() -> bool:
            asked = await write()
            if self._unwritten.get(table_id) is not unwritten or unwritten.get(name) is not newest:
                return asked
            if channel is not None and channel in self._silence:
                del self._unwritten[table_id], self._at[table_id]
                return asked
            del unwritten[name]
            if not unwritten:
                del self._unwritten[table_id]
                self._tell_later(table_id, self._at.pop(table_id))
            return asked

        return counting

    def _tell_later(self, table_id: int, at: At) -> None:
        self._untold[table_id] = at
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(PAUSE, self._later)

    def _later(self) -> None:
        self._timer = None
        self._spawn(self.tell())

    async def tell(self) -> None:
        """Have the database know of all tables that have been shown since it was told last."""
        untold, self._untold = self._untold, {}
        if untold:
            try:
                await self._rows.keep(untold)
            except Unavailable as error:
                log.warning("the next start shows %s tables once more: %s", len(untold), error)

    def stop(self) -> None:
        """Tell nothing more by itself."""
        if self._timer is not None:
            self._timer.cancel()
