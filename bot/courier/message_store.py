"""Where it is kept which messages there are: of tables, or of championships, each by its id."""

from __future__ import annotations

from typing import Protocol

from bot.errors import Refused
from bot.pages.tables import Pages
from bot.records.championships import ChampionshipHeader
from bot.records.tables import TableHeader
from bot.store import Store
from bot.store.posts import PostRows


class MessageStore(Protocol):
    """What the messages kept in place ask of it. Unavailable when the database fails."""

    posts: PostRows
    """The messages, by table or by championship."""

    async def header(self, owner: int) -> TableHeader | ChampionshipHeader | None:
        """What it is; None when there is no such table or championship."""
        ...


class TableMessageStore:
    """The messages of tables."""

    def __init__(self, store: Store, pages: Pages) -> None:
        self.posts = store.posts
        self._pages = pages

    async def header(self, owner: int) -> TableHeader | None:
        """A table."""
        try:
            return (await self._pages.tables.snapshot(owner, None)).header
        except Refused:
            return None


class ChampionshipMessageStore:
    """The messages of championships."""

    def __init__(self, store: Store) -> None:
        self.posts = store.championship_posts
        self._championships = store.championships

    async def header(self, owner: int) -> ChampionshipHeader | None:
        """A championship."""
        return await self._championships.header(owner)
