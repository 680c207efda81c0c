"""The drain: before the bot is stopped its host may have it open no new tables, while the others go on."""

from __future__ import annotations

from pathlib import Path

from bot.store.files import create_private, leave_to_owner


class Drain:
    """A marker beside the database, which the running bot looks for whenever a table is to be opened."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self.file = database.with_name(f"{database.name}-drain")

    @property
    def begun(self) -> bool:
        """True while no table may be opened."""
        return self.file.exists()

    def begin(self) -> None:
        """Have no table opened from now on. OSError."""
        create_private(self.file)
        leave_to_owner(self.file, self._database)

    def end(self) -> None:
        """Let tables be opened again, if that was forbidden. OSError."""
        self.file.unlink(missing_ok=True)
