"""The buttons of meetings: a match at a time, to which everybody in a channel is invited."""

from __future__ import annotations

from typing import Final, get_args

from discord.ext import commands

from bot.client.answers import may_moderate, reader_texts
from bot.client.clicks import Click
from bot.client.confirmations import ask_confirmation
from bot.client.display_names import display_name
from bot.client.handlers import Act, Client, Interaction
from bot.client.meeting_events import add_event, delete_event
from bot.client.meetings import move_meeting
from bot.client.verbs import verbs
from bot.errors import RefusalId, Refused
from bot.present import meetings as present
from bot.present import notices
from bot.present.post import Post
from bot.records.meetings import AnswerKind

KINDS: Final[tuple[AnswerKind, ...]] = get_args(AnswerKind)


class MeetingsCog(commands.Cog):
    """Handles the buttons and the menu of invitations to meetings."""

    def __init__(self, bot: Client) -> None:
        self.courier = bot.courier
        self.meetings = bot.services.meetings
        self.pages = bot.services.meeting_pages
        handlers = {"@meet": self.answer, "@meet-more": self.more, "@meet-move": self.move}
        bot.verbs |= verbs("meeting", handlers)
        bot.acts |= {"meeting-off": Act(self.off_question, self.call_off, "meeting")}

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
        reminds = await self.pages.reminds(found.meeting, user.id)
        said = present.answered(found, user.id, t, reminds=reminds)
        await self.courier.reply(interaction, notices.notice(said))

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
