"""DESIGN 8: every rule id is in data/rules/index.toml once, and matches its entry.

A refusal is in the code, has a sentence in each language and a marked test that provokes it; an outcome has a
marked test; nothing mentions an id that is not in the index.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterable

import pytest

from .locales import sentences
from .tree import (
    CODE,
    LOCALES,
    Source,
    called_name,
    calls,
    fail_on_offences,
    index,
    python,
    rule_ids,
    source,
    strings,
)

KINDS = ("refusal", "outcome", "text")
REFUSING = {"Refusal", "IllegalOption", "Refused"}
"""Callables that get the id of the rule which refuses."""


def test_every_entry_says_what_it_is() -> None:
    found = []
    for rule, entry in index().items():
        wanted = {"kind", "what"} | ({"reason"} if entry.get("kind") == "text" else set())
        if rule_ids(rule) != {rule}:
            found.append(f"{rule}: not written like a rule id (SK-6.4, R-SK-10, T-1)")
        if entry.get("kind") not in KINDS:
            found.append(f"{rule}: kind must be one of {', '.join(KINDS)}")
        if set(entry) != wanted or not all(str(value).strip() for value in entry.values()):
            found.append(f"{rule}: an entry has exactly {', '.join(sorted(wanted))}, none of them empty")
    fail_on_offences(found, "Mend data/rules/index.toml:")


# ---- unknown ids -----------------------------------------------------------------------------------------


def known(rule: str, ids: Iterable[str]) -> bool:
    """Return whether the index has the id, or ids in its section: SK-7 stands for SK-7.1 and so on."""
    return rule in ids or ("." not in rule and any(other.startswith(f"{rule}.") for other in ids))


def unknown(files: Iterable[Source]) -> list[str]:
    """Return every id in code, comments, docstrings or markers that is not in the index."""
    return [
        f"{file.path}: {rule}"
        for file in files
        for rule in sorted(rule_ids(file.text))
        if not known(rule, index())
    ]


def test_every_id_mentioned_is_in_the_index() -> None:
    tests = [file for file in python("tests") if not file.path.startswith("tests/house/")]
    found = unknown([*python(*CODE), *tests])
    fail_on_offences(found, "Ids that data/rules/index.toml does not know (a slip, or a missing entry):")


@pytest.mark.parametrize(
    "text",
    [
        '"""SK-99.1: nothing like it."""',
        "# R-SK-99 says so",
        'Refusal("T-99")',
        '@pytest.mark.rule("SK-6.44")\ndef f(): ...',
    ],
)
def test_a_planted_id_is_found(text: str) -> None:
    assert unknown([source(text)])


def test_sections_and_other_abbreviations_are_not_unknown() -> None:
    assert (
        unknown([source('"""SK-7, SK-6.2, R-SK-10 and T-1; UTF-8, SHA-256; see SK-4.3 to SK-4.5."""')]) == []
    )


# ---- refusals in the code ------------------------------------------------------------------------------


def literal_ids(files: Iterable[Source]) -> dict[str, set[str]]:
    """Return, by rule id, the paths where the code has it as a whole string."""
    found: dict[str, set[str]] = defaultdict(set)
    for file in files:
        for node in strings(file.tree):
            if rule_ids(str(node.value)) == {node.value}:
                found[str(node.value)].add(file.path)
    return found


def refused(files: Iterable[Source]) -> list[tuple[str, str]]:
    """Return (place, id) of every id with which a refusal is created."""
    return [
        (f"{file.path}:{call.lineno}", str(part.value))
        for file in files
        for call in calls(file.tree)
        if called_name(call) in REFUSING
        for argument in [*call.args, *(keyword.value for keyword in call.keywords)]
        for part in ast.walk(argument)
        if isinstance(part, ast.Constant) and rule_ids(str(part.value)) == {part.value}
    ]


def of_kind(kind: str) -> list[str]:
    return [rule for rule, entry in index().items() if entry["kind"] == kind]


def test_every_refusal_is_in_the_code() -> None:
    written = literal_ids(python(*CODE))
    found = [f"{rule}: {index()[rule]['what']}" for rule in of_kind("refusal") if rule not in written]
    fail_on_offences(found, "Refusals that no code can give (or they are outcomes):")


def test_what_refuses_is_a_refusal_in_the_index() -> None:
    found = [
        f"{place}: {rule}"
        for place, rule in refused(python(*CODE))
        if index().get(rule, {"kind": "unknown"})["kind"] != "refusal"
    ]
    fail_on_offences(found, "The code refuses with these, so the index must call them refusals:")


def test_every_kind_of_refusal_in_code_is_found() -> None:
    text = (
        'Refusal("SK-6.2", cards)\ncore.Refusal(rule="T-1")\n'
        'raise IllegalOption("length", "SK-4.4", "why")\nraise Refused("T-6" if never else "T-12")\n'
    )
    assert [rule for _, rule in refused([source(text)])] == ["SK-6.2", "T-1", "SK-4.4", "T-6", "T-12"]


# ---- sentences -------------------------------------------------------------------------------------------


def key(rule: str) -> str:
    """Return the locale key of a rule, without dots, which Fluent does not allow."""
    return rule.replace(".", "-")


@pytest.mark.parametrize("locale", LOCALES)
def test_every_refusal_has_a_sentence(locale: str) -> None:
    found = [
        f"{key(rule)} = ... ({index()[rule]['what']})"
        for rule in of_kind("refusal")
        if key(rule) not in sentences(locale)
    ]
    fail_on_offences(found, f"Sentences missing in data/locales/{locale}:")


@pytest.mark.parametrize("locale", LOCALES)
def test_every_sentence_of_a_rule_belongs_to_a_refusal(locale: str) -> None:
    expected = {key(rule) for rule in of_kind("refusal")}
    found = [name for name in sentences(locale) if name.split("-")[0].isupper() and name not in expected]
    fail_on_offences(found, f"Sentences in data/locales/{locale} that no refusal uses:")


# ---- marked tests ----------------------------------------------------------------------------------------


_MARKER = re.compile(r"\bmark\s*\.\s*rule\b")
"""Find files with a rule marker by their text: only these are parsed."""


def marked(files: Iterable[Source]) -> set[str]:
    """Return every id in a `pytest.mark.rule(...)`: on a test, a module, a class or a parameter set."""
    return {
        str(argument.value)
        for file in files
        if _MARKER.search(file.text)
        for call in calls(file.tree)
        if isinstance(call.func, ast.Attribute)
        and call.func.attr == "rule"
        and isinstance(call.func.value, ast.Attribute)
        and call.func.value.attr == "mark"
        for argument in call.args
        if isinstance(argument, ast.Constant)
    }


@pytest.mark.parametrize("kind", ["refusal", "outcome"])
def test_every_rule_that_shows_has_a_marked_test(kind: str) -> None:
    shown = marked(python("tests"))
    found = [
        f'@pytest.mark.rule("{rule}"): {index()[rule]["what"]}' for rule in of_kind(kind) if rule not in shown
    ]
    fail_on_offences(found, f"Each {kind} needs a test that carries its marker, written out:")


def test_every_way_to_mark_a_test_is_recognised() -> None:
    text = (
        "pytestmark = pytest.mark.rule('SK-1.2')\n"
        "@pytest.mark.rule('SK-6.2', 'SK-6.3')\n"
        "@pytest.mark.parametrize('x', [pytest.param(1, marks=pytest.mark.rule('SK-7.1'))])\n"
        "def test_x(x): ...\n"
    )
    assert marked([source(text)]) == {"SK-1.2", "SK-6.2", "SK-6.3", "SK-7.1"}
