"""Evenings: the matches of a table and of its rematches, and which message tells of them, once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.history_records import Played
from bot.records import TableHeader
from bot.store import Store

EVENING: Final = "evening"
"""The paper that tells of one."""


def kind_of(paper: str) -> str:
    """The kind of the message in which a paper of a match is shared."""
    return f"shared {paper}"


class Evenings:
    """An evening is told when its host ends it, or where the lobby of its next match has been given up."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def ended_by(self, header: TableHeader) -> Sequence[Played]:
        """The matches whose evening a table that was given up tells; () where that is done already.

        Unavailable.
        """
        before = header.previous
        if before is None or await self.teller(before) != header.id or await self._shared(before):
            return ()
        return await self._store.history.series(before)

    async def teller(self, table_id: int) -> int | None:
        """The first table that was given up after a match; None where none has been. Unavailable."""
        given_up = await self._store.tables.given_up(table_id)
        return given_up[0].id if given_up else None

    async def _shared(self, table_id: int) -> bool:
        return any(post.subject == kind_of(EVENING) for post in await self._store.posts.of(table_id))
