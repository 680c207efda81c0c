"""One snapshot of a table for each reader, taken once: a change is drawn, compared and sent from the same."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.records import TableHeader
from bot.store.recent import Recent
from bot.tables.snapshot import Snapshot
from bot.tables.table import Table

HELD: Final = 64
"""The snapshots of so many tables are at hand; of any other they are taken anew."""


class Taken(NamedTuple):
    """The snapshots of a table as it was with this header, which is another with whatever is read anew."""

    header: TableHeader
    inputs: int
    by_reader: dict[int | None, Snapshot]


class Snapshots:
    """What readers see of the tables that were looked at last, until these change."""

    def __init__(self) -> None:
        self._taken: Recent[Taken] = Recent(HELD)

    def of(self, table: Table, user: int | None) -> Snapshot:
        """The table as this person, or a spectator (None), sees it now."""
        taken = self._taken.get(table.header.id)
        if taken is None or taken.header is not table.header or taken.inputs != table.inputs:
            taken = self._taken.keep(table.header.id, Taken(table.header, table.inputs, {}))
        if user not in taken.by_reader:
            taken.by_reader[user] = table.snapshot(user)
        return taken.by_reader[user]
