"""The robots: legal at every choice, blind to what their seat cannot see, and normal is better than easy."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bench.robots import Contest, at_random, bluffs, interval
from engine import GAMES
from engine.ai import LEVELS, ROBOTS, play
from engine.core import AnyGame
from engine.skull.discs import SKULL
from engine.skull_king import PRESETS

PAIR = ("easy", "normal")
"""The levels that do not think ahead."""


def played(game: AnyGame, seats: int, options: dict[str, Any], levels: list[str], seed: int) -> Any:
    """A robots-only match to its end."""
    state = game.new(seats, game.options(options, seats))
    for _ in play(game, state, levels, Random(seed)):
        pass
    return state


def match(game: AnyGame, seats: int, options: dict[str, Any], levels: list[str], seed: int) -> Any:
    """The same; every answer is checked."""
    state = game.new(seats, game.options(options, seats))
    before = state.copy()
    for seat, action, _ in play(game, state, levels, Random(seed)):
        assert game.why_not(before, seat, action) is None, (seed, seat, action)
        before = state.copy()
    return state


def test_every_game_has_every_level() -> None:
    assert {(key, level) for key in GAMES for level in (*LEVELS, "deadline")} == set(ROBOTS)


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("level", PAIR)
def test_robots_find_a_legal_answer_to_every_choice(level: str, seats: int) -> None:
    game = GAMES["skull-king"]
    rich = {"powers": True, "expansions": ["loot", "kraken", "whale"], "rascal_bet_on_last_trick": True}
    for seed in range(3):
        match(game, seats, {**rich, "scoring": "rascal", "cannon_loads": True}, [level] * seats, seed)
    if seats < 7:
        match(game, seats, {"edition": "legacy"}, [level] * seats, 1)


def test_normal_beats_easy() -> None:
    """Two of each at four seats, changing places: over 120 fixed seeds normal wins far more than its half."""
    game = GAMES["skull-king"]
    better, points = 0, dict.fromkeys(PAIR, 0)
    presets = ("base", "full_sail", "rascal")
    for seed in range(120):
        levels = [PAIR[(seat + seed) % 2] for seat in range(4)]
        options = PRESETS[presets[seed % 3]] | {"length": "skip_to_the_brawl"}
        state = played(game, 4, options, levels, seed)
        places = game.standing(state)
        for place in places:
            points[levels[place.seat]] += place.points
        better += levels[places[0].seat] == "normal"
    assert better > 120 * 0.8
    assert points["normal"] > points["easy"] + 120 * 2 * 50


@pytest.mark.parametrize("seats", [4, 6])
def test_normal_beats_easy_at_skull(seats: int) -> None:
    """Half of each, changing places: over 120 fixed seeds normal wins two matches of three."""
    game = GAMES["skull"]
    wins = 0
    for seed in range(120):
        levels = [PAIR[(seat + seed) % 2] for seat in range(seats)]
        wins += levels[game.standing(played(game, seats, {}, levels, seed))[0].seat] == "normal"
    assert wins > 120 * 0.65


@pytest.mark.parametrize(("seats", "share"), [(4, 0.85), (2, 0.75)])
def test_normal_beats_easy_at_hearts(seats: int, share: float) -> None:
    """Half of each, changing places: over 60 fixed seeds normal is first and takes half the points."""
    game = GAMES["hearts"]
    wins, points = 0, dict.fromkeys(PAIR, 0)
    for seed in range(60):
        levels = [PAIR[(seat + seed) % 2] for seat in range(seats)]
        places = game.standing(played(game, seats, {}, levels, seed))
        wins += levels[places[0].seat] == "normal"
        for place in places:
            points[levels[place.seat]] += place.points
    assert wins > 60 * share
    assert points["normal"] * 2 < points["easy"]


@pytest.mark.parametrize("level", [*LEVELS, "deadline"])
@pytest.mark.parametrize("seats", [3, 6])
def test_a_match_of_skull_robots_ends_before_long(level: str, seats: int) -> None:
    """Bluffing costs discs and bets win: nobody dances round the challenge for ever."""
    game = GAMES["skull"]
    for seed in range(30):
        state = game.new(seats, game.options({}, seats))
        assert sum(1 for _ in play(game, state, [level] * seats, Random(seed))) < 800
        assert len(state.bets) < 40


def test_skull_robots_bluff_sometimes() -> None:
    """Some first discs are skulls, some not, and now and then a number is named over an own skull."""
    game = GAMES["skull"]
    bluffs, numbers, skulls, firsts = 0, 0, 0, 0
    for seed in range(40):
        state = game.new(4, game.options({}, 4))
        for seat, action, _ in play(game, state, ["normal"] * 4, Random(seed)):
            if action.verb == "place":
                firsts, skulls = firsts + 1, skulls + (str(action) == "place skull")
            if action.verb == "challenge" and game.to_act(state):
                numbers += 1
                bluffs += SKULL in game.view(state, seat).pile
    assert 0.1 < skulls / firsts < 0.5
    assert 0.05 < bluffs / numbers < 0.5


def test_a_robot_answers_the_same_view_the_same_way() -> None:
    game = GAMES["skull-king"]
    state = match(game, 4, {"length": [3]}, ["normal"] * 4, 5)
    assert game.standing(state) == game.standing(match(game, 4, {"length": [3]}, ["normal"] * 4, 5))


@pytest.mark.parametrize("game", ["skull", "hearts"])
def test_the_bench_gives_no_robot_an_advantage_over_itself(game: str) -> None:
    """Every deal is played from every seat, so whoever plays against their own kind wins their share."""
    easy = ROBOTS[game, "easy"]
    assert interval(Contest(game, "easy", easy, "easy", easy, 4), matches=12) == pytest.approx((25, 25))
    low, high = interval(Contest(game, "easy", easy, "random", at_random(game), 4), matches=40)
    assert 0 <= low + high <= 200
    assert low < high


def test_the_bench_counts_skulls_under_opening_numbers() -> None:
    rows = list(bluffs("normal", 4))
    shares, times = rows[::2], rows[1::2]
    assert len(shares) == len(times) > 0
    assert all(0 <= row.value <= 100 for row in shares)
    assert sum(row.value for row in times) >= 4
