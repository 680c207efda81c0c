"""What a host asks for on the command line beside the bot itself; each returns what to print."""

from __future__ import annotations

import argparse
import asyncio
from contextlib import closing
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Final

from bot.address import file_of, known_url, on_server
from bot.errors import Unavailable
from bot.store import Store
from bot.store.backup import CannotCopy, Found, back_up, restore
from bot.store.copying import Copied, copy_all, digest_of
from bot.store.deletion_requests import DeletionRequests
from bot.store.drain import drain_of
from bot.store.lease import Lease, lease_of
from bot.store.migrate import Unusable
from bot.tables.boards import Boards
from bot.tables.removed import KEPT


class Failed(Exception):
    """What the person at the keyboard must know, fit to print; a traceback would add nothing."""

    def __init__(self, sentence: str, code: int) -> None:
        super().__init__(sentence)
        self.code = code


NOT_ON_A_SERVER: Final = {
    "backup": 'copy it with `pg_dump --format=custom --file FILE "$DATABASE_URL"`, also while the bot runs.',
    "restore": "stop the bot, then put back what pg_dump copied, with pg_restore.",
}
"""What the commands about an SQLite file say where there is none."""
EMPTIED: Final = (
    "The database would be an SQLite file, and this host (DYNO is set) empties its disk at every restart: "
    "every match would be lost. Have DATABASE_URL name a PostgreSQL database (on Heroku: `heroku "
    "addons:create heroku-postgresql`), or set KEEPS_DISK=on if this disk stays."
)


def told(asked: argparse.Namespace, url: str) -> str | None:
    """What a command about the database has done; None where something else is asked for.

    Failed, CannotHold, Unavailable.
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
    """The SQLite file this command is about. Failed where the database is on a server."""
    if on_server(url):
        raise Failed(f"The database is on a PostgreSQL server: {NOT_ON_A_SERVER[command]}", 2)
    return file_of(url)


def failed(error: Unavailable) -> Failed:
    """What a database that fails at the start comes to: to start again helps, or the host must act."""
    return Failed(str(error), 2 if isinstance(error, Unusable) else 1)


def drain(url: str, *, off: bool) -> str:
    """Begin or end the drain. Unavailable."""
    marker = drain_of(url)
    if off:
        asyncio.run(marker.end())
        return "Tables can be opened again."
    asyncio.run(marker.begin())
    return (
        "From now on the bot opens no new tables, and says so; those that are open go on. "
        "`python -m bot drain --off` ends that, and so does the next start."
    )


def backup(database: Path, to: Path) -> str:
    """Copy the database to a new file. Failed."""
    try:
        return f"{to}: {_told(back_up(database, to))}. `python -m bot restore {to}` puts it back."
    except CannotCopy as error:
        raise Failed(str(error), 2) from None


def put_back(database: Path, source: Path) -> str:
    """Put a backup in the place of the database, while no bot runs on it. Failed, CannotHold."""
    with closing(Lease(database)) as lease:
        if not lease.take():
            raise Failed(f"The bot is running ({lease.told}): stop it, then restore. Nothing changed.", 2)
        try:
            found, kept = restore(database, source)
        except CannotCopy as error:
            raise Failed(f"{error} Nothing was restored.", 2) from None
    before = "There was none before." if kept is None else f"The one that stood there is now {kept}."
    return f"{database} is what {source} holds: {_told(found)}. {before} {_deleted_again(database, found)}"


def _deleted_again(database: Path, found: Found) -> str:
    """What becomes, in a copy that was put back, of those who have asked to be deleted."""
    requests = DeletionRequests(database)
    try:
        asked = requests.all()
    except (OSError, ValueError) as error:
        return (
            f"{requests.file} cannot be read ({error}): put that right before you start the bot, "
            "or whoever has asked to be deleted is in it again."
        )
    told = "Whoever has asked to be deleted is deleted from it as the bot starts. " if asked else ""
    if found.last_move is not None and found.last_move < datetime.now(UTC) - KEPT:
        told += (
            f"Its last move was made on {found.last_move:%Y-%m-%d}: whoever was deleted after that and more "
            f"than {KEPT.days} days ago is in it again. "
        )
    return f"{told}You can start the bot."


def recount(url: str) -> str:
    """Make the sums and ratings of all leaderboards anew, while no bot runs on them.

    Failed, CannotHold, Unavailable.
    """
    if not on_server(url) and not file_of(url).exists():
        raise Failed(f"There is no {file_of(url)}: the bot has not been started yet.", 2)
    with closing(lease_of(url)) as lease:
        if not lease.take():
            raise Failed(f"The bot is running ({lease.told}): stop it, then recount. Nothing changed.", 2)
        servers = asyncio.run(_recounted(url))
    return f"The leaderboards of {'1 server' if servers == 1 else f'{servers} servers'} were counted anew."


def copy(source: str, target: str) -> str:
    """Copy everything from one database to another one, while no bot runs on either.

    What was cut short is gone on with. Failed, CannotHold, Unavailable.
    """
    try:
        urls = known_url(source), known_url(target)
    except ValueError as error:
        raise Failed(f"An address {error}", 2) from None
    if not on_server(urls[0]) and not file_of(urls[0]).exists():
        raise Failed(f"There is no {file_of(urls[0])}.", 2)
    with closing(lease_of(urls[0])) as ours, closing(lease_of(urls[1])) as theirs:
        for lease, which in ((ours, "first"), (theirs, "second")):
            if not lease.take():
                raise Failed(f"The {which} database is in use ({lease.told}): stop that. Nothing changed.", 2)
        try:
            copied = asyncio.run(_copied(*urls))
        except CannotCopy as error:
            raise Failed(str(error), 2) from None
    rows = sum(one.rows for one in copied)
    return f"{rows} rows of {len(copied)} tables, the same on both sides: {digest_of(copied)}."


async def _copied(source: str, target: str) -> list[Copied]:
    stores = [await Store.open(source), await Store.open(target, copying=True)]
    try:
        return await copy_all(*(store.database for store in stores))
    finally:
        for store in stores:
            await store.close()


async def _recounted(url: str) -> int:
    store = await Store.open(url)
    try:
        return await Boards(store, partial(datetime.now, UTC)).recount_all()
    finally:
        await store.close()


def _told(found: Found) -> str:
    size = found.size / 1_000_000
    tables = "1 table" if found.tables == 1 else f"{found.tables} tables"
    return f"{size:.1f} MB, {tables}, schema {found.revision}, looked through and whole"
