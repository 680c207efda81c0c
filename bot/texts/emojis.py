"""The application's emojis that texts may show now; a plain sign replaces each missing emoji."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

MARKUP: Final = re.compile(r"<:\w{2,32}:\d{1,20}>")
"""The markup of an emoji in a text; Discord shows only the name of an emoji that it no longer has."""


class Emojis:
    """The emojis that Discord has, by name, with the markup that shows each of them.

    Each drawing of a text looks up its emojis here, so that changes are visible in the next message.
    """

    __slots__ = ("_when_doubted", "shown")

    def __init__(self) -> None:
        self.shown: dict[str, str] = {}
        self._when_doubted: Callable[[], None] = lambda: None

    def show(self, ids: Mapping[str, int]) -> None:
        """Allow texts to show these emojis, given as ids by name."""
        self.shown.update({name: f"<:{name}:{emoji_id}>" for name, emoji_id in ids.items()})

    def hide(self, name: str) -> None:
        """Stop texts from showing this emoji."""
        self.shown.pop(name, None)

    def has_all(self, text: str) -> bool:
        """Return whether all emojis in a text may be shown."""
        return all(self.shown.get(markup.split(":")[1]) == markup for markup in MARKUP.findall(text))

    def hide_all(self) -> None:
        """Hide all emojis after Discord has refused one, until the existing emojis are known again."""
        if self.shown:
            self.shown.clear()
            self._when_doubted()

    def on_hide_all(self, look: Callable[[], None]) -> None:
        """Register `look` as the callback of `hide_all`."""
        self._when_doubted = look
