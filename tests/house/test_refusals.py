"""Refusals are raised outside the presenter and carry raw facts, which only the presenter formats."""

from __future__ import annotations

import ast

import pytest

from .test_imports import SPINE
from .tree import Source, called_name, calls, fail_on_offences, nodes, python, source

BELOW = {*SPINE[SPINE.index("present") + 1 : SPINE.index("texts")], "records"}
"""The folders of bot below the presenter, without the texts, which define how names are escaped."""
MARKUP = ("<@", "<#", "<t:")
"""How a mention or a moment begins in Discord's Markdown."""


def offences(file: Source) -> list[str]:
    """Return every refusal made in bot/present, every formatted fact, and escaping below present."""
    folder, part = f"{file.module}..".split(".")[:2]
    found = []
    for call in calls(file.tree):
        if called_name(call) != "Refused":
            continue
        place = f"{file.path}:{call.lineno}"
        if file.module.startswith("bot.present."):
            found.append(f"{place}: parse beside the router what comes back (bot/client/parsing.py)")
        for node in ast.walk(ast.Tuple([*call.args, *(keyword.value for keyword in call.keywords)])):
            if isinstance(node, ast.Call) and called_name(node) == "escape_name":
                found.append(f"{place}: {ast.unparse(node)}")
            elif isinstance(node, ast.Constant) and str(node.value).startswith(MARKUP):
                found.append(f"{place}: {node.value!r}")
    if folder == "bot" and part in BELOW:
        found += [
            f"{file.path}:{node.lineno}: escape_name"
            for node in nodes(file.tree)
            if isinstance(node, ast.alias | ast.Attribute)
            and "escape_name" in (getattr(node, "name", ""), getattr(node, "attr", ""))
        ]
    return found


def test_refusals_carry_raw_facts() -> None:
    found = [offence for file in python("bot", "cogs") for offence in offences(file)]
    fail_on_offences(found, "Give the raw value, and let bot/present/refusals.py format it:")


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("bot/present/past/history.py", "def read(words):\n    raise Refused(RefusalId.NOT_UNDERSTOOD)"),
        ("bot/present/referee.py", "refused = errors.Refused(RefusalId.NOT_UNDERSTOOD)"),
        ("bot/tables/boards.py", "from bot.texts.sentences import escape_name, one_line"),
        ("bot/seating/members.py", "from bot.texts.sentences import escape_name as shown"),
        ("bot/people/people.py", "name = sentences.escape_name(name)"),
        ("cogs/table.py", "raise Refused(RefusalId.NOT_A_MEMBER, player=escape_name(name))"),
        (
            "bot/client/answers.py",
            "raise Refused(RefusalId.BOOKED, players=', '.join(escape_name(one) for one in names))",
        ),
        ("bot/courier/shares.py", "raise Refused(RefusalId.NOT_SHARED, channel=f'<#{channel}>')"),
    ],
)
def test_a_planted_offence_is_found(path: str, text: str) -> None:
    assert offences(source(text, path))


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("bot/present/names.py", "from bot.texts.sentences import escaped"),
        ("bot/texts/sentences.py", "def escape_name(name): ..."),
        ("bot/tables/boards.py", "raise Refused(RefusalId.SEASON_NAMED, season=called)"),
        ("cogs/boards.py", "text = t('season-started', season=escape_name(name))"),
    ],
)
def test_raw_facts_pass(path: str, text: str) -> None:
    assert offences(source(text, path)) == []
