"""Check that somebody may see a table: they are on its server, and can view the channel of its message."""

from __future__ import annotations

from typing import Final

import discord

from bot.client.handlers import Interaction
from bot.errors import RefusalId, Refused
from bot.records.tables import TableHeader

GONE: Final = (discord.NotFound, discord.Forbidden)
"""The errors of what does not exist, or is nothing for the bot to see."""


async def require_sight(interaction: Interaction, header: TableHeader) -> discord.Member:
    """Check that the person may see this table, from wherever they ask; return them as its server's member.

    Raises:
        Refused: T-160 they may not, as if there were no such table.
    """
    guild = None if header.guild_id is None else interaction.client.get_guild(header.guild_id)
    if guild is None:
        raise Refused(RefusalId.NO_SUCH_CODE)
    member = interaction.user
    if not isinstance(member, discord.Member) or member.guild.id != guild.id:
        try:
            member = await guild.fetch_member(member.id)
        except discord.NotFound:
            raise Refused(RefusalId.NO_SUCH_CODE) from None
    if not await may_see(member, header):
        raise Refused(RefusalId.NO_SUCH_CODE)
    return member


async def may_see(member: discord.Member, header: TableHeader) -> bool:
    """Return whether a member of the table's server can view the channel or thread of its message."""
    guild = member.guild
    place = guild.get_channel_or_thread(header.place or 0)
    if place is None and header.thread_id is not None:  # Discord names no archived threads by itself.
        try:
            place = await guild.fetch_channel(header.thread_id)
        except GONE:
            return False
    if place is None:
        return False
    allowed = place.permissions_for(member)
    if not allowed.view_channel:
        return False
    if not isinstance(place, discord.Thread) or not place.is_private() or allowed.manage_threads:
        return True
    try:
        await place.fetch_member(member.id)
    except GONE:
        return False
    return True
