"""`/settings` and `/server settings`: how a person and a server like their tables."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.client import YoHoHo
from bot.client.answers import Interaction, answering, may_moderate, reader
from bot.client.boards import word
from bot.present import settings
from bot.table import Refused
from engine import GAMES


class Settings(commands.Cog):
    """The settings pages."""

    group = app_commands.Group(name=word("name-server"), description=word("about-server"), guild_only=True)

    def __init__(self, bot: YoHoHo) -> None:
        self.bot = bot

    @app_commands.command(name=word("name-settings"), description=word("about-settings"))
    async def mine(self, interaction: Interaction) -> None:
        """The caller's own page."""
        async with answering(interaction):
            likes = await self.bot.people.preferences(interaction.user.id)
            await self.bot.courier.reply(interaction, settings.mine(likes, await reader(interaction)))

    @group.command(name=word("name-settings"), description=word("about-server-settings"))
    async def server(self, interaction: Interaction) -> None:
        """The server's page, for its moderators."""
        async with answering(interaction):
            if not await may_moderate(interaction):
                raise Refused("T-29")
            chosen = await self.bot.people.server(interaction.guild_id)
            post = settings.server(chosen, tuple(GAMES), await reader(interaction))
            await self.bot.courier.reply(interaction, post)


async def setup(bot: YoHoHo) -> None:
    """Entry point of the extension."""
    await bot.add_cog(Settings(bot))
