"""`/leaderboard` and `/stats`: results of this server, private unless one asks to show them."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import YoHoHo
from bot.client.answers import Interaction, answering
from bot.client.leaderboards import FIRST_GAME, GAME_CHOICES, show_leaderboard, show_stats, word


class LeaderboardsCog(commands.Cog):
    """Boards of all games."""

    @app_commands.command(name=word("name-leaderboard"), description=word("about-leaderboard"))
    @app_commands.guild_only()
    @app_commands.rename(game=word("name-game"), public=word("name-public"))
    @app_commands.describe(game=word("about-game"), public=word("about-public-board"))
    @app_commands.choices(game=GAME_CHOICES)
    async def leaderboard(
        self, interaction: Interaction, game: str = FIRST_GAME, public: bool = False
    ) -> None:
        """The best players of a game on this server."""
        async with answering(interaction):
            await show_leaderboard(interaction, game, public)

    @app_commands.command(name=word("name-stats"), description=word("about-stats"))
    @app_commands.guild_only()
    @app_commands.rename(player=word("name-player"), game=word("name-game"), public=word("name-public"))
    @app_commands.describe(
        player=word("about-player"), game=word("about-game"), public=word("about-public-board")
    )
    @app_commands.choices(game=GAME_CHOICES)
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
