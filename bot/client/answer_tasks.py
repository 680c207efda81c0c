"""Tasks that answer people: closing the bot or deleting a person waits until the tasks are done."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Any, Final, TypeAlias

AnswerTask: TypeAlias = asyncio.Task[Any]
PATIENCE: Final = 5.0
"""Seconds to wait for a person's answers: more than any takes."""


class AnswerTasks:
    """The running tasks that answer people: commands, clicks and forms."""

    def __init__(self) -> None:
        self._user_of: dict[AnswerTask, int] = {}

    @property
    def tasks(self) -> set[AnswerTask]:
        """Return the tasks that are still running."""
        return set(self._user_of)

    def begin(self, user: int) -> None:
        """Register the current task as answering this person."""
        if (task := asyncio.current_task()) is not None:
            self._user_of[task] = user
            task.add_done_callback(lambda done: self._user_of.pop(done, None))

    async def answered(self, user: int, but: Collection[AnswerTask]) -> None:
        """Wait until this person's pending requests are answered, except the tasks in `but`."""
        begun = {task for task, owner in self._user_of.items() if owner == user and task not in but}
        if begun:
            await asyncio.wait(begun, timeout=PATIENCE)
