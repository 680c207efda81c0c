"""Names as people choose them cannot format, mention, reverse or widen the text around them."""

from __future__ import annotations

import re
import unicodedata

import pytest

from bot.present import PRESENTERS
from bot.present.play import lobby
from bot.present.post import Post, Text
from bot.texts.sentences import LOCALES, escape_name, pick_locale, texts
from tests.bot.present.skull_king_seen import match, seen_by
from tests.bot.present.test_skull_king_posts import troubles

NASTY = (
    "**bold** _it_ ~~no~~ `code`",
    "```\n# shout\n> quote",
    "@everyone <@123456789012345678>",
    "||spoiler|| [x](https://a.b)",
    "👨‍👩‍👧‍👦🏴‍☠️🇪🇸🏳️‍🌈🦜🦜🦜🦜🦜🦜🦜🦜",
    "שלום עולם, קפטן הים הגדול",
    "abc\u202edef\u2066ghi",
    "漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字",
)
COLUMNS = 34
BIDI_CONTROLS = set("\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2069")
ISOLATE, END = "\u2068", "\u2069"


def columns(line: str) -> int:
    """Return a line's width in a monospaced font: wide signs take two columns, joiners and marks none."""
    return sum(
        0
        if unicodedata.combining(char) or unicodedata.category(char) in ("Cf", "Mn", "Me")
        else 2
        if unicodedata.east_asian_width(char) in ("W", "F")
        else 1
        for char in line
    )


def blocks_of_code(text: str) -> list[str]:
    return text.split("```")[1::2]


def told(post: Post) -> str:
    return "\n".join(block.text for block in post.blocks if isinstance(block, Text))


def prose(post: Post) -> str:
    """Return a message without its code blocks."""
    return "".join(told(post).split("```")[::2])


def active(text: str) -> list[str]:
    """Return formatting signs and mentions of a name that are not escaped."""
    return re.findall(r"(?<!\\)(?:@everyone|<@|~~|\|\||\[x\]|_it_|`code`)", text)


def turned(text: str) -> bool:
    """Return whether a character that changes the text direction is not closed."""
    controls = [char for char in text if char in BIDI_CONTROLS | {ISOLATE}]
    depth = 0
    for char in controls:
        depth += 1 if char == ISOLATE else -1 if char == END else 100
        if not 0 <= depth < 2:
            return True
    return depth != 0


@pytest.mark.parametrize("locale", LOCALES)
async def test_names_with_markup_are_harmless_in_a_whole_match(locale: str) -> None:
    """Public messages and panels of matches with eight players, and with seven players and ten cards."""
    t = texts(locale)
    looked = 0
    for seats in (8, 7):
        for n, state in enumerate(match({}, seats, seed=seats)):
            if n % 7 and state.phase == "play":
                continue
            for seat in (None, *range(0, seats, 3)):
                seen = seen_by(state, seat, NASTY[:seats])
                show = PRESENTERS["skull-king"]
                post = show.play.draw_table(seen, t) if seat is None else show.play.draw_panel(seen, t)
                looked += 1
                assert troubles(post) == []
                assert told(post).count("```") % 2 == 0
                assert active(prose(post)) == []
                assert not any(map(turned, told(post).splitlines()))
                for block in blocks_of_code(told(post)):
                    assert all(columns(line) <= COLUMNS for line in block.splitlines()), block
    assert looked > 300


async def test_names_with_markup_are_harmless_in_a_lobby() -> None:
    states = match({}, 8, seed=1)
    seen = seen_by(next(states), None, NASTY)
    before = seen._replace(header=seen.header, view=None)
    post = lobby.lobby(before, texts("en"))
    assert troubles(post) == []
    assert active(prose(post)) == []
    assert not any(map(turned, told(post).splitlines()))


@pytest.mark.parametrize("name", NASTY)
def test_a_name_stays_on_its_line_and_readable(name: str) -> None:
    shown = escape_name(name)
    assert "\n" not in shown
    assert active(shown) == []
    assert not turned(shown)
    letters = [char for char in name if char.isalpha()][:5]
    assert [char for char in shown if char.isalpha()][:5] == letters


def test_the_checks_find_planted_violations() -> None:
    assert active("hello @everyone")
    assert not active("hello \\@everyone")
    assert turned("a\u202eb")
    assert turned(f"{ISOLATE}a")
    assert not turned(f"{ISOLATE}a{END}")
    assert columns("漢a\u200d") == 3


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("es-ES", "es"), ("es-419", "es"), ("fr", "fr"), ("en-GB", "en"), ("pt-BR", "pt"), ("sv-SE", "en"),
        ("", "en"),
        (None, "en"), ("ES", "es"), ("fra", "en"),
    ],
)  # fmt: skip
def test_a_discord_locale_maps_to_the_nearest_language(locale: str | None, language: str) -> None:
    assert pick_locale(locale) == language


def test_a_missing_sentence_is_logged_and_shown_as_its_key(caplog: pytest.LogCaptureFixture) -> None:
    assert texts("es")("no-such-sentence") == "no-such-sentence"
    assert "no-such-sentence" in caplog.text
