"""The rules help people read with `/rules`, from `data/rules/<locale>/<game>.md` and the house's own texts.

A text is sections, each opened by a line `## <topic> <title>`; topics are the same in every language.
Whatever a person asks for, there is an answer: these functions raise for no game, locale or topic.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from bot.texts.sentences import DATA, LOCALES, pick

HOUSE: Final = ("championship",)
"""Help that belongs to no game: what the house runs with any of them."""
_SECTION: Final = "## "


class Topic(NamedTuple):
    """One section of the help: its key, the same in every language, and its title in one of them."""

    key: str
    title: str


def topics(game: str, locale: str) -> list[Topic]:
    """The topics of a game's help in reading order; [] for a game that has none."""
    return list(_sections(game, pick(locale)))


def known(game: str, locale: str, typed: str) -> str:
    """The key of the topic that is typed as its key, or as its title in this language; "" for none."""
    asked = typed.strip().casefold()
    found = (topic.key for topic in topics(game, locale) if asked in (topic.key, topic.title.casefold()))
    return next(found, "")


def text(game: str, locale: str, topic: str) -> str:
    """The Markdown of one topic, title left out; an unknown topic gives the first, an unknown game ""."""
    sections = _sections(game, pick(locale))
    for known, body in sections.items():
        if known.key == topic:
            return body
    return next(iter(sections.values()), "")


@cache
def _library(locale: str) -> dict[str, dict[Topic, str]]:
    """Every game's sections in one language. The file names are the games: nothing typed becomes a path."""
    folder = DATA / "rules" / locale
    help_files = sorted(folder.iterdir(), key=lambda file: file.name)
    return {file.name.removesuffix(".md"): _parsed(file.read_text(encoding="utf-8")) for file in help_files}


def _sections(game: str, locale: str) -> dict[Topic, str]:
    """A game's sections in `locale`, in English where that language has no file."""
    return _library(locale).get(game) or _library(LOCALES[0]).get(game, {})


def _parsed(source: str) -> dict[Topic, str]:
    """The sections of a help file; what stands before the first one is for readers of the file only."""
    sections: dict[Topic, str] = {}
    for part in f"\n{source}".split(f"\n{_SECTION}")[1:]:
        head, _, body = part.partition("\n")
        key, _, title = head.partition(" ")
        sections[Topic(key, title.strip())] = body.strip()
    return sections
