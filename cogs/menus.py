"""The menus on a person, under Apps: their statistics, an invitation to one's own table, and a duel."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client.answers import answer_errors
from bot.client.command_texts import word
from bot.client.display_names import display_name
from bot.client.duels import open_duel
from bot.client.handlers import Client, Interaction
from bot.client.installs import everywhere, on_servers
from bot.client.invitations import come, invite_several, invite_to_table, pick_table
from bot.client.statistics import show_statistics
from bot.client.verbs import verbs
from bot.present.past.statistics import StatisticsQuery
from bot.records.boards import EVERY_GAME


class MenusCog(commands.Cog):
    """Menus on a person."""

    def __init__(self, bot: Client) -> None:
        self.menus = (
            everywhere(app_commands.ContextMenu(name=word("menu-statistics"), callback=self.statistics)),
            on_servers(app_commands.ContextMenu(name=word("menu-invite"), callback=self.invite)),
            on_servers(app_commands.ContextMenu(name=word("menu-duel"), callback=self.duel)),
        )
        bot.verbs |= verbs("anywhere", {"@invite": pick_table, "@come": come})
        bot.verbs |= verbs("server", {"@invite-all": invite_several})

    async def statistics(self, interaction: Interaction, person: discord.User | discord.Member) -> None:
        """Show the person's statistics privately, as `/stats` does."""
        async with answer_errors(interaction):
            asked = StatisticsQuery(person.id, EVERY_GAME, display_name(person))
            await show_statistics(interaction, asked, public=False)

    async def invite(self, interaction: Interaction, person: discord.User | discord.Member) -> None:
        """Invite the person to the table at which the asker sits."""
        async with answer_errors(interaction):
            await invite_to_table(interaction, person)

    async def duel(self, interaction: Interaction, person: discord.User | discord.Member) -> None:
        """Challenge the person to a duel."""
        async with answer_errors(interaction):
            await open_duel(interaction, [person])


async def setup(bot: Client) -> None:
    cog = MenusCog(bot)
    await bot.add_cog(cog)
    for menu in cog.menus:
        bot.tree.add_command(menu)
