"""One kind of apostrophe in each language; no-break spaces at French punctuation."""

from __future__ import annotations

import ast
import re

import pytest

from .locales import files, sentences
from .tree import ROOT, Source, fail_on_offences, nodes, python, source

FRENCH = ROOT / "data/rules/fr"


def straight(name: str, text: str) -> list[str]:
    """Return the lines with a straight apostrophe."""
    return [f"{name}: {line.strip()}" for line in text.splitlines() if "'" in line]


def test_french_sentences_have_printed_apostrophes() -> None:
    assert files("fr")
    found = [bad for each in sentences("fr").values() for bad in straight(each.name, each.words or "")]
    fail_on_offences(found, "Write ’ in French:")


def test_french_rules_have_printed_apostrophes() -> None:
    topics = sorted(FRENCH.glob("*.md"))
    assert topics
    found = [bad for path in topics for bad in straight(path.name, path.read_text(encoding="utf-8"))]
    fail_on_offences(found, "Write ’ in French:")


def test_english_sentences_have_the_apostrophes_of_a_keyboard() -> None:
    """Two kinds would look like a mistake, and names of buttons that people type have the straight one."""
    found = [f"{each.name}: {each.words}" for each in sentences("en").values() if "’" in (each.words or "")]
    fail_on_offences(found, "Write ' in English:")


@pytest.mark.parametrize(("text", "wrong"), [("l'entame", 1), ("l’entame", 0)])
def test_a_planted_apostrophe_is_found(text: str, wrong: int) -> None:
    assert len(straight("x", text)) == wrong


_CROWDED = re.compile(
    r"(?<=[^\s\u00a0\d*])[;!?»]|(?<=[^\W\d]):(?=[\s*])|«(?!\u00a0)|[ \u202f][:;!?»](?=\s|$)"
)
"""A French : ; ! ? or guillemet without the no-break space before (or after) it."""


def crowded(name: str, text: str) -> list[str]:
    """Return the lines in which such a sign lacks its no-break space."""
    return [f"{name}: {line.strip()}" for line in text.splitlines() if _CROWDED.search(line)]


def test_french_signs_have_their_no_break_space() -> None:
    found = [bad for each in sentences("fr").values() for bad in crowded(each.name, each.words or "")]
    for path in sorted(FRENCH.glob("*.md")):
        found += crowded(path.name, path.read_text(encoding="utf-8"))
    fail_on_offences(found, "Write a no-break space (U+00A0) before : ; ! ? » and after « in French:")


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("Manche 3 : finie", 1),
        ("Manche 3\u00a0: finie", 0),
        ("Règles: ici", 1),
        ("**Règles:** ici", 1),
        ("**Règles\u00a0:** ici", 0),
        ("Vraiment?", 1),
        ("Vraiment\u00a0!", 0),
        ("« Rejoindre\u00a0»", 1),
        ("«\u00a0Rejoindre\u00a0»", 0),
        ("0:0", 0),
    ],
)
def test_a_planted_sign_is_found(text: str, wrong: int) -> None:
    assert len(crowded("x", text)) == wrong


_COLON = re.compile(r"\**:\** ")


def glued(file: Source) -> list[str]:
    """Return every text built with a literal colon: French has a space before it, other languages none."""
    found = []
    for text in (node for node in nodes(file.tree) if isinstance(node, ast.JoinedStr)):
        for before, part in zip(text.values, text.values[1:], strict=False):
            colon = isinstance(part, ast.Constant) and _COLON.match(str(part.value))
            if colon and isinstance(before, ast.FormattedValue):
                found.append(f"{file.path}:{text.lineno}: {ast.unparse(text)}")
    return found


def test_colons_come_from_the_languages() -> None:
    found = [offence for file in python("bot/present", "bot/pages", "cogs") for offence in glued(file)]
    fail_on_offences(found, "Let a sentence put the colon (labelled, alt-laid):")


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ('f"{name}: {state}"', 1),
        ('f"- **{name}:** {state}"', 1),
        ('f"{one} : {two}"', 0),
        ('f"{name} 1:2"', 0),
        ('f"{count:>2} {name}"', 0),
    ],
)
def test_a_planted_colon_is_found(text: str, wrong: int) -> None:
    assert len(glued(source(text))) == wrong
