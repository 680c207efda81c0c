"""The rules beside hand-tuned loops of the same matches: `python -m bench.rules [--matches N] [--json]`.

Doors and floor take turns at every match, so that whatever else the machine does falls on all of them alike;
time is this process's own. A ratio says how many times as long as its floor a door takes.
"""

# ruff: noqa: T201 - it prints what it has measured

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator
from random import Random
from time import process_time
from typing import NamedTuple

from bench.floors import FLOORS, SEATS
from engine import GAMES
from engine.bench import DOORS, Played, through


class Pace(NamedTuple):
    """One row: seconds of CPU that a match takes on average, and its ratio to the floor's."""

    game: str
    door: str
    seconds: float
    ratio: float


def paces(matches: int) -> Iterator[Pace]:
    """Play `matches` seeded matches of every game that has a floor, each through every door and the floor.

    AssertionError when they do not come to the same number of actions and the same totals.
    """
    for key, floor in FLOORS.items():
        game = GAMES[key]
        options = game.options({}, SEATS)
        ways: dict[str, Callable[[Random], Played]] = {
            **{door: through(game, options, SEATS, door) for door in DOORS},
            "floor": floor,
        }
        spent = dict.fromkeys(ways, 0.0)
        for seed in range(matches):
            played = []
            for way, play in ways.items():
                rng = Random(seed)
                began = process_time()
                played.append(play(rng))
                spent[way] += process_time() - began
            if any(one != played[0] for one in played):
                raise AssertionError(f"{key}: not the same match for seed {seed}")
        for way, seconds in spent.items():
            yield Pace(key, way, seconds / matches, seconds / spent["floor"])


def main() -> None:
    """Measure and print, as a table or one JSON object a line."""
    parser = argparse.ArgumentParser(prog="python -m bench.rules")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--json", action="store_true", help="one object a line: name, value, anchor, ratio")
    asked = parser.parse_args()
    if not asked.json:
        print(f"{'game':<12} {'door':<6} {'ms a match':>11} {'x floor':>8}")
    for game, door, seconds, ratio in paces(asked.matches):
        if asked.json:
            row = {"name": f"{game} {door}", "value": seconds, "anchor": f"{game} floor", "ratio": ratio}
            print(json.dumps(row))
        else:
            print(f"{game:<12} {door:<6} {1000 * seconds:>11.2f} {ratio:>8.1f}")


if __name__ == "__main__":
    main()
