"""Robots for Skull: `easy` follows its whims, `normal` weighs what it may win and lose, and bluffs.

`normal` gives every number and passing an expected share of the strength left at the table, from what it
believes of its rivals. It claims every disc on the mats only where little speaks against it, so that most
challenges leave somebody room to raise. A number that can still be raised does not tell whether its skull is
on its mat: a bluff is decided as if there were roses alone, and never names every disc, which would be lost.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Final

from engine.ai.manners import PLAIN, Manner, ahead, leaning
from engine.ai.skull_beliefs import GIVEN, REACH, reach
from engine.ai.skull_worth import Prospects, roses
from engine.core import Choice, Seat
from engine.skull.discs import ROSE, SET, SKULL, without
from engine.skull.public import Action, View

EASY_PASS: Final = 0.4
"""How often `easy` passes where it may."""
EASY_CHALLENGE: Final = 0.6
"""How often it challenges where it might add a disc."""
EASY_BLUFF: Final = 0.05
"""How often it forgets that its own skull lies on its mat, where it would else neither open nor raise."""
EASY_SWAY: Final = 0.03
"""By how much bold ones challenge and raise more often, and careful ones less often."""
SKULL_FIRST: Final = 0.5
"""How often the first disc is the skull among rivals who claim as much as is expected of everybody."""
ANSWER: Final = 2.5
"""How much more often for each whole pile of discs that their claims go further than that."""
LEAST_FIRST: Final = 0.25
MOST_FIRST: Final = 0.85
"""The bounds of that: nobody is to be sure."""
SKULL_LATER: Final = 0.15
"""How often a skull goes on top of roses."""
OPEN: Final = 0.6
"""How often a number that is worth it is opened with; in the other cases the pile grows first."""
BLUFF: Final = 0.55
"""How often one that would be worth it, were the own skull not on the mat, is opened with all the same."""
BLUFF_RAISE: Final = 0.2
"""How often a raise is decided as if it were not."""
SWAY: Final = 0.05
"""By how much the bold open and raise more often than their level does, and the careful less often."""
NERVE: Final = 0.025
"""What a raise seems to be worth more to the bold, and less to the careful."""
TRAP: Final = 0.15
"""How much more often the spiteful lay their skull while somebody is ahead."""
PATIENCE: Final = 0.52
"""How much more than passing a raise is to be worth; like `DREAD`, in mean shares of the strength left."""
DREAD: Final = 0.3
"""What naming every disc on the mats seems to cost where it is sure to fail; elsewhere as much of it as there
is risk. It ends the bidding, so others may neither raise nor fail in one's stead."""
WHIM: Final = 0.01
WHIM_PASS: Final = 0.05
"""By how much a number may seem worth more or less than it is, and passing: standard deviation of a share."""


def easy(view: View, rng: Random, budget: int = 0, manner: Manner = PLAIN) -> Action:
    """Careless: adds more often than not, opens low, raises a little, flips any; knows its skull."""
    offered = {choice.verb: choice for choice in moves(view)}
    afraid = SKULL in view.pile and rng.random() >= EASY_BLUFF
    if "pass" in offered and (afraid or rng.random() < EASY_PASS - EASY_SWAY * _urge(view, manner)):
        return Action("pass")
    choice = next(iter(offered.values()))
    if (
        choice.verb == "place"
        and "challenge" in offered
        and not afraid
        and rng.random() < EASY_CHALLENGE + EASY_SWAY * manner.daring
    ):
        choice = offered["challenge"]
    if choice.verb == "challenge":
        return Action("challenge", (rng.choice(choice.items[: 2 if view.calls else 1]),))
    if choice.verb == "place":
        discs = sorted(choice.items)
        return Action("place", (discs[leaning(manner.daring, lambda: rng.randrange(len(discs)))],))
    return Action(choice.verb, (rng.choice(choice.items),))


def normal(view: View, rng: Random, budget: int = 0, manner: Manner = PLAIN) -> Action:
    """Sensible: knows its own pile, learns how the others play, and is not always what it seems."""
    choice = moves(view)[0]
    return _DECIDE[choice.verb](view, choice, rng, manner)


def deadline(view: View, rng: Random, budget: int = 0, manner: Manner = PLAIN) -> Action:
    """R-SR-07: a blind pick is left to chance; nobody bids unasked as long as there is another way.

    Where there is none the number is the lowest. Every other move is made as `normal` makes it.
    """
    offered = {choice.verb: choice for choice in moves(view)}
    if "pass" in offered:
        return Action("pass")
    if "place" in offered:
        return _lay(view, offered["place"], rng, manner)
    if "challenge" in offered:
        return Action("challenge", (offered["challenge"].items[0],))
    return normal(view, rng, budget, manner)


def moves(view: View) -> tuple[Choice, ...]:
    """What the table asks for; showing own discs is nobody's duty (SR-4.6)."""
    asked = tuple(choice for choice in view.choices if choice.verb != "show")
    return asked or view.choices


def _add(view: View, choice: Choice, rng: Random, manner: Manner) -> Action:
    """First disc, one more, or the challenge; the number for it comes from roses alone."""
    if view.phase == "place":
        return _lay(view, choice, rng, manner)
    if rng.random() >= (BLUFF if SKULL in view.pile else OPEN) + SWAY * manner.daring:
        return _lay(view, choice, rng, manner)
    numbers = next(other for other in view.choices if other.verb == "challenge").items
    prospects = Prospects.of(innocent(view))
    worth, number = best_number(prospects, numbers, rng, DREAD / len(view.living))
    doomed = SKULL in view.pile and number == numbers[-1]
    if worth > prospects.waiting(worth) and not doomed:
        return Action("challenge", (number,))
    return _lay(view, choice, rng, manner)


def best_number(
    prospects: Prospects, numbers: Sequence[int], rng: Random, dread: float = 0.0
) -> tuple[float, int]:
    """Return what the best number seems to be worth, and that number.

    `dread` is what naming every disc on the mats seems to cost where it is sure to fail.
    """
    total = sum(prospects.view.heights)

    def worth(number: int) -> float:
        feared = dread * (1 - prospects.chances[number]) if number == total else 0.0
        return prospects.number(number) + rng.gauss(0, WHIM) - feared

    return max((worth(number), number) for number in numbers)


def _lay(view: View, choice: Choice, rng: Random, manner: Manner) -> Action:
    """Choose which disc to lay: the skull rather at the bottom, and the oftener the more rivals claim."""
    hand = without(SET, view.lost) if view.phase == "place" else view.hand
    skull = SKULL_LATER
    if view.phase == "place":
        skull = SKULL_FIRST + ANSWER * (reach(view) - REACH)
        skull = min(MOST_FIRST, max(LEAST_FIRST, skull))
    if manner.spite and foremost(view) is not None:
        skull += TRAP * manner.spite
    wanted = SKULL if SKULL in hand and rng.random() < skull else ROSE
    return Action("place", (wanted if wanted in choice.items else choice.items[0],))


def bid(
    view: View, choice: Choice, rng: Random, manner: Manner, given: float, patience: float, dread: float = 0.0
) -> Action:
    """Raise or pass; with nothing left in hand, open as if there were no skull of one's own.

    `patience` is by how much more than passing a raise is to be worth; `dread` is as `best_number` has it.
    """
    forced = all(other.verb != "pass" for other in view.choices)
    numbers: Sequence[int] = choice.items
    bluffs = forced or rng.random() < BLUFF_RAISE
    if bluffs and SKULL in view.pile and len(numbers) > 1:
        # Whoever names every disc must flip the own skull.
        view, numbers = innocent(view), numbers[:-1]
    prospects = Prospects.of(view, given)
    worth, number = best_number(prospects, numbers, rng, dread)
    worth += NERVE * _urge(view, manner) - patience
    if not forced and prospects.passing() + rng.gauss(0, WHIM_PASS) >= worth:
        return Action("pass")
    return Action("challenge", (number,))


def _bid(view: View, choice: Choice, rng: Random, manner: Manner) -> Action:
    """Raise or pass as `normal` does, the more patiently the fewer there are."""
    players = len(view.living)
    return bid(view, choice, rng, manner, GIVEN, PATIENCE / players, DREAD / players)


def foremost(view: View) -> Seat | None:
    """The rival alone in front."""
    assert view.seat is not None
    return ahead([-rank for rank in view.ranks], view.seat)


def _urge(view: View, manner: Manner) -> float:
    """How much a manner drives one to raise: the bold always, the spiteful whoever is ahead."""
    provoked = view.challenger is not None and view.challenger == foremost(view)
    return manner.daring + (manner.spite if provoked else 0.0)


def innocent(view: View) -> View:
    """The same view with nothing but roses in the own pile: what a bluff is decided by."""
    return replace(view, pile=(ROSE,) * len(view.pile))


def flip(view: View, choice: Choice, rng: Random, manner: Manner, given: float = GIVEN) -> Action:
    """The own mat, then the one that begins the safest way to so many roses; of equals any."""
    if view.seat in choice.items:
        return Action("flip", (view.seat,))
    prospects = Prospects.of(view, given)
    more = view.number - len(view.flips)
    tops = prospects.clear

    def chance(mat: Seat) -> float:
        rest = [top[1:] if seat == mat else top for seat, top in tops.items()]
        return roses(rest)[more - 1]

    odds = {mat: chance(mat) for mat in choice.items}
    best = max(odds.values())
    return Action("flip", (rng.choice([mat for mat in choice.items if odds[mat] == best]),))


def _lose(view: View, choice: Choice, rng: Random, manner: Manner) -> Action:
    """A blind pick is chance; of one's own the skull, without which every own disc is safe to flip."""
    if SKULL in choice.items:
        return Action("lose", (SKULL,))
    return Action("lose", (rng.choice(choice.items),))


def _name(view: View, choice: Choice, rng: Random, manner: Manner) -> Action:
    """Whoever is furthest from winning begins."""
    return Action("first", (min(choice.items, key=lambda seat: (view.won[seat], rng.random())),))


def _show(view: View, choice: Choice, rng: Random, manner: Manner) -> Action:
    """Only asked when there is nothing else to do: any disc."""
    return Action("show", (rng.choice(choice.items),))


_DECIDE: Final[Mapping[str, Callable[[View, Choice, Random, Manner], Action]]] = {
    "place": _add,
    "challenge": _bid,
    "flip": flip,
    "lose": _lose,
    "first": _name,
    "show": _show,
}
