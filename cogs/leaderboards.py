"""`/leaderboard` and `/stats`: results on this server, private unless shown to all on request."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client.answers import answering
from bot.client.called import name_of
from bot.client.handlers import Client, Interaction
from bot.client.leaderboards import show_leaderboard, turn_leaderboard
from bot.client.parsing import parse_game
from bot.client.statistics import ShownPages, show_statistics, turn_statistics
from bot.client.verbs import verbs
from bot.client.words import BOARD_GAMES, FIRST_GAME, called, parameters, word
from bot.present import games
from bot.present.past.leaderboards import fitting
from bot.present.past.statistics import Asked


class LeaderboardsCog(commands.Cog):
    """Leaderboards and statistics of all games."""

    def __init__(self, bot: Client) -> None:
        turns = ("@board", "@board-by", "@board-other", "@board-game", "@board-period")
        bot.verbs |= verbs("anywhere", dict.fromkeys(turns, turn_leaderboard))
        bot.verbs |= verbs("anywhere", {"@stats": turn_statistics, "@stats-show": ShownPages().show})

    @app_commands.command(**called("leaderboard"))
    @app_commands.guild_only()
    @app_commands.choices(game=BOARD_GAMES)
    @parameters(
        game=word("about-game"),
        measure=word("about-by"),
        period=word("about-period"),
        public=word("about-public-board"),
    )
    async def leaderboard(
        self,
        interaction: Interaction,
        game: str = FIRST_GAME,
        measure: str = "wins",
        period: str = "all",
        public: bool = False,
    ) -> None:
        """Show the best players of a game, or of all games, on this server."""
        async with answering(interaction):
            board = fitting(parse_game(game), measure, period)
            await show_leaderboard(interaction, board, public)

    @app_commands.command(**called("stats"))
    @app_commands.choices(game=BOARD_GAMES)
    @parameters(player=word("about-player"), game=word("about-game"), public=word("about-public-board"))
    async def stats(
        self,
        interaction: Interaction,
        player: discord.User | None = None,
        game: str = games.EVERY,
        public: bool = False,
    ) -> None:
        """Show a person's results on this server; in a direct message, one's own on all servers.

        Raises:
            Refused: T-57 another person's in a direct message.
        """
        async with answering(interaction):
            user = player or interaction.user
            asked = Asked(user.id, parse_game(game), name_of(user))
            await show_statistics(interaction, asked, public)


async def setup(bot: Client) -> None:
    await bot.add_cog(LeaderboardsCog(bot))
