"""Databases on the server of the tests: one for each test, copied from one that has been migrated."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final
from urllib.parse import urlsplit

import asyncpg

from bot.store.migrate_server import migrate_server

TEMPLATE: Final = "migrated"


def address(server: str, database: str) -> str:
    """The address of another database of the same server."""
    return urlsplit(server)._replace(path=f"/{database}").geturl()


async def said(server: str, *statements: str) -> None:
    """Have the server do this."""
    connection = await asyncpg.connect(server)
    try:
        for statement in statements:
            await connection.execute(statement)
    finally:
        await connection.close()


async def make_template(server: str) -> None:
    """Make the database that others are copied from."""
    await said(server, f"DROP DATABASE IF EXISTS {TEMPLATE}", f"CREATE DATABASE {TEMPLATE}")
    await migrate_server(address(server, TEMPLATE))


@asynccontextmanager
async def database(server: str, name: str, *, template: str = TEMPLATE) -> AsyncIterator[str]:
    """A database of its own for as long as it is used; its address."""
    gone = f"DROP DATABASE IF EXISTS {name} WITH (FORCE)"
    await said(server, gone, f"CREATE DATABASE {name} TEMPLATE {template}")
    try:
        yield address(server, name)
    finally:
        await said(server, gone)
