"""Count the unfinished writes of each table, and store now and then which tables are shown as they are."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, Final, TypeAlias

from bot.courier.silence import Silence
from bot.errors import Unavailable
from bot.records.tables import TableVersion
from bot.store.slots import SlotRows

log = logging.getLogger(__name__)

PAUSE: Final = 60.0
"""Seconds between two times that it is stored; a crash in between costs some edits."""

Write: TypeAlias = Callable[[], Coroutine[Any, Any, bool]]
"""Brings one message up to date; returns whether that took a request."""


class Shown:
    """Counts the unfinished writes of each table: once there are none, its messages show it as it was.

    A table whose channel refuses messages never counts as shown.
    """

    def __init__(
        self, slots: SlotRows, silence: Silence, spawn: Callable[[Coroutine[Any, Any, None]], None]
    ) -> None:
        self._slots = slots
        self._silence = silence
        self._spawn = spawn
        self._unwritten: dict[int, dict[str, object]] = {}
        self._at: dict[int, TableVersion] = {}
        self._timer: asyncio.TimerHandle | None = None

    def is_pending(self, table_id: int) -> bool:
        """Return whether writes of this table are unfinished."""
        return table_id in self._unwritten

    @contextmanager
    def begin(self, table_id: int, at: TableVersion) -> Iterator[Callable[[str, int | None, Write], Write]]:
        """Yield a function that has a write of this table counted, by its name and channel.

        The table is not shown before the block has ended and all counted writes have succeeded.
        """
        self._at[table_id] = at
        unwritten = self._unwritten.setdefault(table_id, {})
        working = unwritten[""] = object()
        try:
            yield partial(self._count, table_id, unwritten)
        finally:
            if unwritten.get("") is working:
                self._finish(table_id, unwritten, "")

    def _count(
        self, table_id: int, unwritten: dict[str, object], name: str, channel: int | None, write: Write
    ) -> Write:
        newest = unwritten[name] = object()

        async def counted() -> bool:
            asked = await write()
            if self._unwritten.get(table_id) is not unwritten or unwritten.get(name) is not newest:
                return asked
            if channel is not None and channel in self._silence:
                del self._unwritten[table_id], self._at[table_id]
            else:
                self._finish(table_id, unwritten, name)
            return asked

        return counted

    def _finish(self, table_id: int, unwritten: dict[str, object], name: str) -> None:
        """Note that a write has succeeded; after the last one, the table is shown."""
        del unwritten[name]
        if not unwritten and self._unwritten.get(table_id) is unwritten:
            del self._unwritten[table_id]
            self._slots.show(table_id, self._at.pop(table_id))
            if self._timer is None:
                self._timer = asyncio.get_running_loop().call_later(PAUSE, self._flush_later)

    def _flush_later(self) -> None:
        self._timer = None
        self._spawn(self.flush())

    async def flush(self) -> None:
        """Store which tables are shown as they are."""
        try:
            await self._slots.flush()
        except Unavailable as error:
            log.warning("the next start shows some tables once more: %s", error)

    def stop(self) -> None:
        """Store nothing more by itself."""
        if self._timer is not None:
            self._timer.cancel()
