"""What a number, a pass or one more disc is worth to Skull's `normal`: its share of the strength left.

A player's strength comes from the discs left and the bets won; a seat's prospects are its share of the
strength of all. A bet moves it: won, the challenger is a bet nearer to the match, lost, a disc poorer.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from engine.ai.skull_beliefs import GIVEN, Habits, clear, habits, room
from engine.core import Seat
from engine.skull.discs import SKULL
from engine.skull.public import BETS_TO_WIN, View

STRENGTH: Final = ((0.0, 0.18, 0.43, 0.71, 1.0), (0.0, 0.55, 1.25, 1.8, 2.3))
"""By bets won, then by discs left."""
LEAP: Final = 0.3
"""How far up a rival's number goes from the least there may be to the most."""


class Prospects(NamedTuple):
    """One view thought through.

    seat     whose view it is; `rivals` who else has discs
    habits   by rival; `clear` by rival, as `skull_beliefs.clear` tells it
    chances  by number, the chance to flip so many roses oneself
    strength by seat; `all` the sum
    """

    view: View
    seat: Seat
    rivals: tuple[Seat, ...]
    habits: Mapping[Seat, Habits]
    clear: Mapping[Seat, Sequence[float]]
    chances: Sequence[float]
    strength: Sequence[float]
    all: float

    @classmethod
    def of(cls, view: View, given: float = GIVEN) -> Prospects:
        """Look at the mats, and at all that this match has shown; `given` is as `habits` has it."""
        assert view.seat is not None
        rivals = tuple(seat for seat in view.living if seat != view.seat)
        known = {seat: habits(view, seat, given) for seat in rivals}
        tops = {seat: clear(view, seat, known[seat]) for seat in rivals}
        strength = [STRENGTH[min(1, won)][discs] for won, discs in zip(view.won, view.discs, strict=True)]
        return cls(
            view, view.seat, rivals, known, tops, _chances(view, tops.values()), strength, sum(strength)
        )

    def number(self, number: int) -> float:
        """What naming a number is worth, whoever comes to flip in the end."""
        return self._bidding(self.seat, number, self._free(self.seat))

    def passing(self) -> float:
        """What it is worth to leave the bidding to the others."""
        assert self.view.challenger is not None
        return self._bidding(self.view.challenger, self.view.number, self._free(self.view.challenger))

    def waiting(self, later: float) -> float:
        """What one more disc is worth: a rival opens, or it is one's own turn again, worth `later`."""
        total, worth, still = sum(self.view.heights) + 1, 0.0, 1.0
        for seat in self._after(self.seat):
            habit = self.habits[seat]
            worth += still * habit.opens * self.opened(seat, total)
            still *= 1 - habit.opens
        return worth + still * later

    def _after(self, seat: Seat) -> list[Seat]:
        """The rivals in the order in which they come after a seat."""
        return sorted(self.rivals, key=lambda other: (other - seat) % self.view.seats)

    def _free(self, bidder: Seat) -> list[Seat]:
        """Who may raise a number after oneself: rivals who have not passed."""
        passed = self.view.passed
        return [seat for seat in self._after(self.seat) if seat != bidder and seat not in passed]

    def opened(self, seat: Seat, total: int) -> float:
        """What it is worth that a rival opens the challenge, with so many discs on the mats."""
        return self._bidding(seat, 1 + round(LEAP * (total - 1)), self._free(seat))

    def _bidding(self, bidder: Seat, number: int, free: Sequence[Seat]) -> float:
        """The prospects with this number named and those still free to raise it."""
        total = sum(self.view.heights)
        space, still, worth = room(number, total), 1.0, 0.0
        if space:
            raised = number + 1 + round(LEAP * (total - number - 1))
            for seat in free:
                here = still * self.habits[seat].raises * space
                worth += here * self._bet(seat, raised)
                still -= here
        return worth + still * self._bet(bidder, number)

    def _bet(self, challenger: Seat, number: int) -> float:
        """The prospects when this seat has to flip so many."""
        chance = self.chances[number] if challenger == self.seat else self._rival(challenger, number)
        return chance * self._won(challenger) + (1 - chance) * self._lost(challenger)

    def _rival(self, challenger: Seat, number: int) -> float:
        """The chance that a rival flips so many roses, as far as one can tell from one's own seat."""
        view = self.view
        chance = self.clear[challenger][min(number, view.heights[challenger])]
        others, more = sum(view.heights) - view.heights[challenger], number - view.heights[challenger]
        if more <= 0:
            return chance
        touched = min(1.0, more / others) if others else 0.0
        for seat in self.rivals:
            if seat != challenger:
                chance *= 1 - touched * (1 - self.clear[seat][-1])
        if SKULL in view.pile:
            chance *= 1 - touched
        return chance

    def _won(self, challenger: Seat) -> float:
        """The prospects after a bet won by this seat."""
        if self.view.won[challenger] + 1 == BETS_TO_WIN:
            return float(challenger == self.seat)
        return self._with(challenger, STRENGTH[1][self.view.discs[challenger]])

    def _lost(self, challenger: Seat) -> float:
        """The prospects after this seat has lost a disc."""
        return self._with(challenger, STRENGTH[self.view.won[challenger]][self.view.discs[challenger] - 1])

    def _with(self, seat: Seat, strength: float) -> float:
        own = strength if seat == self.seat else self.strength[self.seat]
        return own / (self.all - self.strength[seat] + strength)


def roses(tops: Iterable[Sequence[float]]) -> list[float]:
    """By number, the best chance that so many discs of these piles are roses, each flipped from its top."""
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
    """By number, the best chance to flip so many roses: the own pile first, then whatever is safest."""
    own = [float(SKULL not in view.pile[len(view.pile) - number :]) for number in range(len(view.pile) + 1)]
    return own[:-1] + [own[-1] * chance for chance in roses(tops)]
