"""What `normal` knows: what to pass, when to duck, where the queen goes, and the moon."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from time import process_time

import pytest

from engine.ai import LEVELS, choose, play
from engine.core import Choice
from engine.french import CARD
from engine.hearts import GAME
from engine.hearts.state import State
from engine.luck import Luck

from .transcript import Table


def answer(table: Table, seat: int, level: str = "normal") -> str:
    """Return the action of a robot in that seat, in the notation."""
    action = choose("hearts", level, table.view(seat), Random(1))
    assert GAME.find_refusal(table.state, seat, action) is None
    return str(action)


@pytest.mark.parametrize(
    ("hand", "passed"),
    [
        ("QS AS 2S 2C 3C 4C 5C 2D 3D 4D 5D 2H AH", "pass AH QS AS"),
        ("QS 2S 3S 4S 5S 2C 3C 4C 2D 3D 9D AH KH", "pass 9D KH AH"),
        ("2S 3S 4S KD AD 2C 3C 4C 5C 2H 3H 4H QC", "pass QC KD AD"),
    ],
)
def test_normal_robot_passes_dangerous_cards_and_keeps_guards(hand: str, passed: str) -> None:
    table = Table().deal(hand)
    assert sorted(answer(table, 0).split()) == sorted(passed.split())


def test_normal_robot_drops_the_queen_on_another_player() -> None:
    void = Table().late("9D 3C 4C", "QS 5C 6C", "6D 7C 2S", "8D 9C 3S").play(0, "9D")
    assert answer(void, 1) == "play QS"
    under = Table().late("KS 3C 4C", "QS 5S 6S", "6D 7C 2S", "8D 9C 3S").play(0, "KS")
    assert answer(under, 1) == "play QS"
    late = Table().late("9S 3C 4C", "QS 5S 6S", "6D 7C 2S", "8D 9C 3S", leader=2, taken=(7, 0, 6, 0))
    last = late.play(2, "2S 3S 9S")
    assert answer(last, 1) == "play 6S", "she would take the trick herself"


def test_normal_robot_takes_safe_tricks_high_and_ducks_costly_ones() -> None:
    safe = Table().late("9D 3C 4C", "8D 5D 6C", "6D 7D 2S", "TD KD 2D", broken=True).play(0, "9D 8D 6D")
    assert answer(safe, 3) == "play KD"
    dear = Table().late("9D 3C 4C", "QS 5C 6C", "6D 7C 2S", "TD 8D 2D", broken=True).play(0, "9D QS 6D")
    assert answer(dear, 3) == "play 8D"


def test_normal_robot_leads_spades_only_while_safe_from_the_queen() -> None:
    hands = "2S 4S TH JD", "QS 8C 9C KD", "5S 7S 6C 7C", "8S 9S TC 6D"
    assert answer(Table().late(*hands), 0).split()[1] in ("2S", "4S")
    hands = "KS AS 9D 3D", "QS 8C 9C KD", "5S 7S 6C 7C", "8S 9S TC 6D"
    assert answer(Table().late(*hands), 0) == "play 3D"


def test_normal_robot_takes_a_point_to_stop_a_moon() -> None:
    """Seat 1 has all points and is about to take another trick: seat 3 takes it for one point."""
    table = Table().late("3H 3C 4C", "9H 8C 9C", "2H 7C 2D", "AH 8D 4H", taken=(0, 21, 0, 0), broken=True)
    assert answer(table.play(0, "3H 9H 2H"), 3) == "play AH"
    table = Table().late("3H 3C 4C", "9H 8C 9C", "2H 7C 2D", "AH 8D 4H", taken=(11, 10, 0, 0), broken=True)
    assert answer(table.play(0, "3H 9H 2H"), 3) == "play 4H", "otherwise it is left alone"


def test_normal_robot_gives_no_points_to_a_moon_shooter() -> None:
    table = Table().late("3C 3D 4C", "KC 8C 9C", "2C 7C 2D", "KH 9D 4D", taken=(0, 25, 0, 0), broken=True)
    assert answer(table.play(0, "3C KC 2C"), 3) != "play KH"


@pytest.mark.parametrize(
    ("taken", "hands"),
    [
        (21, ("AH KH AD", "2H 8C 2D", "3H 7C 3D", "4H 9C 4D")),
        (25, ("AD 2D", "5D 2H", "7C 2C", "4C 6C")),
    ],
    ids=["in any order", "the high one first"],
)
def test_normal_robot_shoots_the_moon_when_it_is_certain(taken: int, hands: tuple[str, ...]) -> None:
    table = Table().late(*hands, taken=(taken, 0, 0, 0), broken=True)
    while table.view().phase == "play":
        seat = table.to_act[0]
        table.do(f"{seat} {answer(table, seat)}")
    assert table.view().totals == (0, 26, 26, 26)


@pytest.mark.rule("R-H-11")
@pytest.mark.parametrize("level", [*LEVELS, "deadline"])
def test_robots_change_a_laid_card_only_when_no_other_choice_is_open(level: str) -> None:
    table = Table(2).late("3D 2D", "4D 5D").play(0, "3D")
    assert answer(table, 0, level) == "change 2D", "there is nothing else to answer"
    view = Table(2).late("3D 2D", "4D 5D").view(0)
    both = replace(view, choices=(Choice("change", (CARD["2D"],)), *view.choices))
    assert choose("hearts", level, both, Random(1)).verb == "play"


def test_robot_choice_ignores_hidden_hands() -> None:
    """The robot chooses equally in a world that differs only in hidden hands."""
    hands = "9D 3C QS", "AD 5C 6C", "6D 7C 2S", "8D 9C 3S"
    others = "9D 9C 3S", "AD 5C 6C", "QS 3C 7C", "8D 6D 2S"
    assert answer(Table().late(*others).play(0, "9D"), 1) == answer(Table().late(*hands).play(0, "9D"), 1)


def test_robot_match_takes_less_than_two_cpu_seconds() -> None:
    began = process_time()
    state = GAME.new(4, GAME.options({}, 4))
    for _ in play(GAME, state, ["normal"] * 4, Luck.from_seed(1)):
        pass
    assert process_time() - began < 2, "a match of some 600 cards"


def test_normal_robots_shoot_moons_and_share_points_in_most_rounds() -> None:
    """In a hundred rounds of `normal` moons occur, and in most rounds several players take points."""
    rounds = moons = 0
    for seed in range(10):
        state: State = GAME.new(4, GAME.options({}, 4))
        for _ in play(GAME, state, ["normal"] * 4, Luck.from_seed(seed)):
            pass
        rounds += len(state.sheet)
        moons += sum(sheet.moon is not None for sheet in state.sheet)
    assert 0 < moons < rounds * 0.1
