"""Worlds of Skull King: everything that a seat may know holds in each of them."""

from __future__ import annotations

from collections import Counter
from random import Random

from engine.skull_king import View
from engine.skull_king.cards import CARD
from engine.skull_king.state import State
from engine.skull_king.worlds import world

from .transcript import Table, cards


def worlds(view: View, times: int = 60) -> list[State]:
    """Return worlds of one view, each with another random seed."""
    rng = Random(11)
    return [world(view, rng) for _ in range(times)]


def test_seats_that_did_not_follow_lack_that_suit_in_every_world() -> None:
    table = Table(3, "green-9 green-3", "purple-4 escape-1", "green-2 yellow-2").bid(0, 0, 0)
    table.play("green-9", "purple-4", "green-2")
    green = {CARD[f"green-{rank}"] for rank in range(1, 15)}
    found = worlds(table.view(0), 300)
    assert not any(green & {*state.hands[1]} for state in found)
    assert any(green & {*state.hands[2]} for state in found), "who followed may have more"


def test_cards_drawn_after_not_following_may_be_of_that_suit() -> None:
    """Seat 1 had no green card, then drew two cards with Bendt: one of its four may be green, not three."""
    hands = (
        "green-9 yellow-9 green-3 green-4",
        "purple-4 pirate-bendt purple-1 escape-1",
        "green-2 yellow-2 green-5 green-6",
    )
    table = Table(3, *hands, powers=True, stock="green-10 green-11").bid(0, 0, 0)
    table.play("green-9", "purple-4", "green-2").play("yellow-9", "pirate-bendt", "yellow-2")
    green = {CARD[f"green-{rank}"] for rank in range(1, 15)}
    drawing = [len(green & {*state.hands[1]}) for state in worlds(table.view(0), 400)]
    assert {*drawing} == {0, 1, 2}
    for state in worlds(table.view(0)):
        assert len(state.drawn) == 2
        assert {*state.drawn} <= {*state.hands[1]}
        assert not green & ({*state.hands[1]} - {*state.drawn})
    table.do("1 discard purple-1 green-10")
    held = [len(green & {*state.hands[1]}) for state in worlds(table.view(0), 400)]
    assert {*held} == {0, 1, 2}
    assert held.count(2) < held.count(0)


def test_worlds_keep_the_cards_that_the_seat_itself_discarded() -> None:
    hands = ("pirate-bendt escape-1 escape-3", "yellow-1 green-1 escape-2", "yellow-2 green-2 green-4")
    table = Table(3, *hands, powers=True, stock="purple-7 purple-8 purple-9").bid(1, 0, 0)
    table.play("pirate-bendt", "yellow-1", "yellow-2").do("0 discard escape-3 purple-7")
    away = tuple(sorted(cards("escape-3 purple-7")))
    assert table.view(0).discarded == away
    assert [table.view(reader).discarded for reader in (None, 1, 2)] == [()] * 3
    for state in worlds(table.view(0)):
        assert state.discarded == (0, away)
    thrown = Counter(state.discarded for state in worlds(table.view(1)))
    assert len(thrown) > 30, "the others do not"


def test_cards_shown_by_juanita_stay_in_the_stock_until_bendt_draws() -> None:
    hands = (
        "pirate-juanita yellow-9 green-3 green-4",
        "yellow-1 pirate-bendt purple-1 escape-1",
        "yellow-3 yellow-2 green-5 green-6",
    )
    table = Table(3, *hands, powers=True, stock="purple-7 purple-8 purple-9").bid(0, 0, 0)
    table.play("pirate-juanita", "yellow-1", "yellow-3")
    stock = table.view(0).stock
    assert stock is not None
    assert all(sorted(state.stock) == list(stock) for state in worlds(table.view(0)))
    assert len({state.stock for state in worlds(table.view(0))}) == 60, "its order is hidden"
    table.play("yellow-9", "pirate-bendt", "yellow-2").do("1 discard purple-1 purple-7")
    for state in worlds(table.view(0)):
        assert {*state.stock} < {*stock}
        assert state.shown == (0, stock)
        drawn = {*stock} - {*state.stock}
        assert len(drawn) == 2
        assert state.discarded is not None
        assert drawn <= {*state.hands[1], *state.discarded[1]}
    assert len({state.shown for state in worlds(table.view(2))}) == 60, (
        "what seat 0 saw, seat 2 does not know"
    )
