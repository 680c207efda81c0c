"""Find decisions of a match that make a riddle: four actions, one of which is clearly the best.

The view of then decides, as in a review. There are no riddles of Skull, whose actions have chances but no
worth.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from engine.ai import decide
from engine.ai.judgement import METHODS, WORLDS, Estimate, draws_for, judge
from engine.ai.review import AGAIN, ERRORS, FEWEST, SUSPECTED, TRIALS, Decision, has_choice, read_match
from engine.core import DEALER, AnyAction, AnyGame, Seat
from engine.luck import Luck

OFFERED: Final = 4
"""The actions that a riddle offers."""


class Offer(NamedTuple):
    """An action of a riddle, and by how much it is worth more than the best one: 0 or less."""

    action: Any
    behind: Estimate


class Riddle(NamedTuple):
    """A decision with the offered actions in the game's order, whatever they are worth."""

    decision: Decision
    offers: tuple[Offer, ...]


def list_decisions(
    game: AnyGame, seats: int, options: Any, inputs: Sequence[tuple[Seat, AnyAction]]
) -> list[Decision]:
    """Return the decisions of a match that leave enough actions worth valuing, in any order; none of Skull.

    Those that ordinary play would have made otherwise come first: players disagree about them.

    Raises:
        IllegalAction: at the first input that the rules forbid.
    """
    if game.key not in METHODS:
        return []
    match = read_match(game, seats, options, inputs)
    method = METHODS[game.key]
    found = (
        decision
        for decision in match.decisions
        if decision.view.round in match.rounds
        and has_choice(decision)
        and len(method.candidates(decision.view, ())) >= OFFERED
    )

    def rank(decision: Decision) -> tuple[bool, int]:
        ordinary = method.ordinary(decision.view, draws_for(decision.view))
        return decision.action == ordinary, draws_for(decision.view, "riddle").randrange(2**30)

    return sorted(found, key=rank)


def make_riddle(game: str, decision: Decision) -> Riddle | None:
    """Return the riddle of a decision; None if no action is clearly better than the others.

    The actions are chosen in a first sample, and their differences measured in new worlds. Where the first of
    the game's order is best, as it is too often, two of three riddles are given up.
    """
    view, method = decision.view, METHODS[game]
    tried = method.candidates(view, ())
    first = judge(game, view, draws_for(view), max(FEWEST, min(WORLDS, TRIALS // len(tried))), tried)
    ranked = sorted(first.candidates, key=lambda valued: -valued.worth.mean)
    best, second = ranked[0].action, ranked[1].action
    if not first.gain(best, second).is_beyond(SUSPECTED * method.matters, SUSPECTED * ERRORS):
        return None
    offered = sorted((valued.action for valued in ranked[:OFFERED]), key=_order)
    if best == offered[0] and draws_for(view, "first").randrange(3):
        return None
    again = judge(game, view, draws_for(view, "again"), AGAIN, offered)
    if not all(again.gain(best, one).is_beyond(method.matters, ERRORS) for one in offered if one != best):
        return None
    return Riddle(decision, tuple(Offer(action, again.gain(action, best)) for action in offered))


def _order(action: AnyAction) -> tuple[str, Sequence[Any]]:
    return action.verb, action.items


def play_match(
    game: AnyGame, seats: int, options: Mapping[str, Any], level: str, secret: bytes
) -> list[tuple[Seat, AnyAction]]:
    """Return the inputs of a whole match of robots with this luck."""
    luck, inputs = Luck(secret), list[tuple[Seat, AnyAction]]()
    state = game.new(seats, game.options(options, seats))
    while to_act := game.to_act(state):
        seat = to_act[0]
        if seat == DEALER:
            action = game.chance_action(state, luck.for_dealer(game.view(state, None)))
        else:
            action = decide(game.key, level, game.view(state, seat), luck)
        game.step(state, seat, action)
        inputs.append((seat, action))
    return inputs
