"""`/privacy`: which data is stored, export of a person's own data, and deletion; private, anywhere."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client.answers import answer_errors, reader_texts
from bot.client.clicks import Click
from bot.client.command_texts import command_texts
from bot.client.confirmations import ask_confirmation
from bot.client.handlers import Act, Client, Interaction
from bot.client.installs import everywhere
from bot.client.verbs import verbs
from bot.errors import RefusalId, Refused
from bot.people.export import export_person
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
        bot.acts["delete"] = Act(self.deletion_question, self.ask, "anywhere")

    @everywhere
    @app_commands.command(**command_texts("privacy"))
    async def privacy(self, interaction: Interaction) -> None:
        """Show which data about people is stored, and why."""
        async with answer_errors(interaction):
            await self.courier.reply(interaction, privacy.privacy(await reader_texts(interaction)))

    async def export(self, interaction: Interaction, click: Click) -> None:
        """Send all data about the person as a file."""
        t = await reader_texts(interaction)
        await self.courier.answer_later(interaction)
        file = await export_person(self.store, interaction.user.id, discord.utils.utcnow())
        await self.courier.reply(interaction, privacy.export(t, *file))

    async def explain(self, interaction: Interaction, click: Click) -> None:
        """Explain the deletion, and ask whether to go on."""
        await ask_confirmation(interaction, "delete", beside=True)

    async def deletion_question(self, interaction: Interaction, click: Click) -> Post:
        """Return the question whether to delete the person."""
        return privacy.ask_deletion(await reader_texts(interaction))

    async def ask(self, interaction: Interaction, click: Click) -> None:
        """Open the form for the confirmation word."""
        await self.courier.ask(interaction, privacy.form(await reader_texts(interaction)), 0)

    async def delete(self, interaction: Interaction, click: Click) -> None:
        """Delete the person, who has confirmed in a form by typing a word.

        Raises:
            Refused: T-87 the typed word is wrong.
        """
        t = await reader_texts(interaction)
        if not privacy.confirms(" ".join(click.words)):
            raise Refused(RefusalId.WORD_DIFFERS, word=t(privacy.WORD))
        await self.courier.answer_later(interaction)
        done = await self.deletions.delete(interaction.user.id)
        await self.courier.reply(interaction, notices.notice(t("deleted-now" if done else "deleted-later")))


async def setup(bot: Client) -> None:
    await bot.add_cog(PrivacyCog(bot))
