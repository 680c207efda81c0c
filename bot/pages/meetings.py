"""Build the messages of meetings, for the courier and for people who ask."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from bot.meetings.service import Meetings, Notice
from bot.people.people import People
from bot.present import meetings as present
from bot.present.post import Post
from bot.records.meetings import AnswerKind, Meeting
from bot.records.placeholders import is_placeholder

MOST_MENTIONED: Final = 40
"""The most people who are mentioned in one message."""
TOLD: Final[dict[Notice, tuple[AnswerKind, ...]]] = {
    "reminder": ("coming",),
    "moved": ("coming", "perhaps"),
    "off": ("coming", "perhaps"),
}
"""The answers of those who are told."""


class MeetingPages:
    """Builder of meetings' posts, always from the current state."""

    def __init__(self, meetings: Meetings, people: People) -> None:
        self.meetings = meetings
        self.people = people

    async def invitation(
        self, meeting_id: int, table_link: Callable[[int, int | None], Awaitable[str]]
    ) -> Post:
        """Return the public message, in the meeting's language and the server's style.

        `table_link(table, server)` returns the URL of a table's message.

        Raises:
            Refused: T-151, there is no such meeting.
        """
        found = await self.meetings.load(meeting_id)
        meeting = found.meeting
        t = await self.people.public_texts(meeting.guild_id, meeting.locale)
        link = "" if meeting.lobby_id is None else await table_link(meeting.lobby_id, meeting.guild_id)
        link = link or f"https://discord.com/channels/{meeting.guild_id}/{meeting.channel_id}"
        reminds = await self.reminds(meeting)
        post = present.invitation(found, link, self.meetings.tables.now(), t, reminds=reminds)
        return post.in_words() if t.in_words else post

    async def reminds(self, meeting: Meeting, user: int | None = None) -> bool:
        """Return whether those who come to a meeting are going to be reminded, or this person."""
        if meeting.remind_at is None or not (await self.people.server(meeting.guild_id)).pings:
            return False
        return user is None or (await self.people.preferences(user)).pings

    async def notice(self, meeting_id: int, kind: Notice, link: str) -> Post | None:
        """Return the message for those whom it concerns; None if nobody may be mentioned, or it is outdated.

        Nobody is mentioned who has switched off mentions or is blocked here, and nobody for what they
        have done themselves.

        Raises:
            Refused: T-151, there is no such meeting.
        """
        found = await self.meetings.load(meeting_id)
        meeting = found.meeting
        if meeting.status != ("off" if kind == "off" else "open"):
            return None
        settings = await self.people.server(meeting.guild_id)
        if not settings.pings:
            return None
        users = []
        for one in found.list_people(*TOLD[kind]):
            user = one.user_id
            is_own = kind == "off" and user == meeting.ended_by
            if is_placeholder(user) or is_own or user in settings.blocked:
                continue
            if (await self.people.preferences(user)).pings:
                users.append(user)
        if not users:
            return None
        t = await self.people.public_texts(meeting.guild_id, meeting.locale)
        return present.notice(meeting, kind, users[:MOST_MENTIONED], link, t)
