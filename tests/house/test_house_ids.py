"""DESIGN 7 and 8: the house's refusals go by name, and a docstring says which of them its function raises."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence

import pytest

from bot.errors import House

from .tree import Source, called, calls, demand, index, nodes, python, source, strings

ENUM = "bot/errors.py"
_ID = re.compile(r"\bT-(\d+)(?: to T-(\d+))?")
Function = ast.FunctionDef | ast.AsyncFunctionDef


def ids(text: str) -> set[str]:
    """Every house id in a text; "T-60 to T-63" stands for those the house has between them."""
    known = {*House}
    return {
        f"T-{n}"
        for first, last in _ID.findall(text)
        for n in range(int(first), int(last or first) + 1)
        if not last or f"T-{n}" in known
    }


def named(tree: ast.AST) -> set[str]:
    """The ids that a piece of code speaks of as `House.NAME`."""
    return {
        str(House[node.attr])
        for node in nodes(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "House"
    }


def body(function: Function) -> Iterator[ast.AST]:
    """A function's own nodes, those of the functions inside it left out."""
    left: list[ast.AST] = list(function.body)
    while left:
        node = left.pop()
        if not isinstance(node, Function | ast.ClassDef):
            yield node
            left += ast.iter_child_nodes(node)


def functions(files: Iterable[Source]) -> Iterator[tuple[str, Function]]:
    for file in files:
        for node in nodes(file.tree):
            if isinstance(node, Function):
                yield f"{file.path}:{node.lineno} {node.name}", node


def raised(function: Function) -> set[str]:
    """The ids a function refuses with in its own body, raised there or by whoever it hands the refusal to."""
    made = (node for node in body(function) if isinstance(node, ast.Call) and called(node) == "Refused")
    return {rule for refusal in made for rule in named(refusal)}


def unsaid(files: Iterable[Source]) -> list[str]:
    """Ids that a function with a docstring raises and does not name in it."""
    return [
        f"{place}: {rule}"
        for place, function in functions(files)
        if (doc := ast.get_docstring(function)) is not None
        for rule in sorted(raised(function) - ids(doc))
    ]


def unraised(files: Sequence[Source]) -> list[str]:
    """Ids that a docstring names although neither its function nor anything it calls speaks of them.

    Calls are followed by name alone, so this finds rather too little than too much.
    """
    spoken: dict[str, set[str]] = defaultdict(set)
    onward: dict[str, set[str]] = defaultdict(set)
    for file in files:
        outside = [node for node in file.tree.body if not isinstance(node, ast.ClassDef)]
        constants = named(ast.Module(outside, []))
        for _, function in functions([file]):
            written = {str(text.value) for text in strings(function)}
            spoken[function.name] |= named(function) | ids(" ".join(written)) | constants
            onward[function.name] |= {called(call) for call in calls(function)}
            onward[function.name] |= {one.id for one in function.decorator_list if isinstance(one, ast.Name)}
    return [
        f"{place}: {rule}"
        for place, function in functions(files)
        if (said := ids(ast.get_docstring(function) or ""))
        for rule in sorted(said - reach(function.name, spoken, onward))
    ]


def reach(name: str, spoken: Mapping[str, set[str]], onward: Mapping[str, set[str]]) -> set[str]:
    """What functions of this name and everything they call speak of."""
    reached, left = {name}, [name]
    while left:
        fresh = onward.get(left.pop(), set()) - reached
        reached |= fresh
        left += fresh
    return {rule for here in reached for rule in spoken.get(here, ())}


def test_every_name_is_a_refusal_of_the_index() -> None:
    found = [f"{name} = {name.value}" for name in House if index().get(name, {}).get("kind") != "refusal"]
    demand(found, "Names in bot/errors.py that data/rules/index.toml does not call refusals:")


def test_the_house_refuses_by_name() -> None:
    found = [
        f"{file.path}:{node.lineno}: {node.value!r}"
        for file in python("bot", "cogs")
        if file.path != ENUM
        for node in strings(file.tree)
        if _ID.search(str(node.value))
    ]
    demand(found, "Write these as House.NAME:")


def test_every_name_is_used() -> None:
    used = {rule for file in python("bot", "cogs") if file.path != ENUM for rule in named(file.tree)}
    demand([f"{name} = {name.value}" for name in House if name not in used], "Nobody refuses with these:")


def test_docstrings_name_what_their_function_raises() -> None:
    demand(unsaid(python("bot", "cogs")), "Raised, and the function's docstring does not say so:")


def test_docstrings_name_nothing_that_cannot_happen() -> None:
    demand(unraised(python("bot", "cogs")), "In a docstring, and nothing called there refuses with it:")


def planted(doc: str) -> list[Source]:
    return [
        source(
            f'def f():\n    """{doc}"""\n    raise Refused(House.NO_SEAT if g() else House.NO_FREE_SEAT)\n'
        )
    ]


@pytest.mark.parametrize("doc", ["Sits down. Refused: T-6, T-7.", "Refused: T-6 to T-7."])
def test_the_law_accepts_what_is_said(doc: str) -> None:
    assert unsaid(planted(doc)) == unraised(planted(doc)) == []


def test_the_law_finds_what_is_not_said_and_what_does_not_happen() -> None:
    assert unsaid(planted("Sits down. Refused: T-6, T-11.")) == ["bot/planted.py:1 f: T-7"]
    assert unraised(planted("Sits down. Refused: T-6, T-11.")) == ["bot/planted.py:1 f: T-11"]
