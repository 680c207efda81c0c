"""The robots: legal at every choice, blind to what their seat cannot see, and normal is better than easy."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine import GAMES
from engine.ai import LEVELS, ROBOTS, play
from engine.core import AnyGame
from engine.skull_king import preset


def match(game: AnyGame, seats: int, options: dict[str, Any], levels: list[str], seed: int) -> Any:
    """A robots-only match; every answer is checked."""
    state = game.new(seats, game.options(options, seats))
    before = state.copy()
    for seat, action, _ in play(game, state, levels, Random(seed)):
        assert game.why_not(before, seat, action) is None, (seed, seat, action)
        before = state.copy()
    return state


def test_every_game_has_every_level() -> None:
    assert {(key, level) for key in GAMES for level in (*LEVELS, "deadline")} == set(ROBOTS)


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("level", LEVELS)
def test_robots_find_a_legal_answer_to_every_choice(level: str, seats: int) -> None:
    game = GAMES["skull-king"]
    rich = {"powers": True, "expansions": ["loot", "kraken", "whale"], "rascal_bet_on_last_trick": True}
    for seed in range(3):
        match(game, seats, {**rich, "scoring": "rascal", "cannon_loads": True}, [level] * seats, seed)
    if seats < 7:
        match(game, seats, {"edition": "legacy"}, [level] * seats, 1)


@pytest.mark.parametrize("key", sorted({key for key, _ in ROBOTS}))
def test_normal_beats_easy(key: str) -> None:
    """Two of each at four seats, changing places: over 240 fixed seeds normal wins far more than its half."""
    game = GAMES[key]
    better, points = 0, dict.fromkeys(LEVELS, 0)
    presets = ("base", "full_sail", "rascal")
    for seed in range(240):
        levels = [LEVELS[(seat + seed) % 2] for seat in range(4)]
        options = preset(presets[seed % 3], 4) | {"length": "skip_to_the_brawl"}
        state = match(game, 4, options, levels, seed)
        places = game.standing(state)
        for place in places:
            points[levels[place.seat]] += place.points
        better += levels[places[0].seat] == "normal"
    assert better > 240 * 0.8
    assert points["normal"] > points["easy"] + 240 * 2 * 50


def test_a_robot_answers_the_same_view_the_same_way() -> None:
    game = GAMES["skull-king"]
    state = match(game, 4, {"length": [3]}, ["normal"] * 4, 5)
    assert game.standing(state) == game.standing(match(game, 4, {"length": [3]}, ["normal"] * 4, 5))
