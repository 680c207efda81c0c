"""Worlds of Skull: flipped discs are in their places; the chance of a lost skull is correct."""

from __future__ import annotations

from random import Random

import pytest

from engine.skull.discs import ROSE, SKULL
from engine.skull.worlds import skull_lost, world

from .transcript import Table


def blind(lost: int = 0, *, roses: int = 0) -> Table:
    """Return a table where seat 1 has picked disc `lost` of seat 0 (0: its skull), who then showed roses."""
    table = Table().place("rose", "skull", "rose")
    table.do("0 challenge 2", "1 pass", "2 pass", "0 flip 0", "0 flip 1", "- shuffle 3 2 1 0")
    table.do(f"1 lose {lost}")
    if not roses:
        return table
    table.place("rose", "rose", "rose")
    for _ in range(roses - 1):
        table.do("0 place rose", "1 place rose", "2 place rose")
    table.do(f"0 challenge {roses}", "1 pass", "2 pass", *["0 flip 0"] * roses)
    return table


def share(table: Table, seat: int) -> float:
    """Return how often a seat's skull is lost in the worlds of seat 2."""
    view = table.view(2)
    return sum(SKULL in world(view, Random(n)).lost[seat] for n in range(800)) / 800


def test_random_lost_disc_is_the_skull_in_one_of_four_worlds() -> None:
    assert skull_lost(blind().view(2), 0) == (3, 9)
    assert share(blind(), 0) == pytest.approx(0.25, abs=0.05)
    assert share(blind(), 1) == 0


def test_roses_shown_after_a_loss_raise_the_chance_of_a_lost_skull() -> None:
    """With the skull, two of three discs left were roses: one rose comes in two of three ways, two in one."""
    assert share(blind(roses=1), 0) == pytest.approx(3 / (3 + 3 * 2), abs=0.05)
    assert share(blind(roses=2), 0) == pytest.approx(6 / (6 + 3 * 2), abs=0.05)
    assert share(blind(roses=3), 0) == 1


def test_flipped_skull_was_not_lost_earlier_in_any_world() -> None:
    table = blind(1).place("skull", "rose", "rose").do("0 challenge 1", "1 pass", "2 pass", "0 flip 0")
    assert share(table, 0) == 0
    assert share(table.do("0 lose rose"), 0) == pytest.approx(1 / 3, abs=0.05)


def test_worlds_keep_flipped_discs_and_vary_the_discs_below() -> None:
    table = Table().place("rose", "rose", "rose").do("0 place rose", "1 place skull", "2 place rose")
    table.do("0 place rose", "1 place rose", "2 place rose", "0 challenge 5", "1 pass", "2 pass")
    table.do("0 flip 0", "0 flip 0", "0 flip 0", "0 flip 1")
    piles = [world(table.view(0), Random(n)).piles[1] for n in range(300)]
    assert {pile[-1] for pile in piles} == {ROSE}
    assert {pile[:-1] for pile in piles} == {(ROSE, ROSE), (SKULL, ROSE), (ROSE, SKULL)}


def test_worlds_shuffle_the_discs_offered_for_a_blind_pick() -> None:
    table = Table().place("rose", "skull", "rose").do("0 challenge 2", "1 pass", "2 pass")
    table.do("0 flip 0", "0 flip 1", "- shuffle 3 2 1 0")
    places = {world(table.view(1), Random(n)).shuffled.index(SKULL) for n in range(60)}
    assert places == {0, 1, 2, 3}


def test_worlds_keep_discs_that_their_owner_has_shown() -> None:
    table = Table().place("rose", "skull", "rose").do("0 place rose", "1 place rose", "2 place rose")
    table.do("0 challenge 2", "1 pass", "2 pass", "0 flip 0", "0 flip 0", "1 show 0")
    for n in range(20):
        state = world(table.view(0), Random(n))
        assert state.laid[1][0] == SKULL
        assert SKULL not in state.lost[1]
