"""The manners of robots: their effect on bids, challenges, risks, and on who gets the points."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from inspect import signature
from random import Random
from typing import Any

import pytest

from bench.manners import FIRST_THOUGHTS, MANNERED, Change, Match, cost, gain, match, match_cost, rows, share
from bench.playing import CERTAIN, play
from bench.robots import manner_contests
from engine import GAMES
from engine.ai import LEVELS, ROBOTS, choose
from engine.ai.manners import MANNERS, PLAIN, Manner, draw_by_daring, sole_leader
from engine.hearts.cards import PENALTY
from engine.skull_king.trick import outcome

ENOUGH = 130
"""The number of decisions checked: two rounds of Hearts, half a match of Skull King, most of Skull."""


@cache
def decisions(key: str, level: str, matches: int) -> tuple[Any, ...]:
    """Return the views in which robots without a manner decide, in this many matches."""
    seen: list[Any] = []

    def watched(view: Any, rng: Random) -> Any:
        seen.append(view)
        return choose(key, level, view, rng)

    for seed in range(matches):
        play(GAMES[key], GAMES[key].new(4, GAMES[key].options({}, 4)), [watched] * 4, seed)
    return tuple(seen)


def sums_by_manner(key: str, level: str, seen: list[Any], worth: Callable[[Any], int]) -> dict[str, int]:
    """Return, by manner, the sum of `worth` over the robots' actions in these views, with equal seeds."""
    return {
        name: sum(worth(choose(key, level, view, Random(n), 16, manner)) for n, view in enumerate(seen))
        for name, manner in {"plain": PLAIN, **MANNERS}.items()
    }


def challenges(action: Any) -> int:
    return int(action.verb == "challenge")


@pytest.mark.parametrize("manner", MANNERS)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("key", GAMES)
def test_robots_with_any_manner_play_legally(key: str, level: str, manner: str) -> None:
    game, answers = GAMES[key], list[Any]()
    state = game.new(4, game.options({}, 4))

    def checked(view: Any, rng: Random) -> Any:
        answers.append(choose(key, level, view, rng, 1, MANNERS[manner]))
        assert game.find_refusal(state, view.seat, answers[-1]) is None
        return answers[-1]

    play(game, state, [checked] * 4, 3, until=lambda state: len(answers) == ENOUGH)


@pytest.mark.parametrize(("key", "level"), ROBOTS)
def test_plain_manner_does_not_change_a_robots_actions(key: str, level: str) -> None:
    assert signature(ROBOTS[key, level]).parameters["manner"].default is PLAIN


@pytest.mark.parametrize("level", LEVELS)
def test_bold_robots_bid_more_tricks_and_careful_robots_fewer(level: str) -> None:
    seen = [view for view in decisions("skull-king", "normal", 2) if view.phase == "bid"]
    bids = sums_by_manner("skull-king", level, seen, lambda action: action.items[0])
    assert bids["careful"] < bids["plain"] < bids["bold"]
    assert bids["spiteful"] == bids["plain"]


@pytest.mark.parametrize("level", LEVELS)
def test_bold_robots_challenge_more_often_and_careful_robots_less(level: str) -> None:
    seen = [view for view in decisions("skull", "normal", 16) if {"challenge"} < verbs(view)]
    bids = sums_by_manner("skull", level, seen, challenges)
    assert bids["careful"] < bids["plain"] < bids["bold"]


def verbs(view: Any) -> set[str]:
    return {choice.verb for choice in view.choices}


@pytest.mark.parametrize("level", LEVELS)
def test_spiteful_robots_outbid_the_leader(level: str) -> None:
    seen = [
        view
        for view in decisions("skull", "normal", 16)
        if {"challenge", "pass"} <= verbs(view)
        and view.challenger == sole_leader([-rank for rank in view.ranks], view.seat)
    ]
    raised = sums_by_manner("skull", level, seen * 8, challenges)
    assert raised["plain"] < raised["spiteful"]


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_spiteful_robots_give_penalty_points_to_the_leader(level: str) -> None:
    """Spiteful robots lay more penalty cards on tricks that the sole leader is winning."""
    seen = [
        view
        for view in decisions("hearts", "normal", 6)
        if view.phase == "play"
        and view.winning is not None
        and len(view.choices[0].items) > 1
        and view.winning == sole_leader([-rank for rank in view.ranks], view.seat)
    ]
    assert len(seen) > 100
    given = sums_by_manner("hearts", level, seen, lambda action: PENALTY[action.items[0]])
    assert given["spiteful"] > given["plain"]


def test_spiteful_easy_robots_take_more_tricks_from_the_leader() -> None:
    seen = [
        view
        for view in decisions("skull-king", "normal", 4)
        if view.phase == "play"
        and len(view.choices[0].items) > 1
        and view.winning is not None
        and view.winning == sole_leader(view.totals, view.seat)
    ]
    taken = 0
    for n, view in enumerate(seen * 4):
        cards = [card for _, card in view.trick]
        plain, spiteful = (
            choose("skull-king", "easy", view, Random(n), 16, manner).items[0]
            for manner in (PLAIN, MANNERS["spiteful"])
        )
        ends = [outcome([*cards, card], view.options).winner == len(cards) for card in (plain, spiteful)]
        assert ends != [True, False], "what takes the trick is not put back"
        taken += ends == [False, True]
    assert taken > 10


def test_sole_leader_is_a_rival_with_an_unshared_best_score() -> None:
    assert sole_leader((3, 9, 1), 0) == 1
    assert sole_leader((9, 9, 1), 0) is None
    assert sole_leader((3, 9, 1), 1) is None
    assert sole_leader((0, 0, 0), 2) is None


def test_draw_by_daring_draws_once_or_picks_from_two_draws() -> None:
    drawn = iter([2, 1, 2, 1, 2])
    draw = partial(next, drawn)
    assert [draw_by_daring(0.0, draw), draw_by_daring(1.0, draw), draw_by_daring(-1.0, draw)] == [2, 2, 1]


def test_bench_has_a_contest_for_every_robot_with_every_manner() -> None:
    contests = list(manner_contests())
    assert len(contests) == (len(GAMES) * len(LEVELS) - len(FIRST_THOUGHTS)) * len(MANNERS)
    assert {contest.least for contest in contests} == {25 - MANNERED}
    assert all(contest.robot is not contest.rival for contest in contests)


@pytest.mark.parametrize("key", FIRST_THOUGHTS)
def test_equal_first_choices_with_a_manner_give_equal_final_choices(key: str) -> None:
    """The bench relies on this and does not compute equal choices again."""
    think, asked, same = FIRST_THOUGHTS[key], list(enumerate(decisions(key, "normal", 1)[:ENOUGH:3])), 0
    for n, view in asked:
        plain = choose(key, "hard", view, Random(n), 1)
        for manner in MANNERS.values():
            if think(view, manner) == think(view, PLAIN):
                same += 1
                assert choose(key, "hard", view, Random(n), 1, manner) == plain
    assert 0 < same < len(asked) * len(MANNERS)


def test_ruinous_manner_costs_most_matches_and_plain_manner_costs_none() -> None:
    """The ruinous manner bids far too high, at a level without lookahead."""
    game, robot = GAMES["skull-king"], ROBOTS["skull-king", "normal"]
    manners = {"ruinous": Manner(daring=40.0), "plain": PLAIN}
    matches = [match(game, robot, seed, manners) for seed in range(3)]
    found = [(row.value, row.anchor) for row in rows("skull-king", "normal", matches, manners)]
    (low, goal), (high, _), _, (points, _), (rounds, _), *nothing = found
    assert goal == 25 - MANNERED
    assert abs(low + high) / 2 < 5
    assert low < goal
    assert points < -300
    assert rounds > 100
    assert nothing == [(25, goal), (25, None), (len(matches), None), (0, None), (0, None), (0, None)]


def test_match_cost_counts_the_matches_that_a_manner_loses() -> None:
    """Changes that do not turn a win cost nothing; equal top points share first place."""
    rest = [(0, 0, 0, 0)] * 9 + [(10, 0, 0, 0)]
    assert share("skull-king", (0, 5, 0, 0), 0, 9, rest) == 1
    assert share("skull-king", (0, 10, 0, 0), 0, 9, rest) == 0.5
    assert share("hearts", (-99, -98, -97, -96), 3, 1, [(-1, -4, 0, 0), (0, -5, 0, -4)]) == 0
    won = Change(0, 9, (0, 5, 0, 0), (-10, 5, 0, 0))
    assert match_cost("skull-king", [won], rest) == 25
    assert gain([won]) == -2.5
    matches = [Match(rest, {"bold": [won] * times}) for times in (0, 1, 2)]
    low, high = cost("skull-king", matches, "bold")
    assert (low + high) / 2 == pytest.approx(25)
    assert (high - low) / 2 == pytest.approx(CERTAIN * 25 / 3**0.5)
