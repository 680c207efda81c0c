"""The review of a finished match: parts that add up, mistakes by the view of then, dealt cards."""

from __future__ import annotations

from functools import cache
from math import fsum
from typing import Any

import pytest

from bench.judgement import reference
from engine import GAMES
from engine.ai import play
from engine.ai.judgement import Estimate
from engine.ai.review import (
    Decision,
    Moment,
    Review,
    assess,
    hands_worth,
    list_choices,
    plan_review,
    read_match,
    review,
    sum_up,
    value_choices,
    weigh,
)
from engine.core import RoundOver, Seat
from engine.hearts import GAME as HEARTS
from engine.luck import Luck
from engine.skull_king import GAME as SKULL_KING
from tests.engine.skull_king.transcript import Table as SkullKingTable

MATCHES: dict[str, tuple[int, dict[str, Any], int]] = {
    "skull-king": (3, {"length": [1, 3, 5], "powers": True, "expansions": ["loot", "kraken"]}, 3),
    "hearts": (4, {}, 1),
    "skull": (4, {}, 9),
}
"""By game: seats, options, and how many rounds are played."""


@cache
def played(key: str) -> tuple[int, Any, tuple[tuple[Seat, Any], ...]]:
    """Return seats, options and inputs of a match of `easy` and `normal` robots in turn."""
    game, (seats, options, rounds) = GAMES[key], MATCHES[key]
    checked = game.options(options, seats)
    levels = [("easy", "normal")[seat % 2] for seat in range(seats)]
    inputs: list[tuple[Seat, Any]] = []
    for seat, action, events in play(game, game.new(seats, checked), levels, Luck.from_seed(3)):
        inputs.append((seat, action))
        rounds -= any(isinstance(event, RoundOver) for event in events)
        if not rounds:
            break
    return seats, checked, tuple(inputs)


@cache
def reviewed(key: str, seat: Seat) -> Review:
    """Return the review of this seat in the match of this game, judged in few worlds."""
    with pytest.MonkeyPatch.context() as patch:
        for name, worlds in (("WORLDS", 16), ("FEWEST", 8), ("AGAIN", 80), ("OTHERS", 4)):
            patch.setattr(f"engine.ai.review.{name}", worlds)
        *_, last = review(GAMES[key], *played(key), seat)
    assert last.review is not None
    assert last.done == last.of
    return last.review


@pytest.mark.parametrize("key", ["skull-king", "hearts"])
def test_luck_and_play_add_up_to_the_result(key: str) -> None:
    game, (seats, options, inputs) = GAMES[key], played(key)
    state = game.new(seats, options)
    for seat, action in inputs:
        game.step(state, seat, action)
    points = [place.points for place in sorted(game.standing(state))]
    for seat in range(seats):
        found = reviewed(key, seat)
        others = (sum(points) - points[seat]) / (seats - 1)
        result = others - points[seat] if game.lowest_wins else points[seat] - others
        assert found.result == pytest.approx(result)
        assert found.luck is not None
        assert found.mine is not None
        assert found.others is not None
        assert found.luck.mean + found.mine.mean + found.others.mean == pytest.approx(result)
        assert found.mine.mean == pytest.approx(fsum(moment.gain.mean for moment in found.moments))


@pytest.mark.parametrize("key", ["skull-king", "hearts"])
def test_normal_robot_plays_as_ordinary_play_does(key: str) -> None:
    assert reviewed(key, 1).mine == Estimate(0, 0)
    assert reviewed(key, 1).finest() == []
    assert reviewed(key, 0).mine != Estimate(0, 0)


@pytest.mark.parametrize("key", ["skull-king", "hearts"])
def test_mistakes_matter_and_are_certain(key: str) -> None:
    found = reviewed(key, 0)
    assert found.costliest()
    least = {"skull-king": 5, "hearts": 1.5}[key]
    for moment in found.moments:
        assert moment.is_mistake == (moment.loss.mean >= max(least, 3 * moment.loss.error))
        assert not (moment.is_mistake and moment.is_good)
        assert moment.loss.mean >= 0 or not moment.is_mistake
    losses = [moment.loss.mean for moment in found.costliest()]
    assert losses == sorted(losses, reverse=True)
    assert len(losses) <= 3


def test_review_reports_progress_and_judges_own_decisions_once() -> None:
    steps = list(review(GAMES["skull"], *played("skull"), 0))
    assert steps[-1].review is not None
    seats, options, inputs = played("skull-king")
    steps = list(review(GAMES["skull-king"], seats, options, inputs[:20], 0))
    assert [step.done for step in steps] == list(range(steps[0].of + 1))
    assert all(step.review is None for step in steps[:-1])
    numbers = [moment.decision.number for moment in reviewed("skull-king", 0).moments]
    assert numbers == sorted(set(numbers))
    assert all(played("skull-king")[2][number][0] == 0 for number in numbers)


def test_review_of_skull_has_chances_and_no_mistakes() -> None:
    found = reviewed("skull", 0)
    assert found[:4] == (None, None, None, None)
    assert found.moments
    for moment in found.moments:
        assert 0 <= moment.played.worth.mean <= moment.best.worth.mean <= 1
        assert not moment.is_mistake
        assert not moment.is_good
    assert found.costliest() == []


def bid_of(hand: str, bid: int, *others: str) -> Moment:
    """Return the judgement of seat 0's bid on this hand."""
    table = SkullKingTable(4, hand, *others, length=[3])
    view = SKULL_KING.view(table.state, 0)
    return weigh("skull-king", Decision(0, view, SKULL_KING.action("bid", (bid,))))


def test_bid_far_from_the_promise_of_the_hand_is_a_mistake() -> None:
    moment = bid_of("skull-king pirate-harry black-14", 0)
    assert moment.is_mistake
    assert moment.best.action.items > (1,)
    assert moment.played.chance is not None
    assert moment.best.chance is not None
    assert moment.played.chance < 0.2 < moment.best.chance
    assert not bid_of("escape-1 escape-2 escape-3", 0).is_mistake


def test_decision_is_judged_by_the_view_and_not_by_the_hands() -> None:
    """Cards that the seat could not see make no difference."""
    hand = "green-2 pirate-harry black-14"
    assert bid_of(hand, 3, "escape-1 escape-2 escape-3")[1:] == bid_of(hand, 3, "skull-king mermaid-1")[1:]


def test_only_the_last_answer_is_a_decision() -> None:
    options = SKULL_KING.options({"length": [1, 1]}, 2)
    seats, state = 2, SKULL_KING.new(2, options)
    inputs: list[tuple[Seat, Any]] = []
    for seat, action, _ in play(SKULL_KING, state, ["normal"] * 2, Luck.from_seed(1)):
        if action.verb == "bid" and seat == 0:
            inputs.append((seat, SKULL_KING.action("bid", (1 - action.items[0],))))
        inputs.append((seat, action))
    match = read_match(SKULL_KING, seats, options, inputs)
    bids = [decision for decision in match.decisions if decision.action.verb == "bid" and decision.seat == 0]
    assert len(bids) == 2
    assert all(inputs[bid.number + 1] == (0, bid.action) for bid in bids)
    assert all(choice.chosen is None for bid in bids for choice in bid.view.choices)


def test_changed_card_is_the_decision() -> None:
    """A laid card that was changed (R-H-11) counts as the card laid in the end, on the first view."""
    options = HEARTS.options({"undo_per_match": 1}, 2)
    state, changed = HEARTS.new(2, options), None
    inputs: list[tuple[Seat, Any]] = []
    action: Any
    for seat, action, _ in play(HEARTS, HEARTS.new(2, options), ["normal"] * 2, Luck.from_seed(1)):
        HEARTS.step(state, seat, action)
        inputs.append((seat, action))
        change = [choice for choice in HEARTS.choices(state, seat) if choice.verb == "change"]
        if change:
            changed = HEARTS.action("change", change[0].items[:1])
            inputs.append((seat, changed))
            break
    assert changed is not None
    last = read_match(HEARTS, 2, options, inputs).decisions[-1]
    assert last.action == HEARTS.action("play", changed.items)
    assert inputs[last.number + 1] == (last.seat, changed)
    assert last.action.items[0] in last.view.hand


def test_extra_rounds_do_not_count() -> None:
    """Points of a round that only breaks a tie are in no part of the result."""
    options = HEARTS.options({}, 4)
    for seed in range(2):
        state, inputs, overs = HEARTS.new(4, options), [], 0
        for seat, action, events in play(HEARTS, state, ["easy"] * 4, Luck.from_seed(seed)):
            inputs.append((seat, action))
            overs += sum(isinstance(event, RoundOver) for event in events)
        counted = read_match(HEARTS, 4, options, inputs).rounds
        assert [sum(points) for points in zip(*counted.values(), strict=True)] == state.totals
        assert len(counted) == state.ordinary <= overs


def test_every_dealt_hand_has_a_worth() -> None:
    hands = list(hands_worth(SKULL_KING, *played("skull-king")))
    assert [(hand.round, hand.seat) for hand in hands] == [
        (number, seat) for number in (1, 2, 3) for seat in (0, 1, 2)
    ]
    assert all(hand.valued.worth.error >= 0 and hand.valued.points is not None for hand in hands)
    assert len({hand.valued.worth.mean for hand in hands}) > 3
    assert list(hands_worth(GAMES["skull"], *played("skull"))) == []
    assert len(list(hands_worth(HEARTS, *played("hearts")))) == 4


def test_bench_confirms_mistakes_in_new_worlds() -> None:
    rows = {row.name: row.value for row in reference(SKULL_KING, 2, 60)}
    assert rows["skull-king: mistakes that 60 worlds confirm (%)"] == 100
    assert rows["skull-king: mistakes"] == 2


def test_decision_of_somebody_else_in_the_seat_is_not_ones_own() -> None:
    """The parts of a review still add up; what is not the own play is the others' play."""
    seats, options, inputs = played("skull-king")
    plan = plan_review(SKULL_KING, seats, options, inputs, 0)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("engine.ai.review.OTHERS", 4)
        parts = [assess("skull-king", decision, 0, False) for decision in plan.decisions]
    found = sum_up(plan.rounds.values(), 0, SKULL_KING, parts)
    assert found.mine == Estimate(0, 0)
    assert found.moments == ()
    assert found.luck is not None
    assert found.others is not None
    assert found.result == pytest.approx(found.luck.mean + found.others.mean)


def test_values_of_a_moment_have_the_best_first_and_the_gain_that_was_told() -> None:
    moment = bid_of("skull-king pirate-harry black-14", 0)
    choices = value_choices("skull-king", moment)
    assert choices[0] == (moment.best.action, moment.loss)
    gains = {choice.action.items[0]: choice.gain for choice in choices}
    assert sorted(gains) == [0, 1, 2, 3]
    assert gains[0] == Estimate(0, 0)
    assert all(choice.gain.mean <= moment.loss.mean for choice in choices)
    assert [action.items for action in list_choices("skull-king", moment)] == [(0,), (1,), (2,), (3,)]


def test_boldest_claims_of_skull_have_the_least_chance() -> None:
    found = reviewed("skull", 0)
    chances = [moment.played.worth.mean for moment in found.boldest()]
    assert chances == sorted(chances)
    assert all(chance < 1 for chance in chances)
    assert {moment.decision.action.verb for moment in found.boldest()} <= {"challenge", "flip"}
