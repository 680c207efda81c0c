"""Hearts for the judgement: likely deals, and the actions worth valuing.

The deals are those that the view allows, preferring deals in which no rival has kept a queen of spades
that could have been dropped on another player.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Final, TypeAlias

from engine.ai.hearts import passes_best_first
from engine.ai.hearts_light import OVER_THE_QUEEN, play_out
from engine.ai.playouts import Outcome
from engine.core import Rng, Seat
from engine.french import DECK, SUIT, Card
from engine.hearts.cards import QUEEN_OF_SPADES
from engine.hearts.options import TWO
from engine.hearts.public import PASSED_ON, Action, View
from engine.hearts.state import PASS, State
from engine.hearts.worlds import worlds

REDRAWN: Final = 4
"""How many times a deal is redrawn that contradicts what the rivals have done."""
PASSED_FROM: Final = 6
"""Passes are valued that choose among so many cards, those that `normal` would rather pass than others."""

Trial: TypeAlias = Callable[[Action | None], Outcome]


def candidates(view: View, kept: Sequence[Action]) -> list[Action]:
    """Return the actions worth valuing, always those of `kept`.

    Of cards between which nothing is left to be played by others, one is valued for all.
    """
    found = list(dict.fromkeys(kept))
    if view.phase == PASS:
        likely = passes_best_first(view.hand)[:PASSED_FROM]
        ways = [Action("pass", tuple(sorted(way))) for way in combinations(likely, PASSED_ON)]
        return [*found, *(action for action in ways if action not in found)]
    (choice,) = (choice for choice in view.choices if choice.verb == "play")
    for run in runs_of_equals(view, choice.items):
        if not any(action.items[0] in run for action in kept):
            found.append(Action("play", (run[0],)))
    return found


def runs_of_equals(view: View, cards: Sequence[Card]) -> list[list[Card]]:
    """Return the cards in runs of one suit between which no other player has a card left."""
    gone = {card for trick in view.tricks for _, card in trick.plays}
    mine = {*view.hand}
    runs: list[list[Card]] = []
    for card in cards:
        last = runs[-1][-1] if runs else card
        if (
            last != card
            and SUIT[last] == SUIT[card]
            and QUEEN_OF_SPADES not in (last, card)
            and all(other in gone or other in mine for other in range(last + 1, card))
        ):
            runs[-1].append(card)
        else:
            runs.append([card])
    return runs


def draw_trials(view: View, rng: Rng) -> Callable[[], Trial]:
    """Return a function that draws a likely deal and returns its trial of one action after the other."""
    seat, draw = view.seat, likely_deals(view, rng)
    assert seat is not None
    # With two players all cards are known, so only random whims, equal for every card, vary the playouts.
    whims = len(DECK) if view.seats == TWO else 0

    def draw_trial() -> Trial:
        world, drawn = draw(), [rng.random() for _ in range(whims)]
        return lambda action: play_out(world.copy(), seat, action, iter(drawn).__next__ if whims else None)

    return draw_trial


def likely_deals(view: View, rng: Rng) -> Callable[[], State]:
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
