"""Figures in a column before what they are of: a table as narrow as a phone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from bot.texts.sentences import Texts


class Figure(NamedTuple):
    """A figure as its reader writes it, what it is of, and what else there is to say of it."""

    value: str
    label: str
    more: str = ""


def in_column(values: Sequence[str]) -> Iterator[str]:
    """Figures as wide as the widest of them: the letters of code are all as wide as each other."""
    wide = max(map(len, values), default=0)
    return (f"`{value.rjust(wide, chr(0xA0))}`" for value in values)


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
