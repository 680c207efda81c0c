"""The pictures that posts come with: ready when the text goes out, or the text goes without."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple, TypeAlias

from bot.art.chart import Chart
from bot.art.child import NotDrawn
from bot.present.post import Post

log = logging.getLogger(__name__)

NAME: Final = "picture.png"
SOON: Final = 1.5
"""Seconds that a text waits for its picture: Discord waits for an answer twice as long."""
REST: Final = 300.0
"""Seconds without pictures after one that could not be drawn: the next one could not either."""

Draw: TypeAlias = Callable[[Chart], Awaitable[bytes]]
"""The picture of a chart. NotDrawn."""


class Drawn(NamedTuple):
    """A picture ready to be sent, and the name it is sent under."""

    name: str
    png: bytes


class Illustrations:
    """Has pictures drawn. One that is not there in time goes on being drawn, and is there the next time."""

    def __init__(self, draw: Draw) -> None:
        self._draw = draw
        self._drawing: dict[Chart, asyncio.Task[bytes]] = {}
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

    def stop(self) -> list[asyncio.Task[bytes]]:
        """Draw no more; the tasks that still do."""
        for task in self._drawing.values():
            task.cancel()
        return list(self._drawing.values())

    def _begun(self, chart: Chart) -> asyncio.Task[bytes]:
        """The one task that draws this chart."""
        if chart not in self._drawing:
            task = asyncio.ensure_future(self._draw(chart))
            self._drawing[chart] = task
            task.add_done_callback(lambda done: self._ended(chart, done))
        return self._drawing[chart]

    def _ended(self, chart: Chart, done: asyncio.Task[bytes]) -> None:
        del self._drawing[chart]
        if not done.cancelled():
            # Heard by whoever waited; said to be heard for where nobody did any more.
            done.exception()
