"""Run migrations in another process: Alembic takes twelve megabytes, and only the start needs it."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from bot import logs
from bot.database_url import file_of, on_server
from bot.errors import Unavailable
from bot.store.migrate import is_current, prepare

_ROOT: Final = Path(__file__).parents[2]
VARIABLE: Final = "YOHOHO_MIGRATED"
"""The environment variable with the address for the other process."""


def migrate_apart(url: str) -> None:
    """Bring the database up to date in another process, if it is not.

    If that fails, opening the store tries again and says why.
    """
    with suppress(Unavailable):
        if is_current(url):
            return
    if not on_server(url):
        url = f"sqlite+aiosqlite:///{file_of(url)}"  # the other process has another folder
    with suppress(OSError):  # where no process can be started
        # The address of a server has a password, which must not be in the list of processes.
        subprocess.run(
            [sys.executable, "-m", __name__, *logs.configuration()],
            cwd=_ROOT,
            check=False,
            env=os.environ | {VARIABLE: url},
        )


def main(url: str, level: str, form: str) -> int:
    """Migrate in this process, and return the exit code."""
    logs.configure(level, form)
    try:
        prepare(url)
    except Unavailable:
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(os.environ[VARIABLE], *sys.argv[1:]))
