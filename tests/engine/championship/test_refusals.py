"""The inputs that a championship refuses, with the rule: every input in every stage."""

from __future__ import annotations

import pytest

from engine.championship import compute_championship, find_broken_rule
from engine.championship.plan import TABLE
from engine.championship.public import CANCELLED, SIGN_UP, VERBS, Input
from engine.championship.rules import awardable

from .cup import LETTERS, Cup


@pytest.mark.rule("T-50")
def test_entering_twice_is_refused() -> None:
    assert Cup("abc", seed=None).rule("join a") == "T-50"
    assert Cup("abc", seed=None).say("leave a").rule("join a") is None


@pytest.mark.rule("T-51")
@pytest.mark.parametrize("line", ["card j black", "withdraw j preliminary", "walkover j 1.1", "award j 2"])
def test_an_unknown_entrant_is_refused(line: str) -> None:
    assert Cup("abc").rule(line) == "T-51"


@pytest.mark.rule("T-49")
def test_only_an_entrant_may_leave() -> None:
    assert Cup("abc", seed=None).rule("leave j") == "T-49"
    assert Cup("abc", seed=None).rule("leave a") is None


@pytest.mark.rule("T-51")
def test_inputs_about_a_withdrawn_entrant_are_refused() -> None:
    cup = Cup("abcde").say("withdraw a preliminary")
    assert cup.rule("withdraw a preliminary") == "T-51"
    assert cup.rule("card a yellow") == "T-51"


@pytest.mark.rule("T-51")
def test_walkover_for_an_entrant_outside_the_match_is_refused() -> None:
    cup = Cup("abcde")
    assert cup.rule("walkover c ab") == "T-51"
    assert cup.rule("walkover b ab") is None


@pytest.mark.rule("T-52", "T-53")
def test_draw_ends_joining_and_leaving_and_opens_rulings() -> None:
    cup = Cup("abcde", seed=None)
    for line in (
        "card a black",
        "withdraw a preliminary",
        "walkover a 1.1",
        "order a b",
        "void",
        "award a 2",
    ):
        assert cup.rule(line) == "T-53"
    cup.say("leave a", "join a", "draw 7")
    for line in ("join f", "join a", "leave a", "leave f", "draw 8"):
        assert cup.rule(line) == "T-52"


@pytest.mark.rule("R-HC-15")
@pytest.mark.parametrize(("entrants", "possible"), [(0, False), (1, False), (2, True), (8, True), (10, True)])
def test_draw_needs_two_to_ten_entrants(entrants: int, possible: bool) -> None:
    cup = Cup(LETTERS[:entrants], seed=None)
    assert cup.rule("draw 7") == (None if possible else "R-HC-15")
    assert ("draw" in cup.now.rulings) is possible


@pytest.mark.rule("HC-2", "T-54")
@pytest.mark.parametrize(
    ("line", "refused"),
    [
        ("draw 7 c a b", None),
        ("draw 7 c a", "T-54"),
        ("draw 7 c a b b", "T-54"),
        ("draw 7 c a a", "T-54"),
        ("draw 7 c a d", "T-54"),
    ],
)
def test_drawn_order_names_all_entrants_once(line: str, refused: str | None) -> None:
    assert Cup("abc", seed=None).rule(line) == refused


@pytest.mark.rule("R-HC-15")
def test_eleventh_entrant_is_refused() -> None:
    state = Cup(LETTERS, seed=None).now
    assert find_broken_rule(state, Input("join", (999,), "Kiwi")) == "R-HC-15"
    assert find_broken_rule(state, Input("leave", (101,))) is None


@pytest.mark.rule("R-HC-15")
def test_table_format_takes_as_many_entrants_as_the_game_has_seats() -> None:
    cup = Cup("ab", form=TABLE, seats=(3, 4), seed=None)
    assert cup.rule("draw 7") == "R-HC-15"
    assert cup.say("join c").rule("draw 7") is None
    assert cup.say("join d").rule("join e") == "R-HC-15"


@pytest.mark.rule("T-53")
@pytest.mark.parametrize(
    ("cup", "refused"),
    [
        (Cup("ab"), "card walkover order void"),
        (Cup("abcd"), "card walkover order void award"),
        (Cup("abcdefgh"), "card walkover order void award"),
        (Cup("abcde"), "order void award"),
        (Cup("abc"), "order"),
        (Cup("abcde").rest(40), "card walkover order void award"),
        (Cup("abcdefg").wins(5, 4, 3, 3, 3, 3, 0), "card walkover order void award"),
        (Cup("abc").wins(1, 1, 1), "card walkover"),
        (Cup("abcde").wins(3, 3, 2, 2, 0), "card walkover order void"),
    ],
    ids=["two", "four", "groups", "league", "three", "final", "play-off", "level", "level-at-the-top"],
)
def test_rulings_without_an_occasion_are_refused(cup: Cup, refused: str) -> None:
    lines = {
        "card": "card a black",
        "walkover": "walkover a 1.1",
        "order": "order a b",
        "void": "void",
        "award": "award a 2",
        "withdraw": f"withdraw a {cup.now.stage}",
        "cancel": "cancel",
    }
    assert [verb for verb, line in lines.items() if cup.rule(line) == "T-53"] == refused.split()
    assert cup.now.rulings == set(lines) - set(refused.split())


@pytest.mark.rule("T-54")
@pytest.mark.parametrize(
    "line",
    ["withdraw a final", "withdraw a play_off", "withdraw a mars", "walkover a 9.9", "walkover a final"],
)
def test_an_unknown_stage_or_fixture_is_refused(line: str) -> None:
    assert Cup("abcde").rule(line) == "T-54"


@pytest.mark.rule("T-54")
def test_walkover_of_a_finished_fixture_is_refused() -> None:
    cup = Cup("abcde").beat("ab", 40).say("walkover c cd")
    for line in ("walkover b ab", "walkover a ab", "walkover d cd"):
        assert cup.rule(line) == "T-54"


@pytest.mark.rule("T-54", "HC-5.4")
@pytest.mark.parametrize(
    "line", ["order a b", "order a b b", "order a b d", "order a b c c", "order c a b a"]
)
def test_order_must_name_every_tied_entrant_exactly_once(line: str) -> None:
    cup = Cup("abc").wins(1, 1, 1)
    assert cup.rule(line) == "T-54"
    assert cup.rule("order b c a") is None


@pytest.mark.rule("T-54")
def test_awards_above_five_points_are_refused() -> None:
    assert Cup("ab").rule("award a 5") is None
    assert Cup("ab").rule("award a 6") == "T-54"


@pytest.mark.rule("R-HC-02", "R-HC-06", "T-51")
def test_awards_are_only_for_present_entrants_with_an_open_award() -> None:
    level = Cup("abcde").wins(3, 3, 2, 2, 0)
    assert [letter for letter in "abcde" if level.rule(f"award {letter} 2") is None] == ["a", "b"]
    three = Cup("abc").say("withdraw c preliminary")
    assert [letter for letter in "abc" if three.rule(f"award {letter} 2") is None] == ["a", "b"]
    assert awardable(Cup("abcde").now) == ()


@pytest.mark.rule("R-HC-02")
def test_void_league_overrides_earlier_awards() -> None:
    assert Cup("abc").say("award a 5", "void").took == {"a": 2, "b": 2, "c": 2}


@pytest.mark.rule("R-HC-13")
def test_entrant_who_withdraws_after_an_award_gets_nothing() -> None:
    assert Cup("ab").say("award b 2", "withdraw b preliminary").took == {"a": 5}


@pytest.mark.rule("T-46")
@pytest.mark.parametrize(
    "cup",
    [
        Cup("abcde").rest(40).finish("final", "a b c d"),
        Cup("abcde").wins(4, 2, 2, 1, 1),
        Cup("abcde").say("cancel"),
        Cup("abcde", seed=None).say("cancel"),
    ],
    ids=["over", "void", "cancelled", "cancelled-before-the-draw"],
)
def test_every_input_is_refused_once_the_championship_has_ended(cup: Cup) -> None:
    lines = (
        "join f", "leave a", "draw 8", "card a black", "withdraw a final", "walkover a 1.1", "order a b",
        "void", "award a 2", "cancel",
    )  # fmt: skip
    assert {line.split()[0] for line in lines} == set(VERBS)
    assert [cup.rule(line) for line in lines] == ["T-46"] * len(lines)
    assert cup.now.rulings == frozenset()
    assert cup.now.has_ended


@pytest.mark.parametrize("letters", ["ab", "abc", "abcd", "abcde", "abcdefgh"])
def test_cancelling_is_possible_in_every_stage_and_gives_no_medals(letters: str) -> None:
    assert Cup(letters, seed=None).now.stage == SIGN_UP
    assert Cup(letters, seed=None).say("cancel").now.stage == CANCELLED
    cup = Cup(letters).say("cancel")
    assert (cup.now.stage, cup.now.medals) == (CANCELLED, ())


def test_results_after_a_cancellation_are_ignored() -> None:
    cup = Cup("abcde").rest(40).say("cancel").finish("final", "a b c d")
    assert (cup.now.stage, cup.now.medals, cup.now.rulings) == (CANCELLED, (), frozenset())


def test_exactly_the_listed_rulings_are_accepted() -> None:
    """The organiser's panel offers `rulings`; each of them has a legal operand."""
    cup = Cup("abcde")
    fits = {
        "withdraw": "withdraw a preliminary",
        "walkover": "walkover a ab",
        "card": "card a black",
        "cancel": "cancel",
    }
    assert set(fits) == cup.now.rulings
    assert all(cup.rule(line) is None for line in fits.values())


def test_finding_a_broken_rule_does_not_change_the_state() -> None:
    cup = Cup("abcde").beat("ab", 40)
    before = cup.now
    for line in ("cancel", "card a black", "walkover a cd", "join f"):
        cup.rule(line)
    assert cup.now == before == compute_championship(cup.plan, list(cup.inputs), list(cup.results))
