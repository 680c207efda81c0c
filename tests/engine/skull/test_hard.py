"""Skull's level `hard`: legal, stronger than `normal`, and its bid does not reveal its own pile."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bench.robots import Contest, bluffs, interval
from engine.ai import ROBOTS, choose, play
from engine.ai.manners import MANNERS
from engine.luck import Luck
from engine.skull import GAME, Action, View
from engine.skull.discs import ROSE, SKULL

from .transcript import Table

HARD, NORMAL = ROBOTS["skull", "hard"], ROBOTS["skull", "normal"]


def answers(view: View, level: str = "hard") -> list[str]:
    """Return a robot's actions in this view, each with another random seed."""
    return [str(choose("skull", level, view, Random(n))) for n in range(200)]


def share(view: View, answer: str) -> float:
    """Return the share of these actions that are `answer`."""
    return answers(view).count(answer) / 200


@pytest.mark.parametrize("seats", range(3, 7))
@pytest.mark.parametrize("discard", ["owner_picks", "auto_random"])
def test_hard_robot_chooses_legal_actions(seats: int, discard: str) -> None:
    for seed, manner in enumerate((None, *MANNERS.values())):
        state, rng = GAME.new(seats, GAME.options({"opponent_discard": discard}, seats)), Random(seed)
        while to_act := GAME.to_act(state):
            seat = to_act[0]
            if seat < 0:
                action = GAME.chance_action(state, rng)
            else:
                view = GAME.view(state, seat)
                action = HARD(view, rng, manner=manner) if manner else HARD(view, rng)
            assert GAME.find_refusal(state, seat, action) is None, (seed, action)
            GAME.step(state, seat, action)


def test_hard_robot_wins_more_than_its_share_among_normal_robots() -> None:
    """`hard` wins more than 30 percent of 80 fixed matches; its fair share is a quarter."""
    ends = interval(Contest("skull", "hard", HARD, "normal", NORMAL, 4), matches=80)
    assert sum(ends) / 2 > 30


def one_rose(view: View, rng: Random) -> Action:
    """Lay a rose, open with one, and pass whenever others bid."""
    verbs = {choice.verb: choice.items for choice in view.choices}
    if "challenge" in verbs and "pass" not in verbs:
        return Action("challenge", verbs["challenge"][:1])
    if "place" in verbs:
        return Action("place", (ROSE if ROSE in verbs["place"] else SKULL,))
    action: Action = Action("pass") if "pass" in verbs else NORMAL(view, rng)
    return action


def test_always_opening_with_one_rose_does_not_beat_hard_robots() -> None:
    """`hard` raises often enough against a rival who always opens first."""
    _, high = interval(Contest("skull", "one rose", one_rose, "hard", HARD, 4), matches=24)
    assert high < 25


def test_hard_robot_lays_either_disc_first_with_some_chance() -> None:
    view = Table().view(0)
    assert 0.25 < share(view, "place skull") < 0.95
    assert share(view, "place rose") > 0.05


def test_hard_robot_opens_with_the_same_number_over_skull_and_roses() -> None:
    """With a fixed random seed, `hard` opens with the same number over a skull and over roses."""
    table = Table().place("rose", "rose", "rose")
    view = table.view(0)
    assert answers(view) == answers(replace(view, pile=(SKULL,)))
    opened = {answer for answer in answers(view) if answer.startswith("challenge")}
    assert opened


def test_hard_robot_has_similar_skull_shares_under_opening_numbers() -> None:
    """In thirty matches of `hard` alone, frequent opening numbers have similar shares of skulls beneath."""
    rows = list(bluffs("hard", 30))
    shares = [share.value for share, times in zip(rows[::2], rows[1::2], strict=True) if times.value >= 10]
    assert len(shares) >= 2
    assert max(shares) - min(shares) < 25


def test_hard_robot_sometimes_keeps_its_skull_when_losing_a_disc() -> None:
    table = Table().place("skull", "rose", "rose").do("0 challenge 1", "1 pass", "2 pass", "0 flip 0")
    assert 0.5 < share(table.view(0), "lose skull") < 0.9
    assert {*answers(table.view(0))} == {"lose skull", "lose rose"}


def test_hard_robot_lays_the_only_kind_of_disc_it_has() -> None:
    table = Table().place("skull", "rose", "rose").do("0 challenge 1", "1 pass", "2 pass", "0 flip 0")
    table.do("0 lose skull")
    assert {*answers(table.view(0))} == {"place rose"}


def test_hard_robot_chooses_equally_for_equal_views() -> None:
    """Hidden discs of other players do not influence the choice."""
    state = GAME.new(4, GAME.options({}, 4))
    worlds = GAME.world
    assert worlds is not None
    for n, (seat, _, _) in enumerate(play(GAME, state, ["hard"] * 4, Luck.from_seed(3))):
        if GAME.to_act(state) and n % 3 == 0 and seat >= 0:
            view = GAME.view(state, seat)
            if view.choices:
                other = GAME.view(worlds(view, Random(n)), seat)
                assert HARD(view, Random(n)) == HARD(other, Random(n))
