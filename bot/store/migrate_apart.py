"""Migrations in a process of their own: Alembic takes twelve megabytes, and only the start needs it."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from bot import logs
from bot.database_url import file_of, on_server
from bot.errors import Unavailable
from bot.store.migrate import is_current, migrate

_ROOT: Final = Path(__file__).parents[2]
VARIABLE: Final = "YOHOHO_MIGRATED"
"""The variable of the environment in which the other process finds the address."""


def migrate_apart(url: str) -> None:
    """Have another process bring the database up to date, if it is not.

    Whether it could, `Store.open` finds out and says: where it could not, that tries again by itself.
    """
    if on_server(url):
        # Who keeps an SQLite file needs none of this, not even installed.
        from bot.store.migrate_server import is_server_current

        with suppress(Unavailable):
            if asyncio.run(is_server_current(url)):
                return
    else:
        file = file_of(url)
        if is_current(file):
            return
        url = f"sqlite+aiosqlite:///{file}"  # the other process has another folder
    with suppress(OSError):  # where no process can be started
        # The address of a server has a password, which no list of processes is to show.
        subprocess.run(
            [sys.executable, "-m", __name__, *logs.configuration()],
            cwd=_ROOT,
            check=False,
            env=os.environ | {VARIABLE: url},
        )


def main(url: str, level: str, form: str) -> int:
    """What the other process does; the exit code."""
    logs.configure(level, form)
    try:
        if on_server(url):
            from bot.store.migrate_server import migrate_server

            asyncio.run(migrate_server(url))
        else:
            migrate(file_of(url))
    except Unavailable:
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(os.environ[VARIABLE], *sys.argv[1:]))
