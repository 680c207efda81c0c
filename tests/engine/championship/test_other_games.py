"""Leagues and tables of other games: equal fixtures and points, no final, sometimes more is better."""

from __future__ import annotations

import pytest

from engine.championship.plan import LEAGUE, TABLE
from engine.championship.public import OVER, PRELIMINARY

from .cup import LETTERS, Cup


def simple(letters: str, *, fewer: bool = False) -> Cup:
    return Cup(letters, form=LEAGUE, seats=(2, 3, 4), fewer=fewer)


@pytest.mark.rule("HC-3.1", "R-HC-18")
@pytest.mark.parametrize("entrants", range(2, 11))
def test_simple_league_of_any_size_ends_with_its_table(entrants: int) -> None:
    letters = LETTERS[:entrants]
    cup = simple(letters)
    assert len(cup.now.fixtures) == entrants * (entrants - 1) // 2
    assert cup.now.rulings == {"withdraw", "walkover", "card", "cancel"}
    assert cup.now.stage == PRELIMINARY
    for fixture in cup.now.fixtures:
        cup.beat("".join(sorted(cup.letters(fixture.entrants))), 90, 60)
    assert (cup.order, cup.now.stage, cup.qualified) == (letters, OVER, "")
    assert cup.took == dict(zip(letters, (5, 3, 1), strict=False))
    assert cup.rules("a") == ("R-HC-18",)


@pytest.mark.rule("HC-4.1", "HC-4.2")
def test_higher_difference_ranks_first_where_more_is_better() -> None:
    cup = simple("abc").beat("ab", 90, 80).beat("bc", 70, 20).beat("ca", 60, 50)
    # a +10 -10 = 0, b -10 +50 = +40, c -50 +10 = -40.
    assert (cup.order, cup.took) == ("bac", {"b": 5, "a": 3, "c": 1})
    cup = simple("abc", fewer=True).beat("ab", 80, 90).beat("bc", 20, 70).beat("ca", 50, 60)
    assert cup.order == "bac"
    cup = simple("abc").beat("ab", 90, 80).beat("bc", 45, 35).beat("ca", 25, 15)
    assert (cup.order, [row.rule for row in cup.now.tables[0].rows][1:]) == ("bac", ["HC-4.2"] * 2)


@pytest.mark.rule("HC-3.2")
def test_drawn_match_gives_neither_entrant_a_point() -> None:
    cup = simple("abc").beat("ab", 70, 70, level=True)
    for letter in "ab":
        row = cup.row(letter)
        assert (row.played, row.won, row.lost, row.points, row.own, row.rivals) == (1, 0, 0, 0, 70, 70)


def test_fully_tied_entrants_share_a_place_and_its_points() -> None:
    cup = simple("abcd")
    for letters in ("ab", "ac", "ad", "bc", "bd", "cd"):
        cup.beat(letters, 50, 50, level=True)
    assert (cup.now.stage, cup.ranks, cup.now.tied) == (OVER, [1, 1, 1, 1], ())
    assert cup.took == dict.fromkeys("abcd", 5)
    assert [m.place for m in cup.now.medals] == [1, 1, 1, 1]


@pytest.mark.rule("R-HC-13")
def test_withdrawn_entrant_ranks_last_without_a_place() -> None:
    cup = simple("abcd").beat("ba", 90, 20).say("withdraw a preliminary")
    for letters in ("bc", "bd", "cd"):
        cup.beat(letters, 60, 50)
    assert (cup.now.stage, cup.order) == (OVER, "bcda")
    assert cup.took == {"b": 5, "c": 3, "d": 1}
    assert cup.now.medals[-1].place is None


@pytest.mark.rule("HC-1", "R-HC-18")
@pytest.mark.parametrize("entrants", [3, 4, 5, 6])
def test_table_format_seats_all_entrants_in_one_match(entrants: int) -> None:
    letters = LETTERS[:entrants]
    cup = Cup(letters, form=TABLE, seats=(3, 4, 5, 6), fewer=False, blind_pick=True)
    [match] = cup.now.fixtures
    assert (match.key, match.seats, match.stage, match.round) == ("table", entrants, PRELIMINARY, 0)
    assert match.options == {"blind_pick": True}
    cup.finish("table", " ".join(reversed(letters)))
    assert cup.now.stage == OVER
    assert cup.took == dict(zip(reversed(letters), (5, 3, 1), strict=False))
    assert len(cup.now.medals) == entrants


def test_entrants_on_a_shared_place_get_equal_points() -> None:
    cup = Cup("abcde", form=TABLE, seats=(5,)).finish("table", "b ca e d")
    assert cup.took == {"b": 5, "a": 3, "c": 3}


@pytest.mark.rule("R-HC-13")
def test_robots_and_withdrawn_entrants_get_no_points_in_table_format() -> None:
    cup = Cup("abcd", form=TABLE, seats=(4,)).finish("table", "a b c d", left="ac")
    assert cup.took == {"b": 5, "d": 3}
    cup = Cup("abcd", form=TABLE, seats=(4,)).say("withdraw b preliminary").finish("table", "b a cd")
    assert cup.took == {"a": 5, "c": 3, "d": 3}
