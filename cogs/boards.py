"""`/boards`: what moderators change about leaderboards: seasons, the time zone, matches that are void."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import YoHoHo
from bot.client.answers import Interaction, answering, may_moderate, reader, spoken_here
from bot.client.click import Click
from bot.client.confirmed import Act, ask
from bot.client.history import played_here
from bot.client.leaderboards import most_alike
from bot.client.permissions import KEEPS_ORDER
from bot.client.verbs import verbs
from bot.client.words import called, parameters, word
from bot.errors import House, Refused
from bot.numbers import only_number
from bot.present import losing, notices
from bot.present.post import Post
from bot.tables.boards import LONGEST_SEASON
from bot.tables.periods import zone_names
from bot.tables.reasons import LONGEST_REASON
from bot.texts.match_ids import LONGEST_TYPED, match_id, match_number
from bot.texts.sentences import escaped

Reason: TypeAlias = app_commands.Range[str, 1, LONGEST_REASON]


@app_commands.default_permissions(KEEPS_ORDER)
class BoardsCog(commands.GroupCog, group_name=word("name-boards"), group_description=word("about-boards")):
    """Each command is for moderators, and answers only them; refused T-29 for anybody else."""

    def __init__(self, bot: YoHoHo) -> None:
        self.bot = bot
        bot.verbs |= verbs("anywhere", {"@season-end": self._end, "@void": self._void})
        bot.acts |= {
            "season-end": Act(self._before_end, self._why_end, "anywhere"),
            "void": Act(self._before_void, self._why_void, "anywhere"),
        }

    async def _guild(self, interaction: Interaction) -> int:
        """The server of a moderator. Refused: T-57 outside one, T-29 for others."""
        if interaction.guild_id is None:
            raise Refused(House.SERVER_ONLY)
        if not await may_moderate(interaction):
            raise Refused(House.MODERATORS_ONLY)
        return interaction.guild_id

    async def _now(self, interaction: Interaction, key: str, **facts: object) -> None:
        """Say this in the place of the question that was answered."""
        post = notices.notice((await reader(interaction))(key, **facts))
        await self.bot.courier.replace(interaction, post)

    async def _told(self, interaction: Interaction, key: str, **facts: object) -> None:
        t = await reader(interaction)
        await self.bot.courier.reply(interaction, notices.notice(t(key, **facts)))

    async def _tell(self, interaction: Interaction, key: str, reason: str, **facts: object) -> None:
        """Tell everybody there who has taken something away, and why."""
        by, t = f"<@{interaction.user.id}>", await spoken_here(interaction)
        told = t(key, by=by, reason=escaped(reason, LONGEST_REASON), **facts)
        await self.bot.courier.tell(interaction, notices.notice(told))

    @app_commands.command(**called("season-start"))
    @app_commands.guild_only()
    @parameters(name=word("about-season-name"), reason=word("about-reason"))
    async def start(
        self, interaction: Interaction, name: app_commands.Range[str, 1, LONGEST_SEASON], reason: Reason
    ) -> None:
        """Begin a season."""
        async with answering(interaction):
            guild = await self._guild(interaction)
            await self.bot.tables.boards.start_season(guild, name, interaction.user.id, reason)
            await self._told(interaction, "season-started", season=escaped(name))

    @app_commands.command(**called("season-end"))
    @app_commands.guild_only()
    async def end(self, interaction: Interaction) -> None:
        """Ask whether to end the season that runs."""
        async with answering(interaction):
            await ask(interaction, "season-end")

    async def _before_end(self, interaction: Interaction, click: Click) -> Post:
        """Make the question about it. Refused T-96: none runs."""
        season = await self.bot.tables.boards.running_season(await self._guild(interaction))
        return losing.end_season(season.name, await reader(interaction))

    async def _why_end(self, interaction: Interaction, click: Click) -> None:
        season = await self.bot.tables.boards.running_season(await self._guild(interaction))
        form = losing.why_end_season(season.id, await reader(interaction))
        await self.bot.courier.ask(interaction, form, 0)

    async def _end(self, interaction: Interaction, click: Click) -> None:
        """The reason was typed: end that season. Refused: T-3 no form asked for it, T-96 it runs no more."""
        guild, (number, reason) = await self._guild(interaction), _typed(interaction, click, 2)
        season = await self.bot.tables.boards.running_season(guild)
        wanted, user = only_number([number]), interaction.user.id
        await self.bot.tables.boards.end_season(guild, user, reason, season=wanted)
        await self._now(interaction, "season-ended", season=escaped(season.name))
        await self._tell(interaction, "season-ended-told", reason, season=escaped(season.name))

    @app_commands.command(**called("time-zone"))
    @app_commands.guild_only()
    @parameters(zone=word("about-zone"))
    async def time_zone(self, interaction: Interaction, zone: app_commands.Range[str, 1, 60]) -> None:
        """Have the days of this server begin by another time zone."""
        async with answering(interaction):
            guild = await self._guild(interaction)
            await self.bot.courier.answer_later(interaction)
            chosen = await self.bot.tables.boards.choose_zone(guild, zone)
            await self._told(interaction, "zone-chosen", zone=escaped(chosen))

    @time_zone.autocomplete("zone")
    async def zones(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The time zones whose name holds what has been typed."""
        names = await asyncio.to_thread(zone_names)
        return [app_commands.Choice(name=name, value=name) for name in most_alike(names, current)]

    @app_commands.command(**called("void"))
    @app_commands.guild_only()
    @parameters(match=word("about-match"))
    async def void(self, interaction: Interaction, match: app_commands.Range[str, 1, LONGEST_TYPED]) -> None:
        """Ask whether to declare a finished match void. Refused T-98: there is none of this id."""
        async with answering(interaction):
            await self._guild(interaction)
            number = match_number(match)
            if number is None:
                raise Refused(House.NO_FINISHED_MATCH)
            await ask(interaction, "void", number)

    async def _before_void(self, interaction: Interaction, click: Click) -> Post:
        """Make the question about it. Refused: T-98 no finished match of this server, T-89 void already."""
        guild = await self._guild(interaction)
        played = await self.bot.tables.boards.require_valid(guild, click.table)
        return losing.void(played, await reader(interaction))

    async def _why_void(self, interaction: Interaction, click: Click) -> None:
        form = losing.why_void(click.table, await reader(interaction))
        await self.bot.courier.ask(interaction, form, click.table)

    async def _void(self, interaction: Interaction, click: Click) -> None:
        """The reason was typed: declare the match void. Refused as before, T-3 where no form asked for it."""
        guild, (reason,) = await self._guild(interaction), _typed(interaction, click, 1)
        await self.bot.courier.answer_later(interaction)
        await self.bot.tables.boards.void(guild, click.table, interaction.user.id, reason)
        await self._told(interaction, "match-void", match=match_id(click.table))
        await self._tell(interaction, "match-void-told", reason, match=match_id(click.table))

    @void.autocomplete("match")
    async def matches(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The newest finished matches of this server that count, by id and names; none for others."""
        if interaction.guild_id is None or not await may_moderate(interaction):
            return []
        return await played_here(interaction, current, void=False)


def _typed(interaction: Interaction, click: Click, words: int) -> Sequence[str]:
    """Return the words that a form brings, the last one typed. Refused T-3 where this is no form."""
    if interaction.type is not discord.InteractionType.modal_submit or len(click.words) != words:
        raise Refused(House.NOT_UNDERSTOOD)
    return click.words


async def setup(bot: YoHoHo) -> None:
    """Entry point of the extension."""
    await bot.add_cog(BoardsCog(bot))
