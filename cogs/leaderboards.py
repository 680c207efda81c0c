"""`/leaderboard` and `/stats`: results of this server, private unless one asks to show them."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import YoHoHo
from bot.client.answers import Interaction, answering
from bot.client.leaderboards import show_leaderboard, show_stats
from bot.client.words import FIRST_GAME, called, parameters, word


class LeaderboardsCog(commands.Cog):
    """Boards of all games."""

    @app_commands.command(**called("leaderboard"))
    @app_commands.guild_only()
    @parameters(game=word("about-game"), public=word("about-public-board"))
    async def leaderboard(
        self, interaction: Interaction, game: str = FIRST_GAME, public: bool = False
    ) -> None:
        """The best players of a game on this server."""
        async with answering(interaction):
            await show_leaderboard(interaction, game, public)

    @app_commands.command(**called("stats"))
    @app_commands.guild_only()
    @parameters(player=word("about-player"), game=word("about-game"), public=word("about-public-board"))
    async def stats(
        self,
        interaction: Interaction,
        player: discord.User | None = None,
        game: str = FIRST_GAME,
        public: bool = False,
    ) -> None:
        """One person's results on this server."""
        async with answering(interaction):
            await show_stats(interaction, game, player or interaction.user, public)


async def setup(bot: YoHoHo) -> None:
    """Entry point of the extension."""
    await bot.add_cog(LeaderboardsCog())
