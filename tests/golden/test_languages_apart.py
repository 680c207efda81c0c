"""No screen of the gallery has words of another language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from bot.gallery.looks import Screen
from bot.present.post import Block, EntityMenu, Illustration, Menu, Row, Text
from bot.texts.sentences import LOCALES, language_name
from tests.bot.art.letters import letters
from tests.gallery import Gallery
from tests.house.locales import files
from tests.house.tree import ROOT, fail_on_offences

_WORD = re.compile(r"[^\W\d_]{3,}")
_MARKUP = re.compile(r"<[^>]*>|https?:[^\s)`]*|`/[^`]*`|:\w+:")
"""Mentions, links, commands and emojis: names that are equal in every language."""

NAMES = frozenset(("ana", "bruno", "leo", "jan", "han", "opa", "fat", "las", "mismas", "cartas"))
"""People of the gallery, also cut short, and what they call a championship."""


@cache
def vocabulary(locale: str) -> frozenset[str]:
    """Return the words of what is shown in a language, sentences and rules, in lower case."""
    shown = (file for file in files(locale) if file.name != "times.ftl")
    pages = (*shown, *sorted((ROOT / "data/rules" / locale).glob("*.md")))
    return frozenset(words("\n".join(page.read_text(encoding="utf-8") for page in pages)))


def words(text: str) -> Iterator[str]:
    """Yield the words of a text in lower case, without markup."""
    for word in _WORD.findall(_MARKUP.sub(" ", text)):
        yield word.casefold()


def read_block(block: Block) -> Iterator[str]:
    """Yield what a person reads in a block, letters of pictures included."""
    if isinstance(block, Text):
        yield block.text
        if block.accessory is not None:
            yield block.accessory.label
    elif isinstance(block, Row):
        yield from (button.label for button in block.buttons)
    elif isinstance(block, Menu):
        yield block.placeholder
        yield from (f"{option.label} {option.description}" for option in block.options)
    elif isinstance(block, EntityMenu):
        yield block.placeholder
    elif isinstance(block, Illustration):
        yield f"{block.alt} {block.caption}"
        yield from (said for said, _ in letters(block.picture))


def foreign(text: str, locale: str) -> set[str]:
    """Return the words of a text that another language has and this one has not."""
    others = frozenset().union(*(vocabulary(other) for other in LOCALES if other != locale))
    own = vocabulary(locale).union(NAMES, *(words(language_name(other)) for other in LOCALES))
    return set(words(text)) & others - own


def test_no_screen_has_words_of_another_language(gallery: Gallery) -> None:
    def read(screen: Screen) -> str:
        return "\n".join(line for block in screen.post.blocks for line in read_block(block))

    found = {
        f"{screen.name}: {', '.join(sorted(strange))}"
        for screen in gallery.screens
        if (strange := foreign(read(screen), gallery.language))
    }
    fail_on_offences(sorted(found), "Words of another language:")


def test_a_planted_word_is_found() -> None:
    assert foreign("Tu mano: espera a los demás, Ana", "fr") == {"mano", "espera", "los", "demás"}
