"""The migrations lead to the same schema on a server as in a file, or change nothing."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import NullPool, create_engine, text

from bot.store import Store, schema
from bot.store.migrate import (
    MIGRATIONS,
    CannotMigrate,
    Unusable,
    examine_server,
    migrate_server,
    prepare,
    server_revision,
)
from bot.store.postgres_connect import open_session
from bot.store.tables import list_live_tables
from tests.bot.store.store_values import lobby
from tests.bot.test_migrations import REVISIONS, copy_migrations
from tests.postgresql.databases import database, said


@pytest.fixture
def empty(server: str) -> Iterator[str]:
    """Yield the address of an empty database."""
    with database(server, f"empty_{os.getpid()}", template="template0") as url:
        yield url


def differences(url: str) -> list[Any]:
    engine = create_engine("postgresql+psycopg://", creator=lambda: open_session(url), poolclass=NullPool)
    with engine.connect() as connection:
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))


def asked(url: str, question: str) -> Any:
    """Return the only value that the database answers."""
    engine = create_engine("postgresql+psycopg://", creator=lambda: open_session(url), poolclass=NullPool)
    with engine.connect() as connection:
        return connection.scalar(text(question))


def test_migrations_lead_to_the_schema(empty: str) -> None:
    assert server_revision(empty) is None
    migrate_server(empty)
    assert differences(empty) == []
    assert server_revision(empty) == REVISIONS[-1]
    assert examine_server(empty).tables == 0


def test_ids_of_people_are_larger_than_discord_ids_of_stand_ins(empty: str) -> None:
    migrate_server(empty)
    assert asked(empty, "SELECT nextval('people_id_seq')") == 10**12 + 1


def test_a_fixture_is_played_once(empty: str) -> None:
    """The schema does not state this constraint for PostgreSQL: the migration does."""
    migrate_server(empty)
    told = asked(
        empty, "SELECT indexdef FROM pg_indexes WHERE indexname = 'uq_tables_championship_id_fixture'"
    )
    assert "UNIQUE" in told
    assert "WHERE" in told
    assert "lobby" in told


async def test_two_first_starts_at_once_make_one_database(empty: str) -> None:
    stores = await asyncio.gather(*(Store.open(empty) for _ in range(4)))
    for store in stores:
        await lobby(store)
    assert len(await stores[0].read(list_live_tables)) == 4
    for store in stores:
        await store.close()


def test_a_migration_that_fails_changes_nothing(empty: str, tmp_path: Path) -> None:
    folder = copy_migrations(tmp_path / "coming")
    (folder / "versions" / "next.py").write_text(
        f'from alembic import op\nrevision = "next"\ndown_revision = "{REVISIONS[-1]}"\n'
        'def upgrade():\n    op.drop_table("facts")\n    op.execute("nonsense")\n',
        encoding="utf-8",
    )
    migrate_server(empty)
    with pytest.raises(CannotMigrate, match="nonsense"):
        migrate_server(empty, folder)
    assert differences(empty) == []
    assert server_revision(empty) == REVISIONS[-1]


def test_a_later_migration_is_run(empty: str, tmp_path: Path) -> None:
    folder = copy_migrations(tmp_path / "coming")
    (folder / "versions" / "next.py").write_text(
        f'import sqlalchemy as sa\nfrom alembic import op\nrevision = "next"\n'
        f'down_revision = "{REVISIONS[-1]}"\n'
        'def upgrade():\n    op.add_column("tables", sa.Column("motto", sa.String()))\n',
        encoding="utf-8",
    )
    migrate_server(empty)
    migrate_server(empty, folder)
    assert server_revision(empty) == "next"
    with pytest.raises(Unusable, match="newer version"):
        migrate_server(empty, MIGRATIONS)


def test_a_database_made_for_a_copy_is_refused_until_copied(empty: str) -> None:
    """A copy killed before it has copied anything leaves nothing a start would take for a new database."""
    migrate_server(empty, copying=True)
    assert differences(empty) == []
    with pytest.raises(Unusable, match="half of a copy"):
        prepare(empty)
    migrate_server(empty, copying=True)


@pytest.mark.parametrize(
    ("spoilt", "told"),
    [
        (["UPDATE alembic_version SET version_num = '9999'"], "newer version"),
        (["DROP TABLE alembic_version"], "something else"),
    ],
)
def test_a_newer_or_foreign_database_is_refused(server_url: str, spoilt: list[str], told: str) -> None:
    said(server_url, *spoilt)
    with pytest.raises(Unusable, match=told):
        prepare(server_url)


def test_a_database_with_another_encoding_is_refused(server: str) -> None:
    name = f"latin_{os.getpid()}"
    made = f"CREATE DATABASE {name} TEMPLATE template0 ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C'"
    said(server, f"DROP DATABASE IF EXISTS {name}", made)
    url = server.replace("/postgres", f"/{name}")
    with pytest.raises(Unusable, match="LATIN1"):
        migrate_server(url)
    said(server, f"DROP DATABASE {name}")
