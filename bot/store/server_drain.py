"""The drain of a database on a PostgreSQL server: the comment of the tables' own table is the marker.

Whoever sets it waits for nobody who reads or writes there, and two who set it at once take turns.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import func, select

from bot.store.database import Database
from bot.store.drain import DRAINED, Drain
from bot.store.migrate import Unusable
from bot.store.migrate_server import FAILURES, failed, revision_of
from bot.store.postgres_connect import asking
from bot.store.units import Statement

NOTHING_TO_DRAIN: Final = "There is no database of the bot on the server yet: nothing can be opened there."

_COMMENT = func.obj_description(func.to_regclass("tables"), "pg_class")
_BEGUN: Final = Statement(select(_COMMENT.is_not_distinct_from(DRAINED).label("begun")))


class ServerDrain(Drain):
    """The marker is in the database: any machine may set it, and whoever runs the bot reads it there."""

    def __init__(self, url: str, database: Database) -> None:
        self._url = url
        self._database = database

    async def is_begun(self) -> bool:
        """Whether the comment says so. Unavailable."""
        ((begun,),) = await self._database.read(_BEGUN)
        return bool(begun)

    async def begin(self) -> None:
        """Write it. CannotMigrate, also where there is no database to be drained."""
        if await revision_of(self._url) is None:
            raise Unusable(NOTHING_TO_DRAIN)
        await self._have(f"COMMENT ON TABLE tables IS '{DRAINED}'")

    async def end(self) -> None:
        """Take it away, where there is a database yet. CannotMigrate."""
        if await revision_of(self._url) is not None:
            await self._have("COMMENT ON TABLE tables IS NULL")

    async def _have(self, statement: str) -> None:
        try:
            async with asking(self._url) as connection:
                await connection.execute(statement)
        except FAILURES as error:
            raise failed(error) from error
