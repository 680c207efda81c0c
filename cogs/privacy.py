"""`/privacy`: what the bot keeps of people, all of it as a file, and its end; anywhere, for oneself alone."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import YoHoHo
from bot.client.answers import Interaction, answering, reader
from bot.client.click import Click
from bot.client.confirmed import Act, ask
from bot.client.verbs import verbs
from bot.client.words import called
from bot.errors import House, Refused
from bot.people.export import exported
from bot.present import notices, privacy
from bot.present.post import Post


class PrivacyCog(commands.Cog):
    """What is kept of whoever asks."""

    def __init__(self, bot: YoHoHo) -> None:
        self.bot = bot
        own = {"@export": self.export, "@delete?": self.explain, "@delete": self.delete}
        bot.verbs |= verbs("anywhere", own)
        bot.acts["delete"] = Act(self.before_deletion, self.ask, "anywhere")

    @app_commands.command(**called("privacy"))
    async def privacy(self, interaction: Interaction) -> None:
        """What is kept of people, and why."""
        async with answering(interaction):
            await self.bot.courier.reply(interaction, privacy.privacy(await reader(interaction)))

    async def export(self, interaction: Interaction, click: Click) -> None:
        """Everything that is kept of them, as a file."""
        t = await reader(interaction)
        await self.bot.courier.answer_later(interaction)
        file = await exported(self.bot.store, interaction.user.id, discord.utils.utcnow())
        await self.bot.courier.reply(interaction, privacy.export(t, *file))

    async def explain(self, interaction: Interaction, click: Click) -> None:
        """What will happen to them, before it does."""
        await ask(interaction, "delete", beside=True)

    async def before_deletion(self, interaction: Interaction, click: Click) -> Post:
        """Make the question about it."""
        return privacy.before_deletion(await reader(interaction))

    async def ask(self, interaction: Interaction, click: Click) -> None:
        """The window for the word."""
        await self.bot.courier.ask(interaction, privacy.form(await reader(interaction)), 0)

    async def delete(self, interaction: Interaction, click: Click) -> None:
        """The word was typed. Refused T-87: it is another one."""
        t = await reader(interaction)
        if not privacy.confirms(" ".join(click.words)):
            raise Refused(House.WORD_DIFFERS, word=t(privacy.WORD))
        await self.bot.courier.answer_later(interaction)
        done = await self.bot.deletions.delete(interaction.user.id)
        await self.bot.courier.reply(
            interaction, notices.notice(t("deleted-now" if done else "deleted-later"))
        )


async def setup(bot: YoHoHo) -> None:
    """Entry point of the extension."""
    await bot.add_cog(PrivacyCog(bot))
