"""A text for people who listen: words, digits and punctuation, without the pictures between them."""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from typing import Final

from bot.texts.emojis import MARKUP

_PICTURE: Final = "\U0001f5bc"
"""Stands for an emoji of the application while pictures are taken out of a text."""
BLANKS: Final = " \u00a0"
"""What sets a picture off from the word after it."""


@lru_cache(maxsize=1024)
def without_symbols(text: str) -> str:
    """The text without pictures, and without the blank that follows each one; dots in lists become commas.

    Words, digits and punctuation stay.
    """
    kept, gone = [], False
    for char in MARKUP.sub(_PICTURE, text):
        if _is_symbol(char):
            # A backtick sets off no picture: the blank after a command parts it from the next word.
            gone = gone or char != "`"
        elif not (gone and char in BLANKS):
            kept.append(char)
            gone = False
    return "\n".join(line.strip() for line in "".join(kept).replace(" · ", ", ").splitlines())


@cache
def _is_symbol(char: str) -> bool:
    return unicodedata.category(char) in ("So", "Cs", "Sk") or char in "\ufe0f\u200d\u20e3"
