"""HC-5: the outcome of a finished league in which the five criteria leave a tie.

In these leagues every match ends 52:52, so that only wins separate entrants.
"""

from __future__ import annotations

import pytest

from engine.championship.public import FINAL, OVER, PLAY_OFF, VOID

from .cup import Cup


@pytest.mark.rule("HC-5.1", "R-HC-04")
def test_two_entrants_tied_for_the_last_final_place_void_the_league() -> None:
    cup = Cup("abcde").wins(4, 2, 2, 1, 1)
    assert (cup.order, cup.ranks, cup.tied) == ("abcde", [1, 2, 3, 4, 4], "de")
    assert (cup.now.stage, cup.now.outcome, cup.qualified) == (VOID, "void", "")
    assert cup.now.has_ended
    assert cup.took == {"a": 2, "b": 2, "c": 2, "d": 2, "e": 2}
    assert {cup.rules(letter) for letter in "abcde"} == {("HC-5.1",)}
    assert all(f.stage != FINAL for f in cup.now.fixtures)


@pytest.mark.rule("HC-5.1", "R-HC-04")
def test_three_entrants_tied_across_the_last_final_place_void_the_league() -> None:
    cup = Cup("abcdef").wins(5, 4, 2, 2, 2, 0)
    assert (cup.now.stage, cup.tied) == (VOID, "cde")
    assert cup.took == {"a": 2, "b": 2, "c": 2, "d": 2, "e": 2}
    assert [m.entrant for m in cup.now.medals][-1] == cup.number["f"]


@pytest.mark.rule("R-HC-04")
def test_champion_of_a_void_league_gets_no_more_points_than_others() -> None:
    cup = Cup("abcdef").wins(5, 4, 3, 1, 1, 1)
    assert cup.took == dict.fromkeys("abcdef", 2)


@pytest.mark.rule("R-HC-08")
@pytest.mark.parametrize(
    ("wins", "tied", "took"),
    [
        ((2, 2, 2, 2, 2), "abcde", "abcde"),
        ((3, 3, 3, 3, 3, 3, 3), "abcdefg", "abcdefg"),
        ((6, 3, 3, 3, 3, 3, 0), "bcdef", "abcdef"),
        ((8, 7, 4, 4, 4, 4, 4, 1, 0), "cdefg", "abcdefg"),
    ],
)
def test_five_or_more_tied_across_the_last_final_place_void_the_league(
    wins: tuple[int, ...], tied: str, took: str
) -> None:
    cup = Cup("abcdefghi"[: len(wins)]).wins(*wins)
    assert (cup.now.stage, cup.tied) == (VOID, tied)
    assert cup.took == dict.fromkeys(took, 2)


PLAY_OFFS = {
    1: ((6, 4, 3, 2, 2, 2, 2), "abc", "defg"),
    2: ((5, 4, 3, 3, 3, 3, 0), "ab", "cdef"),
    3: ((6, 3, 3, 3, 3, 2, 1), "a", "bcde"),
}
"""By open places: the wins in the league, the letters already qualified, the four tied letters."""


@pytest.mark.rule("HC-5.2", "R-HC-07")
@pytest.mark.parametrize("places", PLAY_OFFS)
def test_four_tied_entrants_play_off_for_the_open_final_places(places: int) -> None:
    wins, safe, level = PLAY_OFFS[places]
    cup = Cup("abcdefg").wins(*wins)
    assert (cup.now.stage, cup.now.outcome, cup.tied) == (PLAY_OFF, "play_off", level)
    match = cup.last()
    assert (match.key, match.stage, match.seats, match.is_open) == ("play-off", PLAY_OFF, 4, True)
    assert sorted(cup.letters(match.entrants)) == list(level)
    assert match.options == {"limit": 50, "places": [places]}
    cup.finish("play-off", " ".join(reversed(level)))
    assert cup.now.stage == FINAL
    assert cup.qualified == safe + level[::-1][:places]
    assert not any(fixture.is_open for fixture in cup.now.fixtures if fixture.key != "final")
    cup.finish("final", " ".join(sorted(cup.qualified)))
    assert cup.now.stage == OVER
    assert cup.took["a"] == 7, "the league was won before the play-off"
    assert sum(cup.took.values()) == 13


@pytest.mark.rule("HC-5.3", "HC-5.4")
def test_four_fully_tied_leaders_all_play_the_final_with_extra_points() -> None:
    cup = Cup("abcdef").wins(3, 3, 3, 3, 2, 1)
    assert (cup.tied, cup.ranks) == ("abcd", [1, 1, 1, 1, 5, 6])
    assert (cup.now.stage, cup.now.outcome, sorted(cup.qualified)) == (FINAL, "final", list("abcd"))
    cup.finish("final", "c a d b")
    assert cup.took == {"c": 7, "a": 4, "d": 2, "b": 1}
    assert [(m.podium, m.extra) for m in cup.now.medals[:4]] == [(5, 2), (3, 1), (1, 1), (0, 1)]
    assert all("HC-5.3" in cup.rules(letter) for letter in "abcd")


@pytest.mark.rule("R-HC-06")
def test_two_tied_leaders_get_extra_points_by_their_place_in_the_final() -> None:
    cup = Cup("abcde").wins(3, 3, 2, 2, 0)
    assert (cup.ranks, cup.tied, cup.now.stage) == ([1, 1, 3, 4, 5], "ab", FINAL)
    cup.finish("final", "c b d a")
    assert cup.took == {"c": 5, "b": 3 + 2, "d": 2, "a": 1 + 1}
    assert cup.rules("a") == ("HC-6.1", "R-HC-06")


@pytest.mark.rule("R-HC-06")
def test_three_tied_leaders_get_extra_points_by_their_place_in_the_final() -> None:
    cup = Cup("abcde").wins(3, 3, 3, 1, 0)
    assert (cup.ranks, cup.tied, cup.now.stage) == ([1, 1, 1, 4, 5], "abc", FINAL)
    cup.finish("final", "c d b a")
    assert cup.took == {"c": 5 + 2, "d": 3, "b": 2 + 1, "a": 1 + 1}


@pytest.mark.rule("R-HC-06")
def test_organiser_may_change_extra_points_of_a_shared_first_place() -> None:
    cup = Cup("abcde").wins(3, 3, 2, 2, 0).say("award a 2", "award b 0")
    cup.finish("final", "c b d a")
    assert cup.took == {"c": 5, "b": 3, "d": 2, "a": 1 + 2}
    assert cup.rules("a") == ("HC-6.1", "HC-5.4")
    cup = Cup("abcde").wins(4, 3, 2, 1, 0)
    assert cup.rule("award a 3") == "T-53", "nothing is open when somebody has"


@pytest.mark.rule("HC-4.3", "R-HC-03")
def test_ties_that_do_not_matter_are_broken_alphabetically() -> None:
    cup = Cup("fedcba").wins(5, 4, 2, 2, 1, 1)
    assert (cup.order, cup.ranks, cup.tied) == ("fecdab", [1, 2, 3, 4, 5, 6], "")
    assert cup.now.stage == FINAL
    rules = [row.rule for row in cup.now.tables[0].rows]
    assert rules == ["", "HC-3.2", "HC-3.2", "HC-4.3", "HC-3.2", "HC-4.3"]


@pytest.mark.rule("HC-4.4")
def test_sanction_card_decides_who_plays_the_final() -> None:
    cup = Cup("abcde").wins(4, 2, 2, 1, 1)
    result = cup.results.pop()
    cup.say("card d yellow")
    cup.results.append(result)
    assert (cup.order, cup.tied, cup.now.stage) == ("abced", "", FINAL)
    assert cup.qualified == "abce"


@pytest.mark.rule("HC-4.5")
def test_match_between_tied_entrants_decides_who_plays_the_final() -> None:
    """e and d have a win and equal points with the others; e has beaten d 40:64."""
    cup = Cup("abcde")
    for letters in ("ab", "ac", "ad", "ae", "bd", "cb", "ce"):
        cup.beat(letters)
    cup.beat("ed", 40).beat("dc", 40).beat("be", 40)
    assert {(cup.row(letter).points, cup.row(letter).difference) for letter in "de"} == {(1, 0)}
    assert (cup.order, cup.tied, cup.qualified) == ("abced", "", "abce")
    assert cup.row("d").rule == "HC-4.5"
