"""The pages of the lessons: every choice is answered, in every language and style."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest

from bot.courier.custom_ids import parse_custom_id, write_custom_id
from bot.people.preferences import Preferences
from bot.present.notices import learn_button, rules_page
from bot.present.personal.lesson import choose_lesson, explain_mistake, lesson_page
from bot.present.post import Button, Menu, Post, Row
from bot.tables.lessons import LESSONS, judge_move, list_other_moves
from bot.texts.sentences import LOCALES, Texts, texts
from tests.bot.test_language_of_form import MOST_WORDS, words
from tests.house.locales import sentences
from tests.sim.screen import unformatted

LOCALE = pytest.mark.parametrize("locale", LOCALES)
GAME = pytest.mark.parametrize("game", list(LESSONS))
LIKES = {
    "pictures": Preferences(pictures="always"),
    "no pictures": Preferences(pictures="never"),
    "signs": Preferences(pictures="never", cards="signs"),
    "words": Preferences(cards="words"),
}


def style(locale: str, likes: Preferences) -> Texts:
    """Return the sentences in this language and style."""
    return texts(locale).with_words(likes.words_only)


def buttons(post: Post) -> Iterator[Button]:
    for block in post.blocks:
        if isinstance(block, Row):
            yield from (one for one in block.buttons if isinstance(one, Button) and not one.disabled)


def actions(post: Post) -> list[str]:
    """Return the action of each button, and of each selection of a menu that leads on."""
    menus = [block for block in post.blocks if isinstance(block, Menu)]
    chosen = (
        " ".join((menu.action, *(option.value for option in options)))
        for menu in menus
        for options in combinations(menu.options, menu.least)
    )
    return [*(button.action for button in buttons(post)), *chosen]


def moves(post: Post, game: str, number: int) -> list[str]:
    """Return the moves that a page offers."""
    start = f"@learn {game} {number} "
    return [action.removeprefix(start) for action in actions(post) if action.startswith(start)]


@GAME
@LOCALE
@pytest.mark.parametrize("liked", LIKES)
def test_every_step_offers_the_move_asked_for_and_every_other_choice_is_answered(
    game: str, locale: str, liked: str
) -> None:
    script, t = LESSONS[game], style(locale, LIKES[liked])
    for number, step in enumerate(script.steps, start=1):
        post = lesson_page(script, number, LIKES[liked], t)
        post = post.in_words() if t.in_words else post
        offered = moves(post, game, number)
        assert len(set(offered)) == len(offered)
        verdicts = [judge_move(script, number, move) for move in offered]
        assert sum(verdict.right for verdict in verdicts) == bool(step.move), step.name
        assert set(step.wrong) <= set(offered)
        assert len(offered) == len(list_other_moves(script, number)) + bool(step.move)
        # Moves with one verdict get one answer.
        for verdict in {verdict for verdict in verdicts if not verdict.right}:
            said = explain_mistake(script, number, verdict, t)
            again = lesson_page(script, number, LIKES[liked], t, said=said)
            again = again.in_words() if t.in_words else again
            assert moves(again, game, number) == offered
            assert again.texts != post.texts


@GAME
@LOCALE
@pytest.mark.parametrize("liked", LIKES)
def test_pages_lead_on_and_back_and_end_with_a_table(game: str, locale: str, liked: str) -> None:
    script, t = LESSONS[game], style(locale, LIKES[liked])
    last = len(script.steps)
    for number, step in enumerate(script.steps, start=1):
        offered = actions(lesson_page(script, number, LIKES[liked], t))
        assert (f"@learn {game} {number - 1}" in offered) == (number > 1)
        assert (f"@learn {game} {number + 1}" in offered) == (not step.move and number < last)
        assert (f"@new {game}" in offered) == (number == last)
    ended = actions(lesson_page(script, last, LIKES[liked], t, table=7))
    assert "@alone" in ended
    assert f"@new {game}" not in ended


@GAME
@LOCALE
def test_a_page_is_one_picture_and_few_words(game: str, locale: str) -> None:
    script, t = LESSONS[game], texts(locale)
    for number in range(1, len(script.steps) + 1):
        post = lesson_page(script, number, LIKES["pictures"], t)
        assert post.illustration is not None
        assert words(post) <= MOST_WORDS
        plain = post.without_illustration()
        assert plain.illustration is None
        assert plain.fits
        assert moves(plain, game, number) == moves(post, game, number)
        for move in list_other_moves(script, number)[:1]:
            said = explain_mistake(script, number, judge_move(script, number, move), t)
            assert words(lesson_page(script, number, LIKES["pictures"], t, said=said)) <= MOST_WORDS


@GAME
@LOCALE
def test_words_only_pages_have_no_signs(game: str, locale: str) -> None:
    script, t = LESSONS[game], style(locale, LIKES["words"])
    for number in range(1, len(script.steps) + 1):
        post = lesson_page(script, number, LIKES["words"], t).in_words()
        assert post.illustration is None
        said = "\n".join(post.texts)
        assert "```" not in said
        assert unformatted(said) == []
        assert all(button.emoji is None for button in buttons(post))


@GAME
@LOCALE
def test_actions_fit_a_custom_id(game: str, locale: str) -> None:
    script = LESSONS[game]
    for number in range(1, len(script.steps) + 1):
        post = lesson_page(script, number, LIKES["pictures"], texts(locale), table=2**63 - 1)
        menus = [block.action for block in post.blocks if isinstance(block, Menu)]
        for action in (*(button.action for button in buttons(post)), *menus):
            custom_id = write_custom_id(post.table, post.turn, action)
            assert len(custom_id) <= 100
            assert parse_custom_id(custom_id).action == action


@LOCALE
def test_the_question_names_every_game_with_a_lesson(locale: str) -> None:
    offered = [button.action for button in buttons(choose_lesson(texts(locale)))]
    assert offered == [f"@learn {game}" for game in ("skull-king", "hearts", "skull")]


def test_a_game_without_a_lesson_has_no_button() -> None:
    assert learn_button("championship", texts("en")) == []
    assert [button.action for button in learn_button("skull", texts("en"))] == ["@learn skull"]
    assert "@learn skull" in actions(rules_page("skull", "", texts("en")))
    assert not [one for one in actions(rules_page("championship", "", texts("en"))) if "@learn" in one]


def test_every_step_has_its_sentences_and_there_are_no_others() -> None:
    needed = set()
    for game, script in LESSONS.items():
        needed.add(f"lesson-{game}-beyond")
        for number, step in enumerate(script.steps, start=1):
            key = f"lesson-{game}-{step.name}"
            allowed = set(list_other_moves(script, number)) - set(step.wrong)
            needed |= {key, *([] if step.move else [f"{key}-head"]), *([f"{key}-other"] if allowed else [])}
    starts = tuple(f"lesson-{game}-" for game in LESSONS)
    assert {key for key in sentences("en") if key.startswith(starts)} == needed
