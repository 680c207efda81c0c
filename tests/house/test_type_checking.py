"""mypy checks types strictly in every folder."""

from __future__ import annotations

import tomllib

from .tree import CODE, ROOT


def test_types_are_checked_strictly_and_everywhere() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mypy"]
    assert settings["strict"] is True
    assert settings["files"] == [*CODE, "bench", "tests"]
    loosened = {name for each in settings["overrides"] for name in each if name != "module"}
    assert loosened <= {"ignore_missing_imports", "disable_error_code", "follow_imports"}
