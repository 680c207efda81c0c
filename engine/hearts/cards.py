"""What the cards of Hearts cost, and those its rules name; the ace is the highest of a suit (H-1.1)."""

from __future__ import annotations

from typing import Final

from engine.french import CARD, DECK, HEARTS, SUIT, Card
from engine.tricks import Suit, suits

TWO_OF_CLUBS: Final[Card] = CARD["2C"]
QUEEN_OF_SPADES: Final[Card] = CARD["QS"]
PENALTY: Final[tuple[int, ...]] = tuple(
    13 if card == QUEEN_OF_SPADES else int(SUIT[card] == HEARTS) for card in DECK
)
"""H-1.2: what a card costs whoever takes it; 26 in all."""
SUITED: Final[tuple[Suit, ...]] = suits(SUIT)
"""H-3.2: by suit, what may be laid where it is led."""
ALL_PENALTIES: Final = sum(PENALTY)
