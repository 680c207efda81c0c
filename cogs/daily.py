"""`/daily`: the deal of the day, the same for everybody."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.client.answers import answer_errors
from bot.client.command_texts import command_texts
from bot.client.daily import SharedResults, play_today, practise, show_board, show_result
from bot.client.handlers import Client, Interaction
from bot.client.installs import everywhere
from bot.client.verbs import verbs


class DailyCog(commands.Cog):
    """The deal of the day, its results and its board."""

    def __init__(self, bot: Client) -> None:
        bot.verbs |= verbs("anywhere", {"@daily": play_today, "@daily-practise": practise})
        bot.verbs |= verbs("anywhere", {"@daily-share": SharedResults().share, "@daily-board": show_board})
        bot.verbs |= verbs("panel", {"@deal-result": show_result})

    @everywhere
    @app_commands.command(**command_texts("daily"))
    async def daily(self, interaction: Interaction) -> None:
        """Begin or continue the person's try at the deal of the day, or show its result."""
        async with answer_errors(interaction):
            await play_today(interaction)


async def setup(bot: Client) -> None:
    await bot.add_cog(DailyCog(bot))
