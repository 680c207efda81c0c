"""Shortening of names for monospaced blocks and labels, so that the names stay distinct."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from itertools import takewhile

from bot.texts.sentences import isolate_name, one_line


@lru_cache(maxsize=4096)
def _width(char: str) -> int:
    if unicodedata.combining(char) or unicodedata.category(char) in ("Cf", "Mn", "Me"):
        return 0
    return 2 if unicodedata.east_asian_width(char) in ("W", "F") else 1


def columns(text: str) -> int:
    """Return the number of columns that a text takes in a monospaced block."""
    return sum(_width(char) for char in text)


def cell(text: str, width: int, *, right: bool = False) -> str:
    """Cut or pad `text` to `width` columns of a monospaced block.

    Backticks are replaced, because a backtick would end the block.
    """
    kept, used = "", 0
    for char in one_line(text.replace("`", "'")):
        if used + _width(char) > width:
            break
        kept, used = kept + char, used + _width(char)
    padding = " " * (width - used)
    return padding + isolate_name(kept) if right else isolate_name(kept) + padding


@lru_cache(maxsize=256)
def short_names(names: tuple[str, ...], width: int) -> tuple[str, ...]:
    """Cut the names to `width` columns so that the cut names still differ.

    If cut names are equal, the common first words of their full names are dropped; names that are still equal
    are numbered.
    """
    labels = [cell(name, width).strip() for name in names]
    for label in {label for label in labels if labels.count(label) > 1}:
        alike = {place: names[place].split() for place, other in enumerate(labels) if other == label}
        same = takewhile(lambda words: len(set(words)) == 1, zip(*alike.values(), strict=False))
        shared = len(list(same))
        if all(len(words) > shared for words in alike.values()):
            for place, words in alike.items():
                labels[place] = cell(" ".join(words[shared:]), width).strip()
    return tuple(
        label if labels.count(label) == 1 else f"{cell(label, width - 1).strip()}{1 + place}"
        for place, label in enumerate(labels)
    )
