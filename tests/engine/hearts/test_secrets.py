"""What a seat and a spectator know: passed cards, and with two players the hidden hands."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.core import AnyGame, Seat
from engine.hearts import GAME, Action
from engine.hearts.public import Played
from engine.hearts.state import State
from tests.contract import hearts
from tests.contract.driving import check_secrecy, moments

from .transcript import Table, codes


@pytest.mark.rule("H-2.3", "R-H-15")
def test_only_giver_and_receiver_know_passed_cards() -> None:
    table = Table().deal("2C 3C 4C", "5D 6D 7D", "QS KS AS", "AH KH QH")
    table.do("0 pass 2C 3C 4C", "1 pass 5D 6D 7D", "2 pass QS KS AS", "3 pass AH KH QH")
    assert codes(table.view(1).received) == "2C 3C 4C"
    assert codes(table.view(1).given) == "5D 6D 7D"
    assert (table.view().given, table.view().received) == ((), ())
    for outsider in (4, -1, -2):
        seen = table.view(outsider)
        assert (seen.hand, seen.given, seen.received) == ((), (), ())
    table.play(1, "2C")
    assert codes(table.view(1).received) == "2C 3C 4C", "remembered until the round is over"


def check_spectator(game: AnyGame, seeds: Iterable[int]) -> None:
    """Check that with two players a spectator learns only what lies on the table."""
    for seed in seeds:
        state, rng = GAME.new(2, GAME.options({}, 2)), Random(seed)
        for moment in moments(game, state, rng):
            if rng.random() < 0.3:
                check_secrecy(game, moment, hearts, rng)


def test_spectator_of_two_players_learns_no_hidden_card() -> None:
    check_spectator(GAME, range(12))


def _view(state: State, seat: Seat | None) -> Any:
    """Return a view that shows a spectator how many cards the trick's leader could have laid."""
    seen = GAME.view(state, seat)
    return seen if seat is not None else replace(seen, choices=GAME.choices(state, 0))


def _step(state: State, seat: Seat, action: Action) -> list[Any]:
    """Return events that contain the rest of the seat's hand."""
    return [
        (*event, tuple(state.hands[event.seat])) if isinstance(event, Played) else event
        for event in GAME.step(state, seat, action)
    ]


@pytest.mark.parametrize("leaky", [replace(GAME, view=_view), replace(GAME, step=_step)])
def test_secrecy_check_finds_a_leak_to_the_spectator_of_two_players(leaky: AnyGame) -> None:
    with pytest.raises(AssertionError):
        check_spectator(leaky, [1])


def test_state_repr_contains_no_hands() -> None:
    table = Table().deal("2C 3C 4C")
    assert "hand" not in repr(table.state)
    shown = repr(table.view(0))
    assert "hand" not in shown
    assert "choices" not in shown
    assert "given" not in shown
    assert table.state != 1
