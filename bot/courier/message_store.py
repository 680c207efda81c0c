"""Where it is kept which messages there are: of tables, or of championships, each by its id."""

from __future__ import annotations

from typing import Protocol

from bot.errors import Refused
from bot.pages.tables import Pages
from bot.records import PostRow
from bot.store import Store
from bot.texts.sentences import LOCALES


class MessageStore(Protocol):
    """What the messages kept in place ask of it. Unavailable when the database fails."""

    async def posts(self, owner: int) -> list[PostRow]:
        """The messages of one table or championship."""
        ...

    async def save_post(self, post: PostRow) -> None:
        """Keep where a message is, in place of the older one of that owner, kind and seat."""
        ...

    async def drop_post(self, owner: int, kind: str, seat: int) -> None:
        """Forget a message; it need not be there."""
        ...

    async def locale(self, owner: int) -> str:
        """The language its messages are written in."""
        ...


class TableMessageStore:
    """The messages of tables."""

    def __init__(self, store: Store, pages: Pages) -> None:
        self._store = store
        self._pages = pages

    async def posts(self, owner: int) -> list[PostRow]:
        """Those of a table."""
        return await self._store.posts(owner)

    async def save_post(self, post: PostRow) -> None:
        """Keep one."""
        await self._store.save_post(post)

    async def drop_post(self, owner: int, kind: str, seat: int) -> None:
        """Forget one."""
        await self._store.drop_post(owner, kind, seat)

    async def locale(self, owner: int) -> str:
        """The table's language; the house's first one when there is no such table."""
        try:
            return (await self._pages.tables.snapshot(owner, None)).header.locale
        except Refused:
            return LOCALES[0]


class ChampionshipMessageStore:
    """The messages of championships."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def posts(self, owner: int) -> list[PostRow]:
        """Those of a championship."""
        return await self._store.championship_posts(owner)

    async def save_post(self, post: PostRow) -> None:
        """Keep one."""
        await self._store.save_championship_post(post)

    async def drop_post(self, owner: int, kind: str, seat: int) -> None:
        """Forget one."""
        await self._store.drop_championship_post(owner, kind)

    async def locale(self, owner: int) -> str:
        """The championship's language; the house's first one when there is no such championship."""
        header = await self._store.championship_header(owner)
        return LOCALES[0] if header is None else header.locale
