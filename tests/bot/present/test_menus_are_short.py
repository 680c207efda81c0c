"""A closed menu's text, label and value together, fits a phone 390 pixels wide."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.art.preview import Preview
from bot.people.preferences import Preferences, ServerSettings
from bot.present import PRESENTERS
from bot.present.personal import settings
from bot.present.post import EntityMenu, Illustration, Menu, Post, Text
from bot.present.server import server_settings
from bot.seating.player_counts import sizes
from bot.texts.sentences import LOCALES, Texts, texts
from engine import GAMES
from tests.bot.present.tables import buttons

SIGNS = 28
"""Signs of 8 pixels in the 230 that a menu has between its edge and its arrow."""
LABEL = 26
"""Signs of a label of one line beside its switch."""


def closed(post: Post) -> Iterator[str]:
    """Yield every text that the menus of a page may show while closed."""
    for block in post.blocks:
        if isinstance(block, Menu):
            yield from (option.label for option in block.options)
        if isinstance(block, Menu | EntityMenu):
            yield block.placeholder


def lobby_options(t: Texts) -> Iterator[str]:
    """Yield the texts of the host's menus: every choice of every game, and the current value."""
    for key, presenter in PRESENTERS.items():
        for mapping in ({}, *({"edition": "legacy"} for _ in range(key == "skull-king"))):
            for page in presenter.lobby.list_settings(mapping, sizes(GAMES[key], mapping, 3), t):
                for setting in page.settings:
                    yield from (choice.label for choice in setting.choices)
                    yield setting.state[0]


@pytest.mark.parametrize("locale", LOCALES)
def test_labels_and_values_of_settings_can_be_read_on_a_phone(locale: str) -> None:
    t = texts(locale)
    own = [*closed(settings.settings_page(Preferences(), None, t))]
    server = [
        one
        for topic in server_settings.TOPICS
        for one in closed(server_settings.topic(ServerSettings(), topic, t))
    ]
    lobby = [*lobby_options(t)]
    assert min(len(own), len(server), len(lobby)) >= 10
    assert [one for one in (*own, *server, *lobby) if len(one) > SIGNS] == []


def test_ones_settings_begin_with_a_preview_of_what_is_chosen() -> None:
    t = texts("en")

    def previewed(**chosen: str) -> Preview:
        post = settings.settings_page(Preferences().model_copy(update=chosen), ServerSettings(), t)
        assert [type(block) for block in post.blocks[:2]] == [Text, Illustration]
        picture = post.blocks[1]
        assert isinstance(picture, Illustration)
        assert isinstance(picture.picture, Preview)
        assert all(sample.label in picture.alt for sample in picture.picture.samples)
        return picture.picture

    shown = {
        when: [moment.pictured for moment in previewed(pictures=when).moments]
        for when in ("always", "moments", "never")
    }
    assert shown == {"always": [True] * 3, "moments": [False, True, True], "never": [False] * 3}
    samples = {style: previewed(cards=style).samples[0] for style in ("emojis", "signs", "words")}
    assert [bool(one.emoji) for one in samples.values()] == [True, False, False]
    assert [bool(one.sign) for one in samples.values()] == [False, True, False]
    order = previewed(hand_order="rank").samples
    assert order == previewed(hand_order="suit").samples[::-1]


@pytest.mark.parametrize("locale", LOCALES)
def test_ones_settings_have_a_menu_or_buttons_for_each_thing_and_no_sentences(locale: str) -> None:
    t = texts(locale)
    for here in ("always", "never"):
        post = settings.settings_page(Preferences(), ServerSettings(pictures=here), t)
        menus = [block for block in post.blocks if isinstance(block, Menu)]
        assert [menu.action for menu in menus] == ["@prefer language", "@prefer pictures", "@calls"]
        by_server = next(option for option in menus[1].options if option.value == "server")
        assert t(f"pictures-{here}").lower() in by_server.description.lower()
        said = [block.text for block in post.blocks[1:] if isinstance(block, Text)]
        assert max(len(line.removeprefix("-# ")) for line in said) <= LABEL
        chosen = [one.action for one in buttons(post) if one.label.startswith("✓ ")]
        assert chosen[:2] == ["@prefer cards emojis", "@prefer hand_order suit"]
        heard = [one.label for one in buttons(post.in_words()) if one.action.startswith("@prefer cards")]
        assert [t("prefer-cards") in label for label in heard] == [True] * 3
        assert sum(label == t("value-chosen-words", value=heard[0].split(" (")[0]) for label in heard) == 1
        assert {one.style for one in buttons(post)} == {"secondary"}
