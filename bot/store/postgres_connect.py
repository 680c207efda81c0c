"""How a session on a PostgreSQL server is begun, and what is wrong with an address where none can be."""

from __future__ import annotations

import asyncio
import os
import ssl
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final
from urllib.parse import parse_qs, urlsplit

import asyncpg

from bot.store.postgres_failures import CONNECTING

ANSWERING: Final = 2.0
"""How long the server may take to answer what is asked for a click."""
ASKING: Final = 5.0
"""How long it may take for all that a start or a command of the host asks in one session."""

SESSION: Final = {
    "application_name": "yo-ho-ho",
    "client_encoding": "UTF8",
    "extra_float_digits": "1",
    "default_transaction_isolation": "read committed",
    "synchronous_commit": "on",
    "jit": "off",
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
}
"""What holds in our sessions, whatever the server has by default or an address says.

A machine that is gone is found out by the server within twelve seconds, and what it held is free; and nothing
on the way to the server takes a session for a dead one in which nobody has asked anything for an hour.
"""

NOT_UNDERSTOOD: Final = (
    ValueError,
    OverflowError,
    asyncpg.UndefinedObjectError,
    asyncpg.InvalidParameterValueError,
    asyncpg.CantChangeRuntimeParamError,
)
"""What an address comes to that names no machine, no port, an option nobody knows, or no value of one."""

FILES: Final = ("sslrootcert", "sslcert", "sslkey", "sslcrl")
"""The options of an address that name files; each has a variable of the environment, too."""
NOT_READ: Final = (FileNotFoundError, NotADirectoryError, IsADirectoryError, PermissionError)
NO_TLS: Final = "rejected SSL upgrade"
"""What the driver says of a server that has none."""


async def connect(
    url: str, patience: float = CONNECTING, settings: Mapping[str, str] = SESSION
) -> asyncpg.Connection:
    """A session of ours, within so many seconds. asyncpg's errors, OSError, TimeoutError."""
    try:
        return await asyncpg.connect(url, timeout=patience, server_settings=dict(settings))
    except NOT_UNDERSTOOD as error:
        raise asyncpg.ClientConfigurationError(str(error)) from error
    except OSError as error:
        told = _wrong_with_tls(url, error)
        if told is None:
            raise
        raise asyncpg.ClientConfigurationError(told) from error


def _wrong_with_tls(url: str, error: OSError) -> str | None:
    """What the host must change of the certificates or of `sslmode`; None where something else has failed."""
    options = parse_qs(urlsplit(url).query)
    files = {name: options.get(name, [os.environ.get(f"PG{name.upper()}", "")])[-1] for name in FILES}
    if isinstance(error, NOT_READ):
        for name, file in files.items():
            if file and not (Path(file).is_file() and os.access(file, os.R_OK)):
                return f"{name} names {file}, a file that cannot be read"
    if type(error) is ssl.SSLError:  # a connection that was cut amid it is one of the kinds below
        given = " and ".join(name for name, file in files.items() if file)
        return f"{given or 'TLS'} cannot be used: {error}"
    if NO_TLS in str(error):
        return "it has no TLS, which sslmode asks for"
    return None


@asynccontextmanager
async def asking(url: str) -> AsyncIterator[asyncpg.Connection]:
    """A session for a few questions, all answered within ASKING seconds. As `connect`."""
    connection = await connect(url)
    try:
        async with asyncio.timeout(ASKING):
            yield connection
    finally:
        await connection.close(timeout=ANSWERING)
