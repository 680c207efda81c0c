"""The bell of lobbies and the buttons of calls: people who want to play, and the host who calls them."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from discord.ext import commands

from bot.client.answers import may_moderate, reader_texts, require_server
from bot.client.calls import call_players
from bot.client.clicks import Click
from bot.client.display_names import display_name
from bot.client.handlers import Client, Interaction
from bot.client.verbs import verbs
from bot.errors import RefusalId, Refused
from bot.present.play.calls import call_page
from bot.present.post import Post
from bot.records.boards import EVERY_GAME
from bot.seating.invitations import may_call_to
from engine import GAMES

CHOICES: Final = frozenset({"this", "all", "none"})
"""The games to which somebody wants to be called: this game besides those before, all, or none."""


class CallsCog(commands.Cog):
    """The page of calls at a lobby, and the two buttons of a call that are not a lobby's own."""

    def __init__(self, bot: Client) -> None:
        self.calling = bot.services.calling
        self.courier = bot.courier
        self.people = bot.services.people
        self.tables = bot.services.tables
        bot.verbs |= verbs("server", {"@bell": self.bell, "@call": self.call})
        bot.verbs |= verbs("anywhere", {"@no-calls": self.no_calls})

    async def bell(self, interaction: Interaction, click: Click) -> None:
        """Show the page of calls, after storing what was chosen on it, if anything was.

        Raises:
            Refused: T-3 not understood, T-57 outside a server, T-157 the server does not allow calls, or as
                `Calling.want`.
        """
        guild, user = require_server(interaction), interaction.user
        match click.words:
            case (game,) if game in GAMES:
                await self.calling.require_allowed(guild)
                await self.courier.reply(interaction, await self._page(interaction, click.table, game))
            case (game, choice) if game in GAMES and choice in CHOICES:
                before = await self.calling.wanted(guild, user.id)
                wanted = {"all": {EVERY_GAME}, "none": set(), "this": {game, *before} - {EVERY_GAME}}[choice]
                name = display_name(user)
                await self.calling.want(guild, user.id, name, wanted, interaction.id)
                await self.courier.replace(interaction, await self._page(interaction, click.table, game))
            case _:
                raise Refused(RefusalId.NOT_UNDERSTOOD)

    async def no_calls(self, interaction: Interaction, click: Click) -> None:
        """Let nobody call the person on this server any more, and show the page of calls."""
        guild, user = require_server(interaction), interaction.user
        await self.calling.want(guild, user.id, display_name(user), (), interaction.id)
        game = (await self.tables.snapshot(click.table, None)).header.game
        await self.courier.reply(interaction, await self._page(interaction, click.table, game))

    async def call(self, interaction: Interaction, click: Click) -> None:
        """Call people who want to play to the lobby."""
        await call_players(interaction, click.table)

    async def _page(self, interaction: Interaction, table: int, game: str) -> Post:
        """Return the page of calls, with the host's button while this person may call to the lobby."""
        guild, user = require_server(interaction), interaction.user.id
        wanted = await self.calling.wanted(guild, user)
        may_call = False
        with suppress(Refused):
            header = (await self.tables.snapshot(table, None)).header
            in_charge = user == header.person_in_charge or await may_moderate(interaction)
            may_call = in_charge and may_call_to(header)
        pings = (await self.people.preferences(user)).pings
        t = await reader_texts(interaction)
        return call_page(wanted, game, t, table=table, may_call=may_call, pings=pings)


async def setup(bot: Client) -> None:
    await bot.add_cog(CallsCog(bot))
