"""The slash commands of every game: open a table, rules, leaderboard and results."""

from __future__ import annotations

from typing import ClassVar, Final, TypeAlias

from discord import app_commands
from discord.ext import commands

from bot.client.answers import answer_errors
from bot.client.command_texts import command_texts, parameters, word
from bot.client.handlers import Interaction
from bot.client.installs import everywhere, on_servers
from bot.client.leaderboards import show_leaderboard, show_rules
from bot.client.lessons import show_lesson
from bot.client.opening import open_table
from bot.client.statistics import show_statistics
from bot.present.past.statistics import StatisticsQuery
from bot.records.boards import Board
from bot.tables.lessons import LESSONS
from engine import GAMES

SIZES: Final = {seats for game in GAMES.values() for seats in game.seats}
Players: TypeAlias = app_commands.Range[int, min(SIZES), max(SIZES)] | None
"""The number of seats; each game checks which numbers it allows."""


@everywhere
class GameCommands(commands.GroupCog):
    """The slash commands of every game; a subclass sets `game` and adds its own commands."""

    game: ClassVar[str]

    async def cog_load(self) -> None:
        """Remove the command of a lesson from a game that has none."""
        if self.game not in LESSONS and isinstance(self.app_command, app_commands.Group):
            self.app_command.remove_command(self.learn.name)

    @app_commands.command(**command_texts("learn"))
    async def learn(self, interaction: Interaction) -> None:
        """Show the first page of the game's lesson privately."""
        async with answer_errors(interaction):
            await show_lesson(interaction, self.game)

    @app_commands.command(**command_texts("rules"))
    async def rules(self, interaction: Interaction) -> None:
        """Show the rules privately, as played at the caller's own table in this channel, if any."""
        async with answer_errors(interaction):
            await show_rules(interaction, self.game, "")

    @on_servers
    @app_commands.command(**command_texts("leaderboard"))
    @parameters(public=word("about-public-board"))
    async def leaderboard(self, interaction: Interaction, public: bool = False) -> None:
        """Show this server's leaderboard."""
        async with answer_errors(interaction):
            await show_leaderboard(interaction, Board(self.game), public)

    @app_commands.command(**command_texts("stats"))
    @parameters(public=word("about-public-board"))
    async def stats(self, interaction: Interaction, public: bool = False) -> None:
        """Show the caller's own results."""
        async with answer_errors(interaction):
            await show_statistics(interaction, StatisticsQuery(interaction.user.id, self.game), public)


class PlainGameCommands(GameCommands):
    """`GameCommands` with `new`, for games whose tables need no further parameters."""

    @app_commands.command(**command_texts("new"))
    @parameters(players=word("about-players"), language=word("about-language"), timer=word("about-timer"))
    async def new(
        self,
        interaction: Interaction,
        players: Players = None,
        language: str | None = None,
        timer: str | None = None,
    ) -> None:
        """Open a lobby in this channel with the caller seated; outside a server, a private table."""
        async with answer_errors(interaction, self.game):
            await open_table(interaction, self.game, language=language, timer=timer, players=players)
