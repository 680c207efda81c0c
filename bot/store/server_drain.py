"""The drain of a database on a PostgreSQL server: an empty table is the marker."""

from __future__ import annotations

from typing import Final

from sqlalchemy import func, select

from bot.store.database import Database
from bot.store.drain import Drain
from bot.store.migrate import Unusable
from bot.store.migrate_server import FAILURES, failed, revision_of
from bot.store.postgres import ANSWERING, connect
from bot.store.units import Statement

NOTHING_TO_DRAIN: Final = "There is no database of the bot on the server yet: nothing can be opened there."

_BEGUN: Final = Statement(select(func.to_regclass("drain").is_not(None).label("begun")))


class ServerDrain(Drain):
    """The marker is in the database: any machine may set it, and whoever runs the bot reads it there."""

    def __init__(self, url: str, database: Database) -> None:
        self._url = url
        self._database = database

    async def begun(self) -> bool:
        """Whether the table is there. Unavailable."""
        ((begun,),) = await self._database.read(_BEGUN)
        return bool(begun)

    async def begin(self) -> None:
        """Make it. CannotMigrate, also where there is no database to be drained."""
        if await revision_of(self._url) is None:
            raise Unusable(NOTHING_TO_DRAIN)
        await self._have("CREATE TABLE IF NOT EXISTS drain ()")

    async def end(self) -> None:
        """Drop it. CannotMigrate."""
        await self._have("DROP TABLE IF EXISTS drain")

    async def _have(self, statement: str) -> None:
        try:
            connection = await connect(self._url)
            try:
                await connection.execute(statement, timeout=ANSWERING)
            finally:
                await connection.close()
        except FAILURES as error:
            raise failed(error) from error
