"""Measure the speed of every game through `step` and through `apply`.

Whole matches of random choices are played; times are CPU times.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from time import process_time
from typing import Any, Final, NamedTuple, TypeAlias

from engine import GAMES
from engine.core import DEALER, AnyGame, apply

SEATS: Final = 4
DOORS: Final = ("apply", "step")
Played: TypeAlias = tuple[int, list[int]]
"""One played match: the number of its actions, and its final points by seat."""


class Speed(NamedTuple):
    """One row of the result; matches and actions are per second of CPU time."""

    game: str
    door: str
    matches: float
    actions: float


def speeds(matches: int = 200) -> Iterator[Speed]:
    """Play `matches` seeded matches of every game with `apply` and with `step`; yield a row for each.

    Raises:
        AssertionError: if `apply` and `step` play the same match differently.
    """
    for key, game in GAMES.items():
        options = game.options({}, SEATS)
        results: list[list[Played]] = []
        for door in DOORS:
            play = match_player(game, options, SEATS, door)
            began = process_time()
            played = [play(Random(seed)) for seed in range(matches)]
            took = process_time() - began
            results.append(played)
            yield Speed(key, door, matches / took, sum(actions for actions, _ in played) / took)
        if any(played != results[0] for played in results):
            raise AssertionError(f"{key}: the doors disagree about the same matches")


def match_player(game: AnyGame, options: Any, seats: int, door: str) -> Callable[[Random], Played]:
    """Return a function that plays a match of random choices through `door`, one of DOORS."""
    return partial(_match, game, options, seats, door == "apply")


def _match(game: AnyGame, options: Any, seats: int, pure: bool, rng: Random) -> Played:
    to_act, choices, step, made, choice_of = game.to_act, game.choices, game.step, game.action, rng.choice
    state = game.new(seats, options)
    actions = 0
    while waiting := to_act(state):
        seat = waiting[0]
        if seat == DEALER:
            action = game.chance_action(state, rng)
        else:
            verb, items, least, most, _, _ = choices(state, seat)[0]
            action = made(verb, (choice_of(items),) if most == 1 else tuple(rng.sample(items, least)))
        actions += 1
        if pure:
            state, _ = apply(game, state, seat, action)
        else:
            step(state, seat, action)
    return actions, list(game.points(state))
