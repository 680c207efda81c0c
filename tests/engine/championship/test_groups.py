"""HC-7: eight entrants, two groups of four, and the final of the best two of each."""

from __future__ import annotations

import pytest

from engine.championship.public import FINAL, OVER, PRELIMINARY, Line, Result

from .cup import Cup


def drawn() -> tuple[Cup, str, str]:
    """Return a drawn championship of eight, and the letters of each group."""
    cup = Cup("abcdefgh")
    one, two = (cup.letters(f.entrants) for f in cup.now.fixtures)
    return cup, one, two


@pytest.mark.rule("HC-7.1", "HC-1")
def test_each_group_plays_one_match_to_50() -> None:
    cup = Cup("abcdefgh", limit=100, queen_breaks_hearts=True)
    for fixture in cup.now.fixtures:
        assert (fixture.seats, fixture.round) == (4, 0)
        assert fixture.options == {"limit": 50, "places": [1, 2], "queen_breaks_hearts": True}
    assert cup.now.byes == ()


@pytest.mark.rule("HC-7.2", "R-HC-13")
def test_withdrawal_makes_one_more_place_matter_in_a_group_match() -> None:
    """With a robot first and one entrant second, a tie for third decides the people's second place."""
    cup, one, two = drawn()
    cup.say(f"withdraw {one[0]} preliminary")
    group, other = cup.now.fixtures
    assert (group.options["places"], other.options["places"]) == ([1, 2, 3], [1, 2])
    cup.say(f"withdraw {one[1]} preliminary", f"withdraw {two[0]} preliminary")
    assert [fixture.options["places"] for fixture in cup.now.fixtures] == [[1, 2, 3]] * 2
    assert [table.through for table in cup.now.tables] == [2, 2]
    cup.say(f"withdraw {one[2]} preliminary")
    assert [table.through for table in cup.now.tables] == [1, 2], "no more go on than there are"


@pytest.mark.rule("HC-7.2", "HC-7.3", "HC-7.5", "R-HC-12")
def test_groups_printed_in_the_rules_lead_to_the_printed_final() -> None:
    """9+26+40+55 and 10+21+28+71: five rounds of 26 points in each."""
    cup, one, two = drawn()
    for key, group, points in (("A", one, (9, 26, 40, 55)), ("B", two, (10, 21, 28, 71))):
        assert sum(points) == 130
        assert cup.now.stage == PRELIMINARY
        cup.finish(key, " ".join(group), points=points)
    assert [cup.letters(row.entrant for row in table.rows) for table in cup.now.tables] == [one, two]
    assert [row.own for row in cup.now.tables[1].rows] == [10, 21, 28, 71]
    assert cup.now.stage == FINAL
    assert cup.qualified == one[:2] + two[:2]
    # Fresa, Aceituna, Brócoli and Espárrago qualify; in the final the second of B beats the first of A.
    aceituna, brocoli, esparrago, fresa = list(cup.qualified)
    cup.finish("final", f"{fresa} {aceituna} {brocoli} {esparrago}")
    assert cup.now.stage == OVER
    assert cup.took == {fresa: 5, aceituna: 4, brocoli: 2, esparrago: 2}
    assert cup.rules(aceituna) == ("HC-7.3", "HC-7.5")
    assert cup.rules(esparrago) == ("HC-7.3", "HC-7.5")
    assert cup.rules(fresa) == ("HC-7.3",)
    assert len(cup.now.medals) == 8


@pytest.mark.rule("HC-7.2")
def test_the_final_waits_for_both_groups() -> None:
    for key in "AB":
        cup, one, two = drawn()
        cup.finish(key, " ".join(one if key == "A" else two))
        assert (cup.now.stage, cup.qualified) == (PRELIMINARY, "")
        assert [f.key for f in cup.now.fixtures] == ["A", "B"]


def group(*lines: tuple[int, int, int, int]) -> list[str]:
    """Return letters by place; each line has (rank, points, stars, rounds won), letters alphabetical."""
    cup, one, _ = drawn()
    letters = sorted(one)
    told = [
        Line(cup.number[letter], rank, points, stars, won)
        for letter, (rank, points, stars, won) in zip(letters, lines, strict=True)
    ]
    cup.results.append(Result("A", tuple(sorted(told, key=lambda line: line.rank))))
    table = cup.now.tables[0]
    assert [row.rank for row in table.rows] == [1, 2, 3, 4]
    assert not any(row.tied for row in table.rows)
    return ["wxyz"[letters.index(cup.letter[row.entrant])] + row.rule for row in table.rows]


@pytest.mark.rule("HC-7.4")
def test_group_table_takes_deciding_places_from_the_match() -> None:
    """Ties for deciding places were broken in the match, so the table does not rank them again."""
    assert [one[0] for one in group((2, 20, 0, 0), (1, 20, 0, 0), (3, 50, 0, 0), (4, 40, 0, 0))][:2] == [
        "x",
        "w",
    ]


@pytest.mark.rule("HC-7.4")
@pytest.mark.parametrize(
    ("third", "fourth", "order"),
    [
        ((3, 40, 0, 1), (4, 60, 5, 5), "wxyz"),
        ((4, 60, 5, 5), (3, 40, 0, 1), "wxzy"),
        ((3, 50, 0, 1), (3, 50, 1, 1), "wxzy"),
        ((3, 50, 1, 1), (3, 50, 1, 2), "wxzy"),
        ((3, 50, 1, 1), (3, 50, 1, 1), "wxyz"),
        ((4, 50, 1, 1), (3, 50, 1, 1), "wxyz"),
    ],
)
def test_later_group_places_go_by_points_stars_rounds_won_then_name(
    third: tuple[int, int, int, int], fourth: tuple[int, int, int, int], order: str
) -> None:
    found = group((1, 10, 0, 0), (2, 20, 0, 0), third, fourth)
    assert "".join(one[0] for one in found) == order


@pytest.mark.rule("R-HC-19", "R-HC-03")
def test_entrants_tied_for_later_group_places_are_sorted_by_name() -> None:
    """The loser of an extra round for second place shares third place, whatever the points of that round."""
    found = group((3, 50, 0, 1), (3, 50, 0, 1), (2, 50, 0, 1), (1, 20, 2, 3))
    assert found == ["z", "yH-7", "wH-7", "xHC-7.4"]


@pytest.mark.rule("R-HC-12")
def test_both_group_champions_get_a_point_whatever_the_final_brings() -> None:
    cup, one, two = drawn()
    cup.finish("A", " ".join(one)).finish("B", " ".join(two))
    cup.finish("final", f"{one[1]} {two[1]} {two[0]} {one[0]}")
    assert cup.took == {one[1]: 5, two[1]: 3, two[0]: 2 + 1, one[0]: 1 + 1}


def test_seven_or_nine_entrants_play_a_league_instead_of_groups() -> None:
    for letters in ("abcdefg", "abcdefghi"):
        assert all(f.round for f in Cup(letters).now.fixtures)
