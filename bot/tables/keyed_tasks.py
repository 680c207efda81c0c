"""Tasks by number: one at a time for each number, again if asked meanwhile, and later after a failure."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from bot.errors import Conflict, Refused, Unavailable
from bot.logs import set_context

log = logging.getLogger(__name__)

RETRY_SECONDS: Final = 30.0
"""Seconds until a number is looked after again after a failure."""


class KeyedTasks:
    """Runs `look(number)` whenever it is asked for or a timer is due, and never twice at a time for a number.

    A refusal ends the run, as there is nothing more to do; any other failure is repeated after `retry`
    seconds. `name` says in logs what is looked after: "championship", "duel" ...
    """

    def __init__(
        self, name: str, look: Callable[[int], Awaitable[None]], *, retry: float = RETRY_SECONDS
    ) -> None:
        self._name = name
        self._look = look
        self._retry = retry
        self._timers: dict[int, asyncio.TimerHandle] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._stopped = False

    @property
    def running(self) -> tuple[asyncio.Task[None], ...]:
        """Return the tasks that run now."""
        return tuple(self._tasks.values())

    def start(self, number: int) -> None:
        """Look after a number now or, if that is being done, once more afterwards."""
        if self._stopped:
            return
        if number in self._tasks:
            self._again.add(number)
            return
        self._tasks[number] = asyncio.create_task(self._run(number), name=f"{self._name} {number}")

    def start_later(self, number: int, seconds: float) -> None:
        """Look after a number after so many seconds, in place of any moment set before."""
        self.cancel_timer(number)
        if not self._stopped:
            loop = asyncio.get_running_loop()
            self._timers[number] = loop.call_later(max(seconds, 0.0), self._fire, number)

    def cancel_timer(self, number: int) -> None:
        """Drop the moment at which a number would be looked after."""
        if (timer := self._timers.pop(number, None)) is not None:
            timer.cancel()

    def stop(self) -> list[asyncio.Task[None]]:
        """Cancel all timers and all tasks, and return the tasks; nothing starts from now on."""
        self._stopped = True
        for timer in self._timers.values():
            timer.cancel()
        for task in self._tasks.values():
            task.cancel()
        return list(self._tasks.values())

    def _fire(self, number: int) -> None:
        self._timers.pop(number, None)
        self.start(number)

    async def _run(self, number: int) -> None:
        set_context(**{self._name.replace(" ", "_"): number})
        try:
            while True:
                self._again.discard(number)
                await self._look(number)
                if number not in self._again:
                    return
        except Refused as refused:
            log.info("%s %s is left alone: %s", self._name, number, refused.rule)
        except (Conflict, Unavailable) as error:
            log.warning("%s %s is looked after later: %s", self._name, number, error)
            self.start_later(number, self._retry)
        except Exception:
            log.exception("%s %s could not be looked after", self._name, number)
            self.start_later(number, self._retry)
        finally:
            del self._tasks[number]
