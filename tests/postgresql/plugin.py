"""Which tests run on PostgreSQL: with `--postgresql` those that use a store, without it none."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

HERE: Final = Path(__file__).parent
VARIABLE: Final = "YOHOHO_TEST_POSTGRESQL"
"""The environment variable with the server's address: an existing one, or the one started for the tests."""

ON_ANY: Final = frozenset({"store", "url", "world"})
"""Fixtures that give a test the database to run on, SQLite or PostgreSQL."""
ON_A_FILE: Final = frozenset({"file", "empty_database"})
"""Fixtures about an SQLite file: copies, locks, query plans, older versions."""

_started: Final[list[object]] = []


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option `--postgresql`, which runs the tests of the store on a PostgreSQL server."""
    parser.addoption("--postgresql", action="store_true", help="run the tests of the store on PostgreSQL")


def pytest_configure(config: pytest.Config) -> None:
    """Start one server for all workers, unless the environment names one."""
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
        make_template(server.address())


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Skip this folder without `--postgresql`: its tests need the server's driver."""
    return True if collection_path == HERE and not config.getoption("postgresql") else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """With a server, keep the tests of this folder and those that use a store but not its SQLite file."""
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
    """Return the address of the server."""
    return os.environ[VARIABLE]


@pytest.fixture
def server_url() -> Iterator[str]:
    """Yield the address of a new database for this test, with every table and no row."""
    from tests.postgresql.databases import database

    with database(os.environ[VARIABLE], f"test_{os.getpid()}") as url:
        yield url
