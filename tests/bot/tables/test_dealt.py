"""What was dealt is counted by seat, people and robots, and chance alone keeps within its standard error."""

from __future__ import annotations

from math import sqrt
from typing import Any

import pytest

from bench.forging import sealed_log
from bot.present import PRESENTERS
from bot.records.tables import Person, Robot
from bot.store.draws import DrawnMatch
from bot.tables.dealt import LOT, PEOPLE, ROBOTS, Luck, count_luck
from engine import GAMES
from engine.core import DEALER
from engine.hearts.cards import QUEEN_OF_SPADES


def drawn(n: int, people: int = 2) -> DrawnMatch:
    """Return what the dealer drew in a match of tests, whose first seats people hold."""
    log = sealed_log(n)
    draws = tuple((at, str(action)) for at, (seat, action) in enumerate(log.inputs) if seat == DEALER)
    held = [str(Person(seat) if seat < people else Robot("normal", seat)) for seat in range(log.seats)]
    return DrawnMatch(log.seats, log.options, draws, tuple((seat, 0, who) for seat, who in enumerate(held)))


def counted(game: str, matches: list[DrawnMatch]) -> dict[str, dict[Any, Luck]]:
    return count_luck(game, PRESENTERS[game].statistics.dealing, matches)


def test_cards_are_counted_by_what_each_seat_held() -> None:
    """In Hearts every card is dealt, so a queen is in one hand of four, and seats together have all."""
    matches = [drawn(n) for n in range(1, 60, 3)]
    found = counted("hearts", matches)
    deals = sum(len(match.draws) for match in matches)
    queens = found["queen"]
    assert {seat: queens[seat].hands for seat in range(4)} == dict.fromkeys(range(4), deals)
    assert sum(queens[seat].got for seat in range(4)) == deals
    for seat in range(4):
        action = [GAMES["hearts"].parse(text).items for match in matches for _, text in match.draws]
        held = sum(QUEEN_OF_SPADES in cards[13 * seat : 13 * seat + 13] for cards in action)
        assert queens[seat].got == held
        assert queens[seat].chance == 1 / 4
    assert queens[PEOPLE].got + queens[ROBOTS].got == deals
    assert queens[PEOPLE].hands == 2 * deals
    assert found["hearts"][0].chance == 13 / 4


def test_hands_of_skull_king_grow_by_the_round() -> None:
    match = drawn(0)
    found = counted("skull-king", [match])
    log = sealed_log(0)
    game = GAMES["skull-king"]
    state, specials = game.new(4, game.options(log.options, 4)), 0
    counts = PRESENTERS["skull-king"].statistics.dealing
    assert counts is not None
    for seat, action in log.inputs:
        game.step(state, seat, action)
        if action.verb == "deal":
            specials += sum(map(counts.kinds["specials"], game.view(state, 2).hand))
    assert found["specials"][2].got == specials
    assert found["specials"][2].hands == 10
    assert found[LOT][PEOPLE].hands == 2
    assert sum(found[LOT][seat].got for seat in range(4)) == 1


@pytest.mark.parametrize("game", GAMES)
def test_fair_draws_are_usual_and_loaded_ones_are_not(game: str) -> None:
    matches = [drawn(n) for n in range([*GAMES].index(game), 300, len(GAMES))]
    found = [luck for groups in counted(game, matches).values() for luck in groups.values()]
    assert all(abs(luck.got - luck.expected) <= 3.5 * sqrt(luck.variance) for luck in found)
    first = {
        "skull-king": lambda item: not item.startswith(("green", "yellow", "purple", "black")),
        "hearts": lambda item: item == "QS",
        "skull": lambda item: item == "0",
    }[game]
    loaded = []
    for match in matches:
        draws = []
        for n, text in match.draws:
            verb, *items = text.split()
            items = ["0"] if verb == "first" else sorted(items, key=first, reverse=True)
            draws.append((n, " ".join((verb, *items))))
        loaded.append(match._replace(draws=tuple(draws)))
    kind = {"skull-king": "specials", "hearts": "queen", "skull": LOT}[game]
    assert not counted(game, loaded)[kind][0].is_usual


def test_a_group_that_is_the_whole_table_is_left_out() -> None:
    assert PEOPLE not in counted("hearts", [drawn(1, people=4)])["hearts"]
    assert ROBOTS in counted("hearts", [drawn(1, people=3)])["hearts"]
