"""The judge's answers about Hearts: tricks, hands, and whole matches from any round of the passing cycle."""

from __future__ import annotations

from typing import Any

import pytest

from engine.ai import play
from engine.core import IllegalOption, NotUnderstood, RoundOver, Unanswerable, seat_label
from engine.french import DECK
from engine.hearts import GAME
from engine.judge import answer_request
from engine.luck import Luck

from .test_play import LEGAL, TRICKS
from .transcript import codes, deck

PASSED = ("2C 3C 4C", "5D 6D 7D", "QS KS AS", "AH KH QH")
DEAL = f"- deal {codes(deck(PASSED, 4))}"
PASS = [f"{seat} pass {passed}" for seat, passed in enumerate(PASSED)]


def judge(**request: Any) -> dict[str, Any]:
    return answer_request({"game": "hearts", **request})


def refusal(**request: Any) -> str:
    with pytest.raises((Unanswerable, IllegalOption, NotUnderstood)) as refused:
        judge(**request)
    return str(getattr(refused.value, "rule", None))


@pytest.mark.parametrize(("plays", "taker", "points", "broken"), TRICKS)
def test_judge_answers_taker_and_points_of_a_trick(plays: str, taker: int, points: int, broken: bool) -> None:
    assert judge(op="trick", cards=plays.split()) == {"winner": taker, "points": points}


@pytest.mark.parametrize(("table", "hand", "broken", "first_trick", "legal"), LEGAL)
def test_judge_answers_legal_cards_of_a_hand(
    table: str, hand: str, broken: bool, first_trick: bool, legal: str
) -> None:
    for held, wanted in ((hand.split(), legal.split()), (hand.split()[::-1], legal.split()[::-1])):
        answer = judge(
            op="legal", table=table.split(), hand=held, hearts_broken=broken, first_trick=first_trick
        )
        assert answer == {"legal": wanted}, "in the hand's order"


def test_judge_spells_cards_as_the_question_did() -> None:
    """A ten may be written `T` or `10` (H-1.1); the answer keeps the question's spelling."""
    held = ["10H", "TS", "9H", "2C"]
    assert judge(op="legal", table=["3H"], hand=held) == {"legal": ["10H", "9H"]}
    assert judge(op="legal", table=["3D"], hand=held) == {"legal": held}


@pytest.mark.parametrize(
    ("request_", "rule"),
    [
        ({"op": "score"}, "T-3"),
        ({"op": "trick", "cards": []}, "T-3"),
        ({"op": "trick", "cards": "QS"}, "T-3"),
        ({"op": "trick", "cards": ["QS", "1S"]}, "H-1.1"),
        ({"op": "trick", "cards": ["QS", 7]}, "H-1.1"),
        ({"op": "trick", "cards": ["TS", "10S"]}, "H-1.1"),
        ({"op": "trick", "cards": ["2S", "3S", "4S", "5S", "6S"]}, "H-3.2"),
        ({"op": "trick", "players": 2, "cards": ["2S", "3S", "4S"]}, "H-3.2"),
        ({"op": "trick", "players": 3, "cards": ["2S"]}, "H-2.2"),
        ({"op": "legal", "table": ["2S"], "hand": ["2S", "3S"]}, "H-1.1"),
        ({"op": "legal", "table": ["2S", "2S"], "hand": ["3S"]}, "H-1.1"),
        ({"op": "legal", "table": [], "hand": ["3S", "3S"]}, "H-1.1"),
        ({"op": "legal", "table": ["2S", "3S", "4S", "5S"], "hand": ["6S"]}, "H-3.2"),
        ({"op": "legal", "players": 2, "table": ["2S", "3S"], "hand": ["6S"]}, "H-3.2"),
        ({"op": "legal", "table": [], "hand": []}, "T-3"),
        ({"op": "trick", "seats": 2, "cards": ["2S"]}, "T-3"),
        ({"op": "legal", "table": [], "hand": ["2S"], "broken": True}, "T-3"),
        ({"op": "trace", "players": 2, "log": []}, "T-3"),
        ({"op": "legal", "table": []}, "T-3"),
        ({"op": "legal", "hand": ["3S"]}, "T-3"),
        ({"op": "legal", "table": [], "hand": ["3S"], "first_trick": 1}, "T-3"),
        ({"op": "legal", "table": [], "hand": ["3S"], "hearts_broken": "no"}, "T-3"),
        ({"op": "legal", "table": [], "hand": ["3S"], "first_trick": True}, "H-3.1"),
        ({"op": "legal", "options": {"limit": 70}, "table": [], "hand": ["3S"]}, "T-14"),
        ({"op": "trace", "seats": 2, "options": {"limit": 50}, "log": []}, "H2-6.1"),
        ({"op": "trace", "options": {"places": [4]}, "log": []}, "R-H-13"),
        ({"op": "trace", "round": 0, "log": []}, "T-3"),
        ({"op": "trace", "round": True, "log": []}, "T-3"),
        ({"op": "trace", "round": "2", "log": []}, "T-3"),
        ({"op": "trace", "game": "skull-king", "round": 2, "log": []}, "T-3"),
    ],
)
def test_unanswerable_questions_name_the_broken_rule(request_: dict[str, Any], rule: str) -> None:
    assert refusal(**request_) == rule


def test_trace_lists_legal_cards_before_each_line() -> None:
    answer = judge(op="trace", seats=4, log=[DEAL, *PASS, "1 play 2C"])
    assert "error" not in answer
    assert answer["steps"][0] == {"seat": 0, "legal": codes(sorted(deck(PASSED, 4)[:13])).split()}
    assert answer["steps"][-1] == {"seat": 1, "legal": ["2C"]}
    assert len(answer["steps"]) == 5, "the dealer's line is no step"
    assert (answer["tricks"], answer["round_points"], answer["totals"]) == ([], [], [0] * 4)
    assert (answer["to_act"], answer["over"]) == ([2], False)


@pytest.mark.rule("H-2.3")
@pytest.mark.parametrize(("number", "leader"), [(1, 1), (2, 3), (3, 2), (5, 1), (None, 1)])
def test_trace_begins_in_the_given_round_of_the_passing_cycle(number: int | None, leader: int) -> None:
    told = {} if number is None else {"round": number}
    answer = judge(op="trace", log=[DEAL, *PASS, f"{leader} play 2C"], **told)
    assert "error" not in answer
    assert answer["steps"][-1]["legal"] == ["2C"]


@pytest.mark.rule("H-2.3")
def test_trace_of_a_fourth_round_has_no_passing() -> None:
    assert judge(op="trace", round=4, log=[DEAL])["to_act"] == [0]
    stopped = judge(op="trace", round=4, log=["# no pass", DEAL, "0 pass 2C 3C 4C", "0 play 2C"])
    assert (stopped["line"], stopped["rule"], stopped["to_act"]) == (3, "T-2", [0])


@pytest.mark.parametrize(
    ("line", "rule"),
    [("0 play 3C", "H-3.1"), ("1 play 2D", "T-1"), ("0 play QS", "T-4"), ("0 play", "T-3"),
     ("9 play 2C", "T-1"),
     ("* card 7 black", "T-25"), ("* card 1 red", "T-3"), ("0 change 3C", "H-3.8"), ("hello", "T-3")],
)  # fmt: skip
def test_illegal_line_stops_a_trace(line: str, rule: str) -> None:
    stopped = judge(op="trace", round=4, log=[DEAL, "", line, "0 play 2C"])
    assert (stopped["line"], stopped["rule"]) == (3, rule)
    assert (stopped["to_act"], stopped["steps"]) == ([0], [])
    assert stopped["error"]


@pytest.mark.rule("R-H-09", "H-9.1")
def test_trace_applies_the_referees_cards() -> None:
    answer = judge(op="trace", round=4, log=[DEAL, "* card 2 black", "* card 2 yellow", "0 play 2C"])
    assert answer["totals"] == [0, 0, 26, 0]
    assert answer["steps"] == [{"seat": 0, "legal": ["2C"]}]


@pytest.mark.rule("R-H-11")
def test_trace_applies_a_changed_card() -> None:
    hands = " ".join(codes(DECK[start::2]) for start in (0, 1))
    log = [f"- deal {hands}", "0 play 2C", "1 play 3C", "1 play 5C", "1 change 7C", "0 play 4C"]
    answer = judge(op="trace", seats=2, log=log)
    assert "error" not in answer
    step = answer["steps"][3]
    assert step["seat"] == 1
    assert step["legal"][:4] == ["7C", "9C", "JC", "KC"], "what it could have led instead"
    assert not [code for code in step["legal"] if code.endswith("H")]
    assert answer["tricks"] == [{"leader": 0, "winner": 1}, {"leader": 1, "winner": 1}]
    again = judge(op="trace", seats=2, log=[*log[:5], "1 change 9C"])
    assert (again["line"], again["rule"]) == (6, "R-H-11")


@pytest.mark.rule("H2-6.1")
@pytest.mark.parametrize("seats", [2, 4])
def test_trace_of_a_whole_match_agrees_with_the_engine(seats: int) -> None:
    state = GAME.new(seats, GAME.options({}, seats))
    log, events = [], []
    for seat, action, told in play(GAME, state, ["normal"] * seats, Luck.from_seed(5)):
        log.append(f"{seat_label(seat)} {action}")
        events += told
    answer = judge(op="trace", seats=seats, log=log)
    assert (answer["over"], answer["to_act"], "error" in answer) == (True, [], False)
    assert answer["totals"] == state.totals
    assert answer["round_points"] == [list(event.points) for event in events if isinstance(event, RoundOver)]
    assert len(answer["tricks"]) == 52 // seats * len(state.sheet)
    lines = [line.split() for line in log if not line.startswith("-")]
    for step, (who, _, *chosen) in zip(answer["steps"], lines, strict=True):
        assert step["seat"] == int(who)
        assert set(chosen) <= set(step["legal"])
