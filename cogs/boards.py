"""`/boards`: moderators' commands for leaderboards: seasons and their files, the time zone, void matches."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from bot.client.answers import answer_errors, may_moderate, public_texts, reader_texts, require_moderator
from bot.client.clicks import Click
from bot.client.command_texts import command_texts, parameters, word
from bot.client.confirmations import ask_confirmation
from bot.client.handlers import Act, Client, Interaction
from bot.client.history import suggest_matches
from bot.client.installs import on_servers
from bot.client.leaderboards import filter_names
from bot.client.permissions import KEEPS_ORDER
from bot.client.seasons import press_export, send_season, suggest_seasons
from bot.client.verbs import verbs
from bot.errors import RefusalId, Refused
from bot.numbers import parse_only_number
from bot.present import losing, notices
from bot.present.post import Post
from bot.tables.boards import LONGEST_SEASON
from bot.tables.periods import zone_names
from bot.tables.reasons import LONGEST_REASON
from bot.texts.match_ids import LONGEST_TYPED, match_id, match_number
from bot.texts.sentences import escape_name

Reason: TypeAlias = app_commands.Range[str, 1, LONGEST_REASON]


@on_servers
@app_commands.default_permissions(KEEPS_ORDER)
class BoardsCog(commands.GroupCog, group_name=word("name-boards"), group_description=word("about-boards")):
    """Commands for moderators only, answered privately; T-29 for other people."""

    def __init__(self, bot: Client) -> None:
        self.courier = bot.courier
        self.tables = bot.services.tables
        bot.verbs |= verbs("anywhere", {"@season-end": self._end, "@void": self._void})
        bot.verbs |= verbs("anywhere", {"@season-export": press_export})
        bot.acts |= {
            "season-end": Act(self._before_end, self._why_end, "anywhere"),
            "void": Act(self._before_void, self._why_void, "anywhere"),
        }

    async def _replace(self, interaction: Interaction, key: str, **facts: object) -> None:
        """Replace the answered question with the sentence `key`."""
        post = notices.notice((await reader_texts(interaction))(key, **facts))
        await self.courier.replace(interaction, post)

    async def _reply(self, interaction: Interaction, key: str, **facts: object) -> None:
        t = await reader_texts(interaction)
        await self.courier.reply(interaction, notices.notice(t(key, **facts)))

    async def _announce(self, interaction: Interaction, key: str, reason: str, **facts: object) -> None:
        """Post in the channel who has changed the leaderboards, and for what reason."""
        by, t = f"<@{interaction.user.id}>", await public_texts(interaction)
        text = t(key, by=by, reason=escape_name(reason, LONGEST_REASON), **facts)
        await self.courier.tell(interaction, notices.notice(text))

    @app_commands.command(**command_texts("season-start"))
    @parameters(name=word("about-season-name"), reason=word("about-reason"))
    async def start(
        self, interaction: Interaction, name: app_commands.Range[str, 1, LONGEST_SEASON], reason: Reason
    ) -> None:
        """Begin a season."""
        async with answer_errors(interaction):
            guild = await require_moderator(interaction)
            await self.tables.boards.start_season(guild, name, interaction.user.id, reason)
            await self._reply(interaction, "season-started", season=escape_name(name))

    @app_commands.command(**command_texts("season-end"))
    async def end(self, interaction: Interaction) -> None:
        """Ask whether to end the running season."""
        async with answer_errors(interaction):
            await ask_confirmation(interaction, "season-end")

    async def _before_end(self, interaction: Interaction, click: Click) -> Post:
        """Return the question whether to end the running season.

        Raises:
            Refused: T-96 no season is running.
        """
        season = await self.tables.boards.running_season(await require_moderator(interaction))
        return losing.ask_end_season(season.name, await reader_texts(interaction))

    async def _why_end(self, interaction: Interaction, click: Click) -> None:
        season = await self.tables.boards.running_season(await require_moderator(interaction))
        form = losing.end_season_form(season.id, await reader_texts(interaction))
        await self.courier.ask(interaction, form, 0)

    async def _end(self, interaction: Interaction, click: Click) -> None:
        """End the season for the reason typed in the form.

        Raises:
            Refused: T-3 not from the form, T-96 the season is no longer running.
        """
        guild, (number, reason) = await require_moderator(interaction), _typed(interaction, click, 2)
        season = await self.tables.boards.running_season(guild)
        wanted, user = parse_only_number([number]), interaction.user.id
        await self.tables.boards.end_season(guild, user, reason, season=wanted)
        await self._replace(interaction, "season-ended", season=escape_name(season.name))
        await self._announce(interaction, "season-ended-told", reason, season=escape_name(season.name))

    @app_commands.command(**command_texts("season-export"))
    @parameters(season=word("about-season-shown"))
    async def export(
        self, interaction: Interaction, season: app_commands.Range[str, 1, LONGEST_SEASON] = ""
    ) -> None:
        """Send the matches, results, boards and logs of a season as a file.

        Raises:
            Refused: T-165 no such season here, T-166 its tables are too large.
        """
        async with answer_errors(interaction):
            await send_season(interaction, season)

    @export.autocomplete("season")
    async def suggest_seasons(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Suggest the seasons of this server, newest first."""
        return await suggest_seasons(interaction, current)

    @app_commands.command(**command_texts("time-zone"))
    @parameters(zone=word("about-zone"))
    async def time_zone(self, interaction: Interaction, zone: app_commands.Range[str, 1, 60]) -> None:
        """Set the time zone by which this server's days begin."""
        async with answer_errors(interaction):
            guild = await require_moderator(interaction)
            await self.courier.answer_later(interaction)
            chosen = await self.tables.boards.choose_zone(guild, zone)
            await self._reply(interaction, "zone-chosen", zone=escape_name(chosen))

    @time_zone.autocomplete("zone")
    async def suggest_zones(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Suggest the time zones whose name contains the typed text."""
        names = await asyncio.to_thread(zone_names)
        return [app_commands.Choice(name=name, value=name) for name in filter_names(names, current)]

    @app_commands.command(**command_texts("void"))
    @parameters(match=word("about-match"))
    async def void(self, interaction: Interaction, match: app_commands.Range[str, 1, LONGEST_TYPED]) -> None:
        """Ask whether to declare a finished match void.

        Raises:
            Refused: T-98 no such match.
        """
        async with answer_errors(interaction):
            await require_moderator(interaction)
            number = match_number(match)
            if number is None:
                raise Refused(RefusalId.NO_FINISHED_MATCH)
            await ask_confirmation(interaction, "void", number)

    async def _before_void(self, interaction: Interaction, click: Click) -> Post:
        """Return the question whether to declare the match void.

        Raises:
            Refused: T-98 no finished match of this server, T-89 void already.
        """
        guild = await require_moderator(interaction)
        played = await self.tables.boards.require_valid(guild, click.table)
        return losing.ask_void(played, await reader_texts(interaction))

    async def _why_void(self, interaction: Interaction, click: Click) -> None:
        form = losing.void_form(click.table, await reader_texts(interaction))
        await self.courier.ask(interaction, form, click.table)

    async def _void(self, interaction: Interaction, click: Click) -> None:
        """Declare the match void for the reason typed in the form.

        Raises:
            Refused: as `_before_void`, T-3 not from the form.
        """
        guild, (reason,) = await require_moderator(interaction), _typed(interaction, click, 1)
        await self.courier.answer_later(interaction)
        await self.tables.boards.void(guild, click.table, interaction.user.id, reason)
        await self._reply(interaction, "match-void", match=match_id(click.table))
        await self._announce(interaction, "match-void-told", reason, match=match_id(click.table))

    @void.autocomplete("match")
    async def suggest_matches(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Suggest the newest finished matches of this server that are not void, to moderators only."""
        if not await may_moderate(interaction):
            return []
        return await suggest_matches(interaction, current, void=False)


def _typed(interaction: Interaction, click: Click, words: int) -> Sequence[str]:
    """Return the words of a form, whose last word is the typed text.

    Raises:
        Refused: T-3 the interaction is not a form with this number of words.
    """
    if interaction.type is not discord.InteractionType.modal_submit or len(click.words) != words:
        raise Refused(RefusalId.NOT_UNDERSTOOD)
    return click.words


async def setup(bot: Client) -> None:
    await bot.add_cog(BoardsCog(bot))
