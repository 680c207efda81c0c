"""A rival for Skull: what `normal` was before it weighed strength, as it was.

It gives every pile a chance of holding its owner's skull, from how high the pile is and what
the owner has said. That makes a chance for every number it could name. It bids when
that chance is good, sometimes with its own skull beneath, and flips where the chance is best.
Nothing plays it but `bench.robots`, which measures today's `normal` against it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final

from engine.core import Choice, Seat
from engine.skull.discs import ROSE, SET, SKULL, Disc, without
from engine.skull.public import PASS, Action, View

SKULL_FIRST: Final = 0.35
"""How often the first disc is the skull."""
SKULL_LATER: Final = 0.15
"""How often a skull goes on top of roses."""
BOLD: Final = 0.55
"""Chance of success from which a challenge is opened."""
RAISE: Final = 0.42
"""Chance of success from which a bid is raised: what one more disc is worth against what it may cost."""
BLUFF: Final = 0.2
"""How often a number is named over one's own skull."""
LURE: Final = 1.3
"""How much likelier a skull lies on the mat than in the hand."""
SPOKEN: Final = 0.6
"""How much less a skull is to be expected where a number was named."""
QUIET: Final = 1.25
"""How much more where its owner has passed."""


def normal(view: View, rng: Random, budget: int = 0) -> Action:
    """Sensible: knows its own pile, reads the others', and is not always what it seems."""
    choice = _moves(view)[0]
    return _DECIDE[choice.verb](view, choice, rng)


def _moves(view: View) -> tuple[Choice, ...]:
    """What the table asks for; showing own discs is nobody's duty (SR-4.6)."""
    asked = tuple(choice for choice in view.choices if choice.verb != "show")
    return asked or view.choices


def _add(view: View, choice: Choice, rng: Random) -> Action:
    """First disc, one more, or the challenge."""
    if view.phase != "place":
        numbers = next(other for other in view.choices if other.verb == "challenge").items
        number = _opening(view, numbers, rng)
        if number:
            return Action("challenge", (number,))
    return _lay(view, choice, rng)


def _lay(view: View, choice: Choice, rng: Random) -> Action:
    """Which disc to lay: mostly a rose; the skull rather at the bottom."""
    hand = without(SET, view.lost) if view.phase == "place" else view.hand
    skull = SKULL_FIRST if view.phase == "place" else SKULL_LATER
    wanted = SKULL if SKULL in hand and rng.random() < skull else ROSE
    return Action("place", (wanted if wanted in choice.items else choice.items[0],))


def _opening(view: View, numbers: Sequence[int], rng: Random) -> int:
    """The number to open with, 0 to wait. The highest that is still good: the fewest will raise it."""
    if SKULL in view.pile:
        # A lure: low enough that somebody goes on.
        lure = len(numbers) > len(view.living) and rng.random() < BLUFF
        return min(numbers[-1] - 2, len(view.living) - 1) if lure else 0
    good = [number for number in numbers if _chance(view, number) >= BOLD]
    if not good or good[-1] < min(len(view.living), 4):
        return 0
    return good[-1] if rng.random() < 0.5 else 0


def _bid(view: View, choice: Choice, rng: Random) -> Action:
    """Raise or pass; with nothing left in hand, open as low as can be."""
    passing = any(other.verb == "pass" for other in view.choices)
    numbers = choice.items
    if SKULL in view.pile:
        # Only while somebody is left to go on, and may well do so.
        heard = len(view.living) - len(view.passed) > 1 and 2 * numbers[0] <= numbers[-1]
        if passing and not (heard and rng.random() < BLUFF):
            return Action("pass")
        return Action("challenge", (numbers[0],))
    good = [number for number in numbers if _chance(view, number) >= RAISE]
    if not good:
        return Action("pass") if passing else Action("challenge", (numbers[0],))
    return Action("challenge", (good[-1] if rng.random() < 0.4 else good[0],))


def _flip(view: View, choice: Choice, rng: Random) -> Action:
    """The mat whose next disc is safest; of equals any."""
    odds = {mat: _next(view, mat, len(view.flipped(mat))) for mat in choice.items}
    best = max(odds.values())
    return Action("flip", (rng.choice([mat for mat in choice.items if odds[mat] == best]),))


def _lose(view: View, choice: Choice, rng: Random) -> Action:
    """A blind pick is chance; of one's own a rose, unless it is the last one, without which no bet is won."""
    if SKULL not in choice.items:
        return Action("lose", (rng.choice(choice.items),))
    roses = view.hand.count(ROSE)
    return Action("lose", (SKULL if roses <= 1 else ROSE,))


def _name(view: View, choice: Choice, rng: Random) -> Action:
    """Whoever is furthest from winning begins."""
    return Action("first", (min(choice.items, key=lambda seat: (view.won[seat], rng.random())),))


def _show(view: View, choice: Choice, rng: Random) -> Action:
    """Only asked when there is nothing else to do: any disc."""
    return Action("show", (rng.choice(choice.items),))


_DECIDE: Final[Mapping[str, Callable[[View, Choice, Random], Action]]] = {
    "place": _add,
    "challenge": _bid,
    "flip": _flip,
    "lose": _lose,
    "first": _name,
    "show": _show,
}


def _chance(view: View, number: int) -> float:
    """The chance to flip so many roses: all own ones, then always the safest of the others."""
    own: tuple[Disc, ...] = view.pile[-number:]
    if SKULL in own:
        return 0.0
    chance, taken = 1.0, dict.fromkeys((seat for seat in view.living if seat != view.seat), 0)
    for _ in range(number - len(own)):
        open_mats = [seat for seat, flips in taken.items() if flips < view.heights[seat]]
        if not open_mats:
            return 0.0
        mat = max(open_mats, key=lambda seat: _next(view, seat, taken[seat]))
        chance *= _next(view, mat, taken[mat])
        taken[mat] += 1
    return chance


def _next(view: View, mat: Seat, flips: int) -> float:
    """The chance that the next disc of a pile is a rose when `flips` from its top have been."""
    height = view.heights[mat]
    if mat == view.seat:
        return 0.0 if view.pile[height - 1 - flips] == SKULL else 1.0
    # Of its four discs the owner still has some, and of those some lie here.
    skull = min(0.9, height / len(SET) * LURE)
    said = [number for seat, number in view.calls if seat == mat]
    if any(number != PASS for number in said):
        skull *= SPOKEN
    elif said:
        skull = min(0.9, skull * QUIET)
    # The skull is as likely to be any disc of the pile; what lies above has turned out to be roses.
    free, here = 1 - skull, skull / height
    return (free + here * (height - flips - 1)) / (free + here * (height - flips))
