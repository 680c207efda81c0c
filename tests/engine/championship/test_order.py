"""HC-4: the criteria that separate equal points, one by one; the printed tables are the data."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from engine.championship.ladder import (
    Meeting,
    alphabetical_key,
    matters_for_final,
    matters_for_places,
    rank_league,
)
from engine.championship.public import Row

from .cup import Cup

PRINTED = [
    ("Aceituna", 9, 7, 2, 655, 830, 7, -175),
    ("Brócoli", 9, 7, 2, 795, 870, 7, -75),
    ("Cebolla", 9, 6, 3, 690, 795, 6, -105),
    ("Dátil", 9, 6, 3, 810, 855, 6, -45),
    ("Espárrago", 9, 4, 5, 840, 825, 4, 15),
    ("Fresa", 9, 4, 5, 760, 725, 4, 35),
    ("Galleta", 9, 3, 6, 795, 690, 3, 105),
    ("Huevo", 9, 2, 7, 830, 655, 2, 175),
    ("Jamón", 9, 1, 8, 865, 620, 1, 245),
    ("Kiwi", 9, 0, 9, 905, 585, 0, 320),
]
"""J G P F C Ptos +/- as printed in the rules: each row is possible, but no league has all of them."""


def table(
    *rows: tuple[str, int, int, int, int],
    meetings: Sequence[Meeting] = (),
    names: dict[int, str] | None = None,
) -> str:
    """Return the names in order; a row is (name, points, difference, own points, cards)."""
    known = names or {place: row[0] for place, row in enumerate(rows)}
    made = [
        Row(place, points=points, own=own, rivals=own - difference, cards=cards)
        for place, (_, points, difference, own, cards) in enumerate(rows)
    ]
    found = set()
    for seed in range(20):
        shuffled = Random(seed).sample(made, len(made))
        placed = rank_league(shuffled, known, meetings, matters_for_final)
        found.add(tuple((known[row.entrant], row.rank, row.tied, row.rule) for row in placed))
    assert len(found) == 1, "the order of the rows makes no difference"
    return " ".join(f"{rank}:{name}{'=' * tied}" for name, rank, tied, _ in found.pop())


@pytest.mark.rule("HC-3.2", "HC-4.1", "R-HC-11")
def test_table_of_ten_printed_in_the_rules_is_reproduced() -> None:
    names = {place: row[0] for place, row in enumerate(PRINTED)}
    rows = [
        Row(place, played, won, lost, own, rivals, points)
        for place, (_, played, won, lost, own, rivals, points, _) in enumerate(PRINTED)
    ]
    for row, printed in zip(rows, PRINTED, strict=True):
        assert row.difference == printed[-1]
        assert (row.points, row.played) == (row.won, row.won + row.lost)
    for seed in range(20):
        placed = rank_league(Random(seed).sample(rows, 10), names, [], matters_for_final)
        assert [names[row.entrant] for row in placed] == [printed[0] for printed in PRINTED]
        assert [row.rank for row in placed] == list(range(1, 11))
        assert not any(row.tied for row in placed)
        assert [row.rule for row in placed[:6]] == ["", "HC-4.1", "HC-3.2", "HC-4.1", "HC-3.2", "HC-4.1"]
    assert (sum(row.won for row in rows), sum(row.lost for row in rows)) == (40, 50)
    assert sum(row.own for row in rows) - sum(row.rivals for row in rows) == 495
    assert all(row.own + row.rivals != 9 * 104 for row in rows)


@pytest.mark.rule("HC-4.1")
def test_equal_points_are_ranked_by_lowest_difference() -> None:
    assert table(("a", 2, -12, 98, 0), ("b", 2, 4, 106, 0), ("c", 2, -20, 94, 0)) == "1:c 2:a 3:b"


@pytest.mark.rule("HC-4.2", "R-HC-10")
def test_equal_differences_are_ranked_by_fewer_own_points() -> None:
    """Own points differ at equal differences only after a walkover, which brings no points."""
    assert table(("a", 2, -10, 151, 0), ("b", 2, -10, 99, 0)) == "1:b 2:a"
    cup = Cup("abcdef").rest(40)
    for row in cup.now.tables[0].rows:
        assert 2 * row.own == 104 * row.played + row.difference


@pytest.mark.rule("HC-4.3", "R-HC-03")
def test_ties_that_do_not_matter_are_ranked_by_name() -> None:
    """Fair play is ignored where a tie does not matter, so the entrant with a card comes first by name."""
    rows = (
        ("Zoe", 5, -60, 230, 0),
        ("Ana", 4, -40, 240, 0),
        ("Luis", 3, -10, 255, 0),
        ("Eva", 1, 10, 265, 0),
        ("Pepe", 1, 50, 285, 0),
        ("Bea", 1, 50, 285, 1),
    )
    assert table(*rows) == "1:Zoe 2:Ana 3:Luis 4:Eva 5:Bea 6:Pepe"


@pytest.mark.rule("HC-4.3", "R-HC-03")
@pytest.mark.parametrize(
    ("first", "last", "matters"),
    [
        (1, 2, True),
        (1, 4, True),
        (1, 10, True),
        (2, 3, False),
        (2, 4, False),
        (3, 4, False),
        (2, 5, True),
        (3, 6, True),
        (4, 5, True),
        (4, 10, True),
        (5, 6, False),
        (5, 10, False),
    ],
)
def test_tie_matters_only_at_first_place_or_the_last_in_the_final(
    first: int, last: int, matters: bool
) -> None:
    assert matters_for_final(first, last) is matters
    assert matters_for_places(first, last) is (first <= 4)


@pytest.mark.rule("HC-4.3")
def test_alphabetical_order_ignores_case_and_accents() -> None:
    names = ["Ñu", "zoe", "Álvaro", "alba", "Ana", "ANA", "Óscar", "nora", "olga"]
    assert sorted(names, key=lambda name: alphabetical_key(name, 0)) == [
        "alba",
        "Álvaro",
        "ANA",
        "Ana",
        "nora",
        "Ñu",
        "olga",
        "Óscar",
        "zoe",
    ]
    assert alphabetical_key("Ana", 1) < alphabetical_key("Ana", 2), "namesakes are in an order too"


TOP = (("A", 5, -80, 220, 0), ("B", 4, -60, 230, 0), ("C", 3, -20, 250, 0))
LAST = ("F", 1, 60, 290, 0)


@pytest.mark.rule("HC-4.4", "R-HC-03")
def test_ties_that_matter_for_the_final_are_ranked_by_fewer_cards() -> None:
    level = ("D", 1, 50, 285, 1), ("E", 1, 50, 285, 0)
    assert table(*TOP, *level, LAST) == "1:A 2:B 3:C 4:E 5:D 6:F"


@pytest.mark.rule("HC-4.4")
def test_equal_card_counts_are_ranked_by_fewer_black_cards() -> None:
    rows = [Row(0, points=3, cards=2, black=1), Row(1, points=3, cards=2)]
    placed = rank_league(rows, {0: "a", 1: "b"}, [], matters_for_final)
    assert [(row.entrant, row.rank, row.rule) for row in placed] == [(1, 1, ""), (0, 2, "HC-4.4")]


@pytest.mark.rule("HC-4.5", "R-HC-05")
def test_entrants_with_equal_cards_are_ranked_by_their_own_match() -> None:
    level = ("D", 1, 50, 285, 0), ("E", 1, 50, 285, 0)
    assert table(*TOP, *level, LAST, meetings=[Meeting(3, 4, 64, 40, 4)]) == "1:A 2:B 3:C 4:E 5:D 6:F"
    assert table(*TOP, *level, LAST, meetings=[Meeting(4, 3, 64, 40, 3)]) == "1:A 2:B 3:C 4:D 5:E 6:F"


@pytest.mark.rule("R-HC-05")
def test_match_with_equal_points_does_not_break_a_tie() -> None:
    level = ("D", 1, 50, 285, 0), ("E", 1, 50, 285, 0)
    for winner in (3, 4):
        met = [Meeting(3, 4, 52, 52, winner)]
        assert table(*TOP, *level, LAST, meetings=met) == "1:A 2:B 3:C 4:D= 4:E= 6:F"


@pytest.mark.rule("R-HC-05")
def test_only_differences_among_tied_entrants_break_their_tie() -> None:
    """Of three tied leaders, one won both matches narrowly, but another has the better difference."""
    level = ("A", 3, 0, 208, 0), ("B", 3, 0, 208, 0), ("C", 3, 0, 208, 0), ("D", 0, 99, 300, 0)
    met = [
        Meeting(0, 1, 51, 53, 0),
        Meeting(0, 2, 51, 53, 0),
        Meeting(1, 2, 20, 84, 1),
        Meeting(2, 3, 0, 104, 2),
    ]
    assert table(*level, meetings=met) == "1:B 2:A 3:C 4:D"


@pytest.mark.rule("R-HC-05", "HC-4.5")
def test_entrants_still_tied_are_ranked_again_as_a_smaller_tie() -> None:
    """Of three tied for fourth, one gets ahead; the other two miss the final and are ordered by name."""
    level = ("F", 1, 50, 285, 0), ("E", 1, 50, 285, 0), ("D", 1, 50, 285, 0)
    met = [Meeting(3, 4, 40, 64, 3), Meeting(3, 5, 52, 52, 5), Meeting(4, 5, 62, 42, 5)]
    # Among the three: F -24, D -20, E +44.
    assert table(*TOP, *level, meetings=met) == "1:A 2:B 3:C 4:F 5:D 6:E"
    # Now F -40, D and E +20 each, and E won their match.
    met = [Meeting(3, 4, 42, 62, 3), Meeting(3, 5, 42, 62, 3), Meeting(4, 5, 52, 52, 4)]
    assert table(*TOP, *level, meetings=met) == "1:A 2:B 3:C 4:F 5:D 6:E"


@pytest.mark.rule("R-HC-05")
def test_smaller_tie_counts_only_matches_among_its_own_entrants() -> None:
    """Of three tied leaders, two stay tied by the three's matches; the match of these two separates them."""
    level = ("A", 3, 0, 208, 0), ("B", 3, 0, 208, 0), ("C", 3, 0, 208, 0)
    met = [Meeting(0, 1, 54, 50, 1), Meeting(0, 2, 40, 64, 0), Meeting(1, 2, 42, 62, 1)]
    # Among the three: A +4-24 = -20, B -4-20 = -24.
    assert table(*level, meetings=met) == "1:B 2:A 3:C"
    met = [Meeting(0, 1, 54, 50, 1), Meeting(0, 2, 40, 64, 0), Meeting(1, 2, 44, 60, 1)]
    # Now both have -20, and B has won their match.
    assert table(*level, meetings=met) == "1:B 2:A 3:C"


@pytest.mark.rule("HC-3.2")
def test_higher_difference_ranks_first_where_more_is_better() -> None:
    rows = [
        Row(0, own=40, rivals=60, points=1),
        Row(1, own=70, rivals=50, points=1),
        Row(2, own=90, rivals=70),
    ]
    names = {0: "a", 1: "b", 2: "c"}
    more = rank_league(rows, names, [], matters_for_places, fewer=False)
    assert [row.entrant for row in more] == [1, 0, 2]
    fewer = rank_league(rows, names, [], matters_for_places)
    assert [row.entrant for row in fewer] == [0, 1, 2]
    level = [Row(0, own=40, rivals=40, points=1), Row(1, own=60, rivals=60, points=1)]
    assert [row.entrant for row in rank_league(level, names, [], matters_for_places, fewer=False)] == [1, 0]
    met = [Meeting(0, 1, 30, 40, 1)]
    same = [Row(0, points=1), Row(1, points=1)]
    assert [row.entrant for row in rank_league(same, names, met, matters_for_places, fewer=False)] == [1, 0]
