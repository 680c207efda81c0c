"""Sentences are parsed one by one at first use, with the result of parsing complete files."""

from __future__ import annotations

import re
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from pydantic import ValidationError

from bot.people.preferences import Preferences
from bot.texts import sentences
from bot.texts.sentences import DATA, LOCALES, language_name, texts


@pytest.mark.parametrize("locale", LOCALES)
def test_a_sentence_parsed_alone_equals_its_form_in_the_complete_files(locale: str) -> None:
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


def test_has_is_false_for_an_unknown_sentence() -> None:
    assert not texts("en").has("lobby-joined-by-nobody")


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "−1,234.5 points a round"),
        ("es", "−1.234,5 puntos por ronda"),
        ("fr", "−1\u202f234,5 points par manche"),
    ],
)
def test_negative_numbers_have_a_minus_sign_and_the_readers_format(locale: str, said: str) -> None:
    t = texts(locale)
    assert t("fact-average", average=-1234.5) == said
    assert t("fact-average", average=1234.5) == said[1:]
    assert t("sk-line-taken", bid=-999, won=1) == t("sk-line-taken", bid="−999", won="1")
    # Only the sign of a number becomes a minus; other hyphens stay.
    label = t("labelled", label="SK-6.4", text=-3)
    assert "SK-6.4" in label
    assert "−3" in label


def test_numbers_that_select_no_form_are_filled_in_without_fluent(monkeypatch: pytest.MonkeyPatch) -> None:
    t, honest, asked = texts("en"), sentences._Language.filled, list[str]()

    def filled(
        language: sentences._Language, key: str, values: dict[str, Any]
    ) -> tuple[str, list[Exception]]:
        asked.append(key)
        return honest(language, key, values)

    monkeypatch.setattr(sentences._Language, "filled", filled)
    said = {t("words-player-bid-you", bid=bid, won=3, points=777, shown=777) for bid in range(5)}
    assert (len(said), asked) == (5, ["words-player-bid-you"])
    assert all(f"bid {bid}," in line for bid, line in enumerate(sorted(said)))
    assert t("dealt-line", mean=1, chance=2, error=3) == t("dealt-line", mean=1.0, chance=2.0, error=3.0)


def test_every_language_can_be_chosen_and_has_a_name_of_its_own() -> None:
    assert LOCALES[0] == "en"
    for code in ("auto", *LOCALES):
        assert Preferences(language=code).language == code
    with pytest.raises(ValidationError):
        Preferences(language="tlh")
    assert len(set(map(language_name, LOCALES))) == len(LOCALES)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_link_is_a_short_name_and_never_a_bare_address(locale: str) -> None:
    """Only an address that people copy stands in full, as code."""
    found = 0
    for file in (DATA / "locales" / locale).iterdir():
        for line in file.read_text(encoding="utf-8").splitlines():
            found += line.count("{ $link }")
            assert line.count("{ $link }") == len(re.findall(r"\S\]\(\{ \$link \}\)|`\{ \$link \}`", line)), (
                line
            )
    assert found > 10
