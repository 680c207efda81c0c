"""The rules of a table in short: the picture first, and in words for readers without pictures."""

from __future__ import annotations

from typing import Any

import pytest

from bot.present import notices
from bot.present.post import Illustration, Menu, Text
from bot.texts.sentences import LOCALES, texts
from engine import GAMES
from tests.bot.present.tables import seen_by

TABLES: list[tuple[str, dict[str, Any], int]] = [
    ("skull-king", {}, 4),
    ("hearts", {}, 4),
    ("hearts", {}, 2),
    ("skull", {}, 4),
]
FEW = 7


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("game", "options", "seats"), TABLES)
def test_a_help_card_has_a_picture_few_lines_and_all_topics(
    game: str, options: dict[str, Any], seats: int, locale: str
) -> None:
    played = GAMES[game]
    seen = seen_by(played, played.new(seats, played.options(options, seats)), 0)
    card = notices.help_card(seen, texts(locale))
    title, picture, lines, topics = card.blocks
    assert isinstance(title, Text)
    assert isinstance(picture, Illustration)
    assert isinstance(lines, Text)
    assert sum(line.startswith("- ") for line in lines.text.splitlines()) <= FEW
    assert isinstance(topics, Menu)
    assert topics.action == f"@rules {game}"
    assert picture.fallback is not None
    assert picture.fallback.text not in "\n".join(one.text for one in (title, lines))
    assert picture.fallback.text in card.without_illustration().texts


def test_a_help_card_without_its_picture_says_what_the_picture_shows() -> None:
    t = texts("en")
    for topic, told in (("card", "Mermaid beats Skull King, +40"), ("overview", "take **exactly**")):
        page = notices.rules_page("skull-king", topic, t)
        assert isinstance(page.blocks[1], Illustration)
        assert told in "\n".join(page.without_illustration().texts)
