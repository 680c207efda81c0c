"""The moves that are made for a player whose time is up."""

from __future__ import annotations

from random import Random

import pytest

from engine.ai import ROBOTS, play
from engine.luck import Luck
from engine.skull import GAME

from .transcript import Table

LATE = ROBOTS["skull", "deadline"]


@pytest.mark.rule("R-SR-07")
def test_overdue_blind_pick_is_random() -> None:
    table = (
        Table()
        .place("rose", "skull", "rose")
        .do("0 challenge 3", "0 flip 0", "0 flip 1", "- shuffle 3 2 1 0")
    )
    picked = {str(LATE(table.view(1), Random(seed))) for seed in range(40)}
    assert picked == {"lose 0", "lose 1", "lose 2", "lose 3"}


def test_overdue_player_bids_one_only_when_forced_to_challenge() -> None:
    """A bid is forced only with an empty hand and before any bid; the forced bid is the lowest number."""
    spoken = 0
    for seed in range(15):
        state = GAME.new(4, GAME.options({}, 4))
        for _ in play(GAME, state, ["normal"] * 4, Luck.from_seed(seed)):
            for seat in (seat for seat in GAME.to_act(state) if seat >= 0):
                view = GAME.view(state, seat)
                action = LATE(view, Random(seed))
                if action.verb == "challenge":
                    spoken += 1
                    assert not view.hand
                    assert not view.calls
                    assert action.items == (1,)
    assert spoken
