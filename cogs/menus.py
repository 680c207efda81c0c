"""The menus on a person, under Apps: their statistics, an invitation to one's own table, and a duel."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client.answers import answer_errors, require_server
from bot.client.clicks import Click
from bot.client.command_texts import word
from bot.client.display_names import display_name
from bot.client.duels import open_duel
from bot.client.handlers import Client, Interaction
from bot.client.installs import everywhere, on_servers
from bot.client.invitations import invite_to, invite_to_lobby
from bot.client.statistics import show_statistics
from bot.client.verbs import verbs
from bot.errors import RefusalId, Refused
from bot.numbers import parse_number
from bot.present.past.statistics import StatisticsQuery
from bot.records.boards import EVERY_GAME


class MenusCog(commands.Cog):
    """Menus on a person."""

    def __init__(self, bot: Client) -> None:
        self.tables = bot.services.tables
        self.menus = (
            everywhere(app_commands.ContextMenu(name=word("menu-statistics"), callback=self.statistics)),
            on_servers(app_commands.ContextMenu(name=word("menu-invite"), callback=self.invite)),
            on_servers(app_commands.ContextMenu(name=word("menu-duel"), callback=self.duel)),
        )
        bot.verbs |= verbs("anywhere", {"@invite": self.pick})

    async def statistics(self, interaction: Interaction, person: discord.User | discord.Member) -> None:
        """Show the person's statistics privately, as `/stats` does."""
        async with answer_errors(interaction):
            asked = StatisticsQuery(person.id, EVERY_GAME, display_name(person))
            await show_statistics(interaction, asked, public=False)

    async def invite(self, interaction: Interaction, person: discord.User | discord.Member) -> None:
        """Invite the person to the lobby in which the asker sits."""
        async with answer_errors(interaction):
            await invite_to_lobby(interaction, person)

    async def duel(self, interaction: Interaction, person: discord.User | discord.Member) -> None:
        """Challenge the person to a duel."""
        async with answer_errors(interaction):
            await open_duel(interaction, [person])

    async def pick(self, interaction: Interaction, click: Click) -> None:
        """Invite the person to the lobby chosen from several.

        Raises:
            Refused: T-3 not understood, T-11 no such table of this server, or as `invite_to`.
        """
        if len(click.words) != 2:
            raise Refused(RefusalId.NOT_UNDERSTOOD)
        invited, number = map(parse_number, click.words)
        header = (await self.tables.snapshot(number, None)).header
        if header.guild_id != require_server(interaction):
            raise Refused(RefusalId.NO_SUCH_TABLE)
        await invite_to(interaction, header, invited)


async def setup(bot: Client) -> None:
    cog = MenusCog(bot)
    await bot.add_cog(cog)
    for menu in cog.menus:
        bot.tree.add_command(menu)
