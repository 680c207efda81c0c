"""The drain: before the bot is stopped its host may have it open no new tables, while the others go on."""

from __future__ import annotations

from abc import ABC, abstractmethod
from pathlib import Path
from typing import Final

from bot.store.files import create_private, leave_to_owner
from bot.store.migrate import Unusable

DRAINED: Final = "drain: no new tables are opened"
"""What the comment of a server's database says meanwhile."""


class Drain(ABC):
    """A marker that the running bot looks for whenever a table is to be opened; any process may set it.

    No schema knows it, so that the command of a new version is understood by the old one that still runs.
    """

    @abstractmethod
    async def is_begun(self) -> bool:
        """True while no table may be opened. Unavailable."""

    @abstractmethod
    async def begin(self) -> None:
        """Have no table opened from now on. Unavailable."""

    @abstractmethod
    async def end(self) -> None:
        """Let tables be opened again, if that was forbidden. Unavailable."""


class FileDrain(Drain):
    """The marker is a file beside the database."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self.file = database.with_name(f"{database.name}-drain")

    async def is_begun(self) -> bool:
        """Whether the file is there."""
        return self.file.exists()

    async def begin(self) -> None:
        """Make it. Unusable."""
        try:
            create_private(self.file)
            leave_to_owner(self.file, self._database)
        except OSError as error:
            raise self._unchanged(error) from error

    async def end(self) -> None:
        """Delete it, if it is there. Unusable."""
        try:
            if self.file.exists():  # a disk that is read-only refuses to delete what is not there, too
                self.file.unlink(missing_ok=True)
        except OSError as error:
            raise self._unchanged(error) from error

    def _unchanged(self, error: OSError) -> Unusable:
        return Unusable(f"{self.file} cannot be changed: {error}.")
