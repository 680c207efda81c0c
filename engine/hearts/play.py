"""Playing cards: what may be laid, who takes a trick, and changing a laid card (H-3, H-4)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.core import Seat
from engine.french import HEARTS, RANK, SUIT, Card
from engine.hearts.cards import PENALTY, QUEEN_OF_SPADES, SUITED, TWO_OF_CLUBS
from engine.hearts.options import Options
from engine.hearts.public import Changed, HeartsBroken, Played, Trick, TrickOver
from engine.hearts.rounds import find_queen, finish
from engine.hearts.state import State
from engine.tricks import cards_following


def playable(hand: Sequence[Card], led: Card | None, *, first_trick: bool, broken: bool) -> tuple[Card, ...]:
    """Return what `hand` may lay (H-3), in its order; `led` is the trick's first card, None when leading."""
    if led is None:
        if first_trick:
            # H-3.1, R-H-01: only the two of clubs may be led to the first trick.
            return tuple(card for card in hand if card == TWO_OF_CLUBS)
        # H-3.5: no heart may be led before hearts are broken; H-3.6: unless the hand has nothing else.
        rest = [] if broken else [card for card in hand if SUIT[card] != HEARTS]
        return tuple(rest or hand)
    cards = cards_following(hand, SUITED, SUIT[led])
    if first_trick and cards and SUIT[cards[0]] != SUIT[led]:
        # H-3.3: no points in the first trick; R-H-02: unless the hand has nothing else.
        return tuple(card for card in cards if not PENALTY[card]) or tuple(cards)
    return tuple(cards)


def winner(cards: Sequence[Card]) -> int:
    """Return the index in `cards` of the highest card of the first card's suit (H-4.1, H-4.2)."""
    suit, best = SUIT[cards[0]], 0
    for place, card in enumerate(cards):
        if SUIT[card] == suit and RANK[card] > RANK[cards[best]]:
            best = place
    return best


def breaks_hearts(card: Card, options: Options) -> bool:
    """Return whether a card breaks hearts: a heart (H-3.5), or the queen if the option says so (R-H-04)."""
    return SUIT[card] == HEARTS or (card == QUEEN_OF_SPADES and options.queen_breaks_hearts)


def are_hearts_broken(tricks: Iterable[Trick], trick: Iterable[tuple[Seat, Card]], options: Options) -> bool:
    """Return whether the cards laid so far have broken hearts (R-H-11)."""
    played = (card for done in (*(done.plays for done in tricks), trick) for _, card in done)
    return any(breaks_hearts(card, options) for card in played)


def exchangeable(s: State, seat: Seat) -> tuple[Card, ...]:
    """Return what `seat` could have laid instead of its card, if that is the last one laid (R-H-11).

    `s.trick` holds only an unfinished trick, so cards of a finished trick cannot be changed.
    """
    if not s.trick or s.trick[-1][0] != seat or not s.changes[seat]:
        return ()
    before, laid = s.trick[:-1], s.trick[-1][1]
    broken = are_hearts_broken(s.tricks, before, s.options)
    hand = sorted((*s.hands[seat], laid))
    led = before[0][1] if before else None
    cards = playable(hand, led, first_trick=not s.tricks, broken=broken)
    return tuple(card for card in cards if card != laid)


def play(s: State, seat: Seat, items: tuple[int, ...], events: list[Any]) -> None:
    """Lay a card and announce what it does (H-3.7); the last card of the trick closes it."""
    s.turn += 1
    card = items[0]
    s.hands[seat].remove(card)
    s.trick += ((seat, card),)
    events.append(Played(seat, card))
    if not s.broken and breaks_hearts(card, s.options):
        s.broken = True
        events.append(HeartsBroken(seat))
    if len(s.trick) == s.seats:
        _close(s, events)


def change(s: State, seat: Seat, items: tuple[int, ...], events: list[Any]) -> None:
    """Replace the card just laid; hearts are broken or not by the cards that remain (H-9.2, R-H-11)."""
    s.turn += 1
    card, laid = items[0], s.trick[-1][1]
    s.hands[seat].remove(card)
    s.hands[seat].append(laid)
    s.hands[seat].sort()
    s.trick = (*s.trick[:-1], (seat, card))
    s.changes[seat] -= 1
    events.append(Changed(seat, laid, card))
    before, s.broken = s.broken, are_hearts_broken(s.tricks, s.trick, s.options)
    if s.broken and not before:
        events.append(HeartsBroken(seat))


def _close(s: State, events: list[Any]) -> None:
    """Give the trick to the highest card of the led suit, whose player leads the next one (H-4)."""
    cards = [card for _, card in s.trick]
    taker = s.trick[winner(cards)][0]
    points = sum([PENALTY[card] for card in cards])
    trick = Trick(len(s.tricks) + 1, s.trick, taker, points)
    s.tricks += (trick,)
    s.last_trick = trick
    s.taken[taker] += points
    s.trick = ()
    s.leader = taker
    events.append(TrickOver(trick))
    if not s.hands[taker]:
        finish(s, find_queen(s), events)
