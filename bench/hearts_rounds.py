"""Points a round at Hearts: a robot in one seat, and its rival in the same seat of the same deal.

The others are rivals in both. The deals come from every kind of passing and every seat in turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from statistics import mean, stdev
from time import process_time
from typing import Any, Final, TypeAlias

from bench.figures import Row
from engine import GAMES
from engine.core import DEALER
from engine.hearts import rules
from engine.hearts.public import DIRECTIONS

Player: TypeAlias = Callable[[Any, Random], Any]
"""Whatever chooses an action for a view."""
CERTAIN: Final = 1.96
"""Standard errors to either side of a mean that make an interval of 95 %."""


def points(players: Sequence[Player], seed: int) -> tuple[int, ...]:
    """By seat, the points of the round of this seed."""
    game, seats = GAMES["hearts"], len(players)
    dealer, minds = Random(seed), [Random(f"{seed} {seat}") for seat in range(seats)]
    state = game.new(seats, game.options({}, seats))
    rules.begin(state, 1 + seed % len(DIRECTIONS))
    while not state.sheet:
        seat = game.to_act(state)[0]
        if seat == DEALER:
            action = game.chance(state, dealer)
        else:
            action = players[seat](game.view(state, seat), minds[seat])
        game.step(state, seat, action)
    written: tuple[int, ...] = state.sheet[-1].points
    return written


def fewer(robot: Player, rival: Player, seats: int, deals: int, first: int = 0) -> tuple[float, float]:
    """The ends of the interval of 95 % of the points a round that the robot gets fewer than its rival."""
    gaps = []
    for seed in range(first, first + deals):
        seat = seed // len(DIRECTIONS) % seats
        among = [rival] * seats
        before = points(among, seed)[seat]
        among[seat] = robot
        gaps.append(before - points(among, seed)[seat])
    half = CERTAIN * stdev(gaps) / deals**0.5
    return mean(gaps) - half, mean(gaps) + half


def rows(name: str, robot: Player, rival: Player, deals: int) -> Iterator[Row]:
    """Both ends at tables of four and of two, the low one not to be below 0; the CPU of a decision."""
    took: list[float] = []

    def timed(view: Any, rng: Random) -> Any:
        began = process_time()
        action = robot(view, rng)
        took.append(1000 * (process_time() - began))
        return action

    for seats in GAMES["hearts"].seats:
        low, high = fewer(timed, rival, seats, deals)
        yield Row(f"hearts {name}, {seats} seats: points a round fewer: low end", low)
        yield Row(f"hearts {name}, {seats} seats: points a round fewer: high end", high)
    took.sort()
    yield Row(f"hearts {name}, a decision: median (ms)", took[len(took) // 2])
    yield Row(f"hearts {name}, a decision: p99 (ms)", took[int(0.99 * len(took))], 50.0)
