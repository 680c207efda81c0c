"""Turn drawings into pictures for the bot: `await art.emoji("yellow_13")`."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bot.art import catalogue, chart
from bot.art.chart import Chart
from bot.art.child import DrawingProcess
from bot.art.piece import PICTURE_WIDTH
from bot.art.shown import Picture, TablePicture
from bot.art.stored import PictureCache, key

EMOJI: Final = 128
"""The side in pixels of an emoji that Discord accepts."""

SPRITES: Final = "sprites"
"""The folder in the cache folder in which the child process keeps the parts of pictures."""


class Art:
    """Source of pictures: from the cache folder, else from the drawing child process.

    No picture is drawn on the event loop. Without a cache folder, no picture is stored.
    """

    def __init__(self, folder: Path | None = None, child: DrawingProcess | None = None) -> None:
        self._child = child or DrawingProcess(folder=folder / SPRITES if folder else None)
        self._stored = PictureCache(folder) if folder else None

    async def emoji(self, name: str, px: int = EMOJI) -> bytes:
        """Return an emoji as a PNG with sides of `px` pixels.

        Raises:
            KeyError: no emoji has this name.
            DrawingError: the picture could not be drawn.
        """
        return await self._load_or_draw("sprite", catalogue.emoji(name), px)

    async def sprite(self, name: str, px: int, words: str = "") -> bytes:
        """Return a full-size drawing as a PNG `px` pixels wide, with these words on it.

        Raises:
            KeyError: no drawing has this name.
            DrawingError: the picture could not be drawn.
        """
        return await self._load_or_draw("sprite", catalogue.full_size(name, words), px)

    async def draw_picture(self, picture: Picture) -> bytes:
        """Return a chart, a table or a score as a small PNG.

        Only charts are stored, because no two tables or matches have the same picture.

        Raises:
            DrawingError: the picture could not be drawn.
        """
        if isinstance(picture, Chart):
            return await self.chart(picture)
        # Let the child compute the layout too, which would block the event loop here.
        return await self._child.ask(
            {"draw": "table" if isinstance(picture, TablePicture) else "score", "shown": picture}
        )

    async def chart(self, shown: Chart) -> bytes:
        """Return a chart as a small PNG.

        Raises:
            DrawingError: the picture could not be drawn.
        """
        return await self.picture(await asyncio.to_thread(chart.draw, shown), PICTURE_WIDTH)

    async def picture(self, svg: str, width: int) -> bytes:
        """Return an opaque picture as a small PNG.

        Raises:
            DrawingError: the picture could not be drawn.
        """
        return await self._load_or_draw("picture", svg, width)

    async def sheet(
        self, rows: Sequence[Sequence[tuple[str, int]]], ground: str, sight: str = "all"
    ) -> bytes:
        """Return rows of drawings, each as (SVG, width), on a background, as seen with the given sight.

        Raises:
            DrawingError: the picture could not be drawn.
        """
        return await self._child.ask({"draw": "sheet", "rows": rows, "ground": ground, "sight": sight})

    async def close(self) -> None:
        """End the drawing child process."""
        await self._child.close()

    async def _load_or_draw(self, draw: str, svg: str, width: int) -> bytes:
        name = key(draw + svg, width)
        png = await asyncio.to_thread(self._stored.read, name) if self._stored else None
        if png is None:
            png = await self._child.ask({"draw": draw, "svg": svg, "width": width})
            if self._stored:
                await asyncio.to_thread(self._stored.write, name, png)
        return png
