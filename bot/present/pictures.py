"""Cards to look at: large emojis where all of them are there, with what they say in small beneath."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from bot.texts.sentences import Texts

Card = TypeVar("Card")
LARGE: Final = 13
"""Cards up to which a line of emojis has the largest letters."""


def spread(
    cards: Sequence[Card],
    free: Sequence[Card],
    picture: Callable[[Card, Texts], str],
    said: Callable[[Sequence[Card], Texts], str],
    t: Texts,
    *,
    named: bool = True,
) -> str:
    """A hand as a heading of emojis, those that are `free` to be played apart from the others.

    "" where one of them is not there: then all are shown by signs. `named` False: buttons say what they are.
    """
    pictures = {card: picture(card, t) for card in cards}
    if not cards or not all(pictures.values()):
        return ""
    kept = [card for card in cards if card not in free]
    lines = [large([pictures[card] for card in free], many=len(cards) > LARGE)] if free else []
    lines += [f"-# {said(free, t)}"] if free and named else []
    if kept:
        lines.append(t("hand-not-now", cards=" ".join(pictures[card] for card in kept)))
    return "\n".join(lines)


def large(emojis: Sequence[str], *, many: bool = False) -> str:
    """Emojis as a heading, a little smaller where there are `many`."""
    return f"{'## ' if many else '# '}{' '.join(emojis)}"
