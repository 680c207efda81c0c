"""Texts for screen readers: words, digits and punctuation, without emojis and other pictures."""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from typing import Final

from bot.texts.emojis import MARKUP

_PICTURE: Final = "\U0001f5bc"
"""A symbol that replaces an application emoji, so that it is removed like any picture."""
BLANKS: Final = " \u00a0"
"""The characters that separate a picture from the word after it."""


@lru_cache(maxsize=1024)
def without_symbols(text: str) -> str:
    """Return the text without pictures and the blank after each picture; dots in lists become commas.

    Words, digits and punctuation stay.
    """
    kept, removed = [], False
    for char in MARKUP.sub(_PICTURE, text):
        if _is_symbol(char):
            # Keep the blank after a backtick, which separates a command from the next word.
            removed = removed or char != "`"
        elif not (removed and char in BLANKS):
            kept.append(char)
            removed = False
    return "\n".join(line.strip() for line in "".join(kept).replace(" · ", ", ").splitlines())


@cache
def _is_symbol(char: str) -> bool:
    return unicodedata.category(char) in ("So", "Cs", "Sk") or char in "\ufe0f\u200d\u20e3"
