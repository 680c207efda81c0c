"""`/help` and `/about`: information about the bot, shown privately, in any channel."""

from __future__ import annotations

from math import isfinite

from discord import app_commands
from discord.ext import commands

from bot import VERSION
from bot.client.answers import answer_errors, reader_texts, set_game
from bot.client.clicks import Click
from bot.client.command_texts import command_texts
from bot.client.handlers import Client, Interaction
from bot.client.installs import everywhere
from bot.client.opening import open_table
from bot.client.verbs import verbs
from bot.courier.places import server_of
from bot.errors import RefusalId, Refused
from bot.present.personal import about
from bot.store.tables import count_live_tables
from engine import GAMES


class AboutCog(commands.Cog):
    """Information about the bot."""

    def __init__(self, bot: Client) -> None:
        self.courier = bot.courier
        self.people = bot.services.people
        self.store = bot.services.store
        bot.verbs |= verbs("anywhere", {"@new": self.new})

    async def new(self, interaction: Interaction, click: Click) -> None:
        """Open a table in this channel, or a private one outside a server.

        Raises:
            Refused: T-3 unknown game, or as `open_table`.
        """
        game = " ".join(click.words)
        if game not in GAMES:
            raise Refused(RefusalId.NOT_UNDERSTOOD)
        set_game(interaction, game)
        await open_table(interaction, game)

    @everywhere
    @app_commands.command(**command_texts("help"))
    async def help(self, interaction: Interaction) -> None:
        """Show how to begin, and the games."""
        async with answer_errors(interaction):
            channels = (await self.people.server(server_of(interaction))).channels
            here = {interaction.channel_id, getattr(interaction.channel, "parent_id", None)}
            elsewhere = () if here.intersection(channels) else channels
            t, server = await reader_texts(interaction), server_of(interaction) is not None
            await self.courier.reply(interaction, about.beginning(t, server=server, channels=elsewhere))

    @everywhere
    @app_commands.command(**command_texts("about"))
    async def about(self, interaction: Interaction) -> None:
        """Show the author, the version, and the bot's state."""
        async with answer_errors(interaction):
            bot = interaction.client
            health = about.Health(
                since=bot.started_at,
                tables=await self.store.read(count_live_tables),
                servers=len(bot.guilds),
                latency=round(bot.latency * 1000) if isfinite(bot.latency) else None,
            )
            post = about.about(await reader_texts(interaction), VERSION, health)
            await self.courier.reply(interaction, post)


async def setup(bot: Client) -> None:
    await bot.add_cog(AboutCog(bot))
