"""The penalty points of the cards of Hearts, and the cards that its rules name; aces are high (H-1.1)."""

from __future__ import annotations

from typing import Final

from engine.french import CARD, DECK, HEARTS, SUIT, Card
from engine.tricks import Suit, suits

TWO_OF_CLUBS: Final[Card] = CARD["2C"]
QUEEN_OF_SPADES: Final[Card] = CARD["QS"]
PENALTY: Final[tuple[int, ...]] = tuple(
    13 if card == QUEEN_OF_SPADES else int(SUIT[card] == HEARTS) for card in DECK
)
"""By card, the points it costs whoever takes it, 26 in all (H-1.2)."""
SUITED: Final[tuple[Suit, ...]] = suits(SUIT)
"""By suit, its cards and what may be laid where it is led (H-3.2)."""
ALL_PENALTIES: Final = sum(PENALTY)
