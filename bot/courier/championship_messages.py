"""The messages of championships: the one that stays, the one that tells of the draw, the one that reminds."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial

from bot.courier.messages import Messages
from bot.courier.pauses import Pauses
from bot.courier.write_queue import WriteQueues
from bot.errors import Refused
from bot.pages.championships import ChampionshipPages
from bot.present.post import Post
from bot.records.tables import SHARED

KIND, DRAWN = "championship", "drawn"


class ChampionshipMessages:
    """Brings the messages of a championship up to date, through the same queues as those of tables."""

    def __init__(
        self,
        championship_pages: ChampionshipPages,
        queues: WriteQueues,
        tables: Messages,
        messages: Messages,
        now: Callable[[], datetime],
    ) -> None:
        self.championship_pages = championship_pages
        self._queues = queues
        self._tables = tables
        self._messages = messages
        self._anew: set[int] = set()
        self._pauses = Pauses(now)

    def refresh(self, championship_id: int) -> None:
        """Bring everything that shows this championship up to date."""
        self._queues.spawn(self._spread(championship_id))

    def repost(self, championship_id: int, link: str) -> None:
        """Post its message again, at `link` until now, below everything else. Refused T-67."""
        self._pauses.begin(championship_id, link)
        self._anew.add(championship_id)
        self.refresh(championship_id)

    async def page(self, championship_id: int) -> Post:
        """The championship's message as it is now. Refused T-40."""
        return await self.championship_pages.championship(championship_id, self._tables.link)

    async def link(self, championship_id: int, guild: int) -> str:
        """The address of the championship's message, "" when there is none."""
        return await self._messages.link(championship_id, guild, KIND)

    async def record(self, championship_id: int, channel: int, message_id: int, post: Post) -> None:
        """Keep the message that was sent as the answer to a command."""
        await self._messages.record(championship_id, KIND, SHARED, channel, message_id, post)

    async def _spread(self, championship_id: int) -> None:
        try:
            channel = (await self.championship_pages.championships.header(championship_id)).channel_id
        except Refused:
            return
        place = f"channel {channel}"
        write, remind = partial(self._write, championship_id, channel), partial(self._remind, championship_id)
        self._queues.put(place, f"championship {championship_id}", write)
        drawn = partial(self._tell_drawn, championship_id, channel)
        self._queues.put(place, f"draw {championship_id}", drawn)
        self._queues.put(place, f"reminder {championship_id}", partial(remind, channel))

    async def _write(self, championship_id: int, channel: int) -> bool:
        anew = championship_id in self._anew
        post = await self.page(championship_id)
        sent = await self._messages.keep(championship_id, KIND, SHARED, channel, post, anew=anew)
        if anew:  # What could not be written is tried again, and anew then too.
            self._anew.discard(championship_id)
        return sent

    async def _tell_drawn(self, championship_id: int, channel: int) -> bool:
        """One message for all who have been drawn, once: it stays as it is, whatever happens afterwards."""
        guild = (await self.championship_pages.championships.header(championship_id)).guild_id
        if await self._messages.link(championship_id, guild, DRAWN):
            return False
        post = await self.championship_pages.draw_announcement(
            championship_id, await self.link(championship_id, guild)
        )
        if post is None:
            return False
        return await self._messages.keep(championship_id, DRAWN, SHARED, channel, post)

    async def _remind(self, championship_id: int, channel: int) -> bool:
        """One reminder at most, as long as matches wait and nothing happens; a new one each day."""
        header = await self.championship_pages.championships.header(championship_id)
        post = await self.championship_pages.reminder(
            championship_id, await self.link(championship_id, header.guild_id)
        )
        if post is None:
            return await self._messages.drop(championship_id, "reminder")
        return await self._messages.keep(championship_id, "reminder", SHARED, channel, post)
