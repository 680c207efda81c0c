"""Worked examples as data: one a line, columns separated by `|`, explained at the top of each file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any


def rows(name: str) -> Iterator[list[str]]:
    """Yield the columns of each example in `name`.txt."""
    for line in (Path(__file__).parent / f"{name}.txt").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            yield [column.strip() for column in line.split("|")]


def options(column: str) -> dict[str, Any]:
    """Parse a column of options: `key=value ...` or `-`."""
    pairs = (pair.split("=") for pair in column.split() if pair != "-")
    return {key: {"true": True, "false": False}.get(value, value) for key, value in pairs}


def whole(column: str) -> int | None:
    """Parse a number, None for `-`."""
    return None if column == "-" else int(column)
