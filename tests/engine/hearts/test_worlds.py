"""Worlds of Hearts: everything a view shows holds in each world, and all such worlds are equally likely."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import permutations
from random import Random

from engine.french import CARD, CLUBS, SUIT
from engine.hearts.public import Action
from engine.hearts.worlds import voids, world, worlds

from .transcript import Table, cards

MANY = 6000
"""The number of worlds drawn to count how often each deal occurs."""


def test_seats_that_did_not_follow_lack_that_suit_in_every_world() -> None:
    table = Table(at=4).deal("2C 3C", "4C 2D 3D", "6D 7D 8D TD JD QD KD AD 6S 7S 8S 9S TS", "5C 4D 5D")
    table.play(0, "2C 4C AD 5C")
    assert voids(table.view(0)) == (frozenset(), frozenset(), frozenset({CLUBS}), frozenset())
    for n in range(20):
        assert CLUBS not in {SUIT[card] for card in world(table.view(0), Random(n)).hands[2]}


def test_passed_cards_are_with_their_receiver_in_every_world() -> None:
    table = Table().deal("QS KS AS 3C", "2C").do("0 pass QS KS AS")
    for seat in (1, 2, 3):
        hand = [card for card in table.view(seat).hand if card != CARD["2C"]]
        table.do(f"{seat} {Action('pass', tuple(hand[:3]))}")
    for n in range(20):
        state = world(table.view(0), Random(n))
        assert {*cards("QS KS AS")} <= {*state.hands[1]}
        assert state.received[1] == tuple(cards("QS KS AS"))
        assert world(table.view(2), Random(n)).hands[1].count(CARD["2C"]) == 1, "he leads"


def test_worlds_draw_hidden_passes_from_the_passers_hand() -> None:
    table = Table().deal("QS KS AS")
    hand = table.view(1).hand
    table.do(f"1 {Action('pass', hand[:3])}")
    seen = set()
    for n in range(40):
        state = world(table.view(0), Random(n))
        assert state.given[1] is not None
        assert {*state.given[1]} <= {*state.hands[1]}
        seen.add(state.given[1])
    assert len(seen) > 30


def test_two_player_worlds_equal_the_true_state() -> None:
    """The whole deck is dealt (H2-1), so the other player holds all other cards."""
    table = Table(seats=2).deal("2C")
    assert world(table.view(0), Random(1)) == table.state


def test_deals_allowed_by_the_view_are_equally_likely() -> None:
    """Seat 1 has no clubs; the four hidden cards are dealt one, one and two, each way equally often."""
    table = Table(at=4).late("2C 3C", "2D 3D", "4C 4D", "5C 5D", broken=True).play(0, "2C 2D")
    view = table.view(2)
    gone = view.tricks[0]._replace(plays=tuple((2, card) for _, card in view.tricks[0].plays))
    draw, rng = worlds(replace(view, tricks=(gone,))), Random(1)
    states = (draw(rng) for _ in range(MANY))
    found = Counter((state.hands[0][0], state.hands[1][0]) for state in states)
    allowed = {(one, two) for one, two in permutations(cards("3C 3D 5C 5D"), 2) if SUIT[two] != CLUBS}
    assert {*found} == allowed
    expected = MANY / len(allowed)
    assert all(abs(times - expected) < 5 * expected**0.5 for times in found.values())
