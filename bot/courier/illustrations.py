"""The pictures that posts come with: when the text goes out, or after it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, TypeAlias

from bot.art.chart import Chart
from bot.art.child import NotDrawn
from bot.present.post import Post

log = logging.getLogger(__name__)

NAME: Final = "picture.png"
SOON: Final = 1.0
"""Seconds that a text waits for its picture: Discord waits for an answer three times as long."""
REST: Final = 300.0
"""Seconds without pictures after one that could not be drawn: the next one could not either."""

Draw: TypeAlias = Callable[[Chart], Awaitable[bytes]]
"""The picture of a chart. NotDrawn."""
Add: TypeAlias = Callable[["Drawn"], Awaitable[None]]
"""Adds a picture to the message that waits for it."""


class Drawn(NamedTuple):
    """A picture ready to be sent, and the name it is sent under."""

    name: str
    png: bytes


class Illustrations:
    """Has pictures drawn. One that is not there in time goes on being drawn, and follows its text."""

    def __init__(self, draw: Draw) -> None:
        self._draw = draw
        self._drawing: dict[Chart, asyncio.Task[bytes]] = {}
        self._following: dict[int, asyncio.Task[None]] = {}
        self._rests_until = 0.0

    async def of(self, post: Post) -> Drawn | None:
        """The picture of a post; None where it has none, or none that is drawn soon."""
        loop = asyncio.get_running_loop()
        if post.illustration is None or loop.time() < self._rests_until:
            return None
        drawing = self._begun(post.illustration.chart)
        await asyncio.wait({drawing}, timeout=SOON)
        if not drawing.done() or drawing.cancelled():
            log.info("a picture is not there in time: the text goes without")
            return None
        try:
            return Drawn(NAME, drawing.result())
        except NotDrawn as error:
            self._rests_until = loop.time() + REST
            log.warning("there are no pictures for a while: %s", error)
            return None

    def follow(self, message: int, post: Post, add: Add) -> None:
        """Have the picture that is still being drawn added to its message, unless that changes before."""
        drawing = self._drawing.get(post.illustration.chart) if post.illustration else None
        if drawing is not None:
            task = asyncio.create_task(_added(drawing, add), name="a picture that follows")
            self._following[message] = task
            task.add_done_callback(lambda done: self._followed(message, done))

    def forget(self, message: int) -> None:
        """The message shows something else from now on: no picture follows."""
        if (task := self._following.pop(message, None)) is not None:
            task.cancel()

    def stop(self) -> list[asyncio.Task[Any]]:
        """Draw no more; the tasks that still do."""
        tasks: list[asyncio.Task[Any]] = [*self._drawing.values(), *self._following.values()]
        for task in tasks:
            task.cancel()
        return tasks

    def _begun(self, chart: Chart) -> asyncio.Task[bytes]:
        """The one task that draws this chart."""
        if chart not in self._drawing:
            task = asyncio.ensure_future(self._draw(chart))
            self._drawing[chart] = task
            task.add_done_callback(lambda done: self._ended(chart, done))
        return self._drawing[chart]

    def _followed(self, message: int, done: asyncio.Task[None]) -> None:
        if self._following.get(message) is done:
            del self._following[message]

    def _ended(self, chart: Chart, done: asyncio.Task[bytes]) -> None:
        del self._drawing[chart]
        if not done.cancelled():
            # Heard by whoever waited; said to be heard for where nobody did any more.
            done.exception()


async def _added(drawing: asyncio.Task[bytes], add: Add) -> None:
    """Add the picture once it is drawn, if it is."""
    await asyncio.wait({drawing})
    if not drawing.cancelled() and drawing.exception() is None:
        await add(Drawn(NAME, drawing.result()))
