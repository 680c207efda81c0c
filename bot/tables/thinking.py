"""What runs in the process that thinks for strong robots: nothing but the engine.

It ends with the process that began it, however that ends.
"""

from __future__ import annotations

import os
import signal
from multiprocessing import parent_process
from multiprocessing.connection import wait
from random import Random
from threading import Thread
from typing import Any, Final

from engine.ai import ROBOTS
from engine.ai.manners import MANNERS

PATIENT: Final = 5
"""How much this process steps back where others want the processor: a click goes before a thought."""


def prepare() -> None:
    """Step back behind the bot, leave the signals that end it to it, and watch whether it is still there."""
    if hasattr(os, "nice"):
        os.nice(PATIENT)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    Thread(target=_outlive_nobody, name="until the bot ends", daemon=True).start()


def _outlive_nobody() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


def think(game: str, level: str, view: Any, seed: str, manner: str) -> Any:
    """The action of that robot."""
    return ROBOTS[game, level](view, Random(seed), manner=MANNERS[manner])
