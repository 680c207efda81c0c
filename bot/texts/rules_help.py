"""The rules help that people read with `/rules`, from `data/rules/<locale>/<game>.md` and the common texts.

Each section of a file begins with a line `## <topic> <title>`; all languages share the topic keys. No
function in this module raises for an unknown game, locale or topic.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from bot.texts.sentences import DATA, LOCALES, pick_locale

COMMON_TOPICS: Final = ("championship", "fairness")
"""Help texts that belong to no single game: about features of all of them."""
_SECTION: Final = "## "


class Topic(NamedTuple):
    """A section of the help: a key shared by all languages, and a title in one language."""

    key: str
    title: str


def topics(game: str, locale: str) -> list[Topic]:
    """Return the topics of a game's help in reading order; [] for a game without help."""
    return list(_sections(game, pick_locale(locale)))


def find_topic(game: str, locale: str, typed: str) -> str:
    """Return the key of the topic with the typed key, or title in this language; "" if there is none."""
    wanted = typed.strip().casefold()
    found = (topic.key for topic in topics(game, locale) if wanted in (topic.key, topic.title.casefold()))
    return next(found, "")


def topic_text(game: str, locale: str, topic: str) -> str:
    """Return the Markdown of a topic without its title.

    For an unknown topic, return the first topic; for an unknown game, "".
    """
    sections = _sections(game, pick_locale(locale))
    for known, body in sections.items():
        if known.key == topic:
            return body
    return next(iter(sections.values()), "")


@cache
def _library(locale: str) -> dict[str, dict[Topic, str]]:
    """Return every game's sections in one language.

    Files are found by listing the folder, so that no typed text becomes a path.
    """
    folder = DATA / "rules" / locale
    help_files = sorted(folder.iterdir(), key=lambda file: file.name)
    return {file.name.removesuffix(".md"): _parse(file.read_text(encoding="utf-8")) for file in help_files}


def _sections(game: str, locale: str) -> dict[Topic, str]:
    """Return a game's sections in `locale`, or in English if that language has no file."""
    return _library(locale).get(game) or _library(LOCALES[0]).get(game, {})


def _parse(source: str) -> dict[Topic, str]:
    """Parse the sections of a help file, skipping the authors' notes before the first section."""
    sections: dict[Topic, str] = {}
    for part in f"\n{source}".split(f"\n{_SECTION}")[1:]:
        head, _, body = part.partition("\n")
        key, _, title = head.partition(" ")
        sections[Topic(key, title.strip())] = body.strip()
    return sections
