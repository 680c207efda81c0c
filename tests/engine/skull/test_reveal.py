"""SR-4 and SR-6: flipping, winning a bet, showing own discs, and what stays secret."""

from __future__ import annotations

import pytest

from engine.skull.discs import ROSE, SKULL
from engine.skull.public import Flipped, Shown
from engine.skull.views import bystanders

from .transcript import Table


@pytest.mark.rule("SR-2.3", "SR-4.4", "SR-6.1", "R-SR-01")
def test_challenge_of_one_is_won_with_the_own_rose() -> None:
    table = Table().place("rose", "rose", "rose").do("0 challenge 1", "1 pass", "2 pass", "0 flip 0")
    assert table.flips == "0 rose"
    assert table.view().won == (1, 0, 0)
    assert (table.phase, table.state.first, table.state.round) == ("place", 0, 2)
    assert [len(table.view(seat).hand) for seat in range(3)] == [4, 4, 4]


@pytest.mark.rule("SR-3.5", "SR-4.2")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_mats_of_others_may_be_flipped_in_any_order(order: tuple[int, int]) -> None:
    table = Table().place("rose", "rose", "rose").do("0 challenge 1", "1 challenge 2", "2 challenge 3")
    table.do("2 flip 2")
    assert table.may(2) == {"flip": (0, 1)}
    table.do(*(f"2 flip {mat}" for mat in order))
    assert table.view().won == (0, 0, 1)
    assert table.state.first == 2


@pytest.mark.rule("SR-4.1", "R-SR-09")
def test_challenger_flips_the_whole_own_pile_first() -> None:
    table = Table().place("rose", "rose", "rose")
    table.do("0 place rose", "1 challenge 3", "2 pass", "0 pass")
    assert table.rule("1 flip 0") == "SR-4.1"
    assert table.do("1 flip 1").may(1) == {"flip": (0, 2)}


@pytest.mark.rule("SR-4.1", "SR-4.4", "R-SR-09")
def test_bid_up_to_the_own_pile_is_won_without_other_mats() -> None:
    table = Table().place("rose", "skull", "skull")
    table.do("0 place rose", "1 place rose", "2 place rose", "0 challenge 2", "1 pass", "2 pass")
    table.do("0 flip 0", "0 flip 0")
    assert table.flips == "0 rose, 0 rose"
    assert table.view().won == (1, 0, 0)


@pytest.mark.rule("SR-4.1", "R-SR-09")
def test_own_skull_at_the_bottom_loses_the_bet() -> None:
    table = Table().place("skull", "rose", "rose")
    table.do("0 place rose", "1 place rose", "2 place rose", "0 challenge 3", "1 pass", "2 pass")
    table.do("0 flip 0", "0 flip 0")
    assert table.flips == "0 rose, 0 skull"
    table.do("0 lose rose")
    assert table.view().discs == (3, 4, 4)
    assert table.state.first == 0


@pytest.mark.rule("SR-4.1", "R-SR-09")
def test_own_skull_deeper_than_the_bid_is_not_flipped() -> None:
    table = Table().place("skull", "rose", "rose")
    table.do("0 place rose", "1 place rose", "2 place rose", "0 challenge 1", "1 pass", "2 pass", "0 flip 0")
    assert table.view().won == (1, 0, 0)


@pytest.mark.rule("SR-4.2", "SR-4.5", "R-SR-11")
def test_piles_are_flipped_from_the_top_and_may_be_left_unfinished() -> None:
    table = Table().place("rose", "skull", "rose")
    table.do("0 place rose", "1 place rose", "2 challenge 3", "0 pass", "1 pass")
    table.do("2 flip 2", "2 flip 1")
    assert table.view().flipped_discs(1) == (ROSE,)
    table.do("2 flip 0")
    assert table.flips == "2 rose, 1 rose, 0 rose"
    assert table.view().won == (0, 0, 1)
    spectator = table.view()
    assert (spectator.laid, spectator.pile, spectator.shown) == ((), (), ())
    assert table.view(1).laid == (SKULL, ROSE)


@pytest.mark.rule("SR-4.2")
def test_mat_without_face_down_discs_cannot_be_flipped() -> None:
    table = Table().place("rose", "rose", "rose")
    table.do("0 place rose", "1 challenge 4", "1 flip 1", "1 flip 2")
    assert table.may(1) == {"flip": (0,)}
    assert table.rule("1 flip 2") == "SR-4.2"
    assert table.rule("1 flip 7") == "SR-4.2"


@pytest.mark.rule("SR-4.3")
def test_the_first_skull_ends_the_bet() -> None:
    table = Table().place("rose", "skull", "rose").do("0 challenge 3", "0 flip 0", "0 flip 1")
    assert table.told(Flipped)[-1] == Flipped(0, 1, SKULL)
    assert table.bet.skull == 1
    assert table.view().won == (0, 0, 0)
    assert table.rule("0 flip 2") == "T-1"


@pytest.mark.rule("SR-1.3", "SR-6.2")
def test_the_second_bet_won_ends_the_match() -> None:
    table = Table(won={0: 1}).place("rose", "rose", "rose")
    table.do("0 challenge 1", "1 pass", "2 pass", "0 flip 0")
    assert (table.phase, table.to_act, table.winner) == ("over", (), 0)
    assert table.view().won == (2, 0, 0)
    assert table.rule("0 place rose") == "T-5"
    assert table.rule("1 show 0") == "T-5"


# ---- showing one's own discs -----------------------------------------------------------------------------


def after_a_bet() -> Table:
    """Return a table where seat 0 has won a bet with one flip; no other pile was touched."""
    table = Table().place("rose", "skull", "rose")
    return table.do("0 place rose", "1 place rose", "2 challenge 1", "0 pass", "1 pass", "2 flip 2")


@pytest.mark.rule("SR-4.6", "R-SR-11")
def test_owner_may_show_unflipped_discs_after_a_bet() -> None:
    table = after_a_bet()
    assert table.may(1)["show"] == (0, 1)
    assert "show" not in table.may(2)
    assert bystanders(table.view()) == (0, 1), "all see who still has a disc to show"
    turn = table.state.turn
    table.do("1 show 0")
    assert table.told(Shown) == [Shown(1, 0, SKULL)] == list(table.view().shown)
    assert table.state.turn == turn + 1
    assert table.may(1)["show"] == (1,)


@pytest.mark.rule("SR-4.6")
def test_already_seen_or_missing_discs_cannot_be_shown() -> None:
    table = after_a_bet().do("1 show 1")
    for line in ("1 show 1", "1 show 2", "1 show -1", "2 show 0"):
        assert table.rule(line) == "SR-4.6", line
    assert Table().rule("0 show 0") == "SR-4.6"


@pytest.mark.rule("SR-4.6")
def test_showing_discs_ends_once_all_next_first_discs_are_laid() -> None:
    table = after_a_bet().do("2 place rose", "0 place rose", "0 show 0")
    assert table.view().shown == (Shown(0, 0, ROSE),)
    table.do("1 place rose")
    assert table.view().shown == ()
    assert table.rule("1 show 0") == "SR-4.6"
    assert table.view(1).laid == ()
    assert bystanders(table.view()) == ()


@pytest.mark.rule("SR-4.6")
def test_disc_may_be_shown_while_the_challenger_loses_one() -> None:
    table = Table().place("skull", "skull", "rose")
    table.do("0 challenge 1", "1 pass", "2 pass", "0 flip 0")
    assert table.may(0) == {"lose": (ROSE, SKULL)}
    assert table.do("1 show 0").told(Shown) == [Shown(1, 0, SKULL)]
    assert table.do("0 lose rose").phase == "place"


def test_showing_a_disc_is_possible_without_being_on_turn() -> None:
    table = after_a_bet().do("0 place rose", "1 place rose")
    assert table.to_act == (2,)
    assert set(table.may(1)) == {"place", "show"}
