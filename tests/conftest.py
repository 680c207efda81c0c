"""What tests share: an empty database, and the running bot on a server."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import shutil
import sys
from collections.abc import AsyncIterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path

import pytest

import bot.address
import bot.client.bot
import bot.settings
from bot.art.child import NotDrawn
from bot.art.shown import Shown
from bot.courier.illustrations import Illustrations
from bot.store import Store
from tests.sim.world import World, opened

pytest_plugins = ["tests.postgresql.plugin"]
LONGEST = "tests/soak/test_fixed_points.py"
"""The tests that take longest of those that would come last."""


def pytest_configure(config: pytest.Config) -> None:
    """Where Python is told to leave no bytecode beside the sources, keep it among what pytest remembers.

    Every world loads all commands anew and many tests start a process: each would compile everything.
    """
    gc.disable()  # until everything has been imported
    if sys.dont_write_bytecode:
        folder = str(config.rootpath / ".pytest_cache" / "bytecode")
        sys.pycache_prefix = os.environ["PYTHONPYCACHEPREFIX"] = folder
        sys.dont_write_bytecode = False
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: many tests wait for a process of their own."""
    return (os.cpu_count() or 1) + 1


def pytest_collection(session: pytest.Session) -> None:
    """Each worker begins to import the tests at another place, and finds compiled what the others had first.

    Each would else compile everything at the same time as the others, where nothing has been compiled yet.
    """
    worker = os.environ.get("PYTEST_XDIST_WORKER", "")
    root = session.config.rootpath
    if not worker or [Path(argument).resolve() for argument in session.config.args] != [root / "tests"]:
        return
    names = [".".join(file.relative_to(root).with_suffix("").parts) for file in in_order(root / "tests")]
    first = len(names) * int(worker.removeprefix("gw")) // int(os.environ["PYTEST_XDIST_WORKER_COUNT"])
    with suppress(Exception):  # pytest says what is wrong with it when it comes to it
        for name in (*names[first:], *names[:first]):
            import_module(name)


def in_order(folder: Path) -> list[Path]:
    """The files of tests in this folder and those below."""
    return sorted(folder.rglob("test_*.py"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest by itself is begun first: in the end no worker waits for it alone."""
    items.sort(key=lambda item: not item.nodeid.startswith(LONGEST))


def pytest_collection_finish() -> None:
    """What has been imported by now is never garbage: to look through it again and again costs a tenth."""
    gc.enable()
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 50)


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database in which nothing has happened yet. Copying it is quicker than migrating anew each time."""
    file = tmp_path_factory.mktemp("pristine") / "yohoho.db"

    async def make() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{file}")
        await store.close()

    asyncio.run(make())
    return file


async def nothing_drawn(_shown: Shown) -> bytes:
    """Tests start no process that draws: text stands alone."""
    raise NotDrawn("not in a test")


@pytest.fixture
def world_url(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The address of a world's database: an SQLite file, or on the PostgreSQL server of these tests."""
    if request.config.getoption("postgresql"):
        for module in (bot.address, bot.settings):  # what lies beside a database on a server
            monkeypatch.setattr(module, "BESIDE", tmp_path / "postgresql")
        return str(request.getfixturevalue("server_url"))
    shutil.copy(request.getfixturevalue("empty_database"), tmp_path / "yohoho.db")
    return f"sqlite+aiosqlite:///{tmp_path / 'yohoho.db'}"


@pytest.fixture
async def world(
    world_url: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[World]:
    """A server with the bot on it. Whatever a test does there, no error may be logged."""
    monkeypatch.setattr(bot.client.bot, "Illustrations", lambda _draw: Illustrations(nothing_drawn))
    caplog.set_level(logging.INFO)
    async with opened(world_url) as world:
        yield world
        await world.env.settle()
    world.check([*caplog.get_records("setup"), *caplog.get_records("call"), *caplog.records])
