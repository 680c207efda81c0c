"""What the bot may do has changed: a channel, a thread, a role or the bot's own roles."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.client import YoHoHo
from bot.client.permissions import write_again


class PermissionsCog(commands.Cog):
    """Has written again where that was forbidden before."""

    def __init__(self, bot: YoHoHo) -> None:
        self.bot = bot

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _: object, after: discord.abc.GuildChannel) -> None:
        """Who may write in a channel, and in its threads, may have changed."""
        write_again(self.bot.courier, after.guild, after.id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread may have been unlocked."""
        self.bot.courier.look_again(lambda channel: channel == payload.thread_id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: object, after: discord.Role) -> None:
        """What a role allows may have changed."""
        write_again(self.bot.courier, after.guild)

    @commands.Cog.listener()
    async def on_member_update(self, _: object, after: discord.Member) -> None:
        """The bot's own roles have changed: nobody else is heard of."""
        write_again(self.bot.courier, after.guild)


async def setup(bot: YoHoHo) -> None:
    """Entry point of the extension."""
    await bot.add_cog(PermissionsCog(bot))
