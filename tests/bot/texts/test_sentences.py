"""A sentence is parsed when first read, and says the same as in its complete files."""

from __future__ import annotations

import re
from typing import get_args

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from bot.people.preferences import Language
from bot.texts.sentences import DATA, LOCALES, texts


@pytest.mark.parametrize("locale", LOCALES)
def test_a_sentence_read_by_itself_says_what_it_says_among_all_others(locale: str) -> None:
    whole = FluentBundle([locale], use_isolating=False)
    keys: dict[str, set[str]] = {}
    for file in (DATA / "locales" / locale).iterdir():
        source = file.read_text(encoding="utf-8")
        resource = FluentResource(source)
        whole.add_resource(resource)
        for entry in resource.body:
            assert not isinstance(entry, ast.Junk | ast.Term)
            if isinstance(entry, ast.Message):
                assert entry.span is not None
                own = source[entry.span.start : entry.span.end]
                keys[entry.id.name] = set(re.findall(r"\$([a-zA-Z][\w-]*)", own))
    assert len(keys) > 1000
    t = texts(locale)
    for key, names in keys.items():
        assert t.has(key)
        pattern = whole.get_message(key).value
        assert pattern is not None, f"{key} only has attributes"
        for value in (1, 2, 1000, "word"):
            values = dict.fromkeys(names, value)
            said, _ = whole.format_pattern(pattern, values)
            assert t(key, **values) == said


def test_an_unknown_sentence_is_not_found() -> None:
    assert not texts("en").has("lobby-joined-by-nobody")


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "−1,234.5 points a round"),
        ("es", "−1.234,5 puntos por ronda"),
        ("fr", "−1\u202f234,5 points par manche"),
    ],
)
def test_a_number_below_zero_has_a_minus_and_is_written_as_its_reader_does(locale: str, said: str) -> None:
    t = texts(locale)
    assert t("fact-average", average=-1234.5) == said
    assert t("fact-average", average=1234.5) == said[1:]
    assert t("sk-line-taken", bid=-999, won=1) == t("sk-line-taken", bid="−999", won="1")
    # Hyphens elsewhere in the sentence stay hyphens.
    label = t("labelled", label="SK-6.4", text=-3)
    assert "SK-6.4" in label
    assert "−3" in label


def test_every_language_can_be_chosen_and_is_called_the_same_everywhere() -> None:
    assert get_args(Language) == ("auto", *LOCALES)
    for code in LOCALES:
        key = f"language-{code}"
        assert all(texts(locale).has(key) for locale in LOCALES), key
        assert len({texts(locale)(key) for locale in LOCALES}) == 1


@pytest.mark.parametrize("locale", LOCALES)
def test_a_link_is_a_short_name_and_never_a_bare_address(locale: str) -> None:
    found = 0
    for file in (DATA / "locales" / locale).iterdir():
        for line in file.read_text(encoding="utf-8").splitlines():
            found += line.count("{ $link }")
            assert line.count("{ $link }") == len(re.findall(r"\S\]\(\{ \$link \}\)", line)), line
    assert found > 10
