"""`/server`: a server's settings, the state of the bot, open tables, blocked people; and `/records`."""

from __future__ import annotations

from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.client.answers import answer_errors, reader_texts, require_moderator
from bot.client.clicks import Click
from bot.client.command_texts import command_texts, parameters, word
from bot.client.confirmations import ask_confirmation
from bot.client.diagnosis import diagnosis, open_items
from bot.client.display_names import display_name
from bot.client.handlers import Act, Client, Interaction
from bot.client.installs import on_servers
from bot.client.permissions import KEEPS_ORDER
from bot.client.statistics import show_dealt, show_server, turn_dealt, turn_server
from bot.client.verbs import verbs
from bot.courier.places import server_of
from bot.errors import RefusalId, Refused
from bot.numbers import parse_number, parse_only_number
from bot.people.preferences import ROLES
from bot.present import losing, notices
from bot.present.championship import losing as losing_championship
from bot.present.post import Post
from bot.present.server import server as present
from bot.present.server import server_settings as settings
from bot.present.server.server_settings import PAGE_OF, TOPICS
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import escape_name

TABLES: Final = "@server-tables 0"
"""The action that leads back to the list of open tables and championships."""
PAGES: Final = frozenset({"", "blocked", *TOPICS})
"""The pages of a server's settings; "" is the first, which leads to the others."""


def _require_known(interaction: Interaction, key: str, values: list[str]) -> None:
    """Check that these are channels or roles of this server.

    Raises:
        Refused: T-14 a value is neither.
    """
    guild = interaction.guild
    known = () if guild is None else guild.roles if key in ROLES else guild.channels
    if not set(values) <= {str(each.id) for each in known}:
        raise Refused(RefusalId.BAD_OPTION, key=key)


class ServerCog(commands.Cog):
    """Moderators' commands for a server (T-29 for other people), and its records, for everybody."""

    group = on_servers(app_commands.Group(**command_texts("server"), default_permissions=KEEPS_ORDER))

    def __init__(self, bot: Client) -> None:
        self.courier = bot.courier
        self.championships = bot.services.championships
        self.people = bot.services.people
        self.seats = bot.services.seats
        self._tables = bot.services.tables
        own = {"@server": self.choose, "@server-page": self.turn_page, "@server-unblock": self.let_back}
        tables = {"@server-tables": self.list_tables, "@server-table": self.pick}
        bot.verbs |= verbs(
            "anywhere", own | tables | {"@server-stats": turn_server, "@server-dealt": turn_dealt}
        )
        bot.acts["server-close"] = Act(self.closing_question, self.close, "anywhere")
        bot.verbs |= verbs("server", {"@default": self.keep_default})

    @on_servers
    @app_commands.command(**command_texts("records"))
    @parameters(public=word("about-public-board"))
    async def records(self, interaction: Interaction, public: bool = False) -> None:
        """Show the server's number of matches, and who holds the records."""
        async with answer_errors(interaction):
            await show_server(interaction, public)

    # ------------------------------------------------------------------ settings

    @group.command(**command_texts("settings", "server-settings"))
    async def settings(self, interaction: Interaction) -> None:
        """Show the server's settings."""
        async with answer_errors(interaction):
            await require_moderator(interaction)
            await self.courier.reply(interaction, await self._page(interaction))

    async def choose(self, interaction: Interaction, click: Click) -> None:
        """Change a setting chosen on the server's page.

        Raises:
            Refused: T-3 not understood, T-14 no such setting.
        """
        guild = await require_moderator(interaction)
        if not click.words:
            raise Refused(RefusalId.NOT_UNDERSTOOD)
        key, *values = click.words
        if key not in PAGE_OF:
            raise Refused(RefusalId.BAD_OPTION, key=key)
        if key in ("channels", "daily", *ROLES):
            _require_known(interaction, key, values)
        await self.people.set_server_setting(guild, key, values)
        await self.courier.replace(interaction, await self._page(interaction, PAGE_OF[key]))
        if key == "daily":
            self.courier.daily_messages.refresh(guild)
        if key in ("cards", "pictures", "pings", "calls"):
            await self.courier.refresh_server(guild)

    async def turn_page(self, interaction: Interaction, click: Click) -> None:
        """Show a page of the server's settings.

        Raises:
            Refused: T-3 not understood.
        """
        await require_moderator(interaction)
        page = " ".join(click.words)
        if page not in PAGES:
            raise Refused(RefusalId.NOT_UNDERSTOOD)
        await self.courier.replace(interaction, await self._page(interaction, page))

    async def _page(self, interaction: Interaction, page: str = "") -> Post:
        chosen, t = await self.people.server(server_of(interaction)), await reader_texts(interaction)
        if page == "blocked":
            return present.blocked_people([await self.people.get(user) for user in chosen.blocked], t)
        return settings.topic(chosen, page, t) if page else settings.overview(chosen, t)

    async def keep_default(self, interaction: Interaction, click: Click) -> None:
        """Store this lobby's options and timer as the server's defaults."""
        guild = await require_moderator(interaction)
        header = (await self._tables.snapshot(click.table, None)).header
        await self.people.keep_defaults(guild, header)
        await self._say(interaction, (await reader_texts(interaction))("default-kept"))

    # ------------------------------------------------------------------ diagnostics

    @group.command(**command_texts("diagnostics"))
    async def diagnostics(self, interaction: Interaction) -> None:
        """Show the bot's permissions in this channel, and each problem with its start and solution."""
        async with answer_errors(interaction):
            await require_moderator(interaction)
            found = await diagnosis(interaction)
            await self.courier.reply(interaction, present.diagnostics(found, await reader_texts(interaction)))

    @group.command(**command_texts("stats", "server-stats"))
    async def stats(self, interaction: Interaction) -> None:
        """Show what seats, people and robots were dealt, beside what chance would give."""
        async with answer_errors(interaction):
            await show_dealt(interaction)

    # ------------------------------------------------------------------ open tables

    @group.command(**command_texts("tables"))
    async def tables(self, interaction: Interaction) -> None:
        """Show all open tables and championships of this server, each with a button to close it."""
        async with answer_errors(interaction):
            await require_moderator(interaction)
            shown = present.tables(await open_items(interaction), await reader_texts(interaction))
            await self.courier.reply(interaction, shown)

    async def list_tables(self, interaction: Interaction, click: Click) -> None:
        """Show a page of the open tables and championships.

        Raises:
            Refused: T-3 not understood.
        """
        await require_moderator(interaction)
        page = parse_only_number(click.words)
        shown = present.tables(await open_items(interaction), await reader_texts(interaction), page)
        await self.courier.replace(interaction, shown)

    async def pick(self, interaction: Interaction, click: Click) -> None:
        """Ask whether to close the chosen table or championship.

        Raises:
            Refused: T-3 not understood, T-11 or T-40 no longer open.
        """
        await require_moderator(interaction)
        kind, _, said = "".join(click.words).partition("-")
        found, wanted = await open_items(interaction), parse_number(said)
        if kind not in ("table", "championship"):
            raise Refused(RefusalId.NOT_UNDERSTOOD)
        candidates = found.tables if kind == "table" else found.championships
        chosen = next((each for each in candidates if each.id == wanted), None)
        if chosen is None:
            raise Refused(RefusalId.NO_SUCH_TABLE if kind == "table" else RefusalId.NO_SUCH_CHAMPIONSHIP)
        if kind == "table":
            await ask_confirmation(interaction, "server-close", wanted)
            return
        t, snapshot = await reader_texts(interaction), await self.championships.snapshot(wanted)
        question = losing_championship.ask_ruling(snapshot, "cancel", t, keep=TABLES)
        if question is None:
            raise Refused(RefusalId.CHAMPIONSHIP_OVER)
        await self.courier.replace(interaction, question)

    async def _own_table(self, interaction: Interaction, table: int) -> Snapshot:
        """Return a table of this server, if the person is a moderator.

        Raises:
            Refused: T-29 not a moderator, T-11 another server's table.
        """
        guild = await require_moderator(interaction)
        snapshot = await self._tables.snapshot(table, None)
        if snapshot.header.guild_id != guild:
            raise Refused(RefusalId.NO_SUCH_TABLE)
        return snapshot

    async def closing_question(self, interaction: Interaction, click: Click) -> Post:
        """Return the question whether to close a table.

        Raises:
            Refused: T-5 over, or as `_own_table`.
        """
        snapshot = await self._own_table(interaction, click.table)
        await self.seats.require_closing(snapshot.header, interaction.user.id, True)
        asker, t = interaction.user.id, await reader_texts(interaction)
        return losing.ask_close(snapshot, asker, "server-close", t, keep=TABLES)

    async def close(self, interaction: Interaction, click: Click) -> None:
        """Close a table without a result.

        Raises:
            Refused: T-5 over, or as `_own_table`.
        """
        header = (await self._own_table(interaction, click.table)).header
        user, seen = interaction.user.id, header.status
        await self.seats.cancel(header.id, user, True, interaction.id, seen=seen)
        t = await reader_texts(interaction)
        shown = present.tables(await open_items(interaction), t, closed=notices.table_name(header, t))
        await self.courier.replace(interaction, shown)

    # ------------------------------------------------------------------ blocked people

    @group.command(**command_texts("block"))
    @parameters(player=word("about-blocked"))
    async def block(self, interaction: Interaction, player: discord.User) -> None:
        """Block a person from opening, joining and following tables here.

        Raises:
            Refused: T-30 the player is an app.
        """
        async with answer_errors(interaction):
            guild = await require_moderator(interaction)
            if player.bot:
                raise Refused(RefusalId.APP)
            await self.people.introduce(player.id, display_name(player), interaction.locale.value)
            await self.people.block(guild, player.id)
            t = await reader_texts(interaction)
            await self._say(interaction, t("blocked-now", player=escape_name(display_name(player))))

    @group.command(**command_texts("unblock"))
    @parameters(player=word("about-unblocked"))
    async def unblock(self, interaction: Interaction, player: discord.User) -> None:
        """Let a person sit down again."""
        async with answer_errors(interaction):
            guild = await require_moderator(interaction)
            await self.people.unblock(guild, {player.id})
            t = await reader_texts(interaction)
            await self._say(interaction, t("unblocked-now", player=escape_name(display_name(player))))

    async def let_back(self, interaction: Interaction, click: Click) -> None:
        """Let the people chosen from the list sit down again."""
        guild = await require_moderator(interaction)
        listed = (await self.people.server(guild)).blocked
        users = {user for user in listed if str(user) in click.words[1:]}
        await self.people.unblock(guild, users)
        await self.courier.replace(interaction, await self._page(interaction, "blocked"))

    async def _say(self, interaction: Interaction, text: str) -> None:
        await self.courier.reply(interaction, notices.notice(text))


async def setup(bot: Client) -> None:
    await bot.add_cog(ServerCog(bot))
