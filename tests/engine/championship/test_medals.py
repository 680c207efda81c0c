"""HC-6 and the general classification: the points for places, and how they add up."""

from __future__ import annotations

import pytest

from engine.championship import classification
from engine.championship.public import FINAL, OVER, PRELIMINARY, Medal

from .cup import Cup


def finalists() -> Cup:
    """Return a league won by a, before the final of a, b, c and d."""
    return Cup("abcde").rest(40)


@pytest.mark.rule("HC-6.1", "HC-6.2")
@pytest.mark.parametrize(
    ("final", "took"),
    [
        ("a b c d", {"a": 7, "b": 3, "c": 2, "d": 1}),
        ("b a c d", {"b": 5, "a": 5, "c": 2, "d": 1}),
        ("b c a d", {"b": 5, "c": 3, "a": 4, "d": 1}),
        ("d c b a", {"d": 5, "c": 3, "b": 2, "a": 3}),
    ],
)
def test_final_after_a_league_gives_podium_and_extra_points(final: str, took: dict[str, int]) -> None:
    cup = finalists()
    assert not cup.now.medals
    cup.finish("final", final)
    assert (cup.now.stage, cup.took) == (OVER, took)
    assert [m.place for m in cup.now.medals] == [1, 2, 3, 4, None]
    assert cup.letters(m.entrant for m in cup.now.medals) == final.replace(" ", "") + "e"
    assert cup.rules("a") == ("HC-6.1", "HC-6.2")
    assert cup.rules("b") == ("HC-6.1",)
    assert cup.rules("e") == ()
    assert cup.now.rulings == frozenset()


@pytest.mark.rule("HC-6")
def test_final_is_always_a_match_of_four_to_100() -> None:
    cup = Cup("abcde", limit=50, places=[1], queen_breaks_hearts=True).rest(40)
    final = cup.last()
    assert (final.key, final.stage, final.seats, final.round) == ("final", FINAL, 4, 0)
    assert final.options == {"limit": 100, "places": [1, 2, 3], "queen_breaks_hearts": True}


@pytest.mark.rule("HC-6.3", "HC-1")
def test_four_entrants_play_one_match_and_the_fourth_gets_no_points() -> None:
    cup = Cup("abcd", limit=50)
    [match] = cup.now.fixtures
    assert (match.key, match.stage, match.seats) == ("match", PRELIMINARY, 4)
    assert sorted(cup.letters(match.entrants)) == list("abcd")
    assert match.options == {"limit": 100, "places": [1, 2, 3]}
    assert cup.now.tables == ()
    cup.finish("match", "a b c d")
    assert (cup.now.stage, cup.took) == (OVER, {"a": 5, "b": 3, "c": 1})
    assert [m.place for m in cup.now.medals] == [1, 2, 3, 4]
    assert cup.rules("a") == ("HC-6.3",)
    assert cup.rules("d") == ()


def medal(entrant: int, place: int | None, points: int) -> Medal:
    return Medal(entrant, place, points)


@pytest.mark.rule("R-HC-17")
def test_classification_adds_up_medals_of_all_championships() -> None:
    spring = [medal(1, 1, 5), medal(2, 2, 3), medal(3, 3, 2)]
    summer = [medal(2, 1, 5), medal(3, 2, 3), medal(4, 3, 2)]
    totals = classification([spring, summer])
    assert [(t.entrant, t.rank, t.points) for t in totals] == [(2, 1, 8), (1, 2, 5), (3, 3, 5), (4, 4, 2)]
    assert [t.each for t in totals if t.entrant == 1] == [(spring[0], None)]
    assert [t.each for t in totals if t.entrant == 4] == [(None, summer[2])]


@pytest.mark.rule("R-HC-17")
@pytest.mark.parametrize(
    ("one", "two"),
    [
        ([(1, 5), (None, 0), (None, 0)], [(2, 3), (3, 2), (None, 0)]),
        ([(2, 3), (None, 2), (None, 0)], [(3, 2), (3, 2), (4, 1)]),
        ([(3, 2), (3, 2), (4, 0)], [(3, 2), (4, 2), (4, 0)]),
    ],
)
def test_equal_classification_points_are_ranked_by_medals(
    one: list[tuple[int | None, int]], two: list[tuple[int | None, int]]
) -> None:
    """Equal points are ranked by golds, then silvers, then bronzes; entrants' numbers are irrelevant."""
    for first, second in ((1, 2), (2, 1)):
        championships = [
            [medal(first, *mine), medal(second, *theirs)] for mine, theirs in zip(one, two, strict=True)
        ]
        totals = classification(championships)
        assert [(t.entrant, t.rank) for t in totals] == [(first, 1), (second, 2)]
        assert totals[0].points == totals[1].points


@pytest.mark.rule("R-HC-17")
def test_entrants_with_equal_medals_share_a_classification_place() -> None:
    totals = classification(
        [[medal(3, 1, 5), medal(1, 2, 3)], [medal(1, 1, 5), medal(3, 2, 3), medal(2, None, 0)]]
    )
    assert [(t.entrant, t.rank, t.golds, t.silvers, t.bronzes) for t in totals] == [
        (1, 1, 1, 1, 0),
        (3, 1, 1, 1, 0),
        (2, 3, 0, 0, 0),
    ]


def test_classification_ignores_championship_order_and_may_be_empty() -> None:
    three = [[medal(1, 1, 7), medal(2, 2, 3)], [medal(2, 1, 5)], [medal(3, 1, 5), medal(1, 2, 3)]]
    standing = [(t.entrant, t.rank, t.points) for t in classification(three)]
    assert [(t.entrant, t.rank, t.points) for t in classification(three[::-1])] == standing
    assert classification([]) == classification([[]]) == ()
