"""Who is being answered: the bot does not close before they have been, and nobody is deleted meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Any, Final, TypeAlias

Answer: TypeAlias = asyncio.Task[Any]
PATIENCE: Final = 5.0
"""Seconds for the answers that have begun: more than any takes."""


class Attending:
    """The tasks that answer people: commands, clicks and forms."""

    def __init__(self) -> None:
        self._whose: dict[Answer, int] = {}

    @property
    def tasks(self) -> set[Answer]:
        """Those that have not ended."""
        return set(self._whose)

    def begin(self, user: int) -> None:
        """The task that calls this answers somebody."""
        if (task := asyncio.current_task()) is not None:
            self._whose[task] = user
            task.add_done_callback(lambda done: self._whose.pop(done, None))

    async def answered(self, user: int, but: Collection[Answer]) -> None:
        """Wait until all that somebody has done so far is answered, `but` in these tasks."""
        begun = {task for task, of in self._whose.items() if of == user and task not in but}
        if begun:
            await asyncio.wait(begun, timeout=PATIENCE)
