"""Pictures without a process that draws them, and what is said of those that a message has."""

from __future__ import annotations

import asyncio
from typing import Any

from bot.art.shown import Shown as Drawable
from tests.sim.screen import Shown

PNG = b"\x89PNG\r\n\x1a\n"


class Brush:
    """Draws anything; knows what of these kinds it was asked for, and `takes` so many seconds to draw it."""

    def __init__(self, *kinds: type) -> None:
        self._kinds = kinds
        self.drawn: list[Any] = []
        self.takes = 0.0

    async def __call__(self, shown: Drawable) -> bytes:
        if isinstance(shown, self._kinds):
            self.drawn.append(shown)
            await asyncio.sleep(self.takes)
        return PNG + repr(shown).encode()


def said(post: Shown) -> list[str]:
    """What is said of the pictures of a message to those who cannot see them."""
    return [str(file["description"]) for file in post.stored.attachments]
