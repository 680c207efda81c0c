"""`/history`: the finished matches of this server, private unless one asks to show them."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import YoHoHo
from bot.client.answers import Interaction, answering
from bot.client.history import show_history, turn_history
from bot.client.verbs import verbs
from bot.client.words import BOARD_GAMES, called, parameters, word
from bot.present.history import History
from bot.present.leaderboards import EVERY


class HistoryCog(commands.Cog):
    """Matches of all games that are over."""

    def __init__(self, bot: YoHoHo) -> None:
        bot.verbs |= verbs("anywhere", dict.fromkeys(("@history", "@history-game"), turn_history))

    @app_commands.command(**called("history"))
    @app_commands.choices(game=BOARD_GAMES)
    @parameters(
        game=word("about-game"),
        player=word("about-history-player"),
        everybody=word("about-everybody"),
        public=word("about-public-board"),
    )
    async def history(
        self,
        interaction: Interaction,
        game: str = EVERY,
        player: discord.User | None = None,
        everybody: bool = False,
        public: bool = False,
    ) -> None:
        """One's own finished matches, somebody's or everybody's."""
        async with answering(interaction):
            whose = None if everybody and player is None else (player or interaction.user).id
            await show_history(interaction, History(whose, "" if game == EVERY else game), public)


async def setup(bot: YoHoHo) -> None:
    """Entry point of the extension."""
    await bot.add_cog(HistoryCog(bot))
