"""`/hand` and `/table`: my panel, and what concerns my seat, from anywhere."""

from __future__ import annotations

from contextlib import suppress

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import YoHoHo
from bot.client.answers import Interaction, answering, choose, may_moderate, only_one, reader, table_here
from bot.client.click import Click
from bot.client.leaderboards import word
from bot.client.verbs import verbs
from bot.errors import House, Refused
from bot.present import house
from bot.records import TableHeader
from bot.texts.sentences import escaped


class TableCog(commands.Cog):
    """Commands about tables of any game."""

    group = app_commands.Group(name=word("name-table"), description=word("about-table"))

    def __init__(self, bot: YoHoHo) -> None:
        self.bot = bot
        bot.verbs |= verbs("anywhere", {"@show": self._show, "@cancel": self._cancel})

    @app_commands.command(name=word("name-hand"), description=word("about-hand"))
    async def hand(self, interaction: Interaction) -> None:
        """My panel, only for me; a chooser when I sit at several tables."""
        async with answering(interaction):
            header = await table_here(interaction)
            if header is None:
                await choose(interaction)
            else:
                await self.bot.courier.show_panel(interaction, header.id)

    @group.command(name=word("name-show"), description=word("about-show"))
    @app_commands.guild_only()
    async def show(self, interaction: Interaction) -> None:
        """Post the table message of this channel again, below."""
        async with answering(interaction):
            header = await self._one_of(interaction, await self._meant(interaction), "@show")
            if header is not None:
                await self._show_again(interaction, header)

    async def _show(self, interaction: Interaction, click: Click) -> None:
        await self._show_again(interaction, await self._picked(interaction, click))

    async def _show_again(self, interaction: Interaction, header: TableHeader) -> None:
        self.bot.courier.note_permission(
            interaction.channel_id or 0, interaction.app_permissions.send_messages
        )
        link = await self.bot.courier.table.bring(header.id)
        t = await reader(interaction)
        await self.bot.courier.reply(interaction, house.notice(t("table-shown", link=link)))

    @group.command(name=word("name-leave"), description=word("about-leave"))
    async def leave(self, interaction: Interaction) -> None:
        """Give my seat to a robot, or my place in the lobby back."""
        async with answering(interaction):
            header = await self._mine(interaction)
            await self.bot.seats.leave(header.id, interaction.user.id, interaction.id)
            await self._say(interaction, "left" if header.status == "running" else "left-lobby")

    @group.command(name=word("name-back"), description=word("about-back"))
    async def back(self, interaction: Interaction) -> None:
        """Take my seat back from the robot."""
        async with answering(interaction):
            header = await self._mine(interaction)
            user = interaction.user
            await self.bot.seats.back(header.id, user.id, user.display_name, interaction.id)
            await self.bot.courier.show_panel(interaction, header.id)

    @group.command(name=word("name-mine"), description=word("about-mine"))
    async def mine(self, interaction: Interaction) -> None:
        """My tables on every server: whose turn it is, and links."""
        async with answering(interaction):
            user = interaction.user.id
            tables = []
            for header in await self.bot.tables.mine(user):
                link = await self.bot.courier.messages.link(header.id, header.guild_id)
                with suppress(Refused):  # One table that cannot go on does not hide the others.
                    tables.append((await self.bot.tables.seen(header.id, user), link))
            await self.bot.courier.reply(interaction, house.my_tables(tables, await reader(interaction)))

    @group.command(name=word("name-kick"), description=word("about-kick"))
    @app_commands.guild_only()
    @app_commands.rename(player=word("name-player"))
    @app_commands.describe(player=word("about-kicked"))
    async def kick(self, interaction: Interaction, player: discord.User) -> None:
        """Have a robot play somebody's seat (host and moderators)."""
        async with answering(interaction):
            header = self._clear(interaction, await self._meant(interaction, player.id))
            moderator = await may_moderate(interaction)
            await self.bot.seats.kick(header.id, interaction.user.id, player.id, moderator, interaction.id)
            await self._say(interaction, "kicked" if header.status == "running" else "kicked-lobby")

    @group.command(name=word("name-substitute"), description=word("about-substitute"))
    @app_commands.guild_only()
    @app_commands.rename(player=word("name-player"), seat_of=word("name-seat"))
    @app_commands.describe(player=word("about-newcomer"), seat_of=word("about-seat"))
    async def substitute(
        self, interaction: Interaction, player: discord.User, seat_of: discord.User | None = None
    ) -> None:
        """Give a robot's seat to somebody new (host and moderators). T-30 an app, T-59 who is not here."""
        async with answering(interaction):
            meant = await self._meant(interaction, seat_of.id if seat_of else None)
            header = self._clear(interaction, meant)
            if player.bot:
                raise Refused(House.APP)
            if not isinstance(player, discord.Member):
                raise Refused(House.NOT_A_MEMBER, player=escaped(player.display_name))
            seat = None if seat_of is None else await self.bot.tables.seat_left_by(header.id, seat_of.id)
            await self.bot.people.introduce(player.id, player.display_name, interaction.locale.value)
            await self.bot.seats.substitute(
                header.id,
                interaction.user.id,
                player.id,
                player.display_name,
                seat,
                await may_moderate(interaction),
                interaction.id,
            )
            await self.bot.courier.direct_messages.open(player.id)
            self.bot.courier.look(header.id)
            await self._say(interaction, "substituted" if header.status == "running" else "substituted-lobby")

    @group.command(name=word("name-cancel"), description=word("about-cancel"))
    async def cancel(self, interaction: Interaction) -> None:
        """Close the table of this channel without a result (host and moderators), else mine elsewhere."""
        async with answering(interaction):
            live = await self.bot.tables.in_channel(interaction.channel_id or 0)
            led = await self.bot.seats.led_by(interaction.user.id)
            ours = {one.id for one in live} & {one.id for one in led}
            if led and not ours and not (live and await may_moderate(interaction)):
                # Its channel may be gone: a table is never out of reach of whoever answers for it.
                t = await reader(interaction)
                post = house.chooser(led, t, "@cancel", t("cancel-elsewhere"))
                await self.bot.courier.reply(interaction, post)
                return
            header = await self._one_of(interaction, await self._meant(interaction), "@cancel")
            if header is not None:
                await self._close(interaction, header, await may_moderate(interaction))

    async def _cancel(self, interaction: Interaction, click: Click) -> None:
        led = await self.bot.seats.led_by(interaction.user.id)
        own = [header for header in led if click.words == (str(header.id),)]
        moderator = not own and await may_moderate(interaction)
        await self._close(interaction, own[0] if own else await self._picked(interaction, click), moderator)

    async def _close(self, interaction: Interaction, header: TableHeader, moderator: bool) -> None:
        await self.bot.seats.cancel(header.id, interaction.user.id, moderator, interaction.id)
        await self._say(interaction, "table-cancelled")

    async def _mine(self, interaction: Interaction) -> TableHeader:
        """The person's table. Refused T-22 when it is not clear which one is meant."""
        header = await table_here(interaction)
        if header is None:
            raise Refused(House.WHICH_TABLE)
        return header

    async def _meant(self, interaction: Interaction, about: int | None = None) -> list[TableHeader]:
        """This channel's tables that may be meant: those of `about`, else the person's own, else all of them.

        Refused T-15 when there is none.
        """
        live = await self.bot.tables.in_channel(interaction.channel_id or 0)
        if not live:
            raise Refused(House.NO_TABLE_HERE)
        for user in (about, interaction.user.id):
            theirs = {header.id for header in await self.bot.tables.mine(user)} if user else set()
            if meant := [header for header in live if header.id in theirs]:
                return meant
        return live

    def _clear(self, interaction: Interaction, meant: list[TableHeader]) -> TableHeader:
        """The only table that may be meant. Refused T-22 when there are several."""
        header = only_one(interaction, meant)
        if header is None:
            raise Refused(House.WHICH_TABLE)
        return header

    async def _one_of(
        self, interaction: Interaction, meant: list[TableHeader], verb: str
    ) -> TableHeader | None:
        """The only table that may be meant; None when there are several, and the person has been asked."""
        if len(meant) == 1:
            return meant[0]
        await self.bot.courier.reply(interaction, house.chooser(meant, await reader(interaction), verb))
        return None

    async def _picked(self, interaction: Interaction, click: Click) -> TableHeader:
        """The table of this channel that was chosen. Refused T-11 when there is none such here."""
        live = await self.bot.tables.in_channel(interaction.channel_id or 0)
        chosen = [header for header in live if click.words == (str(header.id),)]
        if not chosen:
            raise Refused(House.NO_SUCH_TABLE)
        return chosen[0]

    async def _say(self, interaction: Interaction, key: str) -> None:
        await self.bot.courier.reply(interaction, house.notice((await reader(interaction))(key)))


async def setup(bot: YoHoHo) -> None:
    """Entry point of the extension."""
    await bot.add_cog(TableCog(bot))
