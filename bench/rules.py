"""Speed of the engine beside hand-tuned loops: `python -m bench.rules [--matches N] [--json]`.

A floor is a hand-tuned loop that plays the same match as the engine. Engine and floor alternate match by
match, so that other load on the machine affects both alike; times are CPU times of this process. Each ratio
is the engine's time divided by the floor's.
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
    """Play `matches` seeded matches of every game on its floor and through every function of the engine.

    Raises:
        AssertionError: if engine and floor differ in the number of actions or in the totals.
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
