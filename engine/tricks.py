"""What every trick-taking game shares: seat order and following suit. Functions, not a superclass."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.core import Seat

NO_SUIT: Final = -1


def left_of(seat: Seat, seats: int) -> Seat:
    """The next seat clockwise."""
    return (seat + 1) % seats


def clockwise(first: Seat, seats: int) -> tuple[Seat, ...]:
    """All seats in clockwise order, `first` at the front."""
    return (*range(first, seats), *range(first))


class Suit(NamedTuple):
    """The cards of one suit, and with them those that may be played where it must be followed."""

    cards: frozenset[int]
    open: frozenset[int]


def suits(suit_of: Sequence[int]) -> tuple[Suit, ...]:
    """Every suit of a deck by its number; `suit_of` is indexed by card, NO_SUIT never has to follow."""
    free = frozenset(card for card, suit in enumerate(suit_of) if suit == NO_SUIT)
    by_suit = [set[int]() for _ in range(1 + max(suit_of))]
    for card, suit in enumerate(suit_of):
        if suit != NO_SUIT:
            by_suit[suit].add(card)
    return tuple(Suit(frozenset(cards), free | cards) for cards in by_suit)


def follow(hand: Sequence[int], suited: Sequence[Suit], suit: int) -> Sequence[int]:
    """The cards of `hand` that may be played when `suit` must be followed, in the hand's order.

    With NO_SUIT to follow, or no card of that suit in the hand, everything may be played.
    """
    if suit == NO_SUIT or suited[suit].cards.isdisjoint(hand):
        return hand
    return list(filter(suited[suit].open.__contains__, hand))
