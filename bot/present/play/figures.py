"""Tables of figures in columns, narrow enough for a phone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from bot.texts.names import cell, columns, short_names
from bot.texts.sentences import Texts

PHONE: Final = 30
"""The columns of a monospaced block that fit the narrowest phones."""
MARK: Final = 3
"""Columns that a space and an emoji take."""


class Figure(NamedTuple):
    """A formatted figure, its label, and an optional remark."""

    value: str
    label: str
    more: str = ""


def align_figures(values: Sequence[str]) -> Iterator[str]:
    """Return the figures as inline code, padded to the width of the widest."""
    wide = max(map(len, values), default=0)
    return (f"`{value.rjust(wide, chr(0xA0))}`" for value in values)


def monospaced_block(
    heads: Sequence[str], rows: Sequence[Sequence[str]], marks: Sequence[str], *, close: bool = False
) -> str:
    """Return a monospaced block: shortened names in the first column, then figures, each below its heading.

    Each row ends with a mark, which is an emoji or "". Rows without a mark keep room for a mark, so that
    names have a constant length. The block fits a narrow phone without scrolling. With `close`, names may
    take the space before the marks.
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
    """Yield a line for each figure; in words-only style the label comes first."""
    shown = list(figures)
    if t.in_words:
        for figure in shown:
            value_and_remark = ", ".join(filter(None, (figure.value, figure.more)))
            yield t("labelled", label=figure.label, text=value_and_remark)
        return
    for chip, figure in zip(align_figures([figure.value for figure in shown]), shown, strict=True):
        yield " · ".join(filter(None, (f"{chip} {figure.label}", figure.more)))
