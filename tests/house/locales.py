"""The sentences of each language in data/locales/<locale>/*.ftl, as the house tests read them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from .tree import ROOT

QUOTED = r"[“«„]\s*([^“”«»„]+?)\s*[”»“]"
"""A pattern of something in quotes, in the signs of any language."""


class Sentence(NamedTuple):
    """One message or term (`-term`): its place, the variables and the other sentences that it mentions.

    `words` is its literal text with blanks for everything filled in, None when it has no value.
    """

    name: str
    path: str
    variables: frozenset[str]
    mentions: frozenset[str]
    words: str | None
    attributes: tuple[str, ...]


class _Reader(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.mentions: set[str] = set()
        self.words: list[str] = []

    # The method names below are given by the syntax library, which calls a visitor by node type.
    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.mentions.add(node.id.name)

    def visit_TermReference(self, node: Any) -> None:  # noqa: N802
        self.mentions.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802
        self.words.append(node.value)


def parse_fluent(text: str, path: str = "planted.ftl") -> tuple[list[Sentence], list[str]]:
    """Return a file's sentences and the lines that are not Fluent, which Fluent itself skips silently."""
    found: list[Sentence] = []
    junk: list[str] = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            junk.append(f"{path}: {(entry.content or '').strip().splitlines()[0]}")
        elif isinstance(entry, (ast.Message, ast.Term)):
            reader = _Reader()
            if entry.value is not None:
                reader.visit(entry.value)
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            found.append(
                Sentence(
                    name,
                    path,
                    frozenset(reader.variables),
                    frozenset(reader.mentions),
                    " ".join(reader.words) if entry.value is not None else None,
                    tuple(attribute.id.name for attribute in entry.attributes),
                )
            )
    return found, junk


def files(locale: str) -> list[Path]:
    """Return the sentence files of a language, sorted by name."""
    return sorted((ROOT / "data/locales" / locale).glob("*.ftl"))


@cache
def written(locale: str) -> tuple[tuple[Sentence, ...], tuple[str, ...]]:
    """Return all sentences of a language, with duplicates, and the lines that are not Fluent."""
    sentences: list[Sentence] = []
    junk: list[str] = []
    for path in files(locale):
        more, bad = parse_fluent(path.read_text(encoding="utf-8"), path.relative_to(ROOT).as_posix())
        sentences += more
        junk += bad
    return tuple(sentences), tuple(junk)


@cache
def sentences(locale: str) -> Mapping[str, Sentence]:
    """Return the messages of a language by key, without its private terms (`-name`)."""
    return {sentence.name: sentence for sentence in written(locale)[0] if not sentence.name.startswith("-")}


@cache
def everything(locale: str) -> Mapping[str, Sentence]:
    """Return messages and terms of a language by name."""
    return {sentence.name: sentence for sentence in written(locale)[0]}


def variables(name: str, within: Mapping[str, Sentence]) -> frozenset[str]:
    """Return every variable that a sentence needs, with those of the sentences it mentions."""
    return frozenset(_variables(name, within, set()))


def _variables(name: str, within: Mapping[str, Sentence], seen: set[str]) -> Iterator[str]:
    if name in within and name not in seen:
        seen.add(name)
        # A term gets its variables from the sentence that mentions it, not from the caller.
        if not name.startswith("-"):
            yield from within[name].variables
        for other in within[name].mentions:
            yield from _variables(other, within, seen)
