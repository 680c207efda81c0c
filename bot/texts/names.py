"""Names in few columns: cut for monospaced blocks and labels, and still told apart."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from itertools import takewhile

from bot.texts.sentences import isolated, one_line


@lru_cache(maxsize=4096)
def _width(char: str) -> int:
    if unicodedata.combining(char) or unicodedata.category(char) in ("Cf", "Mn", "Me"):
        return 0
    return 2 if unicodedata.east_asian_width(char) in ("W", "F") else 1


def columns(text: str) -> int:
    """How many columns of a monospaced block a text takes."""
    return sum(_width(char) for char in text)


def cell(text: str, width: int, *, right: bool = False) -> str:
    """`text` cut or padded to `width` columns of a monospaced block, which no backtick can end."""
    kept, used = "", 0
    for char in one_line(text.replace("`", "'")):
        if used + _width(char) > width:
            break
        kept, used = kept + char, used + _width(char)
    padding = " " * (width - used)
    return padding + isolated(kept) if right else isolated(kept) + padding


@lru_cache(maxsize=256)
def short_names(names: tuple[str, ...], width: int) -> tuple[str, ...]:
    """The names cut to `width` columns so that they still differ.

    Those that would not lose the words that all of them begin with; those still alike are numbered.
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
