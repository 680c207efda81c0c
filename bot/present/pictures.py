"""Cards as large emojis, if all emojis are available, with the cards' names in small print below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Final, TypeVar

from bot.texts.sentences import Texts

Card = TypeVar("Card")
LARGE: Final = 13
"""The most cards that are shown as emojis of the largest size."""
BESIDE: Final = 7
"""The most emojis of the largest size that fit a phone's line."""


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
    """Return a hand as headings of emojis, the playable (`free`) cards apart from the others.

    Lines break between suits if possible. Return "" if any emoji is not available, because all cards are
    then shown by signs. Without `named`, omit the names, because buttons show the names.
    """
    pictures = {card: picture(card, t) for card in cards}
    if not cards or not all(pictures.values()):
        return ""
    barred = [card for card in cards if card not in free]
    many = len(cards) > LARGE
    rows = [free] if many else split_rows(free, suit)
    lines = [emoji_heading([pictures[card] for card in row], many=many) for row in rows if row]
    lines += [f"-# {said(free, t)}"] if free and named else []
    if barred:
        lines.append(t("hand-not-now", cards=" ".join(pictures[card] for card in barred)))
    return "\n".join(lines)


def emoji_heading(emojis: Sequence[str], *, many: bool = False) -> str:
    """Return emojis as a heading, a little smaller if there are `many`."""
    return f"{'## ' if many else '# '}{' '.join(emojis)}"


def split_rows(cards: Sequence[Card], suit: Callable[[Card], object]) -> list[list[Card]]:
    """Split cards into lines of a phone's width; a suit that fits one line is not broken."""
    rows: list[list[Card]] = [[]]
    for _, group in groupby(cards, key=suit):
        pile = list(group)
        if rows[-1] and len(rows[-1]) + len(pile) > BESIDE:
            rows.append([])
        rows[-1] += pile
    return rows
