"""The application's emojis that a text may show now: what is not there is shown by its sign."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

MARKUP: Final = re.compile(r"<:\w{2,32}:\d{1,20}>")
"""An emoji in a text; Discord shows the name of one that it no longer has."""


class Emojis:
    """Which emojis Discord has, by name, and what shows each in a text, on a button or in a menu.

    Texts look here with every card that is drawn, so that an emoji appears, and goes, with the next message.
    """

    __slots__ = ("_when_doubted", "shown")

    def __init__(self) -> None:
        self.shown: dict[str, str] = {}
        self._when_doubted: Callable[[], None] = lambda: None

    def show(self, ids: Mapping[str, int]) -> None:
        """These are there, by name, besides those that were."""
        self.shown.update({name: f"<:{name}:{emoji_id}>" for name, emoji_id in ids.items()})

    def hide(self, name: str) -> None:
        """This one is not there; it need not have been."""
        self.shown.pop(name, None)

    def are_there(self, text: str) -> bool:
        """Whether all that a text shows are there."""
        return all(self.shown.get(markup.split(":")[1]) == markup for markup in MARKUP.findall(text))

    def doubt(self) -> None:
        """Discord has refused one: none is shown until it is known again which ones there are."""
        if self.shown:
            self.shown.clear()
            self._when_doubted()

    def when_doubted(self, look: Callable[[], None]) -> None:
        """Have `look` called whenever somebody doubts what is there."""
        self._when_doubted = look
