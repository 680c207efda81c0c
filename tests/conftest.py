"""Shared fixtures: an empty database, and the running bot on a simulated server."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import shutil
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import closing, suppress
from importlib import import_module
from pathlib import Path

import pytest

import bot.database_url
import bot.settings
from bot.art.child import DrawingError
from bot.art.shown import Picture
from bot.store import Store
from bot.texts.sentences import LOCALES
from tests.gallery import Gallery, render_gallery
from tests.sim.world import FakeArt, World, opened_world

pytest_plugins = ["tests.postgresql.plugin"]
LONGEST = "tests/soak/test_fixed_points.py"
"""The slowest test file; it would otherwise run among the last."""


def pytest_configure(config: pytest.Config) -> None:
    """Keep bytecode in pytest's cache where Python may write none beside the sources.

    Every world imports all commands anew and many tests start a process: each would compile everything.
    """
    gc.disable()  # Collect no garbage until everything has been imported.
    if sys.dont_write_bytecode:
        folder = str(config.rootpath / ".pytest_cache" / "bytecode")
        sys.pycache_prefix = os.environ["PYTHONPYCACHEPREFIX"] = folder
        sys.dont_write_bytecode = False
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


def pytest_xdist_auto_num_workers() -> int:
    """Return one more worker than there are cores, because many tests wait for a subprocess."""
    return (os.cpu_count() or 1) + 1


def pytest_collection(session: pytest.Session) -> None:
    """Import the test modules, beginning in each worker at another file.

    The workers then find compiled what the others imported first. Where nothing is compiled yet, all of them
    would otherwise compile everything at the same time.
    """
    worker = os.environ.get("PYTEST_XDIST_WORKER", "")
    root = session.config.rootpath
    if not worker or [Path(argument).resolve() for argument in session.config.args] != [root / "tests"]:
        return
    names = [".".join(file.relative_to(root).with_suffix("").parts) for file in in_order(root / "tests")]
    first = len(names) * int(worker.removeprefix("gw")) // int(os.environ["PYTEST_XDIST_WORKER_COUNT"])
    with suppress(Exception):  # Pytest reports the error when it collects that file.
        for name in (*names[first:], *names[:first]):
            import_module(name)


def in_order(folder: Path) -> list[Path]:
    """Return the test files in this folder and below, sorted."""
    return sorted(folder.rglob("test_*.py"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run the slowest file first, so that no worker has to wait for it at the end.

    The tests of the gallery follow, so that a single worker renders it.
    """
    items.sort(key=lambda item: "gallery" not in getattr(item, "fixturenames", ()))
    items.sort(key=lambda item: not item.nodeid.startswith(LONGEST))


def pytest_collection_finish() -> None:
    """Exempt all imported objects from garbage collection: scanning them again and again costs a tenth."""
    gc.enable()
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 50)


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the file of a migrated database without rows.

    Copying it is faster than migrating in each test. The first worker makes it for all others, which wait.
    """
    base = tmp_path_factory.getbasetemp()
    folder = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    file, unfinished = folder / "yohoho.db", folder / "unfinished.db"

    async def make() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{unfinished}")
        await store.close()

    with closing(sqlite3.connect(folder / "lock.db", timeout=120, isolation_level=None)) as lock:
        lock.execute("BEGIN EXCLUSIVE")
        if not file.exists():
            asyncio.run(make())
            unfinished.rename(file)
    return file


@pytest.fixture(scope="session", params=LOCALES)
def gallery(
    request: pytest.FixtureRequest, empty_database: Path, tmp_path_factory: pytest.TempPathFactory
) -> Gallery:
    """Return the gallery, in each language by turns; rendering it takes seconds."""
    folder = tmp_path_factory.mktemp("gallery")
    shutil.copy(empty_database, folder / "screens.db")
    return asyncio.run(render_gallery(folder, request.param))


async def refuse_drawing(_shown: Picture) -> bytes:
    """Raise NotDrawn: tests start no drawing process, so messages are text alone."""
    raise DrawingError("not in a test")


@pytest.fixture
def world_url(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return the URL of a fresh database: an SQLite file, or one on the PostgreSQL server of the tests."""
    if request.config.getoption("postgresql"):
        for module in (bot.database_url, bot.settings):  # The folder of the files beside a server's database.
            monkeypatch.setattr(module, "BESIDE", tmp_path / "postgresql")
        return str(request.getfixturevalue("server_url"))
    shutil.copy(request.getfixturevalue("empty_database"), tmp_path / "yohoho.db")
    return f"sqlite+aiosqlite:///{tmp_path / 'yohoho.db'}"


@pytest.fixture
async def world(world_url: str, caplog: pytest.LogCaptureFixture) -> AsyncIterator[World]:
    """Yield a server with the running bot, and check at the end that no error was logged."""
    caplog.set_level(logging.INFO)
    async with opened_world(world_url, art=FakeArt(refuse_drawing)) as world:
        yield world
        await world.env.settle()
    world.check([*caplog.get_records("setup"), *caplog.get_records("call"), *caplog.records])
