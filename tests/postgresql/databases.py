"""Databases on the tests' server: a new one for each test, copied from a migrated template."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final
from urllib.parse import urlsplit

import psycopg

from bot.store.migrate import migrate_server

TEMPLATE: Final = "migrated"


def address(server: str, database: str) -> str:
    """Return the address of another database on the same server."""
    return urlsplit(server)._replace(path=f"/{database}").geturl()


def said(server: str, *statements: str) -> None:
    """Execute these statements on the server."""
    with psycopg.connect(server, autocommit=True) as connection:
        for statement in statements:
            connection.execute(statement)


def make_template(server: str) -> None:
    """Create the migrated database that the others are copied from."""
    said(server, f"DROP DATABASE IF EXISTS {TEMPLATE}", f"CREATE DATABASE {TEMPLATE}")
    migrate_server(address(server, TEMPLATE))


@contextmanager
def database(server: str, name: str, *, template: str = TEMPLATE) -> Iterator[str]:
    """Create a database from a template, yield its address and drop it afterwards."""
    gone = f"DROP DATABASE IF EXISTS {name} WITH (FORCE)"
    said(server, gone, f"CREATE DATABASE {name} TEMPLATE {template}")
    try:
        yield address(server, name)
    finally:
        said(server, gone)
