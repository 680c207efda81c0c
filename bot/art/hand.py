"""Draw a hand of cards on the table, in rows that are readable on a phone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from bot.art.cards import HEIGHT as CARD_HEIGHT
from bot.art.cards import WIDTH as CARD_WIDTH
from bot.art.palette import WHITE
from bot.art.piece import PICTURE_WIDTH, Piece, Scene

GAP: Final = 14
WIDEST: Final = 132
"""The greatest width of a card in pixels."""
MARGIN: Final = 20
"""The distance between the cards and the edge of the table."""
RAISED: Final = 0.13
"""How far a playable card is raised, as a share of its width."""
ROWS: Final = ((5, 1), (12, 2), (18, 3), (20, 4), (26, 5))
"""Pairs of a greatest number of cards and the number of rows for it."""


class Hand(NamedTuple):
    """Cards in the order they are held, each as the name of its drawing and the words on it.

    playable  the positions of the playable cards; None if the player need not act
    discs     whether the cards are round discs
    """

    cards: tuple[tuple[str, str], ...]
    playable: tuple[int, ...] | None = None
    discs: bool = False


def scene(hand: Hand) -> Scene:
    """Lay out the hand.

    Raises:
        ValueError: there are no cards or more than 26.
    """
    many = len(hand.cards)
    rows = next((rows for most, rows in ROWS if 0 < many <= most), 0)
    if not rows:
        raise ValueError(f"a hand of {many} cards")
    across = -(-many // rows)
    room = PICTURE_WIDTH - 2 * MARGIN + GAP
    width = min(WIDEST, room // max(across, 4) - GAP)
    height = width if hand.discs else round(width * CARD_HEIGHT / CARD_WIDTH)
    lift = 0 if hand.playable is None else round(RAISED * width)
    pieces = tuple(_lay_cards(hand, across, width, height, lift))
    return Scene(2 * MARGIN - GAP + rows * (height + lift + GAP), pieces)


def _lay_cards(hand: Hand, across: int, width: int, height: int, lift: int) -> Iterator[Piece]:
    top = MARGIN
    for first in range(0, len(hand.cards), across):
        row = hand.cards[first : first + across]
        left = (PICTURE_WIDTH - len(row) * width - (len(row) - 1) * GAP) // 2
        for place, (name, words) in enumerate(row, first):
            raised = hand.playable is None or place in hand.playable
            halo = WHITE if raised and hand.playable is not None else ""
            y = top if raised else top + lift
            yield Piece(name, words, width, left, y, dim=not raised, halo=halo)
            left += width + GAP
        top += height + lift + GAP
