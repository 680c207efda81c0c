"""`/skull`: open a table; the same boards and rules as the general commands."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.client import YoHoHo
from bot.client.answers import Interaction, answering, reader
from bot.client.boards import LANGUAGE_CHOICES, TIMER_CHOICES, show_leaderboard, show_stats, word
from bot.client.opening import open_table
from bot.present import house

GAME = "skull"


class Skull(commands.GroupCog, group_name="skull", group_description=word("about-skull")):
    """Slash commands of Skull."""

    def __init__(self, bot: YoHoHo) -> None:
        self.bot = bot

    @app_commands.command(name=word("name-new"), description=word("about-new"))
    @app_commands.guild_only()
    @app_commands.rename(language=word("name-language"), timer=word("name-timer"))
    @app_commands.describe(language=word("about-language"), timer=word("about-timer"))
    @app_commands.choices(language=LANGUAGE_CHOICES, timer=TIMER_CHOICES)
    async def new(
        self, interaction: Interaction, language: str | None = None, timer: str | None = None
    ) -> None:
        """Open a lobby in this channel, the caller seated."""
        async with answering(interaction, GAME):
            await open_table(interaction, GAME, language=language, timer=timer)

    @app_commands.command(name=word("name-rules"), description=word("about-rules"))
    async def rules(self, interaction: Interaction) -> None:
        """The rules, privately."""
        async with answering(interaction):
            await self.bot.courier.reply(interaction, house.rules_page(GAME, "", await reader(interaction)))

    @app_commands.command(name=word("name-leaderboard"), description=word("about-leaderboard"))
    @app_commands.guild_only()
    async def leaderboard(self, interaction: Interaction) -> None:
        """This server's board."""
        async with answering(interaction):
            await show_leaderboard(interaction, GAME)

    @app_commands.command(name=word("name-stats"), description=word("about-stats"))
    @app_commands.guild_only()
    async def stats(self, interaction: Interaction) -> None:
        """The caller's own results."""
        async with answering(interaction):
            await show_stats(interaction, GAME, interaction.user)


async def setup(bot: YoHoHo) -> None:
    """Entry point of the extension."""
    await bot.add_cog(Skull(bot))
