"""The bot's event loop, and the signals that stop the bot."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections.abc import Callable

log = logging.getLogger(__name__)


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return the factory of uvloop's event loop; None if uvloop is not installed."""
    # Imported late, because loading uvloop takes longer than the host's short commands.
    try:
        from uvloop import new_event_loop
    except ModuleNotFoundError:
        return None
    return new_event_loop


def stopping() -> asyncio.Event:
    """Return an event that the first SIGINT or SIGTERM sets; the second one ends the process at once."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()

    def handle(number: int) -> None:
        if stop.is_set():
            os._exit(128 + number)
        log.info("%s: closing", signal.Signals(number).name)
        stop.set()

    for number in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(number, handle, number)
        except NotImplementedError:  # Windows: Ctrl+C arrives as KeyboardInterrupt instead
            break
    return stop
