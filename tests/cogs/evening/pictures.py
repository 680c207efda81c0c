"""Pictures without a drawing process, and the descriptions of a message's pictures."""

from __future__ import annotations

import asyncio
from typing import Any

from bot.art.shown import Picture as Drawable
from tests.sim.screen import Message

PNG = b"\x89PNG\r\n\x1a\n"


class Brush:
    """A drawing function for tests that records pictures of these kinds and takes `takes` seconds each."""

    def __init__(self, *kinds: type) -> None:
        self._kinds = kinds
        self.drawn: list[Any] = []
        self.takes = 0.0

    async def __call__(self, shown: Drawable) -> bytes:
        if isinstance(shown, self._kinds):
            self.drawn.append(shown)
            await asyncio.sleep(self.takes)
        return PNG + repr(shown).encode()


def said(post: Message) -> list[str]:
    """Return the alternative texts of a message's pictures."""
    return [str(file["description"]) for file in post.stored.attachments]
