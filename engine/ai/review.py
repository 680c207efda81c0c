"""Answer "How did I play?" for one seat of a finished match, and what each seat's cards were worth.

The result of a match is the sum over its rounds of the seat's points less the mean of the others'; equal
players may expect 0. It is split into three parts. A decision changes the seat's prospects by the worth of
the action taken less that of ordinary play, as the view of whoever took it shows them, never the hands. The
sum of these changes over the own decisions is the seat's play, over all other decisions the others' play.
Everything else, between decisions and before the first, is luck: the cards dealt and how they lay. So the
parts always add up to the result. Ordinary play is that of the level `normal`; higher numbers are better in
every game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import fsum, hypot
from typing import Any, Final, NamedTuple

from engine.ai import robot_view
from engine.ai.judgement import (
    METHODS,
    WORLDS,
    Estimate,
    Valued,
    draws_for,
    gain,
    hand_worth,
    judge,
    sample_of,
    worth_of,
)
from engine.core import DEALER, AnyAction, AnyGame, RoundOver, Seat, replay

ERRORS: Final = 3.0
"""A difference is mentioned only when it is at least so many standard errors above zero."""
SUSPECTED: Final = 0.5
"""From this share of what is mentioned a first difference is measured again, in new worlds."""
TRIALS: Final = 320
"""Trials of a decision at first: of many candidates, each is tried in fewer worlds than `WORLDS`."""
FEWEST: Final = 24
AGAIN: Final = 160
"""Worlds in which a suspected difference is measured again."""
OTHERS: Final = 32
"""Worlds in which a decision of another seat is judged."""
NOTHING: Final = Estimate(0.0, 0.0)
CLAIMS: Final = ("challenge", "flip")
"""The verbs with which a player of Skull claims something."""


class Decision(NamedTuple):
    """A decision of a match: its input's number in the log, the view of then, the final answer."""

    number: int
    view: Any
    action: Any

    @property
    def seat(self) -> Seat:
        """Return the seat that decided."""
        seat: Seat = self.view.seat
        return seat


class Moment(NamedTuple):
    """A judged decision of the seat.

    loss  by how much the best action is worth more than the played one
    gain  by how much the played action is worth more than that of ordinary play
    is_mistake, is_good  whether loss, or gain, is large and certain enough to be mentioned

    In Skull `played` and `best` have chances; nothing is a gain, a loss or a mistake.
    """

    decision: Decision
    played: Valued
    best: Valued
    loss: Estimate
    gain: Estimate
    is_mistake: bool
    is_good: bool


class Choice(NamedTuple):
    """An action and by how much it is worth more than the one played."""

    action: Any
    gain: Estimate


class Review(NamedTuple):
    """What became of a seat in a match: `luck`, `mine` and `others` add up to `result`; None in Skull.

    The errors are standard errors; that of luck is the error of the other two together. `moments` are the
    own decisions in order, without those that left no choice.
    """

    result: float | None
    luck: Estimate | None
    mine: Estimate | None
    others: Estimate | None
    moments: tuple[Moment, ...]

    def costliest(self, count: int = 3) -> list[Moment]:
        """Return the mistakes that cost most, the worst first."""
        mistakes = [moment for moment in self.moments if moment.is_mistake]
        return sorted(mistakes, key=lambda moment: -moment.loss.mean)[:count]

    def finest(self, count: int = 3) -> list[Moment]:
        """Return the decisions that brought most against ordinary play, the best first."""
        good = [moment for moment in self.moments if moment.is_good]
        return sorted(good, key=lambda moment: -moment.gain.mean)[:count]

    def boldest(self, count: int = 3) -> list[Moment]:
        """Return the claims in Skull with the least chance, the boldest first; a disc laid claims nothing."""
        claims = [
            moment
            for moment in self.moments
            if moment.decision.action.verb in CLAIMS and moment.played.worth.mean < 1
        ]
        return sorted(claims, key=lambda moment: moment.played.worth.mean)[:count]


class Progress(NamedTuple):
    """How many of the decisions are judged; the last one has the review."""

    done: int
    of: int
    review: Review | None = None


class Match(NamedTuple):
    """A replayed match: its decisions in order, and by number the points of each round that counts."""

    decisions: tuple[Decision, ...]
    rounds: dict[int, tuple[int, ...]]


def read_match(game: AnyGame, seats: int, options: Any, inputs: Sequence[tuple[Seat, AnyAction]]) -> Match:
    """Replay a match; of an answer that was changed, only the last one is a decision.

    Raises:
        IllegalAction: at the first input that the rules forbid.
    """
    found: dict[tuple[Seat, int], Decision] = {}
    rounds: dict[int, tuple[int, ...]] = {}
    replayed = replay(game, seats, options, inputs)
    state, _, _ = next(replayed)
    last: dict[Seat, tuple[Seat, int]] = {}
    for number, (seat, action) in enumerate(inputs):
        view = robot_view(game.view(state, seat)) if seat >= 0 else None
        before = game.points(state)
        state, events, _ = next(replayed)
        for over in events:
            if isinstance(over, RoundOver):
                after = game.points(state)
                # The points of a round that only breaks a tie do not count.
                if tuple(a - b for a, b in zip(after, before, strict=True)) == over.points:
                    rounds[over.round] = over.points
        if view is None or action.verb == "show":
            continue
        if game.amend_verb and action.verb == game.amend_verb:
            changed = found[last[seat]]
            found[last[seat]] = changed._replace(action=game.action(game.play_verb, action.items))
            continue
        last[seat] = key = seat, view.turn
        first = found.get(key)
        found[key] = Decision(number, view, action) if first is None else first._replace(action=action)
    return Match(tuple(found.values()), rounds)


def plan_review(
    game: AnyGame, seats: int, options: Any, inputs: Sequence[tuple[Seat, AnyAction]], seat: Seat
) -> Match:
    """Return a finished match with only those decisions that a review of this seat judges.

    Raises:
        IllegalAction: at the first input that the rules forbid.
    """
    match = read_match(game, seats, options, inputs)
    chances = game.key not in METHODS
    return match._replace(
        decisions=tuple(
            decision
            for decision in match.decisions
            if has_choice(decision)
            and (decision.seat == seat if chances else decision.view.round in match.rounds)
        )
    )


def assess(game: str, decision: Decision, seat: Seat, own: bool) -> Moment | Estimate:
    """Judge a decision of the plan: one's `own` as a moment, any other by its effect on the seat."""
    if game not in METHODS:
        return _weigh_chance(game, decision) if own else NOTHING
    return weigh(game, decision) if own else effect(game, decision, seat)


def sum_up(
    rounds: Iterable[Sequence[int]], seat: Seat, game: AnyGame, parts: Sequence[Moment | Estimate]
) -> Review:
    """Return the review from the points of the rounds that count, and the plan's assessed decisions."""
    moments = tuple(part for part in parts if isinstance(part, Moment))
    if game.key not in METHODS:
        return Review(None, None, None, None, moments)
    result = fsum(worth_of(points, seat, game.lowest_wins) for points in rounds)
    mine = _sum(moment.gain for moment in moments)
    others = _sum(part for part in parts if isinstance(part, Estimate))
    luck = Estimate(result - mine.mean - others.mean, hypot(mine.error, others.error))
    return Review(result, luck, mine, others, moments)


def review(
    game: AnyGame, seats: int, options: Any, inputs: Sequence[tuple[Seat, AnyAction]], seat: Seat
) -> Iterator[Progress]:
    """Judge a finished match for one seat, decision by decision; the last progress has the review.

    Raises:
        IllegalAction: at the first input that the rules forbid.
    """
    plan = plan_review(game, seats, options, inputs, seat)
    parts: list[Moment | Estimate] = []
    for done, decision in enumerate(plan.decisions):
        yield Progress(done, len(plan.decisions))
        parts.append(assess(game.key, decision, seat, decision.seat == seat))
    found = sum_up(plan.rounds.values(), seat, game, parts)
    yield Progress(len(parts), len(parts), found)


def _weigh_chance(game: str, decision: Decision) -> Moment | Estimate:
    """Return the chance of a claim beside the best one; NOTHING for a decision that claims nothing."""
    judged = judge(game, decision.view, draws_for(decision.view))
    if all(valued.action != decision.action for valued in judged.candidates):
        return NOTHING
    played = judged.of(decision.action)
    return Moment(decision, played, judged.best(), NOTHING, NOTHING, False, False)


def value_choices(game: str, moment: Moment) -> list[Choice]:
    """Return the actions worth valuing at a moment and the gain of each against the one played.

    The best one comes first, and its gain is that of the moment, measured in more worlds; an action that
    these fewer worlds show above it gets an equal gain. In Skull gains are differences of chances.
    """
    view, played = moment.decision.view, moment.played.action
    tried = list_choices(game, moment)
    judged = judge(game, view, draws_for(view, "again"), WORLDS, tried)
    gains = {action: judged.gain(action, played) for action in tried}
    if moment.best.action != played and game in METHODS:
        gains = {action: min(gain, moment.loss) for action, gain in gains.items()}
        gains[moment.best.action] = moment.loss
    choices = (Choice(action, gain) for action, gain in gains.items())
    best = moment.best.action
    return sorted(choices, key=lambda choice: (choice.action != best, -choice.gain.mean))


def list_choices(game: str, moment: Moment) -> list[Any]:
    """Return the actions worth valuing at a moment, the played and the best among them, in a fixed order."""
    view, kept = moment.decision.view, (moment.played.action, moment.best.action)
    if game in METHODS:
        found = METHODS[game].candidates(view, kept)
    else:
        found = [valued.action for valued in judge(game, view, draws_for(view)).candidates]
    return sorted(found, key=lambda action: (action.verb, action.items))


def has_choice(decision: Decision) -> bool:
    """Return whether the decision left a choice."""
    choices = decision.view.choices
    return len(choices) > 1 or any(len(choice.items) > choice.least for choice in choices)


def weigh(game: str, decision: Decision) -> Moment:
    """Judge a decision by the view of then.

    The best action is found in a first sample; where it seems to matter, the differences are measured again
    in new worlds, so that the choice of the largest of many does not exaggerate them.
    """
    view, action, method = decision.view, decision.action, METHODS[game]
    ordinary = method.ordinary(view, draws_for(view))
    tried = method.candidates(view, (action, ordinary))
    worlds = max(FEWEST, min(WORLDS, TRIALS // len(tried)))
    judged = judge(game, view, draws_for(view), worlds, tried)
    best = judged.best()
    if best.worth.mean <= judged.of(action).worth.mean:
        best = judged.of(action)
    loss, won = judged.gain(best.action, action), judged.gain(action, ordinary)
    least = SUSPECTED * method.matters
    if loss.is_beyond(least, SUSPECTED * ERRORS) or won.is_beyond(least, SUSPECTED * ERRORS):
        tried = list(dict.fromkeys((action, best.action, ordinary)))
        again = judge(game, view, draws_for(view, "again"), AGAIN, tried)
        judged, best = again, again.of(best.action)
        loss, won = again.gain(best.action, action), again.gain(action, ordinary)
    is_mistake = loss.is_beyond(method.matters, ERRORS)
    is_good = not is_mistake and won.is_beyond(method.matters, ERRORS)
    return Moment(decision, judged.of(action), best, loss, won, is_mistake, is_good)


def effect(game: str, decision: Decision, seat: Seat) -> Estimate:
    """Return how much another seat's decision changes the prospects of `seat`, by the view of who decided."""
    ordinary = METHODS[game].ordinary(decision.view, draws_for(decision.view))
    if decision.action == ordinary:
        return NOTHING
    tried = (decision.action, ordinary)
    sample = sample_of(game, decision.view, draws_for(decision.view), tried, seat)
    sample.add(OTHERS)
    return gain(*sample.worths)


def _sum(estimates: Iterable[Estimate]) -> Estimate:
    """Return the sum of independent estimates."""
    parts = list(estimates)
    return Estimate(fsum(part.mean for part in parts), hypot(*(part.error for part in parts)))


class DealtHand(NamedTuple):
    """A seat's cards of one round, and their worth by ordinary play."""

    round: int
    seat: Seat
    valued: Valued


def hands_worth(
    game: AnyGame, seats: int, options: Any, inputs: Sequence[tuple[Seat, AnyAction]]
) -> Iterator[DealtHand]:
    """Yield the worth of every seat's cards after each deal of a finished match; nothing in Skull.

    Raises:
        IllegalAction: at the first input that the rules forbid.
    """
    if game.key not in METHODS:
        return
    replayed = replay(game, seats, options, inputs)
    next(replayed)
    for (actor, _), (state, _, _) in zip(inputs, replayed, strict=True):
        views = [game.view(state, seat) for seat in range(seats)] if actor == DEALER else []
        for view in views:
            if view.hand:
                yield DealtHand(view.round, view.seat, hand_worth(game.key, view, draws_for(view)))
