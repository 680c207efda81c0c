"""The referee's button, menu and form: rulings of a table's host or organiser, with their reasons."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.client.answers import may_moderate, reader_texts, set_game
from bot.client.clicks import Click
from bot.client.handlers import Client, Interaction
from bot.client.verbs import verbs
from bot.errors import RefusalId, Refused
from bot.present import notices, referee
from bot.present.post import Post
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts


class RefereeCog(commands.Cog):
    """Rulings of a table's host or organiser."""

    def __init__(self, bot: Client) -> None:
        self.courier = bot.courier
        self.referee = bot.services.referee
        self.tables = bot.services.tables
        bot.verbs |= verbs("server", {"@referee": self.open, "@ruling": self.rule})

    async def open(self, interaction: Interaction, click: Click) -> None:
        """Show the possible rulings.

        Raises:
            Refused: T-3 no ruling is possible, or as the referee's `require_may_rule`.
        """
        snapshot = await self.tables.snapshot(click.table, interaction.user.id)
        self.referee.require_may_rule(snapshot.header, interaction.user.id, await may_moderate(interaction))
        await self.courier.reply(interaction, _page(snapshot, await reader_texts(interaction)))

    async def rule(self, interaction: Interaction, click: Click) -> None:
        """Ask for the reason of a chosen ruling, or store the ruling once the reason is typed.

        If a seat has changed hands since the page was drawn, the page is shown again with the present
        players.

        Raises:
            Refused: T-3 not understood, T-14 no such ruling, or as the referee's `require_may_rule`.
        """
        user, t = interaction.user.id, await reader_texts(interaction)
        snapshot = await self.tables.snapshot(click.table, user)
        moderator = await may_moderate(interaction)
        self.referee.require_may_rule(snapshot.header, user, moderator)
        if len(click.words) < 2 or not click.words[0].isdecimal():
            raise Refused(RefusalId.NOT_UNDERSTOOD)
        revision, *words = click.words
        if interaction.type is not discord.InteractionType.modal_submit:
            if int(revision) != snapshot.header.revision:
                await self.courier.replace(interaction, _page(snapshot, t, moved=True))
                return
            form = referee.form(snapshot, " ".join(words), t)
            if form is None:
                raise Refused(RefusalId.BAD_OPTION, key=t("referee-title"))
            await self.courier.ask(interaction, form, click.table)
            return
        *ruling, reason = words
        set_game(interaction, snapshot.header.game)
        answer = await self.referee.rule(
            click.table, user, int(revision), " ".join(ruling), reason, moderator, interaction.id
        )
        if answer == "stale":
            fresh = await self.tables.snapshot(click.table, user)
            await self.courier.replace(interaction, _page(fresh, t, moved=True))
        else:
            await self.courier.replace(interaction, notices.notice(t("referee-done")))


def _page(snapshot: Snapshot, t: Texts, *, moved: bool = False) -> Post:
    """Return the menu of rulings.

    Raises:
        Refused: T-3 no ruling is possible, which only a forged click can cause.
    """
    post = referee.page(snapshot, t, moved=moved)
    if post is None:
        raise Refused(RefusalId.NOT_UNDERSTOOD)
    return post


async def setup(bot: Client) -> None:
    await bot.add_cog(RefereeCog(bot))
