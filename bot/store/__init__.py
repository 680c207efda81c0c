"""What must not be lost: tables, inputs, seats, results, people and posts, in one SQLite file.

Every method is one transaction, and none waits for anything but the database while it is open. What
a method has written is on disk when it returns (WAL, synchronous FULL). A method that takes an
`interaction` records that id in the same transaction and raises Duplicate when it meets it again. A write
that has begun is finished even when its caller is cancelled.
"""

from __future__ import annotations

from typing import Self

from bot.store.championship_posts import ChampionshipPosts
from bot.store.championships import Championships
from bot.store.database import connect
from bot.store.deadlines import Deadlines
from bot.store.followers import Followers
from bot.store.interactions import Interactions
from bot.store.leaderboards import Leaderboards
from bot.store.lobbies import Lobbies
from bot.store.matches import Matches
from bot.store.migrate import migrate
from bot.store.people import People
from bot.store.posts import Posts
from bot.store.servers import Servers
from bot.store.tables import Tables

__all__ = ["Store"]


class Store(
    Lobbies,
    Matches,
    Tables,
    Deadlines,
    Followers,
    People,
    Servers,
    Posts,
    Interactions,
    Leaderboards,
    Championships,
    ChampionshipPosts,
):
    """The one door to the database. Open it with `Store.open`, end with `close`."""

    @classmethod
    async def open(cls, url: str) -> Self:
        """Bring the database up to date, or make it with its folder, and open it.

        `url` is sqlite+aiosqlite:///<file>, as the settings hand it out. CannotMigrate, an Unavailable
        whose text is meant for whoever runs the bot, when the database must not be used.
        """
        migrating = connect(url, migrating=True)
        try:
            await migrate(migrating)
        finally:
            await migrating.dispose()
        return cls(connect(url))
