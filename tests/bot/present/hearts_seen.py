"""Snapshots of Hearts tables built from the engine alone, without a server or clicks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from engine.hearts import GAME
from engine.hearts.state import State
from tests.bot.present import tables
from tests.bot.present.tables import buttons, menus, told

__all__ = ["buttons", "menus", "seen_by", "states", "told"]

seen_by = partial(tables.seen_by, GAME)


def states(seats: int, seed: int, **options: Any) -> Iterator[State]:
    """Yield every state of a seeded match of careless robots."""
    return tables.states(GAME, options, seats, seed)
