"""How often Python looks for objects that only refer to each other."""

from __future__ import annotations

import gc
from typing import Final

MADE: Final = 10_000
"""So many new objects lie between two looks."""


def collect_seldom() -> None:
    """Look after more has been made than by default, and never among what is here now.

    Code and sentences stay for good: to search them so often takes a twentieth of the CPU of a move.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(MADE)
