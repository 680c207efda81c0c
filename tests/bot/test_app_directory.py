"""The texts and pictures for Discord's App Directory keep its limits, in every language."""

from __future__ import annotations

import re
from typing import Final

import pytest

from bot.client import create_bot
from bot.client.sync import _known, _payload
from bot.client.translator import Translator
from bot.settings import Settings
from bot.store import Store
from bot.texts.sentences import LOCALES, language_name
from tests.house.tree import ROOT

LONGEST: Final = {"Summary": 200, "Description": 400}
"""Discord's limits of characters (developer documentation, Discovery Best Practices)."""
LONGEST_TAG, MOST_TAGS, LONGEST_EXPANDED = 20, 5, 2000
"""Discord's limits of tags, and a length of the expanded description that people still read."""


def section(locale: str) -> str:
    """Return the texts in a language, which stand under its name in docs/hosting.md."""
    page = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    return page.split(f"\n### {language_name(locale)}\n")[1].split("\n### ")[0]


def quoted(locale: str, name: str) -> str:
    """Return the quoted text under this name."""
    (found,) = re.findall(rf"^{name}:\n\n> (.+)$", section(locale), re.MULTILINE)
    return str(found)


def expanded(locale: str) -> str:
    """Return the expanded description."""
    (found,) = re.findall(r"```markdown\n(.*?)\n```", section(locale), re.DOTALL)
    return str(found)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", LONGEST)
def test_short_texts_keep_discords_limits(locale: str, name: str) -> None:
    assert LONGEST[name] // 2 < len(quoted(locale, name)) <= LONGEST[name]


@pytest.mark.parametrize("locale", LOCALES)
def test_tags_and_expanded_descriptions_keep_their_limits(locale: str) -> None:
    (line,) = re.findall(r"^Tags: (.+)$", section(locale), re.MULTILINE)
    tags = re.findall(r"`([^`]+)`", line)
    assert 0 < len(tags) <= MOST_TAGS
    assert len(set(tags)) == len(tags)
    assert all(len(tag) <= LONGEST_TAG for tag in tags), tags
    assert len(expanded(locale)) <= LONGEST_EXPANDED


async def test_the_texts_name_commands_that_exist() -> None:
    settings = Settings.model_construct()
    bot = create_bot(settings)
    bot.compose(Store.at(settings.database_url))
    await bot.load()
    await bot.tree.set_translator(Translator())
    payload = await _payload(bot, None)
    known = _known(bot, None, payload, {command["name"]: 1 for command in payload})
    names = {name for command in known for name in command.names}
    for locale in LOCALES:
        texts_of = f"{quoted(locale, 'Description')} {expanded(locale)}"
        told = set(re.findall(r"(?<![\w./])/([^\W\d_]+(?: (?=nu|no|ne)[^\W\d_]+)?)", texts_of))
        assert told
        assert told <= names, locale
