"""The host's commands besides running the bot; each returns what to print."""

from __future__ import annotations

import argparse
import asyncio
from contextlib import closing
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Final

from bot.database_url import file_of, normalize_url, on_server
from bot.errors import Unavailable, Unusable
from bot.store import Store, lease_of
from bot.store.backup import CannotCopy, Found, back_up, restore
from bot.store.copying import Copied, copy_all, digest_of
from bot.store.deletion_requests import DeletionRequests
from bot.store.lease import Lease
from bot.tables.boards import Boards
from bot.tables.removed_servers import KEPT


class HostError(Exception):
    """An error with a message for the host, printed without a traceback."""

    def __init__(self, sentence: str, code: int) -> None:
        super().__init__(sentence)
        self.code = code


NOT_ON_A_SERVER: Final = {
    "backup": 'copy it with `pg_dump --format=custom --file FILE "$DATABASE_URL"`, also while the bot runs.',
    "restore": "stop the bot, then put back what pg_dump copied, with pg_restore.",
}
"""The messages of commands that work on SQLite files only."""
EMPTIED: Final = (
    "The database would be an SQLite file, and this host (DYNO is set) empties its disk at every restart: "
    "every match would be lost. Have DATABASE_URL name a PostgreSQL database (on Heroku: `heroku "
    "addons:create heroku-postgresql`), or set KEEPS_DISK=on if this disk stays."
)


def run_database_command(asked: argparse.Namespace, url: str) -> str | None:
    """Run a command about the database and return its report; None for any other command.

    Raises:
        HostError, CannotHold: the message says what the host can do.
        Unavailable: the database failed.
    """
    if asked.command == "recount":
        return recount(url)
    if asked.command == "copy":
        return copy(asked.source, asked.target)
    if asked.command == "drain":
        return drain(url, off=asked.off)
    if asked.command not in NOT_ON_A_SERVER:
        return None
    file = _file(url, asked.command)
    return backup(file, asked.file) if asked.command == "backup" else put_back(file, asked.file)


def _file(url: str, command: str) -> Path:
    """Return the SQLite file for this command.

    Raises:
        HostError: the database is on a server.
    """
    if on_server(url):
        raise HostError(f"The database is on a PostgreSQL server: {NOT_ON_A_SERVER[command]}", 2)
    return file_of(url)


def start_error(error: Unavailable) -> HostError:
    """Return the error for a database that fails at the start; the exit code says if a restart may help."""
    return HostError(str(error), 2 if isinstance(error, Unusable) else 1)


def drain(url: str, *, off: bool) -> str:
    """Begin or end the drain, and return the report.

    Raises:
        Unavailable: the database failed.
    """
    marker = Store.at(url).drain
    if off:
        asyncio.run(marker.end())
        return "Tables can be opened again."
    asyncio.run(marker.begin())
    return (
        "From now on the bot opens no new tables, and says so; those that are open go on. "
        "`python -m bot drain --off` ends that, and so does the next start."
    )


def backup(database: Path, to: Path) -> str:
    """Copy the database to a new file, and return the report.

    Raises:
        HostError: the database cannot be copied.
    """
    try:
        return f"{to}: {_summary(back_up(database, to))}. `python -m bot restore {to}` puts it back."
    except CannotCopy as error:
        raise HostError(str(error), 2) from None


def put_back(database: Path, source: Path) -> str:
    """Replace the database by a backup while no bot runs on it, and return the report.

    Raises:
        HostError: the bot is running, or the backup cannot be used.
        CannotHold: the lease cannot be read.
    """
    with closing(Lease(database)) as lease:
        if not lease.take():
            raise HostError(
                f"The bot is running ({lease.last_holder}): stop it, then restore. Nothing changed.", 2
            )
        try:
            found, kept = restore(database, source)
        except CannotCopy as error:
            raise HostError(f"{error} Nothing was restored.", 2) from None
    before = "There was none before." if kept is None else f"The one that stood there is now {kept}."
    return f"{database} is what {source} holds: {_summary(found)}. {before} {_deletion_note(database, found)}"


def _deletion_note(database: Path, found: Found) -> str:
    """Return the note for the host about deleted people whom the restored backup may contain."""
    requests = DeletionRequests(database)
    try:
        asked = requests.all()
    except (OSError, ValueError) as error:
        return (
            f"{requests.file} cannot be read ({error}): put that right before you start the bot, "
            "or whoever has asked to be deleted is in it again."
        )
    notice = "Whoever has asked to be deleted is deleted from it as the bot starts. " if asked else ""
    if found.last_move is not None and found.last_move < datetime.now(UTC) - KEPT:
        notice += (
            f"Its last move was made on {found.last_move:%Y-%m-%d}: whoever was deleted after that and more "
            f"than {KEPT.days} days ago is in it again. "
        )
    return f"{notice}You can start the bot."


def recount(url: str) -> str:
    """Recompute the sums and ratings of all leaderboards while no bot is running, and return the report.

    Raises:
        HostError: there is no database, or the bot is running.
        CannotHold: the lease cannot be read.
        Unavailable: the database failed.
    """
    if not on_server(url) and not file_of(url).exists():
        raise HostError(f"There is no {file_of(url)}: the bot has not been started yet.", 2)
    with closing(lease_of(url)) as lease:
        if not lease.take():
            raise HostError(
                f"The bot is running ({lease.last_holder}): stop it, then recount. Nothing changed.", 2
            )
        servers = asyncio.run(_recount_all(url))
    return f"The leaderboards of {'1 server' if servers == 1 else f'{servers} servers'} were counted anew."


def copy(source: str, target: str) -> str:
    """Copy one database to another while no bot runs on either, and return the report.

    An interrupted copy is continued.

    Raises:
        HostError: an address cannot be used, a database is in use, or a database cannot be copied.
        CannotHold: a lease cannot be read.
        Unavailable: the database failed.
    """
    try:
        urls = normalize_url(source), normalize_url(target)
    except ValueError as error:
        raise HostError(f"An address {error}", 2) from None
    if not on_server(urls[0]) and not file_of(urls[0]).exists():
        raise HostError(f"There is no {file_of(urls[0])}.", 2)
    with closing(lease_of(urls[0])) as ours, closing(lease_of(urls[1])) as theirs:
        for lease, which in ((ours, "first"), (theirs, "second")):
            if not lease.take():
                raise HostError(
                    f"The {which} database is in use ({lease.last_holder}): stop that. Nothing changed.", 2
                )
        try:
            copied = asyncio.run(_copy_all(*urls))
        except CannotCopy as error:
            raise HostError(str(error), 2) from None
    rows = sum(table.rows for table in copied)
    return f"{rows} rows of {len(copied)} tables, the same on both sides: {digest_of(copied)}."


async def _copy_all(source: str, target: str) -> list[Copied]:
    stores = [await Store.open(source), await Store.open(target, copying=True)]
    try:
        return await copy_all(*(store.database for store in stores))
    finally:
        for store in stores:
            await store.close()


async def _recount_all(url: str) -> int:
    store = await Store.open(url)
    try:
        return await Boards(store, partial(datetime.now, UTC)).recount_all()
    finally:
        await store.close()


def _summary(found: Found) -> str:
    size = found.size / 1_000_000
    tables = "1 table" if found.tables == 1 else f"{found.tables} tables"
    return f"{size:.1f} MB, {tables}, schema {found.revision}, looked through and whole"
