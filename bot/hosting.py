"""What a host asks for on the command line beside the bot itself; each returns what to print."""

from __future__ import annotations

import asyncio
from contextlib import closing
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from bot.errors import Unavailable
from bot.store import Store
from bot.store.backup import CannotCopy, Found, back_up, restore
from bot.store.deletion_requests import DeletionRequests
from bot.store.drain import Drain
from bot.store.lease import Lease
from bot.store.migrate import Unusable
from bot.tables.boards import Boards
from bot.tables.removed import KEPT


class Failed(Exception):
    """What the person at the keyboard must know, fit to print; a traceback would add nothing."""

    def __init__(self, sentence: str, code: int) -> None:
        super().__init__(sentence)
        self.code = code


def failed(error: Unavailable) -> Failed:
    """What a database that fails at the start comes to: to start again helps, or the host must act."""
    return Failed(str(error), 2 if isinstance(error, Unusable) else 1)


def drain(database: Path, *, off: bool = False) -> str:
    """Begin or end the drain. Failed."""
    marker = Drain(database)
    try:
        if off:
            marker.end()
            return "Tables can be opened again."
        marker.begin()
    except OSError as error:
        raise Failed(f"{marker.file} cannot be changed: {error}", 2) from None
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


def recount(database: Path) -> str:
    """Make the sums and ratings of all leaderboards anew, while no bot runs on them. Failed, CannotHold."""
    if not database.exists():
        raise Failed(f"There is no {database}: the bot has not been started yet.", 2)
    with closing(Lease(database)) as lease:
        if not lease.take():
            raise Failed(f"The bot is running ({lease.told}): stop it, then recount. Nothing changed.", 2)
        try:
            servers = asyncio.run(_recounted(database))
        except Unavailable as error:
            raise failed(error) from None
    return f"The leaderboards of {'1 server' if servers == 1 else f'{servers} servers'} were counted anew."


async def _recounted(database: Path) -> int:
    store = await Store.open(f"sqlite+aiosqlite:///{database}")
    try:
        return await Boards(store, partial(datetime.now, UTC)).recount_all()
    finally:
        await store.close()


def _told(found: Found) -> str:
    size = found.size / 1_000_000
    tables = "1 table" if found.tables == 1 else f"{found.tables} tables"
    return f"{size:.1f} MB, {tables}, schema {found.revision}, looked through and whole"
