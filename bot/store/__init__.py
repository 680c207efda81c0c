"""What must not be lost: tables, inputs, seats, results, people and posts, in one database.

Every method that writes is one unit of work: all of it or nothing. What a method has written is on disk when
it returns; units that wait together share that one commit. A method that takes an `interaction` records that
id in the same unit and raises Duplicate when it meets it again. A write that has begun is finished even when
its caller is cancelled.
"""

from __future__ import annotations

import asyncio
from typing import Self

from bot.database_url import file_of, on_server
from bot.store import schema
from bot.store.championships import ChampionshipRows
from bot.store.database import Database
from bot.store.deadlines import DeadlineRows
from bot.store.deletion_requests import DeletionRequests
from bot.store.drain import Drain, FileDrain
from bot.store.emojis import EmojiRows
from bot.store.followers import FollowerRows
from bot.store.history import HistoryRows
from bot.store.interactions import InteractionRows
from bot.store.leaderboards import LeaderboardRows
from bot.store.lease import AnyLease, Lease
from bot.store.lobbies import LobbyRows
from bot.store.matches import MatchRows
from bot.store.medals import MedalRows
from bot.store.migrate import migrate
from bot.store.people import PersonRows
from bot.store.personal import PersonalRows
from bot.store.removed import RemovedServerRows
from bot.store.seasons import SeasonRows
from bot.store.servers import ServerRows
from bot.store.slots import SlotRows
from bot.store.sqlite import FileDatabase
from bot.store.statistics import StatisticsRows
from bot.store.tables import TableRows
from bot.store.totals import TotalRows

__all__ = ["Store", "lease_of"]


class Store:
    """The one door to the database, by kind of row. Open it with `Store.open`, end with `close`."""

    def __init__(self, database: Database, drain: Drain) -> None:
        self.database = database
        self.drain = drain
        self.tables = TableRows(database)
        self.lobbies = LobbyRows(database)
        self.matches = MatchRows(database)
        self.deadlines = DeadlineRows(database)
        self.emojis = EmojiRows(database)
        self.followers = FollowerRows(database)
        self.people = PersonRows(database)
        self.personal = PersonalRows(database)
        self.deletion_requests = DeletionRequests(database.file)
        self.servers = ServerRows(database)
        self.removed = RemovedServerRows(database)
        self.slots = SlotRows(database, schema.slots.c.table_id)
        self.interactions = InteractionRows(database)
        self.leaderboards = LeaderboardRows(database)
        self.totals = TotalRows(database)
        self.statistics = StatisticsRows(database)
        self.seasons = SeasonRows(database)
        self.history = HistoryRows(database)
        self.championships = ChampionshipRows(database)
        self.medals = MedalRows(database)
        self.championship_slots = SlotRows(database, schema.slots.c.championship_id)

    @classmethod
    async def open(cls, url: str, *, copying: bool = False) -> Self:
        """Bring the database up to date, or make it with its folder, and return its store.

        `url` is sqlite+aiosqlite:///<file> or that of a PostgreSQL server, as the settings hand it out.
        CannotMigrate, an Unavailable whose text is meant for whoever runs the bot, when the database must not
        be used; with `copying` one that holds half of a copy may be.
        """
        if on_server(url):
            # Who keeps an SQLite file needs none of this, not even installed.
            from bot.store.migrate_server import migrate_server

            await migrate_server(url, copying=copying)
        else:
            await asyncio.to_thread(migrate, file_of(url), copying=copying)
        return cls.at(url)

    @classmethod
    def at(cls, url: str) -> Self:
        """Return the store at this address; its database is not opened before something is asked of it."""
        if on_server(url):
            from bot.store.postgres import ServerDatabase
            from bot.store.server_drain import ServerDrain

            database = ServerDatabase(url)
            return cls(database, ServerDrain(url, database))
        file = file_of(url)
        return cls(FileDatabase(file), FileDrain(file))

    async def close(self) -> None:
        """Let what has begun end, then give the database back. Closing twice is fine."""
        await self.database.close()


def lease_of(url: str) -> AnyLease:
    """Return the lease of the database at this address."""
    if on_server(url):
        from bot.store.server_lease import ServerLease

        return ServerLease(url)
    return Lease(file_of(url))
