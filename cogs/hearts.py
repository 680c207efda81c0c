"""`/hearts`: open a table or a score pad; leaderboard, results and rules as in the general commands."""

from __future__ import annotations

from discord import app_commands

from bot.client.answers import answer_errors
from bot.client.command_texts import command_texts, word
from bot.client.game_commands import PlainGameCommands
from bot.client.handlers import Client, Interaction
from bot.client.installs import on_servers
from bot.client.scorepads import ask_who_plays


class HeartsCog(PlainGameCommands, group_name="hearts", group_description=word("about-hearts")):
    """Slash commands of Hearts."""

    game = "hearts"

    @on_servers
    @app_commands.command(**command_texts("scorepad"))
    async def scorepad(self, interaction: Interaction) -> None:
        """Ask who plays with real cards, and open a score pad for them in this channel."""
        async with answer_errors(interaction, self.game):
            await ask_who_plays(interaction, self.game)


async def setup(bot: Client) -> None:
    await bot.add_cog(HeartsCog())
