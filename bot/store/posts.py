"""Where the messages are: those of tables and those of championships, in one table.

This process is the only one that writes messages, so what it has read or written once is known: nobody asks
the database where a message is while its table is being played.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, TypeAlias

from sqlalchemy import Column, and_, bindparam, delete, insert, select

from bot.records.tables import PostRow
from bot.store import schema
from bot.store.database import Database
from bot.store.recent import Recent
from bot.store.units import Statement, Step

HELD: Final = 2048
"""The messages of so many tables, and of so many championships, are known without asking."""

_COLUMNS: Final = schema.posts.c
_FIELDS: Final = ("kind", "seat", "channel_id", "message_id", "posted_at", "stamp")
Held: TypeAlias = dict[tuple[str, int], PostRow]
"""The messages of one owner, by kind and seat."""


class PostRows:
    """The part of the store about messages of one kind of owner, which `owner` says: a column of `posts`.

    A write that raises has changed nothing, or it is not known whether it has: then it is asked anew.
    """

    def __init__(self, database: Database, owner: Column[int]) -> None:
        self._database = database
        self._held: Recent[Held] = Recent(HELD)
        self._reading: dict[int, object] = {}  # the owners asked for, until a write overtakes the answer
        this = owner == bindparam("owner")
        post = and_(this, _COLUMNS.kind == bindparam("at_kind"), _COLUMNS.seat == bindparam("at_seat"))
        values: dict[str, Any] = {name: bindparam(name) for name in _FIELDS}
        order = (_COLUMNS.seat, _COLUMNS.kind)
        self._of = Statement(select(*(_COLUMNS[name] for name in _FIELDS)).where(this).order_by(*order))
        self._drop = Statement(delete(schema.posts).where(post))
        self._insert = Statement(insert(schema.posts).values({**values, owner.name: bindparam("owner")}))

    async def list_for(self, owner: int) -> list[PostRow]:
        """Where the messages of a table or championship are, its own first. Unavailable."""
        held = await self._hold(owner)
        return sorted(held.values(), key=lambda post: (post.seat, post.kind))

    async def save(self, post: PostRow) -> None:
        """Keep where a message is, in place of the older one of that owner, kind and seat. Unavailable."""
        await self._write(
            post.owner, lambda held: held.update({(post.kind, post.seat): post}), *self._saved(post)
        )

    async def rename(self, post: PostRow, kind: str) -> PostRow:
        """Keep a message under another kind, in place of the older one of that kind. Unavailable."""
        if kind == post.kind:
            return post
        return await self.replace(post, replace(post, kind=kind, stamp=""))

    async def replace(self, old: PostRow, new: PostRow) -> PostRow:
        """Store `new`, a message of the same owner, and drop `old` in the same transaction; return `new`.

        `old` need not be stored.

        Raises:
            Unavailable: the database failed.
        """

        def change(held: Held) -> None:
            held.pop((old.kind, old.seat), None)
            held[new.kind, new.seat] = new

        dropped = self._dropped(old.owner, old.kind, old.seat)
        await self._write(old.owner, change, dropped, *self._saved(new))
        return new

    async def drop(self, owner: int, kind: str, seat: int) -> None:
        """Forget a message; it need not be there. Unavailable."""
        await self._write(owner, lambda held: held.pop((kind, seat), None), self._dropped(owner, kind, seat))

    def drop_cache(self, owner: int) -> None:
        """Another process may have written there: what is known of its messages is not relied upon."""
        self._held.drop(owner)
        self._reading.pop(owner, None)

    def _saved(self, post: PostRow) -> tuple[Step, ...]:
        values = {name: getattr(post, name) for name in _FIELDS}
        insert = self._insert.step(owner=post.owner, **values)
        return self._dropped(post.owner, post.kind, post.seat), insert

    def _dropped(self, owner: int, kind: str, seat: int) -> Step:
        return self._drop.step(owner=owner, at_kind=kind, at_seat=seat)

    async def _write(self, owner: int, change: Callable[[Held], object], *steps: Step) -> None:
        """Write, then know it. Whoever has been reading the older rows meanwhile reads again."""
        try:
            await self._database.write(*steps)
        except BaseException:
            self.drop_cache(owner)
            raise
        self._reading.pop(owner, None)
        held = self._held.get(owner)
        if held is not None:
            change(held)

    async def _hold(self, owner: int) -> Held:
        while (held := self._held.get(owner)) is None:
            reading = self._reading.setdefault(owner, object())
            try:
                found = await self._read(owner)
            finally:
                last = self._reading.get(owner) is reading
                if last:
                    del self._reading[owner]
            if last:
                self._held.keep(owner, found)
        return held

    async def _read(self, owner: int) -> Held:
        rows = (PostRow(owner, *row) for row in await self._database.read(self._of, owner=owner))
        return {(post.kind, post.seat): post for post in rows}
