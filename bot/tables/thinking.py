"""The code that runs in the process for slow robots and reviews, which imports nothing but the engine.

The process exits when the bot that started the process ends, even after a crash.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from multiprocessing import parent_process
from multiprocessing.connection import wait
from threading import Thread
from typing import Any, Final

from engine import GAMES
from engine.ai import ROBOTS
from engine.ai.manners import MANNERS
from engine.ai.review import Match, plan_review
from engine.core import AnyAction, Seat
from engine.luck import Draws

PATIENT: Final = 5
"""Niceness of this process: clicks take precedence over robots' moves and reviews."""


def prepare() -> None:
    """Lower this process's priority, ignore signals meant for the bot, and exit when the bot ends."""
    if hasattr(os, "nice"):
        os.nice(PATIENT)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    Thread(target=_exit_with_parent, name="until the bot ends", daemon=True).start()


def _exit_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


def think(game: str, level: str, view: Any, key: bytes, manner: str) -> Any:
    """Return the action that a robot of this level and manner chooses in this view."""
    return ROBOTS[game, level](view, Draws(key), manner=MANNERS[manner])


def plan(game: str, seats: int, options: Any, inputs: Sequence[tuple[Seat, AnyAction]], seat: Seat) -> Match:
    """Return what a review of a seat judges; a game itself cannot be sent between processes.

    Raises:
        IllegalAction: at the first input that the rules forbid.
    """
    return plan_review(GAMES[game], seats, options, inputs, seat)
