"""`/meet` and the buttons of meetings: a match at a time, to which everybody in a channel is invited."""

from __future__ import annotations

import asyncio
from typing import Final, TypeAlias, get_args

from discord import app_commands
from discord.ext import commands

from bot.client.answers import answer_errors, may_moderate, reader_texts
from bot.client.clicks import Click
from bot.client.command_texts import command_texts, parameters, word
from bot.client.confirmations import ask_confirmation
from bot.client.display_names import display_name
from bot.client.handlers import Act, Client, Interaction
from bot.client.installs import on_servers
from bot.client.leaderboards import filter_names
from bot.client.meeting_events import add_event, delete_event
from bot.client.meetings import move_meeting, open_meeting, suggest_times
from bot.client.verbs import verbs
from bot.errors import RefusalId, Refused
from bot.meetings.time_words import LONGEST
from bot.present import meetings as present
from bot.present import notices
from bot.present.post import Post
from bot.records.meetings import AnswerKind
from bot.tables.periods import zone_names

KINDS: Final[tuple[AnswerKind, ...]] = get_args(AnswerKind)
Time: TypeAlias = app_commands.Range[str, 1, LONGEST]


class MeetingsCog(commands.Cog):
    """The command and the buttons of meetings."""

    def __init__(self, bot: Client) -> None:
        self.courier = bot.courier
        self.meetings = bot.services.meetings
        handlers = {"@meet": self.answer, "@meet-more": self.more, "@meet-move": self.move}
        bot.verbs |= verbs("meeting", handlers)
        bot.acts |= {"meeting-off": Act(self.off_question, self.call_off, "meeting")}

    @on_servers
    @app_commands.command(**command_texts("meet"))
    @parameters(
        game=word("about-game"),
        at=word("about-at"),
        weekly=word("about-weekly"),
        event=word("about-event"),
        zone=word("about-own-zone"),
    )
    async def meet(
        self,
        interaction: Interaction,
        game: str,
        at: Time,
        weekly: bool = False,
        event: bool = False,
        zone: app_commands.Range[str, 1, 60] | None = None,
    ) -> None:
        """Invite everybody in this channel to a match at a time."""
        async with answer_errors(interaction, game):
            await open_meeting(interaction, game, at, weekly=weekly, event=event, zone=zone)

    @meet.autocomplete("at")
    async def suggest_times(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Suggest the times that the typed words can mean."""
        return await suggest_times(interaction, current)

    @meet.autocomplete("zone")
    async def suggest_zones(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Suggest the time zones whose name contains the typed text."""
        names = await asyncio.to_thread(zone_names)
        return [app_commands.Choice(name=name, value=name) for name in filter_names(names, current)]

    async def answer(self, interaction: Interaction, click: Click) -> None:
        """Store whether the person comes.

        Raises:
            Refused: T-3 there is no such answer, or as `Meetings.answer`.
        """
        kind = next((one for one in KINDS if click.words == (one,)), None)
        if kind is None:
            raise Refused(RefusalId.NOT_UNDERSTOOD)
        user, t = interaction.user, await reader_texts(interaction)
        found = await self.meetings.answer(click.table, user.id, display_name(user), kind, interaction.id)
        await self.courier.reply(interaction, notices.notice(present.answered(found, user.id, t)))

    async def more(self, interaction: Interaction, click: Click) -> None:
        """Ask for another time, repeat the meeting or not, add an event, or ask whether to call it off.

        Raises:
            Refused: T-3 there is no such choice, T-153 there is no event, or as `Meetings.require_host`.
        """
        user, moderator = interaction.user.id, await may_moderate(interaction)
        t = await reader_texts(interaction)
        match click.words:
            case ("move",):
                await self.meetings.require_host(click.table, user, moderator)
                await self.courier.ask(interaction, present.move_form(t), click.table)
            case ("repeat" | "once" as word,):
                weekly = word == "repeat"
                await self.meetings.repeat(click.table, user, moderator, weekly, interaction.id)
                await self.courier.reply(interaction, notices.notice(t(f"meeting-{word}-now")))
            case ("event",):
                found = await self.meetings.require_host(click.table, user, moderator)
                await add_event(interaction, found.meeting)
                await self.courier.reply(interaction, notices.notice(t("meeting-event-now")))
            case ("off",):
                await ask_confirmation(interaction, "meeting-off", click.table)
            case _:
                raise Refused(RefusalId.NOT_UNDERSTOOD)

    async def move(self, interaction: Interaction, click: Click) -> None:
        """Move the meeting to the typed time."""
        await move_meeting(interaction, click.table, " ".join(click.words))

    async def off_question(self, interaction: Interaction, click: Click) -> Post:
        """Return the question whether to call the meeting off.

        Raises:
            Refused: as `Meetings.require_host`.
        """
        user, moderator = interaction.user.id, await may_moderate(interaction)
        found = await self.meetings.require_host(click.table, user, moderator)
        return present.ask_call_off(found, await reader_texts(interaction))

    async def call_off(self, interaction: Interaction, click: Click) -> None:
        """Call the meeting off."""
        user, moderator = interaction.user.id, await may_moderate(interaction)
        await self.meetings.call_off(click.table, user, moderator, interaction.id)
        t, meeting = await reader_texts(interaction), await self.meetings.get(click.table)
        await delete_event(interaction, meeting.guild_id, meeting.event_id)
        await self.courier.replace(interaction, notices.notice(t("meeting-off-now")))


async def setup(bot: Client) -> None:
    await bot.add_cog(MeetingsCog(bot))
