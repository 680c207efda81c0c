"""The project's files, syntax trees and rule ids for the house tests; this module checks nothing."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import pytest

from bot.texts.sentences import LOCALES as LOCALES

ROOT = Path(__file__).parents[2]
CODE = ("engine", "bot", "cogs")
_SKIPPED = {"__pycache__", "build", "var"}

# Names such as UTF-8 or SHA-1 look like rule ids but are none.
_NOT_RULES = ("UTF", "SHA", "ISO", "PEP", "RFC", "ADR", "AES", "MD")
_ID = re.compile(r"(?<![\w-])(?:R-)?(?P<family>[A-Z]{1,3}\d?)-\d+(?:\.\d+)?[a-z]?(?![\w-])")


@dataclass(frozen=True)
class Source:
    """One Python file: its path from the root, its dotted module name, its text and tree."""

    path: str
    module: str
    text: str

    @cached_property
    def tree(self) -> ast.Module:
        """Return the syntax tree, parsed at first use: many tests need the text alone."""
        return ast.parse(self.text, filename=self.path)


def source(text: str, path: str = "bot/planted.py") -> Source:
    """Return the text as a file at `path`, for tests with a planted violation."""
    parts = path.removesuffix(".py").split("/")
    module = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
    return Source(path, module, text)


@cache
def python(*folders: str) -> tuple[Source, ...]:
    """Return every Python file below these folders, sorted by path."""
    return tuple(
        _read(path)
        for folder in folders
        for path in sorted((ROOT / folder).rglob("*.py"))
        if not _SKIPPED & set(path.parts)
    )


@cache
def _read(path: Path) -> Source:
    return source(path.read_text(encoding="utf-8"), path.relative_to(ROOT).as_posix())


@cache
def nodes(tree: ast.AST) -> tuple[ast.AST, ...]:
    """Return all nodes of a tree, itself first; cached, as walking through all files takes a second."""
    return tuple(ast.walk(tree))


@cache
def texts() -> tuple[tuple[str, str], ...]:
    """Return (path, text) of every published file, without hidden folders and build results."""
    return tuple(_texts(ROOT))


def _texts(folder: Path) -> Iterator[tuple[str, str]]:
    for path in sorted(folder.iterdir()):
        if path.is_dir():
            kept = path.name in (".ci", ".github") or not path.name.startswith(".")
            if kept and path.name not in _SKIPPED and not path.name.endswith(".egg-info"):
                yield from _texts(path)
        elif path.name not in (".env", ".git"):  # in a worktree `.git` is a file
            try:
                yield path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")
            except UnicodeDecodeError:
                continue


def calls(tree: ast.AST) -> Iterator[ast.Call]:
    """Yield every call in a tree."""
    return (node for node in nodes(tree) if isinstance(node, ast.Call))


def called_name(call: ast.Call) -> str:
    """Return the called function's last name: `t` for `t(...)` and `self.t(...)`, "" if it has none."""
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def strings(tree: ast.AST) -> list[ast.Constant]:
    """Return every string in the code, with the parts of f-strings but without docstrings."""
    prose = {
        id(node.value)
        for node in nodes(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    return [
        node
        for node in nodes(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose
    ]


def rule_ids(text: str) -> set[str]:
    """Return every rule id in a text: SK-6.4, SK-7.3b, R-SK-10, T-1, and sections such as SK-7."""
    return {found[0] for found in _ID.finditer(text) if found["family"] not in _NOT_RULES}


@cache
def index() -> dict[str, dict[str, Any]]:
    """Return data/rules/index.toml: by rule id, its kind, what and reason."""
    return tomllib.loads((ROOT / "data/rules/index.toml").read_text(encoding="utf-8"))


def fail_on_offences(offences: Sequence[str], mend: str) -> None:
    """Fail with what to fix and one violation a line, if there are any."""
    __tracebackhide__ = True
    if offences:
        pytest.fail("\n".join((mend, *(f"  - {offence}" for offence in offences))), pytrace=False)
