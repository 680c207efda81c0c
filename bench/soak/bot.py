"""Run the bot with a clock and a disk controlled by the soak: `python -m bench.soak.bot`.

On SIGUSR1 the process rereads the clock file and whether the disk is full.
"""

from __future__ import annotations

import os
import signal
import sqlite3
import sys
from functools import partial
from pathlib import Path
from typing import Any, Final

import discord

from bench.soak.clock import FULL, VARIABLE, FastLoop, HandedClock
from bot.store import sqlite

MOST_PAGES: Final = 2**30


class Disk(sqlite._Connection):
    """A connection to an SQLite file that cannot grow while the simulated disk is full."""

    full = False

    def execute(self, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:
        """Execute a statement; before a writing transaction, forbid the file to grow if the disk is full."""
        if sql.startswith("BEGIN IMMEDIATE"):
            (pages,) = super().execute("PRAGMA page_count").fetchone()
            super().execute(f"PRAGMA max_page_count = {pages if Disk.full else MOST_PAGES}")
        return super().execute(sql, parameters)


def main() -> int:
    """Run the bot on the soak's clock and disk, and return its exit code."""
    from bot.host import event_loop, program

    file = Path(os.environ[VARIABLE])
    clock = HandedClock(file)

    def look(*_: object) -> None:
        clock.look()
        Disk.full = file.with_name(FULL).exists()

    signal.signal(signal.SIGUSR1, look)
    look()
    speed = clock.speed
    vars(sqlite)["_Connection"] = Disk
    discord.utils.utcnow = clock.utcnow
    event_loop.loop_factory = lambda: partial(FastLoop, speed)
    return program.main([])


if __name__ == "__main__":
    sys.exit(main())
