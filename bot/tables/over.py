"""Tables whose match is over, as last looked at: read from the store each time, and played through once."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.records import StoredTable
from bot.store.recent import Recent
from bot.tables.table import Table

HELD: Final = 16
"""So many are at hand; of any other the log is played through at each look."""


class Played(NamedTuple):
    """A table, and what was stored of it when it was made of that."""

    stored: StoredTable
    table: Table


class Over:
    """The tables of the matches that were looked at last."""

    def __init__(self) -> None:
        self._played: Recent[Played] = Recent(HELD)

    def of(self, stored: StoredTable) -> Table | None:
        """The table that was made of exactly this; None when something has changed, or it is not here."""
        played = self._played.get(stored.header.id)
        return played.table if played is not None and played.stored == stored else None

    def keep(self, stored: StoredTable, table: Table) -> None:
        """This is the table that comes of it."""
        self._played.keep(stored.header.id, Played(stored, table))

    def forget(self, table_id: int) -> None:
        """Keep nothing of this one: somebody in it has been deleted."""
        self._played.drop(table_id)
