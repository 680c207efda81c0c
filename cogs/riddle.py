"""`/riddle`: a position of a match, the same for everybody."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.client.answers import answer_errors
from bot.client.command_texts import command_texts
from bot.client.handlers import Client, Interaction
from bot.client.installs import everywhere
from bot.client.riddles import press, show_today
from bot.client.verbs import verbs


class RiddleCog(commands.Cog):
    """The riddle of the day."""

    def __init__(self, bot: Client) -> None:
        bot.verbs |= verbs("anywhere", {"@riddle": press})

    @everywhere
    @app_commands.command(**command_texts("riddle"))
    async def riddle(self, interaction: Interaction) -> None:
        """Show the person today's riddle, or what they chose."""
        async with answer_errors(interaction):
            await show_today(interaction)


async def setup(bot: Client) -> None:
    await bot.add_cog(RiddleCog(bot))
