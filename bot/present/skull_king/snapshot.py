"""A table of Skull King as one reader is allowed to see it."""

from __future__ import annotations

from typing import TypeAlias

from bot.tables.snapshot import SnapshotOf
from engine.skull_king.public import View

Snapshot: TypeAlias = SnapshotOf[View]
