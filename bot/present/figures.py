"""Figures in a column before what they are of: a table as narrow as a phone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from bot.texts.names import cell, columns, short_names
from bot.texts.sentences import Texts

PHONE: Final = 30
"""Columns of a monospaced block that the narrowest phones show."""
MARK: Final = 3
"""Columns of a space and an emoji."""


class Figure(NamedTuple):
    """A figure as its reader writes it, what it is of, and what else there is to say of it."""

    value: str
    label: str
    more: str = ""


def in_column(values: Sequence[str]) -> Iterator[str]:
    """Figures as wide as the widest of them: the letters of code are all as wide as each other."""
    wide = max(map(len, values), default=0)
    return (f"`{value.rjust(wide, chr(0xA0))}`" for value in values)


def boxed(
    heads: Sequence[str], rows: Sequence[Sequence[str]], marks: Sequence[str], *, close: bool = False
) -> str:
    """A monospaced block: names in the first column, cut where it must be, and figures, each below its head.

    Behind each row stands its mark, an emoji, or none: there is room for it in any case, so that names stay
    as long as they are. It is as wide as a narrow phone shows without scrolling. `close`: names may take the
    space before the marks.
    """
    room = PHONE - MARK + close
    figures = [max(len(row[place]) for row in (heads, *rows)) + 1 for place in range(1, len(heads))]
    names = short_names(tuple(row[0] for row in rows), room - sum(figures))
    width = max(columns(name) for name in (heads[0], *names))
    gap = " " if width + sum(figures) + MARK <= PHONE else ""
    lines = [
        cell(name, width)
        + "".join(f"{text:>{wide}}" for text, wide in zip(row[1:], figures, strict=True))
        + (mark and gap + mark)
        for name, row, mark in zip((heads[0], *names), (heads, *rows), ("", *marks), strict=True)
    ]
    return "\n".join(("```", *lines, "```"))


def table(figures: Iterable[Figure], t: Texts) -> Iterator[str]:
    """A line for each figure, in words the figure last."""
    shown = list(figures)
    if t.in_words:
        for one in shown:
            said = ", ".join(filter(None, (one.value, one.more)))
            yield t("labelled", label=one.label, text=said)
        return
    for chip, one in zip(in_column([one.value for one in shown]), shown, strict=True):
        yield " · ".join(filter(None, (f"{chip} {one.label}", one.more)))
