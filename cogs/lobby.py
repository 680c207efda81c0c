"""The lobby's buttons and menus: who sits down, by which rules, and when it begins; and the next match."""

from __future__ import annotations

from functools import partial

import discord
from discord.ext import commands

from bot.client import YoHoHo
from bot.client.answers import Interaction, may_moderate, reader, turn_to_game
from bot.client.called import name_of
from bot.client.click import Click, offers
from bot.client.verbs import Does, verbs
from bot.courier.clicked import in_private
from bot.errors import House, Refused
from bot.present import host, notices, tokens
from bot.seating.rematches import rematch


class LobbyCog(commands.Cog):
    """Answers what is pressed before a match, or for another one; what it does is stored first."""

    def __init__(self, bot: YoHoHo) -> None:
        self.bot = bot
        seats = {"@join": self.join, "@robot": self.robot, "@norobot": self.no_robot, "@token": self.token}
        rules = {"@options": self.options, "@set": self.set_option, "@level": self.levels}
        lobby = {**seats, **rules, "@start": self.start}
        bot.verbs |= verbs("server", {verb: partial(self.pressed, does) for verb, does in lobby.items()})
        bot.verbs |= verbs("panel", {"@rematch": self.rematch})

    async def pressed(self, does: Does, interaction: Interaction, click: Click) -> None:
        """Do what something in a lobby does; if its message is one too many, that is put away.

        A private page that is older than the match says that it has begun.
        """
        try:
            over = None
            if in_private(interaction):
                over = await self.bot.pages.lobby_over(click.table, interaction.user.id)
            if over is None:
                await does(interaction, click)
            else:
                await self.bot.courier.replace(interaction, over)
        finally:
            message = interaction.message
            if (
                message is not None
                and not in_private(interaction)
                and offers(message, interaction.data or {})
            ):
                self.bot.courier.table.meet(click.table, message)

    async def join(self, interaction: Interaction, click: Click) -> None:
        """Sit down."""
        user = interaction.user
        await self.bot.lobby.join(click.table, user.id, name_of(user), interaction.id)
        await self.bot.courier.done(interaction, click.table)
        await self.bot.courier.direct_messages.open(user.id)

    async def robot(self, interaction: Interaction, click: Click) -> None:
        """Add a robot."""
        await self.bot.lobby.add_robot(click.table, interaction.user.id, interaction.id)
        await self.bot.courier.done(interaction, click.table)

    async def no_robot(self, interaction: Interaction, click: Click) -> None:
        """Send the last robot away."""
        await self.bot.lobby.drop_robot(click.table, interaction.user.id, interaction.id)
        await self.bot.courier.done(interaction, click.table)

    async def token(self, interaction: Interaction, click: Click) -> None:
        """Choose what to play with."""
        token = tokens.chosen(click.words)
        await self.bot.lobby.choose_token(click.table, interaction.user.id, token, interaction.id)
        await self.bot.courier.done(interaction, click.table)

    async def start(self, interaction: Interaction, click: Click) -> None:
        """Begin, with robots on the free seats when asked to."""
        fill = click.words == ("robots",)
        await self.bot.lobby.start(click.table, interaction.user.id, interaction.id, fill=fill)
        begun = await self.bot.pages.lobby_over(click.table, interaction.user.id)
        if begun is not None and in_private(interaction):
            await self.bot.courier.replace(interaction, begun)
        else:
            await self.bot.courier.done(interaction, click.table)

    async def options(self, interaction: Interaction, click: Click) -> None:
        """The rules of the next match, or another page of them."""
        snapshot = await self.bot.tables.snapshot(click.table, interaction.user.id)
        self.bot.lobby.may_change(snapshot.header, interaction.user.id)
        page, moderator = "".join(click.words), await may_moderate(interaction)
        post = host.options(snapshot, await reader(interaction), page, moderator=moderator)
        await self.bot.courier.show_lobby_page(interaction, click.table, post)

    async def levels(self, interaction: Interaction, click: Click) -> None:
        """How well each robot plays. Refused T-20 when there is none any more."""
        snapshot = await self.bot.tables.snapshot(click.table, interaction.user.id)
        self.bot.lobby.may_change(snapshot.header, interaction.user.id)
        if not any(occupant.robot for occupant in snapshot.occupants):
            raise Refused(House.NO_ROBOT)
        moderator = await may_moderate(interaction)
        post = host.options(snapshot, await reader(interaction), host.ROBOTS_PAGE, moderator=moderator)
        await self.bot.courier.show_lobby_page(interaction, click.table, post)

    async def set_option(self, interaction: Interaction, click: Click) -> None:
        """A rule chosen. Refused T-3 where none is named, or a form is answered that nobody was given."""
        if not click.words:
            raise Refused(House.NOT_UNDERSTOOD)
        user, t = interaction.user.id, await reader(interaction)
        snapshot = await self.bot.tables.snapshot(click.table, user)
        self.bot.lobby.may_change(snapshot.header, user)
        key, *values = click.words
        turn_to_game(interaction, snapshot.header.game)
        chosen = host.chosen(snapshot, key, tuple(values), t)
        if chosen.form is not None:
            if interaction.type is discord.InteractionType.modal_submit:
                raise Refused(House.NOT_UNDERSTOOD)
            await self.bot.courier.ask(interaction, chosen.form, click.table)
            return
        if chosen.page in host.HOUSE_PAGES:
            for option, value in chosen.changes.items():
                await self.bot.lobby.set_option(click.table, user, option, value, interaction.id)
        else:
            await self.bot.lobby.change_options(click.table, user, chosen.changes, interaction.id)
        snapshot = await self.bot.tables.snapshot(click.table, user)
        post = host.options(snapshot, t, chosen.page, moderator=await may_moderate(interaction))
        await self.bot.courier.show_lobby_page(interaction, click.table, post)

    async def rematch(self, interaction: Interaction, click: Click) -> None:
        """Open a lobby for the same people."""
        user = interaction.user
        # In a direct message Discord does not say what somebody is called on the server.
        name = (await self.bot.people.get(user.id)).name or name_of(user)
        header = await rematch(self.bot.lobby, click.table, user.id, name, interaction.id)
        if in_private(interaction):
            t = await reader(interaction)
            await self.bot.courier.reply(interaction, notices.notice(t("rematch-open")))
        else:
            await self.bot.courier.done(interaction, header.id)
        self.bot.courier.look(header.id)
        self.bot.clock.look(header.id, at_once=True)


async def setup(bot: YoHoHo) -> None:
    """Entry point of the extension."""
    await bot.add_cog(LobbyCog(bot))
