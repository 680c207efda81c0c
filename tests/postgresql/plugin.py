"""Which tests run on PostgreSQL: with `--postgresql` those that have a store, without it none."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

import pytest

HERE: Final = Path(__file__).parent
VARIABLE: Final = "YOHOHO_TEST_POSTGRESQL"
"""The address of the server: of one that is there, or of the one that was started for the tests."""

ON_ANY: Final = frozenset({"store", "url", "world"})
"""Fixtures that give a test the database it is to run on."""
ON_A_FILE: Final = frozenset({"file", "empty_database"})
"""Fixtures that are about an SQLite file: copies of it, its lock, how SQLite plans a question, older ones."""

_started: Final[list[object]] = []


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--postgresql`: run what has a store on a PostgreSQL server."""
    parser.addoption("--postgresql", action="store_true", help="run the tests of the store on PostgreSQL")


def pytest_configure(config: pytest.Config) -> None:
    """One server for all workers, unless one is named in the environment."""
    if config.getoption("postgresql") and VARIABLE not in os.environ:
        from bench.postgresql_server import NoServer, Server
        from tests.postgresql.databases import make_template

        try:
            server = Server()
            server.start()
        except NoServer as error:
            raise pytest.UsageError(f"There is no PostgreSQL to run on: {error}") from None
        _started.append(server)
        config.add_cleanup(server.close)
        os.environ[VARIABLE] = server.address()
        asyncio.run(make_template(server.address()))


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """What only a server is asked needs its driver."""
    return True if collection_path == HERE and not config.getoption("postgresql") else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """On a server keep what is about one, and what has a store and does not look into its file."""
    if not config.getoption("postgresql"):
        return
    kept: list[pytest.Item] = []
    others: list[pytest.Item] = []
    for item in items:
        used = frozenset(getattr(item, "fixturenames", ()))
        any_store = bool(used & ON_ANY) and not used & ON_A_FILE and not item.get_closest_marker("sqlite")
        (kept if any_store or HERE in item.path.parents else others).append(item)
    items[:] = kept
    if others:
        config.hook.pytest_deselected(items=others)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Say in one line that nothing ran on PostgreSQL."""
    if not config.getoption("postgresql"):
        terminalreporter.write_line("Nothing was run on PostgreSQL: make test-postgres does that.")


@pytest.fixture
def server() -> str:
    """The address of the server."""
    return os.environ[VARIABLE]


@pytest.fixture
async def server_url() -> AsyncIterator[str]:
    """The address of a database of this test's own, with every table and no row."""
    from tests.postgresql.databases import database

    async with database(os.environ[VARIABLE], f"test_{os.getpid()}") as url:
        yield url
