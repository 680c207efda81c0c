"""data/rules: the help has equal sections in every language, and fits where it is shown."""

from __future__ import annotations

import re

import pytest

from bot.texts.rules_help import COMMON_TOPICS, topic_text, topics
from engine import GAMES

from .locales import QUOTED, sentences
from .tree import LOCALES, ROOT, fail_on_offences, index, rule_ids

LONGEST = 1500
"""The most characters of a section: one or two phone screens, far below Discord's limit with buttons."""

TITLE = 45
"""The most characters of a title, which is a menu entry and the heading of its section."""

CARD_LINES = 6

HELP = (*GAMES, *COMMON_TOPICS)
"""The topics with a help text: the games, and the features common to all games."""

PARAMETERS = [(game, locale) for game in HELP for locale in LOCALES]

_BAD = re.compile(r"""\w*["']\w*|\.\.\.""")
_BAD_SIGNS = {
    # French sets : ; ! ? and » after a no-break space, so that no line of a phone begins with one.
    "fr": re.compile(r"""\w*["']\w*|\.\.\.|\w+[ ]?[:;!?»](?!\w)|«(?!\u00a0)\S*"""),
}
"""Patterns of wrong typography, of languages with habits of their own."""

_BUTTON = re.compile(rf"\*\*{QUOTED}\*\*")
_QUOTED = re.compile(QUOTED)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_game_and_common_feature_has_a_help_text(locale: str) -> None:
    names = {path.stem for path in (ROOT / "data/rules" / locale).iterdir()}
    assert names == set(HELP), f"data/rules/{locale} needs exactly one <name>.md for each of {sorted(HELP)}"


@pytest.mark.parametrize("locale", LOCALES)
def test_common_features_are_no_games_and_have_names(locale: str) -> None:
    assert not set(COMMON_TOPICS) & set(GAMES)
    fail_on_offences(
        [f"game-{key}" for key in COMMON_TOPICS if f"game-{key}" not in sentences(locale)], "Names missing:"
    )


@pytest.mark.parametrize("game", HELP)
def test_all_languages_have_equal_topics_in_equal_order(game: str) -> None:
    orders = {locale: [topic.key for topic in topics(game, locale)] for locale in LOCALES}
    assert len({tuple(order) for order in orders.values()}) == 1, orders
    assert game in COMMON_TOPICS or "card" in orders["en"], "the help card is a topic of every game"


@pytest.mark.parametrize("game", HELP)
def test_all_languages_have_equally_many_list_items(game: str) -> None:
    """Every language has equally many list items: a missing one would show here."""
    found = []
    for topic in topics(game, "en"):
        lines = {locale: topic_text(game, locale, topic.key).count("\n- ") for locale in LOCALES}
        if len(set(lines.values())) > 1:
            found.append(f"{game}, {topic.key}: {lines}")
    fail_on_offences(found, "A language says more than another:")


@pytest.mark.parametrize(("game", "locale"), PARAMETERS)
def test_sections_fit(game: str, locale: str) -> None:
    found = []
    for topic in topics(game, locale):
        body = topic_text(game, locale, topic.key)
        if not 1 <= len(body) <= LONGEST:
            found.append(f"{topic.key}: {len(body)} characters, at most {LONGEST}")
        if not 1 <= len(topic.title) <= TITLE:
            found.append(f"{topic.key}: a title of {len(topic.title)} characters, at most {TITLE}")
        if topic.key == "card" and len(body.splitlines()) > CARD_LINES:
            found.append(f"{topic.key}: the help card has at most {CARD_LINES} lines")
    fail_on_offences(found, f"data/rules/{locale}/{game}.md:")


@pytest.mark.parametrize(("game", "locale"), PARAMETERS)
def test_sections_read_well_in_discord(game: str, locale: str) -> None:
    found = []
    for topic in topics(game, locale):
        body = topic_text(game, locale, topic.key)
        for sign, why in {"`": "code", "|": "tables or spoilers", "\n#": "headings", "http": "links"}.items():
            if sign in f"\n{body}":
                found.append(f"{topic.key}: no {why}")
        if body.count("**") % 2:
            found.append(f"{topic.key}: a bold that never ends")
        if rule_ids(body):
            found.append(f"{topic.key}: rule ids are for people who read the code")
        if "\n\n\n" in body or any(line != line.rstrip() for line in body.splitlines()):
            found.append(f"{topic.key}: stray blanks")
    fail_on_offences(found, f"data/rules/{locale}/{game}.md:")


@pytest.mark.parametrize(("game", "locale"), PARAMETERS)
def test_punctuation_follows_the_language(game: str, locale: str) -> None:
    found = [
        f"{topic.key}: {match[0]!r}"
        for topic in topics(game, locale)
        for match in _BAD_SIGNS.get(locale, _BAD).finditer(
            f"{topic.title}\n{topic_text(game, locale, topic.key)}"
        )
    ]
    fail_on_offences(
        found, f"data/rules/{locale}/{game}.md (straight quotes, three dots, a blank that may break):"
    )


@pytest.mark.parametrize(
    ("locale", "text"),
    [
        ("en", "don't"),
        ("en", 'say "no"'),
        ("es", "dos..."),
        ("fr", "Quoi ?"),
        ("fr", "Quoi?"),
        ("fr", "« Ma main\u00a0»"),
    ],
)
def test_a_planted_sign_is_found(locale: str, text: str) -> None:
    assert _BAD_SIGNS.get(locale, _BAD).search(text)


@pytest.mark.parametrize(("game", "locale"), PARAMETERS)
def test_a_button_the_help_names_is_on_the_screen(game: str, locale: str) -> None:
    labels = {
        (sentence.words or "").strip().replace("'", "’")
        for name, sentence in sentences(locale).items()
        if name.startswith("button-")
    }
    named = {
        label
        for topic in topics(game, locale)
        for label in _BUTTON.findall(topic_text(game, locale, topic.key))
    }
    found = [name for name in sorted(named) if name not in labels]
    fail_on_offences(
        found, f"data/rules/{locale}/{game}.md names buttons that data/locales/{locale} does not have:"
    )


@pytest.mark.parametrize(("game", "locale"), PARAMETERS)
def test_whatever_the_help_quotes_can_be_read_in_the_game(game: str, locale: str) -> None:
    said = "\n".join((sentence.words or "").replace("'", "’") for sentence in sentences(locale).values())
    quoted = {
        label
        for topic in topics(game, locale)
        for label in _QUOTED.findall(topic_text(game, locale, topic.key))
    }
    found = [words for words in sorted(quoted) if words not in said]
    fail_on_offences(
        found, f"data/rules/{locale}/{game}.md quotes what no sentence of data/locales/{locale} says:"
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_index_knows_the_game(game: str) -> None:
    """The index has rules of the game, beside the refusals of every table (T-n)."""
    families = {rule.removeprefix("R-").partition("-")[0] for rule in index()}
    short = "".join(word[0] for word in game.upper().split("-"))
    assert any(family.startswith(short) for family in families), (
        f"data/rules/index.toml has no rules of {game}"
    )
