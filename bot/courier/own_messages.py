"""The messages that one person reads, a panel and a direct message: compared, and put into their queues."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Final, TypeVar

from bot.courier.direct_messages import DirectMessages, queue_of
from bot.courier.panels import Panels
from bot.courier.shown import Write
from bot.courier.write_queue import WriteQueues
from bot.errors import Refused, Unavailable
from bot.pages.tables import Pages
from bot.records.tables import Person, parse_who
from bot.tables.snapshot import Snapshot

T = TypeVar("T")

PANEL_INTERVAL: Final = 0.5
"""Seconds between two edits of a panel, which has a token of its own: five requests in two seconds."""


class OwnMessages:
    """Brings the panels and direct messages of the people at a table up to date."""

    def __init__(
        self, pages: Pages, panels: Panels, direct_messages: DirectMessages, queues: WriteQueues
    ) -> None:
        self._pages = pages
        self._panels = panels
        self._direct_messages = direct_messages
        self._queues = queues
        # Writes that wait until a click at a table has been answered: by table and user, then by queue.
        self._answering: dict[tuple[int, int], dict[str, Callable[[], None]]] = {}
        # Writes in flight, by queue and table: they may show a state that has changed since.
        self._writing: set[tuple[str, int]] = set()

    async def look(self, snapshot: Snapshot, counted: Callable[[str, int | None, Write], Write]) -> None:
        """Queue writes of all messages that are out of date; `counted` is the one of `Shown.begin`."""
        table_id = snapshot.header.id
        seated, panels = _list_people(snapshot), self._panels.users_at(table_id)
        for user in dict.fromkeys([*panels, *seated]):
            seen = await known(self._pages.reader_table(table_id, user))
            # An answer on its way may show the state before this change.
            answering = (table_id, user) in self._answering
            if user in panels:
                busy = answering or (_panel(user), table_id) in self._writing
                if busy or seen is None or not self._panels.is_current(table_id, seen):
                    self.put_panel(table_id, user)
            if user not in seated:
                continue
            queue = queue_of(user)
            busy = answering or seen is None or (queue, table_id) in self._writing
            if busy or seen is None or not await known(self._direct_messages.is_current(seen)):
                write = partial(self._direct_messages.write, table_id, user)
                self._put(queue, table_id, user, counted(queue, None, write), None)

    def put_panel(self, table_id: int, user: int) -> None:
        """Queue a write of a person's panel, for after the answer to their click if there is one."""
        write = partial(self._panels.write, table_id, user)
        self._put(_panel(user), table_id, user, write, PANEL_INTERVAL)

    def _put(self, queue: str, table_id: int, user: int, write: Write, pause: float | None) -> None:
        noted = partial(self._run_noted, (queue, table_id), write)
        put = partial(self._queues.put, queue, f"own {table_id}", noted, pause)
        waiting = self._answering.get((table_id, user))
        if waiting is None:
            put()
        else:
            waiting[queue] = put

    async def _run_noted(self, what: tuple[str, int], write: Write) -> bool:
        self._writing.add(what)
        try:
            return await write()
        finally:
            self._writing.discard(what)

    @contextmanager
    def answering(self, table_id: int, user: int) -> Iterator[None]:
        """Hold back writes of a person's messages while their click at this table is answered."""
        key = (table_id, user)
        outer = self._answering.get(key)
        waiting = self._answering[key] = {} if outer is None else outer
        try:
            yield
        finally:
            if outer is None:
                del self._answering[key]
                for put in waiting.values():
                    put()


async def known(work: Awaitable[T]) -> T | None:
    """Return the result, or None if it is refused or unavailable now."""
    try:
        return await work
    except (Refused, Unavailable):
        return None


def _panel(user: int) -> str:
    return f"panel {user}"


def _list_people(snapshot: Snapshot) -> set[int]:
    """Return the people who sit at a table or did, and those who were kicked from a lobby."""
    header = snapshot.header
    present = [occupant.who for occupant in snapshot.occupants if header.seats or header.is_private]
    present += [leaver.who for leaver in snapshot.leavers]
    present += [who for who in header.kicked if header.status == "lobby"]
    return {found.user_id for who in present if isinstance(found := parse_who(who), Person)}
