"""A Skull match on the command line, which never shows a face-down disc."""

from __future__ import annotations

from engine.ai import play
from engine.core import seat_label
from engine.judge import answer_request
from engine.luck import Luck
from engine.skull import GAME

from .transcript import Table


def test_every_event_and_view_of_a_match_has_a_text() -> None:
    for seed in range(20):
        state = GAME.new(3 + seed % 4, GAME.options({}, 3 + seed % 4))
        for _, _, events in play(GAME, state, ["normal"] * 6, Luck.from_seed(seed)):
            assert all(GAME.console.tell(event) for event in events)
            assert GAME.console.show(GAME.view(state, 0))
    assert GAME.console.tell(Table().place("rose", "rose", "rose").events[-1]) == (
        "all first discs lie there; seat 0 begins"
    )


def test_view_is_shown_as_lines() -> None:
    table = Table().place("rose", "skull", "rose").do("0 challenge 2", "1 pass", "2 pass", "0 flip 0")
    assert GAME.console.show(table.view(1)) == [
        "round 1, flip; won 0 0 0",
        "  discs left 4 4 4, on the mats 1 1 1",
        "  bidding: 0 2, 1 passes, 2 passes",
        "  flipped: 0 rose",
        "  seat 1 holds: rose rose rose",
        "  seat 1 has placed: skull",
    ]
    assert not any("skull" in line for line in GAME.console.show(table.view()))


def test_shown_disc_has_a_line() -> None:
    table = Table().place("rose", "skull", "rose").do("0 challenge 1", "1 pass", "2 pass", "0 flip 0")
    table.do("1 show 0")
    assert GAME.console.tell(table.events[-1]) == "seat 1 shows a skull (disc 0 of the pile)"
    assert repr(table.state) == "<State skull place round 2 turn 7>"


def test_judge_traces_a_match_without_face_down_discs() -> None:
    """The trace has the legal actions before each line and where it stopped, but no face-down disc."""
    log = ["- first 0", "0 place rose", "1 place skull", "2 place rose", "0 challenge 2", "1 pass", "2 pass"]
    answer = answer_request(
        {"op": "trace", "game": "skull", "seats": 3, "log": [*log, "0 flip 0", "0 flip 1"]}
    )
    numbers = ["challenge 1", "challenge 2", "challenge 3"]
    assert answer["steps"][0] == {"seat": 0, "legal": ["rose", "skull"]}
    assert answer["steps"][3] == {"seat": 0, "legal": ["place rose", "place skull", *numbers]}
    assert answer["steps"][4] == {"seat": 1, "legal": ["challenge 3", "pass"]}
    assert answer["steps"][-1] == {"seat": 0, "legal": [1, 2]}
    assert (answer["to_act"], answer["over"], answer["totals"]) == (["-"], False, [0, 0, 0])
    wrong = answer_request({"op": "trace", "game": "skull", "seats": 3, "log": [*log, "0 flip 1"]})
    assert (wrong["line"], wrong["rule"]) == (8, "SR-4.1")
    after = ["0 flip 0", "0 flip 2", "2 place rose", "1 show 0", "1 place rose"]
    shown = answer_request({"op": "trace", "game": "skull", "seats": 3, "log": [*log, *after]})
    open_to_1 = ["place rose", "place skull", "show 0"]
    assert shown["steps"][-2:] == [{"seat": 1, "legal": open_to_1}, {"seat": 1, "legal": ["rose", "skull"]}]


def test_judge_trace_lists_every_move_of_a_match() -> None:
    """Moves are whole actions if several verbs are open, else only operands."""
    state = GAME.new(4, GAME.options({}, 4))
    log = [
        f"{seat_label(seat)} {action}"
        for seat, action, _ in play(GAME, state, ["normal"] * 4, Luck.from_seed(3))
    ]
    answer = answer_request({"op": "trace", "game": "skull", "seats": 4, "log": log})
    assert answer["over"]
    moves = [line.split(" ", 1) for line in log if not line.startswith("-")]
    for step, (seat, action) in zip(answer["steps"], moves, strict=True):
        assert step["seat"] == int(seat)
        legal = [str(action) for action in step["legal"]]
        verbs = {words.split(" ")[0] for words in legal if not words.isdigit()}
        whole = verbs & {"place", "challenge", "pass", "show"}
        assert (action if whole else action.split(" ")[1]) in legal
    assert {"pass", "show 0"} <= {word for step in answer["steps"] for word in map(str, step["legal"])}
