"""Whether a message says something, asked by a sentence's key instead of its words."""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import product
from typing import Any, Protocol

from bot.texts.sentences import _language, pick_locale, texts

OPEN, CLOSE = "\ue002", "\ue003"


class Shown(Protocol):
    """A message, or an answer of several messages."""

    @property
    def text(self) -> str:
        """Return everything that can be read."""


def says(shown: Shown | str, key: str, locale: str = "en", /, **values: Any) -> bool:
    """Return whether the text contains the sentence `key`, with any values for those not given."""
    text = shown if isinstance(shown, str) else shown.text
    return re.search(_pattern(key, locale, **values), text, re.DOTALL) is not None


@lru_cache(maxsize=1024, typed=True)
def _pattern(key: str, locale: str, **values: Any) -> str:
    language = pick_locale(locale)
    source = _source(key, language)
    unknown = sorted(set(re.findall(r"\$([a-zA-Z][\w-]*)", source)) - set(values))
    choosing = _language(language).choosing(key)
    # A value that is not given may select any form of the sentence.
    selecting = [_value(form) for form in re.findall(r"\[([\w-]+)\]", source)]
    tried = product(*({f"{OPEN}{name}{CLOSE}", *(selecting if name in choosing else ())} for name in unknown))
    sentences = {texts(language)(key, **values, **dict(zip(unknown, one, strict=True))) for one in tried}
    return "|".join(
        ".*?".join(map(re.escape, re.split(f"{OPEN}.*?{CLOSE}", sentence))) for sentence in sorted(sentences)
    )


def _value(form: str) -> str | int:
    """Return a value that selects this form of a sentence."""
    return 1 if form == "one" else int(form) if form.isdigit() else form


def _source(key: str, language: str) -> str:
    """Return a sentence as it is written, with those it refers to."""
    source = _language(language)._sources[key]
    others = re.findall(r"\{\s*([a-zA-Z][\w-]*)\s*\}", source)
    return "\n".join([source, *(_source(other, language) for other in others)])
