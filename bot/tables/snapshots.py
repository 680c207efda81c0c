"""Cache of snapshots, so that each reader's snapshot of a table is computed once for each change."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.records.tables import TableHeader
from bot.store.recent import Recent
from bot.tables.snapshot import Snapshot
from bot.tables.table import Table

HELD: Final = 64
"""Number of tables whose snapshots are cached."""


class CachedSnapshots(NamedTuple):
    """The cached snapshots of a table, valid only for this header object: each reload makes a new header."""

    header: TableHeader
    inputs: int
    by_reader: dict[int | None, Snapshot]


class Snapshots:
    """The current snapshots of the most recently viewed tables."""

    def __init__(self) -> None:
        self._taken: Recent[CachedSnapshots] = Recent(HELD)

    def snapshot_for(self, table: Table, user: int | None) -> Snapshot:
        """Return the current snapshot of the table for this person, or for a spectator (None)."""
        taken = self._taken.get(table.header.id)
        if taken is None or taken.header is not table.header or taken.inputs != table.inputs:
            taken = self._taken.keep(table.header.id, CachedSnapshots(table.header, table.inputs, {}))
        if user not in taken.by_reader:
            taken.by_reader[user] = table.snapshot(user)
        return taken.by_reader[user]
