"""Skull King's level `hard`: the candidates of `normal`, judged in worlds that fit the rivals' bids."""

from __future__ import annotations

from typing import Final

from engine.ai import skull_king
from engine.ai.judgement import BATCH, sample_of, search
from engine.ai.manners import PLAIN, Manner
from engine.core import Rng
from engine.skull_king.public import Action, View

BUDGET: Final = 80
"""Playouts of a decision that has TYPICAL plays to the end of the round; longer ones get fewer."""
TYPICAL: Final = 16
CANDIDATES: Final = 5
"""The number of actions that are tried, of those that `normal` likes best."""


def hard(view: View, rng: Rng, budget: int = 0, manner: Manner = PLAIN) -> Action:
    """Choose as `normal` does, unless another action does better in worlds played to the round's end."""
    tricks = view.dealt - len(view.tricks)
    plays = tricks * (view.seats + (view.ghost is not None)) - len(view.trick)
    playouts = (budget or BUDGET) * TYPICAL // max(TYPICAL, plays)
    tried = candidates(view, rng, manner)[: max(2, playouts // (2 * BATCH))]
    if len(tried) == 1:
        return tried[0]
    found: Action = search(sample_of("skull-king", view, rng, tried), playouts)
    return found


def candidates(view: View, rng: Rng, manner: Manner) -> list[Action]:
    """Return the actions worth trying, the favourite first; only the favourite where searching is useless."""
    choice = view.choices[0]
    if choice.verb == "play":
        if len(choice.items) == 1:
            return [Action("play", choice.items)]
        return skull_king.plays_best_first(view, manner)[:CANDIDATES]
    favourite = skull_king.normal(view, rng, 0, manner)
    if choice.verb == "bid":
        (bid,) = favourite.items
        return [favourite, *(Action("bid", (n,)) for n in choice.items if n != bid and abs(n - bid) <= 1)]
    if choice.verb in ("lead", "wager", "load"):
        return [favourite, *(Action(choice.verb, (n,)) for n in choice.items if (n,) != favourite.items)]
    return [favourite]
