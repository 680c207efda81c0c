"""What a table has worked out and not yet done: it becomes the present once it is stored."""

from __future__ import annotations

from typing import Any, NamedTuple

from bot.records import Deadline, LogRow, Seating


class Change(NamedTuple):
    """A change of seat, worked out but not yet in force."""

    seating: Seating
    host: int
    asleep: bool
    deadlines: list[Deadline]


class Move(NamedTuple):
    """A legal input, worked out but not yet in force: the row to store and what follows from it."""

    row: LogRow
    state: Any
    events: tuple[Any, ...]
    over: bool
    deadlines: list[Deadline]
