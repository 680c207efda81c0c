"""The migrations lead to the same schema on a server as in a file, or change nothing."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, NullPool
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store import Store, schema
from bot.store.migrate import CannotMigrate, Unusable
from bot.store.migrate_server import examine_server, migrate_server, revision_of
from bot.store.postgres_connect import connect
from tests.bot.store.store_values import lobby
from tests.bot.test_migrations import REVISIONS, ours_up_to
from tests.postgresql.databases import database, said


@pytest.fixture
async def empty(server: str) -> AsyncIterator[str]:
    """Yield the address of an empty database."""
    async with database(server, f"empty_{os.getpid()}", template="template0") as url:
        yield url


async def asked(url: str, question: Callable[[Connection], Any]) -> Any:
    engine = create_async_engine(
        "postgresql+asyncpg://", async_creator=lambda: connect(url), poolclass=NullPool
    )
    async with engine.connect() as connection:
        return await connection.run_sync(question)


def differences(connection: Connection) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))


async def test_migrations_lead_to_the_schema(empty: str) -> None:
    assert await revision_of(empty) is None
    await migrate_server(empty)
    assert await asked(empty, differences) == []
    assert await revision_of(empty) == REVISIONS[-1]
    assert (await examine_server(empty)).tables == 0


async def test_a_fixture_is_played_once(empty: str) -> None:
    """The schema does not state this constraint for PostgreSQL: the migration does."""
    await migrate_server(empty)
    connection = await connect(empty)
    asking = "SELECT indexdef FROM pg_indexes WHERE indexname = 'uq_tables_championship_id_fixture'"
    told = await connection.fetchval(asking)
    await connection.close()
    assert "UNIQUE" in told
    assert "WHERE" in told
    assert "lobby" in told


async def test_two_first_starts_at_once_make_one_database(empty: str) -> None:
    stores = await asyncio.gather(*(Store.open(empty) for _ in range(4)))
    for store in stores:
        await lobby(store)
    assert len(await stores[0].tables.live()) == 4
    for store in stores:
        await store.close()


async def test_an_older_database_is_brought_up_to_date(empty: str, tmp_path: Path) -> None:
    await migrate_server(empty, ours_up_to("0008", tmp_path / "before"))
    assert await revision_of(empty) == "0008"
    await migrate_server(empty)
    assert await asked(empty, differences) == []


async def test_a_migration_that_fails_changes_nothing(empty: str, tmp_path: Path) -> None:
    folder = ours_up_to(REVISIONS[-1], tmp_path / "coming")
    (folder / "versions" / "next.py").write_text(
        f'from alembic import op\nrevision = "next"\ndown_revision = "{REVISIONS[-1]}"\n'
        'def upgrade():\n    op.drop_table("facts")\n    op.execute("nonsense")\n',
        encoding="utf-8",
    )
    await migrate_server(empty)
    with pytest.raises(CannotMigrate, match="nonsense"):
        await migrate_server(empty, folder)
    assert await asked(empty, differences) == []


async def test_a_database_made_for_a_copy_is_refused_until_copied(empty: str) -> None:
    """A copy killed before it has copied anything leaves nothing a start would take for a new database."""
    await migrate_server(empty, copying=True)
    assert await asked(empty, differences) == []
    with pytest.raises(Unusable, match="half of a copy"):
        await Store.open(empty)
    await migrate_server(empty, copying=True)


@pytest.mark.parametrize(
    ("spoilt", "told"),
    [
        (["UPDATE alembic_version SET version_num = '9999'"], "newer version"),
        (["DROP TABLE alembic_version"], "something else"),
    ],
)
async def test_a_newer_or_foreign_database_is_refused(server_url: str, spoilt: list[str], told: str) -> None:
    await said(server_url, *spoilt)
    with pytest.raises(Unusable, match=told):
        await Store.open(server_url)


async def test_a_database_with_another_encoding_is_refused(server: str) -> None:
    name = f"latin_{os.getpid()}"
    made = f"CREATE DATABASE {name} TEMPLATE template0 ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C'"
    await said(server, f"DROP DATABASE IF EXISTS {name}", made)
    url = server.replace("/postgres", f"/{name}")
    with pytest.raises(Unusable, match="LATIN1"):
        await migrate_server(url)
    await said(server, f"DROP DATABASE {name}")
