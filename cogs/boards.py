"""`/leaderboard` and `/stats`: results of this server, shown in the channel."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import YoHoHo
from bot.i18n import Texts, texts
from bot.present import house
from cogs.answers import Interaction, answering, word
from engine import GAMES

GAME_CHOICES = [app_commands.Choice(name=word(f"game-{key}"), value=key) for key in GAMES]
FIRST_GAME = next(iter(GAMES))


async def show_leaderboard(interaction: Interaction, game: str) -> None:
    """Post the best of this server in the channel."""
    bot = interaction.client
    tallies = await bot.store.leaderboard(guild_id=interaction.guild_id or 0, game=game)
    await bot.courier.say(interaction, house.leaderboard(game, tallies, _language(interaction)))


async def show_stats(interaction: Interaction, game: str, user: discord.User | discord.Member) -> None:
    """Post one person's results on this server in the channel."""
    bot = interaction.client
    tally = await bot.store.stats(user.id, guild_id=interaction.guild_id, game=game)
    await bot.courier.say(interaction, house.stats(game, user.display_name, tally, _language(interaction)))


def _language(interaction: Interaction) -> Texts:
    return texts(interaction.locale.value)


class Boards(commands.Cog):
    """Boards of all games."""

    @app_commands.command(name=word("name-leaderboard"), description=word("about-leaderboard"))
    @app_commands.guild_only()
    @app_commands.rename(game=word("name-game"))
    @app_commands.describe(game=word("about-game"))
    @app_commands.choices(game=GAME_CHOICES)
    async def leaderboard(self, interaction: Interaction, game: str = FIRST_GAME) -> None:
        """The best players of a game on this server."""
        async with answering(interaction):
            await show_leaderboard(interaction, game)

    @app_commands.command(name=word("name-stats"), description=word("about-stats"))
    @app_commands.guild_only()
    @app_commands.rename(player=word("name-player"), game=word("name-game"))
    @app_commands.describe(player=word("about-player"), game=word("about-game"))
    @app_commands.choices(game=GAME_CHOICES)
    async def stats(
        self, interaction: Interaction, player: discord.Member | None = None, game: str = FIRST_GAME
    ) -> None:
        """One person's results on this server."""
        async with answering(interaction):
            await show_stats(interaction, game, player or interaction.user)


async def setup(bot: YoHoHo) -> None:
    """Entry point of the extension."""
    await bot.add_cog(Boards())
