"""The documents at the root: README, changelog, licence, decisions, settings; no paths of machines."""

from __future__ import annotations

import re
import tomllib

import pytest

from bot import VERSION

from .tree import ROOT, fail_on_offences, texts

# Built from pieces, so that this file does not contain what it searches for.
_PLACES = "|".join(("home", "root", "work", "tmp", "Users", "private"))
_MACHINE_PATH = re.compile(rf"(?<![\w.:/*~}}\"-])(?:/(?:{_PLACES})/\w|[A-Z]:\\\w)")


def read(name: str) -> str:
    path = ROOT / name
    assert path.is_file(), f"{name} is missing"
    return path.read_text(encoding="utf-8")


PAPERS = ("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "Makefile", "Procfile", ".env.example")
PAGES = (
    *(
        "architecture",
        "commands",
        "engine",
        "fairness",
        "features",
        "glossary",
        "hosting",
        "privacy",
        "scale",
    ),
    *("screens", "security", "terms"),
)


@pytest.mark.parametrize("name", [*PAPERS, *(f"docs/{page}.md" for page in PAGES)])
def test_the_required_documents_exist(name: str) -> None:
    assert read(name).strip(), f"{name} is empty"


@pytest.mark.parametrize("name", [f"docs/{page}.md" for page in PAGES])
def test_every_page_can_be_found(name: str) -> None:
    """Every page can be reached from the README by one link or two."""
    linked = set(re.findall(r"\]\(([^):#]+)", read("README.md")))
    further = {f"docs/{page}" for page in re.findall(r"\]\(([^):#]+)", read("docs/hosting.md"))}
    assert name in linked | further, f"no link leads from README.md to {name}"


def test_the_feature_map_names_code_and_tests_that_exist() -> None:
    rows = re.findall(r"^\|.*\|(.*)\|(.*)\|$", read("docs/features.md"), re.MULTILINE)[2:]
    named = [re.findall(r"`([^`]+)`", cell) for row in rows for cell in row]
    assert all(named)
    fail_on_offences(
        [path for paths in named for path in paths if not (ROOT / path).exists()],
        "Gone, so mend docs/features.md:",
    )


def test_the_changelog_has_this_version_and_dates_of_older_ones() -> None:
    changelog = read("CHANGELOG.md")
    releases = re.findall(r"^## \[(.+?)\](?: - (\d{4}-\d\d-\d\d))?$", changelog, re.MULTILINE)
    names = [name for name, _ in releases if name != "Unreleased"]
    assert names[:1] == [VERSION]
    assert all(date for name, date in releases if name not in (VERSION, "Unreleased"))


def test_the_licence_is_the_one_the_project_declares() -> None:
    assert tomllib.loads(read("pyproject.toml"))["project"]["license"] == "MIT"
    assert read("LICENSE").startswith("MIT License")
    assert "The Yo-ho-ho contributors" in read("LICENSE")


def test_decisions_are_numbered() -> None:
    found = []
    paths = sorted((ROOT / "docs/adr").glob("[0-9]*.md"))
    for number, path in enumerate(paths, start=1):
        if not re.fullmatch(rf"{number:04}-[a-z0-9-]+\.md", path.name):
            found.append(f"{path.name}: the next one is {number:04}-<title-in-small-words>.md")
    assert paths, "docs/adr holds the decisions a stranger would question"
    fail_on_offences(found, "Mend docs/adr:")


def test_the_index_has_every_decision() -> None:
    listed = re.findall(r"^(\d+)\. \[(.+)\]\((.+)\)$", read("docs/adr/README.md"), re.MULTILINE)
    paths = sorted((ROOT / "docs/adr").glob("[0-9]*.md"))
    titles = [path.read_text(encoding="utf-8").partition("\n")[0] for path in paths]
    there = [(title, path.name) for title, path in zip(titles, paths, strict=True)]
    assert [(f"# {number}. {title}", name) for number, title, name in listed] == there


def test_every_setting_is_in_the_example_with_a_word_about_it() -> None:
    from bot.settings import Settings

    lines = read(".env.example").splitlines()
    shown, found = set(), []
    for above, line in zip(["", *lines], lines, strict=False):
        setting = re.match(r"#? ?([A-Z][A-Z0-9_]*)=", line)
        if setting:
            shown.add(setting[1])
            if not above.startswith("# "):
                found.append(f"{setting[1]}: a line about it stands above it")
    settings = {name.upper() for name in Settings.model_fields}
    found += [f"{name}: a setting that .env.example does not show" for name in sorted(settings - shown)]
    found += [f"{name}: in .env.example, and no setting" for name in sorted(shown - settings)]
    fail_on_offences(found, "Mend .env.example or bot/settings.py:")


def test_no_file_knows_the_machine_it_was_written_on() -> None:
    found = [f"{path}: {match[0]}..." for path, text in texts() for match in _MACHINE_PATH.finditer(text)]
    fail_on_offences(found, "Paths of somebody's machine:")


@pytest.mark.parametrize("folder", ["home", "tmp", "Users"])
def test_a_planted_path_is_found(folder: str) -> None:
    assert _MACHINE_PATH.search(f"see /{folder}/ana/yohoho")
    assert _MACHINE_PATH.search(f"path = '/{folder}/x'")
    assert not _MACHINE_PATH.search(f"https://example.org/{folder}/ana and channels/{folder}/x")
