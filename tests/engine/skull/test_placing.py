"""SR-1 and SR-2: who plays, with what, the first discs, and the turns before a challenge."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.core import DEALER, IllegalOption, NotUnderstood
from engine.skull import CHOICES, GAME, Options
from engine.skull.discs import ROSE, SET, SKULL
from engine.skull.public import Action, Added, AllPlaced, HasPlaced

from .transcript import Table


@pytest.mark.rule("SR-1.1", "R-SR-06")
@pytest.mark.parametrize("seats", [0, 2, 7, True])
def test_skull_is_for_three_to_six_players(seats: int) -> None:
    with pytest.raises(IllegalOption) as refused:
        GAME.options({}, seats)
    assert refused.value.rule == "SR-1.1"


@pytest.mark.rule("T-14")
@pytest.mark.parametrize(("key", "value"), [("mats", 6), ("opponent_discard", "nobody"), (3, 3)])
def test_unknown_options_are_refused(key: Any, value: Any) -> None:
    with pytest.raises(IllegalOption) as refused:
        GAME.options({key: value}, 3)
    assert refused.value.rule == "T-14"


def test_options_survive_a_mapping_round_trip() -> None:
    for value in CHOICES["opponent_discard"]:
        options = Options.from_mapping({"opponent_discard": value}, 6)
        assert Options.from_mapping(options.to_mapping(), 6) == options
    assert Options.from_mapping({}, 3) == Options()


@pytest.mark.rule("SR-1.1", "SR-1.2")
def test_players_begin_with_three_roses_one_skull_and_no_bets_won() -> None:
    table = Table(seats=6)
    assert all(table.view(seat).hand == SET == (ROSE, ROSE, ROSE, SKULL) for seat in range(6))
    assert table.view().won == (0,) * 6
    assert table.view().hand == ()


@pytest.mark.rule("SR-1.2")
def test_first_player_is_drawn_by_lot() -> None:
    state = GAME.new(3, GAME.options({}, 3))
    assert GAME.to_act(state) == (DEALER,)
    drawn = {GAME.chance_action(state, Random(seed)) for seed in range(30)}
    assert drawn == {Action("first", (seat,)) for seat in range(3)}
    refusal = GAME.find_refusal(state, DEALER, Action("first", (3,)))
    assert refusal is not None
    assert refusal.rule == "SR-1.2"


@pytest.mark.rule("SR-2.1", "R-SR-10")
def test_first_discs_may_be_changed_until_the_last_one_is_laid() -> None:
    table = Table("2 place skull", "0 place rose", "2 place rose")
    assert table.to_act == (1,)
    assert table.view(2).pile == (ROSE,)
    assert table.view().answered == (0, 2)
    assert table.view().heights == (0, 0, 0)
    assert table.state.turn == 1
    table.do("1 place skull")
    assert table.told(HasPlaced)[-1] == HasPlaced(1)
    assert table.told(AllPlaced) == [AllPlaced(0)]
    assert table.to_act == (0,)
    assert table.rule("2 place skull") == "T-1"


@pytest.mark.rule("SR-2.1", "R-SR-10")
def test_other_moves_are_refused_until_all_first_discs_are_laid() -> None:
    table = Table("0 place rose")
    assert table.rule("0 challenge 1") == "R-SR-10"
    assert table.rule("1 pass") == "R-SR-10"
    assert table.rule("0 flip 0") == "T-2"


@pytest.mark.rule("SR-2.1")
def test_only_discs_in_the_hand_can_be_placed() -> None:
    table = Table(discs={1: "rose rose"})
    assert table.refused("1 place skull") == ("SR-2.1", (ROSE,))
    table.place("skull", "rose", "rose")
    assert table.rule("0 place skull") == "SR-2.1"
    assert table.may(0)["place"] == (ROSE,)


@pytest.mark.rule("SR-2.2", "SR-2.4")
def test_turns_go_clockwise_one_disc_at_a_time() -> None:
    table = Table(seats=4).place("rose", "rose", "skull", "rose")
    table.do("0 place skull", "1 place rose", "2 place rose", "3 place skull", "0 place rose")
    assert table.told(Added)[-1] == Added(0, 3)
    assert table.view().heights == (3, 2, 2, 2)
    assert table.view(0).pile == (ROSE, SKULL, ROSE)
    assert table.rule("3 place rose") == "T-1"


@pytest.mark.rule("SR-2.2")
def test_turns_skip_players_who_are_out() -> None:
    table = Table(seats=4, discs={1: "", 2: ""}).place("rose", "rose")
    table.do("0 place rose")
    assert table.to_act == (3,)
    assert table.rule("1 place rose") == "T-1"


@pytest.mark.rule("SR-2.3", "R-SR-12")
def test_player_on_turn_may_add_or_challenge_but_not_pass() -> None:
    table = Table().place("rose", "rose", "rose")
    assert set(table.may(0)) == {"place", "challenge"}
    assert table.rule("0 pass") == "SR-2.3"
    assert table.do("0 challenge 1").phase == "bid"


@pytest.mark.rule("SR-2.5")
@pytest.mark.parametrize("held", ["rose", "rose skull"])
def test_player_without_discs_in_hand_must_challenge(held: str) -> None:
    table = Table(discs={0: held}).place("rose", "rose", "rose")
    if held == "rose skull":
        table.do("0 place skull", "1 place rose", "2 place rose")
    assert set(table.may(0)) == {"challenge"}
    assert table.rule("0 place rose") == "SR-2.5"
    assert table.rule("0 pass") == "SR-2.3"


@pytest.mark.rule("SR-2.7", "R-SR-03")
def test_adding_a_disc_is_refused_once_a_challenge_is_open() -> None:
    table = Table().place("rose", "rose", "rose").do("0 challenge 1")
    assert table.rule("1 place rose") == "SR-2.7"
    assert set(table.may(1)) == {"challenge", "pass"}


@pytest.mark.rule("T-3")
@pytest.mark.parametrize(
    "text",
    ["", "place", "place 4", "place tulip", "place rose rose", "lose 4", "lose", "pass 1", "challenge",
     "challenge +3", "challenge 03", "challenge 1 2", "flip two", "show rose",
     "shuffle", "shuffle a", "bid 3", "first 1000"],
)  # fmt: skip
def test_invalid_action_text_raises_not_understood(text: str) -> None:
    with pytest.raises(NotUnderstood):
        GAME.parse(text)


@pytest.mark.parametrize(
    "text",
    ["place rose", "place skull", "lose skull", "lose 3", "pass", "challenge 12", "flip 5", "show 0",
     "shuffle 2 0 1", "first 2"],
)  # fmt: skip
def test_written_actions_parse_back(text: str) -> None:
    assert str(GAME.parse(text)) == text


def test_losing_a_position_and_losing_a_disc_are_different_actions() -> None:
    assert GAME.parse("lose 0") != GAME.parse("lose rose")
    assert str(Action("lose", (9,))) == "lose 9"
