"""Pages about results: what their pictures show, and that words alone lose nothing of it."""

from __future__ import annotations

import pytest

from bot.art.ranking import Ranking
from bot.board_records import Board, BoardLine, BoardPage
from bot.present.leaderboards import MEASURES, board
from bot.present.post import ALT_LIMIT, Post
from bot.screens_house import LONGEST
from bot.texts.sentences import LOCALES, texts
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
    assert [(row.own, row.apart) for row in shown.rows] == [(False, False), (False, False), (True, True)]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("measure", MEASURES)
def test_of_a_board_everything_is_told_whatever_names_there_are(measure: str, locale: str) -> None:
    post = of_board(measure, (*LONGEST, "Jan", "Kim"), locale)
    alt = post.illustration.alt if post.illustration else ""
    assert len(alt) <= ALT_LIMIT
    for row in ranking(post).rows:
        assert f"{row.place}. " in alt
    plain = told(post.without_illustration())
    assert all(told(post).count(name) == 0 and name in plain for name in ("Gus", "Jan", "Kim"))
    assert "船長" in told(post), "a name that cannot be drawn stands beside the picture"
