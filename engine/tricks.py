"""What every trick-taking game shares: seat order and following suit. Functions, not a superclass."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from engine.core import Seat

NO_SUIT: Final = -1


def left_of(seat: Seat, seats: int) -> Seat:
    """The next seat clockwise."""
    return (seat + 1) % seats


def clockwise(first: Seat, seats: int) -> tuple[Seat, ...]:
    """All seats in clockwise order, `first` at the front."""
    return (*range(first, seats), *range(first))


def follow(hand: Iterable[int], suit_of: Sequence[int], suit: int) -> list[int]:
    """The cards of `hand` that may be played when `suit` must be followed, in the hand's order.

    `suit_of` is indexed by card; a card of NO_SUIT never has to follow and may always be played. With no suit
    to follow, or no card of it in the hand, everything may be played.
    """
    cards = list(hand)
    if suit == NO_SUIT or suit not in map(suit_of.__getitem__, cards):
        return cards
    return [card for card in cards if suit_of[card] in (suit, NO_SUIT)]
