"""Gallery screens about "How did I play?": the page, its progress, and a decision tried again.

The numbers are invented, because a real judgement takes seconds.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from typing import Any

from bot.gallery.house import GUILD, House
from bot.gallery.looks import READER, Screen
from bot.gallery.moments import find_match
from bot.present.past.review import answer_page, progress_page, question_page, review_page
from bot.tables.replays import Replay
from bot.tables.reviews import SeatReview
from engine.ai.judgement import Estimate, Valued
from engine.ai.review import Choice, Decision, Moment, Review, list_choices, plan_review
from engine.core import AnyGame, legal_actions

ERROR = 1.5


async def reviews(house: House) -> AsyncIterator[Screen]:
    """Yield the pages of each game."""
    t = await house.people.texts_for(READER)
    yield Screen("waiting", progress_page(0, 0, t), private=True)
    yield Screen("progress", progress_page(41, 152, t), private=True)
    for game in ("skull-king", "hearts", "skull"):
        number = await house.play_match(game, find_match(f"{game} over"))
        replay = await house.replays.replays.load(number, READER, GUILD)
        seat = replay.seat_of(READER)
        assert seat is not None
        moments = tuple(_invent(replay, seat))
        chances = game == "skull"
        luck, mine, theirs = (Estimate(part, ERROR) for part in (12.3, -24.6, 4.7))
        review = Review(-7.6, luck, mine, theirs, moments)
        if chances:
            review = Review(None, None, None, None, moments)
        found = SeatReview(seat, review, shared=False)
        yield Screen(game, review_page(replay, found, t), private=True)
        for moment in found.costly[:2]:
            verb = moment.decision.action.verb
            actions = list_choices(game, moment)
            question = question_page(replay, moment, actions, t, illustrated=True)
            yield Screen(f"{game} {verb}", question, private=True)
            others = [action for action in actions if action != moment.best.action]
            less = 0.07 if chances else 4.3
            choices = [
                Choice(action, Estimate(moment.loss.mean - step * less, ERROR))
                if action != moment.played.action
                else Choice(action, Estimate(0.0, 0.0))
                for step, action in enumerate((moment.best.action, *others))
            ]
            told = answer_page(replay, moment, choices, others[-1], t)
            yield Screen(f"{game} {verb} told", told, private=True)
        nothing = SeatReview(seat, review._replace(moments=()), shared=True)
    yield Screen("nothing", review_page(replay, nothing, t), private=True)


def _invent(replay: Replay, seat: int) -> Iterator[Moment]:
    """Yield moments of the match with invented numbers, at most two for each verb: first bad, then good."""
    header, game = replay.header, replay.game
    options = game.options(header.options, header.seats)
    plan = plan_review(game, header.seats, options, replay.inputs, seat)
    told: dict[str, int] = {}
    state, at = game.new(header.seats, options), 0
    for decision in plan.decisions:
        for mover, action in replay.inputs[at : decision.number]:
            game.step(state, mover, action)
        at = decision.number
        verb = decision.action.verb
        best = _other(game, state, decision)
        if (
            decision.seat != seat
            or told.get(verb, 0) == 2
            or best is None
            or (verb in ("pass", "place") and game.key == "skull")
        ):
            continue
        told[verb] = told.get(verb, 0) + 1
        bad, amount = told[verb] == 1, 22.4 - 7.3 * len(told)
        chances: tuple[float | None, float | None] = (None, None)
        if game.key == "skull":
            played, other = 0.1 + 0.2 * len(told), 0.9
            points = None
        else:
            played, other, points = -5.0, amount, Estimate(3.0, ERROR)
            chances = (0.38, 0.11) if game.lowest_wins else (0.22, 0.64)
        yield Moment(
            decision,
            Valued(decision.action, Estimate(played, ERROR), points, chances[0]),
            Valued(best, Estimate(other, ERROR), points, chances[1]),
            Estimate(other - played if points is None else amount, ERROR),
            Estimate(amount / 2, ERROR),
            bad,
            not bad and points is not None,
        )


def _other(game: AnyGame, state: Any, decision: Decision) -> Any:
    """Return another action of the decision in this state; None if no other has its verb."""
    found = legal_actions(game, state, decision.seat)
    return next((one for one in found if one.verb == decision.action.verb and one != decision.action), None)
