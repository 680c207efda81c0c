"""The rules beside hand-tuned loops of the same matches: `python -m bench.rules [--matches N] [--json]`.

The engine and the floor take turns at every match, so that other load on the machine falls on all of them
alike; time is this process's CPU. A ratio says how many times as long as its floor a way of playing takes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from time import process_time

from bench.figures import Row, parser, tell
from bench.floors import FLOORS
from engine import GAMES
from engine.bench import DOORS, Played, match_player


def paces(matches: int) -> Iterator[Row]:
    """Play `matches` seeded matches for every floor, each in every way the engine can play, and on the floor.

    Raises:
        AssertionError: when they do not come to the same number of actions and the same totals.
    """
    for (key, seats), floor in FLOORS.items():
        game = GAMES[key]
        options = game.options({}, seats)
        ways: dict[str, Callable[[Random], Played]] = {
            **{door: match_player(game, options, seats, door) for door in DOORS},
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
                raise AssertionError(f"{key} for {seats}: not the same match for seed {seed}")
        for door in DOORS:
            each, least = (1000 * spent[way] / matches for way in (door, "floor"))
            yield Row(f"{key} for {seats}, {door}: ms a match", each, least)


def main() -> None:
    options = parser("bench.rules", __doc__)
    options.add_argument("--matches", type=int, default=200)
    asked = options.parse_args()
    tell(paces(asked.matches), as_json=asked.json)


if __name__ == "__main__":
    main()
