"""Look ahead by playouts: every candidate is tried in the same possible worlds, to the round's end.

This module is independent of the game. A world is a possible state in which the seat has its present view.
The game's robot supplies worlds (from `Game.world`, perhaps filtered) and the policy that plays worlds out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import fsum, inf, sqrt
from statistics import fmean, stdev
from typing import Any, Final, TypeAlias, TypeVar

from engine.core import DEALER, AnyAction, AnyGame, RoundOver, Seat

BATCH: Final = 8
"""Worlds that are played before weak candidates are dropped again."""
CERTAIN: Final = 2.0
"""A candidate is dropped when it is this many standard errors behind the best one."""

A = TypeVar("A", bound=AnyAction)

Policy: TypeAlias = Callable[[Any, Seat], AnyAction]
"""A seat's move in a world, for playouts: quick, legal and deterministic."""


def search(
    game: AnyGame,
    seat: Seat,
    candidates: Sequence[A],
    worlds: Callable[[], Any],
    policy: Policy,
    budget: int,
    chance: Callable[[Any], AnyAction] | None = None,
    certain: float = CERTAIN,
) -> A:
    """Return the first candidate, unless another candidate does significantly better in the same worlds.

    Each call of `worlds` returns a new world, which may be changed. Every remaining candidate gets a playout
    in each world, about `budget` playouts in all. `chance` acts for the dealer in a playout. A candidate is
    dropped once its mean is `certain` standard errors behind the best.
    """
    tried: list[list[float]] = [[] for _ in candidates]
    alive = list(range(len(candidates)))
    while len(alive) > 1 and budget >= BATCH * len(alive):
        budget -= BATCH * len(alive)
        for _ in range(BATCH):
            world = worlds()
            for n in alive:
                tried[n].append(evaluate_action(game, world.copy(), seat, candidates[n], policy, chance))
        best = max(alive, key=lambda n: fsum(tried[n]))
        alive = [n for n in alive if n == best or errors_behind(tried[n], tried[best]) < certain]
    return candidates[0 if 0 in alive else max(alive, key=lambda n: fsum(tried[n]))]


def errors_behind(one: Sequence[float], other: Sequence[float]) -> float:
    """Return how many standard errors `one` is worse than `other`, compared world by world."""
    gaps = [b - a for a, b in zip(one, other, strict=True)]
    error = stdev(gaps) / sqrt(len(gaps))
    return fmean(gaps) / error if error else inf if fmean(gaps) > 0 else 0.0


def evaluate_action(
    game: AnyGame,
    world: Any,
    seat: Seat,
    action: AnyAction,
    policy: Policy,
    chance: Callable[[Any], AnyAction] | None = None,
) -> float:
    """Play the world out in place after this action; return the seat's round points less the others' mean.

    In a simultaneous phase the seat acts before the others. Higher values are always better, even in games
    where the fewest points win. A round that ends the match is played out like any other round.
    """
    actor = seat
    while True:
        for event in game.step(world, actor, action):
            if isinstance(event, RoundOver):
                points = event.points
                others = (sum(points) - points[seat]) / (len(points) - 1)
                return (others - points[seat]) if game.lowest_wins else (points[seat] - others)
        actor = game.to_act(world)[0]
        if actor == DEALER:
            assert chance is not None, "a playout that meets the dealer needs his part"
            action = chance(world)
        else:
            action = policy(world, actor)
