"""Helpers of the robot benchmarks: playing a match, timing decisions, confidence intervals."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from statistics import mean, stdev
from time import process_time
from typing import Any, Final, TypeAlias

from bench.figures import Row
from engine.core import DEALER, AnyGame

Player: TypeAlias = Callable[[Any, Random], Any]
"""A callable that chooses an action for a view."""
CERTAIN: Final = 1.96
"""Standard errors to either side of a mean that make a 95 % confidence interval."""
LONGEST: Final = 50.0
"""Limit of the 99th percentile of a decision, in milliseconds."""


def play(
    game: AnyGame,
    state: Any,
    players: Sequence[Player],
    seed: int,
    until: Callable[[Any], bool] = lambda state: False,
) -> None:
    """Play the match on, in place, until it is over or `until` returns True.

    The deals depend only on the seed. Each decision gets random numbers fixed by seed, seat and turn, so that
    two players with equal decisions play equal matches.
    """
    dealer = Random(seed)
    while not until(state) and (to_act := game.to_act(state)):
        seat = to_act[0]
        if seat == DEALER:
            action = game.chance_action(state, dealer)
        else:
            luck = Random(f"{seed} {seat} {game.turn(state)}")
            action = players[seat](game.view(state, seat), luck)
        game.step(state, seat, action)


def ends(values: Sequence[float]) -> tuple[float, float]:
    """Return the ends of the 95 % confidence interval of the mean of these values."""
    half = CERTAIN * stdev(values) / len(values) ** 0.5
    return mean(values) - half, mean(values) + half


def timed(player: Player, took: list[float]) -> Player:
    """Return the player, wrapped to append the CPU milliseconds of every decision to `took`."""

    def decide(view: Any, rng: Random) -> Any:
        began = process_time()
        action = player(view, rng)
        took.append(1000 * (process_time() - began))
        return action

    return decide


def durations(name: str, took: list[float], most: float | None = None) -> Iterator[Row]:
    """Yield a decision's median time (below `most`), its p99, and the time of a fixed loop for comparison."""
    took.sort()
    yield Row(f"{name}: median (ms)", took[len(took) // 2], most)
    yield Row(f"{name}: p99 (ms)", took[int(0.99 * len(took))], LONGEST)
    yield Row(f"{name}: meanwhile a million additions (ms)", _time_additions())


def _time_additions() -> float:
    """Return this machine's CPU milliseconds for a fixed loop of additions."""
    total, began = 0, process_time()
    for n in range(1_000_000):
        total += n
    return 1000 * (process_time() - began)
