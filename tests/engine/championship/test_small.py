"""R-HC-01 and R-HC-02: two entrants, three entrants, and what their organiser may decide."""

from __future__ import annotations

import pytest

from engine.championship.public import OVER, PRELIMINARY, VOID

from .cup import Cup


@pytest.mark.rule("R-HC-01", "HC-1")
def test_two_play_one_match_for_5_and_3() -> None:
    cup = Cup("ab", limit=50)
    [match] = cup.now.fixtures
    assert (match.key, match.stage, match.round, match.seats) == ("match", PRELIMINARY, 0, 2)
    assert match.options == {"limit": 100, "places": [1], "undo_per_match": 1}
    cup.finish("match", "b a")
    assert (cup.now.stage, cup.took) == (OVER, {"b": 5, "a": 3})
    assert cup.rules("b") == ("R-HC-01",)
    assert cup.now.tables == ()


@pytest.mark.rule("R-HC-01")
def test_organiser_may_award_extra_points_while_two_entrants_play() -> None:
    cup = Cup("ab").say("award b 2", "award a 1", "award a 0").finish("match", "b a")
    assert cup.took == {"b": 5 + 2, "a": 3}
    assert cup.rules("b") == ("R-HC-01", "HC-5.4")
    assert cup.rule("award b 3") == "T-46"


def three() -> Cup:
    """Return an unfinished league of three without ties."""
    return Cup("abc").beat("ab", 40).beat("bc", 40)


@pytest.mark.rule("R-HC-02", "HC-1")
def test_league_table_of_three_entrants_is_the_final_result() -> None:
    cup = three()
    assert (len(cup.now.fixtures), cup.now.stage) == (3, PRELIMINARY)
    cup.beat("ac", 40)
    assert (cup.now.stage, cup.now.outcome) == (OVER, "final")
    assert cup.took == {"a": 5 + 2, "b": 3, "c": 2}
    assert [m.place for m in cup.now.medals] == [1, 2, 3]
    assert cup.rules("a") == ("R-HC-02", "HC-6.2")
    assert cup.rules("b") == ("R-HC-02",)
    assert cup.qualified == ""


@pytest.mark.rule("R-HC-02")
def test_organiser_may_declare_a_league_of_three_void() -> None:
    cup = three().say("void")
    assert (cup.now.stage, cup.now.outcome) == (VOID, "declared"), "whatever is still to be played"
    assert cup.took == {"a": 2, "b": 2, "c": 2}
    assert cup.rules("a") == ("R-HC-02",)
    assert cup.rule("card a black") == "T-46"
    cup.beat("ac", 40)
    assert cup.took == {"a": 2, "b": 2, "c": 2}
    assert Cup("abcde").rule("void") == "T-53"


@pytest.mark.rule("HC-5.4", "R-HC-02")
def test_organiser_orders_three_entrants_tied_on_every_criterion() -> None:
    cup = Cup("abc").wins(1, 1, 1)
    assert (cup.now.stage, cup.now.outcome) == (PRELIMINARY, "organiser")
    assert cup.letters(cup.now.tied) == cup.tied == "abc"
    assert cup.ranks == [1, 1, 1]
    assert "order" in cup.now.rulings
    cup.say("order c a b")
    assert (cup.order, cup.ranks, cup.tied) == ("cab", [1, 2, 3], "")
    assert [row.rule for row in cup.now.tables[0].rows] == ["", "HC-5.4", "HC-5.4"]
    assert (cup.now.stage, cup.took) == (OVER, {"c": 5 + 2, "a": 3, "b": 2})


@pytest.mark.rule("HC-5.4", "R-HC-02")
def test_organiser_may_void_a_league_of_three_fully_tied_entrants() -> None:
    cup = Cup("abc").wins(1, 1, 1).say("void")
    assert (cup.now.stage, cup.took) == (VOID, {"a": 2, "b": 2, "c": 2})


@pytest.mark.rule("R-HC-02", "HC-4.4")
def test_organiser_orders_only_entrants_that_criteria_leave_tied() -> None:
    cup = Cup("abc").beat("ab").beat("bc", yellow="c").beat("ca")
    assert (cup.order[-1], cup.now.outcome, cup.letters(cup.now.tied)) == ("c", "organiser", "ab")
    cup.say("order b a")
    assert (cup.order, cup.took) == ("bac", {"b": 7, "a": 3, "c": 2})
