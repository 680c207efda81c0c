"""Every sentence a person reads, in English, Spanish and French, from `data/locales/<locale>/*.ftl`."""

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
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

DATA: Final = files("data")
LOCALES: Final = ("en", "es", "fr")
_MARKDOWN: Final = frozenset("\\*_~`|>#-[]()<@:+.")
_TURNING: Final = frozenset("\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Signs that count as letters or symbols, and show nothing."""
_UNSEEN: Final = frozenset({"Cc", "Cf", "Me", "Mn", "Zs"})
"""Categories of signs that show nothing by themselves."""
_ENTRY: Final = re.compile(r"^(?=[a-zA-Z])", re.MULTILINE)
"""Where a sentence begins in a file: what goes on with it is indented, or closes a brace."""
_VARIABLE: Final = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}")
_SIMPLE: Final = re.compile(
    r"[a-zA-Z][\w-]* *= *((?:[^\s{}]|\{ *\$[\w-]+ *\})(?:[^\n{}]|\{ *\$[\w-]+ *\})*?)(?:\s*\n#[^\n]*)*\s*\Z"
)
"""A sentence on one line without any choice, comments after it or none: it says what stands there."""
_CHOICE: Final = re.compile(r"\$([a-zA-Z][\w-]*)\s*->")
_REFERENCE: Final = re.compile(r"\{\s*([a-zA-Z][\w-]*)\s*\}")
_HYPHEN: Final = re.compile(r"(?<![\w\\-])-(?=\d)")
"""What stands before a number below zero as it is filled in: a minus belongs there."""
_SHORT: Final = 1000
"""Whole numbers below it are written alike in every language: none has its digits in groups yet."""
NAMES: Final = 512
"""So many names are remembered as they are written: those of a hundred tables."""
_NONE: Final[Mapping[str, str]] = MappingProxyType({})
_OPEN, _CLOSE = "\ue000", "\ue001"
_PLACE: Final = re.compile(f"{_OPEN}(.*?){_CLOSE}")
"""Where a text is to be put, by its name: signs that no sentence has."""
_FIRST_STRONG_ISOLATE, _POP_ISOLATE = "\u2068", "\u2069"

log = logging.getLogger(__name__)


class _Language:
    """The sentences of one locale. Each is parsed when it is first read: all of them would take megabytes."""

    def __init__(self, locale: str) -> None:
        self._locale = locale
        self._sources: dict[str, str] = {}
        self._simple: dict[str, list[str] | None] = {}
        self._choosing: dict[str, frozenset[str]] = {}
        for file in sorted((DATA / "locales" / locale).iterdir(), key=lambda file: file.name):
            for source in _ENTRY.split(file.read_text(encoding="utf-8"))[1:]:
                self._sources.setdefault(intern(source.partition("=")[0].strip()), source)

    @cached_property
    def _bundle(self) -> FluentBundle:
        # Numbers and plurals take three megabytes: nothing needs them until a sentence is filled in.
        # Isolation marks would end up in buttons and command names; names are isolated where they need it.
        return FluentBundle([self._locale], use_isolating=False)

    def __contains__(self, key: str) -> bool:
        return key in self._sources

    def keys(self) -> frozenset[str]:
        """All there are."""
        return frozenset(self._sources)

    def joined(self, key: str, values: Mapping[str, Any]) -> str | None:
        """What a sentence without any choice says with these values; None where Fluent has to fill it."""
        if key not in self._simple:
            simple = _SIMPLE.match(self._sources.get(key, ""))
            self._simple[key] = None if simple is None else _VARIABLE.split(simple[1])
        parts = self._simple[key]
        if parts is None:
            return None
        put = [_written(values.get(name)) for name in parts[1::2]]
        if None in put:
            return None
        return "".join(chain.from_iterable(zip(parts[::2], (*map(str, put), ""), strict=True)))

    def choosing(self, key: str) -> frozenset[str]:
        """The values that one of its forms is chosen by, those of the sentences it refers to among them."""
        if key not in self._choosing:
            source = self._sources[key]
            others = (self.choosing(other) for other in _REFERENCE.findall(source) if other in self._sources)
            self._choosing[key] = frozenset(_CHOICE.findall(source)).union(*others)
        return self._choosing[key]

    def filled(self, key: str, values: dict[str, Any]) -> tuple[str, list[Exception]]:
        """A sentence that is there, as Fluent fills it, and what was wrong with the values."""
        self._parse(key)
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, key
        text, errors = self._bundle.format_pattern(pattern, values)
        return str(text), errors

    def _parse(self, key: str) -> None:
        """Have the bundle know a sentence, and those it refers to."""
        if self._bundle.has_message(key):
            return
        source = self._sources[key]
        self._bundle.add_resource(FluentResource(source))
        for other in _REFERENCE.findall(source):
            if other in self._sources:
                self._parse(other)


def _written(value: object) -> str | None:
    """A text as it is, a short whole number in digits; None where Fluent has to write it."""
    if isinstance(value, str):
        return value
    if type(value) is int and -_SHORT < value < _SHORT:
        return str(value) if value >= 0 else f"−{-value}"
    return None


@cache
def _language(locale: str) -> _Language:
    return _Language(locale)


def keys(locale: str) -> frozenset[str]:
    """The keys of all sentences that a locale has. OSError, UnicodeDecodeError."""
    return _language(locale).keys()


# A panel is drawn again with every card anybody plays, and says almost everything it said before.
# Typed, because 1, 1.0 and True are written differently.
@lru_cache(maxsize=4096, typed=True)
def _filled(locale: str, key: str, *args: Any) -> str:
    """The sentence `key` with `args`, names and values in turn; see `Texts.__call__`."""
    values = dict(zip(args[::2], args[1::2], strict=True))
    for spoken in (locale, LOCALES[0]):
        language = _language(spoken)
        if (joined := language.joined(key, values)) is not None:
            return joined
        if key in language:
            choosing = language.choosing(key)
            put = {name for name, value in values.items() if type(value) is str and name not in choosing}
            known = chain.from_iterable(one for one in values.items() if one[0] not in put)
            form = _form(spoken, key, frozenset(put), *known)
            return "".join(values[part] if n % 2 else part for n, part in enumerate(form))
        log.error("locale %s has no sentence %s", spoken, key)
    return key


# Most of what a message says has nothing to fill in.
@cache
def _plain(locale: str, key: str) -> str:
    """The sentence `key` without values; see `Texts.__call__`."""
    return _filled(locale, key)


# Names and cards change from sentence to sentence, and say nothing about its plurals.
@lru_cache(maxsize=4096, typed=True)
def _form(locale: str, key: str, put: frozenset[str], *args: Any) -> list[str]:
    """A sentence with `args` filled in: its text around the names of those that are to be `put` in."""
    values = dict(zip(args[::2], args[1::2], strict=True))
    language = _language(locale)
    text, errors = language.filled(key, values | {name: _OPEN + name + _CLOSE for name in put})
    for error in errors:
        log.error("locale %s, %s: %s", locale, key, error)
    if any(isinstance(value, int | float) and value < 0 for value in values.values()):
        text = _HYPHEN.sub("−", text)
    return _PLACE.split(text)


class Texts:
    """The sentences of one locale: `t("lobby-join")`, `t("bid-over", count=2)`.

    With `in_words` they are for somebody who listens: presenters name things instead of drawing them.
    `emojis` are those that may be shown now, by name; of two decks in one game, `deck` says whose.
    """

    __slots__ = ("_emojis", "deck", "in_words", "locale")

    def __init__(
        self, locale: str, *, in_words: bool = False, emojis: Mapping[str, str] = _NONE, deck: str = ""
    ) -> None:
        self.locale = locale
        self.in_words = in_words
        self._emojis = emojis
        self.deck = deck

    def spoken(self, in_words: bool) -> Texts:
        """The same sentences, in words-only style or not."""
        return Texts(self.locale, in_words=in_words, emojis=_NONE if in_words else self._emojis)

    def in_signs(self) -> Texts:
        """The same without emojis, for where they would not fit."""
        return Texts(self.locale, in_words=self.in_words, deck=self.deck)

    def of_deck(self, deck: str) -> Texts:
        """The same, with the emojis of this deck."""
        return Texts(self.locale, in_words=self.in_words, emojis=self._emojis, deck=deck)

    @property
    def drawn(self) -> bool:
        """True when there are emojis to show."""
        return bool(self._emojis)

    def emoji(self, name: str) -> str:
        """What shows the emoji of that name; "" where it is not there, or not liked: then a sign stands."""
        return self._emojis.get(name, "")

    def __call__(self, key: str, /, **args: Any) -> str:
        """The sentence `key` with `args` filled in; a missing one is logged and shown as its key."""
        return (
            _filled(self.locale, key, *chain.from_iterable(args.items()))
            if args
            else _plain(self.locale, key)
        )

    def has(self, key: str) -> bool:
        """True when this locale has the sentence `key`."""
        return key in _language(self.locale)


@cache
def texts(locale: str) -> Texts:
    """The sentences for a locale as Discord or a person writes it: `es-ES`, `es-419` and `es` are one."""
    return Texts(pick(locale))


@lru_cache(maxsize=256)
def pick(locale: str | None) -> str:
    """The supported locale nearest to `locale`: its language if we speak it, else English."""
    language = (locale or "").split("-")[0].lower()
    return language if language in LOCALES else LOCALES[0]


# The same few names are written with every card anybody plays: those seen lately are remembered.
@lru_cache(maxsize=NAMES)
def escaped(name: str, width: int = 32) -> str:
    """A display name that cannot format, mention or turn the text around it; at most `width` characters."""
    flat = one_line(name)
    short = flat if len(flat) <= width else flat[: width - 1] + "…"
    return isolated("".join("\\" + char if char in _MARKDOWN else char for char in short))


@lru_cache(maxsize=NAMES)
def one_line(name: str) -> str:
    """A name on one line, without the invisible signs that change the direction of what follows.

    "" where nothing of it can be seen.
    """
    flat = " ".join("".join(char for char in name if char not in _TURNING).split())
    seen = (char not in _BLANK and unicodedata.category(char) not in _UNSEEN for char in flat)
    return flat if any(seen) else ""


@lru_cache(maxsize=NAMES)
def isolated(name: str) -> str:
    """A name written from right to left as an island of its own; any other as it is."""
    if any(unicodedata.bidirectional(char) in {"R", "AL", "AN"} for char in name):
        return f"{_FIRST_STRONG_ISOLATE}{name}{_POP_ISOLATE}"
    return name


def slash(game: str) -> str:
    """The word that a game's slash commands begin with, the same in every language."""
    return game.replace("-", "")
