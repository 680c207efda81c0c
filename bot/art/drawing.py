"""Pictures of the drawings, for the bot: `await art.emoji("yellow_13")`."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bot.art import catalogue, chart
from bot.art.chart import Chart
from bot.art.child import Child
from bot.art.shown import Cards, Shown
from bot.art.stored import Stored, key

EMOJI: Final = 128
"""The side of an emoji as Discord takes it."""


class Art:
    """Turns drawings into pictures: from the folder, else by the child that draws.

    Nothing is drawn on the event loop, and a picture is drawn once. Without a folder nothing is stored.
    """

    def __init__(self, folder: Path | None = None, child: Child | None = None) -> None:
        self._child = child or Child()
        self._stored = Stored(folder) if folder else None

    async def emoji(self, name: str, px: int = EMOJI) -> bytes:
        """An emoji as a PNG of that side. KeyError for a name that is no emoji's; NotDrawn."""
        return await self._drawn("sprite", catalogue.emoji(name), px)

    async def sprite(self, name: str, px: int, words: str = "") -> bytes:
        """A drawing at full size as a PNG of that width, with these words on it. KeyError; NotDrawn."""
        return await self._drawn("sprite", catalogue.full(name, words), px)

    async def shown(self, what: Shown) -> bytes:
        """Return a chart, what lies on the table or a score as a PNG of few bytes.

        Only charts are stored: no other table or match has the same picture.

        Raises: NotDrawn.
        """
        if isinstance(what, Chart):
            return await self.chart(what)
        # What these lie like is for the child to find out: it would hold up everybody's clicks here.
        return await self._child.ask({"draw": "table" if isinstance(what, Cards) else "score", "shown": what})

    async def chart(self, shown: Chart) -> bytes:
        """A chart as a PNG of few bytes. NotDrawn."""
        return await self.picture(await asyncio.to_thread(chart.drawn, shown), chart.WIDTH)

    async def picture(self, svg: str, width: int) -> bytes:
        """A whole picture, without anything to see through, as a PNG of few bytes. NotDrawn."""
        return await self._drawn("picture", svg, width)

    async def sheet(
        self, rows: Sequence[Sequence[tuple[str, int]]], ground: str, sight: str = "all"
    ) -> bytes:
        """Rows of drawings, (SVG, width) each, on a ground, as that sight sees them. NotDrawn."""
        return await self._child.ask({"draw": "sheet", "rows": rows, "ground": ground, "sight": sight})

    async def close(self) -> None:
        """End the child."""
        await self._child.close()

    async def _drawn(self, draw: str, svg: str, width: int) -> bytes:
        name = key(draw + svg, width)
        found = await asyncio.to_thread(self._stored.read, name) if self._stored else None
        if found is None:
            found = await self._child.ask({"draw": draw, "svg": svg, "width": width})
            if self._stored:
                await asyncio.to_thread(self._stored.write, name, found)
        return found
