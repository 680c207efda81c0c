"""Cache of finished tables: the rows are read each time, but replayed only after a change."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.records.tables import StoredTable
from bot.store.recent import Recent
from bot.tables.table import Table

HELD: Final = 16
"""Size of the cache; the log of any other table is replayed at each look."""


class CachedTable(NamedTuple):
    """A table, and the stored rows that the table was built from."""

    stored: StoredTable
    table: Table


class FinishedTables:
    """The tables of the most recently viewed finished matches."""

    def __init__(self) -> None:
        self._played: Recent[CachedTable] = Recent(HELD)

    def find(self, stored: StoredTable) -> Table | None:
        """Return the cached table built from exactly these rows; None if there is no such table."""
        played = self._played.get(stored.header.id)
        return played.table if played is not None and played.stored == stored else None

    def keep(self, stored: StoredTable, table: Table) -> None:
        """Cache the table built from these rows."""
        self._played.keep(stored.header.id, CachedTable(stored, table))

    def forget(self, table_id: int) -> None:
        """Remove a table from the cache, because a person in it has been deleted."""
        self._played.drop(table_id)
