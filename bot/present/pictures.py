"""Cards to look at: large emojis where all of them are there, with what they say in small beneath."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Final, TypeVar

from bot.texts.sentences import Texts

Card = TypeVar("Card")
LARGE: Final = 13
"""Cards up to which a line of emojis has the largest letters."""
BESIDE: Final = 7
"""As many of those as fit a phone's line."""


def spread(
    cards: Sequence[Card],
    free: Sequence[Card],
    picture: Callable[[Card, Texts], str],
    said: Callable[[Sequence[Card], Texts], str],
    suit: Callable[[Card], object],
    t: Texts,
    *,
    named: bool = True,
) -> str:
    """A hand as headings of emojis, those that are `free` to be played apart from the others.

    A line breaks between suits where it can. "" where an emoji is not there: then all are shown by signs.
    `named` False: buttons say what they are.
    """
    pictures = {card: picture(card, t) for card in cards}
    if not cards or not all(pictures.values()):
        return ""
    kept = [card for card in cards if card not in free]
    many = len(cards) > LARGE
    rows = [free] if many else parted(free, suit)
    lines = [large([pictures[card] for card in row], many=many) for row in rows if row]
    lines += [f"-# {said(free, t)}"] if free and named else []
    if kept:
        lines.append(t("hand-not-now", cards=" ".join(pictures[card] for card in kept)))
    return "\n".join(lines)


def large(emojis: Sequence[str], *, many: bool = False) -> str:
    """Emojis as a heading, a little smaller where there are `many`."""
    return f"{'## ' if many else '# '}{' '.join(emojis)}"


def parted(cards: Sequence[Card], suit: Callable[[Card], object]) -> list[list[Card]]:
    """Cards in lines of a phone's width, no suit on two of them that would fit one."""
    rows: list[list[Card]] = [[]]
    for _, group in groupby(cards, key=suit):
        pile = list(group)
        if rows[-1] and len(rows[-1]) + len(pile) > BESIDE:
            rows.append([])
        rows[-1] += pile
    return rows
