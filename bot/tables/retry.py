"""Retries of changes after a conflict with another process."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, Final, ParamSpec, TypeVar

from bot.errors import Conflict, RefusalId, Refused

log = logging.getLogger(__name__)

TRIES: Final = 3
"""Number of attempts before the person is asked to try again."""

P = ParamSpec("P")
T = TypeVar("T")


def retry_on_conflict(change: Callable[P, Awaitable[T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Retry a change after a Conflict; each attempt of the change must read the stored rows itself.

    Raises:
        Refused: T-17 another writer was first in every attempt.
    """

    @wraps(change)
    async def retry(*args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(TRIES):
            try:
                return await change(*args, **kwargs)
            except Conflict as error:
                log.info("%s: another writer was first, reading again: %s", change.__name__, error)
        raise Refused(RefusalId.NOT_SAVED)

    return retry
