"""Membership of servers: Discord sends the bot no events about members, so it asks where a seat needs it."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import discord

from bot.courier.transports import FAILURES

log = logging.getLogger(__name__)

PATIENCE: Final = 1.5
"""Seconds to wait for Discord's answer: a table may be held meanwhile."""
UNKNOWN: Final = frozenset({10007, 10013})
"""Discord's codes for nobody: no such member, no such user."""


async def has_left(bot: discord.Client, guild: int, user: int) -> bool:
    """Return whether a person is no member of a server any more; False if Discord does not say so."""
    try:
        async with asyncio.timeout(PATIENCE):
            await bot.http.get_member(guild, user)
    except discord.NotFound as error:
        return error.code in UNKNOWN
    except FAILURES as error:  # A timeout is one of these, too.
        log.info("nobody knows if somebody has left server %s: %s", guild, error)
    return False
