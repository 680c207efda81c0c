"""The messages of meetings: the invitation, edited to the end, and what mentions people once."""

from __future__ import annotations

from functools import partial
from typing import Final

from bot.courier.messages import Messages
from bot.courier.write_queue import WriteQueues
from bot.errors import Refused
from bot.meetings.service import Notice
from bot.pages.meetings import MeetingPages
from bot.present.post import Post
from bot.records.meetings import Meeting
from bot.records.slots import MEETING, NOTICE, TABLE, Slot
from bot.store import Store
from bot.store.meetings import get_meeting

NEEDS_NOTICE: Final = frozenset({"open", "lobby", "off"})
"""The states of a meeting in which what its last notice says is of use."""


class MeetingMessageStore:
    """The store of meetings' messages."""

    def __init__(self, store: Store) -> None:
        self.slots = store.meeting_slots
        self._store = store

    async def header(self, owner: int) -> Meeting | None:
        """Return a meeting."""
        return await self._store.read(get_meeting, owner)


class MeetingMessages:
    """Brings the messages of meetings up to date, through the queues of tables' messages."""

    def __init__(
        self, pages: MeetingPages, queues: WriteQueues, tables: Messages, messages: Messages
    ) -> None:
        self._pages = pages
        self._queues = queues
        self._tables = tables
        self._messages = messages

    def refresh(self, meeting_id: int) -> None:
        """Bring a meeting's invitation up to date."""
        self._queues.spawn(self._spread(meeting_id))

    def tell(self, meeting_id: int, kind: Notice) -> None:
        """Send one message to those whom a change concerns, after the invitation is up to date."""
        self._queues.spawn(self._spread(meeting_id, kind))

    async def page(self, meeting_id: int) -> Post:
        """Return a meeting's invitation as it is now.

        Raises:
            Refused: T-151, there is no such meeting.
        """
        return await self._pages.invitation(meeting_id, self._table_link)

    async def _table_link(self, table_id: int, guild: int | None) -> str:
        return await self._tables.link(Slot(table_id, TABLE), guild)

    async def link(self, meeting: Meeting) -> str:
        """Return the URL of a meeting's invitation, or of its channel."""
        link = await self._messages.link(Slot(meeting.id, MEETING), meeting.guild_id)
        return link or f"https://discord.com/channels/{meeting.guild_id}/{meeting.channel_id}"

    async def record(self, meeting_id: int, channel: int, message_id: int, post: Post) -> None:
        """Remember the message that was sent as the answer to a command."""
        await self._messages.record(Slot(meeting_id, MEETING), channel, message_id, post)

    async def _spread(self, meeting_id: int, kind: Notice | None = None) -> None:
        try:
            channel = (await self._pages.meetings.get(meeting_id)).channel_id
        except Refused:
            return
        queue = f"channel {channel}"
        self._queues.put(queue, f"meeting {meeting_id}", partial(self._write, meeting_id, channel))
        if kind is not None:
            write = partial(self._write_notice, meeting_id, channel, kind)
            self._queues.put(queue, f"notice {meeting_id}", write)

    async def _write(self, meeting_id: int, channel: int) -> bool:
        draw = partial(self.page, meeting_id)
        written = await self._messages.reconcile(Slot(meeting_id, MEETING), channel, await draw(), draw)
        meeting = await self._pages.meetings.get(meeting_id)
        if meeting.status not in NEEDS_NOTICE:
            written = await self._messages.drop(Slot(meeting_id, NOTICE)) or written
        await self._messages.settle(meeting_id)
        return written

    async def _write_notice(self, meeting_id: int, channel: int, kind: Notice) -> bool:
        meeting = await self._pages.meetings.get(meeting_id)
        post = await self._pages.notice(meeting_id, kind, await self.link(meeting))
        return post is not None and await self._messages.reconcile(Slot(meeting_id, NOTICE), channel, post)
