"""docs/security.md claims nothing without a command, and each of its commands names existing tests."""

from __future__ import annotations

import re
from pathlib import Path

from bench.soak.__main__ import ON_A_SERVER, PARTS

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")


def test_each_claim_has_its_command() -> None:
    rows = [line for line in TEXT.splitlines() if line.startswith("| ") and not line.startswith("| claim")]
    assert len(rows) > 10
    assert [row for row in rows if "`make " not in row and "the same" not in row] == []


def test_commands_of_the_security_page_name_existing_tests() -> None:
    named = re.findall(r"[\w/]+(?:\.py|/\w+)", " ".join(re.findall(r"`([^`]+)`", TEXT)))
    assert len(named) > 10
    assert [path for path in named if not (ROOT / path).exists()] == []
    parts = {part for found in re.findall(r"--only ([a-z ]+)", TEXT) for part in found.split()}
    assert parts == {*PARTS, *ON_A_SERVER}
