"""`/hand` and `/table`: my panel, and what concerns my seat, from anywhere."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import YoHoHo, meant
from bot.client.answers import Interaction, answering, may_moderate, reader
from bot.client.called import name_of
from bot.client.click import Click
from bot.client.verbs import verbs
from bot.client.words import called, parameters, word
from bot.errors import House, Refused
from bot.numbers import number
from bot.present import notices
from bot.records import TableHeader
from bot.texts.sentences import escaped


class TableCog(commands.Cog):
    """Commands about tables of any game."""

    group = app_commands.Group(**called("table"))

    def __init__(self, bot: YoHoHo) -> None:
        self.bot = bot
        asked = {"@show": self._show, "@cancel": self._cancel, "@kick": self._kick}
        own = {"@leave-table": self._leave, "@back-table": self._back, "@substitute": self._substitute}
        bot.verbs |= verbs("anywhere", asked | own)

    @app_commands.command(**called("hand"))
    async def hand(self, interaction: Interaction) -> None:
        """My panel, only for me; a chooser when I sit at several tables."""
        async with answering(interaction):
            own = await meant.own_tables(interaction, meant.has_place)
            if header := await meant.one_of(interaction, own, "@pick"):
                await self.bot.courier.show_panel(interaction, header.id)

    @group.command(**called("show"))
    async def show(self, interaction: Interaction) -> None:
        """Post the table message of this channel again, below; in a direct message, that of my table."""
        async with answering(interaction):
            here = await (
                meant.tables_here(interaction)
                if interaction.guild_id
                else meant.own_tables(interaction, meant.has_place)
            )
            if header := await meant.one_of(interaction, here, "@show"):
                await self._show_again(interaction, header)

    async def _show(self, interaction: Interaction, click: Click) -> None:
        picked = (
            self._picked(interaction, click.words) if interaction.guild_id else self._own(interaction, click)
        )
        await self._show_again(interaction, await picked)

    async def _show_again(self, interaction: Interaction, header: TableHeader) -> None:
        link = await self.bot.courier.table.bring(header.id)
        t = await reader(interaction)
        await self.bot.courier.reply(interaction, notices.notice(t("table-shown", link=link)))

    @group.command(**called("leave"))
    async def leave(self, interaction: Interaction) -> None:
        """Give my seat to a robot, or my place in the lobby back."""
        async with answering(interaction):
            own = await meant.own_tables(interaction, meant.sits)
            if header := await meant.one_of(interaction, own, "@leave-table"):
                await self._give_up(interaction, header)

    async def _leave(self, interaction: Interaction, click: Click) -> None:
        await self._give_up(interaction, await self._own(interaction, click))

    async def _give_up(self, interaction: Interaction, header: TableHeader) -> None:
        await self.bot.seats.leave(header.id, interaction.user.id, interaction.id)
        await self._say(interaction, "left" if header.status == "running" else "left-lobby")

    @group.command(**called("back"))
    async def back(self, interaction: Interaction) -> None:
        """Take my seat back from the robot."""
        async with answering(interaction):
            own = await meant.own_tables(interaction, meant.may_return)
            if header := await meant.one_of(interaction, own, "@back-table"):
                await self._return(interaction, header)

    async def _back(self, interaction: Interaction, click: Click) -> None:
        await self._return(interaction, await self._own(interaction, click))

    async def _return(self, interaction: Interaction, header: TableHeader) -> None:
        await self.bot.seats.back(header.id, interaction.user.id, interaction.id)
        await self.bot.courier.show_panel(interaction, header.id)

    @group.command(**called("mine"))
    async def mine(self, interaction: Interaction) -> None:
        """My tables on every server: whose turn it is, and links."""
        async with answering(interaction):
            user = interaction.user.id
            tables = []
            for header in await self.bot.tables.mine(user):
                link = await self.bot.courier.messages.link(header.id, header.guild_id)
                with suppress(Refused):  # One table that cannot go on does not hide the others.
                    tables.append((await self.bot.tables.snapshot(header.id, user), link))
            await self.bot.courier.reply(interaction, notices.my_tables(tables, await reader(interaction)))

    @group.command(**called("kick"))
    @app_commands.guild_only()
    @parameters(player=word("about-kicked"))
    async def kick(self, interaction: Interaction, player: discord.User) -> None:
        """Have a robot play somebody's seat (host and moderators)."""
        async with answering(interaction):
            here = await meant.tables_here(interaction, player.id)
            which = meant.right_here(interaction, here)
            if header := await meant.one_of(interaction, which, f"@kick {player.id}"):
                await self._send_away(interaction, header, player.id)

    async def _kick(self, interaction: Interaction, click: Click) -> None:
        header = await self._picked(interaction, click.words[1:])
        (player,) = map(number, click.words[:1])
        await self._send_away(interaction, header, player)

    async def _send_away(self, interaction: Interaction, header: TableHeader, player: int) -> None:
        moderator = await may_moderate(interaction)
        await self.bot.seats.kick(header.id, interaction.user.id, player, moderator, interaction.id)
        await self._say(interaction, "kicked" if header.status == "running" else "kicked-lobby")

    @group.command(**called("substitute"))
    @app_commands.guild_only()
    @parameters(player=word("about-newcomer"), seat_of=word("about-seat"))
    async def substitute(
        self, interaction: Interaction, player: discord.User, seat_of: discord.User | None = None
    ) -> None:
        """Give a robot's seat to somebody new (host and moderators). Refused: T-30 app, T-59 not here."""
        async with answering(interaction):
            former = seat_of.id if seat_of else None
            here = await meant.tables_here(interaction, former, meant.left_to_robot)
            if player.bot:
                raise Refused(House.APP)
            if not isinstance(player, discord.Member):
                raise Refused(House.NOT_A_MEMBER, player=escaped(name_of(player)))
            await self.bot.people.introduce(player.id, name_of(player), interaction.locale.value)
            which, verb = meant.right_here(interaction, here), f"@substitute {player.id} {former or 0}"
            if header := await meant.one_of(interaction, which, verb):
                await self._seat(interaction, header, player, former)

    async def _substitute(self, interaction: Interaction, click: Click) -> None:
        header = await self._picked(interaction, click.words[2:])
        player, former = map(number, click.words[:2])
        if interaction.guild is None:
            raise Refused(House.SERVER_ONLY)
        try:
            member = await interaction.guild.fetch_member(player)
        except discord.NotFound:
            known = await self.bot.people.get(player)
            name = escaped(known.name) or f"<@{player}>"
            raise Refused(House.NOT_A_MEMBER, player=name) from None
        await self._seat(interaction, header, member, former or None)

    async def _seat(
        self, interaction: Interaction, header: TableHeader, player: discord.Member, former: int | None
    ) -> None:
        await self.bot.seats.substitute(
            header.id,
            interaction.user.id,
            player.id,
            name_of(player),
            None if former is None else await self.bot.tables.seat_left_by(header.id, former),
            await may_moderate(interaction),
            interaction.id,
        )
        await self.bot.courier.direct_messages.open(player.id)
        self.bot.courier.look(header.id)
        await self._say(interaction, "substituted" if header.status == "running" else "substituted-lobby")

    @group.command(**called("cancel"))
    async def cancel(self, interaction: Interaction) -> None:
        """Close the table of this channel without a result (host and moderators), else mine elsewhere."""
        async with answering(interaction):
            live = await self.bot.tables.in_channel(interaction.channel_id or 0)
            led = await self.bot.seats.led_by(interaction.user.id)
            ours = {one.id for one in live} & {one.id for one in led}
            if led and not ours and not (live and await may_moderate(interaction)):
                # Its channel may be gone: a table is never out of reach of whoever answers for it.
                asked = (await reader(interaction))("cancel-elsewhere")
                await meant.ask_which(interaction, led, "@cancel", asked)
                return
            here = await meant.tables_here(interaction)
            if header := await meant.one_of(interaction, here, "@cancel"):
                await self._close(interaction, header, await may_moderate(interaction))

    async def _cancel(self, interaction: Interaction, click: Click) -> None:
        for header in await self.bot.seats.led_by(interaction.user.id):
            if click.words == (str(header.id),):
                await self._close(interaction, header, False)
                return
        header = await self._picked(interaction, click.words)
        await self._close(interaction, header, await may_moderate(interaction))

    async def _close(self, interaction: Interaction, header: TableHeader, moderator: bool) -> None:
        await self.bot.seats.cancel(header.id, interaction.user.id, moderator, interaction.id)
        await self._say(interaction, "table-cancelled")

    async def _own(self, interaction: Interaction, click: Click) -> TableHeader:
        """The table of the person's own that was chosen. Refused T-11 when there is none such."""
        return _chosen(await self.bot.tables.mine(interaction.user.id), click.words)

    async def _picked(self, interaction: Interaction, words: Sequence[str]) -> TableHeader:
        """The table of this channel that was chosen. Refused T-11 when there is none such here."""
        return _chosen(await self.bot.tables.in_channel(interaction.channel_id or 0), words)

    async def _say(self, interaction: Interaction, key: str) -> None:
        await self.bot.courier.reply(interaction, notices.notice((await reader(interaction))(key)))


def _chosen(tables: Sequence[TableHeader], words: Sequence[str]) -> TableHeader:
    """The one of these tables whose number a button carries. Refused T-11 when there is none such."""
    chosen = [header for header in tables if tuple(words) == (str(header.id),)]
    if not chosen:
        raise Refused(House.NO_SUCH_TABLE)
    return chosen[0]


async def setup(bot: YoHoHo) -> None:
    """Entry point of the extension."""
    await bot.add_cog(TableCog(bot))
