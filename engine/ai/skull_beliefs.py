"""What Skull's `normal` believes of its rivals: where their skulls are, and how they bid.

Everything is worked out anew from one View, so it comes from what was seen in this match alone. Each habit
starts where most players are and moves to what the rival does; `PATIENCE` says how soon.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.core import Seat
from engine.skull.discs import ROSE, SET, SKULL
from engine.skull.public import PASS, View

PATIENCE: Final = 3.0
"""How many things seen weigh as much as what is expected of everybody."""
SKULL_DISC: Final = 0.45
"""How often a first disc is the skull."""
LATER: Final = 0.6
"""How much of that remains for a disc on top of others."""
BENEATH: Final = 0.25
"""How often a number is named over one's own skull."""
QUIET: Final = 1.2
"""How much likelier a skull lies where its owner has passed; odds."""
GIVEN: Final = 0.5
"""How often the skull is what is lost by choice."""
RAISES: Final = 0.5
"""How often a low number is raised."""
OPENS: Final = 0.4
"""How often a challenge is opened by who might add a disc."""
REACH: Final = 0.75
"""How much of what lies on the mats a claim names."""


class Habits(NamedTuple):
    """A rival as this match has shown it.

    has_skull  the chance that the skull is not among its lost discs
    skulls     how often a first disc of its own is the skull
    beneath    how often its own skull lies under a number it names
    raises     how often it raises a low number
    opens      how often it opens the challenge where it might add a disc
    """

    has_skull: float
    skulls: float
    beneath: float
    raises: float
    opens: float


class Tally(NamedTuple):
    """What this match has shown of a rival.

    discs, skulls  of its own that were flipped
    bets, caught   bets it made; those that ended at its own skull
    asked, raised  times it might raise, each counted by the room there was; times it did
    begun, opened  times it might add a disc or open; times it opened
    """

    discs: int
    skulls: int
    bets: int
    caught: int
    asked: float
    raised: int
    begun: int
    opened: int


def share(expected: float, times: float, chances: float) -> float:
    """How often, between what is expected of everybody and what was seen."""
    return (expected * PATIENCE + times) / (PATIENCE + chances)


def tally(view: View, seat: Seat) -> Tally:
    """Count what this match has shown of a seat."""
    discs = skulls = bets = caught = raised = begun = opened = 0
    asked = 0.0
    for bet in view.bets:
        seen = [disc for mat, disc in bet.flips if mat == seat]
        discs += len(seen)
        skulls += SKULL in seen
        bets += bet.challenger == seat
        caught += bet.challenger == seat == bet.skull
    biddings = ((bet.calls, bet.heights) for bet in view.bets)
    for calls, heights in (*biddings, (view.calls, view.heights)):
        total, number = sum(heights), 0
        begun += max(0, heights[seat] - 1)
        for caller, called in calls:
            if caller == seat:
                asked += room(number, total) if number else 0
                raised += called != PASS and number > 0
                begun += number == 0
                opened += number == 0
            number = max(number, called)
    return Tally(discs, skulls, bets, caught, asked, raised, begun, opened)


def reach(view: View) -> float:
    """Return how much of what lay on the mats the claims of rivals have named, so far as one expects it."""
    claims = [bet.number / sum(bet.heights) for bet in view.bets if bet.challenger != view.seat]
    return share(REACH, sum(claims), len(claims))


def room(number: int, total: int) -> float:
    """How much a number leaves to be raised by, from 1 to 0: habits of raising shrink with it."""
    return min(1.0, 1.25 * (total - number) / total) if total else 0.0


def habits(view: View, seat: Seat, given: float = GIVEN) -> Habits:
    """What to expect of a rival; `given` is how often the skull is what is lost by choice."""
    seen = tally(view, seat)
    skulls = share(SKULL_DISC, seen.skulls, seen.discs)
    return Habits(
        has_skull=_has_skull(view, seat, skulls, given),
        skulls=skulls,
        beneath=share(BENEATH, seen.caught, seen.bets),
        raises=min(0.95, share(RAISES, seen.raised, seen.asked)),
        opens=share(OPENS, seen.opened, seen.begun),
    )


def _has_skull(view: View, seat: Seat, skulls: float, given: float) -> float:
    """The chance that a seat still has its skull, after all that it has lost and all roses it has shown."""
    chance, discs = 1.0, len(SET)
    for bet in view.bets:
        roses = [disc for mat, disc in bet.flips if mat == seat].count(ROSE)
        if bet.skull == seat:
            chance = 1.0
        elif roses >= discs:
            chance = 0.0
        else:
            # Roses say a little against a skull: with one, some of them would have been it.
            likely = chance * float((1 - skulls) ** roses)
            chance = likely / (likely + 1 - chance)
        if bet.challenger == seat and bet.skull is not None:
            chance *= 1 - (given if bet.skull == seat else 1 / discs)
            discs -= 1
    return chance


def clear(view: View, seat: Seat, habit: Habits) -> tuple[float, ...]:
    """For 0, 1, 2 ... discs from the top of a rival's pile, the chance that they are all roses.

    Discs turned over are no longer in it.
    """
    height = view.heights[seat]
    weights, roses = [], 1.0
    for place in range(height):
        here = min(0.95, habit.skulls * (1.0 if place == 0 else LATER))
        weights.append(roses * here)
        roses *= 1 - here
    if height == view.discs[seat]:
        # The whole hand lies here, and with it the skull, if there is one.
        roses = 0.0
    named = [number for caller, number in view.calls if caller == seat]
    lies = _told((1 - roses) * habit.has_skull, named, habit)
    total = sum(weights)
    skull_at = [lies * weight / total for weight in weights]
    left = height - len(view.flipped(seat))
    # What has been flipped were roses: the skull is further down, or nowhere.
    free = 1 - lies + sum(skull_at[:left])
    if free <= 0:
        return (1.0,) + (0.0,) * left
    return tuple((1 - lies + sum(skull_at[: left - flips])) / free for flips in range(left + 1))


def _told(lies: float, named: Sequence[int], habit: Habits) -> float:
    """The chance of a skull in a pile, once its owner has spoken."""
    if any(number != PASS for number in named):
        return min(lies, habit.beneath * habit.has_skull)
    if named:
        return lies * QUIET / (lies * QUIET + 1 - lies)
    return lies
