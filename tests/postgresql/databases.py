"""Databases on the tests' server: a new one for each test, copied from a migrated template."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final
from urllib.parse import urlsplit

import asyncpg

from bot.store.migrate_server import migrate_server

TEMPLATE: Final = "migrated"


def address(server: str, database: str) -> str:
    """Return the address of another database on the same server."""
    return urlsplit(server)._replace(path=f"/{database}").geturl()


async def said(server: str, *statements: str) -> None:
    """Execute these statements on the server."""
    connection = await asyncpg.connect(server)
    try:
        for statement in statements:
            await connection.execute(statement)
    finally:
        await connection.close()


async def make_template(server: str) -> None:
    """Create the migrated database that the others are copied from."""
    await said(server, f"DROP DATABASE IF EXISTS {TEMPLATE}", f"CREATE DATABASE {TEMPLATE}")
    await migrate_server(address(server, TEMPLATE))


@asynccontextmanager
async def database(server: str, name: str, *, template: str = TEMPLATE) -> AsyncIterator[str]:
    """Create a database from a template, yield its address and drop it afterwards."""
    gone = f"DROP DATABASE IF EXISTS {name} WITH (FORCE)"
    await said(server, gone, f"CREATE DATABASE {name} TEMPLATE {template}")
    try:
        yield address(server, name)
    finally:
        await said(server, gone)
