"""What every contest of robots has: matches they play, how long they think, how sure a mean is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from statistics import mean, stdev
from time import process_time
from typing import Any, Final, TypeAlias

from bench.figures import Row
from engine.core import DEALER, AnyGame

Player: TypeAlias = Callable[[Any, Random], Any]
"""Whatever chooses an action for a view."""
CERTAIN: Final = 1.96
"""Standard errors to either side of a mean that make an interval of 95 %."""
LONGEST: Final = 50.0
"""Milliseconds that one decision of a hundred may take."""


def play(
    game: AnyGame,
    state: Any,
    players: Sequence[Player],
    seed: int,
    until: Callable[[Any], bool] = lambda state: False,
) -> None:
    """Play on, in place, until nobody is to act or `until` says so.

    The deals are the same whoever sits where. Each decision has luck of its own, the same in the same seat at
    the same turn, so that two players are compared where they differ and nowhere else.
    """
    dealer = Random(seed)
    while not until(state) and (to_act := game.to_act(state)):
        seat = to_act[0]
        if seat == DEALER:
            action = game.chance(state, dealer)
        else:
            luck = Random(f"{seed} {seat} {game.turn(state)}")
            action = players[seat](game.view(state, seat), luck)
        game.step(state, seat, action)


def ends(values: Sequence[float]) -> tuple[float, float]:
    """The ends of the interval of 95 % of their mean."""
    half = CERTAIN * stdev(values) / len(values) ** 0.5
    return mean(values) - half, mean(values) + half


def timed(player: Player, took: list[float]) -> Player:
    """The player, who notes the milliseconds of CPU of every decision."""

    def decide(view: Any, rng: Random) -> Any:
        began = process_time()
        action = player(view, rng)
        took.append(1000 * (process_time() - began))
        return action

    return decide


def durations(name: str, took: list[float], most: float | None = None) -> Iterator[Row]:
    """How long a decision takes, `most` of them in the middle, and the machine's own speed beside it."""
    took.sort()
    yield Row(f"{name}: median (ms)", took[len(took) // 2], most)
    yield Row(f"{name}: p99 (ms)", took[int(0.99 * len(took))], LONGEST)
    yield Row(f"{name}: meanwhile a million additions (ms)", _addition())


def _addition() -> float:
    """Milliseconds of CPU that this machine takes for a loop of so many additions."""
    total, began = 0, process_time()
    for n in range(1_000_000):
        total += n
    return 1000 * (process_time() - began)
