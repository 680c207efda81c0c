"""The beliefs of Skull's `normal` about its rivals: where their skulls are, and how they bid.

Everything is computed afresh from one View, so it uses only what this match has shown. Each habit
starts at the value of most players and moves towards what the rival does; `PATIENCE` says how fast.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from typing import Final, NamedTuple

from engine.core import Seat
from engine.skull.discs import ROSE, SET, SKULL
from engine.skull.public import PASS, View

PATIENCE: Final = 3.0
"""So many observations weigh as much as the initial value."""
SKULL_DISC: Final = 0.45
"""The probability that a first disc is the skull."""
LATER: Final = 0.6
"""The factor by which a skull is less likely in a disc on top of others."""
BENEATH: Final = 0.25
"""The probability that a player who bids has the own skull on the mat."""
QUIET: Final = 1.2
"""The factor by which passing raises the odds that the player's skull lies on the mat."""
GIVEN: Final = 0.5
"""The probability that a player who chooses the disc to lose gives the skull away."""
RAISES: Final = 0.5
"""The probability that a low number is raised."""
OPENS: Final = 0.4
"""The probability that a player who might add a disc opens the challenge."""
REACH: Final = 0.75
"""The share of the discs on the mats that a bid claims."""


class Habits(NamedTuple):
    """The estimated habits of a rival; all but `has_skull` are probabilities of what it does.

    has_skull  the chance that the rival has not lost its skull
    skulls     the rival's first disc is the skull
    beneath    the rival's own skull lies on its mat when the rival bids
    raises     the rival raises a low number
    opens      the rival opens the challenge where it might add a disc
    """

    has_skull: float
    skulls: float
    beneath: float
    raises: float
    opens: float


class Tally(NamedTuple):
    """Counts of what this match has shown of a rival.

    discs, skulls  the rival's flipped discs; bets in which its skull was among them
    bets, caught   bets the rival made; bets among them that ended at its own skull
    asked, raised  chances to raise, each weighed by the room for raises; how often the rival raised
    begun, opened  chances to add a disc or open; how often the rival opened
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
    """Return a probability between the initial value and the observed frequency."""
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
    """Return the share of the discs on the mats that the rivals' bids have claimed, starting from `REACH`."""
    claims = [bet.number / sum(bet.heights) for bet in view.bets if bet.challenger != view.seat]
    return share(REACH, fsum(claims), len(claims))


def room(number: int, total: int) -> float:
    """Return the room that a number leaves for raises, from 1 to 0; raises become rarer with less room."""
    return min(1.0, 1.25 * (total - number) / total) if total else 0.0


def habits(view: View, seat: Seat, given: float = GIVEN) -> Habits:
    """Return a rival's estimated habits; `given` is the probability that a skull is lost by choice."""
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
    """Return the chance that a seat still has its skull, given its losses and the roses it has shown."""
    chance, discs = 1.0, len(SET)
    for bet in view.bets:
        roses = [disc for mat, disc in bet.flips if mat == seat].count(ROSE)
        if bet.skull == seat:
            chance = 1.0
        elif roses >= discs:
            chance = 0.0
        else:
            # Roses are weak evidence against a skull: one of these discs might have been the skull.
            likely = chance * float((1 - skulls) ** roses)
            chance = likely / (likely + 1 - chance)
        if bet.challenger == seat and bet.skull is not None:
            chance *= 1 - (given if bet.skull == seat else 1 / discs)
            discs -= 1
    return chance


def clear_chances(view: View, seat: Seat, habit: Habits) -> tuple[float, ...]:
    """Return, for 0, 1, 2 ... discs from the top of a rival's pile, the chance that they are all roses.

    Discs already flipped do not count as part of the pile.
    """
    height = view.heights[seat]
    weights, roses = [], 1.0
    for place in range(height):
        here = min(0.95, habit.skulls * (1.0 if place == 0 else LATER))
        weights.append(roses * here)
        roses *= 1 - here
    if height == view.discs[seat]:
        # The rival's whole hand lies on the mat, so its skull does too, unless the skull is lost.
        roses = 0.0
    named = [number for caller, number in view.calls if caller == seat]
    lies = _skull_chance_after_bids((1 - roses) * habit.has_skull, named, habit)
    total = fsum(weights)
    skull_at = [lies * weight / total for weight in weights]
    left = height - len(view.flipped_discs(seat))
    # The discs flipped so far were roses: the skull is further down, or not in the pile.
    free = 1 - lies + fsum(skull_at[:left])
    if free <= 0:
        return (1.0,) + (0.0,) * left
    return tuple((1 - lies + fsum(skull_at[: left - flips])) / free for flips in range(left + 1))


def _skull_chance_after_bids(lies: float, named: Sequence[int], habit: Habits) -> float:
    """Return the chance of a skull in a pile, given its owner's bids and pass."""
    if any(number != PASS for number in named):
        return min(lies, habit.beneath * habit.has_skull)
    if named:
        return lies * QUIET / (lies * QUIET + 1 - lies)
    return lies
