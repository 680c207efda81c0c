"""Bringing a database on a PostgreSQL server up to date at start: every migration, or nothing at all.

There is no copy before: a server has `pg_dump`.
"""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Final, NamedTuple

import asyncpg
from sqlalchemy import Connection, NullPool, exc, inspect, text

from bot.store.drain import DRAINED
from bot.store.migrate import (
    MIGRATING_SECONDS,
    MIGRATIONS,
    CannotMigrate,
    Unusable,
    is_as_wanted,
    present_revision,
    revisions,
    upgrade,
)
from bot.store.postgres_connect import asking, connect
from bot.store.postgres_function import LOCKS, MIGRATING

log = logging.getLogger(__name__)

ON_THE_SERVER: Final = "The database on the server"

FOR_THE_HOST: Final = (
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InvalidCatalogNameError,
    asyncpg.InsufficientPrivilegeError,
    asyncpg.ClientConfigurationError,
)
"""What no further try mends."""


async def revision_of(url: str) -> str | None:
    """The revision of a database, None where it has none. CannotMigrate where it cannot be asked."""
    try:
        async with asking(url) as connection:
            if await connection.fetchval("SELECT to_regclass('alembic_version')") is None:
                return None
            found: str | None = await connection.fetchval("SELECT version_num FROM alembic_version")
            return found
    except FAILURES as error:
        raise failed(error) from error


FAILURES: Final = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    exc.SQLAlchemyError,
    OSError,
    TimeoutError,
)
"""How a server can fail."""


def failed(error: BaseException) -> CannotMigrate:
    """What a server that fails comes to: to start again helps, or the host must act."""
    cause = error.__cause__ if isinstance(error, exc.SQLAlchemyError) and error.__cause__ else error
    silent = "it does not answer" if isinstance(cause, TimeoutError) else type(cause).__name__
    said = str(cause) or silent
    told = f"The PostgreSQL server cannot be used: {said.splitlines()[0].rstrip('.')}."
    return (Unusable if isinstance(cause, FOR_THE_HOST) else CannotMigrate)(told)


async def is_server_current(url: str) -> bool:
    """True when there is nothing to migrate. CannotMigrate where it cannot be asked."""
    return await revision_of(url) == revisions()[0]


class Examined(NamedTuple):
    """A database on a server: the server's version, its bytes, its revision, how many tables were opened.

    Of one that is not ours, or not yet, revision is None. `drained`: no more are opened for now.
    """

    version: str
    size: int
    revision: str | None
    tables: int
    drained: bool


async def examine_server(url: str) -> Examined:
    """What a database on a server is. CannotMigrate where it cannot be asked."""
    revision = await revision_of(url)
    try:
        async with asking(url) as connection:
            version = await connection.fetchval("SHOW server_version")
            size = await connection.fetchval("SELECT pg_database_size(current_database())")
            opened = 0 if revision is None else await connection.fetchval("SELECT count(*) FROM tables")
            comment = await connection.fetchval("SELECT obj_description(to_regclass('tables'), 'pg_class')")
            return Examined(str(version), int(size), revision, int(opened), comment == DRAINED)
    except FAILURES as error:
        raise failed(error) from error


async def migrate_server(url: str, migrations: Path = MIGRATIONS, *, copying: bool = False) -> None:
    """Run the migrations that are missing, all in one transaction. It waits for one that migrates already.

    CannotMigrate when the database stays as it was; `copying` as for a file.
    """
    newest, _ = revisions(migrations)
    if is_as_wanted(ON_THE_SERVER, await revision_of(url), newest, copying=copying):
        return
    # Only a migration needs these, and the bot itself has them done by another process.
    from sqlalchemy.ext.asyncio import create_async_engine

    engine = create_async_engine(
        "postgresql+asyncpg://", async_creator=lambda: connect(url), poolclass=NullPool
    )
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_migrate, migrations, copying)
    except FAILURES as error:
        raise failed(error) from error
    finally:
        await engine.dispose()


def _migrate(connection: Connection, migrations: Path, copying: bool) -> None:
    """The whole of it, while nobody else migrates."""
    newest, known = revisions(migrations)
    connection.execute(text(f"SET LOCAL lock_timeout = '{MIGRATING_SECONDS:.0f}s'"))
    connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCKS}, {MIGRATING})"))
    present = present_revision(connection)
    if is_as_wanted(ON_THE_SERVER, present, newest, copying=copying):
        return
    encoding = connection.scalar(text("SHOW server_encoding"))
    if encoding != "UTF8":
        raise Unusable(f"{ON_THE_SERVER} keeps its texts as {encoding}: make one with UTF8.")
    if present is None and inspect(connection).get_table_names():
        raise Unusable(f"{ON_THE_SERVER} is of something else: Yo-ho-ho did not make its tables.")
    if present is not None and present not in known:
        raise Unusable(
            f"{ON_THE_SERVER} was written by a newer version of the bot (revision {present}): run "
            "that version, or put back what pg_dump copied before."
        )
    log.info("PostgreSQL: from revision %s to %s", present, newest)
    upgrade(connection, migrations, half=copying and present is None)
