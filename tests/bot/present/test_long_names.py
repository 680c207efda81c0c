"""No message loses its end, however long the names."""

from __future__ import annotations

import pytest

from bot.present import PRESENTERS
from bot.present.play.fitting import shorten_to_fit
from bot.present.post import Post
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import LOCALES, Texts, texts
from engine.skull_king import PRESETS
from tests.bot.present.skull_king_seen import match, seen_by
from tests.bot.present.test_skull_king_posts import complete

NAMES = tuple(f"{'*_' * 15}*{place}" for place in range(8))
"""Names as long as Discord allows, and twice as long once their formatting is escaped."""


def letter(seen: Snapshot, t: Texts) -> Post:
    return complete(PRESENTERS["skull-king"].play.draw_panel(seen, t), seen, t, classic=True)


@pytest.mark.parametrize("words", [False, True])
@pytest.mark.parametrize("locale", LOCALES)
def test_eight_long_names_fit_a_letter(locale: str, words: bool) -> None:
    t = texts(locale).with_words(words)
    options = PRESETS["rascal"] | {"powers": True, "expansions": ["loot", "kraken", "whale"]}
    shortened = 0
    for n, state in enumerate(match(options, 8, 1)):
        if n % 19:
            continue
        seen = seen_by(state, n % 8, NAMES)
        post = shorten_to_fit(seen, t, letter)
        assert post.fits, (n, len(post.content))
        shortened += post != letter(seen, t)
    assert shortened or not words, "in words everybody's name stands in a sentence"


def test_a_message_that_fits_keeps_full_names() -> None:
    t = texts("en")
    names = ("Ana", "Bea", "Carl")
    for state in match(PRESETS["base"], 3, 1):
        seen = seen_by(state, 0, names)
        assert shorten_to_fit(seen, t, letter) == letter(seen, t)
