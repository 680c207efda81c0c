"""`/leaderboard`, `/stats` and `/season`: results on this server, private by default."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client.answers import answer_errors
from bot.client.command_texts import BOARD_GAMES, FIRST_GAME, command_texts, parameters, word
from bot.client.display_names import display_name
from bot.client.handlers import Client, Interaction
from bot.client.installs import everywhere, on_servers
from bot.client.leaderboards import show_leaderboard, turn_leaderboard
from bot.client.parsing import parse_game
from bot.client.seasons import show_season, suggest_seasons, turn_season
from bot.client.statistics import SharedPages, show_statistics, turn_statistics
from bot.client.verbs import verbs
from bot.present import games
from bot.present.past.leaderboards import nearest_board
from bot.present.past.statistics import StatisticsQuery
from bot.tables.boards import LONGEST_SEASON


class LeaderboardsCog(commands.Cog):
    """Leaderboards and statistics of all games."""

    def __init__(self, bot: Client) -> None:
        turns = ("@board", "@board-by", "@board-other", "@board-game", "@board-period")
        bot.verbs |= verbs("anywhere", dict.fromkeys(turns, turn_leaderboard))
        bot.verbs |= verbs("anywhere", {"@stats": turn_statistics, "@stats-show": SharedPages().show})
        bot.verbs |= verbs("anywhere", {"@season": turn_season})

    @on_servers
    @app_commands.command(**command_texts("leaderboard"))
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
        async with answer_errors(interaction):
            board = nearest_board(parse_game(game), measure, period)
            await show_leaderboard(interaction, board, public)

    @everywhere
    @app_commands.command(**command_texts("stats"))
    @app_commands.choices(game=BOARD_GAMES)
    @parameters(player=word("about-player"), game=word("about-game"), public=word("about-public-board"))
    async def stats(
        self,
        interaction: Interaction,
        player: discord.User | None = None,
        game: str = games.EVERY,
        public: bool = False,
    ) -> None:
        """Show a person's results on this server; in a direct message, the caller's own on all servers.

        Raises:
            Refused: T-57 another person's in a direct message.
        """
        async with answer_errors(interaction):
            user = player or interaction.user
            asked = StatisticsQuery(user.id, parse_game(game), display_name(user))
            await show_statistics(interaction, asked, public)

    @on_servers
    @app_commands.command(**command_texts("season", "season-page"))
    @parameters(season=word("about-season-shown"), public=word("about-public-board"))
    async def season(
        self,
        interaction: Interaction,
        season: app_commands.Range[str, 1, LONGEST_SEASON] = "",
        public: bool = False,
    ) -> None:
        """Show the boards, medals and records of a season of this server.

        Raises:
            Refused: T-165 no such season here.
        """
        async with answer_errors(interaction):
            await show_season(interaction, season, public)

    @season.autocomplete("season")
    async def suggest_seasons(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Suggest the seasons of this server, newest first."""
        return await suggest_seasons(interaction, current)


async def setup(bot: Client) -> None:
    await bot.add_cog(LeaderboardsCog(bot))
