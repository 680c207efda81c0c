"""Drains: before a stop, the host may have the bot open no new tables while the others go on."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Final

from sqlalchemy import func, select

from bot.store.engine import Database, Statement, Transaction
from bot.store.files import create_private, leave_to_owner
from bot.store.migrate import DRAINED, Unusable, server_revision

_COMMENT: Final = Statement(select(func.obj_description(func.to_regclass("tables"), "pg_class")))


class Drain(ABC):
    """A marker that the running bot looks for whenever a table is to be opened; any process may set it.

    No schema knows it, so that an old version that still runs understands the command of a new one.
    """

    @abstractmethod
    async def is_begun(self) -> bool:
        """Return whether no tables may be opened.

        Raises:
            Unavailable: the database failed.
        """

    @abstractmethod
    async def begin(self) -> None:
        """Let no tables be opened from now on.

        Raises:
            Unavailable: the database failed.
        """

    @abstractmethod
    async def end(self) -> None:
        """Let tables be opened again.

        Raises:
            Unavailable: the database failed.
        """


class FileDrain(Drain):
    """The marker is a file beside the database."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self.file = database.with_name(f"{database.name}-drain")

    async def is_begun(self) -> bool:
        """Return whether the file exists."""
        return self.file.exists()

    async def begin(self) -> None:
        """Create the file.

        Raises:
            Unusable: the file cannot be created.
        """
        try:
            create_private(self.file)
            leave_to_owner(self.file, self._database)
        except OSError as error:
            raise self._unchanged(error) from error

    async def end(self) -> None:
        """Delete the file if it exists.

        Raises:
            Unusable: the file cannot be deleted.
        """
        try:
            if self.file.exists():  # a disk that is read-only refuses to delete what is not there, too
                self.file.unlink(missing_ok=True)
        except OSError as error:
            raise self._unchanged(error) from error

    def _unchanged(self, error: OSError) -> Unusable:
        return Unusable(f"{self.file} cannot be changed: {error}.")


class ServerDrain(Drain):
    """The marker is the comment on the table `tables`: every machine can read and write it.

    Whoever sets it waits for nobody who reads or writes there.
    """

    def __init__(self, url: str, database: Database) -> None:
        self._url = url
        self._database = database

    async def is_begun(self) -> bool:
        """Return whether the comment says so.

        Raises:
            Unavailable: the database failed.
        """
        return await self._database.read(_is_drained)

    async def begin(self) -> None:
        """Write the comment.

        Raises:
            CannotMigrate: the server failed, or there is no database yet.
        """
        if not await asyncio.to_thread(_comment, self._url, f"'{DRAINED}'"):
            raise Unusable("There is no database of the bot on the server yet: nothing can be opened there.")

    async def end(self) -> None:
        """Remove the comment, if there is a database.

        Raises:
            CannotMigrate: the server failed.
        """
        await asyncio.to_thread(_comment, self._url, "NULL")


def _is_drained(tx: Transaction) -> bool:
    return tx.rows(_COMMENT) == [(DRAINED,)]


def _comment(url: str, words: str) -> bool:
    """Set the comment, and return whether there is a database to set it in."""
    # Hosts with an SQLite file have not installed this.
    from bot.store.postgres_connect import asking

    if server_revision(url) is None:
        return False
    with asking(url) as connection:
        connection.row(f"COMMENT ON TABLE tables IS {words}")
    return True
