"""The bot with counters that its parent process can read: `python -m bench.counted`.

This module wraps functions of the unchanged bot to count calls into the database's threads, transactions,
snapshots of tables, and drawn tables and panels.
"""

from __future__ import annotations

import mmap
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import ParamSpec, TypeVar, cast

import aiosqlite

P = ParamSpec("P")
T = TypeVar("T")
COUNTED = ("hops", "transactions", "snapshots", "drawings")
WIDTH = 8
VARIABLE = "BENCH_COUNTS"
"""The environment variable that names the file with the counters."""


@contextmanager
def counters(file: Path) -> Iterator[memoryview]:
    """Yield the counters that the bot and its parent share, in the order of COUNTED."""
    if not file.exists():
        file.write_bytes(bytes(WIDTH * len(COUNTED)))
    with (
        file.open("r+b") as shared,
        mmap.mmap(shared.fileno(), 0) as whole,
        memoryview(whole) as raw,
        raw.cast("Q") as numbers,
    ):
        yield numbers


def count_calls(numbers: memoryview, what: str, plain: Callable[P, T]) -> Callable[P, T]:
    """Return `plain` wrapped so that each call adds one to the counter `what`."""
    place = COUNTED.index(what)

    def counted(*args: P.args, **more: P.kwargs) -> T:
        numbers[place] += 1
        return plain(*args, **more)

    return counted


def main() -> int:
    """Run the bot with the wrapped functions and return its exit code."""
    from bot.host.program import main as run
    from bot.present import PRESENTERS
    from bot.present.presenter import Presenter
    from bot.store import sqlite
    from bot.tables.table import Table

    with counters(Path(os.environ[VARIABLE])) as numbers:

        def count(what: str, of: type, name: str) -> None:
            setattr(of, name, count_calls(numbers, what, getattr(of, name)))

        count("hops", aiosqlite.Connection, "_execute")
        count("transactions", sqlite.FileSession, "begin_writing")
        count("snapshots", Table, "snapshot")
        presenters = cast(dict[str, Presenter], PRESENTERS)
        for game, presenter in PRESENTERS.items():
            play = presenter.play
            table, panel = (
                count_calls(numbers, "drawings", draw) for draw in (play.draw_table, play.draw_panel)
            )
            presenters[game] = replace(presenter, play=replace(play, draw_table=table, draw_panel=panel))
        return run([])


if __name__ == "__main__":
    sys.exit(main())
