"""HC-3 and H-9.3: the league's table, match by match."""

from __future__ import annotations

from random import Random

import pytest

from engine.championship.plan import LEAGUE
from engine.championship.public import FINAL, PRELIMINARY, Line, Result, Row

from .cup import LETTERS, Cup


def columns(row: Row) -> tuple[int, ...]:
    """Return J G P F C Ptos +/-, as a table shows them."""
    return (row.played, row.won, row.lost, row.own, row.rivals, row.points, row.difference)


@pytest.mark.rule("HC-3.2")
def test_league_table_has_the_columns_of_the_rules() -> None:
    cup = Cup("abcde")
    assert columns(cup.row("a")) == (0, 0, 0, 0, 0, 0, 0)
    cup.beat("ab", 40).beat("ca", 30).beat("ad", 52)
    assert columns(cup.row("a")) == (3, 2, 1, 40 + 74 + 52, 64 + 30 + 52, 2, 20)
    assert columns(cup.row("b")) == (1, 0, 1, 64, 40, 0, 24)
    assert columns(cup.row("c")) == (1, 1, 0, 30, 74, 1, -44)
    assert columns(cup.row("d")) == (1, 0, 1, 52, 52, 0, 0)
    assert columns(cup.row("e")) == (0, 0, 0, 0, 0, 0, 0)
    assert cup.order == "acedb"


@pytest.mark.rule("HC-3.2", "R-HC-09")
def test_match_with_equal_points_counts_as_a_win_with_even_columns() -> None:
    """An additional round between the two does not change the points that a match reports."""
    cup = Cup("abcde").beat("ab", 52)
    assert columns(cup.row("a")) == (1, 1, 0, 52, 52, 1, 0)
    assert columns(cup.row("b")) == (1, 0, 1, 52, 52, 0, 0)


@pytest.mark.rule("HC-3.2", "R-HC-14")
def test_black_cards_may_take_league_points_below_zero() -> None:
    cup = Cup("abcde").beat("ab", 40, black="bb", yellow="a")
    assert columns(cup.row("b")) == (1, 0, 1, 64, 40, -2, 24)
    assert (cup.row("b").cards, cup.row("b").black) == (2, 2)
    assert (cup.row("a").points, cup.row("a").cards, cup.row("a").black) == (1, 1, 0)
    cup.say("card c black", "card c yellow", "card c black")
    assert (cup.row("c").points, cup.row("c").cards, cup.row("c").black) == (-2, 3, 2)
    assert cup.order[0] == "a"
    assert set(cup.order[-2:]) == {"b", "c"}


@pytest.mark.rule("HC-3.3", "HC-1")
@pytest.mark.parametrize("entrants", [5, 6, 7, 9, 10])
def test_the_best_four_play_the_final(entrants: int) -> None:
    cup = Cup(LETTERS[:entrants])
    open_ = [f.key for f in cup.now.fixtures]
    cup.rest(40)
    assert cup.order == LETTERS[:entrants]
    assert (cup.now.stage, cup.now.outcome, cup.qualified) == (FINAL, "final", "abcd")
    assert [f.key for f in cup.now.fixtures] == [*open_, "final"]
    assert sorted(cup.letters(cup.last().entrants)) == list("abcd")


def test_the_final_waits_for_the_last_match() -> None:
    cup = Cup("abcde").rest(40)
    *results, last = cup.results
    cup.results = results
    assert (cup.now.stage, cup.now.outcome, cup.qualified) == (PRELIMINARY, "", "")
    assert [f.key for f in cup.now.fixtures if f.is_open] == [last.fixture]
    cup.results.append(last)
    assert cup.now.stage == FINAL


def test_only_the_first_result_of_a_fixture_counts() -> None:
    cup = Cup("abcde").rest(40)
    before = cup.now
    for fixture in before.fixtures[:10]:
        cup.beat("".join(sorted(cup.letters(fixture.entrants), reverse=True)), 1)
    assert cup.now == before
    cup.finish("final", "abcd").finish("final", "d c b a")
    assert cup.letters(line.entrant for line in cup.last().lines) == "abcd"


def test_results_may_arrive_in_any_order() -> None:
    cup = Cup("abcdefg")
    rng = Random(3)
    for fixture in cup.now.fixtures:
        cup.beat("".join(rng.sample(cup.letters(fixture.entrants), 2)), rng.randrange(52))
    before = cup.now
    for _ in range(20):
        rng.shuffle(cup.results)
        assert cup.now == before


def test_results_of_unknown_fixtures_are_ignored() -> None:
    cup = Cup("abcde").beat("ab", 40)
    before = cup.now
    for key in ("9.9", "A", "match", "final", "play-off", "table", ""):
        cup.results.append(Result(key, (Line(cup.number["b"], 1, 0), Line(cup.number["a"], 2, 9))))
    assert cup.now == before


def test_league_match_options_override_the_game_only_in_a_championship() -> None:
    """The championship has options of its own for a match of two; a simple league uses the game's."""
    fixture = Cup("abcde", queen_breaks_hearts=True, undo_per_match=0, limit=50).now.fixtures[0]
    assert fixture.options == {
        "queen_breaks_hearts": True,
        "undo_per_match": 1,
        "limit": 100,
        "places": [1],
    }
    assert Cup("abcde", form=LEAGUE, length=3).now.fixtures[0].options == {"length": 3}
