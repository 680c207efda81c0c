"""The search by playouts: the favourite stays unless another candidate is clearly better in equal worlds."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import pytest

from engine.ai.search import BATCH, CERTAIN, errors_behind, evaluate_action, search
from engine.core import RoundOver, Seat


class Say(NamedTuple):
    """An action of a game in which each seat says a number and gets as many points."""

    items: tuple[int, ...]
    verb: str = "say"


class Saying:
    """A state: seat 0 says a number, then the others in turn; `luck` is added if seat 0 says 5."""

    def __init__(self, luck: int) -> None:
        self.luck = luck
        self.said: list[int] = []

    def copy(self) -> Saying:
        new = Saying(self.luck)
        new.said = self.said[:]
        return new


class SayingGame:
    """The part of the Game protocol that the search uses."""

    lowest_wins = False

    def to_act(self, s: Saying) -> tuple[Seat, ...]:
        return (len(s.said),)

    def step(self, s: Saying, seat: Seat, action: Say) -> list[Any]:
        s.said.append(action.items[0])
        if len(s.said) < 3:
            return []
        first = s.said[0] + (s.luck if s.said[0] == 5 else 0)
        return ["said", RoundOver(1, (first, *s.said[1:]))]


def silent(s: Saying, seat: Seat) -> Say:
    return Say((seat,))


def lucky(by: int, rng: Random) -> Callable[[], Saying]:
    return lambda: Saying(rng.choice((-by, by)))


@pytest.mark.parametrize(
    ("luck", "favourite", "chosen"),
    [(0, 3, 5), (1, 3, 5), (1, 5, 5), (100, 3, 3)],
    ids=["clearly better", "better at any luck", "the favourite is best", "too much luck to be sure"],
)
def test_only_a_clearly_better_candidate_replaces_the_favourite(
    luck: int, favourite: int, chosen: int
) -> None:
    game: Any = SayingGame()
    candidates = [Say((favourite,)), *(Say((n,)) for n in (1, 3, 5) if n != favourite)]
    assert search(game, 0, candidates, lucky(luck, Random(1)), silent, 200).items == (chosen,)


def test_favourite_is_kept_when_the_budget_allows_no_batch() -> None:
    game: Any = SayingGame()
    worlds = lucky(0, Random(1))
    assert search(game, 0, [Say((1,)), Say((5,))], worlds, silent, 2 * BATCH - 1).items == (1,)
    assert search(game, 0, [Say((1,)), Say((5,))], worlds, silent, 2 * BATCH).items == (5,)


def test_playout_value_is_points_above_the_mean_of_the_others() -> None:
    game: Any = SayingGame()
    assert evaluate_action(game, Saying(0), 0, Say((9,)), silent) == 9 - (1 + 2) / 2
    game.lowest_wins = True
    assert evaluate_action(game, Saying(0), 0, Say((9,)), silent) == (1 + 2) / 2 - 9


def test_errors_behind_counts_standard_errors() -> None:
    assert errors_behind([1, 2, 3], [2, 3, 4]) == float("inf")
    assert errors_behind([1, 2, 3], [1, 2, 3]) == 0
    assert errors_behind([0, 0, 0, 0], [1, -1, 1, -1]) == 0
    assert 0 < errors_behind([0, 0, 0, 0], [2, -1, 2, -1]) < CERTAIN


def test_all_candidates_are_tried_in_the_same_worlds() -> None:
    """Each world is drawn once for all candidates, and a playout does not change it."""
    game: Any = SayingGame()
    given: list[Saying] = []

    def worlds() -> Saying:
        given.append(Saying(0))
        return given[-1]

    search(game, 0, [Say((5,)), Say((5,)), Say((5,))], worlds, silent, 6 * BATCH)
    assert len(given) == 2 * BATCH
    assert all(world.said == [] for world in given)
