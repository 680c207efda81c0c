"""SK-2 to SK-5, SK-13 and the refusals T-n: dealing, bidding, taking turns, ending."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.core import DEALER, REFEREE, IllegalAction, MatchOver, RoundOver, apply
from engine.skull_king import GAME
from engine.skull_king.cards import CARD
from engine.skull_king.public import (
    Action,
    BidsShown,
    Dealt,
    HasBid,
    HasLoaded,
    LoadsShown,
    Lot,
)

from .transcript import Table

THREE = ("green-9 yellow-1", "green-3 yellow-8", "green-2 yellow-9")


# ---- the lot and the deal --------------------------------------------------------------------------------


@pytest.mark.rule("SK-3.2")
def test_the_first_dealer_is_drawn_by_lot() -> None:
    state = GAME.new(4, GAME.options({}, 4))
    assert GAME.to_act(state) == (DEALER,)
    assert {GAME.chance_action(state, Random(seed)).items[0] for seed in range(40)} == {0, 1, 2, 3}
    refusal = GAME.find_refusal(state, DEALER, GAME.parse("first 4"))
    assert refusal is not None
    assert (refusal.rule, refusal.cards) == ("SK-3.2", (0, 1, 2, 3))
    assert GAME.step(state, DEALER, GAME.parse("first 2")) == [Lot(2)]
    assert GAME.view(state, None).dealer == 2


@pytest.mark.rule("SK-4.2", "SK-4.3", "SKL-1.2", "SKL-1.3")
@pytest.mark.parametrize(
    ("edition", "shuffle", "sizes"), [("modern", "SK-4.2", "SK-4.3"), ("legacy", "SKL-1.3", "SKL-1.2")]
)
def test_deal_must_be_the_whole_deck(edition: str, shuffle: str, sizes: str) -> None:
    length: dict[str, Any] = {"length": [5]} if edition == "modern" else {}
    table = Table(4, edition=edition, **length)
    deck = table.state.setup.deck
    wrong = {
        deck[:-1]: shuffle,
        (*deck[:-1], deck[0]): shuffle,
        (*deck[:-1], CARD["kraken"]): shuffle,
        (*deck, CARD["kraken"]): shuffle,
        deck[: table.state.rounds[0] * 4 - 1]: sizes,
        (): sizes,
    }
    for cards, rule in wrong.items():
        refusal = table.find_refusal(DEALER, Action("deal", cards))
        assert refusal is not None
        assert refusal.rule == rule
    assert table.find_refusal(DEALER, Action("deal", deck[::-1])) is None


@pytest.mark.rule("SK-4.2")
def test_every_round_is_dealt_from_the_whole_deck() -> None:
    table = Table(3, "green-9", "green-3", "green-2", length=[1, 1]).bid(0, 0, 0)
    table.play("green-9", "green-3", "green-2")
    dealt = GAME.chance_action(table.state, Random(1)).items
    assert sorted(dealt) == list(table.state.setup.deck)
    assert dealt != table.state.setup.deck
    assert table.deal("green-9", "green-3", "green-2").hand(0) == "green-9"


@pytest.mark.rule("SK-4.6", "SK-4.7", "SK-7.10", "SKL-1.4", "R-SKL-04")
@pytest.mark.parametrize("edition", ["modern", "legacy"])
def test_deal_passes_left_and_the_seat_left_of_the_dealer_leads(edition: str) -> None:
    length: dict[str, Any] = {"length": [1, 2]} if edition == "modern" else {}
    table = Table(3, edition=edition, **length)
    table.deal("yellow-9", "yellow-10", "yellow-2").bid(0, 0, 0)
    assert (table.view().dealer, table.to_act) == (2, (0,))
    table.play("yellow-9", "yellow-10", "yellow-2").deal(
        "black-9 black-1", "black-3 black-2", "black-5 black-4"
    )
    assert table.of_type(Dealt)[-1] == Dealt(2, 0, 2)
    table.bid(0, 0, 0)
    assert table.to_act == (1,)
    table.play("black-3", "black-5", "black-9")
    assert table.to_act == (0,), "the winner leads"
    if edition == "legacy":
        assert table.find_refusal(0, Action("play", (CARD["black-2"],))) is not None
        state = GAME.new(3, GAME.options({"edition": "legacy"}, 3))
        refusal = GAME.find_refusal(state, DEALER, GAME.parse("first 3"))
        assert refusal is not None
        assert refusal.rule == "SKL-1.4"


@pytest.mark.rule("SK-2.1", "SK-2.2")
def test_round_has_one_clockwise_trick_per_card_dealt() -> None:
    table = Table(3, *THREE).bid(0, 0, 0)
    order: list[int] = []
    for card in ("green-9", "green-3", "green-2", "yellow-1", "yellow-8", "yellow-9"):
        order += table.to_act
        table.play(card)
    assert order == [0, 1, 2, 0, 1, 2]
    assert [trick.winner for trick in table.view().tricks] == [0, 2]
    assert table.view().won == (1, 0, 1)
    assert table.phase == "over"


# ---- bids and loads --------------------------------------------------------------------------------------


@pytest.mark.rule("SK-5.1", "SKL-2.1")
@pytest.mark.parametrize("edition", ["modern", "legacy"])
def test_bids_are_secret_until_all_have_bid(edition: str) -> None:
    table = Table(3, "yellow-9", "yellow-3", "yellow-2", edition=edition)
    table.do("1 bid 1", "0 bid 0")
    for reader in (None, 0, 1, 2):
        assert table.view(reader).bids == (None, None, None)
        assert table.view(reader).answered == (0, 1)
    assert table.view(1).choices[0].chosen == (1,)
    assert table.of_type(HasBid) == [HasBid(1), HasBid(0)]
    assert table.do("2 bid 1").of_type(BidsShown) == [BidsShown((0, 1, 1))]
    assert table.view().bids == (0, 1, 1)


@pytest.mark.rule("SK-5.2")
@pytest.mark.parametrize("bid", [-1, 3, 10])
def test_bid_must_be_from_zero_to_the_cards_dealt(bid: int) -> None:
    refusal = Table(3, *THREE).refused(f"0 bid {bid}")
    assert (refusal.rule, refusal.cards) == ("SK-5.2", (0, 1, 2))


@pytest.mark.rule("SKL-2.2")
def test_older_edition_bid_must_be_from_zero_to_the_cards_dealt() -> None:
    assert Table(3, "yellow-9", edition="legacy").refused("0 bid 2").rule == "SKL-2.2"


@pytest.mark.rule("R-SK-07")
def test_bids_may_be_changed_until_all_have_bid() -> None:
    table = Table(3, *THREE).do("0 bid 2", "0 bid 1", "1 bid 0", "0 bid 0")
    turn = table.view().turn
    assert table.to_act == (2,)
    table.do("1 bid 2")
    assert table.view().turn == turn
    table.do("2 bid 2")
    assert table.view().bids == (0, 2, 2), "no limit on the sum"
    assert table.view().turn == turn + 1
    assert table.refused("1 bid 0").rule == "T-1"


@pytest.mark.rule("SK-5.3", "SK-9.6", "R-SK-12")
def test_loads_are_secret_after_the_bids_and_shown_together() -> None:
    table = Table(3, *THREE, scoring="rascal", cannon_loads=True)
    assert table.refused("0 load grapeshot").rule == "T-2"
    table.bid(1, 0, 1)
    assert table.phase == "load"
    assert table.refused("0 play green-9").rule == "T-2"
    table.do("0 load cannonball", "2 load grapeshot")
    assert table.view(1).loads == (None, None, None)
    assert table.view(0).choices[0].chosen == (1,)
    table.do("0 load grapeshot", "0 load cannonball", "1 load grapeshot")
    assert table.of_type(LoadsShown) == [LoadsShown(("cannonball", "grapeshot", "grapeshot"))]
    assert len(table.of_type(HasLoaded)) == 5
    assert table.view().loads == ("cannonball", "grapeshot", "grapeshot")
    assert table.phase == "play"


@pytest.mark.rule("SK-9.6")
def test_load_other_than_the_two_cannon_loads_is_refused() -> None:
    table = Table(3, *THREE, scoring="rascal", cannon_loads=True).bid(1, 0, 1)
    refusal = table.find_refusal(0, Action("load", (2,)))
    assert refusal is not None
    assert (refusal.rule, refusal.cards) == ("SK-9.6", (0, 1))


# ---- refusals T-n ----------------------------------------------------------------------------------------


@pytest.mark.rule("T-1")
def test_action_of_a_seat_that_is_not_to_act_is_refused() -> None:
    table = Table(3, *THREE)
    assert table.refused("- first 1").rule == "T-1"
    for seat in (3, REFEREE):
        refused = table.find_refusal(seat, Action("bid", (1,)))
        assert refused is not None
        assert refused.rule == "T-1"
    table.bid(1, 1, 0)
    assert table.refused("1 play green-3").rule == "T-1"


@pytest.mark.rule("T-2")
def test_verb_that_is_not_open_in_this_phase_is_refused() -> None:
    table = Table(3, *THREE)
    assert table.refused("0 play green-9").rule == "T-2"
    assert table.refused("1 wager 10").rule == "T-2"
    assert table.bid(1, 1, 0).refused("0 bid 1").rule == "T-2"


@pytest.mark.rule("T-3")
@pytest.mark.parametrize("items", [(), (1, 2)])
def test_wrong_number_of_operands_is_not_understood(items: tuple[int, ...]) -> None:
    refusal = Table(3, *THREE).find_refusal(0, Action("bid", items))
    assert refusal is not None
    assert refusal.rule == "T-3"


@pytest.mark.rule("T-5")
def test_no_action_is_legal_after_the_match() -> None:
    table = Table(3, "green-9", "green-3", "green-2").bid(1, 0, 0).play("green-9", "green-3", "green-2")
    assert table.to_act == ()
    for line in ("0 bid 1", "- first 1", "2 play green-2"):
        assert table.refused(line).rule == "T-5"
    with pytest.raises(IllegalAction, match="T-5"):
        apply(GAME, table.state, 0, Action("bid", (1,)))


# ---- the end ---------------------------------------------------------------------------------------------


def tied(tie_break: str, **options: Any) -> Table:
    """Return a match of one round: seats 0 and 2 score 10 with zero bids, seat 1 scores 20 with the trick."""
    return Table(4, "green-3", "green-9", "green-2", "green-1", tie_break=tie_break, **options)


@pytest.mark.rule("SK-13.1")
def test_highest_total_wins() -> None:
    table = tied("shared").bid(0, 1, 0, 1).play("green-3", "green-9", "green-2", "green-1")
    places = [(place.seat, place.rank, place.points) for place in GAME.standing(table.state)]
    assert places == [(1, 1, 20), (0, 2, 10), (2, 2, 10), (3, 4, -10)]
    assert table.events[-2:] == [RoundOver(1, (10, 20, 10, -10)), MatchOver()]


@pytest.mark.rule("SK-13.2", "R-SK-19", "R-SKL-06", "SKL-7.1")
@pytest.mark.parametrize("edition", ["modern", "legacy"])
def test_tied_seats_share_the_place(edition: str) -> None:
    table = Table(3, "yellow-3", "yellow-9", "yellow-2", edition=edition).bid(0, 0, 0)
    table.play("yellow-3", "yellow-9", "yellow-2")
    assert [(place.seat, place.rank) for place in GAME.standing(table.state)] == [(0, 1), (2, 1), (1, 3)]


@pytest.mark.rule("R-SK-19")
@pytest.mark.parametrize(("tie_break", "ranks"), [("shared", [1, 1, 3]), ("most_exact_bids", [1, 2, 3])])
def test_option_breaks_ties_by_most_exact_bids(tie_break: str, ranks: list[int]) -> None:
    table = Table(3, length=[2, 1], tie_break=tie_break)
    table.deal("green-9 green-8", "green-3 green-2", "green-4 green-1").bid(2, 0, 2)
    table.play("green-9", "green-3", "green-4", "green-8", "green-2", "green-1")
    table.deal("green-3", "green-2", "green-9").bid(1, 0, 0).play("green-2", "green-9", "green-3")
    places = {place.seat: (place.points, place.facts["exact"]) for place in GAME.standing(table.state)}
    assert places == {0: (30, 1), 1: (30, 2), 2: (-30, 0)}
    assert [place.rank for place in GAME.standing(table.state)] == ranks


@pytest.mark.rule("R-SK-19")
def test_option_breaks_ties_by_an_extra_round_of_the_last_size() -> None:
    table = Table(3, "green-3", "green-9", "green-2", tie_break="extra_hand").bid(0, 0, 0)
    table.play("green-3", "green-9", "green-2")
    assert (table.phase, table.view().rounds) == ("deal", (1, 1))
    table.deal("green-3", "green-9", "green-2").bid(0, 0, 0).play("green-9", "green-2", "green-3")
    assert (table.phase, table.view().rounds) == ("deal", (1, 1, 1)), "still shared"
    table.deal("green-3", "green-9", "green-2").bid(1, 0, 0).play("green-2", "green-3", "green-9")
    assert table.phase == "over"
    assert [place.rank for place in GAME.standing(table.state)] == [1, 2, 3]
    assert len(table.of_type(MatchOver)) == 1


def test_unshared_lead_needs_no_extra_round() -> None:
    table = tied("extra_hand").bid(0, 1, 0, 0).play("green-3", "green-9", "green-2", "green-1")
    assert table.phase == "over"


def test_standing_counts_rounds_and_exact_bids() -> None:
    table = Table(3, "green-3", "green-9", "green-2", length=[1, 1])
    assert [place.facts for place in GAME.standing(table.state)] == [{"exact": 0, "rounds": 0}] * 3
    table.bid(0, 0, 0).play("green-3", "green-9", "green-2")
    assert {place.seat: place.facts for place in GAME.standing(table.state)} == {
        0: {"exact": 1, "rounds": 1},
        1: {"exact": 0, "rounds": 1},
        2: {"exact": 1, "rounds": 1},
    }


# ---- what a view shows -----------------------------------------------------------------------------------


def test_view_shows_only_the_own_hand_and_the_table() -> None:
    table = Table(3, *THREE, length=[2, 1]).bid(1, 0, 1).play("green-9", "green-3")
    view = table.view(2)
    assert table.hand(2) == "green-2 yellow-9"
    assert (view.winning, view.leader, view.to_act, view.dealt, view.stock_left) == (0, 0, (2,), 2, 64)
    assert table.view().hand == table.view(DEALER).hand == table.view(REFEREE).hand == ()
    assert str(view.hand) not in repr(view)
    table.play("green-2", "yellow-1", "yellow-8", "yellow-9")
    assert table.phase == "deal"
    assert table.view().won == (1, 0, 1), "the finished round stays on show until the next deal"
    last = table.view().last_trick
    table.deal()
    assert table.view().last_trick == last
    assert table.view().tricks == ()
    assert repr(table.state) == f"<State modern bid round 2 turn {table.view().turn}>"
