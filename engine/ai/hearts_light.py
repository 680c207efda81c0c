"""The quick policy of Hearts for `hard`'s playouts; each seat considers only its own cards and the trick.

The policy ducks with the highest possible card, takes high when forced, drops the queen and then the most
dangerous cards on others, and leads low.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from engine.ai.hearts import passes_best_first
from engine.core import Seat
from engine.french import CARD, DECK, HEARTS, RANK, SPADES, SUIT, Card
from engine.hearts.cards import QUEEN_OF_SPADES
from engine.hearts.play import play, playable
from engine.hearts.public import PASSED_ON, Action
from engine.hearts.rounds import give
from engine.hearts.rules import to_act
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


def play_out(
    s: State, seat: Seat, action: Action, whim: Callable[[], float] | None = None
) -> tuple[int, ...]:
    """Play the round to its end in place, after this action of the seat; return the points by seat.

    While cards are passed, the seat acts before the others. `whim` draws numbers from 0 to 1; for a number
    below `WHIM` a random playable card is laid.
    """
    events: list[Any] = []
    if action.verb == "pass":
        give(s, seat, action.items, events)
        for other in to_act(s) if s.phase == PASS else ():
            give(s, other, tuple(passes_best_first(s.hands[other])[:PASSED_ON]), events)
    else:
        play(s, seat, action.items, events)
    while s.phase == PLAY:
        mover = s.mover
        led = s.trick[0][1] if s.trick else None
        cards = playable(s.hands[mover], led, first_trick=not s.tricks, broken=s.broken)
        if whim is not None and (drawn := whim()) < WHIM:
            card = cards[int(drawn / WHIM * len(cards))]
        else:
            card = light(s, cards)
        play(s, mover, (card,), events)
    return s.sheet[-1].points


def light(s: State, cards: Sequence[Card]) -> Card:
    """Choose one of `cards`, the playable cards of the seat whose turn it is."""
    if len(cards) == 1:
        return cards[0]
    trick = s.trick
    if not trick:
        return min(cards, key=LED.__getitem__)
    if SUIT[cards[0]] != SUIT[trick[0][1]]:
        return max(cards, key=THROWN.__getitem__)
    return _follow_suit(cards, trick, last=len(trick) + 1 == s.seats)


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
