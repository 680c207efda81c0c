"""The summary of an evening: sums, places and memorable moments, void matches left out."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.present.play.evening import LISTED, evening, summary_lines
from bot.present.post import TEXT_LIMIT
from bot.records.history import FinishedMatch, MatchPlace
from bot.texts.sentences import LOCALES, Texts, texts
from tests.sim.screen import unformatted

EN = texts("en")

NIGHT = datetime(2026, 7, 1, 22, tzinfo=UTC)


def match(
    number: int, *places: tuple[str, int, int], game: str = "skull-king", void: str | None = None
) -> FinishedMatch:
    """Return a match with these results: who, rank, points."""
    made = tuple(
        MatchPlace(who, who.title(), rank, points, {"exact": rank, "rounds": 5, "stars": 1})
        for who, rank, points in places
    )
    return FinishedMatch(number, 1, game, NIGHT, made, void)


ANA, BEA, CARL, ROBOT = "u:1", "u:2", "u:3", "r:easy:1"


def test_an_evening_sums_up_wins_and_points() -> None:
    series = [
        match(1, (ANA, 1, 90), (BEA, 2, 20), (ROBOT, 3, -40)),
        match(2, (BEA, 1, 60), (ANA, 2, 50), (ROBOT, 3, 10)),
        match(3, (ANA, 1, 30), (BEA, 1, 30), (CARL, 3, 0)),
    ]
    lines = [line.replace("\u00a0", " ") for line in summary_lines(series, texts("en"))]
    assert lines[0] == f"## {EN('evening-title', game=EN('game-skull-king'), count=3)}"
    assert lines[1].startswith("🥇 **U\\:1** · 2 wins\n-# 170 points · ")
    assert "4 of 15" in lines[1], "the rounds of all matches count together"
    assert lines[2].startswith("🥈 **U\\:2** · 2 wins\n-# 110 points")
    assert lines[3].startswith("🥉 **U\\:3** · 0 wins · 1 match\n-# 0 points")
    assert lines[4].startswith("4\\. **R\\:Easy\\:1 🤖** · 0 wins · 2 matches\n-# −30 points")
    assert lines[5] == EN("evening-best", player="U\\:1", points="90 points", match="#1")
    assert lines[6] == EN("evening-closest", count=0, match="#3")


def test_a_robot_keeps_its_sums_after_a_change_of_level() -> None:
    series = [match(1, (ROBOT, 1, 90), (ANA, 2, 20)), match(2, ("r:hard:1", 1, 60), ("r:easy:2", 2, 10))]
    lines = [line.replace("\u00a0", " ") for line in summary_lines(series, texts("en"))]
    assert lines[1].startswith("🥇 **R\\:Hard\\:1 🤖** · 2 wins\n-# 150 points")
    assert lines[2].startswith("2\\. **U") or lines[2].startswith("🥈 **U")
    assert len([line for line in lines if "R\\:Easy\\:2" in line]) == 1


def test_equal_totals_share_a_place_and_in_hearts_the_fewest_points_win() -> None:
    series = [
        match(1, (ANA, 1, 20), (BEA, 2, 35), game="hearts"),
        match(2, (BEA, 1, 20), (ANA, 2, 35), game="hearts"),
        match(3, (CARL, 1, 50), (ANA, 2, 80), game="hearts"),
    ]
    lines = summary_lines(series, texts("en"))
    assert [line.split(" ")[0] for line in lines[1:4]] == ["🥇", "🥈", "🥉"]
    assert [line.split("**")[1] for line in lines[1:4]] == ["U\\:3", "U\\:2", "U\\:1"]
    assert "20 points (#1)" in lines[4]
    assert EN("evening-closest", count=15, match="#1") in lines[5]
    same = summary_lines(series[:2], texts("en"))
    assert [line.split(" ")[0] for line in same[1:3]] == ["🥇", "🥇"]


def test_skull_has_no_best_result_where_two_claims_win() -> None:
    series = [match(n, (ANA, 1, 2), (BEA, 2, 1), game="skull") for n in (1, 2)]
    assert len(summary_lines(series, texts("en"))) == 3


@pytest.mark.parametrize("valid", [0, 1])
def test_fewer_than_two_counting_matches_have_no_evening_summary(valid: int) -> None:
    series = [match(n, (ANA, 1, 2), (BEA, 2, 1), void=None if n <= valid else "why") for n in (1, 2, 3)]
    assert summary_lines(series, texts("en")) == []
    assert len(summary_lines([*series, match(4, (ANA, 1, 2)), match(5, (ANA, 1, 2))], texts("en"))) >= 3


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("in_words", [False, True])
def test_a_long_evening_of_long_names_fits_and_reads_well(locale: str, in_words: bool) -> None:
    seats = [
        MatchPlace(
            f"u:{seat}",
            f"{seat} _~|`Marie-Antoinette de Brest|~",
            1 + seat,
            -seat,
            {"exact": 1, "rounds": 5},
        )
        for seat in range(16)
    ]
    series = [FinishedMatch(n, 1, "skull-king", NIGHT, tuple(seats), None) for n in range(1, 30)]
    post = evening(series, Texts(locale, in_words=in_words))
    post = post.in_words() if in_words else post
    assert sum(map(len, post.texts)) < TEXT_LIMIT
    assert unformatted("\n".join(post.texts)) == []
    assert not post.rows


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("in_words", [False, True])
@pytest.mark.parametrize("game", ["skull-king", "hearts", "skull"])
def test_an_evening_with_more_players_than_fit_says_how_many_more(
    locale: str, in_words: bool, game: str
) -> None:
    many = [
        MatchPlace(
            f"u:{n}", f"{n} _~|`Marie-Antoinette de Brest|~", 1 + n % 8, 1000 - n, {"exact": 1, "rounds": 5}
        )
        for n in range(40)
    ]
    series = [FinishedMatch(n, 1, game, NIGHT, tuple(many[8 * n : 8 * n + 8]), None) for n in range(5)]
    t = Texts(locale, in_words=in_words)
    post = evening(series, t)
    post = post.in_words() if in_words else post
    assert post.fits
    lines = "\n".join(post.texts).splitlines()
    assert t("classification-more", count=40 - LISTED) in lines
    assert sum("Marie" in line for line in lines if line.count("**") > 1) == LISTED
    assert len(summary_lines(series[:2], t)) == 1 + LISTED + (0 if game == "skull" else 2), (
        "nobody is left out"
    )
