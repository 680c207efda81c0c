"""The event loop that the bot runs on, and what ends it."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections.abc import Callable

log = logging.getLogger(__name__)


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """What makes the loop of a bot that runs for months: uvloop's, or None where that is missing."""
    # Imported only here: what a host asks for now and then is done before uvloop would be loaded.
    try:
        from uvloop import new_event_loop
    except ModuleNotFoundError:
        return None
    return new_event_loop


def stopping() -> asyncio.Event:
    """Set by the first SIGINT or SIGTERM; the second one ends the program at once, whatever it is doing."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()

    def asked(number: int) -> None:
        if stop.is_set():
            os._exit(128 + number)
        log.info("%s: closing", signal.Signals(number).name)
        stop.set()

    for number in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(number, asked, number)
        except NotImplementedError:  # Windows: Ctrl+C arrives as KeyboardInterrupt instead
            break
    return stop
