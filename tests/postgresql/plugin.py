"""Which tests run on PostgreSQL: with `--postgresql` those that have a store, without it none."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from typing import Final

import pytest

VARIABLE: Final = "YOHOHO_TEST_POSTGRESQL"
"""The address of the server: of one that is there, or of the one that was started for the tests."""

ON_A_SERVER: Final = frozenset({"server", "server_url", "stopping_server"})
"""Fixtures that are about a server and nothing else."""
ON_ANY: Final = frozenset({"store", "url"})
"""Fixtures that give a test the database it is to run on."""
ON_A_FILE: Final = frozenset({"file", "empty_database", "world"})
"""Fixtures that are about an SQLite file and nothing else."""

_started: Final[list[object]] = []
_left_out: Final = pytest.StashKey[int]()


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--postgresql`: run what has a store on a PostgreSQL server."""
    parser.addoption("--postgresql", action="store_true", help="run the tests of the store on PostgreSQL")


def pytest_configure(config: pytest.Config) -> None:
    """One server for all workers, unless one is named in the environment."""
    if config.getoption("postgresql") and VARIABLE not in os.environ:
        from tests.postgresql.databases import make_template
        from tests.postgresql.server import NoServer, Server

        try:
            server = Server()
            server.start()
        except NoServer as error:
            raise pytest.UsageError(f"There is no PostgreSQL to run on: {error}") from None
        _started.append(server)
        config.add_cleanup(server.close)
        os.environ[VARIABLE] = server.address()
        asyncio.run(make_template(server.address()))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep those that run on the database that was chosen."""
    on_server = config.getoption("postgresql")
    kept: list[pytest.Item] = []
    others: list[pytest.Item] = []
    for item in items:
        used = frozenset(getattr(item, "fixturenames", ()))
        if on_server:
            only_file = bool(used & ON_A_FILE) or item.get_closest_marker("sqlite") is not None
            runs = bool(used & ON_A_SERVER) or (bool(used & ON_ANY) and not only_file)
        else:
            runs = not used & ON_A_SERVER
        (kept if runs else others).append(item)
    items[:] = kept
    config.stash[_left_out] = 0 if on_server else len(others)
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
async def server_url(server: str) -> AsyncIterator[str]:
    """The address of a database of this test's own, with every table and no row."""
    from tests.postgresql.databases import database

    async with database(server, f"test_{os.getpid()}") as url:
        yield url
