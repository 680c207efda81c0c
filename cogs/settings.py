"""`/settings`: a person's preferences."""

from __future__ import annotations

from typing import Final

from discord import app_commands
from discord.ext import commands

from bot.client.answers import answer_errors, may_moderate, reader_texts, require_server
from bot.client.clicks import Click
from bot.client.command_texts import command_texts
from bot.client.display_names import display_name
from bot.client.handlers import Client, Interaction
from bot.client.installs import everywhere
from bot.client.verbs import verbs
from bot.courier.places import server_of
from bot.errors import RefusalId, Refused
from bot.people.preferences import Preferences
from bot.present.personal import settings
from bot.present.post import Post
from bot.records.boards import EVERY_GAME
from engine import GAMES

SEEN: Final = frozenset({"autoplay", "cards", "dm_hands", "hand_order", "language", "pictures"})
"""Preferences that change panels and direct messages."""


class SettingsCog(commands.Cog):
    """The page of a person's own preferences."""

    def __init__(self, bot: Client) -> None:
        self.calling = bot.services.calling
        self.courier = bot.courier
        self.people = bot.services.people
        self.robots = bot.services.robots
        self.tables = bot.services.tables
        bot.verbs |= verbs("anywhere", {"@prefer": self.prefer, "@settings": self.show})
        bot.verbs |= verbs("anywhere", {"@calls": self.choose_calls})

    @everywhere
    @app_commands.command(**command_texts("settings"))
    async def mine(self, interaction: Interaction) -> None:
        """Show the caller's own page."""
        async with answer_errors(interaction):
            await self.show(interaction)

    async def show(self, interaction: Interaction, _click: Click | None = None) -> None:
        """Show the caller's own page in a new message."""
        likes = await self.people.preferences(interaction.user.id)
        await self.courier.reply(interaction, await self._page(interaction, likes))

    async def prefer(self, interaction: Interaction, click: Click) -> None:
        """Change a preference chosen on the caller's own page.

        Raises:
            Refused: T-3 the click is not a key and a value.
        """
        if len(click.words) != 2:
            raise Refused(RefusalId.NOT_UNDERSTOOD)
        user = interaction.user.id
        likes = await self.people.set_preference(user, *click.words)
        await self.courier.replace(interaction, await self._page(interaction, likes))
        if click.words[0] == "dm_hands" and likes.dm_hands:
            await self.courier.direct_messages.open(user)
        if click.words[0] in SEEN:
            for header in await self.tables.tables_of(user):
                self.courier.refresh(header.id)
                self.robots.start_moves(header.id)  # A last card at the table may now be due for autoplay.

    async def choose_calls(self, interaction: Interaction, click: Click) -> None:
        """Store the games to which the caller wants to be called on this server.

        Raises:
            Refused: T-3 there is no such game, T-57 outside a server, or as `Calling.want`.
        """
        guild, user, games = require_server(interaction), interaction.user, set(click.words)
        if not games <= GAMES.keys():
            raise Refused(RefusalId.NOT_UNDERSTOOD)
        wanted = {EVERY_GAME} if games == GAMES.keys() else games
        await self.calling.want(guild, user.id, display_name(user), wanted, interaction.id)
        likes = await self.people.preferences(user.id)
        await self.courier.replace(interaction, await self._page(interaction, likes))

    async def _page(self, interaction: Interaction, likes: Preferences) -> Post:
        """Return the page of these preferences, with the server's settings if there is a server."""
        guild = server_of(interaction)
        here = None if guild is None else await self.people.server(guild)
        moderator = guild is not None and await may_moderate(interaction)
        wanted = frozenset[str]() if guild is None else await self.calling.wanted(guild, interaction.user.id)
        t = await reader_texts(interaction)
        return settings.settings_page(likes, here, t, moderator=moderator, wanted=wanted)


async def setup(bot: Client) -> None:
    await bot.add_cog(SettingsCog(bot))
