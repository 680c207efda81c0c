"""The one door to the database: what is read, and units of work."""

from __future__ import annotations

from pathlib import Path

from bot.store.batches import Batches
from bot.store.units import Parameters, Query, Row, Statement, Step, Unit, ask


class Database:
    """Reading and writing. The parts of the store are built on these and nothing else.

    file  the SQLite file; what belongs to a database and lies beside it has its name and more
    """

    def __init__(
        self,
        file: Path,
        reader: Batches[tuple[Query, ...]],
        long_reader: Batches[tuple[Query, ...]],
        writer: Batches[Unit],
    ) -> None:
        self.file = file
        self._reader = reader
        self._long_reader = long_reader
        self._writer = writer

    async def write(self, *steps: Step) -> Parameters:
        """Run a unit: on disk as a whole when this returns what it found, not there at all when refused.

        What the steps refuse with, or Unavailable.
        """
        found: Parameters = await self._writer.do(steps)
        return found

    async def read(self, statement: Statement, **values: object) -> list[Row]:
        """The rows of one query. Unavailable."""
        (rows,) = await self.read_together(ask(statement, **values))
        return rows

    async def read_together(self, *queries: Query) -> list[list[Row]]:
        """The rows of each of these queries, as of one moment. Unavailable.

        Nobody waits for those that take long but whoever asks for others of them.
        """
        long = any(query.statement.long for query in queries)
        found: list[list[Row]] = await (self._long_reader if long else self._reader).do(queries)
        return found

    async def close(self) -> None:
        """Let what has begun end, then give every connection back. Closing twice is fine."""
        sessions = (self._writer, self._reader, self._long_reader)
        for each in sessions:
            each.closed = True
        for each in sessions:
            await each.close()
