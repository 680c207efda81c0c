"""Skull King's level `hard`: always legal, a function of the view, in worlds that fit the bids."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from engine.ai import choose
from engine.ai.skull_king_chances import chances_at_deal
from engine.ai.skull_king_trials import worlds_that_fit
from engine.core import DEALER
from engine.skull_king import GAME
from engine.skull_king.state import State

from .transcript import Table

RICH = {"powers": True, "expansions": ["loot", "kraken", "whale"], "rascal_bet_on_last_trick": True}


def play(state: State, levels: list[str], seed: int, budget: int) -> None:
    """Play a match to its end; check that every answer is legal and repeated for an equal view."""
    rng = Random(seed)
    while to_act := GAME.to_act(state):
        seat = to_act[0]
        if seat == DEALER:
            action = GAME.chance_action(state, rng)
        else:
            view = GAME.view(state, seat)
            action = choose(GAME.key, levels[seat], view, Random(state.turn), budget)
            assert action == choose(GAME.key, levels[seat], view, Random(state.turn), budget)
            assert GAME.find_refusal(state, seat, action) is None
        GAME.step(state, seat, action)


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("scoring", ["skull_king", "rascal"])
def test_hard_robot_chooses_legal_actions(seats: int, scoring: str) -> None:
    options = {**RICH, "scoring": scoring, "cannon_loads": scoring == "rascal", "length": [1, 4]}
    play(GAME.new(seats, GAME.options(options, seats)), ["hard"] * seats, seats, 16)


@pytest.mark.parametrize("seats", range(2, 7))
def test_hard_robot_plays_the_older_edition(seats: int) -> None:
    state = GAME.new(seats, GAME.options({"edition": "legacy"}, seats))
    state.rounds = (2, 4)
    play(state, ["hard"] * seats, seats, 16)


def test_hands_in_sampled_worlds_fit_the_bids() -> None:
    """Of two rivals the one that bid five holds more in these worlds than the one that bid zero."""
    table = Table(3, *["", "", ""], length=[6]).bid(1, 5, 0)
    view = GAME.view(table.state, 0)
    chances = chances_at_deal(view.options, 2, 6, False)
    world = worlds_that_fit(view, Random(1))
    promise = [
        fmean(sum(chances[card] for card in world().hands[seat]) for _ in range(60)) for seat in (1, 2)
    ]
    assert promise[0] > promise[1] + 1.5
