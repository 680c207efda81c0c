"""`/privacy`: what is stored about people, one's own data as a file, and deletion; private, anywhere."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client.answers import answering, reader
from bot.client.click import Click
from bot.client.confirmed import ask
from bot.client.handlers import Act, Client, Interaction
from bot.client.verbs import verbs
from bot.client.words import called
from bot.errors import House, Refused
from bot.people.export import exported
from bot.present import notices
from bot.present.personal import privacy
from bot.present.post import Post


class PrivacyCog(commands.Cog):
    """A person's own data."""

    def __init__(self, bot: Client) -> None:
        self.courier, self.deletions = bot.courier, bot.deletions
        self.store = bot.services.store
        own = {"@export": self.export, "@delete?": self.explain, "@delete": self.delete}
        bot.verbs |= verbs("anywhere", own)
        bot.acts["delete"] = Act(self.before_deletion, self.ask, "anywhere")

    @app_commands.command(**called("privacy"))
    async def privacy(self, interaction: Interaction) -> None:
        """Show what is stored about people, and why."""
        async with answering(interaction):
            await self.courier.reply(interaction, privacy.privacy(await reader(interaction)))

    async def export(self, interaction: Interaction, click: Click) -> None:
        """Send all data about the person as a file."""
        t = await reader(interaction)
        await self.courier.answer_later(interaction)
        file = await exported(self.store, interaction.user.id, discord.utils.utcnow())
        await self.courier.reply(interaction, privacy.export(t, *file))

    async def explain(self, interaction: Interaction, click: Click) -> None:
        """Explain the deletion, and ask whether to go on."""
        await ask(interaction, "delete", beside=True)

    async def before_deletion(self, interaction: Interaction, click: Click) -> Post:
        """Return the question whether to delete the person."""
        return privacy.before_deletion(await reader(interaction))

    async def ask(self, interaction: Interaction, click: Click) -> None:
        """Open the form for the word that confirms."""
        await self.courier.ask(interaction, privacy.form(await reader(interaction)), 0)

    async def delete(self, interaction: Interaction, click: Click) -> None:
        """Delete the person, after the form with the word was sent.

        Raises:
            Refused: T-87 it is another word.
        """
        t = await reader(interaction)
        if not privacy.confirms(" ".join(click.words)):
            raise Refused(House.WORD_DIFFERS, word=t(privacy.WORD))
        await self.courier.answer_later(interaction)
        done = await self.deletions.delete(interaction.user.id)
        await self.courier.reply(interaction, notices.notice(t("deleted-now" if done else "deleted-later")))


async def setup(bot: Client) -> None:
    await bot.add_cog(PrivacyCog(bot))
