"""`/skullking`: open a table; the same boards and rules as the general commands."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.client import YoHoHo
from bot.client.answers import Interaction, answering, known, reader, require_permissions
from bot.client.boards import show_leaderboard, show_stats, word
from bot.i18n import LOCALES, pick
from bot.present import house

GAME = "skull-king"


class SkullKing(commands.GroupCog, group_name="skullking", group_description=word("about-skullking")):
    """Slash commands of Skull King."""

    def __init__(self, bot: YoHoHo) -> None:
        self.bot = bot

    @app_commands.command(name=word("name-new"), description=word("about-new"))
    @app_commands.guild_only()
    @app_commands.rename(language=word("name-language"))
    @app_commands.describe(language=word("about-language"))
    @app_commands.choices(
        language=[app_commands.Choice(name=word(f"language-{code}"), value=code) for code in LOCALES]
    )
    async def new(self, interaction: Interaction, language: str | None = None) -> None:
        """Open a lobby in this channel, the caller seated."""
        async with answering(interaction):
            require_permissions(interaction)
            await known(interaction)
            user = interaction.user
            header = await self.bot.lobby.open(
                game=GAME,
                host=user.id,
                name=user.display_name,
                guild_id=interaction.guild_id,
                channel_id=interaction.channel_id or 0,
                locale=language or pick(interaction.locale.value),
                interaction=interaction.id,
            )
            self.bot.courier.hear(header.channel_id, True)
            await self.bot.courier.open_table(interaction, header.id)
            await self.bot.courier.open_dm(user.id)

    @app_commands.command(name=word("name-rules"), description=word("about-rules"))
    async def rules(self, interaction: Interaction) -> None:
        """The rules, privately."""
        async with answering(interaction):
            await self.bot.courier.reply(interaction, house.rules_page(GAME, "", reader(interaction)))

    @app_commands.command(name=word("name-leaderboard"), description=word("about-leaderboard"))
    @app_commands.guild_only()
    async def leaderboard(self, interaction: Interaction) -> None:
        """This server's board."""
        async with answering(interaction):
            await show_leaderboard(interaction, GAME)

    @app_commands.command(name=word("name-stats"), description=word("about-stats"))
    @app_commands.guild_only()
    async def stats(self, interaction: Interaction) -> None:
        """The caller's own results."""
        async with answering(interaction):
            await show_stats(interaction, GAME, interaction.user)


async def setup(bot: YoHoHo) -> None:
    """Entry point of the extension."""
    await bot.add_cog(SkullKing(bot))
