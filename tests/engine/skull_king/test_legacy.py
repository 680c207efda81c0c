"""SKL: the rules in which the older edition differs."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.skull_king import GAME
from engine.skull_king.cards import CARD, CODES, SUITED
from engine.skull_king.editions import LEGACY
from engine.skull_king.options import Options
from engine.skull_king.trick import Outcome, led_suit, outcome
from engine.tricks import cards_following

from . import literal
from .transcript import Table, as_played, cards, codes
from .worked import rows

OLDER = Options(edition="legacy")
BOX = [CODES[card] for card in LEGACY.deck]


def ends(trick: str) -> Outcome:
    return outcome(cards(trick), OLDER)


def bonus(trick: str) -> list[tuple[str, int]]:
    return [(bonus.rule, bonus.points) for bonus in ends(trick).bonuses]


def playable(table: str, hand: str) -> str:
    return codes(cards_following(cards(hand), SUITED, led_suit(cards(table), OLDER)))


tricks = st.builds(
    as_played, st.lists(st.sampled_from(BOX), min_size=1, max_size=6, unique=True), st.booleans()
)


@given(tricks, st.lists(st.sampled_from(BOX), min_size=1, max_size=10, unique=True))
def test_random_tricks_match_the_literal_rules(trick: list[str], hand: list[str]) -> None:
    assert outcome([CARD[code] for code in trick], OLDER).winner == literal.strongest(trick)
    assert playable(" ".join(trick), " ".join(hand)).split() == literal.legacy_legal(trick, hand)


def test_worked_trick_examples_have_the_stated_results() -> None:
    for played, winner, leader, points in rows("tricks_legacy"):
        end = ends(played)
        assert (end.winner, end.next_leader) == (int(winner), int(leader)), played
        assert sum(bonus.points for bonus in end.bonuses) == int(points), played


def test_worked_hand_examples_have_the_stated_legal_cards() -> None:
    for table, _, hand, legal in rows("legal_legacy"):
        assert playable("" if table == "-" else table, hand) == legal, (table, hand)


@pytest.mark.rule("SKL-4.1", "SKL-4.4")
def test_player_must_follow_suit_or_play_a_special_card() -> None:
    table = (
        Table(3, "yellow-9", "yellow-1", "yellow-2", edition="legacy")
        .bid(0, 0, 0)
        .play("yellow-9", "yellow-1")
    )
    table.play("yellow-2").deal("red-9 red-1", "red-3 blue-8", "red-2 blue-9").bid(0, 0, 0).play("red-3")
    refusal = table.refused("2 play blue-9")
    assert (refusal.rule, codes(refusal.cards)) == ("SKL-4.1", "red-2")
    assert playable("red-3", "red-1 blue-2 escape-1 scary-mary") == "red-1 escape-1 scary-mary"


@pytest.mark.rule("SKL-4.2", "R-SKL-08")
@pytest.mark.parametrize(
    "lead", ["pirate-1", "mermaid-1", "skull-king", "scary-mary:pirate", "escape-1 mermaid-2"]
)
def test_first_number_after_any_special_sets_the_suit(lead: str) -> None:
    assert playable(lead, "blue-9 red-2") == "blue-9 red-2"
    assert playable(f"{lead} blue-3", "blue-9 red-2 escape-2") == "blue-9 escape-2"


@pytest.mark.rule("SKL-4.3")
def test_led_trump_must_be_followed_with_trump() -> None:
    assert playable("black-3", "black-9 yellow-1") == "black-9"
    assert playable("black-3", "yellow-1 pirate-1") == "yellow-1 pirate-1"


@pytest.mark.rule("R-SKL-11")
def test_card_of_another_suit_is_legal_when_void_and_loses() -> None:
    assert playable("red-3", "blue-13 yellow-1") == "blue-13 yellow-1"
    assert ends("red-3 blue-13").winner == 0
    assert ends("red-3 black-1").winner == 1


@pytest.mark.parametrize(
    ("trick", "winner", "rule"),
    [
        pytest.param("yellow-2 yellow-12 blue-13 black-1", 3, "SKL-5.1", marks=pytest.mark.rule("SKL-5.1")),
        pytest.param("yellow-2 yellow-12 blue-13", 1, "SKL-5.1", marks=pytest.mark.rule("SKL-5.1")),
        pytest.param(
            "scary-mary:escape escape-1", 0, "SKL-5.2", marks=pytest.mark.rule("SKL-5.2", "R-SKL-05")
        ),
        pytest.param("black-13 mermaid-2 mermaid-1", 1, "SKL-5.3", marks=pytest.mark.rule("SKL-5.3")),
        pytest.param("pirate-1 skull-king mermaid-1", 2, "SKL-5.3", marks=pytest.mark.rule("SKL-5.3")),
        pytest.param("mermaid-1 pirate-4 pirate-2", 1, "SKL-5.4", marks=pytest.mark.rule("SKL-5.4")),
        pytest.param("scary-mary:pirate pirate-2", 0, "SKL-5.5", marks=pytest.mark.rule("SKL-5.5")),
        pytest.param("pirate-1 skull-king black-2", 1, "SKL-5.6", marks=pytest.mark.rule("SKL-5.6")),
    ],
)
def test_trick_winner_and_rule_match_each_line_of_the_rules(trick: str, winner: int, rule: str) -> None:
    assert (ends(trick).winner, ends(trick).rule) == (winner, rule)


@pytest.mark.rule("SKL-5.5")
def test_scary_mary_role_is_declared_when_she_is_played() -> None:
    table = Table(3, "scary-mary", "yellow-1", "yellow-2", edition="legacy").bid(1, 0, 0)
    refusal = table.refused("0 play scary-mary")
    assert (refusal.rule, codes(refusal.cards)) == ("SKL-5.5", "scary-mary:pirate scary-mary:escape")


@pytest.mark.rule("SKL-6.6", "R-SKL-07")
def test_king_is_paid_for_pirates_and_for_scary_mary_in_either_role() -> None:
    assert bonus("pirate-1 pirate-2 skull-king") == [("SKL-6.6", 60)]
    assert bonus("scary-mary:escape skull-king") == [("SKL-6.6", 30)]
    assert bonus("pirate-1 pirate-2 pirate-3 skull-king scary-mary:escape yellow-1") == [("SKL-6.6", 120)]
    assert ends("pirate-1 pirate-2 skull-king").other_count is None


@pytest.mark.rule("SKL-6.7", "R-SKL-12")
def test_mermaid_is_paid_only_for_the_king() -> None:
    assert bonus("pirate-1 scary-mary:pirate skull-king mermaid-1") == [("SKL-6.7", 50)]


@pytest.mark.rule("SKL-6.8")
def test_captures_by_other_cards_are_not_paid() -> None:
    assert bonus("yellow-13 black-13 mermaid-1 pirate-1") == []


@pytest.mark.rule("R-SKL-03")
def test_two_players_play_without_graybeard() -> None:
    table = Table(2, "yellow-9", "yellow-1", edition="legacy").bid(1, 0)
    assert table.view().ghost is None
    assert table.play("yellow-9", "yellow-1").points == (20, 10)


def test_older_edition_match_has_ten_rounds() -> None:
    state = GAME.new(6, GAME.options({"edition": "legacy"}, 6))
    assert state.rounds == tuple(range(1, 11))
