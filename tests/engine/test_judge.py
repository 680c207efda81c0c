"""The judge: answers, refusals with their rule, and that a bad line does not stop the next one."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.core import IllegalOption, NotUnderstood, Unanswerable
from engine.judge import answer_request, answers


def judge(**request: Any) -> dict[str, Any]:
    return answer_request({"game": "skull-king", **request})


def refusal(**request: Any) -> str:
    with pytest.raises((Unanswerable, IllegalOption, NotUnderstood)) as refused:
        judge(**request)
    return str(getattr(refused.value, "rule", None))


def test_judge_answers_winner_and_bonuses_of_a_trick() -> None:
    answer = judge(op="trick", cards=["green-14", "loot-1", "pirate-rosie", "mermaid-2"])
    assert answer == {
        "winner": 2, "next_leader": 2, "rule": "SK-7.5", "destroyed": False, "bonus_14": 10,
        "bonus_character": 20, "bonus": 30, "loot": [[1, 2]], "power": "rosie",
    }  # fmt: skip
    older = judge(op="trick", game="skull-king-legacy", cards=["scary-mary:escape", "skull-king"])
    assert (older["winner"], older["bonus"]) == (1, 30)


def test_judge_answers_legal_cards_of_a_hand() -> None:
    answer = judge(op="legal", table=["green-4"], hand=["yellow-1", "tigress", "green-2"])
    assert answer == {"legal": ["tigress", "green-2"]}


def test_judge_answers_points_of_a_round() -> None:
    answer = judge(
        op="score", options={"scoring": "rascal", "cannon_loads": True}, cards_dealt=5, bid=2, won=2,
        card_bonus=20, loot=[True, False], harry=None, wager=10, load="cannonball",
    )  # fmt: skip
    assert answer == {
        "total": 125,
        "bid_points": 75,
        "bonus_points": 20,
        "loot_points": 20,
        "wager_points": 10,
    }


def test_judge_answers_cards_dealt_per_round() -> None:
    assert judge(op="deals", players=8, options={"length": [7, 9], "expansions": ["loot"]}) == {
        "cards": [7, 9]
    }


OLDER = {"game": "skull-king-legacy"}
GREEN = [f"green-{number}" for number in range(1, 15)]
YELLOW = [f"yellow-{number}" for number in range(1, 14)]
MORE_YELLOW = [f"yellow-{rank}" for rank in range(1, 15)]
HEARTS = [rank + suit for suit in "CDHS" for rank in "23456789TJQKA"]


@pytest.mark.parametrize(
    ("request_", "rule"),
    [
        ({"op": "sing"}, "T-3"),
        ({"op": "trick", "game": "whist"}, "T-3"),
        ({"op": "trick", "game": None}, "T-3"),
        ({"op": "trick", "options": []}, "T-3"),
        ({"op": "trick", "cards": "green-1"}, "T-3"),
        ({"op": "trick", "cards": []}, "T-3"),
        ({"op": "trick", "cards": [7]}, "T-3"),
        ({"op": "trick", "cards": ["green-15"]}, "T-3"),
        ({"op": "trick", "cards": ["blue-1"]}, "SK-0.6"),
        ({"op": "trick", "cards": ["green-1", "green-1"]}, "SK-0.6"),
        ({"op": "trick", "cards": ["tigress:pirate", "tigress:escape"]}, "SK-0.6"),
        ({"op": "trick", "cards": GREEN[:9]}, "SK-1.2"),
        ({"op": "trick", "cards": GREEN[:4], "players": 3}, "SK-1.2"),
        ({"op": "trick", "cards": GREEN[:4], "players": 2}, "SK-1.2"),
        ({"op": "trick", "cards": GREEN[:2], "players": True}, "T-3"),
        ({"op": "trick", "cards": GREEN[:2], "players": 9}, "SK-1.2"),
        ({"op": "trick", "cards": ["yellow-1", "kraken"], **OLDER}, "SKL-0.1"),
        ({"op": "trick", "cards": YELLOW[:7], **OLDER}, "SKL-1.1"),
        ({"op": "trick", "cards": YELLOW[:2], "players": 7, **OLDER}, "SKL-1.1"),
        ({"op": "trick", "cards": ["tigress"]}, "SK-6.6"),
        ({"op": "legal", "table": [], "hand": ["tigress:pirate"]}, "SK-6.6"),
        ({"op": "legal", "table": ["tigress"], "hand": ["green-1"]}, "SK-6.6"),
        ({"op": "legal", "table": ["scary-mary"], "hand": ["red-1"], **OLDER}, "SKL-5.5"),
        ({"op": "legal", "table": [], "hand": []}, "T-3"),
        ({"op": "legal", "table": GREEN[:8], "hand": ["kraken"]}, "SK-1.2"),
        ({"op": "legal", "table": GREEN[:3], "hand": ["kraken"], "players": 3}, "SK-1.2"),
        ({"op": "legal", "table": GREEN[:3], "hand": ["kraken"], "players": 2}, "SK-1.2"),
        ({"op": "legal", "table": YELLOW[:6], "hand": ["red-1"], **OLDER}, "SKL-1.1"),
        ({"op": "legal", "table": ["green-1"], "hand": ["green-2", "green-1"]}, "SK-0.6"),
        ({"op": "legal", "table": ["tigress:escape"], "hand": ["tigress"]}, "SK-0.6"),
        ({"op": "legal", "table": ["scary-mary:escape"], "hand": ["scary-mary"], **OLDER}, "SKL-0.1"),
        ({"op": "legal", "table": [], "hand": [*GREEN, *MORE_YELLOW[:11]]}, "SK-4.3"),
        ({"op": "legal", "table": [], "hand": GREEN[:10], "players": 8}, "SK-4.3"),
        ({"op": "legal", "table": [], "hand": YELLOW[:11], **OLDER}, "SKL-1.2"),
        ({"op": "legal", "table": [], "hand": HEARTS[:14], "players": 4, "game": "hearts"}, "H-2.2"),
        ({"op": "legal", "table": [], "hand": HEARTS[:27], "game": "hearts"}, "H-2.2"),
        ({"op": "trick", "options": {"speed": 3}, "cards": ["green-1"]}, "T-14"),
        ({"op": "deals", "players": 9}, "SK-1.2"),
        ({"op": "deals", "players": "four"}, "T-3"),
        ({"op": "score", "cards_dealt": 5, "bid": 6, "won": 1}, "SK-5.2"),
        ({"op": "score", "cards_dealt": 5, "bid": -1, "won": 1}, "SK-5.2"),
        ({"op": "score", "cards_dealt": 5, "bid": 5, "won": 1, "harry": 1}, "SK-12.7"),
        ({"op": "score", "cards_dealt": 5, "bid": 0, "won": 1, "harry": -1}, "SK-12.7"),
        ({"op": "score", "cards_dealt": 5, "bid": 1, "won": 1, "harry": 2}, "SK-12.7"),
        ({"op": "score", "cards_dealt": 5, "bid": 1, "won": 1, "wager": 15}, "SK-12.5"),
        ({"op": "score", "cards_dealt": 5, "bid": 1, "won": 1, "load": "cannonball"}, "SK-9.6"),
        ({"op": "score", "cards_dealt": 5, "bid": 1, "won": 1, "loot": [1]}, "T-3"),
        ({"op": "score", "cards_dealt": 5, "bid": True, "won": 1}, "SK-5.2"),
        ({"op": "score", "bid": 1, "won": 1}, "SK-4.3"),
        ({"op": "score", "cards_dealt": 5, "bid": 1, "won": 1, "card_bonus": 15}, "T-3"),
        ({"op": "score", "cards_dealt": 5, "bid": 1, "won": 1, "card_bonus": -10}, "T-3"),
        ({"op": "score", "cards_dealt": 5, "bid": 1, "won": 0, "card_bonus": 10}, "R-SK-37"),
        ({"op": "score", "cards_dealt": 5, "bid": 1, "won": 0, "harry": -1}, "SK-12.1"),
        ({"op": "score", "cards_dealt": 5, "bid": 0, "won": 0, "harry": 0}, "SK-12.1"),
        ({"op": "score", "cards_dealt": 5, "bid": 1, "won": 1, "loot": [True, True, True]}, "SK-0.3"),
        ({"op": "score", "cards_dealt": 24, "bid": 1, "won": 1}, "SK-4.3"),
        ({"op": "score", "cards_dealt": 9, "bid": 1, "won": 1, "players": 8}, "SK-4.3"),
        ({"op": "score", "cards_dealt": 10, "bid": 1, "won": 1, "players": 8, "loot": [True]}, "SK-4.3"),
        (
            {
                "op": "score",
                "cards_dealt": 9,
                "bid": 1,
                "won": 1,
                "players": 8,
                "loot": [True],
                "options": {"eight_player_max": 8},
            },
            "SK-4.3",
        ),
        ({"op": "score", "cards_dealt": 11, "bid": 1, "won": 1, **OLDER}, "SKL-1.2"),
        ({"op": "score", "cards_dealt": 5, "bid": 1, "won": 1, "loot": [True], **OLDER}, "SKL-0.3"),
        ({"op": "score", "cards_dealt": 5, "bid": 1, "won": 1, "harry": 1, **OLDER}, "SKL-0.3"),
        ({"op": "score", "cards_dealt": 5, "bid": 1, "won": 1, "wager": 10, **OLDER}, "SKL-0.3"),
        ({"op": "deals"}, "T-3"),
        ({"op": "trace", "seats": None, "log": []}, "T-3"),
        ({"op": "trace", "seats": 3, "log": "- first 1"}, "T-3"),
    ],
)
def test_unanswerable_questions_name_the_broken_rule(request_: dict[str, Any], rule: str) -> None:
    assert refusal(**request_) == rule


@pytest.mark.parametrize(
    ("request_", "field"),
    [
        ({"op": "trick", "cards": ["green-1"], "seats": 4}, "seats"),
        ({"op": "trick", "cards": ["green-1"], "table": []}, "table"),
        ({"op": "legal", "table": [], "hand": ["green-1"], "Players": 4}, "Players"),
        ({"op": "score", "cards_dealt": 5, "bid": 1, "tricks_won": 1}, "tricks_won"),
        ({"op": "deals", "players": 4, "round": 2}, "round"),
        ({"op": "trace", "log": [], "players": 4}, "players"),
        ({"op": "league", "entrants": ["a", "b", "c"], "result": []}, "result"),
        ({"op": "trace", "game": "skull", "log": [], "option": {}}, "option"),
    ],
)
def test_unknown_field_is_refused_by_name(request_: dict[str, Any], field: str) -> None:
    with pytest.raises(Unanswerable, match=f"^{field}: no field of {request_['op']}, which knows "):
        answer_request({"game": "hearts" if request_["op"] == "league" else "skull-king", **request_})


def test_bonus_that_is_no_multiple_of_ten_is_refused() -> None:
    with pytest.raises(Unanswerable, match="multiple of ten"):
        judge(op="score", cards_dealt=5, bid=1, won=1, card_bonus=15)


def test_judge_accepts_any_score_that_is_possible_at_a_table() -> None:
    """Powers need not be switched on, a wager needs no trick, and bonuses may be large."""
    assert judge(op="score", cards_dealt=5, bid=1, won=1, wager=20, harry=0)["total"] == 40
    assert judge(op="score", cards_dealt=5, bid=1, won=0, wager=20)["total"] == -30
    assert judge(op="score", cards_dealt=5, bid=1, won=1, card_bonus=20_000)["bonus_points"] == 20_000
    assert judge(op="score", cards_dealt=9, bid=0, won=0, players=8, loot=[True])["total"] == 110
    older = judge(
        op="score", cards_dealt=5, bid=1, won=1, card_bonus=50, loot=[], harry=None, wager=None, **OLDER
    )
    assert older["total"] == 70


def test_judge_accepts_hands_up_to_the_largest_deal() -> None:
    """Expansions count as present; without `players` the fewest possible players are assumed."""
    for hand, more in (
        ([*GREEN, *MORE_YELLOW[:10]], {}),
        (GREEN[:9], {"players": 8}),
        (YELLOW[:10], OLDER),
        (HEARTS[:13], {"players": 4, "game": "hearts"}),
        (HEARTS[:26], {"game": "hearts"}),
    ):
        assert judge(op="legal", table=[], hand=hand, **more)["legal"]


def test_judge_accepts_tricks_up_to_the_largest_table() -> None:
    """With two players Graybeard lays a card, too (SK-10.4)."""
    requests: tuple[dict[str, Any], ...] = (
        {"cards": GREEN[:8]},
        {"cards": GREEN[:3], "players": 2},
        {"cards": GREEN[:3], "players": 3},
    )
    for request in requests:
        assert judge(op="trick", **request)["winner"] == len(request["cards"]) - 1
    assert judge(op="legal", table=GREEN[:2], hand=["kraken"], players=2) == {"legal": ["kraken"]}


def test_trace_lists_legal_actions_and_results() -> None:
    deck = judge(op="trace", seats=3, log=["- first 2"])["to_act"]
    assert deck == ["-"]
    hands = "green-9 tigress green-2"
    rest = [f"{suit}-{n}" for suit in ("green", "yellow", "purple", "black") for n in range(1, 15)]
    rest += [f"escape-{n}" for n in range(1, 6)]
    rest += [f"pirate-{name}" for name in ("rosie", "bendt", "rascal", "juanita", "harry")]
    rest += ["skull-king", "mermaid-1", "mermaid-2"]
    deal = " ".join([hands, *(code for code in rest if code not in hands.split())])
    log = ["# one trick", "- first 2", f"- deal {deal}", "0 bid 1", "1 bid 1", "2 bid 0", "0 play green-9"]
    length = {"length": [1]}
    half = judge(op="trace", seats=3, options=length, log=log)
    assert half["steps"][-1] == {"seat": 0, "legal": ["green-9"]}
    assert half["steps"][0] == {"seat": 0, "legal": [0, 1]}
    assert (half["to_act"], half["over"], half["tricks"]) == ([1], False, [])
    whole = judge(op="trace", seats=3, options=length, log=[*log, "1 play tigress:pirate", "2 play green-2"])
    assert whole["steps"][-2]["legal"] == ["tigress:pirate", "tigress:escape"]
    assert whole["tricks"] == [{"leader": 0, "winner": 1}]
    assert (whole["round_points"], whole["totals"]) == ([[-10, 20, 10]], [-10, 20, 10])
    assert (whole["to_act"], whole["over"]) == ([], True)
    for line, rule in (
        ("1 play tigress", "SK-6.6"),
        ("2 play green-2", "T-1"),
        ("1 sing", "T-3"),
        ("x", "T-3"),
    ):
        stopped = judge(op="trace", seats=3, options=length, log=[*log, line, "2 play green-2"])
        assert (stopped["line"], stopped["rule"], stopped["to_act"]) == (8, rule, [1])
        assert line in stopped["error"] or stopped["error"]


HUGE = "9" * 4300
"""The most digits that a JSON number may have; the sum of two such numbers has one more."""


def test_judge_answers_every_line_in_order() -> None:
    lines = [
        '{"op": "deals", "game": "skull-king", "players": 3, "options": {"length": "past_your_bedtime"}}\n',
        "\n",
        "no json\n",
        "[1]\n",
        "[" * 100_000 + "\n",
        "9" * 10_000 + "\n",
        '{"op": "league", "entrants": ["a", "b", "c"], "results": '
        f'[["a", "b", 0, {HUGE}], ["a", "c", 0, {HUGE}]]}}\n',
        '{"op": "legal", "game": "skull-king", "table": [], "hand": ["kraken"]}\n',
    ]
    first, *wrong, last = map(json.loads, answers(lines))
    assert first == {"cards": [1]}
    assert [answer["rule"] for answer in wrong] == ["T-3"] * 5
    assert last == {"legal": ["kraken"]}
