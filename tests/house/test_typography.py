"""French as it is printed: one kind of apostrophe on every screen."""

from __future__ import annotations

import pytest

from .locales import files, sentences
from .tree import ROOT, demand

FRENCH = ROOT / "data/rules/fr"


def straight(name: str, text: str) -> list[str]:
    """The lines with a typewriter's apostrophe."""
    return [f"{name}: {line.strip()}" for line in text.splitlines() if "'" in line]


def test_french_sentences_have_printed_apostrophes() -> None:
    assert files("fr")
    found = [bad for each in sentences("fr").values() for bad in straight(each.name, each.words or "")]
    demand(found, "Write ’ in French:")


def test_french_rules_have_printed_apostrophes() -> None:
    topics = sorted(FRENCH.glob("*.md"))
    assert topics
    found = [bad for path in topics for bad in straight(path.name, path.read_text(encoding="utf-8"))]
    demand(found, "Write ’ in French:")


@pytest.mark.parametrize(("text", "wrong"), [("l'entame", 1), ("l’entame", 0)])
def test_the_law_finds_a_planted_apostrophe(text: str, wrong: int) -> None:
    assert len(straight("x", text)) == wrong
