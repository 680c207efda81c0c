"""The documents are true: their commands print what they show, and their tables leave nothing out."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from discord import app_commands

from bot.client import create_bot
from bot.host.command_line import parse
from bot.settings import Settings
from bot.store import Store
from engine import GAMES

ROOT = Path(__file__).parents[2]
PAPERS = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob(".github/**/*.md")]


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def sessions(text: str) -> list[tuple[str, str]]:
    """Return every (command, output) of the blocks marked `console`, in order."""
    blocks = re.findall(r"^```console\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    found = re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", "".join(blocks), re.MULTILINE)
    return [(command, printed) for command, printed in found]


def anchors(text: str) -> set[str]:
    """Return the link targets behind `#`: the headings, as GitHub writes them."""
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def wrong_links(paper: Path) -> list[str]:
    """Return the links and pictures of a document that lead nowhere in the project."""
    text = paper.read_text(encoding="utf-8")
    found = []
    for link in re.findall(r"\]\((?!https?:)([^)]+)\)", text) + re.findall(r"src=\"([^\"]+)\"", text):
        name, _, place = link.partition("#")
        if link.startswith("../../actions/"):  # A page of the repository on GitHub.
            continue
        aim = paper.parent / name if name else paper
        if not aim.exists() or (place and place not in anchors(aim.read_text(encoding="utf-8"))):
            found.append(link)
    return found


@pytest.mark.parametrize(("name", "least"), [("README.md", 1), ("docs/engine.md", 6)])
def test_the_examples_print_what_they_show(name: str, least: int, tmp_path: Path) -> None:
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    environment = {**os.environ, "PATH": path, "PYTHONPATH": str(ROOT)}
    examples = sessions(read(name))
    assert len(examples) >= least
    for command, printed in examples:
        end = subprocess.run(
            ["sh", "-c", command], cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=300
        )
        assert (end.returncode, end.stdout, end.stderr) == (0, printed, ""), command


def test_every_document_with_examples_is_run() -> None:
    assert {str(paper.relative_to(ROOT)) for paper in PAPERS if sessions(paper.read_text("utf-8"))} == {
        "README.md",
        "docs/engine.md",
    }


def test_the_examples_are_found() -> None:
    text = "```console\n$ echo a\na\n$ true\n```\n\n```\n$ not this\n```\n```console\n$ echo b\nb\n\n```\n"
    assert sessions(text) == [("echo a", "a\n"), ("true", ""), ("echo b", "b\n\n")]


async def test_every_command_is_documented() -> None:
    settings = Settings.model_construct()
    bot = create_bot(settings)
    bot.compose(Store.at(settings.database_url))
    await bot.load()
    commands = [each for each in bot.tree.walk_commands() if not isinstance(each, app_commands.Group)]
    told = set(re.findall(r"`/([a-z -]+)`", read("docs/commands.md")))
    assert {command.qualified_name for command in commands} == told


def test_the_first_page_names_only_existing_commands() -> None:
    told = set(re.findall(r"`/([a-z -]+)`", read("docs/commands.md")))
    assert set(re.findall(r"`/([a-z -]+)`", read("README.md"))) <= told


def test_every_setting_is_documented() -> None:
    rows = [
        line.split(":")[0] for line in read("docs/hosting.md").splitlines() if re.match(r"\| `[A-Z_]+`", line)
    ]
    assert re.findall(r"`([A-Z_]+)`", " ".join(rows)) == [name.upper() for name in Settings.model_fields]


def test_every_command_of_a_host_is_documented() -> None:
    usage = subprocess.run(
        [sys.executable, "-m", "bot", "--help"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
        check=True,
    )
    commands = re.findall(
        r"^    (\w+) ", usage.stdout.partition("for whoever hosts the bot:")[2], re.MULTILINE
    )
    assert len(commands) >= 6
    assert set(commands) == set(
        re.findall(r"^\| `python -m bot (\w+)", read("docs/hosting.md"), re.MULTILINE)
    )


def asked_of_the_bot(text: str) -> list[str]:
    """Return what documents type behind `python -m bot`, without placeholders."""
    found = re.findall(r"python -m bot((?: [^`\n|;&#)]+)?)(?=[`\n|;&#)])", text)
    return [line.strip() for line in found]


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: str(paper.relative_to(ROOT)))
def test_documented_commands_are_understood(paper: Path) -> None:
    text = paper.read_text(encoding="utf-8")
    for line in asked_of_the_bot(text):
        parse([word if word != "CHANNEL" else "7" for word in line.split()])
    targets = set(re.findall(r"^([a-z-]+):", read("Makefile"), re.MULTILINE))
    assert set(re.findall(r"(?:^    |`)make ([a-z-]+)", text, re.MULTILINE)) <= targets
    for paths in re.findall(r"ARGS=\"?((?:tests/[\w/.]+ ?)+)", text):
        assert [path for path in paths.split() if not (ROOT / path).exists()] == []


def test_documented_commands_are_found() -> None:
    text = "`python -m bot`, `python -m bot doctor --live CHANNEL`\n    python -m bot backup FILE\n"
    assert asked_of_the_bot(text) == ["", "doctor --live CHANNEL", "backup FILE"]


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: str(paper.relative_to(ROOT)))
def test_every_link_leads_somewhere(paper: Path) -> None:
    assert wrong_links(paper) == []


def test_a_planted_wrong_link_is_found(tmp_path: Path) -> None:
    (tmp_path / "b.md").write_text("# To host: it\n", encoding="utf-8")
    paper = tmp_path / "a.md"
    paper.write_text(
        "[b](b.md#to-host-it) [c](c.md) [d](b.md#other) [e](https://example.org)", encoding="utf-8"
    )
    assert wrong_links(paper) == ["c.md", "b.md#other"]


def test_figures_name_benches_and_metrics_that_are_there() -> None:
    text = read("docs/scale.md")
    benches = set(re.findall(r"`python -m (bench\.\w+)`", text))
    assert len(benches) >= 5
    assert {name for name in benches if not (ROOT / f"{name.replace('.', '/')}.py").is_file()} == set()
    told = set(re.findall(r"`(yohoho_\w+)", read("docs/hosting.md")))
    assert len(told) >= 8
    assert set(re.findall(r"`(yohoho_\w+)", text)) <= told


def test_every_folder_is_documented() -> None:
    told = re.findall(r"^\| `([a-z/]+/)` \|", read("docs/architecture.md"), re.MULTILINE)
    assert sorted(told) == ["bench/", "bot/", "cogs/", "data/", "docs/", "engine/", "tests/"]


def test_every_game_is_documented() -> None:
    for game in GAMES:
        assert f"`/{game.replace('-', '')} new`" in read("README.md")
