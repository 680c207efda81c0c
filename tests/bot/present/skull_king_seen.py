"""Snapshots of Skull King tables built from the engine alone, without a server or clicks."""

from __future__ import annotations

from functools import partial

from engine.skull_king import GAME
from tests.bot.present import tables

seen_by = partial(tables.seen_by, GAME)
match = partial(tables.states, GAME)
