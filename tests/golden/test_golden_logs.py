"""Golden logs: whole matches, one for each preset, whose results may change only on purpose.

Each log has the points and the digest of every round as comments. The tests replay it, annotate it again and
compare the text exactly. If a rule changes on purpose, raise the game's version and rewrite the logs:
    YOHOHO_REWRITE=1 python -m pytest tests/golden
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from engine import GAMES
from engine.ai import play
from engine.core import RoundOver, replay, seat_label
from engine.log import MatchLog, read_log, write_log
from engine.luck import Luck
from engine.skull_king import PRESETS

LOGS = Path(__file__).parent / "logs"
REWRITE = "YOHOHO_REWRITE" in os.environ

MATCHES: dict[str, tuple[str, int, dict[str, object]]] = {
    f"skull-king-{seat_label}-{seats}": ("skull-king", seats, PRESETS[seat_label])
    for seat_label, tables in {
        "base": (3, 8),
        "short_evening": (4,),
        "leviathans": (4,),
        "full_sail": (2, 6),
        "rascal": (5,),
        "printed_rules": (2, 8),
        "older_edition": (2, 6),
    }.items()
    for seats in tables
} | {
    "skull-owner_picks-3": ("skull", 3, {}),
    "hearts-whole-4": ("hearts", 4, {}),
    "hearts-group-4": ("hearts", 4, {"limit": 50, "places": [1, 2], "queen_breaks_hearts": True}),
    "hearts-pair-2": ("hearts", 2, {}),
    "skull-auto_random-6": ("skull", 6, {"opponent_discard": "auto_random"}),
}
"""By file name: game, seats, options."""


def played(key: str, seats: int, options: dict[str, object], seed: int) -> MatchLog:
    """Play a match of robots without lookahead, of both levels."""
    game = GAMES[key]
    checked = game.options(options, seats)
    levels = [("easy", "normal")[seat % 2] for seat in range(seats)]
    inputs = [
        (seat, action)
        for seat, action, _ in play(game, game.new(seats, checked), levels, Luck.from_seed(seed))
    ]
    return MatchLog(key, game.version, seats, checked.to_mapping(), tuple(inputs))


def annotated(log: MatchLog) -> str:
    """Return the log with a comment after every round and at the end: points, digest, places."""
    game = GAMES[log.game]
    lines = write_log(log).splitlines()
    out, inputs = lines[: -len(log.inputs)], lines[-len(log.inputs) :]
    options = game.options(log.options, log.seats)
    state = game.new(log.seats, options)
    for n, (now, events, digest) in enumerate(replay(game, log.seats, options, log.inputs)):
        state = now
        out += inputs[n - 1 : n] if n else []
        out += [
            f"# round {over.round}: {' '.join(f'{points:+}' for points in over.points)}; digest {digest}"
            for over in events
            if isinstance(over, RoundOver)
        ]
    for place in game.standing(state):
        facts = ", ".join(f"{fact} {count}" for fact, count in place.facts.items())
        out.append(f"# {place.rank}. seat {seat_label(place.seat)}: {place.points} points, {facts}")
    return "".join(f"{line}\n" for line in out)


@pytest.mark.parametrize("match", MATCHES)
def test_replayed_golden_log_has_equal_results(match: str) -> None:
    file = LOGS / f"{match}.log"
    if REWRITE:
        key, seats, options = MATCHES[match]
        file.parent.mkdir(exist_ok=True)
        file.write_text(annotated(played(key, seats, options, seed=len(match))), encoding="utf-8")
    kept = file.read_text(encoding="utf-8")
    log = read_log(kept)
    assert log.version == GAMES[log.game].version, "write the kept matches again: see this module's docstring"
    assert annotated(log) == kept


def test_every_listed_match_and_preset_has_a_golden_log() -> None:
    assert {f"{match}.log" for match in MATCHES} == {file.name for file in LOGS.iterdir()}
    assert all(
        any(match.startswith(f"skull-king-{seat_label}-") for match in MATCHES) for seat_label in PRESETS
    )
