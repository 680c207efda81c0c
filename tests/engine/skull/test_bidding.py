"""SR-3: challenges, raises, passes, and the end of the bidding."""

from __future__ import annotations

import pytest

from engine.skull.public import Challenger

from .transcript import Table


def roses(*lines: str) -> Table:
    """Return a table of three with a rose on every mat, after these moves."""
    return Table().place("rose", "rose", "rose").do(*lines)


@pytest.mark.rule("SR-3.1")
@pytest.mark.parametrize("number", [-1, 0, 4, 20])
def test_challenge_must_be_from_one_to_all_discs_on_the_mats(number: int) -> None:
    table = roses()
    assert table.may(0)["challenge"] == (1, 2, 3)
    assert table.refused(f"0 challenge {number}") == ("SR-3.1", (1, 2, 3))
    assert table.do("0 place skull", "1 challenge 4").phase == "flip"


@pytest.mark.rule("SR-3.2", "R-SR-13")
def test_raise_may_be_any_higher_number() -> None:
    table = roses("0 place rose", "1 place rose", "2 challenge 2")
    assert table.refused("0 challenge 2") == ("SR-3.2", (3, 4, 5))
    assert table.rule("0 challenge 1") == "SR-3.2"
    assert table.rule("0 challenge 6") == "SR-3.1"
    assert table.do("0 challenge 4").to_act == (1,)


@pytest.mark.rule("SR-3.3", "R-SR-04")
def test_player_who_has_passed_may_not_bid_again() -> None:
    table = roses("0 challenge 1", "1 pass", "2 challenge 2")
    assert table.to_act == (0,)
    assert table.rule("1 challenge 3") == "SR-3.3"
    assert table.view().passed == {1}
    table.do("0 pass")
    assert table.told(Challenger) == [Challenger(2, 2)]
    assert table.rule("1 challenge 3") == "SR-3.3"
    assert table.rule("0 pass") == "SR-3.3"


@pytest.mark.rule("SR-3.3")
def test_bidding_skips_players_who_are_out() -> None:
    table = Table(seats=5, discs={2: ""}).place("rose", "rose", "rose", "rose")
    table.do("0 challenge 1", "1 pass", "3 challenge 2", "4 pass", "0 challenge 3")
    assert table.to_act == (3,)
    table.do("3 pass")
    assert table.told(Challenger) == [Challenger(0, 3)]


@pytest.mark.rule("SR-3.4")
def test_opener_becomes_challenger_if_nobody_raises() -> None:
    table = roses("0 challenge 1", "1 pass")
    assert table.phase == "bid"
    table.do("2 pass")
    assert table.to_act == (0,)
    assert table.told(Challenger) == [Challenger(0, 1)]


@pytest.mark.rule("SR-3.5", "R-SR-02")
@pytest.mark.parametrize(
    "calls",
    [
        ("0 challenge 3",),
        ("0 challenge 1", "1 challenge 2", "2 challenge 3"),
        ("0 challenge 1", "1 pass", "2 challenge 3"),
    ],
)
def test_bid_of_all_discs_starts_the_reveal_at_once(calls: tuple[str, ...]) -> None:
    table = roses(*calls)
    last = int(calls[-1][0])
    assert table.told(Challenger) == [Challenger(last, 3)]
    assert table.may(last) == {"flip": (last,)}


@pytest.mark.rule("SR-3.5")
def test_discs_of_passed_players_still_count() -> None:
    table = roses("0 challenge 2", "1 pass", "2 pass", "0 flip 0", "0 flip 1")
    assert table.bet.skull is None


def test_bidding_out_of_turn_is_refused() -> None:
    table = roses("0 challenge 1")
    assert table.rule("2 pass") == "T-1"
    assert table.rule("1 flip 1") == "T-2"
