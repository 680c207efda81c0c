"""Convert a database back to an older schema, as an older version of the bot would have left it."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Final

from bot.store.migrate import MIGRATIONS, migrate, revisions

OLDEST: Final = 9
"""The first revision whose tables hold all that a match of today needs."""


_POSTS: Final = """
    INSERT INTO main.posts (table_id, championship_id, kind, seat, channel_id, message_id, posted_at)
    SELECT table_id, championship_id,
        CASE WHEN reader = 0 THEN kind ELSE kind || ' ' || reader END || '/' || epoch || CASE
            WHEN is_sending THEN '~'
            WHEN EXISTS (
                SELECT 1 FROM newer.slots AS later
                WHERE later.table_id IS slots.table_id AND later.championship_id IS slots.championship_id
                AND later.kind = slots.kind AND later.reader = slots.reader
                AND NOT later.is_sending AND later.id > slots.id
            ) THEN '~' || message_id
            ELSE ''
        END,
        CASE WHEN reader = 0 THEN -1 ELSE 0 END, channel_id, message_id, posted_at
    FROM newer.slots WHERE true ON CONFLICT DO NOTHING
"""
"""Stores messages as versions before 0017 did: kind, reader, epoch and state in one text."""


def make_older(file: Path, rng: Random) -> str:
    """Convert this database to a random older revision, keep all rows that fit, and return the revision."""
    scripts = sorted((MIGRATIONS / "versions").glob("[0-9]*.py"))
    kept = rng.randrange(OLDEST, len(scripts))
    folder = file.parent / "older"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(MIGRATIONS, folder, ignore=shutil.ignore_patterns("__pycache__"))
    for script in scripts[kept:]:
        (folder / "versions" / script.name).unlink()
    older = folder / file.name
    migrate(older, folder)
    _copy(file, older)
    for ending in ("-wal", "-shm"):
        file.with_name(file.name + ending).unlink(missing_ok=True)
    older.rename(file)
    for backup in file.parent.glob(f"{file.name}.before-*"):
        backup.unlink()
    return revisions(folder)[0]


def _copy(file: Path, older: Path) -> None:
    with closing(sqlite3.connect(older, isolation_level=None)) as into:
        into.execute("PRAGMA foreign_keys = OFF")
        into.execute("ATTACH ? AS newer", (str(file),))
        found = into.execute("SELECT name FROM main.sqlite_master WHERE type = 'table'").fetchall()
        into.execute("BEGIN")
        for (name,) in found:
            known = _columns(into, "newer", name)
            names = ", ".join(f'"{one}"' for one in _columns(into, "main", name) if one in known)
            if names and name != "alembic_version":
                into.execute(f'DELETE FROM main."{name}"')
                into.execute(f'INSERT INTO main."{name}" ({names}) SELECT {names} FROM newer."{name}"')
        if _columns(into, "main", "posts"):
            into.execute(_POSTS)
        into.execute("COMMIT")
        into.execute("DETACH newer")
        into.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        into.execute("PRAGMA journal_mode = DELETE")


def _columns(connection: sqlite3.Connection, schema: str, name: str) -> list[str]:
    return [row[1] for row in connection.execute(f'PRAGMA {schema}.table_info("{name}")')]
