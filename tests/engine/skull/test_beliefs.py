"""The beliefs of `normal` about its rivals, and its moves, in positions that leave little doubt."""

from __future__ import annotations

from random import Random

import pytest

from engine.ai import choose, play
from engine.ai.skull_beliefs import clear_chances, habits
from engine.ai.skull_worth import Prospects, roses
from engine.luck import Luck
from engine.skull import GAME, View
from engine.skull.discs import DISC

from .transcript import Table


def tops(view: View, seat: int) -> tuple[float, ...]:
    """Return the chances that the top 0, 1, 2 ... discs of a pile are all roses."""
    return clear_chances(view, seat, habits(view, seat))


def answers(view: View) -> list[str]:
    """Return the actions of `normal` in this view, each with another random seed."""
    return [str(choose("skull", "normal", view, Random(n))) for n in range(80)]


def piled(height: int, own: str = "rose") -> Table:
    """Return a table of three with piles of this height, all roses but for seat 0's bottom disc `own`."""
    table = Table().place(own, "rose", "rose")
    for _ in range(height - 1):
        table.do("0 place rose", "1 place rose", "2 place rose")
    return table


def test_higher_pile_is_likelier_to_hold_the_skull() -> None:
    chances = tops(piled(3).view(0), 1)
    assert chances[0] == 1
    assert chances[0] > chances[1] > chances[2] > chances[3] > 0


def test_pile_of_the_whole_hand_surely_holds_the_skull() -> None:
    table = piled(3).do("0 place skull", "1 place skull", "2 place skull")
    assert tops(table.view(0), 1)[-1] == 0
    assert tops(table.view(0), 1)[1] > 0.5


def test_flipped_roses_raise_the_skull_chance_of_discs_below() -> None:
    table = piled(2).do("0 challenge 5", "1 pass", "2 pass", "0 flip 0", "0 flip 0")
    before = tops(table.view(0), 1)
    after = tops(table.do("0 flip 1").view(0), 1)
    assert after == pytest.approx((1, before[2] / before[1]))


def test_random_disc_loss_lowers_the_chance_of_still_having_a_skull() -> None:
    table = (
        Table().place("rose", "skull", "rose").do("0 challenge 2", "1 pass", "2 pass", "0 flip 0", "0 flip 1")
    )
    table.do("- shuffle 3 2 1 0", "1 lose 1")
    assert habits(table.view(1), 0).has_skull == pytest.approx(0.75)
    assert habits(table.view(0), 1).has_skull == 1


def test_rival_who_shows_only_roses_has_no_skull() -> None:
    table = (
        Table()
        .place("skull", "rose", "rose")
        .do("0 challenge 1", "1 pass", "2 pass", "0 flip 0", "0 lose skull")
    )
    assert habits(table.view(1), 0).has_skull == pytest.approx(0.5)
    table.place("rose", "rose", "rose")
    for _ in range(2):
        table.do("0 place rose", "1 place rose", "2 place rose")
    table.do("0 challenge 3", "1 pass", "2 pass", "0 flip 0", "0 flip 0", "0 flip 0")
    assert habits(table.view(1), 0).has_skull == 0
    assert tops(table.place("rose", "rose", "rose").view(1), 0) == (1, 1)


def test_estimated_habits_follow_a_rivals_moves() -> None:
    """Seat 1 always raises and runs into its own skull; seat 2 never bids."""
    table = Table()
    new = habits(table.view(0), 1)
    for discs in (("rose", "skull", "rose"), ("rose", "skull", "rose")):
        first = table.place(*discs).to_act[0]
        table.do(*(("0 challenge 1",) if first == 0 else ()), "1 challenge 2", "2 pass")
        table.do("0 pass", "1 flip 1", "1 lose rose")
    bold, shy = habits(table.view(0), 1), habits(table.view(0), 2)
    assert bold.raises > new.raises > shy.raises
    assert bold.beneath > new.beneath == shy.beneath
    assert bold.skulls > new.skulls
    assert bold.opens > shy.opens


def test_bidding_lowers_and_passing_raises_a_rivals_skull_chance() -> None:
    table = piled(2).do("0 challenge 1")
    silent = tops(table.view(0), 1)
    named = tops(piled(2).do("0 challenge 1", "1 challenge 2").view(0), 1)
    passed = tops(piled(2).do("0 challenge 1", "1 pass").view(0), 1)
    assert named[-1] > silent[-1] > passed[-1]


def test_best_chance_of_roses_uses_the_safest_mats() -> None:
    assert roses([(1, 0.9, 0.2), (1, 0.5)]) == pytest.approx([1, 0.9, 0.45, 0.1])


def test_chance_of_roses_counts_the_own_pile_first() -> None:
    chances = Prospects.from_view(piled(2, own="skull").view(0)).chances
    assert chances[:3] == [1, 1, 0]
    assert set(chances[3:]) == {0}
    assert Prospects.from_view(piled(2).view(0)).chances[:3] == [1, 1, 1]


def test_normal_robot_takes_a_nearly_safe_second_bet() -> None:
    """With two own roses on the mat and one bet won, a bid of two is worth more than half of the match."""
    table = piled(2).do("0 place rose", "1 challenge 1")
    table.state.won[2] = 1
    assert Prospects.from_view(table.view(2)).number(2) > 0.5
    assert "pass" not in answers(table.view(2))


def test_normal_robot_with_its_skull_laid_does_not_bid_all_discs() -> None:
    table = Table().place("skull", "rose", "rose").do("0 place rose", "1 challenge 3", "2 pass")
    prospects = Prospects.from_view(table.view(0))
    assert prospects.number(4) < prospects.pass_worth()
    assert answers(table.view(0)).count("pass") > 60


def test_normal_robot_opens_with_the_same_number_over_a_skull() -> None:
    """If `normal` opens over its skull, it bids the number that it would bid over a rose."""
    rose, skull = (answers(piled(1, own).view(0)) for own in ("rose", "skull"))
    opened = [n for n, answer in enumerate(skull) if answer.startswith("challenge")]
    assert 10 < len(opened) <= sum(answer.startswith("challenge") for answer in rose)
    assert all(skull[n] == rose[n] for n in opened)


def test_normal_robot_loses_its_skull_when_it_may_choose() -> None:
    table = Table().place("skull", "rose", "rose").do("0 challenge 1", "1 pass", "2 pass", "0 flip 0")
    assert set(answers(table.view(0))) == {"lose skull"}


def test_normal_robot_flips_the_safest_mat_first() -> None:
    """Seat 1 has shown its skull and lost it for good; the others may still have theirs."""
    table = Table(seats=4).place("rose", "skull", "rose", "rose")
    table.do("0 challenge 1", "1 challenge 2", "2 pass", "3 pass", "0 pass", "1 flip 1", "1 lose skull")
    table.place("rose", "rose", "rose", "rose")
    table.do("1 challenge 1", "2 pass", "3 pass", "0 challenge 2", "1 pass", "0 flip 0")
    assert habits(table.view(0), 1).has_skull < 1
    assert set(answers(table.view(0))) == {"flip 1"}


def test_normal_robot_chooses_equally_for_equal_views() -> None:
    """Hidden discs, beneath piles or lost by rivals, do not change the answer."""
    one = Table(discs={1: "rose rose skull"}).place("rose", "rose", "rose")
    other = Table(discs={1: "rose rose rose"}).place("rose", "rose", "skull")
    assert one.view(0) == other.view(0)
    assert len(set(answers(one.view(0)))) > 1
    assert answers(one.view(0)) == answers(other.view(0))
    for table in (one, other):
        table.do("0 place rose", "1 challenge 2", "2 pass")
    assert answers(one.view(0)) == answers(other.view(0))


def test_normal_robot_bluffs_with_every_usual_opening_number() -> None:
    """Over 25 fixed seeds each usual opening number has a skull beneath it now and then."""
    under: dict[int, list[bool]] = {}
    for seed in range(25):
        state = GAME.new(4, GAME.options({}, 4))
        for seat, action, _ in play(GAME, state, ["normal"] * 4, Luck.from_seed(seed)):
            if action.verb == "challenge" and len(state.calls) == 1:
                under.setdefault(action.items[0], []).append(DISC["skull"] in state.piles[seat])
    often = {number: sum(skulls) / len(skulls) for number, skulls in under.items() if len(skulls) >= 20}
    assert len(often) >= 2
    assert all(0.05 < part < 0.5 for part in often.values())
