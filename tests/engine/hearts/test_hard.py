"""Hearts' level `hard`: legal at every choice, blind to hidden cards, using what rivals have shown."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bench.hearts_rounds import fewer, points
from engine.ai import ROBOTS
from engine.ai.hearts import passes_best_first
from engine.ai.hearts_light import light, play_out
from engine.ai.hearts_trials import rivals_without_queen
from engine.ai.manners import MANNERS
from engine.core import DEALER
from engine.hearts import GAME, View
from engine.hearts.worlds import world

from .transcript import Table

HARD, NORMAL = ROBOTS["hearts", "hard"], ROBOTS["hearts", "normal"]
QUICK = 3
"""Enough playouts to see whether its choices are legal, not whether they are good."""


def played(seats: int, options: dict[str, Any], seed: int, rounds: int) -> list[tuple[View, Any]]:
    """Return every view and the action of `hard`, in enough rounds that it plays in every seat."""
    state, rng = GAME.new(seats, GAME.options(options, seats)), Random(seed)
    seen = []
    manners = (None, *MANNERS.values())
    while len(state.sheet) < rounds:
        seat = GAME.to_act(state)[0]
        if seat == DEALER:
            action = GAME.chance_action(state, rng)
        else:
            view = GAME.view(state, seat)
            manner = manners[seat % len(manners)]
            action = HARD(view, rng, QUICK, manner) if manner else HARD(view, rng, QUICK)
            assert GAME.find_refusal(state, seat, action) is None, (seed, seat, action)
            seen.append((view, action))
        GAME.step(state, seat, action)
    return seen


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("queen", [False, True])
def test_hard_robot_chooses_legal_actions(seats: int, queen: bool) -> None:
    played(seats, {"queen_breaks_hearts": queen, "undo_per_match": 1}, seed=seats, rounds=1)


@pytest.mark.parametrize("seats", [2, 4])
def test_hard_robot_chooses_equally_for_equal_views(seats: int) -> None:
    """`hard` chooses equally in another world with an equal view, so hidden cards do not influence it."""
    for n, (view, _) in enumerate(played(seats, {}, seed=7, rounds=1)[::5]):
        other = GAME.view(world(view, Random(n)), view.seat)
        assert HARD(view, Random(n), QUICK) == HARD(other, Random(n), QUICK)


def test_seat_that_did_not_drop_the_queen_under_a_king_lacks_her() -> None:
    table = Table(at=4).deal("2C KS AS", "3C 3S 4S 5S", "4C QS 6S", "5C 7S 8S")
    table.play(0, "2C 3C 4C 5C")
    leader = table.to_act[0]
    assert leader == 3
    table.do("3 play 7S", "0 play AS", "1 play 3S")
    assert rivals_without_queen(table.view(2)) == {1}
    assert rivals_without_queen(table.view(0)) == {1}
    assert rivals_without_queen(table.do("2 play QS").view(0)) == frozenset(), "then nobody has her any more"


def test_seat_that_discards_another_card_lacks_the_queen() -> None:
    table = Table(at=4).deal("2C AD", "3C 2S 3S 4S 5S 6S 7S 8S 9S TS JS 2H 3H", "4C 3D", "5C 4D QS")
    table.play(0, "2C 3C 4C 5C").do("3 play 4D", "0 play AD", "1 play 3H")
    assert rivals_without_queen(table.view(0)) == {1}


def test_first_trick_discards_do_not_rule_out_the_queen() -> None:
    """The queen may not be dropped on the first trick (H-3.3), so keeping her there proves nothing."""
    table = Table(at=4).deal("2C", "2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD", "4C", "5C QS")
    assert rivals_without_queen(table.do("0 play 2C", "1 play AD").view(0)) == frozenset()


@pytest.mark.parametrize(
    ("taken", "best", "why"),
    [
        ((1, 12), "4C", "the rival takes it with the five and has to lead the queen to itself"),
        ((13, 0), "AC", "all points so far: the queen, thrown on the four, makes the moon"),
    ],
)
def test_hard_robot_finds_the_certain_best_card_near_the_end(
    taken: tuple[int, int], best: str, why: str
) -> None:
    table = Table(seats=2).late("4C AC", "5C QS", taken=taken, broken=True)
    answers = {str(HARD(table.view(0), Random(n))) for n in range(10)}
    assert answers == {f"play {best}"}, why


def test_bench_finds_no_difference_between_equal_robots() -> None:
    """Against itself no level is better; the points of a round are 26, or 78 with a moon."""
    assert fewer(NORMAL, NORMAL, 4, 8) == (0, 0)
    assert sum(points([NORMAL] * 4, 3)) in (26, 78)


@pytest.mark.parametrize("seats", [2, 4])
def test_playouts_score_as_the_rules_do(seats: int) -> None:
    """A playout brings the points of the same cards played through the game's own functions."""
    for seed, (view, action) in enumerate(played(seats, {}, seed=5, rounds=1)[::3]):
        assert view.seat is not None
        start = world(view, Random(seed))
        state = start.copy()
        GAME.step(state, view.seat, action)
        while not state.sheet:
            (seat,) = GAME.to_act(state)[:1]
            if state.phase == "pass":
                card = passes_best_first(state.hands[seat])[:3]
            else:
                items = GAME.choices(state, seat)[0].items
                card = [light(state.trick, items, last=len(state.trick) + 1 == seats)]
            GAME.step(state, seat, GAME.action(state.phase, tuple(card)))
        assert play_out(start.copy(), view.seat, action).points == state.sheet[-1].points
