"""Compare a robot's points per round at Hearts with its rival's, seat by seat on equal deals.

The other seats hold rivals in both rounds. The deals cover every direction of passing and every seat in turn.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bench.figures import Row
from bench.playing import Player, durations, ends, play, timed
from engine import GAMES
from engine.hearts import rules
from engine.hearts.public import DIRECTIONS


def points(players: Sequence[Player], seed: int) -> tuple[int, ...]:
    """Play the round of this seed and return the points by seat."""
    game, seats = GAMES["hearts"], len(players)
    state = game.new(seats, game.options({}, seats))
    rules.begin(state, 1 + seed % len(DIRECTIONS))
    play(game, state, players, seed, until=lambda state: bool(state.sheet))
    written: tuple[int, ...] = state.sheet[-1].points
    return written


def fewer(robot: Player, rival: Player, seats: int, deals: int, first: int = 0) -> tuple[float, float]:
    """Return the 95 % confidence interval of the points per round that the robot gets less than its rival."""
    gaps = []
    for seed in range(first, first + deals):
        seat = seed // len(DIRECTIONS) % seats
        among = [rival] * seats
        before = points(among, seed)[seat]
        among[seat] = robot
        gaps.append(before - points(among, seed)[seat])
    return ends(gaps)


def rows(name: str, robot: Player, rival: Player, deals: int) -> Iterator[Row]:
    """Yield both ends of the interval for four and for two players, and the CPU time of a decision.

    The low end must not be below 0.
    """
    for seats in GAMES["hearts"].seats:
        took: list[float] = []
        low, high = fewer(timed(robot, took), rival, seats, deals)
        yield Row(f"hearts {name}, {seats} seats: points a round fewer: low end", low)
        yield Row(f"hearts {name}, {seats} seats: points a round fewer: high end", high)
        yield from durations(f"hearts {name}, a decision at {seats} seats", took)
