"""Pages about results: what their pictures show, and that words alone lose nothing of it."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.art.matches import Matches
from bot.art.ranking import Ranking
from bot.gallery.house import LONGEST
from bot.present.notices import picture_notice
from bot.present.past.history import HistoryQuery, history
from bot.present.past.leaderboards import MEASURES, board
from bot.present.post import ALT_LIMIT, Illustration, Menu, Post, Row
from bot.records.boards import Board, BoardLine, BoardPage
from bot.records.history import FinishedMatch, HistoryPage, MatchPlace
from bot.texts.sentences import LOCALES, texts
from engine import GAMES
from tests.bot.present.tables import told

OWN = BoardLine(9, "Zoe", 3, 31, 14)


def of_board(measure: str, names: tuple[str, ...], locale: str = "en") -> Post:
    lines = tuple(BoardLine(20 + user, name, 30 - user, 40, 1 + user) for user, name in enumerate(names))
    wanted = Board("skull-king", next(one for one in MEASURES if one == measure))
    return board(wanted, BoardPage(lines, True, OWN), "2026", texts(locale), reader=9)


def ranking(post: Post) -> Ranking:
    assert post.illustration is not None
    assert isinstance(post.illustration.picture, Ranking)
    return post.illustration.picture


def test_a_board_is_a_picture_with_the_readers_row_apart() -> None:
    shown = ranking(of_board("wins", ("Ana", "Bea")))
    assert [(row.place, row.name, row.of, row.merit) for row in shown.rows] == [
        ("1", "Ana", "40", "30"),
        ("2", "Bea", "40", "29"),
        ("14", "You", "31", "3"),
    ]
    assert [(row.own, row.follows_gap) for row in shown.rows] == [
        (False, False),
        (False, False),
        (True, True),
    ]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("measure", MEASURES)
def test_a_boards_text_and_alt_text_are_complete_for_all_names(measure: str, locale: str) -> None:
    post = of_board(measure, (*LONGEST, "Jan", "Kim"), locale)
    alt = post.illustration.alt if post.illustration else ""
    assert len(alt) <= ALT_LIMIT
    for row in ranking(post).rows:
        assert f"{row.place}. " in alt
    plain = told(post.without_illustration())
    assert all(told(post).count(name) == 0 and name in plain for name in ("Gus", "Jan", "Kim"))
    assert "船長" in told(post), "a name that cannot be drawn stands beside the picture"


def of_history(names: tuple[str, ...], whose: int | None = 2, locale: str = "en") -> Post:
    places = tuple(MatchPlace(f"u:{n}", name, n, 50 - n, {}) for n, name in enumerate(names, start=1))
    ended = datetime(2026, 7, 1, 20, tzinfo=UTC)
    played = [
        FinishedMatch(n, 1, "hearts", ended, places, "why" if n == 3 else None) for n in range(8, 0, -1)
    ]
    page = HistoryPage(tuple(played), True, True)
    return history(HistoryQuery(whose), page, "Ana", texts(locale), reader=2, server=True)


def test_finished_matches_are_a_picture_with_ones_own_place_and_a_line_of_the_menu_each() -> None:
    post = of_history(("Ana", "Bea", "Carl"))
    assert post.illustration is not None
    assert isinstance(post.illustration.picture, Matches)
    shown = post.illustration.picture.ended
    assert [(one.winners, one.about, one.rank, one.points) for one in shown[:1]] == [
        ("Ana", f"#8 · {texts('en')('history-date', day=1, month=7, year='2026')}", 2, "48")
    ]
    assert [bool(one.void) for one in shown] == [False] * 5 + [True, False, False]
    (menu,) = (block for block in post.blocks if isinstance(block, Menu))
    assert [one.value for one in menu.options] == [
        *(f"#{number}" for number in range(8, 0, -1)),
        *GAMES,
    ]
    assert sum(isinstance(block, Row) for block in post.blocks) == 1
    plain = told(post.without_illustration())
    assert "Carl" in plain
    assert "Carl" not in told(post)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("whose", [None, 2])
def test_text_and_alt_text_of_finished_matches_are_complete_for_all_names(
    whose: int | None, locale: str
) -> None:
    post = of_history(LONGEST, whose, locale)
    assert post.illustration is not None
    assert len(post.illustration.alt) <= ALT_LIMIT
    assert all(f"#{number}, " in post.illustration.alt for number in range(1, 9))
    assert post.fits
    assert post.without_illustration().fits
    assert post.in_words().fits


def test_a_picture_that_cannot_be_shown_is_replaced_by_its_whole_alt_text() -> None:
    post = of_board("wins", ("Ana", "Bea"))
    alt = ", ".join(["Rose"] * 40)
    (shown,) = picture_notice(Illustration(ranking(post), alt)).blocks
    assert isinstance(shown, Illustration)
    assert shown.fallback is not None
    assert shown.fallback.text == alt
