"""`engine.tricks`: seat order and following suit."""

from __future__ import annotations

from engine.tricks import NO_SUIT, cards_following, clockwise, left_of, suits


def test_left_of_a_seat_is_the_next_seat_clockwise() -> None:
    assert left_of(0, 4) == 1
    assert left_of(3, 4) == 0
    assert clockwise(2, 4) == (2, 3, 0, 1)


def test_hand_must_follow_suit_if_it_can() -> None:
    suited = suits((0, 0, 1, NO_SUIT))
    assert cards_following([3, 2, 1], suited, 0) == [3, 1], "the suit, and what has none"
    assert cards_following([3, 1, 0], suited, 0) == [3, 1, 0], "in the hand's order"
    assert cards_following([3, 2], suited, 0) == [3, 2], "void"
    assert cards_following([1, 0, 2], suited, 1) == [2], "another suit"
    assert cards_following([3, 2, 1], suited, NO_SUIT) == [3, 2, 1], "nothing to follow"
