"""SK-10: two players and Graybeard, who has seat 2 and decides nothing."""

from __future__ import annotations

import pytest

from engine.skull_king import GAME
from engine.skull_king.cards import CARD
from engine.skull_king.public import BidsShown, Played

from .transcript import ALL, Table
from .worked import options, rows, whole

PLAIN = ("green-5 yellow-9", "green-2 yellow-2")


def test_worked_order_examples_have_the_stated_turn_order() -> None:
    """Each example is the second trick of its round; the first gives the lead to the right seat."""
    for opener, chosen, played, winner, order in rows("ghost"):
        plays = played.split()
        seats, codes = [int(seat) for seat in plays[::2]], plays[1::2]
        by_seat = dict(zip(seats, codes, strict=True))
        purple = {seat: "purple-13" if seat == seats[0] else f"purple-1{seat}" for seat in range(3)}
        spare = {0: "escape-4", 1: "escape-5", 2: "pirate-harry"}
        hands = [f"{purple[seat]} {by_seat[seat].split(':')[0]} {spare[seat]}" for seat in range(3)]
        table = Table(2, expansions=ALL, length=[3], **options(chosen))
        if int(opener) == 1:
            table = Table(2, expansions=ALL, length=[1, 3], **options(chosen))
            table.deal("green-1", "green-2", ghost="green-3").bid(0, 0).play("green-1", "green-2")
        table.deal(hands[0], hands[1], ghost=hands[2]).bid(0, 0)
        for _ in range(2):
            seat = table.to_act[0]
            table.play(purple[seat])
        assert table.view().leader == seats[0]
        for seat in (seat for seat in seats if seat != 2):
            table.do(f"{seat} play {by_seat[seat]}")
        assert table.trick.plays == tuple((seat, CARD[code]) for seat, code in zip(seats, codes, strict=True))
        assert table.trick.winner == whole(winner), played
        assert table.state.order == tuple(map(int, order.split())), played


@pytest.mark.rule("SK-10.1", "R-SK-21")
def test_two_players_and_graybeard_get_equal_hands() -> None:
    table = Table(2, *PLAIN, ghost="green-9 green-8")
    assert (len(table.view(0).hand), len(table.view(1).hand), table.view().ghost) == (2, 2, 2)
    assert table.view().stock_left == 70 - 6
    assert Table(3, "green-1").view().ghost is None
    for length in ("broadside", "whirlpool_x2"):
        assert GAME.options({"length": length, "expansions": ALL}, 2).rounds(2)


@pytest.mark.rule("SK-10.2")
def test_only_the_two_players_bid_and_score() -> None:
    table = Table(2, "green-5", "green-2", ghost="green-9", scoring="rascal").bid(0, 1)
    assert table.of_type(BidsShown) == [BidsShown((0, 1))]
    table.play("green-5", "green-2")
    assert len(table.points) == len(table.view().totals) == len(GAME.standing(table.state)) == 2


@pytest.mark.rule("SK-10.3", "R-SK-21")
def test_two_players_alternate_in_leading_the_first_trick() -> None:
    table = Table(2, length=[1, 1, 1])
    openers: list[int] = []
    for _ in range(3):
        table.deal("green-5", "green-2", ghost="green-1").bid(0, 0)
        openers += table.to_act
        first = table.to_act[0]
        table.play(*(("green-5", "green-2") if first == 0 else ("green-2", "green-5")))
    assert openers == [0, 1, 0]


@pytest.mark.rule("SK-10.4", "SK-10.5")
def test_graybeard_plays_second_and_ignores_suit() -> None:
    table = Table(2, *PLAIN, ghost="black-1 green-14").bid(0, 0).play("green-5")
    assert table.of_type(Played)[-2:] == [Played(0, CARD["green-5"]), Played(2, CARD["black-1"])]
    assert table.to_act == (1,)
    assert table.may_play(1) == "green-2"
    assert table.view().ghost == 1


@pytest.mark.rule("SK-10.5")
def test_graybeards_number_sets_the_suit() -> None:
    table = (
        Table(2, "escape-1 yellow-9", "green-2 yellow-2", ghost="yellow-5 green-9").bid(0, 0).play("escape-1")
    )
    assert table.may_play(1) == "yellow-2"


@pytest.mark.rule("SK-10.6", "R-SK-22")
def test_graybeard_leads_after_winning_and_the_opener_plays_second() -> None:
    table = Table(2, *PLAIN, ghost="green-9 yellow-5").bid(0, 0).play("green-5", "green-2")
    assert table.trick.winner == 2
    assert table.view().trick == ((2, CARD["yellow-5"]),)
    assert table.to_act == (0,)
    rotate = Table(2, *PLAIN, ghost="green-9 yellow-5", ghost_lead_order="rotate").bid(0, 0)
    assert rotate.play("green-5", "green-2").to_act == (1,)


@pytest.mark.rule("SK-10.7")
def test_graybeards_tigress_is_an_escape() -> None:
    table = Table(2, "green-5", "green-2", ghost="tigress").bid(1, 0).play("green-5")
    assert table.view().trick[1] == (2, CARD["tigress:escape"])
    assert table.play("green-2").trick.winner == 0


@pytest.mark.rule("SK-10.8", "R-SK-23")
def test_graybeard_uses_no_power() -> None:
    for pirate in ("rosie", "bendt", "rascal", "juanita", "harry"):
        table = Table(2, *PLAIN, ghost=f"pirate-{pirate} yellow-5", powers=True).bid(0, 0)
        table.play("green-5", "green-2")
        assert (table.trick.winner, table.trick.power, table.phase) == (2, None, "play")
        assert table.view().harry is None


@pytest.mark.rule("SK-10.8", "R-SK-24")
def test_graybeard_makes_no_alliance_but_leviathans_take_effect() -> None:
    caught = (
        Table(2, "loot-1", "green-3", ghost="green-9", expansions=ALL).bid(0, 0).play("loot-1", "green-3")
    )
    assert (caught.trick.winner, caught.view().loot, caught.points) == (2, (), (10, 10))
    played = (
        Table(2, "green-5", "green-9", ghost="loot-1", expansions=ALL).bid(0, 1).play("green-5", "green-9")
    )
    assert (played.trick.winner, played.trick.loot) == (1, ())
    kraken = Table(2, "yellow-3 green-1", "kraken green-2", ghost="yellow-9 black-1", expansions=ALL).bid(
        0, 0
    )
    kraken.play("yellow-3", "kraken")
    assert (kraken.trick.winner, kraken.trick.next_leader) == (None, 2)
    assert kraken.view().trick == ((2, CARD["black-1"]),)


@pytest.mark.rule("SK-10.9", "SK-8.12", "R-SK-30")
def test_tricks_won_by_graybeard_bring_nobody_points() -> None:
    table = Table(2, "green-14", "green-3", ghost="black-14").bid(0, 0).play("green-14", "green-3")
    assert (table.trick.winner, table.trick.bonuses) == (2, ())
    assert table.view().won == (0, 0)
    assert table.points == (10, 10)


def test_actions_of_graybeards_seat_are_refused() -> None:
    table = Table(2, *PLAIN)
    assert table.refused("2 bid 0").rule == "T-1"
