"""Refusals of the application have names in `bot.errors.RefusalId`; each is in the rules index and used."""

from __future__ import annotations

import ast
import re

from bot.errors import RefusalId

from .tree import fail_on_offences, index, nodes, python, strings

ENUM = "bot/errors.py"
_ID = re.compile(r"\bT-\d+")


def named(tree: ast.AST) -> set[str]:
    """Return the ids that the code names as `RefusalId.NAME`."""
    return {
        str(RefusalId[node.attr])
        for node in nodes(tree)
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "RefusalId"
    }


def test_every_refusal_name_is_in_the_rules_index() -> None:
    found = [f"{name} = {name.value}" for name in RefusalId if index().get(name, {}).get("kind") != "refusal"]
    fail_on_offences(found, "Names in bot/errors.py that data/rules/index.toml does not call refusals:")


def test_application_refusals_use_names_instead_of_literal_ids() -> None:
    found = [
        f"{file.path}:{node.lineno}: {node.value!r}"
        for file in python("bot", "cogs")
        if file.path != ENUM
        for node in strings(file.tree)
        if _ID.search(str(node.value))
    ]
    fail_on_offences(found, "Write these as RefusalId.NAME:")


def test_every_name_is_used() -> None:
    used = {rule for file in python("bot", "cogs") if file.path != ENUM for rule in named(file.tree)}
    fail_on_offences(
        [f"{name} = {name.value}" for name in RefusalId if name not in used], "Nobody refuses with these:"
    )
