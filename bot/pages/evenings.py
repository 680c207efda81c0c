"""Summarise an evening (a match and its rematches) exactly once, and find the summary's message."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.records.history import FinishedMatch
from bot.records.tables import TableHeader
from bot.store import Store
from bot.store.history import list_series
from bot.store.tables import list_given_up_rematches

EVENING: Final = "evening"
"""The kind of paper that summarises an evening."""


def kind_of(paper: str) -> str:
    """Return the kind of the message in which a paper (podium, sheet, evening) of a match is shared."""
    return f"shared {paper}"


class Evenings:
    """Rules for when an evening is summarised: its host ends it, or its rematch lobby is given up."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def matches_to_summarise(self, header: TableHeader) -> Sequence[FinishedMatch]:
        """Return the matches that a given-up lobby must summarise; () if a summary exists already.

        Raises:
            Unavailable: the database failed.
        """
        before = header.previous
        if before is None or await self.first_given_up(before) != header.id or await self._is_shared(before):
            return ()
        return await self._store.read(list_series, before)

    async def first_given_up(self, table_id: int) -> int | None:
        """Return the id of the first table given up after a match; None if there is none.

        Raises:
            Unavailable: the database failed.
        """
        given_up = await self._store.read(list_given_up_rematches, table_id)
        return given_up[0].id if given_up else None

    async def _is_shared(self, table_id: int) -> bool:
        return any(row.kind == kind_of(EVENING) for row in await self._store.slots.list_for(table_id))
