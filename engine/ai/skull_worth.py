"""How Skull's `normal` values a number, a pass or one more disc: by its expected share of strength.

A player's strength depends on the discs left and the bets won. A seat's prospects are its share of all
players' strength, which changes with each bet: the challenger wins a bet or loses a disc. All worths are such
shares.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from math import fsum
from typing import Final, NamedTuple

from engine.ai.skull_beliefs import GIVEN, Habits, clear_chances, habits, room
from engine.core import Seat
from engine.skull.discs import SKULL, Disc
from engine.skull.public import BETS_TO_WIN, Action, View
from engine.skull.state import PLACE, TURN

STRENGTH: Final = ((0.0, 0.18, 0.43, 0.71, 1.0), (0.0, 0.55, 1.25, 1.8, 2.3))
"""A player's strength, by bets won, then by discs left."""
LEAP: Final = 0.3
"""Where a rival's bid lies between the lowest number possible (0) and the highest (1)."""


class Prospects(NamedTuple):
    """A view with everything derived from it for valuing moves.

    seat     the seat whose view it is; `rivals` the others that still have discs
    habits   by rival; `clear_chances` by rival, the result of `skull_beliefs.clear_chances`
    chances  by number, the chance that this seat flips so many roses
    strength by seat; `all` is the sum
    """

    view: View
    seat: Seat
    rivals: tuple[Seat, ...]
    habits: Mapping[Seat, Habits]
    clear_chances: Mapping[Seat, Sequence[float]]
    chances: Sequence[float]
    strength: Sequence[float]
    all: float

    @classmethod
    def from_view(cls, view: View, given: float = GIVEN) -> Prospects:
        """Derive the prospects from the mats and from the match so far; `given` is passed to `habits`."""
        assert view.seat is not None
        rivals = tuple(seat for seat in view.living if seat != view.seat)
        known = {seat: habits(view, seat, given) for seat in rivals}
        tops = {seat: clear_chances(view, seat, known[seat]) for seat in rivals}
        strength = [STRENGTH[min(1, won)][discs] for won, discs in zip(view.won, view.discs, strict=True)]
        return cls(
            view, view.seat, rivals, known, tops, _chances(view, tops.values()), strength, fsum(strength)
        )

    def number(self, number: int) -> float:
        """Return the worth of bidding a number, whichever seat flips in the end."""
        return self._after_bid(self.seat, number, self._may_raise(self.seat))

    def pass_worth(self) -> float:
        """Return the worth of passing, which leaves the bidding to the others."""
        assert self.view.challenger is not None
        return self._after_bid(self.view.challenger, self.view.number, self._may_raise(self.view.challenger))

    def add_worth(self, later: float) -> float:
        """Return the worth of adding a disc: a rival opens, or this seat moves again, worth `later`."""
        total, worth, still = sum(self.view.heights) + 1, 0.0, 1.0
        for seat in self._rivals_after(self.seat):
            habit = self.habits[seat]
            worth += still * habit.opens * self.opened_worth(seat, total)
            still *= 1 - habit.opens
        return worth + still * later

    def _rivals_after(self, seat: Seat) -> list[Seat]:
        """Return the rivals in the order in which they follow a seat."""
        return sorted(self.rivals, key=lambda other: (other - seat) % self.view.seats)

    def _may_raise(self, bidder: Seat) -> list[Seat]:
        """Return the rivals, in turn order, who may raise a number of `bidder`: they have not passed."""
        passed = self.view.passed
        return [seat for seat in self._rivals_after(self.seat) if seat != bidder and seat not in passed]

    def opened_worth(self, seat: Seat, total: int) -> float:
        """Return the worth of a rival's opening the challenge, with `total` discs on the mats."""
        return self._after_bid(seat, 1 + round(LEAP * (total - 1)), self._may_raise(seat))

    def _after_bid(self, bidder: Seat, number: int, free: Sequence[Seat]) -> float:
        """Return the prospects after `bidder` bids a number that the seats in `free` may raise."""
        total = sum(self.view.heights)
        space, still, worth = room(number, total), 1.0, 0.0
        if space:
            raised = number + 1 + round(LEAP * (total - number - 1))
            for seat in free:
                here = still * self.habits[seat].raises * space
                worth += here * self._after_bet(seat, raised)
                still -= here
        return worth + still * self._after_bet(bidder, number)

    def _after_bet(self, challenger: Seat, number: int) -> float:
        """Return the prospects when `challenger` must flip `number` discs."""
        chance = self.chances[number] if challenger == self.seat else self._rival_chance(challenger, number)
        return chance * self._after_win(challenger) + (1 - chance) * self._after_loss(challenger)

    def _rival_chance(self, challenger: Seat, number: int) -> float:
        """Return the chance that a rival flips so many roses, judged from this seat."""
        view = self.view
        chance = self.clear_chances[challenger][min(number, view.heights[challenger])]
        others, more = sum(view.heights) - view.heights[challenger], number - view.heights[challenger]
        if more <= 0:
            return chance
        touched = min(1.0, more / others) if others else 0.0
        for seat in self.rivals:
            if seat != challenger:
                chance *= 1 - touched * (1 - self.clear_chances[seat][-1])
        if SKULL in view.pile:
            chance *= 1 - touched
        return chance

    def _after_win(self, challenger: Seat) -> float:
        """Return the prospects after `challenger` has won a bet."""
        if self.view.won[challenger] + 1 == BETS_TO_WIN:
            return float(challenger == self.seat)
        return self._with_strength(challenger, STRENGTH[1][self.view.discs[challenger]])

    def _after_loss(self, challenger: Seat) -> float:
        """Return the prospects after `challenger` has lost a disc."""
        return self._with_strength(
            challenger, STRENGTH[self.view.won[challenger]][self.view.discs[challenger] - 1]
        )

    def _with_strength(self, seat: Seat, strength: float) -> float:
        own = strength if seat == self.seat else self.strength[self.seat]
        return own / (self.all - self.strength[seat] + strength)


def roses(tops: Iterable[Sequence[float]]) -> list[float]:
    """Return, by number, the best chance to flip so many roses from the tops of these piles."""
    best = [1.0]
    for top in tops:
        best = [
            max(
                best[number - here] * top[here]
                for here in range(max(0, number - len(best) + 1), min(number, len(top) - 1) + 1)
            )
            for number in range(len(best) + len(top) - 1)
        ]
    return best


def _chances(view: View, tops: Iterable[Sequence[float]]) -> list[float]:
    """Return, by number, the best chance to flip so many roses: the own pile first, then the safest discs."""
    own = [float(SKULL not in view.pile[len(view.pile) - number :]) for number in range(len(view.pile) + 1)]
    return own[:-1] + [own[-1] * chance for chance in roses(tops)]


def action_chances(view: View) -> list[tuple[Action, float]]:
    """Return, for each action of a decision, the chance that its claim succeeds, by this seat's beliefs.

    A number succeeds if so many roses are flipped; a flip if the disc is a rose. A disc laid has the chance
    of a claim that takes one disc more than the own pile. Passing, losing and naming are left out: they claim
    nothing.
    """
    found: list[tuple[Action, float]] = []
    for choice in view.choices:
        if choice.verb == "place":
            for disc in choice.items:
                pile = (disc,) if view.phase == PLACE else (*view.pile, disc)
                found.append((Action("place", (disc,)), _chances_over(view, pile)[len(pile) + 1]))
        elif choice.verb == "challenge":
            chances = Prospects.from_view(view).chances
            found += [(Action("challenge", (number,)), chances[number]) for number in choice.items]
        elif choice.verb == "flip":
            found += [(Action("flip", (mat,)), _rose_on_top(view, mat)) for mat in choice.items]
    return found


def _chances_over(view: View, pile: tuple[Disc, ...]) -> Sequence[float]:
    """Return the chances by number with this pile, once every player has laid a first disc."""
    assert view.seat is not None
    heights = [max(height, 1) if seat in view.living else 0 for seat, height in enumerate(view.heights)]
    heights[view.seat] = len(pile)
    return Prospects.from_view(replace(view, phase=TURN, heights=tuple(heights), pile=pile)).chances


def _rose_on_top(view: View, mat: Seat) -> float:
    """Return the chance that the top disc of a mat, of those not flipped yet, is a rose."""
    if mat == view.seat:
        left = len(view.pile) - len(view.flipped_discs(mat))
        return float(view.pile[left - 1] != SKULL)
    return clear_chances(view, mat, habits(view, mat))[1]
