"""The pages of the riddle of the day: what they show, and what they keep to themselves."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from bot.pages.riddles import replay_position
from bot.present.deals.riddle import Question, Solution, chosen_page, question_page, solution_page
from bot.present.post import Button, Post, Row, Text
from bot.records.riddles import Riddle
from bot.texts.sentences import texts
from engine import GAMES
from engine.ai.judgement import METHODS
from engine.ai.riddle import OFFERED, list_decisions, play_match

OPTIONS: dict[str, dict[str, Any]] = {"skull-king": {"length": [4, 6]}, "hearts": {"rounds": 1}}
LOCALES = ("en", "es", "fr")


def questions(game: str) -> list[tuple[Question, Any]]:
    """Return a riddle for each kind of decision in a match, and the view of then."""
    played = play_match(GAMES[game], 4, OPTIONS[game], "easy", bytes(32))
    found: dict[str, tuple[Question, Any]] = {}
    for each in list_decisions(GAMES[game], 4, GAMES[game].options(OPTIONS[game], 4), played):
        actions = tuple(METHODS[game].candidates(each.view, ())[:OFFERED])
        riddle = Riddle(
            id=5, day="2026-07-01", game=game, rules_version=1, options=OPTIONS[game], seats=4,
            inputs=tuple((seat, str(action)) for seat, action in played[: each.number]), seat=each.seat,
            offers=(), by_robots=False,
        )  # fmt: skip
        question = Question(riddle.id, riddle.day, False, replay_position(riddle), actions)
        found.setdefault(each.action.verb, (question, each.view))
    return [*found.values()]


def buttons(post: Post) -> list[Button]:
    found = [one for block in post.blocks if isinstance(block, Row) for one in block.buttons]
    return [one for one in found if isinstance(one, Button)]


def said(post: Post) -> str:
    return "\n".join(block.text for block in post.without_illustration().blocks if isinstance(block, Text))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", sorted(METHODS))
def test_a_question_has_four_different_buttons_and_the_view_of_then(game: str, locale: str) -> None:
    for question, view in questions(game):
        assert question.seen.view == view
        post = question_page(question, None, texts(locale), illustrated=True)
        labels = [(one.label, one.action) for one in buttons(post)]
        assert len({label for label, _ in labels}) == OFFERED
        assert [action for _, action in labels] == [f"@riddle choose 5 {one}" for one in question.actions]


@pytest.mark.parametrize("game", sorted(METHODS))
def test_the_solution_names_best_shares_and_points(game: str) -> None:
    for question, _ in questions(game):
        first, second, third, fourth = question.actions
        counts = {first: 1, second: 3, third: 0, fourth: 0}
        behind = {first: -12.0, second: 0.0, third: -31.4, fourth: -6.25}
        t = texts("en")
        text = said(solution_page(Solution(question, counts, behind), first, t, illustrated=False, late=True))
        for share in (25, 75, 0):
            assert t("review-percent", chance=share) in text
        assert t("riddle-answers", players=4) in text
        assert text.count(t("review-mark-best")) >= 1
        assert t("riddle-mark-you") in text
        assert t("T-128") in text


@pytest.mark.parametrize("locale", LOCALES)
def test_nobody_answered(locale: str) -> None:
    question, _ = questions("skull-king")[0]
    solution = Solution(
        question,
        dict.fromkeys(question.actions, 0),
        dict(zip(question.actions, (0.0, -5.0, -6.0, -7.0), strict=True)),
    )
    t = texts(locale)
    assert t("riddle-answers", players=0) in said(solution_page(solution, None, t, illustrated=False))
    asked = said(question_page(question, solution, t, illustrated=False))
    assert t("riddle-yesterday", best="0", share=0, players=0) in asked
    assert "%" not in t("riddle-yesterday", best="0", share=0, players=0)


def test_what_one_chose_tells_when_the_answer_comes() -> None:
    question, _ = questions("hearts")[0]
    over = datetime(2026, 7, 2, 2, tzinfo=UTC)
    t = texts("en")
    post = chosen_page(question, question.actions[0], 7, over, None, t, illustrated=True)
    assert f"<t:{int(over.timestamp())}:R>" in said(post)
    assert t("riddle-so-far", players=7) in said(post)
    assert buttons(post) == []
