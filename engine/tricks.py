"""Functions shared by trick-taking games: seat order and following suit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.core import Seat

NO_SUIT: Final = -1


def left_of(seat: Seat, seats: int) -> Seat:
    """Return the next seat clockwise."""
    return (seat + 1) % seats


def clockwise(first: Seat, seats: int) -> tuple[Seat, ...]:
    """Return all seats in clockwise order, beginning with `first`."""
    return (*range(first, seats), *range(first))


class Suit(NamedTuple):
    """The cards of one suit (`cards`), and all cards that may be played when it is led (`open`)."""

    cards: frozenset[int]
    open: frozenset[int]


def suits(suit_of: Sequence[int]) -> tuple[Suit, ...]:
    """Return every suit of a deck by its number.

    `suit_of` has the suit of each card; cards with NO_SUIT may always be played.
    """
    free = frozenset(card for card, suit in enumerate(suit_of) if suit == NO_SUIT)
    by_suit = [set[int]() for _ in range(1 + max(suit_of))]
    for card, suit in enumerate(suit_of):
        if suit != NO_SUIT:
            by_suit[suit].add(card)
    return tuple(Suit(frozenset(cards), free | cards) for cards in by_suit)


def cards_following(hand: Sequence[int], suited: Sequence[Suit], suit: int) -> Sequence[int]:
    """Return the cards of `hand` that may be played when `suit` must be followed, in the hand's order.

    If `suit` is NO_SUIT, or the hand has no card of that suit, every card may be played.
    """
    if suit == NO_SUIT or suited[suit].cards.isdisjoint(hand):
        return hand
    return list(filter(suited[suit].open.__contains__, hand))
