"""The 52 French cards as ints in deck order: clubs, diamonds, hearts, spades, each up to the ace."""

from __future__ import annotations

from typing import Final, TypeAlias

Card: TypeAlias = int

SUITS: Final = "CDHS"
RANKS: Final = "23456789TJQKA"
CLUBS, DIAMONDS, HEARTS, SPADES = range(4)

CODES: Final[tuple[str, ...]] = tuple(rank + suit for suit in SUITS for rank in RANKS)
CARD: Final[dict[str, Card]] = {code: card for card, code in enumerate(CODES)} | {
    f"10{suit}": CODES.index(f"T{suit}") for suit in SUITS
}
"""Every card by its code; a ten may also be written `10` instead of `T`, as in `10H` for `TH`."""

DECK: Final[tuple[Card, ...]] = tuple(range(len(CODES)))
SUIT: Final[tuple[int, ...]] = tuple(SUITS.index(code[1]) for code in CODES)
RANK: Final[tuple[int, ...]] = tuple(2 + RANKS.index(code[0]) for code in CODES)
"""By card, its rank from 2 to 14, the ace highest."""
JACK, QUEEN, KING, ACE = sorted(set(RANK))[-4:]
