"""The quick policy of Hearts for `hard`'s playouts; each seat considers only its own cards and the trick.

The policy ducks with the highest possible card, takes high when forced, drops the queen and then the most
dangerous cards on others, and leads low.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from engine.ai.hearts import passes_best_first
from engine.ai.playouts import Outcome
from engine.core import Seat
from engine.french import CARD, DECK, HEARTS, RANK, SPADES, SUIT, Card
from engine.hearts.cards import PENALTY, QUEEN_OF_SPADES
from engine.hearts.play import breaks_hearts, play, playable, winner
from engine.hearts.public import PASSED_ON, Action, Trick
from engine.hearts.rounds import give
from engine.hearts.rules import to_act
from engine.hearts.scoring import score
from engine.hearts.state import PASS, PLAY, State

OVER_THE_QUEEN: Final = (CARD["KS"], CARD["AS"])
HEART: Final = 5
"""By so many ranks a heart counts more than other cards when it is discarded."""
OVER: Final = 10
"""By so many ranks the king and ace of spades, on which the queen may fall, count more."""


def _danger(card: Card) -> int:
    if card == QUEEN_OF_SPADES:
        return 100
    return RANK[card] + (HEART if SUIT[card] == HEARTS else OVER if card in OVER_THE_QUEEN else 0)


THROWN: Final = tuple(map(_danger, DECK))
"""By card, how gladly it is discarded."""
LED: Final = tuple(RANK[card] + OVER * (SUIT[card] == SPADES and RANK[card] > 11) for card in DECK)
"""By card, how reluctantly it is led."""
WHIM: Final = 0.1
"""The share of random plays where playouts must differ although all cards are known."""


def play_out(s: State, seat: Seat, action: Action | None, whim: Callable[[], float] | None = None) -> Outcome:
    """Play the round to its end in place, after this action of the seat, if any; return its outcome.

    While cards are passed, the seat acts before the others. `whim` draws numbers from 0 to 1; for a number
    below `WHIM` a random playable card is laid.
    """
    events: list[Any] = []
    if action is not None:
        (give if s.phase == PASS else play)(s, seat, action.items, events)
    for other in to_act(s) if s.phase == PASS else ():
        give(s, other, tuple(passes_best_first(s.hands[other])[:PASSED_ON]), events)
    if s.phase == PLAY:
        return _play_tricks(s, whim)
    return _outcome(s.sheet[-1].points, _queen_taker(s.tricks))


def _play_tricks(s: State, whim: Callable[[], float] | None) -> Outcome:
    """Play the tricks that are left by the rules' functions, but without writing down what is played."""
    assert s.leader is not None
    hands, taken, trick, leader = s.hands, s.taken, list(s.trick), s.leader
    seats, options, first_trick, broken = s.seats, s.options, not s.tricks, s.broken
    burdened = _queen_taker(s.tricks)
    while True:
        mover = (leader + len(trick)) % seats
        hand = hands[mover]
        cards = playable(hand, trick[0][1] if trick else None, first_trick=first_trick, broken=broken)
        if whim is not None and (drawn := whim()) < WHIM:
            card = cards[int(drawn / WHIM * len(cards))]
        else:
            card = light(trick, cards, last=len(trick) + 1 == seats)
        hand.remove(card)
        trick.append((mover, card))
        broken = broken or breaks_hearts(card, options)
        if len(trick) == seats:
            laid = [card for _, card in trick]
            leader = trick[winner(laid)][0]
            taken[leader] += sum([PENALTY[card] for card in laid])
            if QUEEN_OF_SPADES in laid:
                burdened = leader
            first_trick, trick = False, []
            if not hands[leader]:
                return _outcome(score(taken).points, burdened)


def _queen_taker(tricks: Sequence[Trick]) -> Seat | None:
    """Return the seat that has taken the queen of spades in these tricks; None if nobody has."""
    return next((one.winner for one in tricks if any(card == QUEEN_OF_SPADES for _, card in one.plays)), None)


def _outcome(points: tuple[int, ...], queen_taker: Seat | None) -> Outcome:
    return Outcome(points, tuple([seat == queen_taker for seat in range(len(points))]))


def light(trick: Sequence[tuple[Seat, Card]], cards: Sequence[Card], *, last: bool) -> Card:
    """Choose one of `cards`, the playable cards of the seat whose turn it is in this trick."""
    if len(cards) == 1:
        return cards[0]
    if not trick:
        return min(cards, key=LED.__getitem__)
    if SUIT[cards[0]] != SUIT[trick[0][1]]:
        return max(cards, key=THROWN.__getitem__)
    return _follow_suit(cards, trick, last=last)


def _follow_suit(cards: Sequence[Card], trick: Sequence[tuple[Seat, Card]], *, last: bool) -> Card:
    """Choose a card of the led suit: the highest that ducks; else the highest if `last`, or the lowest."""
    suit = SUIT[cards[0]]
    top = max(card for _, card in trick if SUIT[card] == suit)
    if top in OVER_THE_QUEEN and QUEEN_OF_SPADES in cards:
        return QUEEN_OF_SPADES
    under = [card for card in cards if card < top]
    if under:
        return under[-1]
    others = [card for card in cards if card != QUEEN_OF_SPADES]
    return others[-1] if last else others[0]
