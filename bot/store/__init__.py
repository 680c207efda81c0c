"""What must not be lost: tables, inputs, seats, results, people and posts, in one SQLite file.

Every method is one transaction, and none waits for anything but the database while it is open. What
a method has written is on disk when it returns (WAL, synchronous FULL). A method that takes an
`interaction` records that id in the same transaction and raises Duplicate when it meets it again. A write
that has begun is finished even when its caller is cancelled.
"""

from __future__ import annotations

from typing import Self

from bot.store.championship_posts import ChampionshipPostRows
from bot.store.championships import ChampionshipRows
from bot.store.database import connect
from bot.store.deadlines import DeadlineRows
from bot.store.followers import FollowerRows
from bot.store.interactions import InteractionRows
from bot.store.leaderboards import LeaderboardRows
from bot.store.lobbies import LobbyRows
from bot.store.matches import MatchRows
from bot.store.migrate import migrate
from bot.store.people import PersonRows
from bot.store.posts import PostRows
from bot.store.servers import ServerRows
from bot.store.tables import TableRows

__all__ = ["Store"]


class Store(
    LobbyRows,
    MatchRows,
    TableRows,
    DeadlineRows,
    FollowerRows,
    PersonRows,
    ServerRows,
    PostRows,
    InteractionRows,
    LeaderboardRows,
    ChampionshipRows,
    ChampionshipPostRows,
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
