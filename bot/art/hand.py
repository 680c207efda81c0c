"""A hand of cards laid out on the table, in rows that a phone can show."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from bot.art.cards import HEIGHT as CARD_HEIGHT
from bot.art.cards import WIDTH as CARD_WIDTH
from bot.art.piece import PICTURE_WIDTH, Piece, Scene

GAP: Final = 14
WIDEST: Final = 132
"""Pixels that a card is wide at most."""
MARGIN: Final = 20
"""Between the cards and the edge of the table."""
RAISED: Final = 0.13
"""How much of its width a card that may be played stands higher than the others."""
ROWS: Final = ((5, 1), (12, 2), (18, 3), (26, 4))
"""Up to so many cards, so many rows."""


class Hand(NamedTuple):
    """Cards, each by its drawing and the words on it, in the order they are held.

    playable  which of them may be played, by place; None where nothing is asked
    """

    cards: tuple[tuple[str, str], ...]
    playable: tuple[int, ...] | None = None


def scene(hand: Hand) -> Scene:
    """Where each card lies. ValueError for no cards, or for more than 26."""
    many = len(hand.cards)
    rows = next((rows for most, rows in ROWS if 0 < many <= most), 0)
    if not rows:
        raise ValueError(f"a hand of {many} cards")
    across = -(-many // rows)
    room = PICTURE_WIDTH - 2 * MARGIN + GAP
    width = min(WIDEST, room // max(across, 4) - GAP)
    height = round(width * CARD_HEIGHT / CARD_WIDTH)
    lift = 0 if hand.playable is None else round(RAISED * width)
    pieces = tuple(_pieces(hand, across, width, height, lift))
    return Scene(2 * MARGIN - GAP + rows * (height + lift + GAP), pieces)


def _pieces(hand: Hand, across: int, width: int, height: int, lift: int) -> Iterator[Piece]:
    top = MARGIN
    for first in range(0, len(hand.cards), across):
        row = hand.cards[first : first + across]
        left = (PICTURE_WIDTH - len(row) * width - (len(row) - 1) * GAP) // 2
        for place, (name, words) in enumerate(row, first):
            raised = hand.playable is None or place in hand.playable
            yield Piece(name, words, width, left, top if raised else top + lift, dim=not raised)
            left += width + GAP
        top += height + lift + GAP
