"""Migrations in a process of their own: Alembic takes twelve megabytes, and only the start needs it."""

from __future__ import annotations

import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from bot import logs
from bot.errors import Unavailable
from bot.store.migrate import file_of, is_current, migrate

_ROOT: Final = Path(__file__).parents[2]


def migrate_apart(url: str) -> None:
    """Have another process bring the database up to date, if it is not.

    Whether it could, `Store.open` finds out and says: where it could not, that tries again by itself.
    """
    file = file_of(url)
    if is_current(file):
        return
    with suppress(OSError):  # where no process can be started
        subprocess.run(
            [sys.executable, "-m", __name__, str(file), *logs.configuration()], cwd=_ROOT, check=False
        )


def main(file: str, level: str, form: str) -> int:
    """What the other process does; the exit code."""
    logs.configure(level, form)
    try:
        migrate(Path(file))
    except Unavailable:
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
