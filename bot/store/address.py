"""Which database an address names."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import make_url

SERVER: Final = "postgresql"
BESIDE: Final = Path("var/postgresql")
"""Of a database on a server: what is kept in files here has this name and more."""


def on_server(url: str) -> bool:
    """True for a database on a PostgreSQL server, False for an SQLite file."""
    return make_url(url).get_backend_name() == SERVER


def file_of(url: str) -> Path:
    """The file `url` names (sqlite+aiosqlite:///<file>); ValueError for anything else."""
    parts = make_url(url)
    if parts.drivername != "sqlite+aiosqlite" or parts.database in (None, "", ":memory:"):
        raise ValueError("only an SQLite file is one: sqlite+aiosqlite:///<file>")
    return Path(parts.database).resolve()


def beside(url: str) -> Path:
    """What lies beside a database has this name and more: the file itself, if it is one."""
    return BESIDE.resolve() if on_server(url) else file_of(url)
