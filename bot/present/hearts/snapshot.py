"""A table of Hearts as one reader is allowed to see it."""

from __future__ import annotations

from typing import TypeAlias

from bot.tables.snapshot import SnapshotOf
from engine.hearts.public import View

Snapshot: TypeAlias = SnapshotOf[View]
