"""The manners of robots: they show in what is bid, challenged, risked and given to whom."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest

from bench.robots import LEANING, MANNERED, mannered
from engine import GAMES
from engine.ai import LEVELS, ROBOTS, choose
from engine.ai.manners import MANNERS, PLAIN, Manner, ahead, leaning
from engine.core import DEALER, AnyGame
from engine.hearts.cards import PENALTY


def decisions(game: AnyGame, level: str, matches: int) -> list[tuple[Any, Any]]:
    """Views of matches that robots without a manner play, with what they do."""
    seen, rng = [], Random(20)
    for _ in range(matches):
        state = game.new(4, game.options({}, 4))
        while to_act := game.to_act(state):
            seat = to_act[0]
            if seat == DEALER:
                action = game.chance(state, rng)
            else:
                view = game.view(state, seat)
                action = choose(game.key, level, view, rng)
                seen.append((view, action))
            game.step(state, seat, action)
    return seen


def asked(key: str, level: str, manner: Manner, seen: list[tuple[Any, Any]]) -> list[Any]:
    """What robots of a manner do in the same places, each with the same luck."""
    return [choose(key, level, view, Random(n), manner=manner) for n, (view, _) in enumerate(seen)]


@pytest.mark.parametrize("manner", MANNERS)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("key", GAMES)
def test_every_manner_plays_by_the_rules(key: str, level: str, manner: str) -> None:
    game, rng = GAMES[key], Random(3)
    state = game.new(4, game.options({}, 4))
    while to_act := game.to_act(state):
        seat = to_act[0]
        if seat == DEALER:
            action = game.chance(state, rng)
        else:
            action = choose(key, level, game.view(state, seat), rng, 1, MANNERS[manner])
            assert game.why_not(state, seat, action) is None
        game.step(state, seat, action)


@pytest.mark.parametrize(("key", "level"), ROBOTS)
def test_without_a_manner_a_robot_plays_as_its_level_does(key: str, level: str) -> None:
    robot = ROBOTS[key, level]
    for n, (view, _) in enumerate(decisions(GAMES[key], "easy", 1)):
        assert robot(view, Random(n), 1) == robot(view, Random(n), 1, manner=PLAIN)


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_the_bold_bid_more_tricks_and_the_careful_fewer(level: str) -> None:
    seen = [one for one in decisions(GAMES["skull-king"], "normal", 3) if one[1].verb == "bid"]
    bids = {
        name: sum(action.items[0] for action in asked("skull-king", level, manner, seen))
        for name, manner in {**MANNERS, "plain": PLAIN}.items()
    }
    assert bids["careful"] < bids["plain"] < bids["bold"]
    assert bids["spiteful"] == bids["plain"]


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_the_bold_challenge_more_often_and_the_careful_less(level: str) -> None:
    seen = [
        (view, action)
        for view, action in decisions(GAMES["skull"], "normal", 60)
        if view.phase == "turn" and len(view.choices) > 1
    ]
    bids = {
        name: sum(action.verb == "challenge" for action in asked("skull", level, manner, seen))
        for name, manner in {**MANNERS, "plain": PLAIN}.items()
    }
    assert bids["careful"] < bids["plain"] < bids["bold"]


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_the_spiteful_outbid_who_is_ahead(level: str) -> None:
    seen = [
        (view, action)
        for view, action in decisions(GAMES["skull"], "normal", 60)
        if view.challenger is not None
        and view.phase != "flip"
        and view.challenger == ahead([-rank for rank in view.ranks], view.seat)
    ]
    raised = [
        sum(action.verb == "challenge" for action in asked("skull", level, manner, seen))
        for manner in (PLAIN, MANNERS["spiteful"])
    ]
    assert raised[0] < raised[1]


def test_the_spiteful_give_points_to_who_is_ahead() -> None:
    """Of penalties that fall on somebody else's card, more go to the rival who is alone in front."""
    seen = [
        (view, action)
        for view, action in decisions(GAMES["hearts"], "normal", 12)
        if view.phase == "play"
        and view.winning is not None
        and len(view.choices[0].items) > 1
        and view.winning == ahead([-rank for rank in view.ranks], view.seat)
    ]
    assert len(seen) > 100
    for level in ("easy", "normal"):
        given = {
            manner: sum(PENALTY[action.items[0]] for action in asked("hearts", level, manner, seen))
            for manner in (PLAIN, MANNERS["spiteful"])
        }
        assert given[MANNERS["spiteful"]] > given[PLAIN]


def test_the_rival_ahead_is_alone_in_front() -> None:
    assert ahead((3, 9, 1), 0) == 1
    assert ahead((9, 9, 1), 0) is None
    assert ahead((3, 9, 1), 1) is None
    assert ahead((0, 0, 0), 2) is None


def test_leaning_is_one_draw_or_the_better_of_two() -> None:
    drawn = iter([2, 1, 2, 1, 2])
    draw = partial(next, drawn)
    assert [leaning(0.0, draw), leaning(1.0, draw), leaning(-1.0, draw)] == [2, 2, 1]


def test_the_bench_holds_every_robot_with_every_manner_to_its_share() -> None:
    contests = list(mannered())
    assert len(contests) == len(GAMES) * len(LEANING) * len(MANNERS)
    assert {contest.least for contest in contests} == {25 - MANNERED}
    assert all(contest.robot is not contest.rival for contest in contests)
