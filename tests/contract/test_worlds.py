"""DESIGN 9: worlds for robots that think ahead depend on what a seat sees and on nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from statistics import fmean, stdev
from typing import Any

import pytest

from engine import GAMES
from engine.ai import ROBOTS
from engine.core import DEALER, AnyGame, RoundOver, Seat

from .driving import ADAPTERS, copy_fields, moments, pick, seats_of, table

BUDGET = 20
"""Playouts of a decision: just enough for a robot to look ahead."""
KEYS = [key for key in GAMES if GAMES[key].world is not None]
FEW = [(key, seed) for key in KEYS for seed in range(0, ADAPTERS[key].SEEDS, 61)]

DEALT = [key for key in KEYS if GAMES[key].play_verb]
"""Games in which only chance hides the first cards; Skull, where players choose, is in tests/engine/skull."""

few = pytest.mark.parametrize(("key", "seed"), FEW)


@few
def test_world_reproduces_the_view_it_was_drawn_for(key: str, seed: int) -> None:
    """`view(world(v, rng), seat) == v` for the deciding seat and for others; the state passes `check`."""
    game, state, rng = table(key, seed)
    assert game.world is not None
    for moment in moments(game, state, rng):
        for seat in seats_of(game, state):
            if rng.random() < (0.5 if seat == moment.seat else 0.9):
                continue
            view = game.view(state, seat)
            world = game.world(view, rng)
            assert game.view(world, seat) == view, moment
            assert game.to_act(world) == game.to_act(state), moment
            ADAPTERS[key].check(world)


@few
def test_world_can_be_played_to_the_end_of_the_round(key: str, seed: int) -> None:
    game, state, rng = table(key, seed)
    assert game.world is not None
    for moment in moments(game, state, rng):
        if moment.seat >= 0 and rng.random() < 0.05:
            play_out(game, game.world(game.view(state, moment.seat), rng), rng)


def play_out(game: AnyGame, world: Any, rng: Random) -> None:
    """Play random legal actions until a round is over."""
    events: list[Any] = []
    while not any(isinstance(event, RoundOver) for event in events):
        seat = rng.choice(game.to_act(world))
        action = (
            game.chance_action(world, rng) if seat == DEALER else pick(game, game.choices(world, seat), rng)
        )
        assert game.find_refusal(world, seat, action) is None, (seat, action)
        events = game.step(world, seat, action)


@few
def test_equal_views_give_equal_worlds(key: str, seed: int) -> None:
    """What a seat may not know changes nothing in its worlds."""
    game, state, rng = table(key, seed)
    assert game.world is not None
    for moment in moments(game, state, rng):
        if rng.random() < 0.02:
            for seat in seats_of(game, state):
                other = ADAPTERS[key].sample_other_world(state, seat, rng)
                one, two = (game.world(game.view(s, seat), Random(seed)) for s in (state, other))
                assert copy_fields(one) == copy_fields(two), (moment, seat)


@few
def test_hard_robots_choose_equally_for_equal_views(key: str, seed: int) -> None:
    """The choice of `hard` is a function of its seat's view and random seed, not of the hidden cards."""
    game, state, rng = table(key, seed)
    hard = ROBOTS[key, "hard"]
    for moment in moments(game, state, rng):
        if moment.seat >= 0 and rng.random() < 0.03:
            other = ADAPTERS[key].sample_other_world(state, moment.seat, rng)
            one, two = (hard(game.view(s, moment.seat), Random(seed), BUDGET) for s in (state, other))
            assert one == two, moment
            assert game.find_refusal(state, moment.seat, one) is None, moment


def hands(game: AnyGame, state: Any, seat: Seat) -> Counter[tuple[Seat, int]]:
    """Return the cards of all other seats, as each of them sees its own."""
    others = (other for other in seats_of(game, state) if other != seat)
    return Counter((other, card) for other in others for card in game.view(state, other).hand)


def favour(
    game: AnyGame, sources: Sequence[Callable[[AnyGame, Any, Seat, Random], Any]], seeds: int
) -> list[tuple[float, float]]:
    """Return, by source, how many more cards a world shares with the truth than with another world.

    Each value is a mean and its standard error, taken where the first seat of a round decides: nothing has
    been shown yet.
    """
    gaps: list[list[int]] = [[] for _ in sources]
    for seed in range(seeds):
        _, state, rng = table(game.key, seed)
        dealt = False
        for moment in moments(game, state, rng):
            for seat in seats_of(game, state) if dealt else ():
                truth = hands(game, state, seat)
                for found, worlds in zip(gaps, sources, strict=True):
                    one, two = (hands(game, worlds(game, state, seat, rng), seat) for _ in range(2))
                    found.append((one & truth).total() - (one & two).total())
            dealt = moment.seat == DEALER
    return [(fmean(found), stdev(found) / len(found) ** 0.5) for found in gaps]


def honest(game: AnyGame, state: Any, seat: Seat, rng: Random) -> Any:
    assert game.world is not None
    return game.world(game.view(state, seat), rng)


def peeking(game: AnyGame, state: Any, seat: Seat, rng: Random) -> Any:
    """Return the true state now and then, as a planted leak."""
    return state if rng.random() < 0.25 else honest(game, state, seat, rng)


@pytest.mark.parametrize("key", DEALT)
def test_worlds_do_not_favour_the_true_places_of_hidden_cards(key: str) -> None:
    """True places of cards are no likelier than others; a source with one true world in four is detected."""
    (mean, error), (leaked, its_error) = favour(GAMES[key], (honest, peeking), 12)
    assert abs(mean) < 3 * error
    assert leaked > 3 * its_error


@pytest.mark.parametrize("key", KEYS)
def test_hidden_hands_differ_between_worlds(key: str) -> None:
    """Hidden hands differ between worlds."""
    game, state, rng = table(key, 1)
    seen = set()
    for moment in moments(game, state, rng):
        if moment.seat >= 0:
            worlds = [honest(game, state, moment.seat, rng) for _ in range(6)]
            seen.add(len({tuple(sorted(hands(game, world, moment.seat).items())) for world in worlds}))
    assert max(seen) == 6
