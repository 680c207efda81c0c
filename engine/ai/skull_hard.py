"""Skull's level `hard`: look ahead before the first disc, and open as soon as opening is best.

`hard` shares `normal`'s beliefs about rivals and its worth of each number. Before its first disc, `hard`
computes, for a rose and for its skull, the worth of opening over that disc and of letting an earlier rival
open. `hard` decides whether and with which number to open as if all its discs were roses, so that the opening
reveals nothing about its mat.
"""

from __future__ import annotations

from dataclasses import replace
from math import exp
from typing import Final

from engine.ai.manners import PLAIN, Manner
from engine.ai.skull import (
    NERVE,
    SKULL_LATER,
    TRAP,
    best_number,
    bid,
    flip,
    leading_rival,
    moves,
    normal,
    with_roses_only,
)
from engine.ai.skull_worth import Prospects
from engine.core import Choice, Rng
from engine.skull.discs import ROSE, SKULL, Disc
from engine.skull.public import Action, View

GIVEN: Final = 0.95
"""The probability that a skull is lost by choice: whoever plays well gives it away."""
SNARE: Final = 0.06
"""The worth of an own skull on the mat beyond what is computed: rivals raise over it and learn too late."""
MIXED: Final = 0.03
"""The difference in worth that makes one disc about three times as likely as the other."""
LEAST: Final = 0.3
MOST: Final = 0.9
"""The bounds of the probability that the first disc is the skull, so that rivals can never be sure."""
PATIENCE: Final = 0.1
"""By so much a raise must be worth more than passing: who leaves bids to others loses fewer discs. From
0.2 on, no robot would stop a rival who lays roses alone and opens with one each time."""
ROSE_LOST: Final = 0.3
"""The probability that a rose is given away for the own skull, so that the skull may still be in play."""


def hard(view: View, rng: Rng, budget: int = 0, manner: Manner = PLAIN) -> Action:
    """Choose well: lay traps where they pay, open early, and never let a bid reveal the own pile."""
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


def _lay(view: View, choice: Choice, rng: Rng, manner: Manner) -> Action:
    """Choose the first disc: the skull more often the more it is worth, but neither disc always."""
    if len(choice.items) == 1:
        return Action("place", choice.items)
    number = _opening_number(view)
    gain = _worth_of_first_disc(view, SKULL, number) - _worth_of_first_disc(view, ROSE, number) + SNARE
    skull = 1 / (1 + exp(-gain / MIXED))
    if manner.spite and leading_rival(view) is not None:
        skull += TRAP * manner.spite
    wanted = SKULL if rng.random() < min(MOST, max(LEAST, skull)) else ROSE
    return Action("place", (wanted,))


def _after_first_discs(view: View, disc: Disc) -> Prospects:
    """Return the prospects after all players have laid a first disc, this seat's being `disc`."""
    heights = tuple(int(seat in view.living) for seat in range(view.seats))
    return Prospects.from_view(replace(view, phase="turn", heights=heights, pile=(disc,)), GIVEN)


def _opening_number(view: View) -> int:
    """Return the number with which the seat would open over a rose."""
    return max(range(1, len(view.living) + 1), key=_after_first_discs(view, ROSE).number)


def _worth_of_first_disc(view: View, disc: Disc, number: int) -> float:
    """Return the worth of laying this disc, if a rival opens first or else this seat opens with `number`."""
    assert view.seat is not None
    assert view.first is not None
    prospects, worth, still = _after_first_discs(view, disc), 0.0, 1.0
    for place in range(view.first, view.first + view.seats):
        seat = place % view.seats
        if seat == view.seat:
            break
        if seat in prospects.rivals:
            here = still * prospects.habits[seat].opens
            worth += here * prospects.opened_worth(seat, len(view.living))
            still -= here
    return worth + still * prospects.number(number)


def _add(view: View, choice: Choice, rng: Rng, manner: Manner) -> Action:
    """Open if opening is worth more than adding a disc, both valued as if the own pile had roses alone."""
    numbers = next(other for other in view.choices if other.verb == "challenge").items
    prospects = Prospects.from_view(with_roses_only(view), GIVEN)
    worth, number = best_number(prospects, numbers, rng)
    if worth + NERVE * manner.daring > prospects.add_worth(worth):
        return Action("challenge", (number,))
    wanted = SKULL if SKULL in choice.items and rng.random() < SKULL_LATER else ROSE
    return Action("place", (wanted if wanted in choice.items else choice.items[0],))
