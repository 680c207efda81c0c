"""An older version of Skull's `normal`, from before it left its rivals room to raise.

The robot values each bid, and passing, by the expected share of the strength left at the table, and nearly
always ends up bidding all discs on the mats. Only `bench.robots` plays this version, as a rival of today's
`normal`. This file imports no helper of today's robots, so that the old version never changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Final, NamedTuple

from engine.core import Choice, Seat
from engine.skull.discs import ROSE, SET, SKULL, remove_discs
from engine.skull.public import BETS_TO_WIN, PASS, Action, View

PATIENCE: Final = 3.0
"""How many things seen weigh as much as what is expected of everybody."""
SKULL_DISC: Final = 0.3
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


class Habits(NamedTuple):
    """The estimated habits of a rival.

    has_skull  the chance that the skull is not among its lost discs
    skulls     how often the rival's first disc is its skull
    beneath    how often the rival's own skull lies on its mat when the rival bids
    raises     how often the rival raises a low number
    opens      how often the rival opens the challenge where it might add a disc
    """

    has_skull: float
    skulls: float
    beneath: float
    raises: float
    opens: float


class Tally(NamedTuple):
    """Counts of what this match has shown of a rival.

    discs, skulls  the rival's discs that were flipped; bets in which its skull was among them
    bets, caught   bets the rival made; those that ended at its own skull
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


def room(number: int, total: int) -> float:
    """Return the room that a number leaves for raises, from 1 to 0; raises become rarer with less room."""
    return min(1.0, 1.25 * (total - number) / total) if total else 0.0


def habits(view: View, seat: Seat) -> Habits:
    """Return a rival's estimated habits."""
    seen = tally(view, seat)
    skulls = share(SKULL_DISC, seen.skulls, seen.discs)
    return Habits(
        has_skull=_has_skull(view, seat, skulls),
        skulls=skulls,
        beneath=share(BENEATH, seen.caught, seen.bets),
        raises=min(0.95, share(RAISES, seen.raised, seen.asked)),
        opens=share(OPENS, seen.opened, seen.begun),
    )


def _has_skull(view: View, seat: Seat, skulls: float) -> float:
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
            chance *= 1 - (GIVEN if bet.skull == seat else 1 / discs)
            discs -= 1
    return chance


def clear(view: View, seat: Seat, habit: Habits) -> tuple[float, ...]:
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
        # The rival's whole hand lies on the mat, so its skull does too, if the rival still has one.
        roses = 0.0
    named = [number for caller, number in view.calls if caller == seat]
    lies = _told((1 - roses) * habit.has_skull, named, habit)
    total = sum(weights)
    skull_at = [lies * weight / total for weight in weights]
    left = height - len(view.flipped_discs(seat))
    # All flipped discs were roses, so the skull lies further down or not in this pile.
    free = 1 - lies + sum(skull_at[:left])
    if free <= 0:
        return (1.0,) + (0.0,) * left
    return tuple((1 - lies + sum(skull_at[: left - flips])) / free for flips in range(left + 1))


def _told(lies: float, named: Sequence[int], habit: Habits) -> float:
    """Return the chance of a skull in a pile, given its owner's bids and pass."""
    if any(number != PASS for number in named):
        return min(lies, habit.beneath * habit.has_skull)
    if named:
        return lies * QUIET / (lies * QUIET + 1 - lies)
    return lies


STRENGTH: Final = ((0.0, 0.18, 0.43, 0.71, 1.0), (0.0, 0.55, 1.25, 1.8, 2.3))
"""By bets won, then by discs left."""
LEAP: Final = 0.3
"""How far up a rival's number goes from the least there may be to the most."""


class Prospects(NamedTuple):
    """A view with everything derived from it for valuing moves.

    seat     the seat of the view; `rivals` the others that still have discs
    habits   by rival; `clear` by rival, as `clear_chances` tells it
    chances  by number, the chance that this seat flips so many roses
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
    def from_view(cls, view: View) -> Prospects:
        """Derive the prospects from the mats and from the match so far."""
        assert view.seat is not None
        rivals = tuple(seat for seat in view.living if seat != view.seat)
        known = {seat: habits(view, seat) for seat in rivals}
        tops = {seat: clear(view, seat, known[seat]) for seat in rivals}
        strength = [STRENGTH[min(1, won)][discs] for won, discs in zip(view.won, view.discs, strict=True)]
        return cls(
            view, view.seat, rivals, known, tops, _chances(view, tops.values()), strength, sum(strength)
        )

    def number(self, number: int) -> float:
        """Return the worth of bidding a number, whichever seat flips in the end."""
        return self._bidding(self.seat, number, self._free(self.seat))

    def passing(self) -> float:
        """Return the worth of passing, which leaves the bidding to the others."""
        assert self.view.challenger is not None
        return self._bidding(self.view.challenger, self.view.number, self._free(self.view.challenger))

    def waiting(self, later: float) -> float:
        """Return the worth of adding a disc: a rival opens, or this seat moves again, worth `later`."""
        total, worth, still = sum(self.view.heights) + 1, 0.0, 1.0
        for seat in self._after(self.seat):
            habit = self.habits[seat]
            worth += still * habit.opens * self.opened(seat, total)
            still *= 1 - habit.opens
        return worth + still * later

    def _after(self, seat: Seat) -> list[Seat]:
        """Return the rivals in turn order after a seat."""
        return sorted(self.rivals, key=lambda other: (other - seat) % self.view.seats)

    def _free(self, bidder: Seat) -> list[Seat]:
        """Return the rivals, in turn order after `bidder`, who have not passed and may raise."""
        passed = self.view.passed
        return [seat for seat in self._after(self.seat) if seat != bidder and seat not in passed]

    def opened(self, seat: Seat, total: int) -> float:
        """Return the worth of a rival's opening the challenge, with `total` discs on the mats."""
        return self._bidding(seat, 1 + round(LEAP * (total - 1)), self._free(seat))

    def _bidding(self, bidder: Seat, number: int, free: Sequence[Seat]) -> float:
        """Return the prospects after `bidder` bids a number that the seats in `free` may raise."""
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
        """Return the prospects when `challenger` must flip `number` discs."""
        chance = self.chances[number] if challenger == self.seat else self._rival(challenger, number)
        return chance * self._won(challenger) + (1 - chance) * self._lost(challenger)

    def _rival(self, challenger: Seat, number: int) -> float:
        """Return the chance that a rival flips so many roses, judged from this seat."""
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
        """Return the prospects after `challenger` has won a bet."""
        if self.view.won[challenger] + 1 == BETS_TO_WIN:
            return float(challenger == self.seat)
        return self._with(challenger, STRENGTH[1][self.view.discs[challenger]])

    def _lost(self, challenger: Seat) -> float:
        """Return the prospects after `challenger` has lost a disc."""
        return self._with(challenger, STRENGTH[self.view.won[challenger]][self.view.discs[challenger] - 1])

    def _with(self, seat: Seat, strength: float) -> float:
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


SKULL_FIRST: Final = 0.35
"""How often the first disc is the skull."""
SKULL_LATER: Final = 0.15
"""How often a skull goes on top of roses."""
OPEN: Final = 0.6
"""How often a number that is worth it is opened with; in the other cases the pile grows first."""
BLUFF: Final = 0.55
"""How often one that would be worth it, were the own skull not on the mat, is opened with all the same."""
BLUFF_RAISE: Final = 0.2
"""How often a raise is decided as if it were not."""
WHIM: Final = 0.01
WHIM_PASS: Final = 0.05
"""By how much a number may seem worth more or less than it is, and passing: standard deviation of a share."""


def normal(view: View, rng: Random) -> Action:
    """Choose sensibly: allow for the own pile and the rivals' habits, and bluff at times."""
    choice = _moves(view)[0]
    return _DECIDE[choice.verb](view, choice, rng)


def _moves(view: View) -> tuple[Choice, ...]:
    """Return the moves that are due; showing one's own discs never is (SR-4.6)."""
    asked = tuple(choice for choice in view.choices if choice.verb != "show")
    return asked or view.choices


def _add(view: View, choice: Choice, rng: Random) -> Action:
    """Lay a disc or open the challenge; choose the number as if the own pile had roses alone."""
    if view.phase == "place":
        return _lay(view, choice, rng)
    if rng.random() >= (BLUFF if SKULL in view.pile else OPEN):
        return _lay(view, choice, rng)
    numbers = next(other for other in view.choices if other.verb == "challenge").items
    prospects = Prospects.from_view(_innocent(view))
    worth, number = _best_number(prospects, numbers, rng)
    if worth > prospects.waiting(worth):
        return Action("challenge", (number,))
    return _lay(view, choice, rng)


def _best_number(prospects: Prospects, numbers: Sequence[int], rng: Random) -> tuple[float, int]:
    """Return the apparent worth of the best number, and that number."""
    return max((prospects.number(number) + rng.gauss(0, WHIM), number) for number in numbers)


def _lay(view: View, choice: Choice, rng: Random) -> Action:
    """Choose which disc to lay: mostly a rose, and the skull more often as the first disc than later."""
    hand = remove_discs(SET, view.lost) if view.phase == "place" else view.hand
    skull = SKULL_FIRST if view.phase == "place" else SKULL_LATER
    wanted = SKULL if SKULL in hand and rng.random() < skull else ROSE
    return Action("place", (wanted if wanted in choice.items else choice.items[0],))


def _bid(view: View, choice: Choice, rng: Random) -> Action:
    """Raise or pass; with an empty hand, open as if the own pile had roses alone."""
    forced = all(other.verb != "pass" for other in view.choices)
    if forced or rng.random() < BLUFF_RAISE:
        view = _innocent(view)
    prospects = Prospects.from_view(view)
    worth, number = _best_number(prospects, choice.items, rng)
    if not forced and prospects.passing() + rng.gauss(0, WHIM_PASS) >= worth:
        return Action("pass")
    return Action("challenge", (number,))


def _innocent(view: View) -> View:
    """Return the view with only roses in the own pile, on which bluffs are decided."""
    return replace(view, pile=(ROSE,) * len(view.pile))


def _flip(view: View, choice: Choice, rng: Random) -> Action:
    """Flip the own mat first, then the mat that begins the safest way to the roses needed."""
    if view.seat in choice.items:
        return Action("flip", (view.seat,))
    prospects = Prospects.from_view(view)
    more = view.number - len(view.flips)
    tops = prospects.clear

    def chance(mat: Seat) -> float:
        rest = [top[1:] if seat == mat else top for seat, top in tops.items()]
        return roses(rest)[more - 1]

    odds = {mat: chance(mat) for mat in choice.items}
    best = max(odds.values())
    return Action("flip", (rng.choice([mat for mat in choice.items if odds[mat] == best]),))


def _lose(view: View, choice: Choice, rng: Random) -> Action:
    """Lose a random disc in a blind pick; else lose the skull, so that all other own discs are safe."""
    if SKULL in choice.items:
        return Action("lose", (SKULL,))
    return Action("lose", (rng.choice(choice.items),))


def _name(view: View, choice: Choice, rng: Random) -> Action:
    """Name the seat with the fewest bets won to begin."""
    return Action("first", (min(choice.items, key=lambda seat: (view.won[seat], rng.random())),))


def _show(view: View, choice: Choice, rng: Random) -> Action:
    """Show any disc; the robot does so only when no other choice is open."""
    return Action("show", (rng.choice(choice.items),))


_DECIDE: Final[Mapping[str, Callable[[View, Choice, Random], Action]]] = {
    "place": _add,
    "challenge": _bid,
    "flip": _flip,
    "lose": _lose,
    "first": _name,
    "show": _show,
}
