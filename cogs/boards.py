"""`/boards`: what moderators change about leaderboards: seasons, the time zone, matches that are void."""

from __future__ import annotations

import asyncio
from typing import TypeAlias

from discord import app_commands
from discord.ext import commands

from bot.client import YoHoHo
from bot.client.answers import Interaction, answering, may_moderate, reader
from bot.client.history import played_here
from bot.client.leaderboards import most_alike
from bot.client.permissions import KEEPS_ORDER
from bot.client.words import called, parameters, word
from bot.errors import House, Refused
from bot.present import notices
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

    async def _guild(self, interaction: Interaction) -> int:
        """The server of a moderator. Refused: T-57 outside one, T-29 for others."""
        if interaction.guild_id is None:
            raise Refused(House.SERVER_ONLY)
        if not await may_moderate(interaction):
            raise Refused(House.MODERATORS_ONLY)
        return interaction.guild_id

    async def _told(self, interaction: Interaction, key: str, **facts: object) -> None:
        t = await reader(interaction)
        await self.bot.courier.reply(interaction, notices.notice(t(key, **facts)))

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
    @parameters(reason=word("about-reason"))
    async def end(self, interaction: Interaction, reason: Reason) -> None:
        """End the season that runs."""
        async with answering(interaction):
            guild = await self._guild(interaction)
            season = await self.bot.tables.boards.season(guild)
            await self.bot.tables.boards.end_season(guild, interaction.user.id, reason)
            await self._told(interaction, "season-ended", season=escaped(season))

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
    @parameters(match=word("about-match"), reason=word("about-reason"))
    async def void(
        self, interaction: Interaction, match: app_commands.Range[str, 1, LONGEST_TYPED], reason: Reason
    ) -> None:
        """Declare a finished match void. Refused T-98: there is none of this id."""
        async with answering(interaction):
            guild = await self._guild(interaction)
            await self.bot.courier.answer_later(interaction)
            number = match_number(match)
            if number is None:
                raise Refused(House.NO_FINISHED_MATCH)
            await self.bot.tables.boards.void(guild, number, interaction.user.id, reason)
            await self._told(interaction, "match-void", match=match_id(number))

    @void.autocomplete("match")
    async def matches(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The newest finished matches of this server that count, by id and names; none for others."""
        if interaction.guild_id is None or not await may_moderate(interaction):
            return []
        return await played_here(interaction, current, void=False)


async def setup(bot: YoHoHo) -> None:
    """Entry point of the extension."""
    await bot.add_cog(BoardsCog(bot))
