"""`make test` is the one command: the linter, the formatter and the type checker are part of the suite."""

from __future__ import annotations

import subprocess
import sys
import tomllib

import pytest

from .tree import CODE, ROOT


@pytest.mark.parametrize(
    ("command", "mend"),
    [
        (["ruff", "check", "."], "ruff check . --fix mends most of it"),
        (["ruff", "format", "--check", "."], "ruff format . mends it"),
        (["mypy"], "every function says what it takes and gives"),
    ],
    ids=["ruff-check", "ruff-format", "mypy"],
)
def test_the_checkers_have_nothing_to_say(command: list[str], mend: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if done.returncode:
        pytest.fail(f"{' '.join(command)} ({mend}):\n{done.stdout}{done.stderr}", pytrace=False)


def test_types_are_checked_strictly_and_everywhere() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mypy"]
    assert settings["strict"] is True
    assert settings["files"] == [*CODE, "bench", "tests"]
    loosened = {name for each in settings["overrides"] for name in each if name != "module"}
    assert loosened <= {"ignore_missing_imports", "disable_error_code", "follow_imports"}
