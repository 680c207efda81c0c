"""H-3 and H-4: what may be laid, why not, who takes the trick, and what is announced."""

from __future__ import annotations

from typing import Any

import pytest

from engine.french import CARD
from engine.hearts import GAME
from engine.hearts.cards import PENALTY, QUEEN_OF_SPADES
from engine.hearts.play import breaks_hearts, playable, winner
from engine.hearts.public import HeartsBroken, Played, TrickOver

from .transcript import Table, cards, codes

LEGAL = [
    # table | hand | broken | first trick | legal
    ("", "2C 5C AH KS", False, True, "2C"),
    ("2C", "5C AH QS 3D", False, True, "5C"),
    ("2C", "AH QS 3D KS", False, True, "3D KS"),
    ("2C", "AH 2H QS", False, True, "AH 2H QS"),
    ("2C", "AH 2H", False, True, "AH 2H"),
    ("2C KC", "QS 3S", False, True, "3S"),
    ("2C 3D", "4H 9S", False, True, "9S"),
    ("2C KC AC", "3C 4C QS", False, True, "3C 4C"),
    ("KD", "2D QS 9D", False, False, "2D 9D"),
    ("KD", "QS 3H 4C", False, False, "QS 3H 4C"),
    ("9S", "QS KS 2H", False, False, "QS KS"),
    ("9S", "QH 2C", False, False, "QH 2C"),
    ("5H", "2H KS", True, False, "2H"),
    ("5H", "KS 2C", True, False, "KS 2C"),
    ("", "AH 3C QS", False, False, "3C QS"),
    ("", "AH 4H", False, False, "AH 4H"),
    ("", "AH QS", False, False, "QS"),
    ("", "AH 3C QS", True, False, "AH 3C QS"),
    ("", "AH 2C", False, False, "2C"),
    ("", "2H 3H 4D", False, False, "4D"),
]


@pytest.mark.rule(
    "H-3.1", "H-3.2", "H-3.3", "H-3.4", "H-3.5", "H-3.6", "R-H-01", "R-H-02", "R-H-03", "R-H-04"
)
@pytest.mark.parametrize(("table", "hand", "broken", "first_trick", "legal"), LEGAL)
def test_legal_cards_follow_from_table_and_hand(
    table: str, hand: str, broken: bool, first_trick: bool, legal: str
) -> None:
    led = cards(table)[0] if table else None
    assert codes(playable(cards(hand), led, first_trick=first_trick, broken=broken)) == legal


TRICKS = [
    ("2C KC AC 3C", 2, 0, False),
    ("KD 2D AH QS", 0, 14, True),
    ("5S QS KS AS", 3, 13, False),
    ("10H JH 2H QH", 3, 4, True),
    ("2C AD AS KD", 0, 0, False),
    ("QS 2S 3S 4S", 0, 13, False),
    ("3D QS KH AH", 0, 15, True),
    ("2C 3D", 0, 0, False),
    ("QS AS", 1, 13, False),
    ("JS QS", 1, 13, False),
    ("5D AH", 0, 1, True),
    ("9C 10C", 1, 0, False),
]


@pytest.mark.rule("H-4.1", "H-4.2", "H-5.1", "H-5.2")
@pytest.mark.parametrize(("plays", "taker", "points", "broken"), TRICKS)
def test_highest_card_of_the_led_suit_takes_the_trick(
    plays: str, taker: int, points: int, broken: bool
) -> None:
    laid = cards(plays)
    assert winner(laid) == taker
    assert sum(PENALTY[card] for card in laid) == points
    assert any(breaks_hearts(card, GAME.options({}, 4)) for card in laid) == broken


def opened(**options: Any) -> Table:
    """Return a round without passing: seat 0 leads, seat 1 has no clubs, seat 3 has only penalty cards."""
    return Table(at=4, **options).deal(
        "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC",
        "3H 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD",
        "2S 3S 4S 5S 6S 7S 8S 9S TS JS KS AS AD",
        "QS 2H 4H 5H 6H 7H 8H 9H TH JH QH KH AH",
    )


@pytest.mark.rule("H-3.1", "R-H-01", "T-1", "T-2", "T-4")
def test_two_of_clubs_must_lead_the_first_trick() -> None:
    table = opened()
    assert (table.to_act, table.may(0)) == ((0,), {"play": "2C"})
    assert table.refused("0 play 3C") == ("H-3.1", (CARD["2C"],))
    assert table.rule("0 play 2S") == "T-4"
    assert table.rule("0 pass 3C 4C 5C") == "T-2"
    assert table.rule("1 play 2D") == "T-1"
    assert table.rule("4 play 2D") == "T-1"
    assert table.view(0).leader == 0


@pytest.mark.rule("H-3.3", "H-3.2", "R-H-02")
def test_points_in_the_first_trick_are_legal_only_without_other_cards() -> None:
    table = opened().play(0, "2C")
    assert table.rule("1 play 3H") == "H-3.3"
    assert codes(table.refused("1 play 3H").cards) == "2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD"
    table.play(1, "2D AS")
    assert table.may(3)["play"] == codes(table.view(3).hand), "any of them, the queen too"
    table.play(3, "QS")
    assert table.told(TrickOver)[-1].trick[2:] == (0, 13)
    assert table.to_act == (0,), "who takes a trick leads the next"


@pytest.mark.rule("H-3.4", "H-3.5", "H-3.6", "H-3.7", "H-4.2")
def test_hearts_may_not_be_led_until_broken() -> None:
    table = opened().play(0, "2C 2D AS QS").play(0, "3C 3D KS")
    assert not table.view().broken, "the queen broke nothing"
    table.play(3, "KH")
    assert table.told(HeartsBroken) == [HeartsBroken(3)]
    assert table.view().broken
    table.play(0, "4C 3H JS AH")
    assert len(table.told(HeartsBroken)) == 1, "said once a round"
    assert table.view().taken == (16, 0, 0, 0)


@pytest.mark.rule("H-3.5", "R-H-03")
def test_leading_a_heart_too_early_is_refused() -> None:
    table = Table().late("AH QS 3C", "2H 4C 5C", "3H 6C 7C", "4H 8C 9C")
    assert table.refused("0 play AH") == ("H-3.5", tuple(cards("3C QS")))
    table = Table().late("AH QS", "2H 4C", "3H 6C", "4H 8C")
    assert table.refused("0 play AH") == ("R-H-03", (QUEEN_OF_SPADES,))
    table.play(0, "QS")
    assert table.told(Played)[-1] == Played(0, QUEEN_OF_SPADES)


@pytest.mark.rule("H-3.6")
def test_heart_may_be_led_early_if_the_hand_has_only_hearts() -> None:
    table = Table().late("AH KH", "2H 4C", "3H 6C", "4H 8C").play(0, "KH")
    assert table.told(HeartsBroken) == [HeartsBroken(0)]
    assert table.rule("1 play 4C") == "H-3.2"


@pytest.mark.rule("R-H-04")
@pytest.mark.parametrize("queen", [False, True])
def test_queen_of_spades_breaks_hearts_only_with_the_option(queen: bool) -> None:
    table = Table(queen_breaks_hearts=queen).late("3D AH 2D", "QS 4C 5C", "6C 7C 2S", "8C 9C 3S")
    table.play(0, "3D QS 6C 8C")
    assert table.view().broken == queen
    assert table.told(HeartsBroken) == [HeartsBroken(1)] * queen
    assert table.may(0)["play"] == ("2D AH" if queen else "2D")


@pytest.mark.rule("H-3.2", "H2-1")
def test_two_players_play_26_tricks() -> None:
    table = Table(2).deal("2C 4C 6C", "3C 5C 7C").play(0, "2C 3C").play(1, "5C 4C")
    assert table.to_act == (1,)
    assert table.rule("0 play 6C") == "T-1"
    while len(table.told(TrickOver)) < 26:
        seat = table.to_act[0]
        table.do(f"{seat} play {table.may(seat)['play'].split()[0]}")
    assert table.view().phase == "deal"
    assert len(table.view().sheet) == 1


@pytest.mark.rule("H-4.2")
def test_view_shows_the_winning_seat_and_the_last_trick() -> None:
    table = opened().play(0, "2C 2D")
    assert (table.view().winning, table.view().last_trick) == (0, None)
    table.play(2, "AS QS")
    assert table.view().winning is None
    trick = table.view().last_trick
    assert trick is not None
    assert (trick.number, trick.winner, trick.points) == (1, 0, 13)
    assert codes(card for _, card in trick.plays) == "2C 2D AS QS"
    assert table.view().tricks == (trick,)
