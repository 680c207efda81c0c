"""The robots: legal at every choice, blind to hidden cards, and `normal` is better than `easy`."""

from __future__ import annotations

from statistics import fmean
from typing import Any

import pytest

from bench.playing import play as play_deal
from bench.robots import Contest, at_random, bluffs, bound_rows, challenges, interval, match_results
from engine import GAMES
from engine.ai import LEVELS, ROBOTS, play
from engine.core import AnyGame
from engine.luck import Luck
from engine.skull.discs import SKULL
from engine.skull_king import PRESETS

PAIR = ("easy", "normal")
"""The levels without lookahead."""


def match(game: AnyGame, seats: int, options: dict[str, Any], levels: list[str], seed: int) -> Any:
    """Play a robots-only match to its end; check every answer."""
    state = game.new(seats, game.options(options, seats))
    before = state.copy()
    for seat, action, _ in play(game, state, levels, Luck.from_seed(seed)):
        assert game.find_refusal(before, seat, action) is None, (seed, seat, action)
        before = state.copy()
    return state


def test_every_game_has_robots_of_every_level() -> None:
    assert {(key, level) for key in GAMES for level in (*LEVELS, "deadline")} == set(ROBOTS)


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("level", PAIR)
def test_robots_choose_legal_actions_throughout_a_match(level: str, seats: int) -> None:
    game = GAMES["skull-king"]
    rich = {"powers": True, "expansions": ["loot", "kraken", "whale"], "rascal_bet_on_last_trick": True}
    for seed in range(2):
        match(game, seats, {**rich, "scoring": "rascal", "cannon_loads": True}, [level] * seats, seed)
    if seats < 7:
        match(game, seats, {"edition": "legacy"}, [level] * seats, 1)


def against(key: str, seats: int, deals: int, *presets: str) -> tuple[float, dict[str, int]]:
    """Play half `normal`, half `easy`, each deal from both sides; return `normal`'s share and all points."""
    game, wins, points = GAMES[key], 0, dict.fromkeys(PAIR, 0)
    for match in range(2 * deals):
        levels = [PAIR[(seat + match) % 2] for seat in range(seats)]
        options = PRESETS[presets[match // 2 % len(presets)]] if presets else {}
        state = game.new(seats, game.options(options, seats))
        play_deal(game, state, [ROBOTS[key, level] for level in levels], match // 2)
        places = game.standing(state)
        wins += levels[places[0].seat] == "normal"
        for place in places:
            points[levels[place.seat]] += place.points
    return wins / (2 * deals), points


def test_normal_beats_easy_at_skull_king() -> None:
    share, points = against("skull-king", 4, 6, "base", "full_sail", "rascal")
    assert share > 0.8
    assert points["normal"] > points["easy"] + 12 * 2 * 50


@pytest.mark.parametrize(("rival", "seats", "least"), [("easy", 4, 27), ("random", 6, 35)])
def test_normal_wins_more_than_its_share_at_skull(rival: str, seats: int, least: int) -> None:
    """Over 60 fixed matches, each deal played from every seat, `normal` wins more than 25 or 17 percent."""
    robot = at_random("skull") if rival == "random" else ROBOTS["skull", rival]
    shares, _ = match_results(Contest("skull", "normal", ROBOTS["skull", "normal"], rival, robot, seats), 60)
    assert fmean(shares) > least


@pytest.mark.parametrize("seats", [3, 4])
def test_challenges_at_skull_leave_room_to_raise(seats: int) -> None:
    """Over 30 fixed matches most challenges end below the number of all discs, after raises and passes."""
    told = {row.name.split(", ")[1]: row.value for row in challenges("normal", seats, 30)}
    assert told["challenges ended at the maximum (%)"] <= 40
    assert told["challenges ended below the maximum (%)"] >= 25
    assert told["challenges opened at the maximum (%)"] < 15
    assert told["challenges raised (%)"] > 30
    assert told["challenges passed by somebody (%)"] > 50


def test_easy_beats_random_play_at_skull() -> None:
    """`easy` wins more than its fair share, a quarter, of 60 fixed matches."""
    shares, _ = match_results(
        Contest("skull", "easy", ROBOTS["skull", "easy"], "random", at_random("skull"), 4), 60
    )
    assert 27 < fmean(shares) < 45


@pytest.mark.parametrize("seats", [4, 2])
def test_normal_beats_easy_at_hearts(seats: int) -> None:
    share, points = against("hearts", seats, 6)
    assert share > 0.75
    assert points["normal"] * 2 < points["easy"]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [3, 6])
def test_skull_robots_challenge_before_all_discs_are_laid(level: str, seats: int) -> None:
    """A round has fewer moves on average than laying every disc would take."""
    game = GAMES["skull"]
    moves = bets = 0
    for seed in range(6):
        state = game.new(seats, game.options({}, seats))
        moves += sum(1 for _ in play(game, state, [level] * seats, Luck.from_seed(seed)))
        bets += len(state.bets)
    assert moves < bets * seats * 4


def test_skull_robots_bluff_sometimes() -> None:
    """Some first discs are skulls, some roses, and sometimes a bid is made over an own skull."""
    game = GAMES["skull"]
    bluffs, numbers, skulls, firsts = 0, 0, 0, 0
    for seed in range(20):
        state = game.new(4, game.options({}, 4))
        for seat, action, _ in play(game, state, ["normal"] * 4, Luck.from_seed(seed)):
            if action.verb == "place":
                firsts, skulls = firsts + 1, skulls + (str(action) == "place skull")
            if action.verb == "challenge" and game.to_act(state):
                numbers += 1
                bluffs += SKULL in game.view(state, seat).pile
    assert 0.1 < skulls / firsts < 0.5
    assert 0.05 < bluffs / numbers < 0.5


def test_equal_seeds_give_equal_robot_matches() -> None:
    game = GAMES["skull-king"]
    state = match(game, 4, {"length": [3]}, ["normal"] * 4, 5)
    assert game.standing(state) == game.standing(match(game, 4, {"length": [3]}, ["normal"] * 4, 5))


@pytest.mark.parametrize("game", ["skull", "hearts"])
def test_bench_contest_of_equal_robots_gives_an_even_share(game: str) -> None:
    """Every deal is played from every seat, so a robot wins its fair share against its own level."""
    easy = ROBOTS[game, "easy"]
    assert interval(Contest(game, "easy", easy, "easy", easy, 4), matches=8) == pytest.approx((25, 25))
    low, high = interval(Contest(game, "easy", easy, "random", at_random(game), 4), matches=12)
    assert 0 <= low + high <= 200
    assert low < high


@pytest.mark.parametrize(
    ("shares", "said"), [([20, 30], True), ([27, 29], False), ([20, 22], False)], ids=["too few", "yes", "no"]
)
def test_bench_reports_contests_with_too_few_matches(shares: list[float], said: bool) -> None:
    easy = ROBOTS["skull", "easy"]
    rows = bound_rows("share", Contest("skull", "easy", easy, "easy", easy, 4), shares, 25)
    told = {row.name: row.value for row in rows}
    assert told.get("share: too few matches to say") == (8 if said else None)


def test_bench_counts_skulls_under_opening_numbers() -> None:
    rows = list(bluffs("normal", 4))
    shares, times = rows[::2], rows[1::2]
    assert len(shares) == len(times) > 0
    assert all(0 <= row.value <= 100 for row in shares)
    assert sum(row.value for row in times) >= 4
