"""Which tables people see as they are: told to the database now and then, for the next start."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Coroutine, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, Final, TypeAlias

from bot.courier.silence import Silence
from bot.errors import Unavailable
from bot.records.tables import TableVersion
from bot.store.shown import ShownRows, Stamp

log = logging.getLogger(__name__)

PAUSE: Final = 60.0
"""Seconds at least between two times that the database is told; a crash in between costs some edits."""

Write: TypeAlias = Callable[[], Coroutine[Any, Any, bool]]
"""Brings one message up to date; True when that took a request."""


class Shown:
    """Counts what is still to be written of each table. Once that is nothing, it is shown as it was.

    `spawn` begins work of its own; `stamps` says what the messages of some tables show. A table is not
    counted on where the bot is silent.
    """

    def __init__(
        self,
        rows: ShownRows,
        silence: Silence,
        spawn: Callable[[Coroutine[Any, Any, None]], None],
        stamps: Callable[[Collection[int]], Iterable[Stamp]],
    ) -> None:
        self._rows = rows
        self._stamps = stamps
        self._silence = silence
        self._spawn = spawn
        self._unwritten: dict[int, dict[str, object]] = {}
        self._at: dict[int, TableVersion] = {}
        self._untold: dict[int, TableVersion] = {}
        # What the database says of a table: it holds until that moves on, or is doubted.
        self._told: dict[int, TableVersion | None] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._out_of_date: frozenset[int] | None = None
        self._met: set[int] = set()

    def resume(self, out_of_date: Iterable[int]) -> None:
        """Of all tables that were there at the start, these may not be shown as they are."""
        if self._out_of_date is None:
            self._out_of_date = frozenset(out_of_date)

    def meet(self, table_id: int, *, ended: bool) -> bool:
        """Whether a table is met here for the first time that was shown as it is at the start."""
        if ended or self._out_of_date is None:
            self._met.discard(table_id)
            self._told.pop(table_id, None)
            return False
        met = table_id in self._met
        self._met.add(table_id)
        if met or table_id in self._out_of_date:
            return False
        self._told[table_id] = None
        return True

    def doubt(self, table_id: int) -> None:
        """Something that shows this table changes, or has changed, although the table has not."""
        self._untold.pop(table_id, None)
        if table_id in self._told:
            del self._told[table_id]
            self._spawn(self._forget(table_id))

    async def _forget(self, table_id: int) -> None:
        try:
            await self._rows.forget(table_id)
        except Unavailable as error:
            log.warning("table %s may be shown as it was at the next start: %s", table_id, error)

    @contextmanager
    def begin(self, table_id: int, at: TableVersion) -> Iterator[Callable[[str, int | None, Write], Write]]:
        """While it is worked out what is to be written of this table, as it is then or later.

        Gives what has each of these writes counted: by name, in which channel, and the write to be made. A
        table is not shown before all of them are known.
        """
        self._at[table_id] = at
        if self._told.get(table_id, at) not in (at, None):
            del self._told[table_id]  # What the database says is not about this table as it is.
        unwritten = self._unwritten.setdefault(table_id, {})
        working = unwritten[""] = object()
        try:
            yield partial(self._counted, table_id, unwritten)
        finally:
            if unwritten.get("") is working:
                self._done(table_id, unwritten, "")

    def _counted(
        self, table_id: int, unwritten: dict[str, object], name: str, channel: int | None, write: Write
    ) -> Write:
        newest = unwritten[name] = object()
        self.doubt(table_id)

        async def counting() -> bool:
            asked = await write()
            if self._unwritten.get(table_id) is not unwritten or unwritten.get(name) is not newest:
                return asked
            if channel is not None and channel in self._silence:
                del self._unwritten[table_id], self._at[table_id]
                return asked
            self._done(table_id, unwritten, name)
            return asked

        return counting

    def _done(self, table_id: int, unwritten: dict[str, object], name: str) -> None:
        """This is not to be written any more; where nothing is, the table is shown."""
        del unwritten[name]
        if not unwritten and self._unwritten.get(table_id) is unwritten:
            del self._unwritten[table_id]
            self._tell_later(table_id, self._at.pop(table_id))

    def _tell_later(self, table_id: int, at: TableVersion) -> None:
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
                await self._rows.keep(untold, self._stamps(untold))
                self._told.update((table, at) for table, at in untold.items() if table in self._met)
            except Unavailable as error:
                log.warning("the next start shows %s tables once more: %s", len(untold), error)

    def stop(self) -> None:
        """Tell nothing more by itself."""
        if self._timer is not None:
            self._timer.cancel()
