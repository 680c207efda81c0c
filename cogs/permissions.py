"""Listeners for changed permissions: of a channel, a thread, a role, or the bot's own roles."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.client.handlers import Client
from bot.client.permissions import write_again


class PermissionsCog(commands.Cog):
    """Retries messages after permission changes that may let the bot write again."""

    def __init__(self, bot: Client) -> None:
        self.courier = bot.courier

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _: object, after: discord.abc.GuildChannel) -> None:
        """Retry in a channel and its threads, whose permissions may have changed."""
        write_again(self.courier, after.guild, after.id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Retry in a thread, which may have been unlocked."""
        self.courier.retry_changed(lambda channel: channel == payload.thread_id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: object, after: discord.Role) -> None:
        """Retry on the server, because a role's permissions may have changed."""
        write_again(self.courier, after.guild)

    @commands.Cog.listener()
    async def on_member_update(self, _: object, after: discord.Member) -> None:
        """Retry on the server after a change of the bot's own roles, the only member whose events arrive."""
        write_again(self.courier, after.guild)


async def setup(bot: Client) -> None:
    await bot.add_cog(PermissionsCog(bot))
