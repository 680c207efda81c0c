"""An installed wheel contains its data, wherever it is installed: sentences, rules help and migrations."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot import VERSION

ROOT = Path(__file__).parents[2]
SHIPPED = ("bot", "engine", "cogs", "data", "pyproject.toml", "README.md", "LICENSE")
USE = """
import asyncio, sys
sys.path.insert(0, {site!r})
import bot, data
from bot.texts import rules_help as rules
from bot.texts.sentences import texts
from bot.store import Store
from bot.store.tables import list_live_tables
assert all(module.__file__.startswith({site!r}) for module in (bot, data)), bot.__file__
async def opened():
    store = await Store.open("sqlite+aiosqlite:///" + {database!r})
    print(await store.read(list_live_tables))
    await store.close()
asyncio.run(opened())
print(texts("es")("button-join"), len(rules.topics("hearts", "fr")))
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the project as a wheel into a folder, and return the folder."""
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"
    source.mkdir()
    for name in SHIPPED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, source / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / name, source)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input"]
    made = ["wheel", "--quiet", "--no-deps", "--no-index", "--no-build-isolation", "--wheel-dir"]
    subprocess.run([*pip, *made, str(folder), str(source)], check=True, timeout=300)
    (wheel,) = folder.glob("*.whl")
    put = ["install", "--quiet", "--no-deps", "--no-index", "--no-compile", "--target"]
    subprocess.run([*pip, *put, str(folder / "site"), str(wheel)], check=True, timeout=300)
    return folder / "site"


def test_a_wheel_installed_elsewhere_speaks_and_stores(site: Path, tmp_path: Path) -> None:
    use = USE.format(site=str(site), database=str(tmp_path / "yohoho.db"))
    done = subprocess.run(
        [sys.executable, "-c", use], cwd=tmp_path, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[0] == "[]"
    assert done.stdout.splitlines()[1].split(" ")[0] == "Unirme"


def test_the_wheel_has_the_version_that_the_bot_reports(site: Path) -> None:
    assert [path.name for path in site.glob("*.dist-info")] == [f"yo_ho_ho-{VERSION}.dist-info"]


def test_the_wheel_holds_every_file_of_data(site: Path) -> None:
    def held(folder: Path) -> set[str]:
        found = (path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
        return {path.relative_to(folder).as_posix() for path in found}

    assert held(site / "data") == held(ROOT / "data")
