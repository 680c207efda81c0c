"""Say what a seat had best do now, and by how much: the hint, from the seat's view alone.

The hint for a view is always the same, because its random numbers come from the view.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from engine.ai import ROBOTS
from engine.ai.judgement import METHODS, WORLDS, Estimate, draws_for, judge
from engine.ai.review import FEWEST, TRIALS
from engine.core import AnyAction, AnyView
from engine.skull.discs import ROSE
from engine.skull.public import Action as SkullAction

ERRORS: Final = 2.0
"""A difference is called clear only when it is at least so many standard errors above zero."""
LEADERS: Final = 2
"""So many of the best candidates are measured again, in new worlds."""
AGAIN: Final = 96
"""The number of those worlds."""
CLAIMING: Final = frozenset({"place", "challenge", "flip"})
"""The verbs of Skull whose choices have chances."""


class Hint(NamedTuple):
    """What to do in a decision, and the action with which that is compared.

    other     None if all actions come to the same, or Skull has nothing to compare with
    gain      by how much `action` is worth more than `other`; None in Skull, which has chances
    is_clear  whether that is large and certain enough to be worth mentioning
    chance    that of `Valued.chance`; in Skull the chance that `action` succeeds, for a rose that of claiming
              the number `other` over it; None for an action that claims nothing
    other_chance  that of `other`; after a skull that of claiming it over a rose
    """

    action: Any
    other: Any = None
    gain: Estimate | None = None
    is_clear: bool = True
    chance: float | None = None
    other_chance: float | None = None


def can_advise(game: str, view: AnyView) -> bool:
    """Return whether the decision in this view leaves a choice of which something can be computed."""
    choices = [choice for choice in view.choices if choice.verb != "show"]
    if game not in METHODS and not any(choice.verb in CLAIMING for choice in choices):
        return False
    return len(choices) > 1 or any(len(choice.items) > choice.least for choice in choices)


def advise(game: str, view: AnyView) -> Hint:
    """Return the hint for a decision that leaves a choice."""
    return _weigh(game, view) if game in METHODS else _weigh_chances(game, view)


def _weigh(game: str, view: AnyView) -> Hint:
    """Measure the best candidates twice; ordinary play stands unless another one is surely better."""
    method = METHODS[game]
    ordinary = method.ordinary(view, draws_for(view))
    tried = method.candidates(view, (ordinary,))
    first = judge(game, view, draws_for(view), max(FEWEST, min(WORLDS, TRIALS // len(tried))), tried)
    ranked = sorted(tried, key=lambda action: -first.of(action).worth.mean)
    leaders = list(dict.fromkeys((ordinary, *ranked[:LEADERS])))
    again = judge(game, view, draws_for(view, "again"), AGAIN, leaders)
    best = again.best().action
    if not again.gain(best, ordinary).is_beyond(0.0, ERRORS):
        best = ordinary
    others = [valued for valued in again.candidates if valued.action != best]
    if not others:
        return Hint(best)
    other = max(others, key=lambda valued: valued.worth.mean).action
    gain = again.gain(best, other)
    chances = again.of(best).chance, again.of(other).chance
    return Hint(best, other, gain, gain.is_beyond(method.matters, ERRORS), *chances)


def _weigh_chances(game: str, view: Any) -> Hint:
    """Ask the strongest level of Skull, and compare with a number that could be claimed instead."""
    action = ROBOTS[game, "hard"](view, draws_for(view))
    chances = {valued.action: valued.worth.mean for valued in judge(game, view, draws_for(view)).candidates}
    if action.verb == "flip":
        return Hint(action, chance=chances[action])
    numbers = sorted(tried.items[0] for tried in chances if tried.verb == "challenge")
    rose = SkullAction("place", (ROSE,))
    if action.verb == "place" and rose in chances:
        claim = _claim((len(view.pile) if numbers else 0) + 2)
        if action == rose:
            return Hint(action, claim, chance=chances[rose])
        return Hint(action, claim, other_chance=chances[rose])
    own = action.items[0] if action.verb == "challenge" else 0
    other = next((_claim(number) for number in numbers if number > own), None)
    chance = chances[action] if action.verb == "challenge" else None
    return Hint(action, other, chance=chance, other_chance=chances.get(other))


def _claim(number: int) -> AnyAction:
    return SkullAction("challenge", (number,))
