"""The command line: its output, the files it writes, and its exit codes."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any, cast

import pytest

from bench import open_spiel
from bench.rules import paces
from engine import GAMES
from engine.__main__ import main
from engine.ai import ROBOTS, play
from engine.bench import speeds
from engine.core import DEALER
from engine.log import read_log
from engine.luck import Luck


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(words)
    out, err = capsys.readouterr()
    return code, out, err


def test_play_writes_a_log_that_replays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.log"
    options = '{"powers": true, "expansions": ["loot", "kraken"], "length": [2, 3]}'
    code, out, _ = run(
        capsys,
        "play",
        "skull-king",
        "--players",
        "3",
        "--seed",
        "7",
        "--options",
        options,
        "--log",
        str(file),
    )
    assert code == 0
    assert "round 2: seat" in out
    assert out.splitlines()[-3].startswith("1. seat ")
    assert read_log(file.read_text()).seats == 3
    again, replayed, _ = run(capsys, "replay", str(file))
    assert again == 0
    assert [line for line in out.splitlines() if line.startswith(("bids", "trick"))] == [
        line for line in replayed.splitlines() if line.startswith(("bids", "trick"))
    ]
    assert replayed.splitlines()[-3:] == out.splitlines()[-3:]


def test_replay_stops_where_asked_and_shows_one_hand(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.log"
    run(capsys, "play", "skull-king-legacy", "--players", "2", "--robots", "easy", "--log", str(file))
    _, out, _ = run(capsys, "replay", str(file), "--until", "3", "--as", "1")
    assert "seat 1 holds: " in out
    assert "seat 0 holds: " not in out
    assert "seat 1 has bid" not in out
    _, spectator, _ = run(capsys, "replay", str(file), "--until", "3")
    assert "holds" not in spectator


def test_the_same_seed_plays_the_same_match(capsys: pytest.CaptureFixture[str]) -> None:
    words = (
        "play",
        "skull-king",
        "--players",
        "4",
        "--seed",
        "3",
        "--robots",
        "easy",
        "normal",
        "easy",
        "normal",
    )
    assert run(capsys, *words) == run(capsys, *words)


@pytest.mark.parametrize(
    "words",
    [
        ("play", "skull-king", "--players", "9"),
        ("play", "skull-king", "--options", "{"),
        ("play", "skull-king", "--options", "[]"),
        ("play", "skull-king", "--options", '{"speed": 1}'),
        ("play", "skull-king", "--robots", "easy", "easy"),
        ("play", "skull-king", "--players", "2", "--log", "/"),
        ("replay", "no such file"),
        ("bench", "--matches", "0"),
    ],
)
def test_wrong_usage_prints_a_message_and_exits_with_2(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    code, _, err = run(capsys, *words)
    assert code == 2
    assert err.startswith(f"python -m engine {words[0]}: ")


@pytest.mark.parametrize("words", [(), ("sing",), ("play",), ("play", "whist"), ("bench", "fast")])
def test_unknown_arguments_exit_with_2(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(words)
    assert left.value.code == 2
    assert "usage" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("was", "becomes", "more"),
    [
        ("bid 0", "bid 11", ()),
        ("seats 2", "seats two", ()),
        ("seats 2", "seats 9", ()),
        ("", "", ("--as", "2")),
        ("", "", ("--until", "-1")),
    ],
)
def test_a_damaged_log_exits_with_2(
    was: str, becomes: str, more: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.log"
    run(capsys, "play", "skull-king", "--players", "2", "--robots", "easy", "--log", str(file))
    file.write_text(file.read_text().replace(was, becomes))
    assert run(capsys, "replay", str(file), *more)[0] == 2


def test_judge_command_answers_one_line_per_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = b'{"op": "deals", "game": "skull-king", "players": 3}\n\xff\n'
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(asked)))
    code, out, _ = run(capsys, "judge")
    assert code == 0
    assert out.splitlines()[0] == '{"cards": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]}'
    assert '"rule": "T-3"' in out.splitlines()[1]


def test_bench_plays_equal_matches_through_step_and_apply(capsys: pytest.CaptureFixture[str]) -> None:
    assert [(row.game, row.door) for row in speeds(5)] == [
        (game, door) for game in GAMES for door in ("apply", "step")
    ]
    code, out, _ = run(capsys, "bench", "--matches", "2")
    assert code == 0
    assert len(out.splitlines()) == 1 + 2 * len(GAMES)


def test_hand_written_loops_reach_the_engines_totals() -> None:
    """The hand-written loops reach the engine's totals with equal seeds, so the bench compares equal work."""
    assert [row.name for row in paces(30)] == [
        f"{game} for {seats}, {way}: ms a match"
        for game, seats in (("skull-king", 4), ("skull-king", 6), ("hearts", 4), ("skull", 4))
        for way in ("apply", "step")
    ]


def test_hearts_rounds_are_computed_from_the_number_of_actions() -> None:
    """OpenSpiel's loop is timed by the round, so the number of rounds in a match must be correct."""
    game = GAMES["hearts"]
    for seed in range(3):
        state = game.new(4, game.options({}, 4))
        inputs = [seat for seat, _, _ in play(game, state, ("easy",) * 4, Luck.from_seed(seed))]
        assert open_spiel.rounds_in(len(inputs)) == inputs.count(DEALER)


def test_bench_without_open_spiel_prints_one_line_and_no_rows(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(open_spiel, "THERE", False)
    assert [*open_spiel.measure(1)] == []
    assert capsys.readouterr().err.splitlines() == [open_spiel.MISSING]


def test_playing_a_game_without_robots_prints_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(cast(Any, ROBOTS), ("hearts", "normal"))
    code, out, told = run(capsys, "play", "hearts")
    assert (code, out) == (2, "")
    assert "nobody plays hearts at level normal" in told
