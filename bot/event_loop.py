"""The event loop that the bot runs on."""

from __future__ import annotations

from asyncio import AbstractEventLoop
from collections.abc import Callable


def loop_factory() -> Callable[[], AbstractEventLoop] | None:
    """What makes the loop of a bot that runs for months: uvloop's, or None where that is missing."""
    # Imported only here: what a host asks for now and then is done before uvloop would be loaded.
    try:
        from uvloop import new_event_loop
    except ModuleNotFoundError:
        return None
    return new_event_loop
