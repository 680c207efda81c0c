"""What each person reads by themselves, a panel and a direct message: compared, and put into its queue."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from math import inf
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
"""Seconds between two writes to a panel, which has a token of its own: five requests in two seconds."""


class OwnMessages:
    """The panels and direct messages of the people at a table, brought up to date where they are not."""

    def __init__(
        self, pages: Pages, panels: Panels, direct_messages: DirectMessages, queues: WriteQueues
    ) -> None:
        self._pages = pages
        self._panels = panels
        self._direct_messages = direct_messages
        self._queues = queues
        # What waits until a click at a table has been answered, by table and user; for each its `_put`.
        self._answering: dict[tuple[int, int], dict[str, Callable[[], None]]] = {}
        # What is being written, by place and table: it may soon show what has changed back meanwhile.
        self._writing: set[tuple[str, int]] = set()

    async def look(self, snapshot: Snapshot, counted: Callable[[str, int | None, Write], Write]) -> None:
        """Have written what is out of date, direct messages `counted` (as in `Shown.begin`)."""
        table_id = snapshot.header.id
        seats, panels = _seats(snapshot), self._panels.at(table_id)
        alone = snapshot.awaiting[0] if len(snapshot.awaiting) == 1 else None
        for user in dict.fromkeys([*panels, *seats]):
            seen = await known(self._pages.reader_table(table_id, user))
            # Whoever is to go on has something new to read, and an answer may have shown it by then.
            next_ = alone is not None and seats.get(user) == alone
            new = next_ or (table_id, user) in self._answering or (_panel(user), table_id) in self._writing
            if user in panels and (new or seen is None or not self._panels.is_right(table_id, seen)):
                self.put_panel(table_id, user)
            written = (queue_of(user), table_id) in self._writing
            after = 0.0 if seen is None or written else self._direct_messages.stands(table_id, seen)
            if user in seats and after < inf:
                write = partial(self._direct_messages.write, table_id, seats[user], user)
                self._put(queue_of(user), table_id, user, counted(queue_of(user), None, write), None, after)

    def put_panel(self, table_id: int, user: int) -> None:
        """Have somebody's panel written; once a click of theirs that is being answered has been."""
        write = partial(self._panels.write, table_id, user)
        self._put(_panel(user), table_id, user, write, PANEL_INTERVAL)

    def _put(
        self, place: str, table_id: int, user: int, write: Write, pause: float | None, after: float = 0.0
    ) -> None:
        noted = partial(self._noted, (place, table_id), write)
        put = partial(self._queues.put, place, f"own {table_id}", noted, pause)
        waiting = self._answering.get((table_id, user))
        if waiting is None:
            put(after)
        else:
            waiting[place] = put

    async def _noted(self, what: tuple[str, int], write: Write) -> bool:
        self._writing.add(what)
        try:
            return await write()
        finally:
            self._writing.discard(what)

    @contextmanager
    def answering(self, table_id: int, user: int) -> Iterator[None]:
        """While a click at this table is answered, what the answer shows is not written beside it as well."""
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
    """What is known without drawing anything; None where that cannot be said now."""
    try:
        return await work
    except (Refused, Unavailable):
        return None


def _panel(user: int) -> str:
    """The place in which somebody's panels are written."""
    return f"panel {user}"


def _seats(snapshot: Snapshot) -> dict[int, int]:
    """The people who sit at a table, or did, by user; -1 for those who were sent away from a lobby."""
    header = snapshot.header
    seated = [(seat, one.who) for seat, one in enumerate(snapshot.occupants) if header.seats]
    seated += [(one.seat, one.who) for one in snapshot.leavers]
    seated += [(-1, who) for who in header.kicked if header.status == "lobby"]
    return {found.user_id: seat for seat, who in seated if isinstance(found := parse_who(who), Person)}
