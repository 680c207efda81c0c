"""The rules help answers whoever asks, in whatever language."""

from __future__ import annotations

import pytest

from bot import rules

TOPICS = ["overview", "deal", "bid", "follow", "winner", "specials", "score", "end", "etiquette", "card"]


@pytest.mark.parametrize("locale", ["en", "es", "fr"])
def test_every_language_has_all_topics_in_reading_order(locale: str) -> None:
    assert [topic.key for topic in rules.topics("skull-king", locale)] == TOPICS


@pytest.mark.parametrize("locale", ["en", "es", "fr"])
@pytest.mark.parametrize("topic", TOPICS)
def test_a_text_comes_without_its_heading(locale: str, topic: str) -> None:
    body = rules.text("skull-king", locale, topic)
    assert body
    assert "#" not in body
    assert body == body.strip()


def test_titles_and_texts_are_in_the_language_asked_for() -> None:
    assert dict(rules.topics("skull-king", "es"))["bid"] == "El envite"
    assert "¡Ron! ¡Ron! ¡Ron!" in rules.text("skull-king", "es", "bid")
    assert "Yo-ho-ho !" in rules.text("skull-king", "fr", "bid")
    assert "Yo-ho-ho!" in rules.text("skull-king", "en", "bid")


@pytest.mark.parametrize(
    ("asked", "answered"), [("es-ES", "es"), ("es-419", "es"), ("fr", "fr"), ("en-GB", "en")]
)
def test_a_discord_locale_finds_its_language(asked: str, answered: str) -> None:
    assert rules.topics("skull-king", asked) == rules.topics("skull-king", answered)


@pytest.mark.parametrize("locale", ["", "de", "../en", "EN"])
def test_a_language_we_do_not_speak_is_answered_in_english(locale: str) -> None:
    assert rules.text("skull-king", locale, "score") == rules.text("skull-king", "en", "score")


@pytest.mark.parametrize("topic", ["", "kraken", "## bid", "../../pyproject"])
def test_an_unknown_topic_opens_at_the_beginning(topic: str) -> None:
    assert rules.text("skull-king", "fr", topic) == rules.text("skull-king", "fr", "overview")


@pytest.mark.parametrize("game", ["", "chess", "../en/skull-king"])
def test_an_unknown_game_has_no_help_and_raises_nothing(game: str) -> None:
    assert rules.topics(game, "en") == []
    assert rules.text(game, "en", "overview") == ""


def test_what_topics_returns_is_the_callers_own() -> None:
    rules.topics("skull-king", "en").clear()
    assert len(rules.topics("skull-king", "en")) == len(TOPICS)


@pytest.mark.parametrize("locale", ["en", "es", "fr"])
def test_the_help_card_is_ten_lines(locale: str) -> None:
    assert len(rules.text("skull-king", locale, "card").splitlines()) == 10
