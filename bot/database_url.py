"""Parsing of database URLs."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Final

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

SERVER: Final = "postgresql"
BESIDE: Final = Path("var/postgresql")
"""For a database on a server: the path prefix of local files that lie beside an SQLite file otherwise."""
NO_ADDRESS: Final = (
    "must be an address such as sqlite:///var/yohoho.db or postgresql://user:password@host/name, with %40 "
    "where the password has an @."
)
NO_DRIVER: Final = (
    "names a PostgreSQL server, which takes a few packages more: "
    "python -m pip install --editable '.[postgres]'"
)


def on_server(url: str) -> bool:
    """Return whether this URL names a PostgreSQL server; if not, it names an SQLite file."""
    return make_url(url).get_backend_name() == SERVER


def _server_url(parts: URL) -> str:
    """Return the URL of a PostgreSQL server in the form its driver reads.

    Raises:
        ValueError: the URL cannot be used.
    """
    if find_spec("psycopg") is None:
        raise ValueError(NO_DRIVER)
    if not parts.database:
        raise ValueError("must name a database, after the last slash: postgresql://user:password@host/name.")
    if "@" in f"{parts.host}{parts.database}":
        raise ValueError(NO_ADDRESS)
    if not 0 < (parts.port or 1) < 65536:
        raise ValueError("must name a port from 1 to 65535, or none.")
    return parts.set(drivername=SERVER).render_as_string(hide_password=False)


def normalize_url(url: str) -> str:
    """Return the URL of a database in the form the store reads.

    Raises:
        ValueError: the URL cannot be used; the message continues a sentence that begins with the setting.
    """
    try:
        parts = make_url(url)
    except (ArgumentError, ValueError):  # do not show the error: an invalid port may be part of a password
        raise ValueError(NO_ADDRESS) from None
    if parts.get_backend_name() in (SERVER, "postgres"):
        return _server_url(parts)
    if parts.get_backend_name() != "sqlite":
        raise ValueError("names another database than SQLite (sqlite:///<file>) or postgresql://...")
    if parts.database in (None, "", ":memory:") or parts.query:
        raise ValueError("must name a file (sqlite:///<file>): in memory, a restart would lose every match.")
    return parts.set(drivername="sqlite+aiosqlite").render_as_string(hide_password=False)


def file_of(url: str) -> Path:
    """Return the file that `url` names (sqlite+aiosqlite:///<file>).

    Raises:
        ValueError: the URL is not of this form.
    """
    parts = make_url(url)
    if parts.drivername != "sqlite+aiosqlite" or parts.database in (None, "", ":memory:"):
        raise ValueError("only an SQLite file is one: sqlite+aiosqlite:///<file>")
    return Path(parts.database).resolve()


def local_prefix(url: str) -> Path:
    """Return the path prefix of files kept beside a database: for SQLite, the path of the database file."""
    return BESIDE.resolve() if on_server(url) else file_of(url)
