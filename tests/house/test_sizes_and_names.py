"""DESIGN 10 and 11: files and functions one can read in one sitting, and one word per thing."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping

import pytest

from .tree import CODE, Source, demand, nodes, python, source

FILE, FUNCTION = 300, 60

LONG_FILES: Mapping[str, str] = {}
"""Code files above FILE lines: path -> why it is better in one piece."""

LONG_FUNCTIONS: Mapping[str, str] = {}
"""Functions above FUNCTION lines: path:name -> why it is better in one piece."""

NOT_USED = {"manager", "helper", "helpers", "util", "utils", "base", "common", "process", "processor"}
"""Words that name nothing (DESIGN 10)."""

PICTURES = {
    "shelf", "lane", "lanes", "bulletin", "noticeboard", "steward", "desk", "crew", "crews", "doubtful",
    "sitter", "sitters", "nudge", "heed", "settled", "shelves",
}  # fmt: skip
"""Pictures for what has a plain word: docs/glossary.md has those words."""

NAMED_ELSEWHERE = {
    "BASE": "discord.py's Route and Asset keep their address there",
    "base_payload": "SimCord builds an interaction there",
    "result_processor": "a hook of SQLAlchemy's types",
    "process_bind_param": "a hook of SQLAlchemy's TypeDecorator",
    "process_result_value": "a hook of SQLAlchemy's TypeDecorator",
}
"""Names a library gives to what we override or set, with the library."""

_WORDS = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+")


def functions(file: Source) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    return (node for node in nodes(file.tree) if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)))


def long_functions(file: Source) -> dict[str, int]:
    """path:name -> lines, of every function above the limit, its docstring included."""
    lengths = {f"{file.path}:{f.name}": (f.end_lineno or f.lineno) - f.lineno + 1 for f in functions(file)}
    return {name: lines for name, lines in lengths.items() if lines > FUNCTION}


def test_files_can_be_read_in_one_sitting() -> None:
    long = {file.path: file.text.count("\n") for file in python(*CODE) if file.text.count("\n") > FILE}
    found = [f"{path}: {lines} lines" for path, lines in long.items() if path not in LONG_FILES]
    found += [f"{path}: listed in LONG_FILES, and no longer long" for path in LONG_FILES if path not in long]
    demand(found, f"Files above {FILE} lines (split them by subject, or list them with the reason):")


def test_functions_can_be_read_at_a_glance() -> None:
    long = {name: lines for file in python(*CODE) for name, lines in long_functions(file).items()}
    found = [f"{name}: {lines} lines" for name, lines in long.items() if name not in LONG_FUNCTIONS]
    found += [f"{name}: listed, and no longer long" for name in LONG_FUNCTIONS if name not in long]
    demand(found, f"Functions above {FUNCTION} lines (split them, or list them with the reason):")


def test_the_law_measures_functions() -> None:
    long = "def deal():\n" + "    pass\n" * FUNCTION
    assert long_functions(source(long)) == {"bot/planted.py:deal": FUNCTION + 1}
    assert long_functions(source(long.removesuffix("    pass\n"))) == {}


def given_names(file: Source) -> Iterator[tuple[int, str]]:
    """(line, name) of everything a file names: itself, classes, functions, arguments, variables, fields."""
    yield from ((1, part) for part in file.module.split("."))
    for node in nodes(file.tree):
        match node:
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield node.lineno, name
            case ast.arg(arg=name):
                yield node.lineno, name
            case ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
                yield node.lineno, name
            case ast.alias(asname=str(name)):
                yield 1, name


def ill_named(file: Source) -> list[str]:
    """Every name that uses a word the house does not use."""
    found = []
    for line, name in given_names(file):
        words = [word.lower() for word in _WORDS.findall(name)]
        if pictures := PICTURES.intersection(words):
            found.append(
                f"{file.path}:{line}: {name}: {', '.join(sorted(pictures))} is a picture; say what it is"
            )
        bad = NOT_USED.intersection(words)
        if bad and name not in NAMED_ELSEWHERE:
            found.append(
                f"{file.path}:{line}: {name}: {', '.join(sorted(bad))} says nothing; name what it does"
            )
        if name == "player_id":
            found.append(f"{file.path}:{line}: {name}: a place at the table is a seat; a person is a user")
        if words[:1] == ["handle"] and len(words) > 1:
            found.append(f"{file.path}:{line}: {name}: say what happens, not that something is handled")
    for function in functions(file):
        marks = {ast.unparse(mark).split(".")[-1] for mark in function.decorator_list}
        if function.name.startswith("get_") and marks & {"property", "cached_property"}:
            found.append(f"{file.path}:{function.lineno}: {function.name}: a property is a noun")
    return found


def test_things_are_called_what_they_are() -> None:
    found = [offence for file in python(*CODE, "tests") for offence in ill_named(file)]
    demand(found, "Names that DESIGN section 10 does not use:")


@pytest.mark.parametrize(
    "text",
    [
        "class TableManager: ...",
        "class BaseGame: ...",
        "def handle_click(): ...",
        "def sit(player_id): ...",
        "import bot.store as store_utils",
        "self.common_rules = 1",
        "def process_bids(): ...",
        "class Steward: ...",
        "class Table:\n    @property\n    def get_seat(self): ...",
    ],
)
def test_the_law_finds_a_planted_name(text: str) -> None:
    assert ill_named(source(text))


@pytest.mark.parametrize(
    "text", ["class Database: ...", "handle = 1", "def get_seat(): ...", "from pydantic import BaseModel"]
)
def test_the_law_lets_good_names_pass(text: str) -> None:
    assert ill_named(source(text)) == []


def test_the_law_reads_file_names() -> None:
    assert ill_named(source("", "bot/utils.py"))
