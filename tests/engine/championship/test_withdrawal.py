"""R-HC-13: withdrawals in every stage, walkovers, abandoned matches; robots earn nothing."""

from __future__ import annotations

import pytest

from engine.championship.public import FINAL, OVER, PLAY_OFF, PRELIMINARY, VOID

from .cup import Cup

pytestmark = pytest.mark.rule("R-HC-13")


# ---- the league ------------------------------------------------------------------------------------------


def test_withdrawal_gives_unplayed_matches_to_the_opponents() -> None:
    cup = Cup("abcdef").beat("ab", 40).say("withdraw a preliminary")
    for letter in "cdef":
        fixture = cup.pair("a" + letter)
        assert (fixture.walkover, fixture.is_open) == (cup.number[letter], False)
        row = cup.row(letter)
        assert (row.played, row.won, row.own, row.rivals, row.points, row.walkovers) == (1, 1, 0, 0, 1, 1)
    row = cup.row("a")
    assert (row.played, row.won, row.lost, row.points, row.walkovers, row.out) == (5, 1, 4, 1, 4, True)
    assert (cup.row("b").own, cup.row("b").walkovers) == (64, 0), "what was played counts as it was played"


def test_withdrawn_entrant_ranks_last_despite_earlier_wins() -> None:
    cup = Cup("abcdef").rest(40)
    last = cup.results.pop()
    cup.say("withdraw a preliminary")
    cup.results.append(last)
    assert cup.order == "bcdefa"
    assert cup.row("a").rule == "R-HC-13"
    assert (cup.now.stage, cup.qualified) == (FINAL, "bcde")
    cup.finish("final", "b c d e")
    assert cup.took == {"b": 7, "c": 3, "d": 2, "e": 1}
    assert cup.rules("a") == ()


def test_match_of_two_withdrawn_entrants_is_lost_by_the_first_to_withdraw() -> None:
    """The second entrant to withdraw keeps the walkover from the first."""
    cup = Cup("abcdef").say("withdraw b preliminary")
    assert cup.letters([cup.pair("ab").walkover]) == "a"
    cup.say("withdraw a preliminary").rest(40)
    assert cup.letters([cup.pair("ab").walkover]) == "a"
    assert (cup.now.stage, cup.qualified) == (FINAL, "cdef")
    assert (cup.row("a").won, cup.row("b").won) == (1, 0)


def test_match_abandoned_by_both_is_lost_by_the_entrant_who_withdraws() -> None:
    cup = Cup("abcdef").beat("ab", left="ab")
    assert cup.pair("ab").abandoned
    cup.say("withdraw a preliminary")
    assert (cup.pair("ab").abandoned, cup.letters([cup.pair("ab").walkover])) == (False, "b")


def test_walkover_stands_when_its_match_is_still_played_to_the_end() -> None:
    """The organiser gives the match away during play, so its later result does not count."""
    cup = Cup("abcde").say("walkover b ab").beat("ab", 40)
    fixture = cup.pair("ab")
    assert (cup.letters([fixture.walkover]), fixture.lines) == ("b", ())
    row = cup.row("b")
    assert (row.won, row.own, row.rivals, row.walkovers) == (1, 0, 0, 1)
    assert (cup.row("a").lost, cup.row("a").own) == (1, 0)


def test_league_table_is_the_result_with_fewer_than_four_entrants_left() -> None:
    cup = Cup("abcde").say("withdraw a preliminary", "withdraw b preliminary")
    assert "void" in cup.now.rulings
    cup.rest(40)
    assert (cup.now.stage, cup.took) == (OVER, {"c": 7, "d": 3, "e": 2})
    cup = Cup("abcde").say("withdraw a preliminary", "withdraw b preliminary", "void").rest(40)
    assert (cup.now.stage, cup.took) == (VOID, {"c": 2, "d": 2, "e": 2})


def test_four_remaining_entrants_play_the_final() -> None:
    cup = Cup("abcde").say("withdraw a preliminary").rest(40)
    assert (cup.now.stage, cup.qualified) == (FINAL, "bcde")


@pytest.mark.parametrize("letters", ["abc", "abcde", "abcdefghi"])
def test_last_remaining_league_entrant_becomes_champion(letters: str) -> None:
    cup = Cup(letters).say(*(f"withdraw {letter} preliminary" for letter in letters[:-1]))
    assert (cup.now.stage, cup.took) == (OVER, {letters[-1]: 7})


def test_robot_win_does_not_count_for_the_entrant_it_replaced() -> None:
    cup = Cup("abcde").beat("ab", 40, left="a")
    fixture = cup.pair("ab")
    assert (fixture.walkover, fixture.lines, fixture.is_open) == (cup.number["b"], (), False)
    assert (cup.row("b").points, cup.row("b").own, cup.row("a").points, cup.row("a").lost) == (1, 0, 0, 1)


def test_match_left_to_robots_by_both_waits_for_the_organiser() -> None:
    cup = Cup("abcde").beat("ab", 40, left="ab").rest(40)
    fixture = cup.pair("ab")
    assert (fixture.abandoned, fixture.is_open, fixture.lines, fixture.walkover) == (True, True, (), None)
    assert cup.now.stage == PRELIMINARY
    assert (cup.row("a").played, cup.row("b").played) == (3, 3)
    cup.say("walkover b ab")
    assert (cup.pair("ab").walkover, cup.pair("ab").abandoned) == (cup.number["b"], False)
    assert (cup.row("b").points, cup.now.stage) == (4, FINAL)


def test_results_after_a_walkover_are_ignored() -> None:
    cup = Cup("abcde").say("walkover b ab")
    row = cup.row("b")
    assert (row.played, row.won, row.points, row.own, row.rivals, row.walkovers) == (1, 1, 1, 0, 0, 1)
    before = cup.now
    assert cup.beat("ab", 40).now == before


def test_sanction_cards_count_even_if_their_match_is_given_away() -> None:
    cup = Cup("abcde").beat("ab", 40, left="b", black="a", yellow="b")
    assert cup.pair("ab").walkover == cup.number["a"]
    assert (cup.row("a").won, cup.row("a").points, cup.row("a").black) == (1, 0, 1)
    assert (cup.row("b").points, cup.row("b").cards) == (0, 1)


def test_champion_who_withdraws_after_the_league_keeps_extra_points() -> None:
    cup = Cup("abcde").rest(40).say("withdraw e final", "withdraw a final")
    assert cup.order == "abcde"
    final = cup.last()
    assert (sorted(cup.letters(final.entrants)), final.seats) == (list("bcd"), 4)
    cup.finish("final", "d c b")
    assert cup.took == {"d": 5, "c": 3, "b": 2, "a": 2}
    assert [m.place for m in cup.now.medals] == [1, 2, 3, None, None]


# ---- groups ----------------------------------------------------------------------------------------------


def drawn() -> tuple[Cup, str, str]:
    cup = Cup("abcdefgh")
    one, two = (cup.letters(f.entrants) for f in cup.now.fixtures)
    return cup, one, two


def test_group_match_goes_on_without_a_withdrawn_entrant() -> None:
    cup, one, two = drawn()
    cup.say(f"withdraw {one[0]} preliminary")
    match = cup.now.fixtures[0]
    assert (cup.letters(match.entrants), match.seats) == (one[1:], 4)
    cup.finish("A", " ".join(one[1:])).finish("B", " ".join(two))
    assert cup.letters(row.entrant for row in cup.now.tables[0].rows) == one[1:] + one[0]
    assert cup.qualified == one[1:3] + two[:2]


def test_third_of_a_group_replaces_a_finalist_who_withdraws() -> None:
    cup, one, two = drawn()
    cup.finish("A", " ".join(one)).say(f"withdraw {one[0]} preliminary").finish("B", " ".join(two))
    assert cup.qualified == one[1:3] + two[:2]
    cup.finish("final", " ".join(cup.qualified))
    assert cup.took[one[1]] == 5 + 1, "and the second is the champion of the group"


def test_robot_in_a_group_match_qualifies_nobody_for_the_final() -> None:
    cup, one, two = drawn()
    cup.finish("A", " ".join(one), left=one[0]).finish("B", " ".join(two), left=two[:3])
    assert cup.qualified == one[1:3] + two[3]
    assert cup.row(one[0]).out


def test_group_with_one_entrant_left_needs_no_match() -> None:
    cup, one, two = drawn()
    cup.say(*(f"withdraw {letter} preliminary" for letter in one[:3]))
    match = cup.now.fixtures[0]
    assert (match.walkover, match.is_open) == (cup.number[one[3]], False)
    assert cup.now.stage == PRELIMINARY
    cup.finish("B", " ".join(two))
    assert (cup.now.stage, cup.qualified) == (FINAL, one[3] + two[:2])


def test_last_entrant_of_both_groups_wins_without_playing() -> None:
    cup, one, two = drawn()
    cup.say(*(f"withdraw {letter} preliminary" for letter in one))
    assert cup.now.stage == PRELIMINARY
    cup.say(*(f"withdraw {letter} preliminary" for letter in two[:3]))
    assert (cup.now.stage, cup.took) == (OVER, {two[3]: 5 + 1})


# ---- the play-off ----------------------------------------------------------------------------------------


def level_for_two() -> Cup:
    """Return a league with c, d, e and f in a play-off for two places; a and b are qualified."""
    cup = Cup("abcdefg").wins(5, 4, 3, 3, 3, 3, 0)
    assert cup.now.stage == PLAY_OFF
    return cup


def test_withdrawal_from_a_play_off_makes_one_more_place_matter() -> None:
    cup = level_for_two()
    assert cup.last().options["places"] == [2]
    cup.say("withdraw c play_off")
    assert cup.last().options["places"] == [2, 3], "the robot may come first"
    assert (sorted(cup.letters(cup.last().entrants)), cup.last().seats) == (list("def"), 4)
    cup.finish("play-off", "f e d")
    assert cup.qualified == "abfe"


def test_robot_does_not_qualify_in_a_play_off() -> None:
    cup = level_for_two().finish("play-off", "c d e f", left="cde")
    assert cup.qualified == "abf"
    cup = level_for_two().finish("play-off", "c d e f", left="cdef")
    assert cup.qualified == "ab"


def test_play_off_is_cancelled_when_withdrawals_leave_enough_places() -> None:
    cup = level_for_two().say("withdraw c play_off", "withdraw d play_off")
    assert (cup.now.stage, cup.qualified) == (FINAL, "abef")
    assert [f.key for f in cup.now.fixtures if f.stage != PRELIMINARY] == ["final"]


def test_qualified_entrant_who_withdraws_in_the_play_off_skips_the_final() -> None:
    cup = level_for_two().say("withdraw a play_off")
    assert cup.now.stage == PLAY_OFF
    cup.finish("play-off", "c d e f")
    assert sorted(cup.letters(cup.last().entrants)) == list("bcd")
    cup.finish("final", "b c d")
    assert cup.took == {"b": 5, "c": 3, "d": 2, "a": 2}


# ---- the final and single matches ------------------------------------------------------------------------


def test_last_remaining_finalist_wins_without_playing() -> None:
    cup = Cup("abcde").rest(40).say(*(f"withdraw {letter} final" for letter in "abc"))
    assert (cup.now.stage, cup.last().walkover, cup.last().is_open) == (OVER, cup.number["d"], False)
    assert cup.took == {"d": 5, "a": 2}


def test_robots_get_no_points_in_the_final() -> None:
    cup = Cup("abcde").rest(40).finish("final", "b a c d", left="b")
    assert cup.took == {"a": 5 + 2, "c": 3, "d": 2}
    assert [m.place for m in cup.now.medals] == [1, 2, 3, None, None]


def test_entrant_who_withdraws_during_the_final_gets_no_podium_points() -> None:
    cup = Cup("abcde").rest(40).say("withdraw b final").finish("final", "b a c d")
    assert cup.took == {"a": 5 + 2, "c": 3, "d": 2}
    assert cup.letters(line.entrant for line in cup.last().lines) == "acdb"


def test_tied_leaders_who_miss_the_final_get_one_extra_point_each() -> None:
    cup = Cup("abcde").wins(3, 3, 2, 2, 0).say("withdraw a final", "withdraw b final")
    cup.finish("final", "d c")
    assert cup.took == {"d": 5, "c": 3, "a": 1, "b": 1}, "neither was the best of them in the final"


@pytest.mark.parametrize(("letters", "first"), [("ab", 5), ("abcd", 5)])
def test_last_entrant_of_a_single_match_wins_by_walkover(letters: str, first: int) -> None:
    cup = Cup(letters).say(*(f"withdraw {letter} preliminary" for letter in letters[1:]))
    assert (cup.now.stage, cup.took) == (OVER, {"a": first})
    [match] = cup.now.fixtures
    assert (match.walkover, match.is_open) == (cup.number["a"], False)


def test_single_match_with_a_withdrawal_ranks_the_other_three() -> None:
    cup = Cup("abcd").say("withdraw a preliminary").finish("match", "d b c")
    assert cup.took == {"d": 5, "b": 3, "c": 1}


def test_single_match_left_to_robots_gives_nobody_points() -> None:
    cup = Cup("abcd").finish("match", "a b c d", left="abcd")
    assert (cup.now.stage, cup.took) == (OVER, {})
    assert len(cup.now.medals) == 4
