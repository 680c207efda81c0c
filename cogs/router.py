"""The only listener for buttons, menus and modals: it parses the custom_id and calls the handler.

No view is registered with discord.py, so that clicks on messages from before a restart arrive in this
listener. The custom_id's format is `1:<table>:<turn>:<notation>`. Verbs that begin with `@` belong to the
application, all others to a game.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import ClassVar

import discord
from discord.ext import commands

from bot.client.answers import (
    answer_errors,
    note_permissions,
    reader_texts,
    refuse_if_too_fast,
    set_game,
    share,
)
from bot.client.clicks import Click, parse_click
from bot.client.handlers import Client, Interaction, Where
from bot.client.hints import show_hint
from bot.client.verbs import require_place, verbs
from bot.courier.places import server_of
from bot.errors import RefusalId, Refused
from bot.logs import add_context
from bot.numbers import parse_only_number
from bot.present import notices
from bot.present.past.shared import PAPERS
from bot.present.play import robots, tools
from bot.present.post import File, Post, Text
from bot.seating.block_list import require_welcome
from bot.store.followers import list_followers
from bot.tables.export import export
from bot.texts import rules_help as help_texts

log = logging.getLogger(__name__)


class RouterCog(commands.Cog):
    """Routes clicks to handlers, which store a change before they answer."""

    def __init__(self, bot: Client) -> None:
        self.courier = bot.courier
        self.clock = bot.services.clock
        self.pages = bot.services.pages
        self.papers = bot.services.papers
        self.people = bot.services.people
        self.seats = bot.services.seats
        self.store = bot.services.store
        self.tables = bot.services.tables
        self.verbs = bot.verbs
        for where, handlers in self.VERBS.items():
            bot.verbs |= verbs(where, {verb: partial(does, self) for verb, does in handlers.items()})

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Handle components and modals; other interactions are left to the command tree."""
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        if await refuse_if_too_fast(interaction):
            return
        note_permissions(interaction)
        message = interaction.message
        async with answer_errors(interaction):
            interaction.client.require_open()
            click = parse_click(interaction.data or {})
            if click.table:
                add_context(table=click.table)
            if click.verb.startswith("@"):
                await self._run_verb(interaction, click)
            else:
                await self._play(interaction, click)
        if message is not None:
            self.courier.note_press(message.id)

    async def _run_verb(self, interaction: Interaction, click: Click) -> None:
        """Run the handler of an application verb, if the verb may be pressed here.

        Raises:
            Refused: T-3 there is no such verb.
        """
        verb = self.verbs.get(click.verb)
        if verb is None:
            raise Refused(RefusalId.NOT_UNDERSTOOD)
        await require_place(interaction, click, verb.where)
        await verb.does(interaction, click)

    async def _play(self, interaction: Interaction, click: Click) -> None:
        """Make a move; with the preference `two_tap`, ask first."""
        await require_place(interaction, click, "panel")
        if await self.pages.needs_confirmation(click.table, interaction.user.id, click.notation, click.turn):
            await self.courier.show_panel(interaction, click.table, sure=click.notation)
            return
        await self._move(interaction, click)

    async def _move(self, interaction: Interaction, click: Click) -> None:
        """Make a move, and answer with the current panel, even if the click was stale."""
        snapshot = await self.tables.snapshot(click.table, None)
        user = interaction.user.id
        set_game(interaction, snapshot.header.game)
        with self.courier.own.answering(click.table, user):
            await self.tables.submit(click.table, user, click.notation, click.turn, interaction.id)
            await self._hand(interaction, click)

    async def _hand(self, interaction: Interaction, click: Click) -> None:
        await self.courier.show_panel(interaction, click.table)

    async def _pick(self, interaction: Interaction, click: Click) -> None:
        number = parse_only_number(click.words)
        await require_place(interaction, click._replace(table=number), "panel")
        header = (await self.tables.snapshot(number, None)).header
        await self.courier.show_panel(interaction, number, anew=header.is_private)

    async def _help(self, interaction: Interaction, click: Click) -> None:
        await self.courier.reply(interaction, await self.papers.help(click.table, interaction.user.id))

    async def _sheet(self, interaction: Interaction, click: Click) -> None:
        page = "".join(click.words)
        guild = server_of(interaction)
        post = await self.papers.sheet(click.table, interaction.user.id, page, guild=guild)
        await (self.courier.replace if page else self.courier.reply)(interaction, post)

    async def _share(self, interaction: Interaction, click: Click) -> None:
        """Post the podium or the sheet of a match publicly, once.

        Raises:
            Refused: T-3 the paper is neither podium nor sheet.
        """
        paper = " ".join(click.words)
        if paper not in PAPERS:
            raise Refused(RefusalId.NOT_UNDERSTOOD)
        await require_welcome(self.store, server_of(interaction), interaction.user.id)
        post = await self.papers.shared(click.table, interaction.user.id, paper)
        header = (await self.tables.snapshot(click.table, None)).header
        await share(interaction, header, paper, post)

    async def _look(self, interaction: Interaction, click: Click) -> None:
        await self.courier.reply(interaction, await self.papers.look(click.table, interaction.user.id))

    async def _rules(self, interaction: Interaction, click: Click) -> None:
        t = await reader_texts(interaction)
        if click.table:
            snapshot = await self.tables.snapshot(click.table, None)
            await self.courier.reply(interaction, notices.table_rules(snapshot, t))
            return
        game, topic, *more = click.words if len(click.words) in (2, 3) else ("", "")
        if not help_texts.find_topic(game, t.locale, topic) or more not in ([], ["whole"]):
            raise Refused(RefusalId.NOT_UNDERSTOOD)
        page = notices.rules_page(game, topic, t, whole=bool(more))
        await self.courier.replace(interaction, page)

    async def _robots(self, interaction: Interaction, click: Click) -> None:
        """Show how the robots of a table play.

        Raises:
            Refused: T-20 the table has no robots any more.
        """
        snapshot = await self.tables.snapshot(click.table, interaction.user.id)
        post = robots.introduce_robots(snapshot, await reader_texts(interaction))
        if post is None:
            raise Refused(RefusalId.NO_ROBOT)
        await self.courier.reply(interaction, post)

    async def _hint(self, interaction: Interaction, click: Click) -> None:
        await show_hint(interaction, click)

    async def _back(self, interaction: Interaction, click: Click) -> None:
        try:
            await self.seats.take_back(click.table, interaction.user.id, interaction.id)
        except Refused as refused:
            if (
                refused.rule != RefusalId.ALREADY_SEATED
            ):  # The person has already returned, and pressed a button of an older message.
                raise
        await self._hand(interaction, click)

    async def _time(self, interaction: Interaction, click: Click) -> None:
        await self.clock.extend_deadline(click.table, interaction.user.id)
        await self._hand(interaction, click)

    async def _here(self, interaction: Interaction, click: Click) -> None:
        await self._require_seat(interaction, click)
        link = await self.courier.table.repost(click.table)
        t = await reader_texts(interaction)
        await self.courier.reply(interaction, notices.table_shown(click.table, link, t))

    async def _more(self, interaction: Interaction, click: Click) -> None:
        """Run the choice of a tools menu; without a choice, show the menu of a panel.

        A lobby's menu offers the choice of an animal, a lesson, a private table, and leaving. Messages of
        earlier versions offer these choices in panels too, and the host's options in lobbies.

        Raises:
            Refused: T-3 there is no such choice.
        """
        if not click.words:
            await self._require_seat(interaction, click)
            user = interaction.user.id
            snapshot = await self.tables.snapshot(click.table, user)
            likes = await self.people.preferences_on(user, snapshot.header.guild_id)
            seen = snapshot._replace(preferences=likes)
            await self.courier.reply(interaction, tools.more_tools(seen, await reader_texts(interaction)))
            return
        known = (*tools.TOOLS, *tools.PAPERS, *tools.REPLAYED, "options", "level")
        offered = {tool: f"@{tool}" for tool in known} | {
            "leave": "@leave?",
            "leave-lobby": "@leave",
            "alone": "@alone",
        }
        choice = " ".join(click.words)
        move = choice.split()
        if move and move[0] in tools.OPTIONAL:
            await self._play(interaction, click._replace(verb=move[0], words=tuple(move[1:])))
            return
        has_arguments = choice.startswith(("replay ", "report ", "fair ", "token ", "learn "))
        chosen = f"@{choice}" if has_arguments else offered.get(choice)
        if chosen is None:
            raise Refused(RefusalId.NOT_UNDERSTOOD)
        verb, *words = chosen.split()
        await self._run_verb(interaction, click._replace(verb=verb, words=tuple(words)))

    async def _require_seat(self, interaction: Interaction, click: Click) -> None:
        """Check that the person has a seat at this table: panels are for players.

        Raises:
            Refused: T-6 the person has no seat.
        """
        if not (await self.tables.snapshot(click.table, interaction.user.id)).has_seat:
            raise Refused(RefusalId.NO_SEAT)

    async def _yes(self, interaction: Interaction, click: Click) -> None:
        """Make the move that `_play` asked the person to confirm.

        Raises:
            Refused: T-3 the click names no move.
        """
        if not click.words:
            raise Refused(RefusalId.NOT_UNDERSTOOD)
        verb, *words = click.words
        await self._move(interaction, click._replace(verb=verb, words=tuple(words)))

    async def _page(self, interaction: Interaction, click: Click) -> None:
        """Show another part of a long hand."""
        await self.courier.show_panel(interaction, click.table, page=" ".join(click.words))

    async def _follow(self, interaction: Interaction, click: Click) -> None:
        t = await reader_texts(interaction)
        if not (await self.people.server(server_of(interaction))).pings:
            await self.courier.reply(interaction, notices.notice(t("follow-not-here")))
            return
        if interaction.user.id not in await self.store.read(list_followers, click.table):
            await require_welcome(self.store, server_of(interaction), interaction.user.id)
        follows = await self.tables.follow(click.table, interaction.user.id, interaction.id)
        await self.courier.reply(interaction, notices.notice(t("following" if follows else "not-following")))

    async def _log(self, interaction: Interaction, click: Click) -> None:
        text = await export(self.tables.store, click.table)
        t = await reader_texts(interaction)
        file = File(f"yo-ho-ho-{click.table}.txt", text)
        await self.courier.reply(interaction, Post((Text(t("log-attached")),), file=file))

    VERBS: ClassVar[Mapping[Where, Mapping[str, Callable[..., Awaitable[None]]]]] = {
        "server": {"@follow": _follow, "@share": _share},
        "panel": {
            "@hand": _hand,
            "@help": _help,
            "@sheet": _sheet,
            "@look": _look,
            "@rules": _rules,
            "@robots": _robots,
            "@hint": _hint,
            "@back": _back,
            "@time": _time,
            "@here": _here,
            "@more": _more,
            "@yes": _yes,
            "@page": _page,
            "@log": _log,
        },
        "anywhere": {"@pick": _pick},
    }


async def setup(bot: Client) -> None:
    await bot.add_cog(RouterCog(bot))
