"""What README.md shows is so: its commands give what it prints, and its tables leave nothing out."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from discord import app_commands

from bot.client import create_bot
from bot.client.bot import EXTENSIONS
from bot.settings import Settings
from engine import GAMES

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def sessions(text: str) -> list[tuple[str, str]]:
    """Every (command, what it prints) of the blocks marked `console`, in order."""
    blocks = re.findall(r"^```console\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    found = re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", "".join(blocks), re.MULTILINE)
    return [(command, printed) for command, printed in found]


@pytest.mark.skipif(shutil.which("sh") is None, reason="the examples are written for a Unix shell")
def test_the_examples_print_what_they_show(tmp_path: Path) -> None:
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    environment = {**os.environ, "PATH": path, "PYTHONPATH": str(ROOT)}
    examples = sessions(README)
    assert len(examples) >= 6
    for command, printed in examples:
        end = subprocess.run(
            ["sh", "-c", command], cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=60
        )
        assert (end.returncode, end.stdout, end.stderr) == (0, printed, ""), command


def test_the_examples_are_found() -> None:
    text = "```console\n$ echo a\na\n$ true\n```\n\n```\n$ not this\n```\n```console\n$ echo b\nb\n\n```\n"
    assert sessions(text) == [("echo a", "a\n"), ("true", ""), ("echo b", "b\n\n")]


async def test_every_command_is_told() -> None:
    bot = create_bot(Settings.model_construct())
    for extension in EXTENSIONS:
        await bot.load_extension(extension)
    commands = [each for each in bot.tree.walk_commands() if not isinstance(each, app_commands.Group)]
    told = set(re.findall(r"`/([a-z -]+)`", README))
    assert {command.qualified_name for command in commands} == told


def test_every_setting_is_told() -> None:
    rows = [line.split(":")[0] for line in README.splitlines() if re.match(r"\| `[A-Z_]+`", line)]
    assert re.findall(r"`([A-Z_]+)`", " ".join(rows)) == [name.upper() for name in Settings.model_fields]


def test_every_place_it_names_is_there() -> None:
    names = re.findall(r"\]\((?!https?:)([^)]+)\)", README)
    names += re.findall(r"src=\"([^\"]+)\"", README)
    names += re.findall(r"^\| `([a-z/]+/)` \|", README, re.MULTILINE)
    assert len(names) >= 8
    missing = [name for name in names if not (ROOT / name).exists()]
    assert not missing


def test_every_game_is_told() -> None:
    for game in GAMES:
        assert f"`/{game.replace('-', '')} new`" in README
