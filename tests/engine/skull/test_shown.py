"""How a match reads on the command line, and that nothing shows what lies face down."""

from __future__ import annotations

from random import Random

from engine.ai import play
from engine.judge import ask
from engine.skull import GAME

from .transcript import Table


def test_every_event_and_view_has_its_line() -> None:
    for seed in range(20):
        state = GAME.new(3 + seed % 4, GAME.options({}, 3 + seed % 4))
        for _, _, events in play(GAME, state, ["normal"] * 6, Random(seed)):
            assert all(GAME.console.tell(event) for event in events)
            assert GAME.console.show(GAME.view(state, 0))
    assert GAME.console.tell(Table().place("rose", "rose", "rose").events[-1]) == (
        "all first discs lie there; seat 0 begins"
    )


def test_a_view_as_lines() -> None:
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


def test_a_shown_disc_reads_so() -> None:
    table = Table().place("rose", "skull", "rose").do("0 challenge 1", "1 pass", "2 pass", "0 flip 0")
    table.do("1 show 0")
    assert GAME.console.tell(table.events[-1]) == "seat 1 shows a skull (disc 0 of the pile)"
    assert repr(table.state) == "<State skull place round 2 turn 7>"


def test_the_judge_follows_a_match() -> None:
    """What was open before each line, and where it stopped; nothing in the answer lies face down."""
    log = ["- first 0", "0 place rose", "1 place skull", "2 place rose", "0 challenge 2", "1 pass", "2 pass"]
    answer = ask({"op": "trace", "game": "skull", "seats": 3, "log": [*log, "0 flip 0", "0 flip 1"]})
    assert answer["steps"][3] == {"seat": 0, "legal": ["rose", "skull", 1, 2, 3]}
    assert answer["steps"][4] == {"seat": 1, "legal": [3]}
    assert answer["steps"][-1] == {"seat": 0, "legal": [1, 2]}
    assert (answer["to_act"], answer["over"], answer["totals"]) == (["-"], False, [0, 0, 0])
    wrong = ask({"op": "trace", "game": "skull", "seats": 3, "log": [*log, "0 flip 1"]})
    assert (wrong["line"], wrong["rule"]) == (8, "SR-4.1")
