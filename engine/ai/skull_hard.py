"""Skull's `hard`: it weighs which disc to lay by all that may come of it, and opens as soon as that is best.

It believes of its rivals what `normal` does and gives every number the same worth. But it looks ahead before
the first discs lie there: for a rose and for its skull, what it is worth to open over it, and to have whoever
comes first open. Whether it opens, and with which number, is decided as if there were roses alone, so that
neither tells what lies on its mat.
"""

from __future__ import annotations

from dataclasses import replace
from math import exp
from random import Random
from typing import Final

from engine.ai.manners import PLAIN, Manner
from engine.ai.skull import (
    NERVE,
    SKULL_LATER,
    TRAP,
    best_number,
    bid,
    flip,
    foremost,
    innocent,
    moves,
    normal,
)
from engine.ai.skull_worth import Prospects
from engine.core import Choice
from engine.skull.discs import ROSE, SKULL, Disc
from engine.skull.public import Action, View

GIVEN: Final = 0.95
"""How often the skull is what is lost by choice: whoever plays well gives it away."""
SNARE: Final = 0.06
"""What the own skull is worth beside what can be reckoned: rivals who raise over it, and learn too late."""
MIXED: Final = 0.03
"""The difference in worth that makes one disc three times as likely as the other."""
LEAST: Final = 0.3
MOST: Final = 0.9
"""How often the first disc is the skull, whatever it is worth: nobody is to be sure."""
PATIENCE: Final = 0.1
"""By how much more than passing a raise is to be worth: whoever leaves bids to others loses fewer discs. From
0.2 on, nobody stops a rival who lays roses alone and opens with one each time."""
ROSE_LOST: Final = 0.3
"""How often a rose is given away for the own skull, so that who gave a disc away may still have it."""


def hard(view: View, rng: Random, budget: int = 0, manner: Manner = PLAIN) -> Action:
    """Strong: lays traps where they pay, opens early, and never tells by its number what lies on its mat."""
    choice = moves(view)[0]
    if choice.verb == "place":
        return _lay(view, choice, rng, manner) if view.phase == "place" else _add(view, choice, rng, manner)
    if choice.verb == "challenge":
        return bid(view, choice, rng, manner, GIVEN, PATIENCE)
    if choice.verb == "flip":
        return flip(view, choice, rng, manner, GIVEN)
    if choice.verb == "lose" and ROSE in choice.items and rng.random() < ROSE_LOST:
        return Action("lose", (ROSE,))
    return normal(view, rng, budget, manner)


def _lay(view: View, choice: Choice, rng: Random, manner: Manner) -> Action:
    """The first disc: the skull the oftener the more it is worth, but neither ever for sure."""
    if len(choice.items) == 1:
        return Action("place", choice.items)
    number = _number(view)
    gain = _worth(view, SKULL, number) - _worth(view, ROSE, number) + SNARE
    skull = 1 / (1 + exp(-gain / MIXED))
    if manner.spite and foremost(view) is not None:
        skull += TRAP * manner.spite
    wanted = SKULL if rng.random() < min(MOST, max(LEAST, skull)) else ROSE
    return Action("place", (wanted,))


def _first(view: View, disc: Disc) -> Prospects:
    """The prospects once everybody has laid a first disc, this one being one's own."""
    heights = tuple(int(seat in view.living) for seat in range(view.seats))
    return Prospects.of(replace(view, phase="turn", heights=heights, pile=(disc,)), GIVEN)


def _number(view: View) -> int:
    """What one would open with over a rose."""
    return max(range(1, len(view.living) + 1), key=_first(view, ROSE).number)


def _worth(view: View, disc: Disc, number: int) -> float:
    """What it is worth to lay this disc: somebody opens before it is one's turn, or one does so oneself."""
    assert view.seat is not None
    assert view.first is not None
    prospects, worth, still = _first(view, disc), 0.0, 1.0
    for place in range(view.first, view.first + view.seats):
        seat = place % view.seats
        if seat == view.seat:
            break
        if seat in prospects.rivals:
            here = still * prospects.habits[seat].opens
            worth += here * prospects.opened(seat, len(view.living))
            still -= here
    return worth + still * prospects.number(number)


def _add(view: View, choice: Choice, rng: Random, manner: Manner) -> Action:
    """Open when waiting is worth less, both seen as if one had no skull; else one more disc."""
    numbers = next(other for other in view.choices if other.verb == "challenge").items
    prospects = Prospects.of(innocent(view), GIVEN)
    worth, number = best_number(prospects, numbers, rng)
    if worth + NERVE * manner.daring > prospects.waiting(worth):
        return Action("challenge", (number,))
    wanted = SKULL if SKULL in choice.items and rng.random() < SKULL_LATER else ROSE
    return Action("place", (wanted if wanted in choice.items else choice.items[0],))
