"""Where it is kept which messages there are: of tables, or of championships, each by its id."""

from __future__ import annotations

from typing import Protocol

from bot.errors import Refused
from bot.pages.tables import Pages
from bot.store import Store
from bot.store.posts import PostRows
from bot.texts.sentences import LOCALES


class MessageStore(Protocol):
    """What the messages kept in place ask of it. Unavailable when the database fails."""

    posts: PostRows
    """The messages, by table or by championship."""

    async def locale(self, owner: int) -> str:
        """The language its messages are written in."""
        ...


class TableMessageStore:
    """The messages of tables."""

    def __init__(self, store: Store, pages: Pages) -> None:
        self.posts = store.posts
        self._pages = pages

    async def locale(self, owner: int) -> str:
        """The table's language; the house's first one when there is no such table."""
        try:
            return (await self._pages.tables.snapshot(owner, None)).header.locale
        except Refused:
            return LOCALES[0]


class ChampionshipMessageStore:
    """The messages of championships."""

    def __init__(self, store: Store) -> None:
        self.posts = store.championship_posts
        self._championships = store.championships

    async def locale(self, owner: int) -> str:
        """The championship's language; the house's first one when there is no such championship."""
        header = await self._championships.header(owner)
        return LOCALES[0] if header is None else header.locale
