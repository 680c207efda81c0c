"""Cache of snapshots, one for each reader of a table: each is computed once for each change."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.records.tables import TableHeader
from bot.store.recent import Recent
from bot.tables.snapshot import Snapshot
from bot.tables.table import Table

HELD: Final = 64
"""Number of tables whose snapshots are cached."""


class CachedSnapshots(NamedTuple):
    """The cached snapshots of a table, valid for this header object; each read makes a new header."""

    header: TableHeader
    inputs: int
    by_reader: dict[int | None, Snapshot]


class Snapshots:
    """The snapshots of the tables that were looked at last, until these change."""

    def __init__(self) -> None:
        self._taken: Recent[CachedSnapshots] = Recent(HELD)

    def snapshot_for(self, table: Table, user: int | None) -> Snapshot:
        """Return the table as this person, or a spectator (None), sees it now."""
        taken = self._taken.get(table.header.id)
        if taken is None or taken.header is not table.header or taken.inputs != table.inputs:
            taken = self._taken.keep(table.header.id, CachedSnapshots(table.header, table.inputs, {}))
        if user not in taken.by_reader:
            taken.by_reader[user] = table.snapshot(user)
        return taken.by_reader[user]
