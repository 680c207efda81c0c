"""The judge's answers and refusals about a league."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.core import Unanswerable
from engine.judge import answer_request, answers

FIVE = ["a", "b", "c", "d", "e"]
RESULTS = [
    ["a", "b", 40, 64],
    ["a", "c", 52, 52, "c"],
    ["d", "a", 80, 24],
    ["b", "c", 10, 94, "b"],
    ["e", "a", 90, 14, None],
]


def league(**request: Any) -> dict[str, Any]:
    return answer_request({"op": "league", **request})


def standing(answer: dict[str, Any], name: str) -> list[int]:
    """Return J G P F C Pts diff rank of an entrant."""
    row = next(row for row in answer["standings"] if row["name"] == name)
    return [row[key] for key in ("J", "G", "P", "F", "C", "Pts", "diff", "rank")]


@pytest.mark.rule("HC-3.2", "HC-3.3")
def test_unfinished_league_has_standings_and_no_outcome() -> None:
    answer = league(entrants=FIVE, results=RESULTS, sanctions={"b": {"black": 1}, "d": {"yellow": 2}})
    assert standing(answer, "a") == [4, 3, 1, 40 + 52 + 24 + 14, 64 + 52 + 80 + 90, 3, -156, 1]
    assert standing(answer, "b") == [2, 1, 1, 74, 134, 0, -60, 3]
    assert standing(answer, "c") == [2, 1, 1, 146, 62, 1, 84, 2]
    assert [row["name"] for row in answer["standings"]] == ["a", "c", "b", "d", "e"]
    assert list(answer) == ["standings", "finalists", "outcome"]
    assert list(answer["standings"][0]) == ["name", "J", "G", "P", "F", "C", "Pts", "diff", "rank", "tied"]
    assert (answer["finalists"], answer["outcome"]) == (None, "undecided")


@pytest.mark.rule("R-HC-14")
def test_standings_may_have_negative_points() -> None:
    answer = league(entrants=["a", "b", "c"], results=[], sanctions={"a": {"black": 3, "yellow": 1}})
    assert standing(answer, "a")[5] == -3
    assert [row["name"] for row in answer["standings"]] == ["b", "c", "a"]


CYCLE = [["a", "b", 52, 52, "a"], ["b", "c", 52, 52, "b"], ["c", "a", 52, 52, "c"]]


@pytest.mark.rule("HC-5.4", "R-HC-02")
def test_three_fully_tied_entrants_are_left_to_the_organiser() -> None:
    answer = league(entrants=["c", "b", "a"], results=CYCLE)
    assert (answer["outcome"], answer["finalists"]) == ("organiser", None)
    assert [(row["name"], row["rank"], row["tied"]) for row in answer["standings"]] == [
        ("a", 1, True),
        ("b", 1, True),
        ("c", 1, True),
    ]
    answer = league(
        entrants=["c", "b", "a"], results=CYCLE, sanctions={"a": {"yellow": 2}, "b": {"yellow": 1}}
    )
    assert (answer["outcome"], answer["finalists"]) == ("final", None)
    assert [row["name"] for row in answer["standings"]] == ["c", "b", "a"]


def level(entrants: str) -> list[list[Any]]:
    """Return results of 52:52 in which each beats the next half of the table: everything is equal."""
    half = len(entrants) // 2
    ring = entrants * 2
    return [[one, two, 52, 52, one] for n, one in enumerate(entrants) for two in ring[n + 1 : n + 1 + half]]


@pytest.mark.rule("HC-5.1", "HC-5.2", "HC-5.3")
@pytest.mark.parametrize(
    ("black", "outcome", "finalists"),
    [
        ({"a": 1, "b": 2, "c": 3, "d": 4, "e": 5, "f": 6, "g": 7}, "final", ["a", "b", "c", "d"]),
        ({"a": 1, "b": 2, "c": 3, "d": 4, "e": 4, "f": 6, "g": 7}, "void", None),
        ({"a": 1, "b": 2, "c": 3, "d": 3, "e": 3, "f": 3, "g": 7}, "play_off", None),
        ({"a": 1, "b": 2, "c": 3, "d": 3, "e": 3, "f": 3, "g": 3}, "void", None),
        ({"a": 1, "b": 1, "c": 1, "d": 1, "e": 2, "f": 3, "g": 3}, "final", ["a", "b", "c", "d"]),
        ({"a": 1, "b": 1, "c": 3, "d": 4, "e": 5, "f": 5, "g": 5}, "final", ["a", "b", "c", "d"]),
    ],
)
def test_finished_league_answer_names_outcome_and_finalists(
    black: dict[str, int], outcome: str, finalists: list[str] | None
) -> None:
    cards = {name: {"black": count} for name, count in black.items()}
    answer = league(entrants=sorted(black), results=level("abcdefg"), sanctions=cards)
    assert (answer["outcome"], answer["finalists"]) == (outcome, finalists)


@pytest.mark.rule("R-HC-16")
@pytest.mark.parametrize("missing", [0, 10, 20])
def test_league_is_undecided_while_a_match_has_no_result(missing: int) -> None:
    cards = {name: {"black": count} for count, name in enumerate("abcdefg")}
    results = level("abcdefg")
    given = results.pop(missing)
    answer = league(entrants=[*"abcdefg"], results=results, sanctions=cards)
    assert (answer["outcome"], answer["finalists"]) == ("undecided", None)
    assert sum(row["J"] for row in answer["standings"]) == 40
    # R-HC-13: a walkover is a result.
    answer = league(entrants=[*"abcdefg"], results=[*results, [*given[:2], 0, 0, given[4]]], sanctions=cards)
    assert (answer["outcome"], len(answer["finalists"])) == ("final", 4)


@pytest.mark.rule("R-HC-16", "HC-1")
def test_three_entrants_are_undecided_before_all_have_played() -> None:
    assert league(entrants=[*"abc"], results=CYCLE[:2])["outcome"] == "undecided"


def test_league_question_needs_only_entrant_names() -> None:
    answer = json.loads(next(answers(['{"op": "league", "entrants": ["Bea", "Ana", "Cai"]}'])))
    assert [row["name"] for row in answer["standings"]] == ["Ana", "Bea", "Cai"]
    assert (answer["outcome"], answer["finalists"]) == ("undecided", None)
    assert league(game="hearts", entrants=["Bea", "Ana", "Cai"]) == answer


@pytest.mark.rule("R-HC-15")
@pytest.mark.parametrize("count", [0, 1, 11, 40])
def test_entrant_counts_outside_two_to_ten_are_refused(count: int) -> None:
    names = [f"n{place}" for place in range(count)]
    assert refused(entrants=names) == "R-HC-15"


@pytest.mark.rule("HC-1")
@pytest.mark.parametrize("count", [2, 4, 8])
def test_numbers_of_entrants_without_a_league_are_refused(count: int) -> None:
    assert refused(entrants=[f"n{place}" for place in range(count)]) == "HC-1"


def test_league_of_ten_entrants_is_answered() -> None:
    assert len(league(entrants=[f"n{place}" for place in range(10)])["standings"]) == 10


def refused(**request: Any) -> str:
    with pytest.raises(Unanswerable) as found:
        league(**request)
    return str(found.value.rule)


@pytest.mark.rule("HC-3.1")
@pytest.mark.parametrize(
    "request_",
    [
        {"entrants": ["a", "b", "a"]},
        {"entrants": FIVE, "results": [["a", "b", 40, 64], ["a", "b", 40, 64]]},
        {"entrants": FIVE, "results": [["a", "b", 40, 64], ["b", "a", 40, 64]]},
    ],
)
def test_repeated_entrants_and_repeated_matches_are_refused(request_: dict[str, Any]) -> None:
    assert refused(**request_) == "HC-3.1"


def test_equal_points_without_a_valid_winner_are_refused() -> None:
    assert refused(entrants=FIVE, results=[["a", "b", 52, 52]]) == "H2-7"
    assert refused(entrants=FIVE, results=[["a", "b", 52, 52, None]]) == "H2-7"
    assert refused(entrants=FIVE, results=[["a", "b", 40, 64, "b"]]) == "H2-6.1"
    assert refused(entrants=FIVE, results=[["a", "b", 40, 64, "c"]]) == "T-3"


@pytest.mark.rule("T-3")
@pytest.mark.parametrize(
    "request_",
    [
        {},
        {"entrants": None},
        {"entrants": "ab"},
        {"entrants": {"a": 1, "b": 2}},
        {"entrants": ["a", 2]},
        {"entrants": ["a", ""]},
        {"entrants": ["a", ["b"]]},
        {"entrants": FIVE, "game": "skull"},
        {"entrants": FIVE, "seats": 4},
        {"entrants": FIVE, "options": {}},
        {"entrants": FIVE, "result": []},
        {"entrants": FIVE, "results": None},
        {"entrants": FIVE, "results": {"a": 1}},
        {"entrants": FIVE, "results": ["a b 40 64"]},
        {"entrants": FIVE, "results": [[]]},
        {"entrants": FIVE, "results": [["a", "b", 40]]},
        {"entrants": FIVE, "results": [["a", "b", 40, 64, "a", 1]]},
        {"entrants": FIVE, "results": [["a", "z", 40, 64]]},
        {"entrants": FIVE, "results": [["z", "a", 40, 64]]},
        {"entrants": FIVE, "results": [["a", "a", 40, 64]]},
        {"entrants": FIVE, "results": [["a", 1, 40, 64]]},
        {"entrants": FIVE, "results": [["a", ["b"], 40, 64]]},
        {"entrants": FIVE, "results": [["a", "b", -1, 64]]},
        {"entrants": FIVE, "results": [["a", "b", 40, 64.0]]},
        {"entrants": FIVE, "results": [["a", "b", True, 64]]},
        {"entrants": FIVE, "results": [["a", "b", "40", 64]]},
        {"entrants": FIVE, "results": [["a", "b", 40, 64, 1]]},
        {"entrants": FIVE, "results": [["a", "b", 52, 52, []]]},
        {"entrants": FIVE, "sanctions": ["a"]},
        {"entrants": FIVE, "sanctions": {"z": {"yellow": 1}}},
        {"entrants": FIVE, "sanctions": {"a": 1}},
        {"entrants": FIVE, "sanctions": {"a": {"red": 1}}},
        {"entrants": FIVE, "sanctions": {"a": {"yellow": -1}}},
        {"entrants": FIVE, "sanctions": {"a": {"yellow": 1.0}}},
        {"entrants": FIVE, "sanctions": {"a": {"black": True}}},
        {"entrants": FIVE, "sanctions": {"a": {"black": None}}},
    ],
)
def test_malformed_league_questions_are_refused(request_: dict[str, Any]) -> None:
    assert refused(**request_) == "T-3"
    line = json.dumps({"op": "league", **request_})
    told = json.loads(next(answers([line])))
    assert told["rule"] == "T-3"
    assert told["error"]
