"""H-1 and H-2: the deck, who plays and deals, the deal, and the three cards that are passed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.core import DEALER, IllegalOption, NotUnderstood
from engine.french import CARD, CODES, DECK, RANK, SUIT
from engine.hearts import CHOICES, GAME, Options, parse
from engine.hearts.cards import PENALTY
from engine.hearts.public import Action, Dealt, Exchanged, HasPassed, pass_recipient

from .transcript import Table, cards, codes, deck


@pytest.mark.rule("H-1.1", "H-1.2")
def test_deck_has_52_cards_with_their_penalty_points() -> None:
    assert len(CODES) == len(set(CODES)) == 52
    assert [sum(SUIT[card] == suit for card in DECK) for suit in range(4)] == [13] * 4
    assert {RANK[CARD[f"{rank}S"]] for rank in "23456789TJQKA"} == set(range(2, 15))
    assert RANK[CARD["AD"]] > RANK[CARD["KD"]] > RANK[CARD["TD"]] > RANK[CARD["2D"]]
    cost = {code: PENALTY[CARD[code]] for code in CODES if PENALTY[CARD[code]]}
    assert cost.pop("QS") == 13
    assert cost == {f"{rank}H": 1 for rank in "23456789TJQKA"}


@pytest.mark.rule("H-2.2")
@pytest.mark.parametrize("seats", [0, 1, 3, 5, True])
def test_hearts_is_for_two_or_four_players(seats: Any) -> None:
    with pytest.raises(IllegalOption) as refused:
        GAME.options({}, seats)
    assert (refused.value.key, refused.value.rule) == ("seats", "H-2.2")


@pytest.mark.rule("T-14")
@pytest.mark.parametrize(
    ("key", "value"),
    [("limit", 75), ("limit", "100"), ("limit", True), ("undo_per_match", 2), ("undo_per_match", False),
     ("queen_breaks_hearts", 1), ("moon", -26), (3, 3)],
)  # fmt: skip
def test_unknown_options_are_refused(key: Any, value: Any) -> None:
    with pytest.raises(IllegalOption) as refused:
        GAME.options({key: value}, 4)
    assert refused.value.rule == "T-14"


@pytest.mark.rule("H2-6.1", "R-H-13")
def test_options_that_do_not_fit_the_players_are_refused() -> None:
    with pytest.raises(IllegalOption) as refused:
        GAME.options({"limit": 50}, 2)
    assert (refused.value.key, refused.value.rule) == ("limit", "H2-6.1")
    assert GAME.options({"limit": 100}, 2) == GAME.options({}, 2)
    for seats, places in ((2, [2]), (4, [4]), (4, [0]), (4, ["1"]), (4, 1), (4, [True]), (4, None)):
        with pytest.raises(IllegalOption) as refused:
            GAME.options({"places": places}, seats)
        assert (refused.value.key, refused.value.rule) == ("places", "R-H-13")
    assert GAME.options({"places": [3, 1, 3]}, 4).places == (1, 3)


@pytest.mark.rule("R-H-11", "R-H-13")
def test_default_options_survive_a_mapping_round_trip() -> None:
    four, two = Options.from_mapping({}, 4), Options.from_mapping({}, 2)
    assert (four.undo_per_match, four.places, four.limit) == (0, (1, 2, 3), 100)
    assert (two.undo_per_match, two.places, two.queen_breaks_hearts) == (1, (1,), False)
    for seats, options in ((4, four), (2, two)):
        assert Options.from_mapping(options.to_mapping(), seats) == options
    for key, values in CHOICES.items():
        for value in values:
            options = Options.from_mapping({key: value, "places": []}, 4)
            assert Options.from_mapping(options.to_mapping(), 4) == options
            assert getattr(options, key) == value


@pytest.mark.rule("H-2.2", "H2-1")
@pytest.mark.parametrize(("seats", "size"), [(4, 13), (2, 26)])
def test_deal_must_be_the_whole_deck(seats: int, size: int) -> None:
    table = Table(seats)
    assert table.to_act == (DEALER,)
    for wrong in (DECK[1:], (*DECK[1:], DECK[1]), DECK[:3], ()):
        refusal = GAME.find_refusal(table.state, DEALER, Action("deal", tuple(wrong)))
        assert refusal is not None
        assert refusal.rule == "H-2.2"
    shuffled = GAME.chance_action(table.state, Random(7))
    assert GAME.find_refusal(table.state, DEALER, shuffled) is None
    GAME.step(table.state, DEALER, shuffled)
    for seat in range(seats):
        assert table.view(seat).hand == tuple(sorted(shuffled.items[size * seat : size * (seat + 1)]))
    assert table.view().hand == ()


@pytest.mark.rule("H-2.1", "R-H-05")
@pytest.mark.parametrize(("seats", "dealers"), [(4, [0, 3, 2, 1, 0]), (2, [0, 1, 0, 1])])
def test_deal_passes_to_the_right(seats: int, dealers: list[int]) -> None:
    table = Table(seats)
    assert table.view().dealer is None
    for _ in dealers:
        table.round(*(13,) * 2, *(0,) * (seats - 2))
    assert [event.dealer for event in table.told(Dealt)] == dealers


@pytest.mark.rule("H-2.3")
def test_passing_direction_cycles_left_right_across_none() -> None:
    way = ["left", "right", "across", "none"]
    for number in range(1, 13):
        table = Table(at=number).deal()
        assert table.view().direction == way[(number - 1) % 4]
        assert (table.view().phase == "play") == (number % 4 == 0)
        assert Table(2, at=number).deal().view().phase == "play", "two never pass"
    assert [pass_recipient("left", seat, 4) for seat in range(4)] == [1, 2, 3, 0]
    assert [pass_recipient("right", seat, 4) for seat in range(4)] == [3, 0, 1, 2]
    assert [pass_recipient("across", seat, 4) for seat in range(4)] == [2, 3, 0, 1]


@pytest.mark.rule("H-2.3", "R-H-15")
@pytest.mark.parametrize(("number", "receivers"), [(1, (1, 2, 3, 0)), (2, (3, 0, 1, 2)), (3, (2, 3, 0, 1))])
def test_passed_cards_change_hands_all_at_once(number: int, receivers: tuple[int, ...]) -> None:
    passed = ["2C 3C 4C", "5D 6D 7D", "QS KS AS", "AH KH QH"]
    table = Table(at=number).deal(*passed)
    before = [table.view(seat).hand for seat in range(4)]
    turn = table.view().turn
    for seat in (2, 0, 3):
        table.do(f"{seat} pass {passed[seat]}")
    assert (table.view().turn, table.to_act, table.view(0).answered) == (turn, (1,), (0, 2, 3))
    assert [table.view(seat).hand for seat in range(4)] == before
    assert all(table.view(seat).received == () for seat in range(4))
    table.do("1 pass 5D 6D 7D")
    assert table.view().turn == turn + 1
    assert table.told(Exchanged) == [Exchanged(("left", "right", "across")[number - 1])]
    for giver, receiver in enumerate(receivers):
        assert codes(table.view(giver).given) == codes(sorted(CARD[code] for code in passed[giver].split()))
        assert table.view(receiver).received == table.view(giver).given
        assert set(table.view(giver).given) <= set(table.view(receiver).hand)
        assert not set(table.view(giver).given) & set(table.view(giver).hand)
    assert table.to_act == (receivers[0],), "whoever has the two of clubs now leads"


@pytest.mark.rule("H-2.3", "R-H-15", "T-4")
def test_cards_to_pass_may_be_changed_until_all_have_chosen() -> None:
    table = Table().deal("2C 3C 4C 5C")
    table.do("0 pass 4C 3C 2C")
    assert codes(table.view(0).given) == "2C 3C 4C"
    choice = table.view(0).choices[0]
    assert (choice.least, choice.most, codes(choice.chosen or ())) == (3, 3, "2C 3C 4C")
    table.do("0 pass 5C 3C 2C")
    assert codes(table.view(0).given) == "2C 3C 5C"
    GAME.step(table.state, 0, Action("pass", tuple(cards("3C 5C 2C"))))
    assert codes(table.view(0).choices[0].chosen or ()) == "2C 3C 5C", "in deck order, however it came"
    assert all(table.view(seat).given == () for seat in (1, 2, 3, None))
    assert table.told(HasPassed) == [HasPassed(0), HasPassed(0)]
    hand = table.view(1).hand
    assert table.refused(f"1 pass {codes(hand[:2])}") == ("R-H-15", hand)
    assert table.rule(f"1 pass {codes(hand[:4])}") == "R-H-15"
    assert table.rule(f"1 pass {codes((hand[0],) * 3)}") == "R-H-15"
    assert table.rule("1 pass 2C 3C 4C") == "T-4"
    assert table.rule(f"1 play {codes(hand[:1])}") == "T-2"
    assert table.rule("- deal 2C") == "T-1"


@pytest.mark.rule("T-3")
@pytest.mark.parametrize(
    "text",
    ["play", "play 1C", "play QS QS", "play qs", "play  QS", "play QS ", "change", "pass", "deal", "card",
     "card 2", "card 2 red", "card -1 black", "card 02 black", "card 2 black 3", "card ² black", "bid 3", ""],
)  # fmt: skip
def test_invalid_action_text_raises_not_understood(text: str) -> None:
    with pytest.raises(NotUnderstood):
        parse(text)


@pytest.mark.parametrize("text", ["play QS", "pass 2C TH QS", "change 7D", "card 2 black", "card 0 yellow"])
def test_written_actions_parse_back(text: str) -> None:
    assert str(parse(text)) == text
    assert parse("pass QS 2C 10H") == parse("pass 2C TH QS")
    assert parse("play 10S") == parse("play TS")


def test_test_deck_helper_returns_every_card_once() -> None:
    assert sorted(deck(["AS KS", "", "2C"], 4)) == list(DECK)
