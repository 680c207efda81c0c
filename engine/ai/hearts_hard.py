"""Hearts' level `hard`: lay `normal`'s card unless another does better in playouts of many possible deals.

The deals are those that the view allows, preferring deals in which no rival has kept a queen of spades
that could have been dropped on another player.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import fmean, stdev
from typing import Final

from engine.ai.hearts import normal
from engine.ai.hearts_light import OVER_THE_QUEEN, play_out
from engine.ai.manners import PLAIN, Manner
from engine.core import Choice, Rng, Seat
from engine.french import DECK, SUIT, Card
from engine.hearts.cards import QUEEN_OF_SPADES
from engine.hearts.options import TWO
from engine.hearts.play import play
from engine.hearts.public import Action, View
from engine.hearts.state import State
from engine.hearts.worlds import worlds

PLAYOUTS: Final = 80
"""Playouts of a decision in the first trick; later the rounds left are shorter, so there are more."""
FEWEST, MOST = 6, 50
"""The smallest and the largest number of worlds in which the candidates are compared."""
CERTAIN: Final = 1.0
"""By so many standard errors another card must be better to be preferred to the favourite."""
REDRAWN: Final = 4
"""How many times a deal is redrawn that contradicts what the rivals have done."""


def hard(view: View, rng: Rng, budget: int = 0, manner: Manner = PLAIN) -> Action:
    """Choose by playing the round out in deals that may be the true one. `budget` replaces `PLAYOUTS`."""
    favourite = normal(view, rng, budget, manner)
    choice = next(choice for choice in view.choices if choice.verb == favourite.verb)
    if favourite.verb != "play":
        return favourite
    cards = _candidates(view, choice, favourite.items[0])
    if len(cards) == 1:
        return favourite
    left = view.seats * len(view.hand) - len(view.trick)
    playouts = (budget or PLAYOUTS) * len(DECK) // left
    times = min(MOST, max(FEWEST, playouts // len(cards)))
    return Action("play", (_best(view, cards, times, rng),))


def _best(view: View, cards: Sequence[Card], times: int, rng: Rng) -> Card:
    """Return the first card, unless another card does significantly better in the same deals."""
    seat, deal = view.seat, _deals(view, rng)
    assert seat is not None
    # With two players all cards are known, so only random whims, equal for every card, vary the playouts.
    whims = len(DECK) if view.seats == TWO else 0
    tried: list[list[float]] = [[] for _ in cards]
    for _ in range(times):
        world, drawn = deal(), [rng.random() for _ in range(whims)]
        for card, values in zip(cards, tried, strict=True):
            s = world.copy()
            play(s, seat, (card,), [])
            points = play_out(s, iter(drawn).__next__ if whims else None)
            values.append((sum(points) - points[seat]) / (view.seats - 1) - points[seat])
    best, most = cards[0], 0.0
    for card, values in zip(cards[1:], tried[1:], strict=True):
        gaps = [one - other for one, other in zip(values, tried[0], strict=True)]
        gain = fmean(gaps)
        if gain > most and gain > CERTAIN * stdev(gaps) / times**0.5:
            best, most = card, gain
    return best


def _candidates(view: View, choice: Choice, favourite: Card) -> list[Card]:
    """Return the favourite, then the others, with one card for each run of equivalent cards."""
    gone = {card for trick in view.tricks for _, card in trick.plays}
    mine = {*view.hand}
    found: list[Card] = []
    last = -1
    for card in choice.items:
        alike = (
            last >= 0
            and SUIT[last] == SUIT[card]
            and QUEEN_OF_SPADES not in (last, card)
            and all(other in gone or other in mine for other in range(last + 1, card))
        )
        if alike:
            if card == favourite:
                found[-1] = card
        else:
            found.append(card)
        last = card
    return [favourite, *(card for card in found if card != favourite)]


def _deals(view: View, rng: Rng) -> Callable[[], State]:
    """Return a function that draws deals which the view allows; unlikely ones are redrawn a few times."""
    draw, unlikely_holders = worlds(view), rivals_without_queen(view)
    if not unlikely_holders:
        return lambda: draw(rng)

    def deal() -> State:
        for _ in range(REDRAWN):
            state = draw(rng)
            if not any(QUEEN_OF_SPADES in state.hands[seat] for seat in unlikely_holders):
                break
        return state

    return deal


def rivals_without_queen(view: View) -> frozenset[Seat]:
    """Return the rivals that could have dropped the queen of spades on another player and did not.

    Once she has been played, return the empty set.
    """
    found = set()
    for n, plays in enumerate((*(trick.plays for trick in view.tricks), view.trick)):
        top: Card | None = None
        for seat, card in plays:
            if card == QUEEN_OF_SPADES:
                return frozenset()
            if top is None:
                top = card
                continue
            followed = SUIT[card] == SUIT[top]
            if seat != view.seat and ((n and not followed) or (followed and top in OVER_THE_QUEEN)):
                found.add(seat)
            if followed:
                top = max(top, card)
    return frozenset(found)
