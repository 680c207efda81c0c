"""The offline checks of the host's `doctor` command, each with advice."""

from __future__ import annotations

import asyncio
import base64
import platform
import shutil
import sqlite3
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import closing
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

import aiohttp
import discord

from bot import VERSION
from bot.art.child import DrawingError
from bot.art.drawing import Art
from bot.client.permissions import NEEDED
from bot.database_url import local_prefix
from bot.errors import Unavailable
from bot.settings import Settings, env_file_warning
from bot.store import lease_of
from bot.store.backup import CannotCopy, CannotOpen, examine
from bot.store.deletion_requests import DeletionRequests
from bot.store.drain import FileDrain
from bot.store.lease import CannotHold
from bot.store.migrate import Examined, examine_server, half_made, lost, revisions
from bot.texts.sentences import LOCALES, keys

PORTAL: Final = "https://discord.com/developers/applications"
OLDEST_SQLITE: Final = (3, 35, 0)
"""The first version that supports RETURNING."""
TIGHT, FULL = 1_000_000_000, 100_000_000
"""Free bytes of the disk below which there is a warning, and below which writes will soon fail."""
OFF, FAR_OFF = 5.0, 60.0
"""Seconds between the clocks that give a warning, and an error; Discord's answer is no more exact."""
PATIENCE: Final = 10.0
BY_SERVER, BY_PERSON = "0", "1"
"""Discord's keys of what an application asks for when a server or a person installs it."""
SCOPES: Final[Mapping[str, frozenset[str]]] = {
    BY_SERVER: frozenset({"bot", "applications.commands"}),
    BY_PERSON: frozenset({"applications.commands"}),
}
"""The scopes that each kind of install needs."""


class Finding(NamedTuple):
    """The result of a check: fine, a warning, or an error that keeps the bot from working."""

    state: Literal["ok", "warn", "wrong"]
    subject: str
    text: str

    def __str__(self) -> str:
        return f"{self.state:<6}{self.subject}: {self.text}"


DRAINED: Final = Finding(
    "warn", "drain", "no new tables are opened; `python -m bot drain --off` or the next start ends that"
)


async def findings(settings: Settings) -> AsyncIterator[Finding]:
    """Yield the results of all read-only checks, which can run beside a running bot."""
    yield versions()
    yield token(settings)
    if (warning := env_file_warning()) is not None:
        yield Finding("warn", "settings", warning)
    url, file = settings.database_url, local_prefix(settings.database_url)
    if settings.on_server:
        async for finding in check_server_database(url):
            yield finding
    else:
        yield database(file)
        if await FileDrain(file).is_begun():
            yield DRAINED
    for finding in (check_lease(url), deletions(file), check_disk_kept(settings) or disk(file), languages()):
        yield finding
    yield await pictures()
    api, token_set = settings.discord_api_url or discord.http.Route.BASE, settings.discord_token
    yield await clock(api)
    if token_set is not None and application_of(token_set.get_secret_value()) is not None:
        yield await installs(api, token_set.get_secret_value())


def versions() -> Finding:
    """Check the versions of Python, discord.py, SQLite and the bot."""
    told = (
        f"Yo-ho-ho {VERSION}, Python {platform.python_version()}, "
        f"discord.py {discord.__version__}, SQLite {sqlite3.sqlite_version}, {platform.system()}"
    )
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        needed = ".".join(map(str, OLDEST_SQLITE))
        return Finding("wrong", "versions", f"{told}; SQLite must be {needed} or newer: take a newer Python.")
    return Finding("ok", "versions", told)


def token(settings: Settings) -> Finding:
    """Check that a well-formed token is set, and name its application without showing the token."""
    if settings.discord_token is None:
        told = f"DISCORD_TOKEN is not set: press Reset Token under Bot on {PORTAL}, put it into .env."
        return Finding("wrong", "token", told)
    application = application_of(settings.discord_token.get_secret_value())
    if application is None:
        told = (
            "DISCORD_TOKEN does not look like a bot's token (three parts with dots between them); a client "
            f"secret or a public key does not do. Press Reset Token under Bot on {PORTAL}."
        )
        return Finding("wrong", "token", told)
    invite = (
        f"https://discord.com/oauth2/authorize?client_id={application}"
        f"&scope=bot+applications.commands&permissions={NEEDED.value}"
    )
    return Finding("ok", "token", f"of application {application}; it is invited by {invite}")


def application_of(token: str) -> int | None:
    """Return the application id that a token contains; None if it contains none."""
    first, *others = token.split(".")
    try:
        said = base64.urlsafe_b64decode(first + "=" * (-len(first) % 4)).decode("ascii")
    except ValueError:
        return None
    return int(said) if len(others) == 2 and all(others) and said.isdigit() else None


async def installs(api: str, token: str) -> Finding:
    """Check that servers and people can install the application, with what the bot needs."""
    try:
        timeout = aiohttp.ClientTimeout(total=PATIENCE)
        async with aiohttp.ClientSession(timeout=timeout) as session:
            headers = {"Authorization": f"Bot {token}"}
            async with session.get(f"{api}/applications/@me", headers=headers) as answer:
                answer.raise_for_status()
                application = await answer.json()
    except aiohttp.ClientResponseError as error:
        return Finding("warn", "installs", f"not checked: Discord answered {error.status}")
    except (aiohttp.ClientError, OSError, TimeoutError, ValueError) as error:
        return Finding("warn", "installs", f"not checked: {error or 'no answer'}")
    return installs_finding(application.get("integration_types_config") or {})


def installs_finding(config: Mapping[str, Any]) -> Finding:
    """Return the finding about who may install the application; `config` is as Discord sends it."""
    lacking = []
    for key, name in ((BY_SERVER, "Guild Install"), (BY_PERSON, "User Install")):
        if key not in config:
            lacking.append(f"tick {name}")
            continue
        asked = (config[key] or {}).get("oauth2_install_params") or {}
        if scopes := SCOPES[key] - set(asked.get("scopes", ())):
            lacking.append(f"{name} needs the scope {' and '.join(sorted(scopes))}")
        missing = NEEDED.value & ~int(asked.get("permissions", 0))
        if key == BY_SERVER and missing:
            names = ", ".join(name.replace("_", " ") for name, lacks in discord.Permissions(missing) if lacks)
            lacking.append(f"{name} needs the permissions {names}")
    if lacking:
        return Finding("warn", "installs", f"{'; '.join(lacking)}: under Installation on {PORTAL}")
    return Finding("ok", "installs", "servers and people can add the bot")


def database(file: Path) -> Finding:
    """Check that the database is intact, belongs to the bot, and has this version's schema."""
    gone = lost(file)
    if gone is not None:
        return Finding("wrong", "database", gone)
    if not file.exists():
        return Finding("ok", "database", f"{file} is not there yet: the first start makes it.")
    try:
        found = examine(file)
    except CannotOpen as error:
        told = f"{error} End whatever else has it open, and let the bot read and write it and its folder."
        return Finding("wrong", "database", told)
    except CannotCopy as error:
        told = f"{error} Stop the bot, then `python -m bot restore FILE` with your newest backup."
        return Finding("wrong", "database", told)
    newest, known = revisions()
    told = f"{file}, {found.size / 1_000_000:.1f} MB, {found.tables} tables, schema {found.revision}, whole"
    if half := half_made(str(file), found.revision):
        return Finding("wrong", "database", half)
    if found.revision not in known:
        return Finding("wrong", "database", f"{told}; a newer version of the bot wrote it: run that version.")
    if found.revision != newest:
        return Finding("ok", "database", f"{told}; the next start brings it to {newest}, with a copy beside.")
    return Finding("ok", "database", told)


async def check_server_database(url: str) -> AsyncIterator[Finding]:
    """Check that a server's database belongs to the bot and has this version's schema; report a drain."""
    try:
        found = await asyncio.to_thread(examine_server, url)
    except Unavailable as error:
        yield Finding("wrong", "database", f"{error} Start the server, or mend DATABASE_URL.")
        return
    yield server_finding(found)
    if found.drained:
        yield DRAINED


def server_finding(found: Examined) -> Finding:
    """Return the finding about the database on a server."""
    newest, known = revisions()
    told = f"PostgreSQL {found.version}, {found.size / 1_000_000:.1f} MB"
    if found.revision is None:
        return Finding("ok", "database", f"{told}; the first start makes its tables.")
    told = f"{told}, {found.tables} tables, schema {found.revision}"
    if half := half_made("The database on the server", found.revision):
        return Finding("wrong", "database", half)
    if found.revision not in known:
        return Finding("wrong", "database", f"{told}; a newer version of the bot wrote it: run that version.")
    if found.revision != newest:
        return Finding("warn", "database", f"{told}; the next start brings it to {newest}: pg_dump first.")
    return Finding("ok", "database", f"{told}; what pg_dump copies is your backup.")


def check_lease(url: str) -> Finding:
    """Check who holds the lease."""
    try:
        with closing(lease_of(url)) as lease:
            told = f"the bot is running: {lease.last_holder}" if lease.is_held() else "the bot is not running"
        return Finding("ok", "lease", told)
    except CannotHold as error:
        return Finding("wrong", "lease", f"{error} Delete it while no bot runs.")
    except Unavailable as error:
        return Finding("wrong", "lease", str(error))


def deletions(file: Path) -> Finding:
    """Check that the list of deletion requests can be read."""
    requests = DeletionRequests(file)
    try:
        many = len(requests.all())
    except (OSError, ValueError) as error:
        told = (
            f"{requests.file} cannot be read ({error}): nobody can delete themselves, nor is anybody deleted "
            "again from an older copy that is put back. Put a copy that can be read in its place."
        )
        return Finding("wrong", "deletions", told)
    return Finding("ok", "deletions", f"{many} asked for so far are done again in a copy from before")


def check_disk_kept(settings: Settings) -> Finding | None:
    """Return the finding for a database on a server, or a disk emptied at restarts; None for other disks."""
    if settings.on_server:
        told = "the server's is looked at there; here lie pictures, and who has asked to be deleted"
        return Finding("ok", "disk", told)
    if settings.loses_disk:
        told = "this host (DYNO is set) empties its disk at every restart: take a PostgreSQL database"
        return Finding("wrong", "disk", f"{told}, or set KEEPS_DISK=on if the disk stays.")
    return None


def disk(file: Path) -> Finding:
    """Check the free space where the database is."""
    folder = next(parent for parent in file.parents if parent.exists())
    free = shutil.disk_usage(folder).free
    told = f"{free / 1_000_000_000:.1f} GB free in {folder}"
    if free < FULL:
        return Finding("wrong", "disk", f"{told}: moves can soon not be stored; make room.")
    if free < TIGHT:
        return Finding("warn", "disk", f"{told}: a migration needs room for a copy of the database.")
    return Finding("ok", "disk", told)


def languages() -> Finding:
    """Check that every language has every sentence."""
    try:
        known = {locale: keys(locale) for locale in LOCALES}
    except (OSError, UnicodeDecodeError) as error:
        return Finding("wrong", "languages", f"{error}: install Yo-ho-ho anew.")
    every = frozenset().union(*known.values())
    lacking = [f"{locale} lacks {len(every - has)}" for locale, has in known.items() if every - has]
    if lacking:
        return Finding("warn", "languages", f"{', '.join(lacking)} sentences: install Yo-ho-ho anew.")
    return Finding("ok", "languages", f"{', '.join(LOCALES)}, {len(every)} sentences each")


async def pictures() -> Finding:
    """Check that a card can be drawn, which needs all fonts and the drawing process."""
    art, before = Art(), time.monotonic()
    try:
        picture = await art.emoji("skull_king")
    except DrawingError as error:
        told = f"nothing can be drawn ({error}): texts and signs stand alone; install Yo-ho-ho anew."
        return Finding("warn", "pictures", told)
    finally:
        await art.close()
    took = time.monotonic() - before
    return Finding("ok", "pictures", f"fonts found, a card drawn in {took:.1f} s, {len(picture)} bytes")


async def clock(api: str) -> Finding:
    """Check the difference between this machine's clock and Discord's."""
    try:
        timeout = aiohttp.ClientTimeout(total=PATIENCE)
        async with aiohttp.ClientSession(timeout=timeout) as session:
            before = time.time()
            async with session.get(f"{api}/gateway") as answer:
                now = (before + time.time()) / 2
                theirs = parsedate_to_datetime(answer.headers["Date"]).timestamp()
    except (aiohttp.ClientError, OSError, TimeoutError, KeyError, ValueError) as error:
        return Finding("warn", "clock", f"not checked: {api} did not say the time ({error or 'no answer'})")
    # Discord's time is rounded down to seconds, so the true time is half a second later on average.
    off = now - theirs - 0.5
    if abs(off) < OFF:
        return Finding("ok", "clock", "agrees with Discord's")
    told = f"{abs(off):.0f} seconds {'ahead of' if off > 0 else 'behind'} Discord's: have it set by NTP"
    return Finding("wrong" if abs(off) > FAR_OFF else "warn", "clock", f"{told}; deadlines are told wrong.")
