"""Calling people who want to play: which of them are still members here, and the call itself."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from typing import Final

import discord

from bot.client.answers import may_moderate, reader_texts, require_permissions, require_server
from bot.client.handlers import Interaction
from bot.courier.transports import FAILURES
from bot.errors import RefusalId, Refused
from bot.present import notices
from bot.seating.calling import MOST_CALLED
from bot.store.calls import drop_callees

log = logging.getLogger(__name__)

MOST_LOOKED_UP: Final = 60
"""The most people who are looked up for one call: Discord is asked about each."""


async def call_players(interaction: Interaction, table_id: int) -> None:
    """Call free people who want to play to a lobby, in one message that mentions them.

    Raises:
        Refused: T-16 missing permissions, T-57 outside a server, T-92 it could not be posted there (it is
            later, if it can be within the hour), T-156 there is nobody to call, or as
            `Calling.require_may_call`.
    """
    bot, user = interaction.client, interaction.user.id
    calling, guild = bot.services.calling, require_server(interaction)
    await require_permissions(interaction)
    header = (await calling.require_may_call(table_id, user, await may_moderate(interaction))).header
    place = header.place
    if place is None or bot.courier.silence.out_of_date(place):
        raise Refused(RefusalId.NOT_SHARED, channel=place)
    await bot.courier.answer_later(interaction)
    free = await calling.list_free(header, user, MOST_LOOKED_UP)
    readers = await _find_readers(interaction, guild, place, free)
    if not readers:
        raise Refused(RefusalId.NOBODY_TO_CALL)
    await calling.call(guild, header, readers, interaction.id)
    link = await bot.courier.player_calls.call(header, place)
    t = await reader_texts(interaction)
    await bot.courier.reply(interaction, notices.notice(t("called-now", count=len(readers), link=link)))


async def _find_readers(interaction: Interaction, guild: int, place: int, users: Sequence[int]) -> list[int]:
    """Return the first of these people who are still members of a server and see the channel.

    Whoever has left the server is not asked about again. Nobody is called into a private thread: only those
    who are in it see it.
    """
    bot = interaction.client
    server, channel = bot.get_guild(guild), bot.get_channel(place)
    if server is None or not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return []
    if isinstance(channel, discord.Thread) and channel.is_private():
        return []
    found: list[int] = []
    while users and len(found) < MOST_CALLED:
        some, users = users[: MOST_CALLED - len(found)], users[MOST_CALLED - len(found) :]
        members = await asyncio.gather(*map(partial(_find_member, server), some))
        gone = [user for user, member in zip(some, members, strict=True) if member is False]
        if gone:
            await bot.services.store.write(drop_callees, guild, gone)
        found += [
            member.id
            for member in members
            if isinstance(member, discord.Member) and channel.permissions_for(member).view_channel
        ]
    return found


async def _find_member(server: discord.Guild, user: int) -> discord.Member | bool | None:
    """Return a member of a server, False if they are none, None if Discord does not say."""
    try:
        return await server.fetch_member(user)
    except discord.NotFound:
        return False
    except FAILURES as error:
        log.info("member %s of server %s is not found: %s", user, server.id, error)
        return None
