"""What `make` installs the project with: uv, or pip where pip has settings that uv would ignore."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

STAND_IN = """#!/bin/sh
echo "$(basename "$0") $*" >> calls
case "$*" in *"config list") cat settings;; esac
"""


def installed_with(folder: Path, settings: str) -> str:
    """Return the name of the tool that installs the project in this folder, under these settings of pip."""
    for name in ("python", "uv"):
        tool = folder / ".venv" / "bin" / name
        tool.parent.mkdir(parents=True, exist_ok=True)
        tool.write_text(STAND_IN, encoding="utf-8")
        tool.chmod(0o755)
    for name in ("pyproject.toml", "requirements-dev.txt"):
        shutil.copy(ROOT / name, folder)
    (folder / "settings").write_text(f"{settings}\n", encoding="utf-8")
    command = ["make", "--file", str(ROOT / "Makefile"), ".venv/.demo"]
    subprocess.run(command, cwd=folder, check=True, capture_output=True)
    calls = (folder / "calls").read_text(encoding="utf-8").splitlines()
    (last,) = (call for call in calls if "--editable" in call)
    assert all("--constraint requirements-dev.txt" in call for call in calls if " install " in call)
    return last.split()[0]


@pytest.mark.parametrize(
    "settings", ["", "global.cert='/etc/cert'", "global.extra-index-url='https://more.test'"]
)
def test_uv_installs_where_pip_would_ask_the_same_index(tmp_path: Path, settings: str) -> None:
    assert installed_with(tmp_path, settings) == "uv"


@pytest.mark.parametrize(
    "settings",
    [
        "global.index-url='https://own.test/simple'",
        ":env:.index-url='https://own.test/simple'",
        ":env:.no-index='1'",
        "install.proxy='http://proxy.test'",
    ],
)
def test_pip_installs_where_its_index_or_proxy_is_set(tmp_path: Path, settings: str) -> None:
    folder = tmp_path / "a path with spaces"
    folder.mkdir()
    assert installed_with(folder, settings) == "python"
