"""Speed of Hearts beside OpenSpiel's Hearts: `python -m bench.open_spiel [--matches N] [--json]`.

OpenSpiel implements its rules in C++. A Python loop asks OpenSpiel's state for the legal actions and applies
a random one until the round is over. Two variants are timed: dealing by `chance_outcomes`, as OpenSpiel's
documentation does, and dealing by `legal_actions`, which needs the fewest calls. The engine plays whole
matches through `step`; neither side creates views. All loops run alternately and are timed by this process's
CPU. The floor of Skull King is compared with the same loop, to show that the floor itself is not slow.

Without the optional package `open_spiel`, the benchmark prints one line and runs nothing.
"""

# ruff: noqa: T201 - without OpenSpiel the benchmark prints a line

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Any, Final

from bench.figures import Row, parser, tell
from bench.floors import FLOORS
from engine import GAMES
from engine.bench import match_player

SEATS: Final = 4
ROUNDS: Final = 10
"""Rounds of OpenSpiel's for every match of ours."""
THERE: Final = find_spec("pyspiel") is not None
MISSING: Final = "bench.open_spiel was not run: the package open_spiel is not installed."


def by_outcomes(game: Any, rng: Random) -> None:
    """Play a round as OpenSpiel's documentation does, dealing cards by the chance nodes' probabilities."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))


def by_actions(game: Any, rng: Random) -> None:
    """Play a round in the fewest calls, dealing and playing cards from `legal_actions` alone."""
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))


def measure(matches: int) -> Iterator[Row]:
    """Yield rounds and matches a second beside OpenSpiel's loops; yield nothing without OpenSpiel."""
    if not THERE:
        print(MISSING, file=sys.stderr)
        return
    theirs = import_module("pyspiel").load_game("hearts")
    hearts = GAMES["hearts"]
    step = match_player(hearts, hearts.options({}, SEATS), SEATS, "step")
    skull_king = FLOORS["skull-king", SEATS]
    loops: dict[str, Callable[[Any, Random], None]] = {
        "chance_outcomes": by_outcomes,
        "legal_actions": by_actions,
    }
    spent = dict.fromkeys(("step", "floor", *loops), 0.0)
    rounds = 0
    for seed in range(matches):
        began = process_time()
        actions, _ = step(Random(seed))
        spent["step"] += process_time() - began
        rounds += rounds_in(actions)
        began = process_time()
        skull_king(Random(seed))
        spent["floor"] += process_time() - began
        for way, play in loops.items():
            began = process_time()
            for deal in range(ROUNDS):
                play(theirs, Random(ROUNDS * seed + deal))
            spent[way] += process_time() - began
    for way in loops:
        anchor = ROUNDS * matches / spent[way]
        yield Row(f"hearts, step: rounds a second; OpenSpiel's by {way}", rounds / spent["step"], anchor)
        yield Row(
            f"skull-king, floor: matches a second; OpenSpiel's by {way}", matches / spent["floor"], anchor
        )


def rounds_in(actions: int) -> int:
    """Return the rounds in a match of `actions`: a deal, 52 cards and, in three of four rounds, 4 passes."""
    cycles, rest = divmod(actions, 3 * 57 + 53)
    return 4 * cycles + rest // 57


def main() -> None:
    options = parser("bench.open_spiel", __doc__)
    options.add_argument("--matches", type=int, default=200)
    asked = options.parse_args()
    tell(measure(asked.matches), as_json=asked.json)


if __name__ == "__main__":
    main()
