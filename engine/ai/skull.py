"""Robots for Skull: `easy` plays by random whims, `normal` weighs what it may win and lose, and bluffs.

`normal` gives every number, and passing, an expected share of the strength left at the table, from its
beliefs about its rivals. It bids the number of all discs on the mats only where little speaks against it, so
that most challenges leave somebody room to raise. Its bids do not tell whether its skull is on its mat: it
decides a bluff as if it had laid only roses, and then never bids the number of all discs, a lost bet.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from engine.ai.manners import PLAIN, Manner, draw_by_daring, sole_leader
from engine.ai.skull_beliefs import GIVEN, REACH, reach
from engine.ai.skull_worth import Prospects, roses
from engine.core import Choice, Rng, Seat
from engine.skull.discs import ROSE, SET, SKULL, remove_discs
from engine.skull.public import Action, View

EASY_PASS: Final = 0.4
"""The probability that `easy` passes where it may."""
EASY_CHALLENGE: Final = 0.6
"""The probability that `easy` challenges where it might add a disc."""
EASY_BLUFF: Final = 0.05
"""The probability that `easy` ignores its own skull on its mat, which else keeps it from bidding."""
EASY_SWAY: Final = 0.03
"""By so much these probabilities rise for a bold `easy`, and fall for a careful one."""
SKULL_FIRST: Final = 0.5
"""The probability that the first disc is the skull among rivals whose claims reach as far as `REACH`."""
ANSWER: Final = 2.5
"""The slope of that probability over the share by which the rivals' claims exceed `REACH`."""
LEAST_FIRST: Final = 0.25
MOST_FIRST: Final = 0.85
"""The bounds of that probability, so that rivals can never be sure."""
SKULL_LATER: Final = 0.15
"""The probability that a skull is laid on top of roses."""
OPEN: Final = 0.6
"""The probability of opening with a number that is worth it; else the pile grows first."""
BLUFF: Final = 0.55
"""The probability of opening, over one's own skull, with a number that would be worth it over roses."""
BLUFF_RAISE: Final = 0.2
"""The probability of deciding on a raise as if one's own skull were not on the mat."""
SWAY: Final = 0.05
"""By so much the probability of opening rises for a bold manner, and falls for a careful one."""
NERVE: Final = 0.025
"""By so much a raise seems worth more to a bold manner, and less to a careful one."""
TRAP: Final = 0.15
"""By so much a spiteful robot lays its skull more often while a rival is ahead."""
PATIENCE: Final = 0.52
"""By so much a raise must be worth more than passing; like `DREAD`, in mean shares of the strength left."""
DREAD: Final = 0.3
"""The apparent cost of bidding the number of all discs on the mats if it is sure to fail, else in proportion
to the risk: it ends the bidding, so that no rival can raise and fail instead."""
WHIM: Final = 0.01
WHIM_PASS: Final = 0.05
"""The random error in the apparent worth of a number, and of passing: standard deviation of a share."""


def easy(view: View, rng: Rng, budget: int = 0, manner: Manner = PLAIN) -> Action:
    """Choose carelessly: open low, raise a little, flip any mat; know only about one's own skull."""
    offered = {choice.verb: choice for choice in moves(view)}
    is_afraid = SKULL in view.pile and rng.random() >= EASY_BLUFF
    if "pass" in offered and (is_afraid or rng.random() < EASY_PASS - EASY_SWAY * _eagerness(view, manner)):
        return Action("pass")
    choice = next(iter(offered.values()))
    if (
        choice.verb == "place"
        and "challenge" in offered
        and not is_afraid
        and rng.random() < EASY_CHALLENGE + EASY_SWAY * manner.daring
    ):
        choice = offered["challenge"]
    if choice.verb == "challenge":
        return Action("challenge", (rng.choice(choice.items[: 2 if view.calls else 1]),))
    if choice.verb == "place":
        discs = sorted(choice.items)
        return Action("place", (discs[draw_by_daring(manner.daring, lambda: rng.randrange(len(discs)))],))
    return Action(choice.verb, (rng.choice(choice.items),))


def normal(view: View, rng: Rng, budget: int = 0, manner: Manner = PLAIN) -> Action:
    """Choose sensibly: allow for the own pile and the rivals' habits, and bluff at times."""
    choice = moves(view)[0]
    return _DECIDE[choice.verb](view, choice, rng, manner)


def deadline(view: View, rng: Rng, budget: int = 0, manner: Manner = PLAIN) -> Action:
    """Choose for a person whose time is up (R-SR-07): pick blindly at random, and bid only when forced.

    A forced bid is the lowest number. All other moves are those of `normal`.
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
    """Return the moves that are due; showing one's own discs never is (SR-4.6)."""
    asked = tuple(choice for choice in view.choices if choice.verb != "show")
    return asked or view.choices


def _add(view: View, choice: Choice, rng: Rng, manner: Manner) -> Action:
    """Lay a disc or open the challenge; the number is chosen as if the own pile had roses alone."""
    if view.phase == "place":
        return _lay(view, choice, rng, manner)
    if rng.random() >= (BLUFF if SKULL in view.pile else OPEN) + SWAY * manner.daring:
        return _lay(view, choice, rng, manner)
    numbers = next(other for other in view.choices if other.verb == "challenge").items
    prospects = Prospects.from_view(with_roses_only(view))
    worth, number = best_number(prospects, numbers, rng, DREAD / len(view.living))
    doomed = SKULL in view.pile and number == numbers[-1]
    if worth > prospects.add_worth(worth) and not doomed:
        return Action("challenge", (number,))
    return _lay(view, choice, rng, manner)


def best_number(
    prospects: Prospects, numbers: Sequence[int], rng: Rng, dread: float = 0.0
) -> tuple[float, int]:
    """Return the apparent worth of the best number, and that number.

    `dread` is the apparent cost of bidding the number of all discs on the mats if it is sure to fail.
    """
    total = sum(prospects.view.heights)

    def worth(number: int) -> float:
        feared = dread * (1 - prospects.chances[number]) if number == total else 0.0
        return prospects.number(number) + rng.gauss(0, WHIM) - feared

    return max((worth(number), number) for number in numbers)


def _lay(view: View, choice: Choice, rng: Rng, manner: Manner) -> Action:
    """Choose which disc to lay: the skull mostly first, and more often the more discs the rivals claim."""
    hand = remove_discs(SET, view.lost) if view.phase == "place" else view.hand
    skull = SKULL_LATER
    if view.phase == "place":
        skull = SKULL_FIRST + ANSWER * (reach(view) - REACH)
        skull = min(MOST_FIRST, max(LEAST_FIRST, skull))
    if manner.spite and leading_rival(view) is not None:
        skull += TRAP * manner.spite
    wanted = SKULL if SKULL in hand and rng.random() < skull else ROSE
    return Action("place", (wanted if wanted in choice.items else choice.items[0],))


def bid(
    view: View, choice: Choice, rng: Rng, manner: Manner, given: float, patience: float, dread: float = 0.0
) -> Action:
    """Raise or pass; where passing is not possible, open as if the own pile had roses alone.

    A raise must be worth `patience` more than passing; `dread` is passed to `best_number`.
    """
    forced = all(other.verb != "pass" for other in view.choices)
    numbers: Sequence[int] = choice.items
    bluffs = forced or rng.random() < BLUFF_RAISE
    if bluffs and SKULL in view.pile and len(numbers) > 1:
        # A bluff must not bid the number of all discs: it would have to flip its own skull.
        view, numbers = with_roses_only(view), numbers[:-1]
    prospects = Prospects.from_view(view, given)
    worth, number = best_number(prospects, numbers, rng, dread)
    worth += NERVE * _eagerness(view, manner) - patience
    if not forced and prospects.pass_worth() + rng.gauss(0, WHIM_PASS) >= worth:
        return Action("pass")
    return Action("challenge", (number,))


def _bid(view: View, choice: Choice, rng: Rng, manner: Manner) -> Action:
    """Raise or pass as `normal` does; the fewer players are left, the more a raise must be worth."""
    players = len(view.living)
    return bid(view, choice, rng, manner, GIVEN, PATIENCE / players, DREAD / players)


def leading_rival(view: View) -> Seat | None:
    """Return the rival who is alone in the lead, None if there is none."""
    assert view.seat is not None
    return sole_leader([-rank for rank in view.ranks], view.seat)


def _eagerness(view: View, manner: Manner) -> float:
    """Return how much the manner favours a raise: a bold one always, a spiteful one against the leader."""
    provoked = view.challenger is not None and view.challenger == leading_rival(view)
    return manner.daring + (manner.spite if provoked else 0.0)


def with_roses_only(view: View) -> View:
    """Return the view with only roses in the own pile: bluffs are decided on it."""
    return replace(view, pile=(ROSE,) * len(view.pile))


def flip(view: View, choice: Choice, rng: Rng, manner: Manner, given: float = GIVEN) -> Action:
    """Flip the own mat first, then the mat with which the safest way to the required roses begins."""
    if view.seat in choice.items:
        return Action("flip", (view.seat,))
    prospects = Prospects.from_view(view, given)
    more = view.number - len(view.flips)
    tops = prospects.clear_chances

    def chance(mat: Seat) -> float:
        rest = [top[1:] if seat == mat else top for seat, top in tops.items()]
        return roses(rest)[more - 1]

    odds = {mat: chance(mat) for mat in choice.items}
    best = max(odds.values())
    return Action("flip", (rng.choice([mat for mat in choice.items if odds[mat] == best]),))


def _lose(view: View, choice: Choice, rng: Rng, manner: Manner) -> Action:
    """Lose a random disc in a blind pick; of the own discs lose the skull, so that all others are safe."""
    if SKULL in choice.items:
        return Action("lose", (SKULL,))
    return Action("lose", (rng.choice(choice.items),))


def _name_first(view: View, choice: Choice, rng: Rng, manner: Manner) -> Action:
    """Name the seat with the fewest bets won to begin, a random one among equals."""
    return Action("first", (min(choice.items, key=lambda seat: (view.won[seat], rng.random())),))


def _show(view: View, choice: Choice, rng: Rng, manner: Manner) -> Action:
    """Show any disc; the robot does so only when it has no other choice."""
    return Action("show", (rng.choice(choice.items),))


_DECIDE: Final[Mapping[str, Callable[[View, Choice, Rng, Manner], Action]]] = {
    "place": _add,
    "challenge": _bid,
    "flip": flip,
    "lose": _lose,
    "first": _name_first,
    "show": _show,
}
