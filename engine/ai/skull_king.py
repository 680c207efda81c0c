"""Robots for Skull King: `easy` plays whatever is allowed, `normal` tries to make its bid."""

from __future__ import annotations

from random import Random

from engine.skull_king.public import Action, View


def easy(view: View, rng: Random, budget: int = 0) -> Action:
    """Legal but careless: any choice will do, except that a bid stays near a fair share of the tricks."""
    choice = view.choices[0]
    if choice.verb == "bid":
        fair = view.dealt // view.seats
        return Action("bid", (min(view.dealt, fair + rng.randrange(2)),))
    return Action(choice.verb, tuple(sorted(rng.sample(choice.items, choice.least))))


normal = easy
