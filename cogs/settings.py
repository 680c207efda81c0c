"""`/settings` and `/server settings`: how a person and a server like their tables."""

from __future__ import annotations

from typing import Final

from discord import app_commands
from discord.ext import commands

from bot.client import YoHoHo
from bot.client.answers import Interaction, answering, may_moderate, reader
from bot.client.click import Click
from bot.client.verbs import verbs
from bot.client.words import called
from bot.errors import House, Refused
from bot.people.preferences import ROLES
from bot.present import notices, settings
from engine import GAMES

SEEN: Final = frozenset({"cards", "dm_hands", "hand_order", "language", "pictures"})
"""A person's choices that change what stands in their panels and direct messages."""


def _require_known(interaction: Interaction, key: str, values: list[str]) -> None:
    """Refused T-14 unless these are channels or roles of this server."""
    guild = interaction.guild
    known = () if guild is None else guild.channels if key == "channels" else guild.roles
    if not set(values) <= {str(one.id) for one in known}:
        raise Refused(House.BAD_OPTION, key=key)


class SettingsCog(commands.Cog):
    """The settings pages."""

    group = app_commands.Group(**called("server"), guild_only=True)

    def __init__(self, bot: YoHoHo) -> None:
        self.bot = bot
        own = {"@prefer": self.prefer, "@server": self.choose_for_server, "@server-page": self.turn_page}
        bot.verbs |= verbs("anywhere", own)
        bot.verbs |= verbs("server", {"@default": self.keep_default})

    @app_commands.command(**called("settings"))
    async def mine(self, interaction: Interaction) -> None:
        """The caller's own page."""
        async with answering(interaction):
            likes = await self.bot.people.preferences(interaction.user.id)
            await self.bot.courier.reply(interaction, settings.mine(likes, await reader(interaction)))

    @group.command(**called("settings", "server-settings"))
    async def server(self, interaction: Interaction) -> None:
        """The server's page, for its moderators; T-29 for others."""
        async with answering(interaction):
            if not await may_moderate(interaction):
                raise Refused(House.MODERATORS_ONLY)
            chosen = await self.bot.people.server(interaction.guild_id)
            post = settings.server(chosen, tuple(GAMES), await reader(interaction))
            await self.bot.courier.reply(interaction, post)

    # ------------------------------------------------------------------ choices

    async def prefer(self, interaction: Interaction, click: Click) -> None:
        """A choice on the caller's own page. Refused T-3 unless it has a key and a value."""
        if len(click.words) != 2:
            raise Refused(House.NOT_UNDERSTOOD)
        user = interaction.user.id
        likes = await self.bot.people.prefer(user, *click.words)
        await self.bot.courier.replace(interaction, settings.mine(likes, await reader(interaction)))
        if click.words[0] == "dm_hands" and likes.dm_hands:
            await self.bot.courier.direct_messages.open(user)
        if click.words[0] in SEEN:
            for header in await self.bot.tables.mine(user):
                self.bot.courier.look(header.id)

    async def choose_for_server(self, interaction: Interaction, click: Click) -> None:
        """A choice on the server's page. Refused: T-3 not understood, T-29 unless a moderator."""
        if interaction.guild_id is None or not click.words:
            raise Refused(House.NOT_UNDERSTOOD)
        if not await may_moderate(interaction):
            raise Refused(House.MODERATORS_ONLY)
        key, *values = click.words
        if key in ("channels", *ROLES):
            _require_known(interaction, key, values)
        chosen = await self.bot.people.choose_for_server(interaction.guild_id, key, values)
        t = await reader(interaction)
        limits = key.startswith("limits.")
        post = settings.limits(chosen, t) if limits else settings.server(chosen, tuple(GAMES), t)
        await self.bot.courier.replace(interaction, post)
        if key in ("cards", "pictures"):
            await self.bot.courier.look_at_server(interaction.guild_id)

    async def turn_page(self, interaction: Interaction, click: Click) -> None:
        """The server's limits, or its first page again. T-3 not understood, T-29 unless a moderator."""
        if interaction.guild_id is None or click.words not in ((), ("limits",)):
            raise Refused(House.NOT_UNDERSTOOD)
        if not await may_moderate(interaction):
            raise Refused(House.MODERATORS_ONLY)
        chosen, t = await self.bot.people.server(interaction.guild_id), await reader(interaction)
        post = settings.limits(chosen, t) if click.words else settings.server(chosen, tuple(GAMES), t)
        await self.bot.courier.replace(interaction, post)

    async def keep_default(self, interaction: Interaction, click: Click) -> None:
        """Keep this lobby's options and timer as the server's own. Refused T-29 unless a moderator."""
        if interaction.guild_id is None or not await may_moderate(interaction):
            raise Refused(House.MODERATORS_ONLY)
        header = (await self.bot.tables.snapshot(click.table, None)).header
        await self.bot.people.keep_defaults(interaction.guild_id, header)
        t = await reader(interaction)
        await self.bot.courier.reply(interaction, notices.notice(t("default-kept")))


async def setup(bot: YoHoHo) -> None:
    """Entry point of the extension."""
    await bot.add_cog(SettingsCog(bot))
