"""SR-5 and SR-8: how a disc is lost, going out, who begins next, and the last player with discs."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import DEALER
from engine.skull import GAME
from engine.skull.discs import ROSE, SKULL
from engine.skull.public import DiscLost, First, Out

from .transcript import Table


def caught(own: bool = False, **setting: Any) -> Table:
    """Return a table where seat 0 has flipped a skull: its own, or that of seat 1 below a bid of two."""
    table = Table(**setting)
    table.place(
        "skull" if own else "rose", "rose" if own else "skull", *["rose"] * (len(table.state.living) - 2)
    )
    others = [seat for seat in table.state.living if seat]
    number = 1 if own else 2
    table.do(f"0 challenge {number}", *(f"{seat} pass" for seat in others if number < table.state.total))
    return table.do("0 flip 0") if own else table.do("0 flip 0", "0 flip 1")


@pytest.mark.rule("SR-5.1", "SR-5.2", "SR-5.4", "SR-5.5", "R-SR-01")
def test_challenger_secretly_chooses_a_disc_to_lose_for_an_own_skull() -> None:
    table = caught(own=True)
    assert table.to_act == (0,)
    assert table.view(0).hand == (ROSE, ROSE, ROSE, SKULL)
    table.do("0 lose skull")
    assert table.view().discs == (3, 4, 4)
    assert table.view(0).lost == (SKULL,)
    assert table.view(1).lost == table.view(2).lost == table.view().lost == ()
    assert table.told(DiscLost) == [DiscLost(0, 3)]
    assert (table.phase, table.state.first) == ("place", 0)


@pytest.mark.rule("SR-5.4")
def test_challenger_can_only_lose_a_disc_it_has_for_an_own_skull() -> None:
    table = caught(own=True)
    assert table.rule("0 lose 0") == "SR-5.4"
    assert table.rule("1 lose rose") == "T-1"
    alone = (
        Table(discs={0: "rose skull"}).place("skull", "rose", "rose").do("0 challenge 1", "1 pass", "2 pass")
    )
    assert alone.do("0 flip 0").may(0)["lose"] == (ROSE, SKULL)


@pytest.mark.rule("SR-4.2", "SR-5.3", "SR-5.5", "R-SR-01", "R-SR-07")
def test_owner_of_the_flipped_skull_picks_the_lost_disc_blindly() -> None:
    table = caught()
    assert table.to_act == (DEALER,)
    table.shuffled(3, 0, 2, 1)
    assert table.to_act == (1,)
    assert table.may(1)["lose"] == (0, 1, 2, 3)
    elsewhere = caught().shuffled(0, 3, 2, 1)
    for seat in (None, 0, 1, 2):
        assert table.view(seat) == elsewhere.view(seat), "no view tells where the skull is"
    table.do("1 lose 0")
    assert table.view(0).lost == (SKULL,)
    assert table.view(1).lost == ()
    assert table.view().discs == (3, 4, 4)
    assert table.state.first == 0


@pytest.mark.rule("SR-5.3", "R-SR-07")
@pytest.mark.parametrize("position", range(4))
def test_each_blind_pick_loses_the_disc_at_that_position(position: int) -> None:
    table = caught().shuffled(1, 3, 0, 2).do(f"1 lose {position}")
    assert table.view(0).lost == ((SKULL,) if position == 1 else (ROSE,))


@pytest.mark.rule("SR-5.3")
def test_invalid_shuffles_and_picks_are_refused() -> None:
    table = caught()
    for line in ("- shuffle 0 1 2", "- shuffle 0 1 2 2", "- shuffle 1 2 3 4"):
        assert table.rule(line) == "SR-5.3", line
    assert table.rule("1 lose 0") == "T-1"
    table.shuffled(0, 1, 2, 3)
    for line in ("1 lose -1", "1 lose rose", "1 lose skull"):
        assert table.rule(line) == "SR-5.3", line
    assert table.rule("0 lose 0") == "T-1"


@pytest.mark.rule("R-SR-07")
def test_option_lets_chance_pick_the_lost_disc() -> None:
    table = caught(opponent_discard="auto_random").shuffled(3, 0, 1, 2)
    assert table.view(0).lost == (SKULL,)
    assert (table.phase, table.state.first) == ("place", 0)


@pytest.mark.rule("R-SR-07", "SR-5.6", "SR-5.7", "R-SR-14")
def test_skull_owner_begins_after_eliminating_the_challenger() -> None:
    table = caught(discs={0: "rose"})
    assert table.told(Out) == [Out(0)], "the only disc goes by itself"
    assert (table.phase, table.state.first) == ("place", 1)
    assert table.told(First)[-1] == First(1)
    assert table.to_act == (1, 2)
    assert table.rule("0 place rose") == "T-1"


@pytest.mark.rule("SR-5.6", "SR-5.7", "R-SR-08")
@pytest.mark.parametrize("named", [1, 2])
def test_player_eliminated_by_an_own_skull_names_who_begins(named: int) -> None:
    table = caught(own=True, discs={0: "skull"})
    assert table.told(Out) == [Out(0)]
    (asked,) = table.to_act
    assert asked == 0
    assert table.may(0) == {"first": (1, 2)}
    assert table.rule("0 first 0") == "SR-5.7"
    assert table.rule("0 first 3") == "SR-5.7"
    table.do(f"0 first {named}")
    assert (table.phase, table.state.first) == ("place", named)
    assert table.to_act == (1, 2)


@pytest.mark.rule("SR-8.1", "R-SR-05", "R-SR-08")
@pytest.mark.parametrize("own", [True, False])
def test_last_player_with_discs_wins(own: bool) -> None:
    table = caught(own=own, discs={0: "skull" if own else "rose", 2: ""})
    assert table.told(Out)[-1] == Out(0)
    assert (table.phase, table.to_act, table.winner) == ("over", (), 1)


@pytest.mark.rule("SR-8.1")
def test_two_players_play_on_when_the_third_is_out() -> None:
    table = Table(discs={1: "rose", 2: ""}).place("rose", "rose").do("0 challenge 2", "0 flip 0", "0 flip 1")
    assert table.view().won == (1, 0, 0)
    assert table.to_act == (0, 1)


# ---- counters for the boards -----------------------------------------------------------------------------


def test_flipped_skulls_count_for_the_challenger() -> None:
    for own in (True, False):
        table = caught(own=own)
        table.do("0 lose rose") if own else table.shuffled(0, 1, 2, 3).do("1 lose 0")
        facts = {place.seat: place.facts for place in GAME.standing(table.state)}
        assert [facts[seat]["skulls"] for seat in range(3)] == [1, 0, 0]
        assert [facts[seat]["bluffs"] for seat in range(3)] == [0, 0, 0], "seat 1 named no number"


def test_bluff_is_counted_when_another_flips_the_bidders_skull() -> None:
    table = Table().place("skull", "rose", "rose")
    table.do("0 challenge 1", "1 challenge 2", "2 pass", "0 pass", "1 flip 1", "1 flip 0").shuffled(
        0, 1, 2, 3
    )
    facts = {place.seat: place.facts for place in GAME.standing(table.do("0 lose 0").state)}
    assert [facts[seat]["bluffs"] for seat in range(3)] == [1, 0, 0]
    assert facts[1] == {"bets": 0, "skulls": 1, "bluffs": 0, "rounds": 1}


@pytest.mark.rule("R-SR-15")
def test_later_places_go_by_bets_then_discs_then_time_of_elimination() -> None:
    table = Table(seats=5, discs={2: "rose", 3: "", 4: ""}, won={1: 1, 0: 1})
    table.state.out = (4, 3)
    table.place("rose", "rose", "rose").do("0 challenge 1", "1 pass", "2 pass", "0 flip 0")
    assert [(place.seat, place.rank) for place in GAME.standing(table.state)] == [
        (0, 1), (1, 2), (2, 3), (3, 4), (4, 5),
    ]  # fmt: skip
