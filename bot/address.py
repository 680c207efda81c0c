"""Which database an address names."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Final

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

SERVER: Final = "postgresql"
BESIDE: Final = Path("var/postgresql")
"""Of a database on a server: what is kept in files here lies beside this, and has this name and more."""
NO_ADDRESS: Final = (
    "must be an address such as sqlite:///var/yohoho.db or postgresql://user:password@host/name, with %40 "
    "where the password has an @."
)
NO_DRIVER: Final = (
    "names a PostgreSQL server, which takes a few packages more: "
    "python -m pip install --editable '.[postgres]'"
)


def on_server(url: str) -> bool:
    """True for a database on a PostgreSQL server, False for an SQLite file."""
    return make_url(url).get_backend_name() == SERVER


def _server_url(parts: URL) -> str:
    """The address of a PostgreSQL server as its driver understands it. ValueError for what cannot be used."""
    if find_spec("asyncpg") is None:
        raise ValueError(NO_DRIVER)
    if not parts.database:
        raise ValueError("must name a database, after the last slash: postgresql://user:password@host/name.")
    if "@" in f"{parts.host}{parts.database}":
        raise ValueError(NO_ADDRESS)
    if not 0 < (parts.port or 1) < 65536:
        raise ValueError("must name a port from 1 to 65535, or none.")
    # The driver binds the channel wherever the server can, and takes the word for a setting of the server.
    known = parts.difference_update_query(["channel_binding"])
    return known.set(drivername=SERVER).render_as_string(hide_password=False)


def known_url(url: str) -> str:
    """The address of a database as the store understands it. ValueError, which begins as a setting's does."""
    try:
        parts = make_url(url)
    except (ArgumentError, ValueError):  # what is no port may be the end of a password
        raise ValueError(NO_ADDRESS) from None
    if parts.get_backend_name() in (SERVER, "postgres"):
        return _server_url(parts)
    if parts.get_backend_name() != "sqlite":
        raise ValueError("names another database than SQLite (sqlite:///<file>) or postgresql://...")
    if parts.database in (None, "", ":memory:") or parts.query:
        raise ValueError("must name a file (sqlite:///<file>): in memory, a restart would lose every match.")
    return parts.set(drivername="sqlite+aiosqlite").render_as_string(hide_password=False)


def file_of(url: str) -> Path:
    """The file `url` names (sqlite+aiosqlite:///<file>); ValueError for anything else."""
    parts = make_url(url)
    if parts.drivername != "sqlite+aiosqlite" or parts.database in (None, "", ":memory:"):
        raise ValueError("only an SQLite file is one: sqlite+aiosqlite:///<file>")
    return Path(parts.database).resolve()


def beside(url: str) -> Path:
    """What lies beside a database has this name and more: the file itself, if it is one."""
    return BESIDE.resolve() if on_server(url) else file_of(url)
