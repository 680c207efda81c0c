"""The rules help has all topics in every language, and its examples match the engine."""

from __future__ import annotations

import pytest

from bot.texts import rules_help as rules
from engine.skull_king.cards import CARD
from engine.skull_king.options import Options
from engine.skull_king.scoring import score, skull_king
from engine.skull_king.trick import outcome

TOPICS = [
    *("overview", "deal", "bid", "follow", "winner", "specials", "score"),
    *("lengths", "expansions", "powers", "rascal", "two", "older"),
    *("end", "house", "etiquette", "card"),
]


@pytest.mark.parametrize("locale", ["en", "es", "fr"])
def test_every_language_has_all_topics_in_reading_order(locale: str) -> None:
    assert [topic.key for topic in rules.topics("skull-king", locale)] == TOPICS


@pytest.mark.parametrize("locale", ["en", "es", "fr"])
@pytest.mark.parametrize("topic", TOPICS)
def test_a_text_comes_without_its_heading(locale: str, topic: str) -> None:
    body = rules.topic_text("skull-king", locale, topic)
    assert body
    assert "#" not in body
    assert body == body.strip()


def test_titles_and_texts_are_in_the_requested_language() -> None:
    assert dict(rules.topics("skull-king", "es"))["bid"] == "El envite"
    assert "¡Ron! ¡Ron! ¡Ron!" in rules.topic_text("skull-king", "es", "bid")
    assert "Yo-ho-ho\u00a0!" in rules.topic_text("skull-king", "fr", "bid")
    assert "Yo-ho-ho!" in rules.topic_text("skull-king", "en", "bid")


@pytest.mark.parametrize(
    ("asked", "answered"), [("es-ES", "es"), ("es-419", "es"), ("fr", "fr"), ("en-GB", "en")]
)
def test_a_discord_locale_finds_its_language(asked: str, answered: str) -> None:
    assert rules.topics("skull-king", asked) == rules.topics("skull-king", answered)


@pytest.mark.parametrize("locale", ["", "sv", "../en", "EN"])
def test_an_unsupported_language_gets_english(locale: str) -> None:
    assert rules.topic_text("skull-king", locale, "score") == rules.topic_text("skull-king", "en", "score")


@pytest.mark.parametrize("topic", ["", "kraken", "## bid", "../../pyproject"])
def test_an_unknown_topic_opens_the_first_topic(topic: str) -> None:
    assert rules.topic_text("skull-king", "fr", topic) == rules.topic_text("skull-king", "fr", "overview")


@pytest.mark.parametrize("game", ["", "chess", "../en/skull-king"])
def test_an_unknown_game_has_no_help_and_raises_nothing(game: str) -> None:
    assert rules.topics(game, "en") == []
    assert rules.topic_text(game, "en", "overview") == ""


def test_callers_may_change_the_result_of_topics() -> None:
    rules.topics("skull-king", "en").clear()
    assert len(rules.topics("skull-king", "en")) == len(TOPICS)


@pytest.mark.parametrize("locale", ["en", "es", "fr"])
def test_the_help_card_is_a_few_lines(locale: str) -> None:
    assert len(rules.topic_text("skull-king", locale, "card").splitlines()) <= 6


@pytest.mark.parametrize("locale", ["en", "es", "fr"])
def test_the_worked_examples_match_the_engines_scores(locale: str) -> None:
    made = score(skull_king, dealt=5, bid=2, won=2, captured=20).total
    missed = score(skull_king, dealt=5, bid=2, won=3, captured=20).total
    zero = score(skull_king, dealt=5, bid=0, won=0).total
    text = rules.topic_text("skull-king", locale, "score")
    assert all(figure in text for figure in (f"= **{made}**", f"**−{-missed}**", f"**+{zero}**"))


def test_the_example_trick_has_the_described_winner() -> None:
    table = [CARD[code] for code in ("yellow-9", "pirate-rosie", "mermaid-1", "skull-king")]
    options = Options.from_mapping({}, 4)
    assert outcome(table, options).winner == 2, "the third player takes it all with the mermaid"
    assert outcome([*table[:3], CARD["yellow-3"]], options).winner == 1, "without the king the pirate wins"


@pytest.mark.parametrize(("counting", "points"), [("per_trick", 30), ("per_card", 60)])
def test_a_king_over_two_pirates_scores_by_the_tables_option(counting: str, points: int) -> None:
    table = [CARD[code] for code in ("pirate-rosie", "skull-king", "pirate-harry")]
    won = outcome(table, Options.from_mapping({"character_bonus": counting}, 3))
    assert [bonus.points for bonus in won.bonuses] == [points]


def test_with_eight_players_the_last_two_rounds_are_played_with_eight_cards() -> None:
    assert Options.from_mapping({}, 7).rounds(7) == (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
    assert Options.from_mapping({}, 8).rounds(8) == (1, 2, 3, 4, 5, 6, 7, 8, 8, 8)
