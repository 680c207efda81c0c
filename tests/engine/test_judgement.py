"""The judgement: candidates are compared in equal worlds, and every decision of every game can be judged."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import inf
from random import Random
from typing import Any, NamedTuple

import pytest

from engine import GAMES
from engine.ai import decide
from engine.ai.judgement import (
    BATCH,
    METHODS,
    Judgement,
    Sample,
    draws_for,
    errors_behind,
    estimate,
    hand_worth,
    judge,
    search,
    worth_of,
)
from engine.ai.playouts import Outcome
from engine.core import DEALER, AnyGame, Seat
from engine.luck import Luck
from tests.engine.hearts.transcript import Table as HeartsTable
from tests.engine.skull.transcript import Table as SkullTable
from tests.engine.skull_king.transcript import Table as SkullKingTable

RICH = {"powers": True, "expansions": ["loot", "kraken", "whale"], "scoring": "rascal", "cannon_loads": True}


class Say(NamedTuple):
    """An action of a game in which seat 0 says a number and gets as many points; the others get 1 and 2."""

    items: tuple[int, ...]
    verb: str = "say"


def saying(candidates: list[int], draw_luck: Callable[[], int], lowest_wins: bool = False) -> Sample:
    """Return a sample in which the luck of a world is added for whoever says 5."""

    def draw_trial() -> Callable[[Say], Outcome]:
        luck = draw_luck()

        def trial(action: Say) -> Outcome:
            number = action.items[0]
            return Outcome((number + (luck if number == 5 else 0), 1, 2), (number == 5, False, False))

        return trial

    return Sample([Say((n,)) for n in candidates], draw_trial, 0, lowest_wins)


@pytest.mark.parametrize(
    ("luck", "favourite", "chosen"),
    [(0, 3, 5), (1, 3, 5), (1, 5, 5), (100, 3, 3)],
    ids=["clearly better", "better at any luck", "the favourite is best", "too much luck to be sure"],
)
def test_only_a_clearly_better_candidate_replaces_the_favourite(
    luck: int, favourite: int, chosen: int
) -> None:
    rng = Random(1)
    sample = saying([favourite, *({1, 3, 5} - {favourite})], lambda: rng.choice((-luck, luck)))
    assert search(sample, 200, certain=2).items == (chosen,)


def test_favourite_is_kept_when_the_budget_allows_no_batch() -> None:
    assert search(saying([1, 5], lambda: 0), 2 * BATCH - 1).items == (1,)
    assert search(saying([1, 5], lambda: 0), 2 * BATCH).items == (5,)


def test_worth_is_points_above_the_mean_of_the_others() -> None:
    assert worth_of((9, 1, 2), 0, lowest_wins=False) == 9 - (1 + 2) / 2
    assert worth_of((9, 1, 2), 0, lowest_wins=True) == (1 + 2) / 2 - 9


def test_estimate_is_mean_and_standard_error() -> None:
    assert estimate([1, 3]) == (2, 1)
    assert estimate([4]) == (4, inf)


def test_errors_behind_counts_standard_errors() -> None:
    assert errors_behind([1, 2, 3], [2, 3, 4]) == inf
    assert errors_behind([1, 2, 3], [1, 2, 3]) == 0
    assert errors_behind([0, 0, 0, 0], [1, -1, 1, -1]) == 0
    assert 0 < errors_behind([0, 0, 0, 0], [2, -1, 2, -1]) < 2


def test_all_candidates_are_tried_in_the_same_worlds() -> None:
    """Each world is drawn once for all candidates."""
    drawn: list[int] = []

    def draw_luck() -> int:
        drawn.append(len(drawn))
        return drawn[-1]

    sample = saying([5, 5, 5], draw_luck)
    search(sample, 6 * BATCH)
    assert len(drawn) == 2 * BATCH
    assert sample.worths[0] == sample.worths[1] == sample.worths[2]


def decisions(game: AnyGame, options: dict[str, Any], seats: int, seed: int) -> Iterator[tuple[Any, Any]]:
    """Play a match of `normal` robots; yield the views of all decisions with more than one action."""
    state, luck = game.new(seats, game.options(options, seats)), Luck.from_seed(seed)
    while to_act := game.to_act(state):
        seat: Seat = to_act[0]
        view = game.view(state, None if seat == DEALER else seat)
        if seat == DEALER:
            action = game.chance_action(state, luck.for_dealer(view))
        else:
            action = decide(game.key, "normal", view, luck)
            if len(view.choices[0].items) > 1:
                yield view, action
        game.step(state, seat, action)


@pytest.mark.parametrize(
    ("key", "options", "seats", "every"),
    [
        ("skull-king", {"length": [1, 4, 3], **RICH}, 5, 1),
        ("skull-king", {"length": [4]}, 2, 2),
        ("skull-king", {"edition": "legacy", "length": "standard"}, 3, 30),
        ("hearts", {}, 4, 37),
        ("hearts", {}, 2, 7),
        ("skull", {}, 4, 1),
    ],
)
def test_every_decision_is_judged(key: str, options: dict[str, Any], seats: int, every: int) -> None:
    """Every decision has legal candidates with the played and the ordinary action, of different worth."""
    verbs, game = set(), GAMES[key]
    for n, (view, action) in enumerate(decisions(game, options, seats, seed=2)):
        if n % every:
            continue
        kept = (action, METHODS[key].ordinary(view, Random(1))) if key in METHODS else ()
        judged = judge(key, view, draws_for(view), 2, kept=kept)
        if key in METHODS:
            assert judged.of(action).action == action
            state = game.world(view, Random(1)) if game.world else None
            for valued in (*judged.candidates, *map(judged.of, kept)):
                assert game.find_refusal(state, view.seat, valued.action) is None
            verbs.add(action.verb)
        assert all(0 <= valued.worth.mean <= 1 for valued in judged.candidates if key not in METHODS)
    if options.get("powers"):
        assert {"bid", "load", "play"} < verbs


def test_equal_views_get_equal_judgements() -> None:
    """Another world with an equal view is judged equally, so hidden cards do not influence the judgement."""
    for key, options in (("skull-king", {"length": [5]}), ("hearts", {})):
        game = GAMES[key]
        assert game.world is not None
        (view, _), *_ = decisions(game, options, 4, seed=4)
        other = game.view(game.world(view, Random(2)), view.seat)
        judged = judge(key, view, draws_for(view), 3)
        assert judged == judge(key, other, draws_for(other), 3)
        assert judged != judge(key, view, draws_for(view, "again"), 3)


def judge_bids(*hands: str) -> Judgement:
    table = SkullKingTable(len(hands), *hands, length=[3])
    view = GAMES["skull-king"].view(table.state, 0)
    return judge("skull-king", view, draws_for(view), 40)


def test_all_bids_are_judged_and_the_promise_of_the_hand_is_best() -> None:
    strong = judge_bids("skull-king pirate-harry black-14", "", "", "")
    assert [valued.action.items for valued in strong.candidates] == [(0,), (1,), (2,), (3,)]
    assert strong.best().action.items > (1,)
    assert strong.gain(strong.best().action, strong.candidates[0].action).is_beyond(5, 3)
    weak = judge_bids("escape-1 escape-2 escape-3", "", "", "")
    assert weak.best().action.items == (0,)
    assert weak.best().points == (30, 0)
    assert [valued.chance for valued in weak.candidates] == [1, 0, 0, 0]


def test_keeping_the_bare_queen_is_judged_worse_than_passing_her() -> None:
    table = HeartsTable().deal("QS KS AH KH 2C 3C 4C 5D 6D 7D 8D 9D TD", "", "", "")
    view = table.view(0)
    action = GAMES["hearts"].parse
    queen, hearts = action("pass KH QS KS"), action("pass 2C 3C 4C")
    judged = judge("hearts", view, draws_for(view), 30, kept=(hearts, queen))
    assert judged.gain(queen, hearts).is_beyond(1.5, 3)
    kept_queen, passed_queen = judged.of(hearts).chance, judged.of(queen).chance
    assert kept_queen is not None
    assert passed_queen is not None
    assert passed_queen < kept_queen
    assert 3 < len(judged.candidates) < 30


def test_hand_worth_is_higher_for_better_cards() -> None:
    game = GAMES["hearts"]
    good = HeartsTable().deal("2C 3C 4C 2D 3D 4D 2S 3S 4S 2H 3H 4H 5C", "", "", "").view(0)
    bad = HeartsTable().deal("AS KS AH KH QH JH AC KC QC AD KD QD JD", "", "", "").view(0)
    worths = [hand_worth(game.key, view, draws_for(view)) for view in (good, bad)]
    assert worths[0].worth.mean > worths[1].worth.mean + 5
    assert worths[0].points is not None
    assert worths[1].points is not None
    assert worths[0].points.mean < worths[1].points.mean


def test_claims_of_skull_have_the_chance_that_they_succeed() -> None:
    table = SkullTable().place("rose", "skull", "rose")
    view = table.view(0)
    chances = {str(valued.action): valued.worth.mean for valued in judge("skull", view, Random(1)).candidates}
    assert chances["challenge 1"] == 1
    assert 1 > chances["challenge 2"] > chances["challenge 3"] > 0
    assert chances["place skull"] == 0 < chances["place rose"] < 1
    over_skull = SkullTable().place("skull", "rose", "rose").view(0)
    judged = judge("skull", over_skull, Random(1), candidates=[GAMES["skull"].parse("challenge 1")])
    assert [valued.worth.mean for valued in judged.candidates] == [0]
