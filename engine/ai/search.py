"""Thinking ahead without seeing anything: the same worlds for every candidate, played out to the round's end.

It knows no game. A world is a state in which the seat would see just what it sees (`Game.world`, or worlds a
game's robot has chosen among those); who plays them out is given by the game's robot, too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf, sqrt
from statistics import fmean, stdev
from typing import Any, Final, TypeAlias, TypeVar

from engine.core import DEALER, AnyAction, AnyGame, RoundOver, Seat

BATCH: Final = 8
"""Worlds between two looks at which candidates are still worth a playout."""
CERTAIN: Final = 2.0
"""Standard errors that a candidate is behind the best one when it is given up."""

A = TypeVar("A", bound=AnyAction)

Policy: TypeAlias = Callable[[Any, Seat], AnyAction]
"""What a seat does in a world, for playouts: quick, legal, and the same each time."""


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
    """The first candidate, the favourite, unless another does significantly better in the same worlds.

    `worlds` gives another world each time, a state that may be changed. Every candidate still in question
    gets a playout in each of them, about `budget` in all. `chance` acts for the dealer in a playout;
    `certain` is how many standard errors behind the best a candidate is given up.
    """
    tried: list[list[float]] = [[] for _ in candidates]
    alive = list(range(len(candidates)))
    while len(alive) > 1 and budget >= BATCH * len(alive):
        budget -= BATCH * len(alive)
        for _ in range(BATCH):
            world = worlds()
            for n in alive:
                tried[n].append(value(game, world.copy(), seat, candidates[n], policy, chance))
        best = max(alive, key=lambda n: sum(tried[n]))
        alive = [n for n in alive if n == best or behind(tried[n], tried[best]) < certain]
    return candidates[0 if 0 in alive else max(alive, key=lambda n: sum(tried[n]))]


def behind(one: Sequence[float], other: Sequence[float]) -> float:
    """How many standard errors the first is worse than the second, compared world by world."""
    gaps = [b - a for a, b in zip(one, other, strict=True)]
    error = stdev(gaps) / sqrt(len(gaps))
    return fmean(gaps) / error if error else inf if fmean(gaps) > 0 else 0.0


def value(
    game: AnyGame,
    world: Any,
    seat: Seat,
    action: AnyAction,
    policy: Policy,
    chance: Callable[[Any], AnyAction] | None = None,
) -> float:
    """Play the world out after this action, in place: the seat's points of the round less the others' mean.

    The seat acts first even where others are missing, as in a simultaneous phase. More is better, also where
    the fewest points win. A round that ends the match is played to its end like any other.
    """
    actor = seat
    while True:
        for event in game.step(world, actor, action):
            if isinstance(event, RoundOver):
                points = event.points
                others = (sum(points) - points[seat]) / (len(points) - 1)
                return (others - points[seat]) if game.fewest else (points[seat] - others)
        actor = game.to_act(world)[0]
        if actor == DEALER:
            assert chance is not None, "a playout that meets the dealer needs his part"
            action = chance(world)
        else:
            action = policy(world, actor)
