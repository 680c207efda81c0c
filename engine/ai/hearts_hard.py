"""Hearts' level `hard`: `normal`'s choice, unless another is judged better in possible deals."""

from __future__ import annotations

from typing import Final

from engine.ai.hearts import normal
from engine.ai.hearts_trials import runs_of_equals
from engine.ai.judgement import sample_of, search
from engine.ai.manners import PLAIN, Manner
from engine.core import Rng
from engine.french import DECK
from engine.hearts.public import Action, View

PLAYOUTS: Final = 80
"""Playouts of a decision in the first trick; later the rounds left are shorter, so there are more."""


def hard(view: View, rng: Rng, budget: int = 0, manner: Manner = PLAIN) -> Action:
    """Choose by playing the round out in deals that may be the true one. `budget` replaces `PLAYOUTS`."""
    favourite = normal(view, rng, budget, manner)
    if favourite.verb != "play":
        return favourite
    (choice,) = (choice for choice in view.choices if choice.verb == "play")
    runs = runs_of_equals(view, choice.items)
    tried = [favourite, *(Action("play", (run[0],)) for run in runs if favourite.items[0] not in run)]
    if len(tried) == 1:
        return favourite
    left = view.seats * len(view.hand) - len(view.trick)
    playouts = (budget or PLAYOUTS) * len(DECK) // left
    found: Action = search(sample_of("hearts", view, rng, tried), playouts)
    return found
