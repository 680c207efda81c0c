"""All sentences shown to people, from `data/locales/<locale>/*.ftl`: a folder there is a language."""

from __future__ import annotations

import logging
import re
import unicodedata
from collections.abc import Mapping
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from itertools import chain
from sys import intern
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

DATA: Final = files("data")
LOCALES: Final = (
    "en",
    *sorted(entry.name for entry in (DATA / "locales").iterdir() if entry.is_dir() and entry.name != "en"),
)
"""The languages with sentences; English first, which stands in for any other."""
_MARKDOWN: Final = frozenset("\\*_~`|>#-[]()<@:+./")
_TURNING: Final = frozenset("\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Characters that count as letters or symbols but are invisible."""
_UNSEEN: Final = frozenset({"Cc", "Cf", "Me", "Mn", "Zs"})
"""Unicode categories of characters that are invisible by themselves."""
_ENTRY: Final = re.compile(r"\n(?=[a-zA-Z])")
"""The line break before a sentence in a file; continuation lines are indented, or close a brace."""
_VARIABLE: Final = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}")
_SIMPLE: Final = re.compile(
    r"[a-zA-Z][\w-]* *= *((?:[^\s{}]|\{ *\$[\w-]+ *\})(?:[^\n{}]|\{ *\$[\w-]+ *\})*?)(?:\s*\n#[^\n]*)*\s*\Z"
)
"""A sentence on one line without a choice, with or without comments after it: only variables are replaced."""
_CHOICE: Final = re.compile(r"\$([a-zA-Z][\w-]*)\s*(?:->|[,)])")
"""A variable that selects a form, or that a function of Fluent is given."""
_REFERENCE: Final = re.compile(r"\{\s*([a-zA-Z][\w-]*)\s*\}")
_HYPHEN: Final = re.compile(r"(?<![\w\\-])-(?=\d)")
"""The hyphen before a negative number that was filled in, to be replaced by a minus sign."""
_SHORT: Final = 1000
"""Integers below this are written alike in every language, as none has a thousands separator yet."""
NAMES: Final = 512
"""Size of the caches of formatted names: enough for those of a hundred tables."""
_NONE: Final[Mapping[str, str]] = MappingProxyType({})
_OPEN, _CLOSE = "\ue000", "\ue001"
_PLACE: Final = re.compile(f"{_OPEN}(.*?){_CLOSE}")
"""A placeholder for a text, by its name, in characters that no sentence contains."""
_FIRST_STRONG_ISOLATE, _POP_ISOLATE = "\u2068", "\u2069"

log = logging.getLogger(__name__)


class _Language:
    """The sentences of one locale, each parsed at its first use: parsing all would take megabytes."""

    def __init__(self, locale: str) -> None:
        self._locale = locale
        self._sources: dict[str, str] = {}
        self._simple: dict[str, list[str] | None] = {}
        self._choosing: dict[str, frozenset[str]] = {}
        for file in sorted((DATA / "locales" / locale).iterdir(), key=lambda file: file.name):
            for source in _ENTRY.split("\n" + file.read_text(encoding="utf-8"))[1:]:
                self._sources.setdefault(intern(source.partition("=")[0].strip()), source)

    @cached_property
    def _bundle(self) -> FluentBundle:
        # Imported and created late, because starts do without, and the data for numbers and plurals takes
        # three megabytes. Without isolation marks, which would appear in buttons and command names;
        # `isolate_name` isolates names.
        from fluent.runtime import FluentBundle

        return FluentBundle([self._locale], use_isolating=False)

    def __contains__(self, key: str) -> bool:
        return key in self._sources

    def keys(self) -> frozenset[str]:
        """Return the keys of all sentences."""
        return frozenset(self._sources)

    def joined(self, key: str, values: Mapping[str, Any]) -> str | None:
        """Fill a sentence without selectors with these values; return None if Fluent must format it."""
        if key not in self._simple:
            simple = _SIMPLE.match(self._sources.get(key, ""))
            self._simple[key] = None if simple is None else _VARIABLE.split(simple[1])
        parts = self._simple[key]
        if parts is None:
            return None
        inserted = [_format_value(values.get(name)) for name in parts[1::2]]
        if None in inserted:
            return None
        return "".join(chain.from_iterable(zip(parts[::2], (*map(str, inserted), ""), strict=True)))

    def choosing(self, key: str) -> frozenset[str]:
        """Return the variables that Fluent must know, in this sentence and in sentences it refers to."""
        if key not in self._choosing:
            source = self._sources[key]
            others = (self.choosing(other) for other in _REFERENCE.findall(source) if other in self._sources)
            self._choosing[key] = frozenset(_CHOICE.findall(source)).union(*others)
        return self._choosing[key]

    def filled(self, key: str, values: dict[str, Any]) -> tuple[str, list[Exception]]:
        """Format an existing sentence with Fluent, and return it with the errors that occurred."""
        self._parse(key)
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, key
        text, errors = self._bundle.format_pattern(pattern, values)
        return str(text), errors

    def _parse(self, key: str) -> None:
        """Add a sentence, and all sentences it refers to, to the Fluent bundle."""
        from fluent.runtime import FluentResource

        if self._bundle.has_message(key):
            return
        source = self._sources[key]
        self._bundle.add_resource(FluentResource(source))
        for other in _REFERENCE.findall(source):
            if other in self._sources:
                self._parse(other)


def _format_value(value: object) -> str | None:
    """Format a text or a small integer; return None if Fluent must format the value."""
    if isinstance(value, str):
        return value
    if type(value) is int and -_SHORT < value < _SHORT:
        return str(value) if value >= 0 else f"−{-value}"
    return None


@cache
def _language(locale: str) -> _Language:
    return _Language(locale)


def keys(locale: str) -> frozenset[str]:
    """Return the keys of all sentences that a locale has.

    Raises:
        OSError, UnicodeDecodeError: a file cannot be read.
    """
    return _language(locale).keys()


# Cached, because a panel is drawn again with every card played and repeats most sentences.
# Typed, because 1, 1.0 and True are equal keys that are formatted differently.
@lru_cache(maxsize=4096, typed=True)
def _filled(locale: str, key: str, names: tuple[str, ...], *args: Any) -> str:
    """Return the sentence `key` with `args`, the values of these names; see `Texts.__call__`."""
    values = dict(zip(names, args, strict=True))
    for spoken in (locale, LOCALES[0]):
        language = _language(spoken)
        if (joined := language.joined(key, values)) is not None:
            return joined
        if key in language:
            free = values.keys() - language.choosing(key)
            inserted = {name: text for name in free if (text := _format_value(values[name])) is not None}
            known = chain.from_iterable(one for one in values.items() if one[0] not in inserted)
            form = _form(spoken, key, frozenset(inserted), *known)
            return "".join(inserted[part] if n % 2 else part for n, part in enumerate(form))
        log.error("locale %s has no sentence %s", spoken, key)
    return key


# A separate cache without a size limit: most sentences have no values.
@cache
def _plain(locale: str, key: str) -> str:
    """Return the sentence `key` without values; see `Texts.__call__`."""
    return _filled(locale, key, ())


# Names, cards and most numbers select no form, so caching without them makes most calls cache hits.
@lru_cache(maxsize=4096, typed=True)
def _form(locale: str, key: str, inserted: frozenset[str], *args: Any) -> list[str]:
    """Format a sentence with `args`, and return its text split at the variables in `inserted`.

    The caller joins the parts with the values of these variables.
    """
    values = dict(zip(args[::2], args[1::2], strict=True))
    language = _language(locale)
    text, errors = language.filled(key, values | {name: _OPEN + name + _CLOSE for name in inserted})
    for error in errors:
        log.error("locale %s, %s: %s", locale, key, error)
    if any(isinstance(value, int | float) and value < 0 for value in values.values()):
        text = _HYPHEN.sub("−", text)
    return _PLACE.split(text)


class Texts:
    """The sentences of one locale: `t("lobby-join")`, `t("bid-over", count=2)`.

    With `in_words`, presenters use words instead of symbols, for people with a screen reader. `emojis` holds
    the emojis that may be shown now; `deck` selects one of two decks of a game.
    """

    __slots__ = ("_emojis", "deck", "in_words", "locale")

    def __init__(
        self, locale: str, *, in_words: bool = False, emojis: Mapping[str, str] = _NONE, deck: str = ""
    ) -> None:
        self.locale = locale
        self.in_words = in_words
        self._emojis = emojis
        self.deck = deck

    def with_words(self, in_words: bool) -> Texts:
        """Return the texts of this locale with or without the words-only style."""
        return Texts(self.locale, in_words=in_words, emojis=_NONE if in_words else self._emojis)

    def without_emojis(self) -> Texts:
        """Return the texts of this locale without emojis, for places where emojis would not fit."""
        return Texts(self.locale, in_words=self.in_words, deck=self.deck)

    def of_deck(self, deck: str) -> Texts:
        """Return the texts of this locale with the emojis of this deck."""
        return Texts(self.locale, in_words=self.in_words, emojis=self._emojis, deck=deck)

    @property
    def has_emojis(self) -> bool:
        """Return whether there are emojis to show."""
        return bool(self._emojis)

    def emoji(self, name: str) -> str:
        """Return the markup of the emoji with this name.

        Return "" for a missing or unwanted emoji, which the caller replaces with a sign.
        """
        return self._emojis.get(name, "")

    def __call__(self, key: str, /, **args: Any) -> str:
        """Return the sentence `key` with `args` filled in.

        A missing sentence is logged and its key returned.
        """
        return _filled(self.locale, key, tuple(args), *args.values()) if args else _plain(self.locale, key)

    def within(self, text: str) -> str:
        """Return a text as it stands within another one: with a small initial, unless nouns have capitals."""
        return text if self("inner-case") == "kept" else f"{text[:1].lower()}{text[1:]}"

    def has(self, key: str) -> bool:
        """Return whether this locale has the sentence `key`."""
        return key in _language(self.locale)


@cache
def texts(locale: str) -> Texts:
    """Return the sentences for a locale in Discord's or short form, such as `es-ES` or `es`."""
    return Texts(pick_locale(locale))


def language_name(locale: str) -> str:
    """Return the name of a language in that language, such as "Español"."""
    return texts(locale)("language")


@lru_cache(maxsize=256)
def pick_locale(locale: str | None) -> str:
    """Return the supported locale with the language of `locale`, else English."""
    language = (locale or "").split("-")[0].lower()
    return language if language in LOCALES else LOCALES[0]


# Cached, because the few names at a table are escaped again with every card played.
@lru_cache(maxsize=NAMES)
def escape_name(name: str, width: int = 32) -> str:
    """Escape formatting, mentions and direction changes in a display name, and cut the name to `width`."""
    flat = one_line(name)
    short = flat if len(flat) <= width else flat[: width - 1] + "…"
    return isolate_name("".join("\\" + char if char in _MARKDOWN else char for char in short))


@lru_cache(maxsize=NAMES)
def one_line(name: str) -> str:
    """Return a name on one line, without the invisible characters that change the text direction.

    Returns "" if no character of the name is visible.
    """
    flat = " ".join("".join(char for char in name if char not in _TURNING).split())
    seen = (char not in _BLANK and unicodedata.category(char) not in _UNSEEN for char in flat)
    return flat if any(seen) else ""


@lru_cache(maxsize=NAMES)
def isolate_name(name: str) -> str:
    """Wrap a right-to-left name in direction isolates; return any other name unchanged."""
    if any(unicodedata.bidirectional(char) in {"R", "AL", "AN"} for char in name):
        return f"{_FIRST_STRONG_ISOLATE}{name}{_POP_ISOLATE}"
    return name


def slash(game: str) -> str:
    """Return the first word of a game's slash commands, which is not translated."""
    return game.replace("-", "")
