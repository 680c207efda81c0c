"""The bot on Discord: how it takes its database, connects, and ends."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Mapping
from contextlib import suppress
from functools import partial
from importlib import import_module
from typing import Any, Final

import aiohttp
import discord
from yarl import URL

from bot.art.drawing import Art
from bot.client import EXTENSIONS, CommandsOnly, YoHoHo, create_bot
from bot.host import hosting
from bot.host.event_loop import stopping
from bot.host.hosting import HostError
from bot.host.memory import collect_seldom
from bot.settings import Settings
from bot.store import Store
from bot.store.lease import AnyLease
from bot.texts.sentences import LOCALES, keys

log = logging.getLogger(__name__)

GRACE: Final = 5.0
"""Seconds for closing: most hosts allow ten or more between SIGTERM and the end."""

POLL: Final = 0.1
"""Seconds between two tries to take the lease while another process holds it; each takes 40 microseconds."""
LOST: Final = "While the database's server was away another process has taken over: this one has ended."
NO_TOKEN: Final = (
    "DISCORD_TOKEN is not set: create an application on https://discord.com/developers/applications, press "
    "Reset Token under Bot and put the token into .env; `python -m bot --demo` needs none."
)
REFUSED: Final = (
    "Discord does not accept DISCORD_TOKEN: press Reset Token under Bot on "
    "https://discord.com/developers/applications and put the new token where the old one is."
)
CLOSED: Final[Mapping[int, tuple[str, int]]] = {
    4004: (REFUSED, 2),
    4011: ("Discord wants the servers spread over more shards (4011): start the bot again.", 1),
    4013: ("Discord does not know the intents the bot asks for (4013): update bot and discord.py.", 2),
    4014: (
        "Discord does not allow the intents the bot asks for (4014): allow them under Bot, Privileged "
        "Gateway Intents, on https://discord.com/developers/applications.",
        2,
    ),
}
"""The host's message when Discord closes the connection for good, and the exit code, by the close code."""


async def serve(settings: Settings, lease: AnyLease | None) -> None:
    """Run the bot on Discord once this process holds the lease; without a lease, only send the commands.

    Raises:
        HostError, CannotHold: the message says what the host can do.
    """
    token = _token(settings)
    _set_addresses(settings)
    stop = stopping()
    if lease is None:
        bot: YoHoHo = CommandsOnly(settings)
        work = bot.login(token)
    else:
        if settings.loses_disk:
            raise HostError(hosting.EMPTIED, 2)
        import_all()
        lease.when_lost(partial(asyncio.get_running_loop().call_soon_threadsafe, stop.set))
        if not await _wait_for_lease(lease, stop):
            return
        await Store.at(settings.database_url).drain.end()
        bot = create_bot(settings)
        collect_seldom()
        work = _serve(bot, token, settings.discord_gateway_url)
    await _run_client(stop, work, bot)
    if lease is not None and lease.lost:
        raise HostError(LOST, 1)


async def examine(settings: Settings, lease: AnyLease, channel: int | None) -> int:
    """Check the installation, and the bot on Discord if a channel is named; return the exit code.

    Raises:
        HostError, CannotHold: the check on Discord cannot be run.
    """
    # Imported late, because the running bot does not need the checks.
    from bot.host.doctor import Finding, findings
    from bot.host.doctor_live import LiveCheck

    wrong = False

    def say(finding: Finding) -> None:
        nonlocal wrong
        wrong = wrong or finding.state == "wrong"
        print(finding, flush=True)

    _set_addresses(settings)
    async for finding in findings(settings):
        say(finding)
    if channel is not None:
        token = _token(settings)
        if not lease.take():
            raise HostError(f"The bot is running ({lease.last_holder}): stop it, then try it on Discord.", 2)
        art = Art()
        client = LiveCheck(channel, say, art)
        try:
            await _run_client(stopping(), client.examine(token), client)
        finally:
            await art.close()
    return 2 if wrong else 0


def _token(settings: Settings) -> str:
    """Return the bot's token.

    Raises:
        HostError: there is no token.
    """
    if settings.discord_token is None:
        raise HostError(NO_TOKEN, 2)
    return settings.discord_token.get_secret_value()


async def _run_client(stop: asyncio.Event, work: Coroutine[Any, Any, None], bot: discord.Client) -> None:
    """Run a client until it is done or `stop` is set.

    Raises:
        HostError: Discord refused the connection or was not reached; the message says what the host can do.
    """
    try:
        await _run_until(stop, work, bot)
    except discord.LoginFailure:
        raise HostError(REFUSED, 2) from None
    except discord.PrivilegedIntentsRequired:
        raise HostError(*CLOSED[4014]) from None
    except discord.ConnectionClosed as error:
        ended = f"Discord ended the connection ({error.code}): start the bot again.", 1
        raise HostError(*CLOSED.get(error.code, ended)) from None
    except (discord.HTTPException, discord.GatewayNotFound, aiohttp.ClientError, OSError) as error:
        raise HostError(f"Discord could not be reached: {error}", 1) from None


def _set_addresses(settings: Settings) -> None:
    """Set the addresses that discord.py uses to those in the settings."""
    if settings.discord_api_url:
        discord.http.Route.BASE = settings.discord_api_url
    if settings.discord_gateway_url:
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = URL(settings.discord_gateway_url)
    if settings.discord_cdn_url:
        discord.asset.Asset.BASE = settings.discord_cdn_url


def import_all() -> None:
    """Import and read everything a start needs, so that a waiting process fails early and starts fast.

    Raises:
        HostError: a module or file is missing.
    """
    try:
        for extension in EXTENSIONS:
            import_module(extension)
        for locale in LOCALES:
            keys(locale)
    except (ImportError, OSError, UnicodeDecodeError) as error:
        raise HostError(f"Yo-ho-ho is not installed completely ({error}): install it anew.", 2) from error


async def _wait_for_lease(lease: AnyLease, stop: asyncio.Event) -> bool:
    """Wait until this process holds the lease, and return True; return False if `stop` is set before.

    Raises:
        CannotHold: the lease cannot be read.
    """
    waiting = False
    while not lease.take():
        if not waiting:
            waiting = True
            log.warning("waiting: %s runs on this database, and one at a time speaks", lease.last_holder)
        with suppress(TimeoutError):
            await asyncio.wait_for(stop.wait(), POLL)
        if stop.is_set():
            return False
    return True


async def _serve(bot: YoHoHo, token: str, gateway: str | None) -> None:
    if gateway is not None:
        ask = bot.http.get_bot_gateway

        async def elsewhere() -> tuple[int, str, Any]:
            # Replace the gateway address in Discord's answer, which would override the settings.
            shards, _, limit = await ask()
            return shards, gateway, limit

        bot.http.get_bot_gateway = elsewhere  # type: ignore[method-assign]
    await bot.start(token)


async def _run_until(stop: asyncio.Event, work: Coroutine[Any, Any, None], bot: discord.Client) -> None:
    """Run `work` until its end or `stop`, then close the bot within GRACE seconds."""
    running = asyncio.ensure_future(work)
    stopping = asyncio.ensure_future(stop.wait())
    try:
        await asyncio.wait({running, stopping}, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            running.result()
    finally:
        stopping.cancel()
        try:
            async with asyncio.timeout(GRACE):
                await bot.close()
                running.cancel()
                await asyncio.gather(running, return_exceptions=True)
        except TimeoutError:
            log.warning("not everything could be closed within %s seconds", GRACE)
