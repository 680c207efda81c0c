"""What to do when another process changed a table first."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, Final, ParamSpec, TypeVar

from bot.errors import Conflict, House, Refused

log = logging.getLogger(__name__)

TRIES: Final = 3
"""How many times a change is tried before its author is told to try again."""

P = ParamSpec("P")
T = TypeVar("T")


def again(change: Callable[P, Awaitable[T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Make a change anew on what is stored by now; Refused T-17 when another was first every time."""

    @wraps(change)
    async def patient(*args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(TRIES):
            try:
                return await change(*args, **kwargs)
            except Conflict as error:
                log.info("%s: another writer was first, reading again: %s", change.__name__, error)
        raise Refused(House.NOT_SAVED)

    return patient
