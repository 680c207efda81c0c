"""SK-8, SK-9 and SKL-6: a round's points, by examples, by tables and by the literal rules."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.skull_king.cards import CARD
from engine.skull_king.public import LOADS
from engine.skull_king.scoring import COUNTINGS, Score, halves, hits, missed_zero, score

from . import literal
from .transcript import Table
from .worked import rows, whole


def points(scoring: str, load: str | None = None, **round_: Any) -> Score:
    return score(COUNTINGS[scoring, load], **round_)


def classic(dealt: int, bid: int, won: int, **more: Any) -> int:
    return points("skull_king", dealt=dealt, bid=bid, won=won, **more).total


def rascal(dealt: int, bid: int, won: int, load: str | None = None, **more: Any) -> int:
    return points("rascal", load, dealt=dealt, bid=bid, won=won, **more).total


def test_worked_score_examples_have_the_stated_points() -> None:
    for scoring, load, dealt, bid, won, captured, allies, harry, wager, total in rows("scores"):
        found = points(
            scoring,
            None if load == "-" else load,
            dealt=int(dealt),
            bid=int(bid) + (whole(harry) or 0),
            won=int(won),
            captured=int(captured),
            allies_exact=[ally == "y" for ally in allies if ally != "-"],
            wager=whole(wager) or 0,
        )
        assert found.total == int(total), (scoring, load, dealt, bid, won)


def test_worked_older_edition_scores_have_the_stated_points() -> None:
    for round_, bid, won, pirates, king, total in rows("scores_legacy"):
        captured = 30 * int(pirates) + (50 if king == "y" else 0)
        assert classic(int(round_), int(bid), int(won), captured=captured) == int(total)


@given(
    st.integers(1, 23).flatmap(lambda c: st.tuples(st.just(c), st.integers(0, c), st.integers(0, c))),
    st.integers(0, 30).map(lambda n: 10 * n),
    st.lists(st.booleans(), max_size=3),
    st.sampled_from([0, 10, 20]),
    st.sampled_from(list(COUNTINGS)),
)
def test_all_scores_match_the_literal_rules(
    round_: tuple[int, int, int], captured: int, allies: list[bool], wager: int, way: tuple[str, str | None]
) -> None:
    dealt, bid, won = round_
    total = literal.points(way, dealt, bid, won, captured, allies, wager)
    found = points(*way, dealt=dealt, bid=bid, won=won, captured=captured, allies_exact=allies, wager=wager)
    assert found.total == total


@pytest.mark.parametrize(
    ("dealt", "bid", "won", "total"),
    [
        pytest.param(6, 3, 3, 60, marks=pytest.mark.rule("SK-8.1", "SKL-6.1")),
        pytest.param(6, 2, 4, -20, marks=pytest.mark.rule("SK-8.2", "SKL-6.2")),
        pytest.param(6, 4, 1, -30, marks=pytest.mark.rule("SK-8.2", "SKL-6.2")),
        pytest.param(7, 0, 0, 70, marks=pytest.mark.rule("SK-8.3", "SKL-6.3", "R-SKL-13")),
        pytest.param(9, 0, 1, -90, marks=pytest.mark.rule("SK-8.4", "SKL-6.4")),
        pytest.param(9, 0, 5, -90, marks=pytest.mark.rule("SK-8.4", "SKL-6.4")),
    ],
)
def test_classic_scoring_gives_the_tabled_points(dealt: int, bid: int, won: int, total: int) -> None:
    assert classic(dealt, bid, won) == total


@pytest.mark.rule("SK-8.5", "SKL-6.5")
def test_bonuses_need_an_exact_bid() -> None:
    assert classic(5, 2, 2, captured=40) == 80
    assert classic(5, 2, 3, captured=40) == -10


@pytest.mark.rule("SK-9.1", "SK-9.2")
@pytest.mark.parametrize("bid", [0, 1, 5])
def test_a_direct_hit_pays_the_same_for_every_bid(bid: int) -> None:
    assert rascal(5, bid, bid) == 50


@pytest.mark.rule("SK-9.3")
def test_a_glancing_blow_pays_half() -> None:
    assert rascal(5, 2, 3) == rascal(5, 2, 1) == rascal(5, 0, 1) == 25


@pytest.mark.rule("SK-9.4")
def test_complete_miss_scores_zero() -> None:
    assert rascal(5, 5, 3) == rascal(5, 0, 2) == 0


@pytest.mark.rule("SK-9.5", "R-SK-09")
def test_bonuses_are_paid_fully_half_or_not_by_distance_from_the_bid() -> None:
    assert [rascal(7, 2, won, captured=30) - rascal(7, 2, won) for won in (2, 3, 4)] == [30, 15, 0]
    assert isinstance(points("rascal", dealt=9, bid=4, won=5, captured=10).bonus_points, int)


@pytest.mark.rule("SK-9.7")
def test_grapeshot_counts_like_plain_rascal_scoring() -> None:
    for won in range(7):
        assert rascal(6, 3, won, "grapeshot", captured=20) == rascal(6, 3, won, captured=20)


@pytest.mark.rule("SK-9.8")
def test_cannonball_pays_only_for_a_direct_hit() -> None:
    assert rascal(6, 3, 3, "cannonball", captured=30) == 120
    assert rascal(6, 3, 2, "cannonball", captured=30) == 0


@pytest.mark.rule("SK-9.9", "SK-11.4b")
def test_loot_and_wager_are_never_halved() -> None:
    assert rascal(8, 1, 2, allies_exact=[True], wager=10) == 40 - 10
    assert rascal(8, 1, 1, "cannonball", allies_exact=[True, False], wager=10) == 120 + 20 + 10


@pytest.mark.rule("SK-8.14")
def test_round_score_is_the_sum_of_its_parts_and_may_be_negative() -> None:
    exact = points("skull_king", dealt=6, bid=2, won=2, captured=30, allies_exact=[True], wager=20)
    assert exact == Score(40, 30, 20, 20)
    assert exact.total == 110
    assert classic(3, 1, 3, wager=20) == -40


@pytest.mark.rule("R-SK-37")
def test_exact_zero_bid_can_only_add_loot_points() -> None:
    table = Table(3, "loot-1 green-1", "green-9 green-2", "green-3 green-4", expansions=["loot"])
    table.bid(0, 2, 0).play("loot-1", "green-9", "green-3", "green-2", "green-4", "green-1")
    assert table.view().sheet[-1].lines[0][4:9] == (20, (), 0, 0, 0)
    assert table.view().loot == ((0, 1),)


# ---- whole rounds ----------------------------------------------------------------------------------------


def test_worked_round_examples_have_the_stated_points() -> None:
    for scoring, bids, loads, played, harry, wager, won, total in rows("rounds"):
        tricks = [trick.split() for trick in played.split(" / ")]
        seats = len(bids.split())
        hands = ["" for _ in range(seats)]
        for trick in tricks:
            for seat, card in zip(trick[::2], trick[1::2], strict=True):
                hands[int(seat)] += f"{card.split(':')[0]} "
        powers = harry != "-" or wager != "-"
        table = Table(
            seats, *hands, scoring=scoring, cannon_loads=loads != "-", expansions=["loot", "kraken", "whale"],
            powers=powers,
        )  # fmt: skip
        table.bid(*map(int, bids.split()))
        if loads != "-":
            table.do(*(f"{seat} load {load}" for seat, load in enumerate(loads.split())))
        for trick in tricks:
            for seat, card in zip(trick[::2], trick[1::2], strict=True):
                table.do(f"{seat} play {card}")
            if table.phase == "power":
                table.do("{} wager {}".format(*wager.split(":")))
        if table.phase == "harry":
            table.do("{} adjust {}".format(*harry.split(":")))
        assert " ".join(map(str, table.view().won)) == won
        assert " ".join(map(str, table.points)) == total


@pytest.mark.rule("SK-11.4b", "SK-11.4f")
def test_allies_are_paid_when_both_bids_are_exact() -> None:
    hands = ("loot-1 yellow-8", "green-3 escape-1", "green-9 yellow-4")
    tricks = ("loot-1", "green-3", "green-9", "yellow-4", "yellow-8", "escape-1")
    both = Table(3, *hands, expansions=["loot"]).bid(1, 0, 1).play(*tricks[:3])
    assert both.view().loot == ((0, 2),)
    assert both.play(*tricks[3:]).points == (40, 20, 40)
    one = Table(3, *hands, expansions=["loot"]).bid(1, 0, 2).play(*tricks)
    assert one.points == (20, 20, -10)


@pytest.mark.rule("SK-11.4b")
def test_two_loots_captured_by_one_winner_pay_twice() -> None:
    table = Table(3, "loot-1 loot-2", "green-9 yellow-9", "green-2 yellow-2", expansions=["loot"])
    table.bid(0, 2, 0).play("loot-1", "green-9", "green-2", "yellow-9", "yellow-2", "loot-2")
    assert table.view().loot == ((0, 1), (0, 1))
    assert table.points == (20 + 40, 40 + 40, 20)


@pytest.mark.rule("SK-13.3")
def test_score_sheet_fills_every_column() -> None:
    table = Table(3, "black-14", "green-3", "green-2", scoring="rascal", cannon_loads=True).bid(1, 0, 1)
    table.do("0 load cannonball", "1 load grapeshot", "2 load grapeshot").play(
        "black-14", "green-3", "green-2"
    )
    sheet = table.view().sheet[0]
    assert (sheet.round, sheet.dealt, [line.seat for line in sheet.lines]) == (1, 1, [0, 1, 2])
    line = sheet.lines[0]
    assert (line.bid, line.final_bid, line.won, line.load, line.wager) == (1, 1, 1, "cannonball", None)
    assert (line.bid_points, line.bonus_points, line.points, line.total) == (15, 20, 35, 35)
    assert line.bonuses[0].cards == (CARD["black-14"],)


@pytest.mark.rule("SK-9.7", "SK-9.8", "SK-8.4")
def test_quoted_points_for_loads_and_zero_bids_match_the_scoring() -> None:
    for dealt in range(1, 11):
        for load in LOADS:
            paid = {abs(won - 2): COUNTINGS["rascal", load](dealt, 2, won)[0] for won in (1, 2)}
            assert hits(load, dealt) == (paid[0], paid[1]), (load, dealt)
        assert missed_zero(dealt) == score(COUNTINGS["skull_king", None], dealt=dealt, bid=0, won=1).total
    assert (hits("grapeshot", 7), hits("cannonball", 7), missed_zero(7)) == ((70, 35), (105, 0), -70)
    assert [halves("rascal", load, 1, 0) for load in (None, *LOADS)] == [1, 1, 0]
    assert halves("skull_king", None, 1, 0) == 0
