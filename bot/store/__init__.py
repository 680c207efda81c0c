"""The database: tables, inputs, seats, results, people and messages.

`await store.write(append_input, ...)` runs a unit of work, a function of the modules here: all of it is on
disk when it returns, and nothing is stored if it raises. `await store.read(load_table, ...)` runs a function
that only reads. docs/store.md shows how to write a new one.
"""

from __future__ import annotations

import asyncio
from typing import Self

from bot.database_url import file_of, on_server
from bot.store import schema
from bot.store.deletion_requests import DeletionRequests
from bot.store.drain import Drain, FileDrain, ServerDrain
from bot.store.engine import Database
from bot.store.leaderboards import Leaderboards
from bot.store.lease import AnyLease, Lease
from bot.store.migrate import prepare
from bot.store.slots import SlotRows
from bot.store.sqlite import open_file

__all__ = ["Store", "lease_of"]


class Store:
    """A database, what is cached of it, and what lies beside it. Open it with `Store.open`."""

    def __init__(self, database: Database, drain: Drain) -> None:
        self.database = database
        self.read = database.read
        self.read_long = database.read_long
        self.write = database.write
        self.drain = drain
        self.deletion_requests = DeletionRequests(database.file)
        self.leaderboards = Leaderboards(database)
        self.slots = SlotRows(database, schema.slots.c.table_id)
        self.championship_slots = SlotRows(database, schema.slots.c.championship_id)
        self.deal_slots = SlotRows(database, schema.slots.c.deal_id)
        self.pad_slots = SlotRows(database, schema.slots.c.pad_id)
        self.meeting_slots = SlotRows(database, schema.slots.c.meeting_id)

    @classmethod
    async def open(cls, url: str, *, copying: bool = False) -> Self:
        """Bring the database up to date, or make it with its folder, and return its store.

        Args:
            url: sqlite+aiosqlite:///<file>, or the URL of a PostgreSQL server
            copying: whether a database that holds half of a copy may be opened

        Raises:
            CannotMigrate: the database must not be used; the text says why, to whoever runs the bot.
        """
        await asyncio.to_thread(prepare, url, copying=copying)
        return cls.at(url)

    @classmethod
    def at(cls, url: str) -> Self:
        """Return the store at this URL; its database is opened when it is first used."""
        if on_server(url):
            # Hosts with an SQLite file need no driver for PostgreSQL.
            from bot.store.postgres import open_server

            database = open_server(url)
            return cls(database, ServerDrain(url, database))
        file = file_of(url)
        return cls(open_file(file), FileDrain(file))

    async def close(self) -> None:
        """Finish what has begun, then close all connections. Closing twice is fine."""
        await self.database.close()


def lease_of(url: str) -> AnyLease:
    """Return the lease of the database at this address."""
    if on_server(url):
        # Hosts with an SQLite file have not installed what this needs.
        from bot.store.postgres_lease import ServerLease

        return ServerLease(url)
    return Lease(file_of(url))
